//! `odsgen build`: every output of a dialect from one read of its definitions.

use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use clap::{Args, ValueEnum};
use ods_codegen::model::dialect_meant;
use ods_codegen::products::{File, Group, Product, Target, is_unsupported};
use ods_codegen::python::StubOptions;
use ods_parser::Outcome;
use ods_parser::diagnostics::{Diagnostic, Severity};

use crate::cli::ReadArgs;
use crate::output::{dependency_rule, escaped};
use crate::output_set::{Difference, OutputSet};
use crate::{EXIT_ERRORS, EXIT_OK, commands, complain, output, report};

#[derive(Args, Debug)]
pub(crate) struct BuildArgs {
    #[command(flatten)]
    read: ReadArgs,
    /// Write below this folder
    #[arg(long, value_name = "DIR")]
    out_dir: PathBuf,
    /// The dialect; needed when the definitions have several
    #[arg(long, value_name = "NAME")]
    dialect: Option<String>,
    /// The definitions are of this extension of the dialect
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    extension: String,
    /// The name of the group of passes; the dialect's in camel case unless told
    #[arg(long, value_name = "NAME")]
    pass_group: Option<String>,
    /// The package whose module 'ir' is the runtime's, for Python's stubs
    #[arg(long, value_name = "PACKAGE", default_value = "..")]
    package: String,
    /// Only outputs of this kind; may be repeated
    #[arg(long, value_name = "KIND")]
    only: Vec<Kind>,
    /// Also write a dependency file for make or ninja
    #[arg(long, value_name = "FILE", conflicts_with = "check")]
    depfile: Option<String>,
    /// Write nothing; fail when a file is not as it would be written
    #[arg(long)]
    check: bool,
}

/// What `--only` names.
#[derive(ValueEnum, Clone, Copy, Debug)]
enum Kind {
    /// The dialect in Rust
    Rust,
    /// Python modules and their stubs
    Python,
    /// Documentation in Markdown
    Docs,
    /// The C interface of passes
    Capi,
    /// The model as JSON
    Model,
}

impl Kind {
    fn group(self) -> Group {
        match self {
            Kind::Rust => Group::Rust,
            Kind::Python => Group::Python,
            Kind::Docs => Group::Docs,
            Kind::Capi => Group::CApi,
            Kind::Model => Group::Model,
        }
    }
}

/// Runs the command.
pub(crate) fn run(args: &BuildArgs) -> i32 {
    let mut outcome = match commands::read(&args.read) {
        Ok(outcome) => outcome,
        Err(code) => return code,
    };
    let mut left_out = Vec::new();
    let (name, files) = match generate(args, &outcome, &mut left_out) {
        Ok(generated) => generated,
        Err(diagnostics) => {
            outcome.diagnostics = diagnostics;
            report::report(&outcome, args.read.format(), args.read.color);
            return EXIT_ERRORS;
        }
    };
    report_left_out(args, &mut outcome, left_out);
    let outputs = OutputSet::new(&args.out_dir, &name, files);
    let code = if args.check { check(&outputs) } else { write(args, &outputs, &outcome) };
    // Taking everything apart before the process ends would cost time and give nothing back.
    std::mem::forget(outcome);
    code
}

/// An output that the definitions have no form in, with the reasons.
type LeftOut = (String, Vec<Diagnostic>);

/// The name of the dialect or extension, and all files; adds to `left_out` those that cannot be.
fn generate(
    args: &BuildArgs,
    outcome: &Outcome,
    left_out: &mut Vec<LeftOut>,
) -> Result<(String, Vec<File>), Vec<Diagnostic>> {
    let (records, sources) = (&outcome.records, &outcome.sources);
    let dialect = dialect_meant(records, sources, args.dialect.as_deref())?.name()?.to_owned();
    let mut target = Target::new(&dialect, &args.extension);
    target.stubs = StubOptions { package: args.package.clone() };
    if let Some(group) = &args.pass_group {
        target.pass_group.clone_from(group);
    }
    let mut products = Product::of(records, sources, &target)?;
    if !args.only.is_empty() {
        products.retain(|product| args.only.iter().any(|kind| kind.group() == product.group()));
    }
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    let work = || {
        while let Some(product) = products.get(next.fetch_add(1, Ordering::Relaxed)) {
            let text = product.emit(records, sources, &target);
            let path = product.path(&target);
            done.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push((path, text));
        }
    };
    std::thread::scope(|scope| {
        let others = std::thread::available_parallelism().map_or(0, |count| count.get() - 1);
        for _ in 0..others.min(products.len()) {
            // Without threads this one does everything.
            let _ = std::thread::Builder::new().spawn_scoped(scope, work);
        }
        work();
    });
    let mut done = done.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    // The order that threads finish in says nothing.
    done.sort_by(|(a, _), (b, _)| a.cmp(b));
    let (mut files, mut errors) = (Vec::new(), Vec::new());
    for (path, text) in done {
        match text {
            Ok(text) => files.push(File { path, text }),
            Err(found) if found.iter().all(is_unsupported) => left_out.push((path, found)),
            Err(found) => errors.extend(found),
        }
    }
    // A stub without its module is of no use.
    files.retain(|file| !left_out.iter().any(|(path, _)| file.path == format!("{path}i")));
    let name = if args.extension.is_empty() { dialect } else { args.extension.clone() };
    if errors.is_empty() { Ok((name, files)) } else { Err(distinct(errors)) }
}

/// Says which outputs are not there, and why.
fn report_left_out(args: &BuildArgs, outcome: &mut Outcome, left_out: Vec<LeftOut>) {
    outcome.diagnostics.clear();
    for (path, found) in left_out {
        for mut diagnostic in found {
            diagnostic.severity = Severity::Warning;
            outcome.diagnostics.push(diagnostic.with_help(format!("'{path}' is left out")));
        }
    }
    report::report(outcome, args.read.format(), args.read.color);
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
        complain(&match difference {
            Difference::Missing => format!("'{path}' is missing"),
            Difference::Stale => format!("'{path}' is stale"),
            Difference::Superfluous => format!("'{path}' is no longer an output"),
        });
    }
    if differences.is_empty() { EXIT_OK } else { EXIT_ERRORS }
}

fn write(args: &BuildArgs, outputs: &OutputSet<'_>, outcome: &Outcome) -> i32 {
    commands::finish(outputs.write().map_err(output::Unwritten::Failed).and_then(|_| {
        let Some(depfile) = &args.depfile else { return Ok(()) };
        // Ninja takes one target, and the manifest changes when any file does.
        let target = escaped(&outputs.manifest_path().to_string_lossy());
        let inputs: Vec<String> = outcome.opened.iter().map(|path| escaped(path)).collect();
        let rule = dependency_rule(&target, &inputs);
        output::Target::named(depfile).write(true, &mut |out| out.write_all(rule.as_bytes()))
    }))
}
