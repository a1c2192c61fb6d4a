//! Texts about the program itself: its help, dialects and passes.

use crate::Registry;
use crate::format;
use crate::options::{Group, OPTIONS, Show};
use ir_core::context::Context;
use ir_core::pass::PassRegistry;

/// Name, summary and version of a program.
pub(crate) struct About<'a> {
    /// The name of the program.
    pub(crate) name: &'a str,
    /// Its function, on one line.
    pub(crate) summary: &'a str,
    pub(crate) version: &'a str,
}

const GROUPS: [(Group, &str); 5] = [
    (Group::Input, "Input and output"),
    (Group::Printing, "Form of the output"),
    (Group::Passes, "Running passes"),
    (Group::Around, "Observing passes"),
    (Group::Program, "About the program"),
];

/// The text of an informational option.
pub(crate) fn text(show: Show, about: &About<'_>, registry: Registry<'_>, passes: &PassRegistry) -> String {
    match show {
        Show::Help => help(about, registry, passes),
        Show::Version => format!("{} {}\n", about.name, about.version),
        Show::Dialects => format!("Available Dialects: {}\n", dialects(registry).join(",")),
        Show::Passes => format!("Passes:\n{}", passes.help()),
    }
}

/// Dialects, passes with their options, and the options of the program in groups.
fn help(about: &About<'_>, registry: Registry<'_>, passes: &PassRegistry) -> String {
    let About { name, summary, .. } = about;
    let dialects = dialects(registry).join(", ");
    let mut text = format!("{name}: {summary}\n\nUsage: {name} [options] [<input file>]\n");
    text.push_str(&format!("       {name} --format <path>... (formats files)\n"));
    if cfg!(feature = "lsp") {
        text.push_str(&format!("       {name} lsp (serves an editor)\n"));
    }
    text.push('\n');
    text.push_str("Without an input file, or with '-', the standard input is read. Options begin with one dash or two.\n\n");
    text.push_str(&format!("Dialects: {dialects}\n"));
    for (group, title) in GROUPS {
        let of_group = OPTIONS.iter().filter(|option| option.group == group);
        let rows = of_group.map(|option| (option.name, option.value, option.help));
        text.push_str(&format!("\n{title}:\n{}", options(rows)));
    }
    let rows = format::OPTIONS.iter().map(|(name, value, help, _)| (*name, *value, *help));
    text.push_str(&format!("\nFormatting, with these options only:\n{}", options(rows)));
    text.push_str(&format!("\nPasses, which run in the order of the command line:\n{}", passes.help()));
    text
}

/// The lines about options: name, form of the value, and help of each.
fn options<'a>(options: impl Iterator<Item = (&'a str, &'a str, &'a str)>) -> String {
    let rows = options.map(|(name, value, help)| {
        let dashes = if name.len() == 1 { "-" } else { "--" };
        (format!("  {dashes}{name}{value}"), help)
    });
    let rows: Vec<(String, &str)> = rows.collect();
    let width = rows.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    rows.iter().map(|(name, help)| format!("{name:width$} - {help}\n")).collect()
}

/// The namespaces of the registered dialects, sorted.
fn dialects(registry: Registry<'_>) -> Vec<&'static str> {
    let ctx = Context::new();
    registry(&ctx);
    let mut names: Vec<&str> = ctx.dialect_namespaces().collect();
    names.sort_unstable();
    names
}
