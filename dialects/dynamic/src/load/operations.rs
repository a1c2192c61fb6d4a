//! Operations.

use std::sync::OnceLock;

use ir_core::context::{Attribute, Context, Traits};
use ir_core::interfaces::{EffectKind, Interfaces, RegionBranchTerminatorModel};
use ir_core::ir::{Ir, Op};
use ir_core::runtime::inference::{Inference, ResultType};
use ir_core::runtime::{
    AttrSpec, Check, EffectSpec, EffectTarget, Grouping, OpSpec, Presence, ValueNames, ValueSpec, checks,
    traits,
};
use ods_schema::plan;
use rustc_hash::FxHashSet;

use super::constraints::{constructor, transformer};
use super::predicates::{OwnSpec, length};
use super::scope::Scope;
use crate::check;
use crate::error::LoadError;
use crate::hooks::OpHooks;
use crate::leak::{leak, leak_list, leak_text, leak_texts};
use crate::report::CppKind;

/// The fields of the runtime's data that verify something.
const VERIFIERS: [&str; 2] = ["verify", "verify_regions"];

/// Resolves the names in operations.
///
/// # Errors
/// A name is unknown.
pub fn prepare(
    scope: &mut Scope<'_, '_>,
    operations: &[plan::Op<'static>],
) -> Result<Vec<&'static OpSpec>, LoadError> {
    let mut names = FxHashSet::default();
    let mut all = Vec::with_capacity(operations.len());
    for op in operations {
        let with_name = |error: LoadError| error.with_part(format_args!("in the operation '{}'", op.name));
        if !names.insert(&op.name) {
            return Err(LoadError::new(format!("two operations have the name '{}'", op.name)));
        }
        if op.name.strip_prefix(scope.name).and_then(|rest| rest.strip_prefix('.')).is_none_or(str::is_empty)
        {
            return Err(with_name(LoadError::new("the name does not begin with that of the dialect")));
        }
        all.push(scope.operation(op).map_err(with_name)?);
    }
    Ok(all)
}

impl Scope<'_, '_> {
    fn operation(&mut self, op: &plan::Op<'static>) -> Result<&'static OpSpec, LoadError> {
        let own: OwnSpec = leak(OnceLock::new());
        let attributes = op.attributes.iter().map(|attribute| self.attribute(attribute));
        let attributes = leak_list(attributes.collect::<Result<Vec<_>, _>>()?);
        let properties = op.properties.iter().map(|property| self.property(property));
        let properties = leak_list(properties.collect::<Result<Vec<_>, _>>()?);
        let inference = self.inference(op)?;
        let (format, syntax) = self.syntax(op, !matches!(inference, Inference::None))?;
        let hooks = self.loader.hooks.get(&op.name);
        self.report_hooks(op, hooks);
        let flags = flags(op)?;
        let spec = leak(OpSpec {
            name: leak_text(&op.name),
            operands: self.values(&op.operands)?,
            results: self.values(&op.results)?,
            attributes,
            regions: self.regions(&op.regions)?,
            successors: self.successors(&op.successors)?,
            operand_groups: grouping(op.operand_groups),
            result_groups: grouping(op.result_groups),
            properties,
            flags,
            parents: leak_texts(&op.parents),
            predicates: self.predicates(op, own)?,
            structure: self.checks(op, &op.structure, own, inference)?,
            traits: self.checks(op, &op.traits, own, inference)?,
            region_traits: self.checks(op, &op.region_traits, own, inference)?,
            effects: effects(op)?,
            inference,
            interfaces: interfaces(flags),
            format,
            syntax,
            names: if op.names_results { ValueNames::Groups } else { ValueNames::Numbers },
            fold: hooks.and_then(|hooks| hooks.fold),
            canonicalization: hooks.and_then(OpHooks::canonicalization),
            verify: hooks.and_then(|hooks| hooks.verify),
            verify_regions: hooks.and_then(|hooks| hooks.verify_regions),
            terminator: op.terminator.as_deref().map(leak_text),
            documentation: leak_texts(&op.documentation),
            ..OpSpec::EMPTY
        });
        Ok(own.get_or_init(|| spec))
    }

    fn values(&self, values: &[plan::Value]) -> Result<&'static [ValueSpec], LoadError> {
        let loaded = values.iter().map(|value| {
            Ok(ValueSpec {
                name: leak_text(&value.name),
                length: length(value.length),
                sizes: value.sizes.as_deref().map_or("", leak_text),
                summary: value.summary.as_deref().map(leak_text),
                constraint: self.type_constraint(&value.constraint)?,
            })
        });
        Ok(leak_list(loaded.collect::<Result<_, LoadError>>()?))
    }

