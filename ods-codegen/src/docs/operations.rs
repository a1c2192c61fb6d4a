//! `-gen-op-doc`: operations.

use std::collections::BTreeSet;

use super::filter::requested_operations;
use super::{Language, OpOptions, Words, text};
use crate::collect::each;
use crate::model::{Attribute, Constraint, Named, Operation, Result, SideEffects, TraitKind};
use crate::{Output, Records, SourceMap, Writer};

/// Documents all operations that the options select.
///
/// ````text
/// ### `arith.addi` (arith::AddIOp)
///
/// _Integer addition operation_
///
/// Syntax:
///
/// ```
/// operation ::= `arith.addi` $lhs `,` $rhs attr-dict `:` type($result)
/// ```
///
/// Description …
///
/// Traits: `Commutative`, `SameOperandsAndResultType`
///
/// Interfaces: `InferTypeOpInterface`, `NoMemoryEffect (MemoryEffectOpInterface)`
///
/// Effects: `MemoryEffects::Effect{}`
///
/// #### Attributes:
///
/// <table>
/// <tr><th>Attribute</th><th>MLIR Type</th><th>Description</th></tr>
/// <tr><td><code>value</code></td><td>::mlir::TypedAttr</td><td>TypedAttr instance</td></tr>
/// </table>
///
/// #### Operands:
///
/// | Operand | Description |
/// | :-----: | ----------- |
/// | `lhs` | signless-integer-like |
/// ````
///
/// # Errors
/// When no file defines the class of operations, or one is invalid.
pub fn op_doc(records: &Records, sources: &SourceMap, options: &OpOptions, language: Language) -> Output {
    let words = Words::new(language, records);
    let mut out = words.page();
    text::source_link(&mut out, sources);
    let operations = requested_operations(records, &options.filter)?;
    each(&mut out, &operations, |out, operation| emit(out, operation, options, &words))?;
    Ok(out.finish())
}

/// Documents one operation.
pub(super) fn emit<'r>(
    out: &mut Writer,
    operation: &Operation<'r>,
    options: &OpOptions,
    words: &Words<'r>,
) -> Result<()> {
    let class = words.operation(operation, options);
    out.add(format_args!("\n### `{}` ({class})\n", operation.name()));
    if !text::is_blank(operation.summary()?) {
        text::summary(out, operation.summary()?);
    }
    if let Some(format) = operation.assembly_format() {
        text::syntax(out, "operation", &operation.name(), format);
    }
    if !text::is_blank(operation.description()?) {
        text::description(out, operation.description()?);
    }
    traits(out, operation, words)?;
    attributes(out, operation, options, words);
    let operands = operation.operands.iter().map(|named| (named.name, named.constraint.constraint()));
    table(out, "Operand", ":-----:", operands);
    let results = operation.results.iter().map(|named| (named.name, named.constraint.constraint()));
    table(out, "Result", ":----:", results);
    let successors = operation.successors.iter().map(|named| (named.name, named.constraint.constraint()));
    table(out, "Successor", ":-------:", successors);
    out.blank();
    Ok(())
}

/// The names of traits and interfaces, and the effects, each list sorted.
fn traits(out: &mut Writer, operation: &Operation<'_>, words: &Words<'_>) -> Result<()> {
    let (mut traits, mut interfaces, mut effects) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for item in &operation.traits {
        let kind = item.kind();
        if kind == TraitKind::Pred {
            continue;
        }
        let full = item.local_name();
        let class = full.strip_suffix("::Trait").unwrap_or(full);
        let class = class.strip_suffix("::Impl").unwrap_or(class);
        let name = if item.def_name().starts_with("anonymous_") { class } else { item.def_name() };
        if kind != TraitKind::Interface {
            traits.insert(format!("`{name}`"));
        } else if let Some(listed) = item.as_effects() {
            interfaces.insert(format!("`{name} ({class})`"));
            effects.insert(effect_list(listed, words)?);
        } else {
            interfaces.insert(format!("`{name}`"));
        }
    }
    for (title, names) in [("Traits", traits), ("Interfaces", interfaces), ("Effects", effects)] {
        if !names.is_empty() {
            let names: Vec<String> = names.into_iter().collect();
            out.add(format_args!("\n{title}: {}\n", names.join(", ")));
        }
    }
    Ok(())
}

/// `` `MemoryEffects::Effect{MemoryEffects::Read on ::mlir::SideEffects::DefaultResource}` ``, or
/// `` `Read on DefaultResource` ``; in Rust's terms `none` without effects
fn effect_list(listed: SideEffects<'_>, words: &Words<'_>) -> Result<String> {
    if words.are_rust() {
        let last = |name: &'_ str| name.rsplit("::").next().unwrap_or(name).to_owned();
        let effects: Result<Vec<String>> = listed
            .effects()?
            .iter()
            .map(|effect| Ok(format!("{} on {}", last(effect.effect()?), last(effect.resource()?))))
            .collect();
        let effects = effects?;
        return Ok(if effects.is_empty() { "none".to_owned() } else { format!("`{}`", effects.join(", ")) });
    }
    fn short(name: &str) -> &str {
        let name = name.strip_prefix("::").unwrap_or(name);
        name.strip_prefix("mlir::").unwrap_or(name)
    }
    let mut effects = Vec::new();
    for effect in listed.effects()? {
        effects.push(format!("{} on {}", short(effect.effect()?), effect.resource()?));
    }
    Ok(format!("`{}{{{}}}`", short(listed.base_effect()?), effects.join(", ")))
}

/// The attributes as HTML, because a description of several lines does not fit in a table of Markdown.
fn attributes<'r>(out: &mut Writer, operation: &Operation<'r>, options: &OpOptions, words: &Words<'r>) {
    if operation.attributes.is_empty() {
        return;
    }
    out.add("\n#### Attributes:\n\n<table>\n");
    let language = if words.are_rust() { "Rust type" } else { "MLIR Type" };
    out.line(format_args!("<tr><th>Attribute</th><th>{language}</th><th>Description</th></tr>"));
    for Named { name, constraint: attribute, .. } in &operation.attributes {
        let ty = words.attribute(operation, *attribute);
        out.add(format_args!("<tr><td><code>{name}</code></td><td>{ty}</td><td>"));
        let summary = attribute.constraint().summary();
        match attribute_description(*attribute) {
            description if options.allows_hugo && !description.is_empty() => {
                out.add(format_args!("<details><summary>{summary}</summary>"));
                out.add(format_args!("{{{{% markdown %}}}}{description}{{{{% /markdown %}}}}</details>"));
            }
            _ => out.add(summary),
        }
        out.line("</td></tr>");
    }
    out.line("</table>");
}

/// Its own description, or that of the attribute that it wraps.
fn attribute_description(attribute: Attribute<'_>) -> &str {
    match attribute.constraint().description() {
        "" => attribute.base().constraint().description(),
        description => description,
    }
}

/// Operands, results or successors with their constraints.
fn table<'r>(
    out: &mut Writer,
    title: &str,
    rule: &str,
    rows: impl ExactSizeIterator<Item = (&'r str, Constraint<'r>)>,
) {
    if rows.len() == 0 {
        return;
    }
    out.add(format_args!("\n#### {title}s:\n\n| {title} | Description |\n| {rule} | ----------- |\n"));
    for (name, constraint) in rows {
        let summary = constraint.summary();
        match name {
            "" => out.line(format_args!("| &laquo;unnamed&raquo; | {summary} |")),
            _ => out.line(format_args!("| `{name}` | {summary} |")),
        }
    }
}
