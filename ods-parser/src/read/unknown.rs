//! Advice for names that only a file defines which is not included.

use crate::codes;
use crate::diagnostics::{Diagnostic, closest_name};
use crate::source::SourceMap;

/// Path and text of embedded files.
pub(super) type Embedded = [(&'static str, &'static str)];

/// Adds to diagnostics about unknown names which embedded file to include for them.
pub(super) fn advise(diagnostics: &mut [Diagnostic], sources: &SourceMap, embedded: &Embedded) {
    // If a file is missing, it probably defines the names.
    if diagnostics.iter().any(|diagnostic| diagnostic.code == codes::FILE_NOT_FOUND) {
        return;
    }
    for diagnostic in diagnostics {
        if ![codes::UNKNOWN_NAME, codes::UNKNOWN_CLASS, codes::UNKNOWN_MULTICLASS].contains(&diagnostic.code)
        {
            continue;
        }
        let name = sources.text(diagnostic.span);
        if let Some((path, _)) = embedded.iter().find(|(_, text)| defines(text, name)) {
            diagnostic.help = Some(format!("'{name}' is defined in '{path}': include that file"));
        }
    }
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
