//! `odsgen lint`: findings about valid definitions, and their automatic fixes.

use std::path::Path;

use clap::Args;
use command_line::patch;
use ods_codegen::lint::{Finding, Level, Levels, fixed, lint};
use ods_parser::Outcome;

use crate::args::ReadOptions;
use crate::exit::{
    EXIT_ERRORS, EXIT_OK, complain, finish, print, read_input, refuse_errors, unusable, usage_error,
};
use crate::output::Target;
use crate::report;

/// The arguments of the command.
#[derive(Args, Debug)]
pub(crate) struct LintArgs {
    /// The definitions; '-' reads the standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
    #[command(flatten)]
    read: ReadOptions,
    /// Do not report this lint, a code such as ODS0401, or 'all'; may be repeated
    #[arg(long, value_name = "CODE")]
    allow: Vec<String>,
    /// Report this lint as a warning; may be repeated
    #[arg(long, value_name = "CODE")]
    warn: Vec<String>,
    /// Report this lint as an error, so that the command fails; may be repeated
    #[arg(long, value_name = "CODE")]
    deny: Vec<String>,
    /// Apply the safe fixes to the files, and report the remaining findings
    #[arg(long)]
    fix: bool,
    /// Print the changes of '--fix' as a patch, and write nothing
    #[arg(long, conflicts_with = "fix")]
    diff: bool,
}

impl LintArgs {
    /// The levels of all lints. An option for one code wins over 'all', and the stricter of two for the same
    /// code.
    fn levels(&self) -> Result<Levels, String> {
        let mut levels = Levels::default();
        let options = [(&self.allow, Level::Allow), (&self.warn, Level::Warn), (&self.deny, Level::Deny)];
        for is_all in [true, false] {
            for (codes, level) in options {
                for code in codes.iter().filter(|code| (*code == "all") == is_all) {
                    levels.set(code, level)?;
                }
            }
        }
        Ok(levels)
    }
}

/// Runs the command.
pub(crate) fn run(args: &LintArgs) -> i32 {
    let levels = match args.levels() {
        Ok(levels) => levels,
        Err(message) => return usage_error(&format!("{message}; 'odsgen explain' lists them")),
    };
    // Each file is linted. The worst outcome determines the exit code.
    args.files.iter().map(|file| lint_file(args, file, &levels)).max().unwrap_or(EXIT_OK)
}

fn lint_file(args: &LintArgs, file: &str, levels: &Levels) -> i32 {
    let (mut outcome, mut found) = match findings(args, file, levels) {
        Ok(found) => found,
        Err(code) => return code,
    };
    let changed = fixed(&found, &outcome.sources);
    let old = outcome.sources.files().first().map(|file| file.text.to_string()).unwrap_or_default();
    match changed {
        Some(new) if args.diff => return print(patch(file, &old, &new).as_bytes()),
        _ if args.diff => return EXIT_OK,
        Some(new) if args.fix => {
            if file == "-" {
                complain("the standard input cannot be changed; '--diff' prints the changes");
                return EXIT_ERRORS;
            }
            let target = Target::File(Path::new(file).to_owned());
            let code = finish(target.write(true, &mut |out| out.write_all(new.as_bytes())));
            if code != EXIT_OK {
                return code;
            }
            (outcome, found) = match findings(args, file, levels) {
                Ok(found) => found,
                Err(code) => return code,
            };
        }
        _ => {}
    }
    outcome.diagnostics = found.into_iter().map(|finding| finding.diagnostic).collect();
    report::report(&outcome, args.read.format(), args.read.color);
    if outcome.has_errors() { EXIT_ERRORS } else { EXIT_OK }
}

/// Reads a file and lints it. Definitions with errors are not linted.
///
/// # Errors
/// The exit code if the definitions have errors, which are reported.
fn findings(args: &LintArgs, file: &str, levels: &Levels) -> Result<(Outcome, Vec<Finding>), i32> {
    let outcome = read_input(&args.read.input(file).map_err(unusable)?, &args.read)?;
    refuse_errors(&outcome, &args.read)?;
    let found = lint(&outcome.records, &outcome.sources, levels);
    Ok((outcome, found))
}
