//! `odsgen build`: every output of a dialect from one read of its definitions.

use std::path::{Path, PathBuf};

use clap::{Arg, ArgAction, ArgMatches, Args, FromArgMatches};
use ods_codegen::emit::{
    DIALECT, EXTENSION, Failure, File, Input, PYTHON_PACKAGE, Registry, Settings, is_unsupported,
};
use ods_parser::Outcome;
use ods_parser::diagnostics::{Diagnostic, Severity};

use crate::args::ReadArgs;
use crate::exit::{self, EXIT_ERRORS, EXIT_OK, complain};
use crate::generate::with_dialect;
use crate::output::{dependency_rule, escaped};
use crate::output_set::OutputSet;
use crate::sources::Sources;
use crate::{options, output, project, report};
use build_support::parallel::map_in_parallel;

#[derive(Args, Debug)]
struct BuildArgs {
    #[command(flatten)]
    read: ReadArgs,
    /// Write below this folder
    #[arg(long, value_name = "DIR")]
    out_dir: PathBuf,
    /// FILE is a folder: build every dialect that definitions below it define, and a module with all of them.
    /// Only outputs with changed inputs are generated
    #[arg(long, conflicts_with_all = ["dialect", "extension", "depfile"])]
    all: bool,
    /// With --all: write the Rust as a Cargo workspace, with a crate for each dialect that depends on those
    /// of the dialects that its definitions name
    #[arg(long, requires = "all")]
    workspace: bool,
    /// The dialect; needed when the definitions have several
    #[arg(long, value_name = "NAME")]
    dialect: Option<String>,
    /// The definitions are of this extension of the dialect
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    extension: String,
}

/// The arguments after those of outputs, in the order of the help.
#[derive(Args, Debug)]
struct ModeArgs {
    /// Also write a dependency file for make or ninja
    #[arg(long, value_name = "FILE", conflicts_with = "check")]
    depfile: Option<String>,
    /// Write nothing; fail when a file is not as it would be written
    #[arg(long)]
    check: bool,
}

/// Adds the arguments, among them options of outputs.
pub(crate) fn with_outputs(command: clap::Command, registry: &Registry) -> clap::Command {
    let about = command.get_about().cloned();
    let all = registry.build_options();
    let options = all.iter().map(|option| options::arg(option, option.build_help.unwrap_or(option.help)));
    let groups = registry.groups();
    let only = Arg::new("only")
        .long("only")
        .value_name("KIND")
        .help("Only outputs of this kind; may be repeated")
        .action(ArgAction::Append)
        .value_parser(options::one_of(groups.iter().map(|group| (group.name, group.help))));
    let command = ModeArgs::augment_args(BuildArgs::augment_args(command).args(options).arg(only));
    // Structures of arguments set their own documentation.
    command.about(about.unwrap_or_default())
}

/// A parsed command line.
struct Task<'m> {
    args: BuildArgs,
    mode: ModeArgs,
    /// Names of groups; none for all.
    only: Vec<&'m str>,
    settings: Settings,
}

