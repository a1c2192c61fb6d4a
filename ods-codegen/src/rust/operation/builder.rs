//! Builders.
//!
//! ```text
//! pub fn build(builder: &mut Builder<'_>, ctx: &Context, location: Location, result: Type, lhs: Value, …) -> AddOp
//! ```
//!
//! The types of the results come first, unless they follow from the definition; then come the arguments in the order of
//! the definition, the successors, and the number of regions when it is not fixed. An attribute with a default value, or
//! that is optional, is an `Option`.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::{Grouping, Length};
use crate::model::{Argument, Named, Operation, Result, Source, TypeConstraint};
use crate::rust::attributes::RustValue;
use crate::rust::expr::parameter::ItemPaths;
use crate::rust::names::{Taken, ident, literal, snake};
use crate::rust::{Emitter, whole};

/// What a builder is put together from.
#[derive(Default)]
struct Parts {
    parameters: Vec<TokenStream>,
    statements: Vec<TokenStream>,
    /// The groups of operands, and of types of results.
    operand_groups: Groups,
    type_groups: Groups,
    /// Of each argument that is an operand, its parameter.
    operands: Vec<Option<Ident>>,
}

/// Groups of values or types, in the order of the definition.
#[derive(Default)]
struct Groups(Vec<Group>);

/// A group of values or types.
enum Group {
    /// Of one.
    One(TokenStream),
    /// Something to iterate over.
    Many(TokenStream),
}

