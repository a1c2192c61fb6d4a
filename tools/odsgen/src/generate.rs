//! `odsgen gen`: one output of the definitions, generated as a whole before anything is written.

use std::fs;
use std::path::PathBuf;

use clap::{Arg, ArgMatches, Args, FromArgMatches};
use ods_codegen::emit::{Command, DIALECT, Emitter, Failure, Input, Registry, Settings};
use ods_codegen::model::dialect_meant;
use ods_parser::Outcome;
use ods_parser::diagnostics::Diagnostic;

use crate::args::{OutDirArgs, ReadArgs, WriteArgs};
use crate::exit::{self, EXIT_ERRORS, EXIT_USAGE};
use crate::output::Unwritten;
use crate::{input, options, report};

/// Where an output goes.
#[derive(Debug)]
pub(crate) struct Destination<'a> {
    pub(crate) write: &'a WriteArgs,
    pub(crate) out_dir: Option<PathBuf>,
}

/// Adds the subcommands of all outputs.
pub(crate) fn with_outputs(gen_command: clap::Command, registry: &Registry) -> clap::Command {
    let commands = registry.commands();
    let subcommands = commands.iter().map(|command| subcommand(command, registry));
    gen_command.subcommand_required(true).arg_required_else_help(true).subcommands(subcommands)
}

fn subcommand(command: &Command, registry: &Registry) -> clap::Command {
    let mut created = clap::Command::new(command.name);
    let emitters: Vec<_> = registry.emitters_of_command(command.name).collect();
    if reads_definitions(&emitters) {
        created = ReadArgs::augment_args(created);
    }
    created = WriteArgs::augment_args(created);
    if has_files(&emitters) {
        created = OutDirArgs::augment_args(created);
    }
    if let Some(of) = command.of {
        let topics = emitters.iter().filter_map(|emitter| emitter.topic());
        let arg = Arg::new("of").long("of").value_name("WHAT").help(of.help);
        let arg = arg.value_parser(options::one_of(topics.map(|topic| (topic.name, topic.help))));
        created = created.arg(match of.default {
            Some(default) => arg.default_value(default),
            None => arg.required(true),
        });
    }
    let all = registry.options_of_command(command.name);
    let created = created.args(all.into_iter().map(|option| options::arg(option, option.help)));
    // The last, because each structure of arguments has set its own documentation.
    created.about(command.help)
}

fn reads_definitions(emitters: &[&dyn Emitter]) -> bool {
    emitters.iter().any(|emitter| emitter.reads_definitions())
}

/// Whether outputs have names of files.
fn has_files(emitters: &[&dyn Emitter]) -> bool {
    emitters.iter().any(|emitter| emitter.path(&Settings::default()).is_some())
}

/// Generates one output.
pub(crate) fn run(registry: &Registry, matches: &ArgMatches) -> i32 {
    // clap requires one of the declared subcommands.
    let Some((name, matches)) = matches.subcommand() else { return EXIT_USAGE };
    let emitters: Vec<_> = registry.emitters_of_command(name).collect();
    let settings = match options::settings(matches, &registry.options_of_command(name)) {
        Ok(settings) => settings,
        Err(message) => return exit::usage_error(&message),
    };
    match parsed(&emitters, matches) {
        Ok(Some((emitter, read, write, out_dir))) => {
            let destination = Destination { write: &write, out_dir };
            generate(emitter, read.as_ref(), &destination, &settings)
        }
        Ok(None) => EXIT_USAGE,
        Err(error) => exit::show_usage(&error),
    }
}

type Parsed<'a> = (&'a dyn Emitter, Option<ReadArgs>, WriteArgs, Option<PathBuf>);

