//! The data of an operation, from its definition.

use super::semantics::Semantics;
use super::{Calls, length, operand_grouping, result_grouping};
use crate::model::{Constraint, Interface, Named, Operation, Result, TraitKind, TypeConstraint, is_provided};
use crate::rust::emit::{
    Accepts, AttrSpec, Hook, Implemented, Length, OpSpec, PartSpec, ValueNames, ValueSpec,
};
use crate::rust::expr::Subject;
use crate::rust::traits::OpTraits;
use crate::rust::{Emitter, Ident, ident};

impl<'r> Emitter<'r, '_> {
    /// The data of an operation with these traits, interfaces of the dialect and accessors.
    ///
    /// # Errors
    /// When a constraint cannot be read.
    pub(super) fn spec(
        &mut self,
        op: &Operation<'r>,
        traits: OpTraits,
        implements: Option<Implemented>,
        calls: &Calls<'_>,
    ) -> Result<OpSpec> {
        let handle = self.definitions.handle(op);
        let (operands, results) = (self.value_specs(&op.operands)?, self.value_specs(&op.results)?);
        let attributes = self.attribute_specs(op)?;
        let regions = op.regions.iter().map(|Named { name, constraint: of, .. }| {
            self.part_spec(name, of.is_variadic(), of.constraint(), Subject::Region)
        });
        let regions = regions.collect::<Result<_>>()?;
        let successors = op.successors.iter().map(|Named { name, constraint: of, .. }| {
            self.part_spec(name, of.is_variadic(), of.constraint(), Subject::Successor)
        });
        let successors = successors.collect::<Result<_>>()?;
        let properties = op.properties.iter();
        let properties = properties
            .map(|property| self.property_spec(property.name, property.constraint, op.namespace))
            .collect::<Result<_>>()?;
        let semantics = Semantics::new(op, &handle)?;
        let predicates = self.predicates(op, calls)?;
        let verifiers = self.verifiers(op)?;
        let syntax = self.syntax(op)?;
        let inference = self.inference(op, &handle)?;
        let names = value_names(op, &handle);
        let asks_for_names = matches!(names, Some(ValueNames::UserProvided(_)));
        let required = traits.required.into_iter().chain(semantics.required);
        for name in required.chain(asks_for_names.then_some("AsmNames")) {
            self.required.add(name, &handle);
        }
        for named in &traits.named {
            self.required.add("OpTrait", named);
            self.named_traits.insert(named.to_string());
        }
        Ok(OpSpec {
            name: op.name(),
            operands,
            results,
            attributes,
            regions,
            successors,
            operand_groups: operand_grouping(op),
            result_groups: result_grouping(op),
            properties,
            flags: distinct(traits.flags.into_iter().chain(semantics.flags).collect()),
            predicates,
            structure: traits.structure,
            traits: traits.checks,
            region_traits: traits.region_checks,
            effects: semantics.effects,
            inference,
            interfaces: semantics.interfaces,
            rewrites: semantics.rewrites,
            implements,
            named_traits: traits.named,
            verifiers,
            syntax,
            names,
            parents: traits.parents,
            terminator: traits.terminator,
        })
    }

    /// The user-provided verifiers that the definition requests.
    fn verifiers(&mut self, op: &Operation<'_>) -> Result<Vec<Hook>> {
        let handle = self.definitions.handle(op);
        let requested = [
            (op.has_verifier()?, "verify", "verify_hand_written", "VerifyOp"),
            (op.has_region_verifier()?, "verify_regions", "verify_regions_hand_written", "VerifyRegions"),
        ];
        let mut hooks = Vec::new();
        for (_, field, function, required) in requested.into_iter().filter(|(is_requested, ..)| *is_requested)
        {
            self.required.add(required, &handle);
            hooks.push(Hook { field, module: "handle", function, handle: handle.clone() });
        }
        Ok(hooks)
    }

    fn value_specs(&mut self, values: &[Named<'r, TypeConstraint<'r>>]) -> Result<Vec<ValueSpec>> {
        let spec = |value: &Named<'r, TypeConstraint<'r>>| {
            let constraint = self.type_constraint(value.constraint)?;
            let sizes = if value.constraint.is_variadic_of_variadic() {
                Some(value.constraint.segment_attr_name()?.to_owned())
            } else {
                None
            };
            let (length, summary) = (length(value.constraint), value.constraint.constraint().summary());
            // The runtime adds the prefix of MLIR's `Variadic`.
            let prefix = if length == Length::Variadic { "variadic of " } else { "" };
            let is_usual =
                summary.strip_prefix(prefix) == Some(value.constraint.base()?.constraint().summary());
            let summary = (!is_usual).then(|| summary.to_owned());
            Ok(ValueSpec { name: value.name.to_owned(), length, sizes, constraint, summary })
        };
        values.iter().map(spec).collect()
    }

    fn attribute_specs(&mut self, op: &Operation<'r>) -> Result<Vec<AttrSpec>> {
        let mut specs = Vec::new();
        for attribute in op.attributes.iter().filter(|attribute| !attribute.constraint.is_derived()) {
            let presence = if attribute.constraint.is_optional()? {
                "optional"
            } else if attribute.constraint.default_value().is_some() {
                "default_valued"
            } else {
                "required"
            };
            let constraint = self.attr_constraint(attribute.constraint)?;
            let default = self.default_attribute(attribute.constraint)?;
            specs.push(AttrSpec { name: attribute.name.to_owned(), presence, constraint, default });
        }
        Ok(specs)
    }

    fn part_spec(
        &mut self,
        name: &str,
        is_variadic: bool,
        constraint: Constraint<'r>,
        subject: Subject<'_>,
    ) -> Result<PartSpec> {
        let accepts = self.part_predicate(constraint, subject)?;
        Ok(PartSpec { name: name.to_owned(), is_variadic, summary: constraint.summary().to_owned(), accepts })
    }

    fn predicates(&mut self, op: &Operation<'r>, calls: &Calls<'_>) -> Result<Vec<(String, Accepts)>> {
        let mut predicates = Vec::new();
        for tr in op.traits.iter().filter(|tr| tr.kind() == TraitKind::Pred) {
            let summary = tr.summary();
            let used_at = [tr.record().span(), op.record.span()];
            let owner = used_at.into_iter().find(|span| !is_provided(*span, self.sources));
            self.constraints.translator.set_owner(owner.unwrap_or(op.record.span()));
            predicates.push((summary.to_owned(), self.op_predicate(op, calls, tr.predicate()?, summary)?));
        }
        self.constraints.translator.set_owner(op.record.span());
        Ok(predicates)
    }
}

