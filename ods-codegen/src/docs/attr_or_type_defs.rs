//! `-gen-attrdef-doc` and `-gen-typedef-doc`: the attributes and types of dialects.

use super::{Language, Words, text};
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
pub fn def_doc(records: &Records, kind: DefKind, language: Language) -> Output {
    let words = Words::new(language, records);
    let mut out = words.page();
    each(&mut out, attr_or_type_defs(records, kind)?, |out, def| emit(out, &def?, &words))?;
    Ok(out.finish())
}

/// Documents one attribute or type.
pub(super) fn emit<'r>(out: &mut Writer, def: &AttrOrTypeDef<'r>, words: &Words<'r>) -> Result<()> {
    out.add(format_args!("\n### {}\n", words.definition(def)?));
    text::summary(out, def.summary()?);
    if let Some(mnemonic) = def.mnemonic()?
        && !def.has_custom_assembly_format()?
    {
        match (words.are_rust(), def.assembly_format()?) {
            (true, Some(format)) => {
                let subject = match def.kind() {
                    DefKind::Attr => "attribute",
                    DefKind::Type => "type",
                };
                let name = format!("{}{}.{mnemonic}", def.kind().sigil(), def.dialect()?.name()?);
                text::syntax(out, subject, &name, format);
            }
            _ => syntax(out, def, mnemonic)?,
        }
    }
    text::description(out, def.description()?);
    if !def.parameters().is_empty() {
        out.add("\n#### Parameters:\n\n");
        let language = if words.are_rust() { "Rust" } else { "C++" };
        out.add(format_args!(
            "| Parameter | {language} type | Description |\n| :-------: | :-------: | ----------- |"
        ));
        for parameter in def.parameters() {
            let (name, ty) = (parameter.name, words.parameter(def, *parameter)?);
            out.add(format_args!("\n| {name} | `{ty}` | {} |", parameter.summary()));
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
