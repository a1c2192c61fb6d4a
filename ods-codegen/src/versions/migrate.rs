//! Rewriting a definition file for a newer version, where the change is mechanical.
//!
//! The source is scanned, not parsed: a file for another version may not be readable on its own. Comments,
//! strings and layout are unchanged. The replacements are names in code, paths in `include`, removed fields
//! with their `let`, and C++ in strings that calls `isa`, `cast` or `dyn_cast` of `$_self`.

use super::Version;
use super::changes::{CHANGES, Change, ChangeKind};

/// A rewritten file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Migrated {
    /// The new text.
    pub text: String,
    /// Uses of names that are gone and that nothing replaces: line, name and advice.
    pub left: Vec<(usize, String, String)>,
}

/// The file with everything rewritten for a version that is mechanical.
pub fn migrated(text: &str, to: Version) -> Migrated {
    let mut migration = Migration { text, to, at: 0, out: String::new(), left: Vec::new() };
    while migration.at < text.len() {
        migration.step();
    }
    Migrated { text: migration.out, left: migration.left }
}

struct Migration<'t> {
    text: &'t str,
    to: Version,
    at: usize,
    out: String,
    left: Vec<(usize, String, String)>,
}

impl<'t> Migration<'t> {
    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// Takes over so many bytes.
    fn keep(&mut self, length: usize) {
        let taken = self.rest().get(..length).unwrap_or_else(|| self.rest());
        self.out.push_str(taken);
        self.at += taken.len();
    }

    fn step(&mut self) {
        let rest = self.rest();
        let until = |end: &str| {
            rest.get(2..).and_then(|inner| inner.find(end)).map_or(rest.len(), |at| at + 2 + end.len())
        };
        if rest.starts_with("//") {
            return self.keep(rest.find('\n').unwrap_or(rest.len()));
        }
        if rest.starts_with("/*") {
            return self.keep(until("*/"));
        }
        if rest.starts_with("[{") {
            return self.code(until("}]"));
        }
        if rest.starts_with('"') {
            return self.string(string_length(rest));
        }
        let length = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
        match length {
            0 => self.keep(rest.chars().next().map_or(1, char::len_utf8)),
            // Names of arguments, and fields of records.
            _ if self.out.ends_with(['$', '.']) => self.keep(length),
            _ => self.word(length),
        }
    }

    /// A name in code.
    fn word(&mut self, length: usize) {
        let word = self.rest().get(..length).unwrap_or_default();
        if word == "let"
            && let Some(end) = self.gone_field()
        {
            return self.remove(end);
        }
        match self.change(word, |kind| matches!(kind, ChangeKind::NameUntil(_))) {
            Some(change) if !change.instead.is_empty() => {
                self.out.push_str(change.instead.trim_matches('\''));
                self.at += length;
            }
            Some(change) => {
                self.leave(change);
                self.keep(length);
            }
            None => self.keep(length),
        }
    }

    /// The length of `let field = value;`, if the field is gone.
    fn gone_field(&self) -> Option<usize> {
        let rest = self.rest();
        let name = rest
            .strip_prefix("let")?
            .trim_start()
            .split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
            .next()?;
        let change = self.change(name, |kind| matches!(kind, ChangeKind::FieldUntil(_)))?;
        // This one is a field of attributes in every version.
        (change.name != "isOptional").then(|| rest.find(';').map(|end| end + 1))?
    }

    /// Removes so many bytes, with the line if nothing else is on it.
    fn remove(&mut self, length: usize) {
        self.at += length;
        let is_first = self.out.rsplit('\n').next().is_none_or(|line| line.trim().is_empty());
        let after = self.rest();
        let line = after.split('\n').next().unwrap_or_default();
        if is_first && line.trim().is_empty() && after.len() > line.len() {
            self.out.truncate(self.out.trim_end_matches([' ', '\t']).len());
            self.at += line.len() + 1;
        }
    }

    /// A string, which may be the path of an include.
    fn string(&mut self, length: usize) {
        if !self.out.trim_end().ends_with("include") {
            return self.code(length);
        }
        let path = self.rest().get(1..length.saturating_sub(1)).unwrap_or_default();
        match self.change(path, |kind| matches!(kind, ChangeKind::FileUntil(_))) {
            Some(change) if !change.instead.is_empty() => {
                self.out.push_str(&format!("\"{}\"", change.instead.trim_matches('\'')));
                self.at += length;
            }
            Some(change) => {
                self.leave(change);
                self.keep(length);
            }
            None => self.keep(length),
        }
    }

    /// C++ in a string.
    fn code(&mut self, length: usize) {
        let text = self.rest().get(..length).unwrap_or_else(|| self.rest());
        self.out.push_str(&casts_as_functions(text));
        self.at += text.len();
    }

    /// The change of a name that the version lacks.
    fn change(&self, name: &str, is_meant: impl Fn(ChangeKind) -> bool) -> Option<&'static Change> {
        CHANGES.iter().find(|change| change.name == name && is_meant(change.kind) && !change.is_in(self.to))
    }

    fn leave(&mut self, change: &Change) {
        let line = self.out.matches('\n').count() + 1;
        self.left.push((line, change.name.to_owned(), change.advice(self.to)));
    }
}

/// The length of a string with its quotes.
fn string_length(text: &str) -> usize {
    let mut is_escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            '"' if !is_escaped => return at + 1,
            '\n' => return at,
            _ => is_escaped = c == '\\' && !is_escaped,
        }
    }
    text.len()
}

/// `$_self.cast<T>()` as `::llvm::cast<T>($_self)`.
fn casts_as_functions(text: &str) -> String {
    const SELF: &str = "$_self.";
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(SELF) {
        let (before, call) = rest.split_at(at);
        out.push_str(before);
        match cast(call.get(SELF.len()..).unwrap_or_default()) {
            Some((function, arguments, length)) => {
                out.push_str(&format!("::llvm::{function}{arguments}($_self)"));
                rest = call.get(SELF.len() + length..).unwrap_or_default();
            }
            None => {
                out.push_str(SELF);
                rest = call.get(SELF.len()..).unwrap_or_default();
            }
        }
    }
    out + rest
}

/// The function, its template arguments, and the length of `cast<T>()` at the beginning of a text.
fn cast(text: &str) -> Option<(&'static str, &str, usize)> {
    let function = ["isa", "cast", "dyn_cast"]
        .into_iter()
        .find(|name| text.strip_prefix(*name).is_some_and(|after| after.starts_with('<')))?;
    let arguments = text.get(function.len()..)?;
    let mut depth = 0;
    let closing = arguments.char_indices().find(|(_, c)| {
        depth += i32::from(*c == '<') - i32::from(*c == '>');
        depth == 0
    });
    let end = closing?.0 + 1;
    let arguments_text = arguments.get(..end)?;
    arguments.get(end..)?.starts_with("()").then_some((function, arguments_text, function.len() + end + 2))
}