/// The flags, each once; those that `PURE` combines are one.
fn distinct(flags: Vec<Ident>) -> Vec<Ident> {
    const PURE: [&str; 3] = ["ALWAYS_SPECULATABLE", "MEMORY_EFFECTS", "NO_MEMORY_EFFECT"];
    let is_pure = PURE.iter().all(|part| flags.iter().any(|flag| flag == part));
    let mut all: Vec<Ident> = is_pure.then(|| ident("PURE")).into_iter().collect();
    for flag in flags {
        if !(all.contains(&flag) || is_pure && PURE.iter().any(|part| flag == part)) {
            all.push(flag);
        }
    }
    all
}

/// The names of values, unless they are numbered. As in mlir-tblgen, several results are named after the
/// definition, unless user-provided code names them.
fn value_names(op: &Operation<'_>, handle: &Ident) -> Option<ValueNames> {
    let is_asm = |interface: &Interface<'_>| interface.qualified_name().1 == "OpAsmOpInterface";
    let Some(interface) = op.traits.iter().filter_map(|tr| tr.as_interface()).find(is_asm) else {
        let has_name = op.results.iter().any(|result| !result.name.is_empty());
        return (op.results.len() > 1 && has_name).then_some(ValueNames::Groups);
    };
    let names = ["getAsmResultNames", "getAsmBlockArgumentNames"];
    let is_user_provided = interface.overridden_methods().iter().any(|method| names.contains(method));
    is_user_provided.then(|| ValueNames::UserProvided(handle.clone()))
}