/// The output that is meant, and the arguments that all outputs take.
fn parsed<'a>(emitters: &[&'a dyn Emitter], matches: &ArgMatches) -> clap::error::Result<Option<Parsed<'a>>> {
    let topic = emitters.iter().any(|emitter| emitter.topic().is_some());
    let topic = topic.then(|| matches.get_one::<String>("of").map(String::as_str)).flatten();
    let is_meant = |emitter: &&&dyn Emitter| emitter.topic().map(|topic| topic.name) == topic;
    let Some(emitter) = emitters.iter().find(is_meant) else { return Ok(None) };
    let read = reads_definitions(emitters).then(|| ReadArgs::from_arg_matches(matches)).transpose()?;
    let write = WriteArgs::from_arg_matches(matches)?;
    let out_dir = has_files(emitters).then(|| OutDirArgs::from_arg_matches(matches)).transpose()?;
    Ok(Some((*emitter, read, write, out_dir.and_then(|args| args.out_dir))))
}

/// Reads the definitions, if the output depends on any, generates the text, and writes it. When something is
/// wrong, that is reported, and nothing is written.
pub(crate) fn generate(
    emitter: &dyn Emitter,
    read: Option<&ReadArgs>,
    destination: &Destination<'_>,
    settings: &Settings,
) -> i32 {
    let outcome = match read.map_or_else(|| Ok(input::nothing()), exit::read) {
        Ok(outcome) => outcome,
        Err(code) => return code,
    };
    match text_and_file_name(emitter, &outcome, settings, destination.out_dir.is_some()) {
        Ok((text, name)) => {
            let code = destination.write(&name, &text, &outcome.opened);
            // Freeing the records would only delay the end of the process.
            std::mem::forget(outcome);
            code
        }
        Err(Failure::Usage(message)) => exit::usage_error(&message),
        Err(Failure::Definitions(diagnostics)) => {
            if let Some(read) = read {
                report::show(&diagnostics, &outcome.sources, read.format(), read.options.color);
            }
            EXIT_ERRORS
        }
    }
}

/// The text of an output, and the name of its file; empty if it is not `named`.
fn text_and_file_name(
    emitter: &dyn Emitter,
    outcome: &Outcome,
    settings: &Settings,
    named: bool,
) -> Result<(String, String), Failure> {
    let emit = |settings| {
        emitter.emit(&Input {
            records: &outcome.records,
            sources: &outcome.sources,
            settings,
            is_peer: false,
        })
    };
    let text =
        if emitter.needs_dialect() { emit(&with_dialect(outcome, settings)?) } else { emit(settings) }?;
    let path = if !named {
        None
    } else if emitter.reads_definitions() {
        emitter.path(&with_dialect(outcome, settings)?)
    } else {
        emitter.path(settings)
    };
    let path = path.unwrap_or_default();
    let name = path.rsplit('/').next().unwrap_or_default().to_owned();
    Ok((text, name))
}

/// The settings with the name of the dialect, which is that of the only one unless it is set.
///
/// # Errors
/// When there are several dialects, or none of the name.
pub(crate) fn with_dialect(outcome: &Outcome, settings: &Settings) -> Result<Settings, Diagnostic> {
    let dialect = dialect_meant(&outcome.records, &outcome.sources, settings.dialect())?;
    let mut settings = settings.clone();
    settings.set(&DIALECT, dialect.name()?);
    Ok(settings)
}

impl Destination<'_> {
    /// Writes an output to the file `name` in the output directory, if there is one.
    fn write(&self, name: &str, text: &str, inputs: &[String]) -> i32 {
        let output = match &self.out_dir {
            None => self.write.output.clone(),
            Some(folder) => {
                if let Err(error) = fs::create_dir_all(folder) {
                    let message = format!("the folder '{}' cannot be made: {error}", folder.display());
                    return exit::finish(Err(Unwritten::Failed(message)));
                }
                Some(folder.join(name).to_string_lossy().into_owned())
            }
        };
        exit::write(self.write, output.as_deref(), inputs, &mut |out| out.write_all(text.as_bytes()))
    }
}
