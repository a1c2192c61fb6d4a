//! `-gen-enum-doc`: enumerations and their cases.

use super::text;
use crate::collect::each;
use crate::model::{Enum, Result, required_enums};
use crate::{Output, Records, Writer};

/// Documents all enumerations.
///
/// ```text
/// ### CmpFPredicate
///
/// _Allowed 64-bit signless integer cases_
///
/// #### Cases:
///
/// | Symbol | Value | String |
/// | :----: | :---: | ------ |
/// | AlwaysFalse | `0` | false |
/// ```
///
/// # Errors
/// When there is no class of enumerations, or a field of one has another type.
pub fn enum_doc(records: &Records) -> Output {
    let mut out = text::page();
    each(&mut out, required_enums(records)?, emit)?;
    Ok(out.finish())
}

/// Documents one enumeration.
pub(super) fn emit(out: &mut Writer, enumeration: Enum<'_>) -> Result<()> {
    out.add(format_args!("\n### {}\n", enumeration.class_name()?));
    text::summary(out, enumeration.summary()?);
    out.add("\n#### Cases:\n\n| Symbol | Value | String |\n| :----: | :---: | ------ |");
    for case in enumeration.cases()? {
        let (symbol, value, text) = (case.symbol()?, case.value()?, case.spelling()?);
        out.add(format_args!("\n| {symbol} | `{value}` | {text} |"));
    }
    out.blank();
    Ok(())
}
