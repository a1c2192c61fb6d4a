//! Advice for names that only a file defines which is not included.

use crate::codes;
use crate::diagnostics::{Diagnostic, Note, closest_name};
use crate::source::{SourceMap, Span};

/// Path and text of embedded files.
pub(super) type Embedded = [(&'static str, &'static str)];

/// Adds to diagnostics about unknown names which embedded file to include for them.
pub(super) fn advise(diagnostics: &mut [Diagnostic], sources: &SourceMap, embedded: &Embedded) {
    // If a file is missing, it probably defines the names.
    if missing_file(diagnostics).is_some() {
        return;
    }
    for diagnostic in diagnostics.iter_mut().filter(|diagnostic| is_unknown_name(diagnostic)) {
        let name = sources.text(diagnostic.span);
        if let Some((path, _)) = embedded.iter().find(|(_, text)| defines(text, name)) {
            diagnostic.help = Some(format!("'{name}' is defined in '{path}': include that file"));
        }
    }
}

fn is_unknown_name(diagnostic: &Diagnostic) -> bool {
    [codes::UNKNOWN_NAME, codes::UNKNOWN_CLASS, codes::UNKNOWN_MULTICLASS].contains(&diagnostic.code)
}

/// The index of the first diagnostic about an included file that is missing.
fn missing_file(diagnostics: &[Diagnostic]) -> Option<usize> {
    let is_missing =
        |diagnostic: &Diagnostic| diagnostic.code == codes::FILE_NOT_FOUND && !diagnostic.span.is_none();
    diagnostics.iter().position(is_missing)
}

/// If an included file is missing, moves the unknown names to its diagnostic, as a note: it probably defines
/// them. Diagnostics that `stays` accepts stay.
pub(super) fn list_names(
    diagnostics: &mut Vec<Diagnostic>,
    sources: &SourceMap,
    stays: impl Fn(&Diagnostic) -> bool,
) {
    /// Names that are shown.
    const SHOWN: usize = 5;
    let Some(missing) = missing_file(diagnostics) else { return };
    let is_listed = |diagnostic: &Diagnostic| is_unknown_name(diagnostic) && !stays(diagnostic);
    let unknown = diagnostics.iter().filter(|diagnostic| is_listed(diagnostic));
    let mut names: Vec<String> =
        unknown.map(|diagnostic| format!("'{}'", sources.text(diagnostic.span))).collect();
    names.sort_unstable();
    names.dedup();
    let (more, shown) = (names.len().saturating_sub(SHOWN), names.len().min(SHOWN));
    let more = if more > 0 { format!(" and {more} more") } else { String::new() };
    let names = match shown {
        0 => return,
        1 => format!("the name {} is not defined; the file may define it", names[0]),
        _ => {
            format!("the names {}{more} are not defined; the file may define them", names[..shown].join(", "))
        }
    };
    diagnostics[missing].notes.push(Note { span: Span::NONE, message: names });
    diagnostics.retain(|diagnostic| !is_listed(diagnostic));
}

/// Whether a line of a text defines a class, a multiclass or a record of this name.
fn defines(text: &str, name: &str) -> bool {
    let is_word = |c: char| c == '_' || c.is_ascii_alphanumeric();
    !name.is_empty()
        && text.lines().any(|line| {
            let rest = ["class ", "def ", "multiclass "].iter().find_map(|word| line.strip_prefix(word));
            let rest = rest.and_then(|rest| rest.strip_prefix(name));
            rest.is_some_and(|rest| !rest.starts_with(is_word) && !rest.starts_with('#'))
        })
}

/// The embedded file that a path probably means: a misspelling, or the path of a file with the same name.
pub(super) fn similar_path(path: &str, embedded: &Embedded) -> Option<&'static str> {
    let paths = || embedded.iter().map(|(path, _)| *path);
    let file = path.rsplit('/').next().unwrap_or(path);
    let in_other_folder = || paths().find(|other| other.rsplit('/').next() == Some(file));
    closest_name(path, paths()).or_else(in_other_folder)
}
