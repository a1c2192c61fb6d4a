//! Levels of lints, from options and from comments in the file.
//!
//! ```text
//! // odsgen-lint: allow(ODS0401, ODS0411)     for the file
//! // odsgen-lint: allow-next(ODS0430)         for the next definition
//! ```

use std::collections::BTreeMap;

use ods_parser::diagnostics::{Code, Severity};

use super::{Finding, lint_codes};
use crate::{Diagnostic, SourceMap, Span, codes};

const MARK: &str = "// odsgen-lint:";

/// The level of a lint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Its findings are not shown.
    Allow,
    /// Its findings are warnings.
    Warn,
    /// Its findings are errors.
    Deny,
}

/// The levels of all lints: warnings unless set.
#[derive(Clone, Debug, Default)]
pub struct Levels(BTreeMap<Code, Level>);

impl Levels {
    /// Sets the level of a lint, by a code such as `ODS0401`, or of all lints, by `all`.
    ///
    /// # Errors
    /// One sentence when no lint has the code.
    pub fn set(&mut self, code: &str, level: Level) -> Result<(), String> {
        let named = lint_codes().filter(|known| code == "all" || known.to_string() == code);
        let before = named.map(|code| self.0.insert(code, level)).count();
        if before == 0 { Err(format!("'{code}' is not the code of a lint")) } else { Ok(()) }
    }

    /// The level of a code.
    #[must_use]
    pub fn level(&self, code: Code) -> Level {
        self.0.get(&code).copied().unwrap_or(Level::Warn)
    }
}

/// A comment that sets levels.
struct Comment<'t> {
    /// Its location.
    span: Span,
    /// The line of the definition that it is about, counted from 1; `None` for the file.
    next: Option<u32>,
    level: Level,
    codes: Vec<&'t str>,
}

/// The findings with their levels; those that are allowed are left out. Comments of the file come after
/// options, and those about one definition last.
pub(super) fn apply(found: Vec<Finding>, sources: &SourceMap, levels: &Levels) -> Vec<Finding> {
    let mut of_file = levels.clone();
    let mut of_definitions: BTreeMap<u32, Levels> = BTreeMap::new();
    let (comments, unreadable) = comments(sources);
    let mut all: Vec<Finding> = unreadable
        .into_iter()
        .map(|span| wrong(span, "the comment sets no level of lints".to_owned()))
        .collect();
    for comment in &comments {
        for code in &comment.codes {
            let set = comment.next.map_or(&mut of_file, |line| of_definitions.entry(line).or_default());
            if let Err(message) = set.set(code, comment.level) {
                all.push(wrong(comment.span, message));
            }
        }
    }
    all.extend(found);
    all.retain_mut(|finding| {
        let code = finding.diagnostic.code;
        let line = sources.line_column(finding.definition.lo).map_or(0, |at| at.line);
        let own = of_definitions.get(&line).and_then(|levels| levels.0.get(&code)).copied();
        let level = own.unwrap_or_else(|| of_file.level(code));
        finding.diagnostic.severity = if level == Level::Deny { Severity::Error } else { Severity::Warning };
        level != Level::Allow
    });
    all
}

fn wrong(span: Span, message: String) -> Finding {
    let help = "write 'allow(ODS0401)', 'warn(…)' or 'deny(…)', with '-next' for the next definition";
    let diagnostic = Diagnostic::warning(codes::WRONG_LINT_COMMENT, span, message).with_help(help);
    Finding { diagnostic, definition: span, fix: None }
}

/// The comments of the main file that set levels, and the spans of those that cannot be read.
fn comments(sources: &SourceMap) -> (Vec<Comment<'_>>, Vec<Span>) {
    let Some(file) = sources.files().first() else { return (Vec::new(), Vec::new()) };
    let (mut found, mut wrong) = (Vec::new(), Vec::new());
    let mut start = file.base;
    let lines: Vec<&str> = file.text.split_inclusive('\n').collect();
    for (index, line) in lines.iter().enumerate() {
        let text = line.trim();
        let at = start + (line.len() - line.trim_start().len()) as u32;
        start += line.len() as u32;
        let Some(rest) = text.strip_prefix(MARK) else { continue };
        let span = Span::new(at, at + text.len() as u32);
        match setting(rest) {
            Some((level, is_next, codes)) => {
                let next = is_next.then(|| definition_line(&lines, index));
                found.push(Comment { span, next, level, codes });
            }
            None => wrong.push(span),
        }
    }
    (found, wrong)
}

/// The line, counted from 1, of the first text after a comment that is not a comment.
fn definition_line(lines: &[&str], comment: usize) -> u32 {
    let is_code = |line: &&str| !line.trim().is_empty() && !line.trim_start().starts_with("//");
    let skipped = lines[comment..].iter().position(is_code).unwrap_or_default();
    (comment + skipped + 1) as u32
}

/// `allow-next(ODS0401, ODS0402)`: the level, whether it is for the next definition, and the codes.
fn setting(text: &str) -> Option<(Level, bool, Vec<&str>)> {
    let (word, codes) = text.trim().strip_suffix(')')?.split_once('(')?;
    let (word, is_next) = match word.strip_suffix("-next") {
        Some(word) => (word, true),
        None => (word, false),
    };
    let level = match word {
        "allow" => Level::Allow,
        "warn" => Level::Warn,
        "deny" => Level::Deny,
        _ => return None,
    };
    Some((level, is_next, codes.split(',').map(str::trim).collect()))
}
