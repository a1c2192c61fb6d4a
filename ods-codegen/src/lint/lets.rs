//! `let`s in the bodies of definitions that change nothing.

use ods_parser::records::{IdleLet, IdleReason};
use ods_parser::source::SourceFile;

use super::{Edit, Finding, Lints};
use crate::{Diagnostic, SourceMap, Span, codes};

/// Fields with the signature of an operation. They may be repeated, because readers look for them.
const SIGNATURE: [&str; 4] = ["arguments", "results", "regions", "successors"];

/// Lines that make a part of a file depend on macros.
const CONDITIONS: [&str; 4] = ["#ifdef", "#ifndef", "#else", "#endif"];

pub(super) fn lint(lints: &mut Lints<'_, '_>) {
    let sources = lints.sources;
    for idle in lints.records.idle_lets() {
        if !sources.is_in_main_file(idle.definition) || !sources.is_in_main_file(idle.field) {
            continue;
        }
        if let Some(diagnostic) = diagnostic(idle, sources) {
            let fix = removal(idle, sources);
            lints.found.push(Finding { diagnostic, definition: idle.definition, fix });
        }
    }
}

/// The message about a `let`; `None` where other macros would give it a purpose, and where it is for readers:
/// operands and results, and empty values, which say that there is nothing.
fn diagnostic(idle: &IdleLet, sources: &SourceMap) -> Option<Diagnostic> {
    let name = sources.text(idle.field);
    let (code, message, end, note, noted) = match idle.reason {
        IdleReason::Repeated { is_empty, .. } if is_empty || SIGNATURE.contains(&name) => return None,
        IdleReason::Repeated { given, .. } => {
            let message = format!("the 'let' of '{name}' changes nothing: the field has this value already");
            (codes::REPEATED_VALUE, message, idle.field, given, "it is given here")
        }
        IdleReason::Replaced(later) => {
            let message =
                format!("the 'let' of '{name}' changes nothing: a later one in the body replaces the value");
            (codes::REPLACED_VALUE, message, later, later, "the later 'let'")
        }
    };
    let start = match idle.reason {
        IdleReason::Repeated { .. } => idle.definition,
        IdleReason::Replaced(_) => idle.field,
    };
    let is_conditional = !sources.is_in_main_file(end) || has_conditions(sources.text(start.join(end)));
    (!is_conditional).then(|| Diagnostic::warning(code, idle.field, message).with_note(note, noted))
}

fn has_conditions(text: &str) -> bool {
    text.lines().any(|line| CONDITIONS.iter().any(|word| line.trim_start().starts_with(word)))
}

/// The edit that removes a `let`, with its lines if nothing else is on them; `None` if a comment may be about
/// it.
fn removal(idle: &IdleLet, sources: &SourceMap) -> Option<Edit> {
    let file = sources.files().first()?;
    let (start, end) = statement(idle, file)?;
    let (before, after) = (&file.text[..start], &file.text[end..]);
    let (above, prefix) = before.rsplit_once('\n').unwrap_or(("", before));
    let suffix = after.split('\n').next().unwrap_or_default();
    let is_comment = |text: &str| text.trim_start().starts_with("//") || text.trim_end().ends_with("*/");
    let line_above = above.lines().next_back().unwrap_or_default();
    let is_alone = prefix.trim().is_empty();
    if suffix.trim_start().starts_with('/') || is_comment(prefix) || is_alone && is_comment(line_above) {
        return None;
    }
    let (start, end) = match (is_alone, suffix.trim().is_empty()) {
        (true, true) => (start - prefix.len(), (end + suffix.len() + 1).min(file.text.len())),
        (true, false) => (start, end + suffix.len() - suffix.trim_start().len()),
        (false, _) => (start - (prefix.len() - prefix.trim_end().len()), end),
    };
    let at = |offset: usize| file.base + offset as u32;
    // A value that is replaced may be one that its author misses.
    let is_safe = matches!(idle.reason, IdleReason::Repeated { .. });
    Some(Edit { span: Span::new(at(start), at(end)), text: String::new(), is_safe })
}

/// The offsets from the keyword `let` to after the semicolon; `None` if there may be a comment in between.
fn statement(idle: &IdleLet, file: &SourceFile) -> Option<(usize, usize)> {
    let offset = |position: u32| position.checked_sub(file.base).map(|offset| offset as usize);
    let before = file.text.get(..offset(idle.field.lo)?)?.trim_end().strip_suffix("let")?;
    let after = file.text.get(offset(idle.value.hi)?..)?;
    let end = file.text.len() - after.trim_start().strip_prefix(';')?.len();
    let written = file.text.get(before.len()..end)?;
    (!written.contains("//") && !written.contains("/*")).then_some((before.len(), end))
}
