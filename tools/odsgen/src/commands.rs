//! Commands that need no file of their own.

use std::io::Write;

use ods_codegen::{Arena, decision, model};

use crate::args::{CheckArgs, ExplainPatternArgs, RecordFormat, RecordsArgs};
use crate::exit::{EXIT_ERRORS, EXIT_OK, finish, print, read, usage_error, write};
use crate::output::Unwritten;
use crate::{coverage, report};

/// Reads and checks definitions, and reports errors.
pub(crate) fn check(args: &CheckArgs) -> i32 {
    let mut outcome = match read(&args.read) {
        Ok(outcome) => outcome,
        Err(code) => return code,
    };
    outcome.diagnostics = ods_codegen::check::check_all(&outcome.records, &outcome.sources);
    outcome.diagnostics.extend(model::deprecated_uses(&outcome.records, &outcome.sources));
    report::report(&outcome, args.read.format(), args.read.options.color);
    if outcome.has_errors() {
        return EXIT_ERRORS;
    }
    if args.coverage.is_some() || args.strict { coverage::check(args, &outcome) } else { EXIT_OK }
}

/// Prints the trees of tests that the rules of a file are compiled to.
pub(crate) fn explain_patterns(args: &ExplainPatternArgs) -> i32 {
    let outcome = match read(&args.read) {
        Ok(outcome) => outcome,
        Err(code) => return code,
    };
    let read = model::patterns(&outcome.records, &outcome.sources);
    let (patterns, errors): (Vec<_>, Vec<_>) = read.into_iter().partition(Result::is_ok);
    let patterns: Vec<_> = patterns.into_iter().flatten().collect();
    let arena = Arena::new();
    let trees = decision::trees(&arena, &patterns);
    let wrong = errors.into_iter().filter_map(Result::err).chain(trees.as_ref().err().cloned());
    let wrong: Vec<_> = wrong.collect();
    let is_selected = |tree: &decision::Tree<'_, '_>| {
        args.rule.as_ref().is_none_or(|name| tree.rules.iter().any(|rule| rule.name == *name))
    };
    let trees = trees.unwrap_or_default();
    let text: String = trees
        .iter()
        .filter(|tree| is_selected(tree))
        .map(|tree| decision::explain(tree, &outcome.sources))
        .collect();
    report::show(&wrong, &outcome.sources, args.read.format(), args.read.options.color);
    if wrong.is_empty() { print(text.as_bytes()) } else { EXIT_ERRORS }
}

/// Prints every class and record.
pub(crate) fn records(args: &RecordsArgs) -> i32 {
    let outcome = match read(&args.read) {
        Ok(outcome) => outcome,
        Err(code) => return code,
    };
    write(&args.write, args.write.output.as_deref(), &outcome.opened, &mut |out: &mut dyn Write| match args
        .format
    {
        RecordFormat::Text => ods_parser::dump::write_text(&outcome.records, out),
        RecordFormat::Json => ods_parser::dump::write_json(&outcome.records, &outcome.sources, out),
    })
}

/// Prints the manual page, or that of a command.
pub(crate) fn manual(mut command: clap::Command, name: Option<&str>) -> i32 {
    command.build();
    if let Some(name) = name {
        let Some(found) = command.find_subcommand(name) else {
            return usage_error(&format!("there is no command '{name}'"));
        };
        command = found.clone().display_name(format!("odsgen-{name}"));
    }
    let mut page = Vec::new();
    match clap_mangen::Man::new(command).render(&mut page) {
        Ok(()) => print(&page),
        Err(error) => finish(Err(Unwritten::Failed(format!("the manual page cannot be written: {error}")))),
    }
}