    fn attribute(&self, attribute: &plan::Attr) -> Result<AttrSpec, LoadError> {
        let plan::Attr { name, presence, default, constraint } = attribute;
        let presence = match presence {
            plan::Presence::Required => Presence::Required,
            plan::Presence::Optional => Presence::Optional,
            plan::Presence::DefaultValued => Presence::DefaultValued,
        };
        let default = match default {
            Some(name) => Some(constructor::<Attribute>(self.builder(name)?)),
            None => None,
        };
        let constraint = self.attr_constraint(constraint)?;
        Ok(AttrSpec { name: leak_text(name), presence, default, constraint })
    }

    fn inference(&mut self, op: &plan::Op<'static>) -> Result<Inference, LoadError> {
        let types = match &op.inference {
            None => return Ok(Inference::None),
            Some(plan::Inference::Cpp(path)) => {
                let known = path.as_ref().and_then(|path| self.loader.tables.inference(path));
                if known.is_none() {
                    self.report.add(CppKind::Inference, &op.name, "");
                }
                return Ok(known.unwrap_or(Inference::None));
            }
            Some(plan::Inference::Declared(types)) => types,
        };
        if types.len() != op.results.len() {
            let (given, expected) = (types.len(), op.results.len());
            return Err(LoadError::new(format!("there are {given} inferred types of {expected} results")));
        }
        let operand =
            |index: u32| check::index("operand", index as usize, op.operands.len()).map(|()| index as usize);
        let loaded = types.iter().map(|ty| {
            Ok(match ty {
                plan::ResultType::Built(index) => {
                    check::index("result", *index as usize, op.results.len())?;
                    ResultType::Built(*index as usize)
                }
                plan::ResultType::OfOperand(index) => ResultType::OfOperand(operand(*index)?),
                plan::ResultType::OfAttribute(name) => ResultType::OfAttribute(leak_text(name)),
                plan::ResultType::Derived(index, by) => {
                    ResultType::Derived(operand(*index)?, transformer(self.code(by, 1)?))
                }
                plan::ResultType::DerivedFromAttribute(name, by) => {
                    ResultType::DerivedFromAttribute(leak_text(name), transformer(self.code(by, 1)?))
                }
            })
        });
        Ok(Inference::Declared(leak_list(loaded.collect::<Result<_, LoadError>>()?)))
    }