impl<'m> Task<'m> {
    /// # Errors
    /// The exit code, after the mistake was reported.
    fn new(registry: &Registry, matches: &'m ArgMatches) -> Result<Task<'m>, i32> {
        let settings = options::settings(matches, &registry.build_options());
        let mut settings = settings.map_err(|message| exit::usage_error(&message))?;
        let args = BuildArgs::from_arg_matches(matches).map_err(|error| exit::show_usage(&error))?;
        let mode = ModeArgs::from_arg_matches(matches).map_err(|error| exit::show_usage(&error))?;
        settings.set(&EXTENSION, &args.extension);
        if let Some(dialect) = &args.dialect {
            settings.set(&DIALECT, dialect);
        }
        let only = matches.get_many::<String>("only").into_iter().flatten().map(String::as_str);
        let mut only: Vec<&str> = only.collect();
        if settings.get(&PYTHON_PACKAGE).is_some() {
            if args.all || !only.is_empty() {
                let other = if args.all { "--all" } else { "--only" };
                return Err(exit::usage_error(&format!("'--python' cannot be used with '{other}'")));
            }
            only = vec!["python"];
        }
        Ok(Task { args, mode, only, settings })
    }
}

/// Runs the command.
pub(crate) fn run(registry: &Registry, matches: &ArgMatches) -> i32 {
    let task = match Task::new(registry, matches) {
        Ok(task) => task,
        Err(code) => return code,
    };
    if task.args.all {
        let folder = task.args.read.file();
        let workspace = match task.args.workspace.then(|| Sources::find(None)).transpose() {
            Ok(workspace) => workspace,
            Err(message) => return exit::usage_error(&message),
        };
        return project::build(
            registry,
            &project::Task {
                folder: Path::new(folder),
                out_dir: &task.args.out_dir,
                read: &task.args.read.options,
                only: &task.only,
                settings: &task.settings,
                workspace,
                is_check: task.mode.check,
            },
        );
    }
    let mut outcome = match exit::read(&task.args.read) {
        Ok(outcome) => outcome,
        Err(code) => return code,
    };
    let mut left_out = Vec::new();
    let (name, files) = match generate(registry, &task, &outcome, &mut left_out) {
        Ok(generated) => generated,
        Err(Failure::Usage(message)) => return exit::usage_error(&message),
        Err(Failure::Definitions(diagnostics)) => {
            outcome.diagnostics = diagnostics;
            report::report(&outcome, task.args.read.format(), task.args.read.options.color);
            return EXIT_ERRORS;
        }
    };
    report_left_out(&task.args, &mut outcome, left_out);
    let outputs = OutputSet::new(&task.args.out_dir, &name, files);
    let code = if task.mode.check { check(&outputs) } else { write(&task.mode, &outputs, &outcome) };
    // Freeing the records would only delay the end of the process.
    std::mem::forget(outcome);
    code
}

/// An output that the definitions have no form in, with the reasons.
type LeftOut = (String, Vec<Diagnostic>);

/// The name of the dialect or extension, and all files; adds to `left_out` those that cannot be.
fn generate(
    registry: &Registry,
    task: &Task<'_>,
    outcome: &Outcome,
    left_out: &mut Vec<LeftOut>,
) -> Result<(String, Vec<File>), Failure> {
    let settings = with_dialect(outcome, &task.settings)?;
    let input =
        Input { records: &outcome.records, sources: &outcome.sources, settings: &settings, is_peer: false };
    let mut outputs = Vec::new();
    for emitter in registry.emitters() {
        // One that has no file is not for `build`.
        if let Some(path) = emitter.path(&settings)
            && emitter.has_content(&input)?
        {
            outputs.push((path, emitter));
        }
    }
    if !task.only.is_empty() {
        outputs.retain(|(_, emitter)| task.only.contains(&emitter.group().name));
    }
    outputs.sort_by_key(|(_, emitter)| !emitter.is_costly());
    let (mut files, mut errors) = (Vec::new(), Vec::new());
    let texts = map_in_parallel(&outputs, |(_, emitter)| emitter.emit(&input));
    let mut texts: Vec<_> = outputs.into_iter().map(|(path, _)| path).zip(texts).collect();
    texts.sort_by(|(a, _), (b, _)| a.cmp(b));
    for (path, text) in texts {
        match text {
            Ok(text) => files.push(File { path, text }),
            Err(Failure::Usage(message)) => return Err(Failure::Usage(message)),
            Err(Failure::Definitions(found)) if found.iter().all(is_unsupported) => {
                left_out.push((path, found));
            }
            Err(Failure::Definitions(found)) => errors.extend(found),
        }
    }
    // A stub without its module is of no use.
    files.retain(|file| !left_out.iter().any(|(path, _)| file.path == format!("{path}i")));
    if !errors.is_empty() {
        return Err(Failure::Definitions(distinct(errors)));
    }
    Ok((settings.file_stem().to_owned(), files))
}

/// Reports the outputs that are missing or stale.
fn report_left_out(args: &BuildArgs, outcome: &mut Outcome, left_out: Vec<LeftOut>) {
    outcome.diagnostics.clear();
    for (path, found) in left_out {
        for mut diagnostic in found {
            diagnostic.severity = Severity::Warning;
            outcome.diagnostics.push(diagnostic.with_help(format!("'{path}' is left out")));
        }
    }
    report::report(outcome, args.read.format(), args.read.options.color);
}

/// Each mistake once, though several emitters met it, in the order of the file.
fn distinct(mut errors: Vec<Diagnostic>) -> Vec<Diagnostic> {
    errors.sort_by(|a, b| (a.span.lo, &a.message).cmp(&(b.span.lo, &b.message)));
    errors.dedup_by(|a, b| a.span.lo == b.span.lo && a.message == b.message);
    errors
}

fn check(outputs: &OutputSet<'_>) -> i32 {
    let differences = outputs.differences();
    for (path, difference) in &differences {
        complain(&difference.describe(path));
    }
    if differences.is_empty() { EXIT_OK } else { EXIT_ERRORS }
}

fn write(mode: &ModeArgs, outputs: &OutputSet<'_>, outcome: &Outcome) -> i32 {
    exit::finish(outputs.write().map_err(output::Unwritten::Failed).and_then(|_| {
        let Some(depfile) = &mode.depfile else { return Ok(()) };
        // Ninja takes one target, and the manifest changes when any file does.
        let target = escaped(&outputs.manifest_path().to_string_lossy());
        let inputs: Vec<String> = outcome.opened.iter().map(|path| escaped(path)).collect();
        let rule = dependency_rule(&target, &inputs);
        output::Target::named(depfile).write(true, &mut |out| out.write_all(rule.as_bytes()))
    }))
}
