//! `-gen-attrdef-doc` and `-gen-typedef-doc`: the attributes and types of dialects.

use super::text;
use crate::collect::each;
use crate::model::{AttrOrTypeDef, DefKind, Result, attr_or_type_defs};
use crate::{Output, Records, Writer};

/// Documents all attributes or all types.
///
/// ````text
/// ### IntegerType
///
/// _Integer type with arbitrary precision up to a fixed limit_
///
/// Syntax:
///
/// ```
/// !builtin.integer<
///   unsigned,   # width
///   SignednessSemantics   # signedness
/// >
/// ```
///
/// Description …
///
/// #### Parameters:
///
/// | Parameter | C++ type | Description |
/// | :-------: | :-------: | ----------- |
/// | width | `unsigned` | the number of bits |
/// | signedness | `SignednessSemantics` |  |
/// ````
///
/// # Errors
/// When there is no class of such definitions, or one is invalid.
pub fn def_doc(records: &Records, kind: DefKind) -> Output {
    let mut out = text::page();
    each(&mut out, attr_or_type_defs(records, kind)?, |out, def| emit(out, &def?))?;
    Ok(out.finish())
}

/// Documents one attribute or type.
pub(super) fn emit(out: &mut Writer, def: &AttrOrTypeDef<'_>) -> Result<()> {
    out.add(format_args!("\n### {}\n", def.cpp_class_name()?));
    text::summary(out, def.summary()?);
    if let Some(mnemonic) = def.mnemonic()?
        && !def.has_custom_assembly_format()?
    {
        syntax(out, def, mnemonic)?;
    }
    text::description(out, def.description()?);
    if !def.parameters().is_empty() {
        out.add("\n#### Parameters:\n\n");
        out.add("| Parameter | C++ type | Description |\n| :-------: | :-------: | ----------- |");
        for parameter in def.parameters() {
            let (name, cpp_type) = (parameter.name, parameter.cpp_type()?);
            out.add(format_args!("\n| {name} | `{cpp_type}` | {} |", parameter.summary()));
        }
    }
    out.blank();
    Ok(())
}

/// The name with its parameters, one per line.
fn syntax(out: &mut Writer, def: &AttrOrTypeDef<'_>, mnemonic: &str) -> Result<()> {
    let name = format!("{}{}.{mnemonic}", def.kind().sigil(), def.dialect()?.name()?);
    let Some(last) = def.parameters().len().checked_sub(1) else {
        out.add(format_args!("\nSyntax: `{name}`\n"));
        return Ok(());
    };
    out.add(format_args!("\nSyntax:\n\n```\n{name}<\n"));
    for (index, parameter) in def.parameters().iter().enumerate() {
        let comma = if index < last { "," } else { "" };
        out.add(format_args!("  {}{comma}   # {}\n", parameter.syntax()?, parameter.name));
    }
    out.add(">\n```\n");
    Ok(())
}