    fn checks(
        &mut self,
        op: &plan::Op<'static>,
        found: &[plan::Check],
        own: OwnSpec,
        inference: Inference,
    ) -> Result<&'static [&'static dyn Check], LoadError> {
        let mut loaded: Vec<&'static dyn Check> = Vec::with_capacity(found.len());
        for check in found {
            loaded.extend(self.check(op, check, own, inference)?);
        }
        Ok(leak_list(loaded))
    }

    /// A check; `None` if it is C++.
    fn check(
        &mut self,
        op: &plan::Op<'static>,
        check: &plan::Check,
        own: OwnSpec,
        inference: Inference,
    ) -> Result<Option<&'static dyn Check>, LoadError> {
        let tables = &self.loader.tables;
        Ok(match check {
            plan::Check::Trait(name) => {
                let known = tables.trait_check(name);
                Some(known.ok_or_else(|| LoadError::new(format!("the runtime has no check '{name}'")))?)
            }
            plan::Check::Interface(name) | plan::Check::Cpp(name) if name == "inferred" => {
                // Without an inference, there is nothing to compare with.
                let is_inferred = !matches!(inference, Inference::None);
                is_inferred.then(|| {
                    leak(move |_: &Context, ir: &Ir, op: Op| {
                        own.get().map_or(Ok(()), |spec| checks::inferred_by_spec(spec, ir, op))
                    }) as &'static dyn Check
                })
            }
            plan::Check::Interface(name) => {
                let known = tables.interface_check(name);
                Some(known.ok_or_else(|| LoadError::new(format!("the runtime has no check '{name}'")))?)
            }
            plan::Check::HasParent(names) => {
                let names = leak_texts(names);
                Some(leak(move |ctx: &Context, ir: &Ir, op: Op| traits::has_parent(ctx, ir, op, names)))
            }
            plan::Check::EndsWith(name) => {
                let name = leak_text(name);
                Some(leak(move |ctx: &Context, ir: &Ir, op: Op| traits::ends_with(ctx, ir, op, name)))
            }
            plan::Check::InferredFromOperand(group) => {
                let group = *group as usize;
                check::index("operand", group, op.operands.len())?;
                Some(leak(move |_: &Context, ir: &Ir, op: Op| {
                    let checked = |spec| checks::inferred_from_operand_by_spec(spec, group, ir, op);
                    own.get().copied().map_or(Ok(()), checked)
                }))
            }
            plan::Check::Cpp(name) => {
                self.report.add(CppKind::Check, &op.name, name);
                None
            }
        })
    }

    /// Reports what the author left to C++.
    fn report_hooks(&mut self, op: &plan::Op<'static>, hooks: Option<&OpHooks>) {
        let is_user_provided = |field: &String| hooks.is_some_and(|hooks| hooks.has(field));
        for hook in op.hooks.iter().filter(|field| !is_user_provided(field)) {
            if VERIFIERS.contains(&&**hook) {
                self.report.add(CppKind::Verifier, &op.name, "");
            } else {
                self.report.add(CppKind::Implementation, &op.name, hook);
            }
        }
    }
}

/// The flags. Those that promise an implementation in C++ are left out, so that passes expect the worst.
fn flags(op: &plan::Op<'static>) -> Result<Traits, LoadError> {
    let has = |hook: &str| op.hooks.iter().any(|found| found == hook);
    let mut flags = Traits::NONE;
    for name in &op.flags {
        let known = Traits::from_name(name);
        let flag = known.ok_or_else(|| LoadError::new(format!("the runtime has no flag '{name}'")))?;
        let is_empty_promise = match &**name {
            "MEMORY_EFFECTS" | "NO_MEMORY_EFFECT" => has("memory_effects"),
            "CONSTANT_LIKE" => has("constant"),
            _ => false,
        };
        if !is_empty_promise {
            flags = flags.union(flag);
        }
    }
    Ok(flags)
}

fn interfaces(flags: Traits) -> Interfaces {
    let returns = flags.has(Traits::RETURN_LIKE);
    Interfaces {
        region_branch_terminator: returns.then_some(&RegionBranchTerminatorModel::ALL_OPERANDS),
        ..Interfaces::NONE
    }
}

fn grouping(grouping: plan::Grouping) -> Grouping {
    match grouping {
        plan::Grouping::Rest => Grouping::Rest,
        plan::Grouping::Same => Grouping::Same,
        plan::Grouping::Segments => Grouping::Segments,
    }
}

fn effects(op: &plan::Op<'static>) -> Result<&'static [EffectSpec], LoadError> {
    let loaded = op.effects.iter().map(|effect| {
        let kind = match &*effect.kind {
            "Allocate" => EffectKind::Allocate,
            "Free" => EffectKind::Free,
            "Read" => EffectKind::Read,
            "Write" => EffectKind::Write,
            other => return Err(LoadError::new(format!("there is no memory effect '{other}'"))),
        };
        let on = match &effect.on {
            plan::EffectTarget::Any => EffectTarget::Any,
            plan::EffectTarget::Operands(group) => {
                check::index("operand", *group as usize, op.operands.len())?;
                EffectTarget::Operands(*group as usize)
            }
            plan::EffectTarget::Results(group) => {
                check::index("result", *group as usize, op.results.len())?;
                EffectTarget::Results(*group as usize)
            }
            plan::EffectTarget::Symbol(name) => EffectTarget::Symbol(leak_text(name)),
        };
        Ok(EffectSpec { kind, on, resource: leak_text(&effect.resource) })
    });
    Ok(leak_list(loaded.collect::<Result<_, LoadError>>()?))
}
