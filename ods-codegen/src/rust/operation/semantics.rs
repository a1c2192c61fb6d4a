//! Semantics of an operation for passes: effects, interfaces, folding, canonicalization, as fields of its `OpSpec`.
//!
//! ```text
//! flags: Traits::MEMORY_EFFECTS.with(Traits::NO_MEMORY_EFFECT),
//! effects: &[EffectSpec { kind: EffectKind::Read, on: EffectTarget::Operands(0), resource: "…" }],
//! interfaces: Interfaces { branch: Some(&BranchModel::of::<BranchOp>()), ..Interfaces::NONE },
//! fold: Some(hooks::fold_by_hand::<AddOp>),
//! ```

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::model::{Named, OpVariable, Operation, Result, SideEffect};
use crate::rust::names::ident;

/// The MLIR interfaces that the runtime queries: trait, field of `Interfaces`, model.
const INTERFACES: [(&str, &str, &str); 7] = [
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
];

const MEMORY_EFFECTS: &str = "::mlir::MemoryEffectOpInterface::Trait";
const RETURN_LIKE: &str = "::mlir::OpTrait::ReturnLike";

/// The flags and fields.
#[derive(Default)]
pub(super) struct Semantics {
    pub(super) flags: Vec<Ident>,
    pub(super) fields: Vec<TokenStream>,
    /// The user-provided traits.
    pub(super) required: Vec<&'static str>,
}

impl Semantics {
    /// Reads an operation, whose item is `handle`.
    ///
    /// # Errors
    /// When a field of the definition has the wrong type, or an effect is unknown to the runtime.
    pub(super) fn of(op: &Operation<'_>, handle: &Ident) -> Result<Semantics> {
        let mut semantics = Semantics::default();
        let mut interfaces = semantics.interfaces(op, handle);
        semantics.effects(op, handle, &mut interfaces)?;
        if op.has_trait("::mlir::ConditionallySpeculatable::Trait")
            && !op.has_trait("::mlir::OpTrait::AlwaysSpeculatableImplTrait")
            && !op.has_trait("::mlir::OpTrait::RecursivelySpeculatableImplTrait")
        {
            interfaces.push(semantics.by_hand(
                handle,
                "speculation",
                "SpeculationModel",
                "SpeculationOpInterface",
            ));
        }
        if !interfaces.is_empty() {
            semantics.fields.push(quote! { interfaces: Interfaces { #(#interfaces,)* ..Interfaces::NONE } });
        }
        semantics.hooks(op, handle)?;
        Ok(semantics)
    }

    /// The effects that the definition lists, or the user-provided function that computes them.
    fn effects(
        &mut self,
        op: &Operation<'_>,
        handle: &Ident,
        interfaces: &mut Vec<TokenStream>,
    ) -> Result<()> {
        let mut states = false;
        let mut effects = Vec::new();
        for tr in op.traits.iter().filter(|tr| tr.is_named(MEMORY_EFFECTS)) {
            if let Some(listed) = tr.as_effects() {
                states = true;
                for effect in listed.effects()? {
                    effects.push(effect_spec(effect, &quote! { EffectTarget::Any })?);
                }
            }
        }
        decorated(&op.operands, &mut effects, |group| quote! { EffectTarget::Operands(#group) })?;
        for attribute in &op.attributes {
            let name = attribute.name;
            decorated(std::slice::from_ref(attribute), &mut effects, |_| {
                quote! { EffectTarget::Symbol(#name) }
            })?;
        }
        decorated(&op.results, &mut effects, |group| quote! { EffectTarget::Results(#group) })?;
        if states || !effects.is_empty() {
            self.flags.push(ident("MEMORY_EFFECTS"));
            if effects.is_empty() {
                self.flags.push(ident("NO_MEMORY_EFFECT"));
            } else {
                self.fields.push(quote! { effects: &[#(#effects),*] });
            }
        } else if op.has_trait(MEMORY_EFFECTS) {
            self.flags.push(ident("MEMORY_EFFECTS"));
            interfaces.push(self.by_hand(
                handle,
                "memory_effects",
                "MemoryEffectsModel",
                "MemoryEffectsOpInterface",
            ));
        }
        Ok(())
    }

    /// `branch: Some(&BranchModel::of::<Self>())` for each interface that the runtime queries.
    fn interfaces(&mut self, op: &Operation<'_>, handle: &Ident) -> Vec<TokenStream> {
        let is_return_like = op.has_trait(RETURN_LIKE);
        let mut fields = Vec::new();
        for (name, field, model) in INTERFACES {
            if !op.has_trait(name) {
                continue;
            }
            if field == "region_branch_terminator" && is_return_like {
                let (field, model) = (ident(field), ident(model));
                fields.push(quote! { #field: Some(&interfaces::#model::ALL_OPERANDS) });
            } else {
                let required = name.trim_start_matches("::mlir::").trim_end_matches("::Trait");
                fields.push(self.by_hand(handle, field, model, required));
            }
        }
        fields
    }

    /// `field: Some(&Model::of::<Class>())`
    fn by_hand(&mut self, class: &Ident, field: &str, model: &str, required: &'static str) -> TokenStream {
        self.required.push(required);
        let (field, model) = (ident(field), ident(model));
        quote! { #field: Some(&const { interfaces::#model::of::<#class>() }) }
    }

    /// The user-provided hooks for folding and canonicalization.
    fn hooks(&mut self, op: &Operation<'_>, class: &Ident) -> Result<()> {
        let is_constant = op.has_trait("::mlir::OpTrait::ConstantLike");
        if is_constant {
            self.required.push("ConstantLike");
            self.fields.push(quote! { constant: Some(hooks::constant_by_hand::<#class>) });
        }
        if op.has_folder()? && !is_constant {
            self.required.push("FoldOp");
            self.fields.push(quote! { fold: Some(hooks::fold_by_hand::<#class>) });
        }
        if op.has_canonicalizer()? {
            self.required.push("CanonicalizationPatterns");
            self.fields.push(quote! { canonicalization: Some(hooks::patterns_by_hand::<#class>) });
        } else if op.has_canonicalize_method()? {
            self.required.push("Canonicalize");
            self.fields.push(quote! { canonicalization: Some(hooks::canonicalize_by_hand::<#class>) });
        }
        Ok(())
    }
}

/// Adds the memory effects that decorators of arguments or results declare.
fn decorated<T>(
    values: &[Named<'_, T>],
    effects: &mut Vec<TokenStream>,
    target: impl Fn(usize) -> TokenStream,
) -> Result<()> {
    for (group, value) in values.iter().enumerate() {
        for effect in value.variable.map(OpVariable::memory_effects).transpose()?.unwrap_or_default() {
            effects.push(effect_spec(effect, &target(group))?);
        }
    }
    Ok(())
}

/// `EffectSpec { … }`
fn effect_spec(effect: SideEffect<'_>, target: &TokenStream) -> Result<TokenStream> {
    let (kind, resource) = (effect.effect()?, effect.resource()?);
    let kind = ident(kind.rsplit("::").next().unwrap_or(kind));
    Ok(quote! { EffectSpec { kind: interfaces::EffectKind::#kind, on: #target, resource: #resource } })
}
