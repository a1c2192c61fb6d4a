//! `-gen-pass-doc`: the passes, by their names on the command line.

use super::{Language, Words, text};
use crate::collect::{all, each};
use crate::model::{Pass, Result, passes};
use crate::{Output, Records, Writer};

/// Documents all passes.
///
/// ````text
/// ### `-cse`
///
/// _Eliminate common sub-expressions_
///
/// This pass implements …
///
/// #### Options
///
/// ```
/// -region : Look into regions
/// ```
///
/// #### Statistics
///
/// ```
/// num-cse'd : Number of operations CSE'd
/// ```
/// ````
///
/// # Errors
/// When there is no class of passes, or a field of a pass has another type.
pub fn pass_doc(records: &Records, language: Language) -> Output {
    let mut passes = all(passes(records)?.map(|pass| pass.and_then(|pass| Ok((pass.argument()?, pass)))))?;
    passes.sort_by_key(|(argument, _)| *argument);
    let mut out = Words::new(language, records).page();
    each(&mut out, passes, |out, (argument, pass)| {
        out.add(format_args!("\n### `-{argument}`\n"));
        emit(out, pass)
    })?;
    Ok(out.finish())
}

fn emit(out: &mut Writer, pass: Pass<'_>) -> Result<()> {
    text::summary(out, pass.summary()?);
    text::description(out, pass.description()?);
    let mut rows = Vec::new();
    for option in pass.options()? {
        rows.push((format!("-{}", option.argument()?), option.description()?));
    }
    table(out, "Options", &rows);
    rows.clear();
    for statistic in pass.statistics()? {
        rows.push((statistic.name()?.to_owned(), statistic.description()?));
    }
    table(out, "Statistics", &rows);
    Ok(())
}

/// Names and their descriptions, in two columns.
fn table(out: &mut Writer, title: &str, rows: &[(String, &str)]) {
    let Some(width) = rows.iter().map(|(name, _)| name.len()).max() else { return };
    out.add(format_args!("\n#### {title}\n\n```\n"));
    for (name, description) in rows {
        out.line(format_args!("{name}{:blank$} : {description}", "", blank = width - name.len()));
    }
    out.line("```");
}
