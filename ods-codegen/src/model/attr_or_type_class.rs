//! Errors that mlir-tblgen reports when it generates the class of an attribute or type, and classes that no
//! C++ compiler accepts. Generators that emit no class accept such definitions.

use super::builder::{Builder, BuilderParameter};
use super::names::snake_to_camel;
use super::{AttrOrTypeDef, Result};
use crate::{Diagnostic, FxHashMap, codes};

/// Checks an attribute or type for generators of its class.
///
/// # Errors
/// The first error in the definition.
pub fn check_class(def: &AttrOrTypeDef<'_>) -> Result<()> {
    // Without parameters there is neither a storage class nor a builder.
    if def.parameters().is_empty() {
        return Ok(());
    }
    let has_storage_class = def.has_storage_class()?;
    if has_storage_class {
        check_comparators(def)?;
    }
    if has_storage_class && def.has_accessors()? {
        check_accessors(def)?;
    }
    check_builders(def)
}

/// `operator==` of an `APInt` fails an assertion when the bit widths differ.
fn check_comparators(def: &AttrOrTypeDef<'_>) -> Result<()> {
    for parameter in def.parameters() {
        if parameter.cpp_type()?.contains("APInt") && parameter.comparator().is_none() {
            let message = format!(
                "the parameter '{}' is a raw APInt without a comparator, whose equality is undefined for different bit widths",
                parameter.name
            );
            return Err(Diagnostic::error(codes::WRONG_ATTR_OR_TYPE, def.record().span(), message)
                .with_help("use an 'APIntParameter', or set 'comparator'"));
        }
    }
    Ok(())
}

/// Reports accessors with the same C++ signature. mlir-tblgen crashes on them.
fn check_accessors(def: &AttrOrTypeDef<'_>) -> Result<()> {
    let mut seen: FxHashMap<String, &str> = FxHashMap::default();
    if def.mnemonic()?.is_some() {
        seen.insert("Mnemonic".to_owned(), "mnemonic");
    }
    for parameter in def.parameters() {
        let accessor = snake_to_camel(parameter.name, true);
        if seen.contains_key(&accessor) {
            let (other, name) = (seen[&accessor], parameter.name);
            let message = format!("two accessors are called 'get{accessor}', of '{other}' and of '{name}'");
            return Err(Diagnostic::error(codes::NAME_CONFLICT, def.record().span(), message));
        }
        seen.insert(accessor, parameter.name);
    }
    Ok(())
}

/// Reports a builder that is ambiguous with an earlier one in C++. A builder that covers an earlier one
/// replaces it.
fn check_builders(def: &AttrOrTypeDef<'_>) -> Result<()> {
    let mut builders: Vec<Vec<BuilderParameter<'_>>> = Vec::new();
    if !def.skips_default_builders()? {
        let context = std::iter::once(Ok(CONTEXT));
        let parameters = def.parameters().iter().map(|parameter| Ok(typed(parameter.cpp_type()?)));
        builders.push(context.chain(parameters).collect::<Result<_>>()?);
    }
    for builder in def.builders() {
        let context = (!builder.infers_context()).then_some(CONTEXT);
        let new: Vec<_> = context.into_iter().chain(builder.parameters.iter().copied()).collect();
        if builders.iter().any(|other| accepts(other, &new)) {
            return Err(conflict(def, builder));
        }
        builders.retain(|other| !accepts(&new, other));
        builders.push(new);
    }
    Ok(())
}

const CONTEXT: BuilderParameter<'static> = typed("::mlir::MLIRContext *");

const fn typed(ty: &str) -> BuilderParameter<'_> {
    BuilderParameter { name: None, ty: Some(ty), default_value: None }
}

/// Whether a call of one with the parameters `other` is a call of one with the parameters `builder`, too.
/// Types are compared as they are written.
fn accepts(builder: &[BuilderParameter<'_>], other: &[BuilderParameter<'_>]) -> bool {
    let Some((common, rest)) = builder.split_at_checked(other.len()) else { return false };
    common.iter().zip(other).all(|(a, b)| a.ty == b.ty)
        && rest.first().is_none_or(|parameter| parameter.default_value.is_some())
}

fn conflict(def: &AttrOrTypeDef<'_>, builder: &Builder<'_>) -> Diagnostic {
    let message = "builder `get` conflicts with an existing builder";
    let owner = format!("in the definition '{}'", def.record().name());
    Diagnostic::error(codes::WRONG_BUILDER, builder.record.span(), message)
        .with_note(def.record().span(), owner)
        .with_help("give it other parameters, or set 'skipDefaultBuilders' if the default builder has them")
}
