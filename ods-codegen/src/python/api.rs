//! The interface of the modules for callers.

use super::builder::{self, Role};
use super::defs::{Class, DefBindings, content};
use super::names::sanitized;
use super::{accessors, enums, value_builder};
use crate::api::{ApiItem, Language};
use crate::model::names::camel_to_snake;
use crate::model::{self, Enum, Operation, Result};
use crate::{Records, SourceMap};

/// Classes, functions that build operations, properties, and cases of enums. Definitions without a form in
/// Python are left out.
pub(crate) fn api(records: &Records, sources: &SourceMap, dialect: Option<&str>) -> Vec<ApiItem> {
    let operations = model::operations(records).into_iter().flatten().flatten();
    let own = operations.filter(|operation| dialect.is_none_or(|name| operation.dialect_name == name));
    let mut all: Vec<ApiItem> = own.filter_map(|own| operation(&own).ok()).flatten().collect();
    all.extend(model::enums(records).filter_map(|found| enumeration(found).ok()).flatten());
    if let Some(dialect) = dialect {
        let options = DefBindings { dialect: dialect.to_owned() };
        let classes = content(records, sources, &options).map(|content| content.classes).unwrap_or_default();
        all.extend(classes.iter().flat_map(definition));
    }
    all
}

fn operation(operation: &Operation<'_>) -> Result<Vec<ApiItem>> {
    let class = operation.class_name;
    let item = |name: String, signature: String| {
        ApiItem::provided(Language::Python, operation.name(), name, signature)
    };
    let parameters = builder::parameters(operation)?;
    let is_own = |role: Role| !matches!(role, Role::Location | Role::InsertionPoint);
    let shown = |rename: fn(&str) -> String| {
        let own = parameters.iter().filter(|parameter| is_own(parameter.role));
        let shown =
            own.map(|parameter| rename(&parameter.name) + parameter.default()).collect::<Vec<_>>().join(", ");
        // Nothing may be left after the mark of keyword-only parameters.
        shown.trim_end_matches("*").trim_end_matches(", ").to_owned()
    };
    let mut items = vec![
        item(format!("{class}()"), format!("({})", shown(str::to_owned))),
        item(
            value_builder::function_name(operation),
            format!("({}) -> {}", shown(camel_to_snake), value_builder::returned(operation)),
        ),
    ];
    let values = accessors::annotations(operation)?.into_iter();
    items.extend(
        values.map(|(name, annotation)| item(format!("{class}.{name}"), format!(" -> {annotation}"))),
    );
    let attributes = operation.attributes.iter().filter(|attribute| !attribute.constraint.is_derived());
    items.extend(
        attributes.map(|attribute| item(format!("{class}.{}", sanitized(attribute.name)), String::new())),
    );
    let regions = operation.regions.iter().filter(|region| !region.name.is_empty());
    items.extend(regions.map(|region| item(format!("{class}.{}", sanitized(region.name)), String::new())));
    Ok(items)
}

fn enumeration(definition: Enum<'_>) -> Result<Vec<ApiItem>> {
    let class = definition.class_name()?;
    let owner = format!("{}::{class}", definition.namespace()?);
    let case = |case| {
        Ok(ApiItem::provided(
            Language::Python,
            owner.as_str(),
            format!("{class}.{}", enums::case_name(case)?),
            "",
        ))
    };
    definition.cases()?.into_iter().map(case).collect()
}

fn definition(class: &Class<'_>) -> Vec<ApiItem> {
    let owner = class.def.record().name();
    let item = |name: String, signature: String| ApiItem::provided(Language::Python, owner, name, signature);
    let shown = class.arguments(
        |parameter| {
            let default = if parameter.default.is_some() { "=None" } else { "" };
            Ok(format!("{}{default}", parameter.name))
        },
        "context=None",
    );
    let mut items = vec![item(format!("{}.get", class.name), format!("({})", shown.unwrap_or_default()))];
    let names = class.parameters.iter().map(|parameter| format!("{}.{}", class.name, parameter.name));
    items.extend(names.map(|name| item(name, String::new())));
    items
}
