//! Semantics of an operation for passes: effects, interfaces, folding and canonicalization.

use crate::model::{Named, OpVariable, Operation, Result, SideEffect};
use crate::rust::emit::{Effect, EffectTarget, Hook, InterfaceModel};
use crate::rust::{Ident, ident};

/// The MLIR interfaces that the runtime queries: trait, field of `Interfaces`, model.
const INTERFACES: [(&str, &str, &str); 13] = [
    ("::mlir::BranchOpInterface::Trait", "branch", "BranchModel"),
    ("::mlir::RegionBranchOpInterface::Trait", "region_branch", "RegionBranchModel"),
    (
        "::mlir::RegionBranchTerminatorOpInterface::Trait",
        "region_branch_terminator",
        "RegionBranchTerminatorModel",
    ),
    ("::mlir::LoopLikeOpInterface::Trait", "loop_like", "LoopLikeModel"),
    ("::mlir::CallOpInterface::Trait", "call", "CallModel"),
    ("::mlir::CallableOpInterface::Trait", "callable", "CallableModel"),
    ("::mlir::SymbolUserOpInterface::Trait", "symbol_user", "SymbolUserModel"),
    ("::mlir::PromotableAllocationOpInterface::Trait", "promotable_allocation", "PromotableAllocationModel"),
    ("::mlir::PromotableMemOpInterface::Trait", "promotable_memory", "PromotableMemModel"),
    ("::mlir::PromotableOpInterface::Trait", "promotable", "PromotableModel"),
    (
        "::mlir::DestructurableAllocationOpInterface::Trait",
        "destructurable_allocation",
        "DestructurableAllocationModel",
    ),
    (
        "::mlir::DestructurableAccessorOpInterface::Trait",
        "destructurable_accessor",
        "DestructurableAccessorModel",
    ),
    ("::mlir::SafeMemorySlotAccessOpInterface::Trait", "safe_access", "SafeMemorySlotAccessModel"),
];

const MEMORY_EFFECTS: &str = "::mlir::MemoryEffectOpInterface::Trait";
const RETURN_LIKE: &str = "::mlir::OpTrait::ReturnLike";

/// The flags and fields.
#[derive(Default)]
pub(super) struct Semantics {
    pub(super) flags: Vec<Ident>,
    pub(super) effects: Vec<Effect>,
    pub(super) interfaces: Vec<InterfaceModel>,
    /// Folding and canonicalization.
    pub(super) rewrites: Vec<Hook>,
    /// The user-provided traits.
    pub(super) required: Vec<&'static str>,
}

impl Semantics {
    /// Reads an operation, whose item is `handle`.
    ///
    /// # Errors
    /// When a field of the definition has the wrong type, or an effect is unknown to the runtime.
    pub(super) fn new(op: &Operation<'_>, handle: &Ident) -> Result<Semantics> {
        let mut semantics = Semantics::default();
        semantics.interfaces(op, handle);
        semantics.effects(op, handle)?;
        if op.has_trait("::mlir::ConditionallySpeculatable::Trait")
            && !op.has_trait("::mlir::OpTrait::AlwaysSpeculatableImplTrait")
            && !op.has_trait("::mlir::OpTrait::RecursivelySpeculatableImplTrait")
        {
            semantics.ask(handle, "speculation", "SpeculationModel", "SpeculationOpInterface");
        }
        semantics.hooks(op, handle)?;
        Ok(semantics)
    }

    /// The effects that the definition lists, or the user-provided function that computes them.
    fn effects(&mut self, op: &Operation<'_>, handle: &Ident) -> Result<()> {
        let mut states = false;
        let mut effects = Vec::new();
        for tr in op.traits.iter().filter(|tr| tr.is_named(MEMORY_EFFECTS)) {
            if let Some(listed) = tr.as_effects() {
                states = true;
                for effect in listed.effects()? {
                    effects.push(effect_on(effect, EffectTarget::Any)?);
                }
            }
        }
        decorated(&op.operands, &mut effects, EffectTarget::Operands)?;
        for attribute in &op.attributes {
            let target = |_| EffectTarget::Symbol(attribute.name.to_owned());
            decorated(std::slice::from_ref(attribute), &mut effects, target)?;
        }
        decorated(&op.results, &mut effects, EffectTarget::Results)?;
        if states || !effects.is_empty() {
            self.flags.push(ident("MEMORY_EFFECTS"));
            if effects.is_empty() {
                self.flags.push(ident("NO_MEMORY_EFFECT"));
            }
            self.effects = effects;
        } else if op.has_trait(MEMORY_EFFECTS) {
            self.flags.push(ident("MEMORY_EFFECTS"));
            self.ask(handle, "memory_effects", "MemoryEffectsModel", "MemoryEffectsOpInterface");
        }
        Ok(())
    }

    /// The models of the interfaces that the runtime queries.
    fn interfaces(&mut self, op: &Operation<'_>, handle: &Ident) {
        let is_return_like = op.has_trait(RETURN_LIKE);
        for (name, field, model) in INTERFACES.into_iter().filter(|(name, ..)| op.has_trait(name)) {
            if field == "region_branch_terminator" && is_return_like {
                self.interfaces.push(InterfaceModel { field, model, implementer: None });
            } else {
                let required = name.trim_start_matches("::mlir::").trim_end_matches("::Trait");
                self.ask(handle, field, model, required);
            }
        }
    }

    /// Adds the model of an interface that the author implements.
    fn ask(&mut self, handle: &Ident, field: &'static str, model: &'static str, required: &'static str) {
        self.required.push(required);
        self.interfaces.push(InterfaceModel { field, model, implementer: Some(handle.clone()) });
    }

    /// The user-provided hooks for folding and canonicalization.
    fn hooks(&mut self, op: &Operation<'_>, handle: &Ident) -> Result<()> {
        let mut add = |required, field, function| {
            self.required.push(required);
            self.rewrites.push(Hook { field, module: "hooks", function, handle: handle.clone() });
        };
        let is_constant = op.has_trait("::mlir::OpTrait::ConstantLike");
        if is_constant {
            add("ConstantLike", "constant", "constant_hand_written");
        }
        if op.has_folder()? && !is_constant {
            add("FoldOp", "fold", "fold_hand_written");
        }
        if op.has_canonicalizer()? {
            add("CanonicalizationPatterns", "canonicalization", "patterns_hand_written");
        } else if op.has_canonicalize_method()? {
            add("Canonicalize", "canonicalization", "canonicalize_hand_written");
        }
        Ok(())
    }
}

/// Adds the memory effects that decorators of arguments or results declare.
fn decorated<T>(
    values: &[Named<'_, T>],
    effects: &mut Vec<Effect>,
    target: impl Fn(usize) -> EffectTarget,
) -> Result<()> {
    for (group, value) in values.iter().enumerate() {
        for effect in value.variable.map(OpVariable::memory_effects).transpose()?.unwrap_or_default() {
            effects.push(effect_on(effect, target(group))?);
        }
    }
    Ok(())
}

/// An effect of the definition on a value.
fn effect_on(effect: SideEffect<'_>, target: EffectTarget) -> Result<Effect> {
    let kind = effect.effect()?;
    let kind = ident(kind.rsplit("::").next().unwrap_or(kind));
    Ok(Effect { kind, target, resource: effect.resource()?.to_owned() })
}
