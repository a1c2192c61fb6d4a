//! Showing diagnostics.

use std::io::{IsTerminal, Write};

use ods_parser::Outcome;
use ods_parser::diagnostics::{Diagnostic, Severity};
use ods_parser::render::{Color, Format, render};
use ods_parser::source::SourceMap;

/// When to colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum ColorChoice {
    /// On a terminal, unless NO_COLOR is set.
    #[default]
    Auto,
    /// Even into a file or pipe.
    Always,
    /// Not at all.
    Never,
}

impl ColorChoice {
    fn resolve(self) -> Color {
        let is_selected = || std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        match self {
            ColorChoice::Always => Color::Always,
            ColorChoice::Auto if std::io::stderr().is_terminal() && is_selected() => Color::Always,
            ColorChoice::Auto | ColorChoice::Never => Color::Never,
        }
    }
}

/// Writes diagnostics to the error stream. The format for people ends with the number of errors.
pub(crate) fn report(outcome: &Outcome, format: Format, color: ColorChoice) {
    show(&outcome.diagnostics, &outcome.sources, format, color);
}

/// The same for diagnostics that are not part of an outcome.
pub(crate) fn show(diagnostics: &[Diagnostic], sources: &SourceMap, format: Format, color: ColorChoice) {
    if diagnostics.is_empty() {
        return;
    }
    let mut text = render(diagnostics, sources, format, color.resolve());
    if format == Format::Human
        && let Some(summary) = summary(diagnostics)
    {
        text.push_str(&format!("odsgen: {summary}\n"));
    }
    // There is nowhere left to report to when the error stream is closed.
    let _ = std::io::stderr().lock().write_all(text.as_bytes());
}

/// `2 errors and 1 warning`; none without errors.
fn summary(diagnostics: &[Diagnostic]) -> Option<String> {
    let count = |severity| diagnostics.iter().filter(|d| d.severity == severity).count();
    let counted = |count: usize, noun: &str| format!("{count} {noun}{}", if count == 1 { "" } else { "s" });
    match (count(Severity::Error), count(Severity::Warning)) {
        (0, _) => None,
        (errors, 0) => Some(counted(errors, "error")),
        (errors, warnings) => {
            Some(format!("{} and {}", counted(errors, "error"), counted(warnings, "warning")))
        }
    }
}
