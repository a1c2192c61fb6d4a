//! The commands, one function each.

use std::ffi::OsString;
use std::io::{IsTerminal, Write};

use clap::FromArgMatches;
use ods_codegen::emit::Registry;
use ods_codegen::{Arena, decision, model};
use ods_parser::Outcome;

use crate::cli::{
    CheckArgs, Cli, Command, ExplainPatternArgs, ReadArgs, RecordFormat, RecordsArgs, WriteArgs,
};
use crate::output::{Emit, Target, Unwritten, dependency_rule, escaped};
use crate::{EXIT_ERRORS, EXIT_OK, EXIT_USAGE, cli, complain, coverage, explain, generate, report};

/// Parses the command line and runs the command.
pub(crate) fn run(registry: &Registry, args: &[OsString]) -> i32 {
    let parsed = cli::command(registry).try_get_matches_from(args);
    let parsed = parsed.and_then(|matches| Ok((Cli::from_arg_matches(&matches)?, matches)));
    let (cli, matches) = match parsed {
        Ok(parsed) => parsed,
        Err(error) => return show_usage(&error),
    };
    // The subcommand, which clap demands.
    let matches = matches.subcommand().map_or(&matches, |(_, matches)| matches);
    match cli.command {
        Command::Check(args) => check(&args),
        Command::Records(args) => records(&args),
        Command::Model(args) => crate::model::run(&args),
        Command::Build => crate::build::run(registry, matches),
        Command::Gen => generate::run(registry, matches),
        Command::Tblgen(_) => crate::tblgen::run(registry, &args[2..]),
        Command::ExplainPattern(args) => explain_patterns(&args),
        Command::Explain { code: None } => print(explain::list().as_bytes()),
        Command::Explain { code: Some(code) } => match explain::explain(&code) {
            Ok(text) => print(text.as_bytes()),
            Err(message) => usage_error(&message),
        },
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut cli::command(registry), "odsgen", &mut script);
            print(&script)
        }
        Command::Man { command } => manual(cli::command(registry), command.as_deref()),
    }
}

/// Shows what clap has to say, and returns the exit code. Help and version are outputs; errors are not.
pub(crate) fn show_usage(error: &clap::Error) -> i32 {
    if !error.use_stderr() && !std::io::stdout().is_terminal() {
        return print(error.render().to_string().as_bytes());
    }
    match error.print() {
        Err(failed) if !error.use_stderr() => {
            finish(Err(Unwritten::Failed(format!("the standard output cannot be written: {failed}"))))
        }
        // There is nowhere left to report to when the error stream is closed.
        _ => error.exit_code(),
    }
}

/// Reports a wrong command line, and returns the exit code for it.
pub(crate) fn usage_error(message: &str) -> i32 {
    complain(message);
    EXIT_USAGE
}

pub(crate) fn print(text: &[u8]) -> i32 {
    finish(Target::Stdout.write(false, &mut |out| out.write_all(text)))
}

/// Reports what went wrong with writing, and returns the exit code.
pub(crate) fn finish(written: Result<(), Unwritten>) -> i32 {
    match written {
        Ok(()) => EXIT_OK,
        Err(Unwritten::NoReader) => i32::from(process_io::EXIT_NO_READER),
        Err(Unwritten::Failed(message)) => {
            complain(&message);
            EXIT_ERRORS
        }
    }
}

/// Reads the input and shows what was found.
///
/// # Errors
/// The exit code when the command has nothing more to do.
pub(crate) fn read(args: &ReadArgs) -> Result<Outcome, i32> {
    let input = args.input();
    if let Some(name) = input.bad_define() {
        return Err(usage_error(&format!("'{name}' after -D is not a name")));
    }
    let outcome = input.read();
    report::report(&outcome, args.format(), args.color);
    if outcome.has_errors() { Err(EXIT_ERRORS) } else { Ok(outcome) }
}

fn check(args: &CheckArgs) -> i32 {
    let mut outcome = match read(&args.read) {
        Ok(outcome) => outcome,
        Err(code) => return code,
    };
    outcome.diagnostics = ods_codegen::check::check(&outcome.records, &outcome.sources);
    outcome.diagnostics.extend(model::deprecated_uses(&outcome.records, &outcome.sources));
    report::report(&outcome, args.read.format(), args.read.color);
    if outcome.has_errors() {
        return EXIT_ERRORS;
    }
    if args.coverage.is_some() || args.strict { coverage::check(args, &outcome) } else { EXIT_OK }
}

/// Prints the trees of tests that the rules of a file are compiled to.
fn explain_patterns(args: &ExplainPatternArgs) -> i32 {
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
    let is_wanted = |tree: &decision::Tree<'_, '_>| {
        args.rule.as_ref().is_none_or(|name| tree.rules.iter().any(|rule| rule.name == *name))
    };
    let trees = trees.unwrap_or_default();
    let text: String = trees
        .iter()
        .filter(|tree| is_wanted(tree))
        .map(|tree| decision::explain(tree, &outcome.sources))
        .collect();
    report::show(&wrong, &outcome.sources, args.read.format(), args.read.color);
    if wrong.is_empty() { print(text.as_bytes()) } else { EXIT_ERRORS }
}

fn records(args: &RecordsArgs) -> i32 {
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

/// Writes an output to a file or else to the standard output, and the dependency file that is asked for, and returns the
/// exit code.
pub(crate) fn write(args: &WriteArgs, output: Option<&str>, inputs: &[String], emit: &mut Emit<'_>) -> i32 {
    let target = output.map(Target::named).unwrap_or_default();
    let written = target.write(args.write_if_changed, emit);
    finish(written.and_then(|()| {
        let (Some(output), Some(depfile)) = (output, &args.depfile) else { return Ok(()) };
        let inputs: Vec<String> = inputs.iter().map(|path| escaped(path)).collect();
        let rule = dependency_rule(&escaped(output), &inputs);
        Target::named(depfile).write(false, &mut |out| out.write_all(rule.as_bytes()))
    }))
}

fn manual(mut command: clap::Command, name: Option<&str>) -> i32 {
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
