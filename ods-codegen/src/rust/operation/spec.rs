//! The data of an operation: its `OpSpec`.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::semantics::Semantics;
use super::{Calls, Grouping, Length};
use crate::model::{Interface, Named, Operation, Result, TraitKind, TypeConstraint};
use crate::rust::Emitter;
use crate::rust::interfaces::Implemented;
use crate::rust::names::{ident, literal};
use crate::rust::traits::OpTraits;

impl<'r> Emitter<'r, '_> {
    /// The fields of an operation's `OpSpec` that are not empty.
    ///
    /// # Errors
    /// When a constraint cannot be read.
    pub(super) fn spec(
        &mut self,
        op: &Operation<'r>,
        traits: &OpTraits,
        implemented: &Implemented,
        calls: &Calls<'_>,
    ) -> Result<TokenStream> {
        let name = literal(&op.name());
        let mut fields = vec![quote! { name: #name }];
        fields.extend(list("operands", self.values(&op.operands)?));
        fields.extend(list("results", self.values(&op.results)?));
        fields.extend(list("attributes", self.attribute_specs(op)?));
        fields.extend(list("regions", self.region_specs(op)?));
        fields.extend(list("successors", self.successor_specs(op)?));
        fields.extend(grouping("operand_groups", Grouping::of_operands(op)));
        fields.extend(grouping("result_groups", Grouping::of_results(op)));
        let mut properties = Vec::new();
        for property in &op.properties {
            properties.push(self.property_spec(property.name, property.constraint, op.namespace)?);
        }
        fields.extend(list("properties", properties));
        let handle = self.definitions.handle(op);
        let semantics = Semantics::of(op, &handle)?;
        let flags: Vec<_> = traits.flags.iter().chain(&semantics.flags).collect();
        fields.extend(flags_field(&flags));
        fields.extend(list("predicates", self.predicates(op, calls)?));
        fields.extend(list("structure", traits.structure.clone()));
        fields.extend(list("traits", traits.checks.clone()));
        for name in semantics.required {
            self.required.add(name, &handle);
        }
        fields.extend(list("region_traits", traits.region_checks.clone()));
        fields.extend(semantics.fields);
        fields.extend(implemented.list.iter().map(|list| quote! { implements: #list }));
        fields.extend(self.hook(op, op.has_verifier()?, "verify", "verify_by_hand", "VerifyOp"));
        fields.extend(self.hook(
            op,
            op.has_region_verifier()?,
            "verify_regions",
            "verify_regions_by_hand",
            "VerifyRegions",
        ));
        fields.extend(self.syntax(op)?);
        let names = value_names(op, &handle);
        if names.as_ref().is_some_and(|names| names.is_by_hand) {
            self.required.add("AsmNames", &handle);
        }
        fields.extend(names.map(|names| names.field));
        if let Some(parents) = &traits.parents {
            fields.push(quote! { parents: #parents });
        }
        if let Some(terminator) = &traits.terminator {
            fields.push(quote! { terminator: Some(#terminator) });
        }
        Ok(quote! { #(#fields,)* })
    }

    /// `name: Some(handle::hook::<Self>)` if the definition requests the hook, which adds the user-provided trait.
    fn hook(
        &mut self,
        op: &Operation<'_>,
        is_requested: bool,
        name: &str,
        function: &str,
        required: &str,
    ) -> Option<TokenStream> {
        if !is_requested {
            return None;
        }
        let (class, name, function) = (self.definitions.handle(op), ident(name), ident(function));
        self.required.add(required, &class);
        Some(quote! { #name: Some(handle::#function::<#class>) })
    }

    fn values(&mut self, values: &[Named<'r, TypeConstraint<'r>>]) -> Result<Vec<TokenStream>> {
        let spec = |value: &Named<'r, TypeConstraint<'r>>| {
            let (name, constraint) = (literal(value.name), self.type_constraint(value.constraint)?);
            if value.constraint.is_variadic_of_variadic() {
                let sizes = value.constraint.segment_attr_name()?;
                return Ok(quote! { nested(#name, #sizes, &#constraint) });
            }
            let length = ident(match Length::of(value.constraint) {
                Length::One => "one",
                Length::Optional => "optional",
                Length::Variadic => "variadic",
            });
            Ok(quote! { #length(#name, &#constraint) })
        };
        values.iter().map(spec).collect()
    }

    fn attribute_specs(&mut self, op: &Operation<'r>) -> Result<Vec<TokenStream>> {
        let mut specs = Vec::new();
        for attribute in op.attributes.iter().filter(|attribute| !attribute.constraint.is_derived()) {
            let name = literal(attribute.name);
            let is_optional =
                attribute.constraint.is_optional()? || attribute.constraint.default_value().is_some();
            let constraint = self.attr_constraint(attribute.constraint)?;
            let presence = ident(if is_optional { "optional" } else { "required" });
            specs.push(quote! { AttrSpec::#presence(#name, &#constraint) });
        }
        Ok(specs)
    }

    fn region_specs(&mut self, op: &Operation<'r>) -> Result<Vec<TokenStream>> {
        let mut specs = Vec::new();
        for region in &op.regions {
            let (name, is_variadic) = (region.name, region.constraint.is_variadic());
            let constraint = region.constraint.constraint();
            let (summary, accepts) = (constraint.summary(), self.region_predicate(constraint)?);
            specs.push(quote! { RegionSpec { name: #name, is_variadic: #is_variadic, summary: #summary, accepts: #accepts } });
        }
        Ok(specs)
    }

    fn successor_specs(&mut self, op: &Operation<'r>) -> Result<Vec<TokenStream>> {
        let mut specs = Vec::new();
        for successor in &op.successors {
            let (name, is_variadic) = (successor.name, successor.constraint.is_variadic());
            let constraint = successor.constraint.constraint();
            let (summary, accepts) = (constraint.summary(), self.successor_predicate(constraint)?);
            specs.push(
                quote! { SuccessorSpec { name: #name, is_variadic: #is_variadic, summary: #summary, accepts: #accepts } },
            );
        }
        Ok(specs)
    }

    fn predicates(&mut self, op: &Operation<'r>, calls: &Calls<'_>) -> Result<Vec<TokenStream>> {
        let mut predicates = Vec::new();
        for tr in &op.traits {
            if tr.kind() != TraitKind::Pred {
                continue;
            }
            let summary = tr.summary();
            let accepts = self.op_predicate(op, calls, tr.predicate()?, summary)?;
            let summary = literal(summary);
            predicates.push(quote! { Predicate { summary: #summary, accepts: #accepts } });
        }
        Ok(predicates)
    }
}

/// `flags: Traits::PURE.with(Traits::COMMUTATIVE)`, without duplicates; `None` without flags.
fn flags_field(flags: &[&Ident]) -> Option<TokenStream> {
    const PURE: [&str; 3] = ["ALWAYS_SPECULATABLE", "MEMORY_EFFECTS", "NO_MEMORY_EFFECT"];
    let is_pure = PURE.iter().all(|wanted| flags.iter().any(|flag| *flag == wanted));
    let pure = is_pure.then(|| ident("PURE"));
    let distinct = flags.iter().enumerate().filter(|(index, flag)| !flags[..*index].contains(flag));
    let rest = distinct.map(|(_, flag)| *flag);
    let rest = rest.filter(|flag| !(is_pure && PURE.iter().any(|part| **flag == *part)));
    let mut all = pure.iter().chain(rest);
    let first = all.next()?;
    Some(quote! { flags: Traits::#first #(.with(Traits::#all))* })
}

/// `name: &[…]`, unless the list is empty.
fn list(name: &str, items: Vec<TokenStream>) -> Option<TokenStream> {
    let name = ident(name);
    (!items.is_empty()).then(|| quote! { #name: &[#(#items),*] })
}

/// `name: Grouping::…`, unless it is the default.
fn grouping(name: &str, grouping: Grouping) -> Option<TokenStream> {
    let name = ident(name);
    let grouping = ident(match grouping {
        Grouping::Rest => return None,
        Grouping::Same => "Same",
        Grouping::Segments => "Segments",
    });
    Some(quote! { #name: Grouping::#grouping })
}

/// The field for the names of values.
struct NamesField {
    field: TokenStream,
    is_by_hand: bool,
}

/// `names: ValueNames::…`, unless values are numbered. As in mlir-tblgen, several results are named after the definition,
/// unless user-provided code names them.
fn value_names(op: &Operation<'_>, class: &proc_macro2::Ident) -> Option<NamesField> {
    let is_asm = |interface: &Interface<'_>| interface.qualified_name().1 == "OpAsmOpInterface";
    let Some(interface) = op.traits.iter().filter_map(|tr| tr.as_interface()).find(is_asm) else {
        let has_name = op.results.iter().any(|result| !result.name.is_empty());
        let field = || NamesField { field: quote! { names: ValueNames::Groups }, is_by_hand: false };
        return (op.results.len() > 1 && has_name).then(field);
    };
    let methods = interface.overridden_methods();
    let names = ["getAsmResultNames", "getAsmBlockArgumentNames"];
    let is_by_hand = methods.iter().any(|method| names.contains(method));
    let field = || NamesField { field: quote! { names: ValueNames::by_hand::<#class>() }, is_by_hand };
    is_by_hand.then(field)
}
