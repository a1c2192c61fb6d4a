//! `-gen-enum-doc`: enumerations and their cases.

use super::{Language, Words, text};
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
pub fn enum_doc(records: &Records, language: Language) -> Output {
    let words = Words::new(language, records);
    let mut out = words.page();
    each(&mut out, required_enums(records)?, |out, enumeration| emit(out, enumeration, &words))?;
    Ok(out.finish())
}

/// Documents one enumeration.
pub(super) fn emit<'r>(out: &mut Writer, enumeration: Enum<'r>, words: &Words<'r>) -> Result<()> {
    out.add(format_args!("\n### {}\n", words.enumeration(enumeration)?));
    text::summary(out, enumeration.summary()?);
    out.add("\n#### Cases:\n\n| Symbol | Value | String |\n| :----: | :---: | ------ |");
    for case in enumeration.cases()? {
        let (symbol, value, text) = (words.case(enumeration, case)?, case.value()?, case.spelling()?);
        out.add(format_args!("\n| {symbol} | `{value}` | {text} |"));
    }
    out.blank();
    Ok(())
}