impl Groups {
    /// `new.operands([lhs, rhs]);`: groups of one stand together, unless the sizes of groups are stored.
    fn statements(&self, method: &str, grouping: Grouping) -> TokenStream {
        let method = ident(method);
        let is_together = grouping != Grouping::Segments;
        let mut statements = TokenStream::new();
        let mut ones: Vec<&TokenStream> = Vec::new();
        for group in &self.0 {
            if !ones.is_empty() && (!is_together || matches!(group, Group::Many(_))) {
                let ones = std::mem::take(&mut ones);
                statements.extend(quote! { new.#method([#(#ones),*]); });
            }
            match group {
                Group::One(item) => ones.push(item),
                Group::Many(items) => statements.extend(quote! { new.#method(#items); }),
            }
        }
        if !ones.is_empty() {
            statements.extend(quote! { new.#method([#(#ones),*]); });
        }
        statements
    }
}

/// The type of a result that follows from the definition.
pub(super) enum KnownType {
    /// That of the operand of this number.
    OfOperand(usize),
    /// What an expression makes.
    Built(TokenStream),
}

impl KnownType {
    /// The expression for it in a builder of these parts.
    fn expression(&self, parts: &Parts) -> TokenStream {
        match self {
            KnownType::OfOperand(index) => {
                let operand = &parts.operands[*index];
                quote! { builder.ir.value_type(#operand) }
            }
            KnownType::Built(expression) => expression.clone(),
        }
    }
}

impl<'r> Emitter<'r, '_> {
    /// The builder of an operation.
    ///
    /// # Errors
    /// When a field of the definition is wrong.
    pub(super) fn builder(&self, op: &Operation<'r>) -> Result<TokenStream> {
        let mut taken = Taken::with(&["builder", "ctx", "location", "new"]);
        let mut parts = Parts { operands: vec![None; op.operands.len()], ..Parts::default() };
        let inferred = self.inferred_types(op);
        if inferred.is_none() {
            result_parameters(op, &mut taken, &mut parts);
        }
        for &argument in &op.arguments {
            match argument {
                Argument::Operand(index) => operand(&op.operands[index], index, &mut taken, &mut parts),
                Argument::Attribute(index) => {
                    attribute(op, index, &mut taken, &mut parts, &self.item_paths())?
                }
                Argument::Property(index) => self.property(op, index, &mut taken, &mut parts),
            }
        }
        for ty in inferred.iter().flatten() {
            let ty = ty.expression(&parts);
            parts.type_groups.0.push(Group::One(ty));
        }
        successors(op, &mut taken, &mut parts);
        regions(op, &mut taken, &mut parts);
        let Parts { parameters, statements, operand_groups, type_groups, .. } = parts;
        let operands = operand_groups.statements("operands", Grouping::of_operands(op));
        let types = type_groups.statements("types", Grouping::of_results(op));
        let is_empty = statements.is_empty() && operands.is_empty() && types.is_empty();
        let class = self.definitions.handle(op);
        let doc = self.documentation.attribute(format!(" Makes `{}` at the builder's place.", op.name()));
        let allow = (parameters.len() > 4).then(|| {
            quote! { #[allow(clippy::too_many_arguments, reason = "the definition has as many")] }
        });
        let deprecated = op.record.get("odsDeprecated").as_str().map(super::custom_builders::deprecated);
        let mutable = (!is_empty).then(|| quote! { mut });
        let (operands, types) = (whole(operands), whole(types));
        let (parameters, statements) = (parameters.into_iter().map(whole), statements.into_iter().map(whole));
        Ok(quote! {
            #doc
            #deprecated
            #allow
            pub fn build(builder: &mut Builder<'_>, ctx: &Context, location: Location, #(#parameters),*) -> #class {
                let #mutable new = create::NewOp::new(Self::SPEC, ctx, location);
                #operands
                #types
                #(#statements)*
                #class(new.create(builder))
            }
        })
    }

    /// A property is passed as a value, or as the attribute that stores it where its conversions are its author's own.
    fn property(&self, op: &Operation<'r>, index: usize, taken: &mut Taken, parts: &mut Parts) {
        let property = &op.properties[index];
        let key = property.name;
        let name = parameter_name(key, "property", taken);
        let Some(form) = self.property_form(property.constraint, op.namespace) else {
            parts.parameters.push(quote! { #name: Option<Attribute> });
            parts.statements.push(quote! { new.attribute(#key, #name); });
            return;
        };
        let paths = self.item_paths();
        let (form_type, ty) = (form.tokens(&paths), form.rust_type(&paths, true));
        let is_optional = !form.has_nothing() && property.constraint.default_value().is_some();
        let ty = if is_optional {
            quote! { Option<#ty> }
        } else {
            ty
        };
        parts.parameters.push(quote! { #name: #ty });
        parts.statements.push(quote! { new.property::<#form_type>(#key, #name); });
    }

    /// Where the types of the results come from, when all of it can be said in Rust.
    pub(super) fn inferred_types(&self, op: &Operation<'r>) -> Option<Vec<KnownType>> {
        let known = |inferred: &crate::model::InferredType<'r>| match inferred.source {
            _ if inferred.transformer.trim() != "$_self" => None,
            Source::Argument(index) => match op.arguments[index] {
                Argument::Operand(operand) => {
                    let is_single = !op.operands[operand].constraint.is_variable_length();
                    is_single.then_some(KnownType::OfOperand(operand))
                }
                _ => None,
            },
            Source::Result(index) => {
                let call = op.results[index].constraint.builder_call().ok()??;
                self.built_type(call).map(KnownType::Built)
            }
        };
        op.inferred_types.as_ref()?.iter().map(known).collect()
    }

    /// The type that a builder call such as `$_builder.getI1Type()` makes.
    fn built_type(&self, call: &str) -> Option<TokenStream> {
        let call = call.trim().strip_prefix("$_builder.")?;
        let (name, rest) = call.split_once('(')?;
        let argument = rest.strip_suffix(')')?.trim();
        Some(match name {
            "getIndexType" => quote! { Type::INDEX },
            "getNoneType" => quote! { Type::NONE },
            "getI1Type" => quote! { Type::I1 },
            "getF32Type" => quote! { Type::F32 },
            "getF64Type" => quote! { Type::F64 },
            "getIntegerType" => {
                let width: u32 = argument.parse().ok()?;
                quote! { ctx.integer_type(#width) }
            }
            _ => return None,
        })
    }
}

fn parameter_name(name: &str, otherwise: &str, taken: &mut Taken) -> Ident {
    ident(&taken.free(snake(if name.is_empty() { otherwise } else { name })))
}

fn result_parameters(op: &Operation<'_>, taken: &mut Taken, parts: &mut Parts) {
    for (number, result) in op.results.iter().enumerate() {
        let name = parameter_name(result.name, &format!("result_{number}"), taken);
        let (ty, group) = grouped(&name, result.constraint, &quote!(Type));
        parts.parameters.push(quote! { #name: #ty });
        parts.type_groups.0.push(group);
    }
}

fn operand(value: &Named<'_, TypeConstraint<'_>>, index: usize, taken: &mut Taken, parts: &mut Parts) {
    let name = parameter_name(value.name, &format!("operand_{index}"), taken);
    let (ty, group) = grouped(&name, value.constraint, &quote!(Value));
    parts.parameters.push(quote! { #name: #ty });
    parts.operand_groups.0.push(group);
    parts.operands[index] = Some(name);
}

/// The type of the parameter for a group of values, and the group as something to iterate over.
fn grouped(name: &Ident, constraint: TypeConstraint<'_>, item: &TokenStream) -> (TokenStream, Group) {
    match Length::of(constraint) {
        Length::One => (quote! { #item }, Group::One(quote! { #name })),
        Length::Optional => (quote! { Option<#item> }, Group::Many(quote! { #name })),
        Length::Variadic => (quote! { &[#item] }, Group::Many(quote! { #name.iter().copied() })),
    }
}

fn attribute(
    op: &Operation<'_>,
    index: usize,
    taken: &mut Taken,
    parts: &mut Parts,
    paths: &ItemPaths<'_, '_>,
) -> Result<()> {
    let attribute = &op.attributes[index];
    let name = parameter_name(attribute.name, "attribute", taken);
    let value = RustValue::of(attribute.constraint);
    let (ty, key) = (value.rust_type(paths), literal(attribute.name));
    let is_optional = attribute.constraint.is_optional()? || attribute.constraint.default_value().is_some();
    let (ty, statement) = match (value, value.maker(paths)) {
        (RustValue::Unit, _) => {
            (quote! { bool }, quote! { new.attribute(#key, #name.then_some(Attribute::UNIT)); })
        }
        (RustValue::Attribute, _) => (ty, quote! { new.attribute(#key, #name); }),
        (_, Some(make)) => (ty, quote! { new.value(#key, #name, #make); }),
        (_, None) if is_optional => {
            let write = value.write(&ident("value"), paths);
            (ty, quote! { new.attribute(#key, #name.map(|value| #write)); })
        }
        (_, None) => {
            let write = value.write(&name, paths);
            (ty, quote! { new.attribute(#key, #write); })
        }
    };
    let ty = if is_optional && value != RustValue::Unit {
        quote! { Option<#ty> }
    } else {
        ty
    };
    parts.parameters.push(quote! { #name: #ty });
    parts.statements.push(statement);
    Ok(())
}

fn successors(op: &Operation<'_>, taken: &mut Taken, parts: &mut Parts) {
    for (number, successor) in op.successors.iter().enumerate() {
        let name = parameter_name(successor.name, &format!("successor_{number}"), taken);
        let (ty, blocks) = match successor.constraint.is_variadic() {
            true => (quote! { &[Block] }, quote! { #name.iter().copied() }),
            false => (quote! { Block }, quote! { [#name] }),
        };
        parts.parameters.push(quote! { #name: #ty });
        parts.statements.push(quote! { new.successors(#blocks); });
    }
}

fn regions(op: &Operation<'_>, taken: &mut Taken, parts: &mut Parts) {
    if op.has_variadic_region() {
        let name = parameter_name("num_regions", "num_regions", taken);
        parts.parameters.push(quote! { #name: usize });
        parts.statements.push(quote! { new.regions(#name); });
    }
}
