//! The command line, parsed by clap, and its commands.

use std::ffi::OsString;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use clap_complete::Shell;
use ods_codegen::emit::Registry;

use crate::args::{CheckArgs, ExplainPatternArgs, ModelArgs, RecordsArgs, TblgenArgs};
use crate::diff::{self, DiffArgs};
use crate::exit::{print, show_usage, usage_error};
use crate::explore::{self, ExploreArgs};
use crate::fmt::{self, FmtArgs};
use crate::lint::{self, LintArgs};
use crate::migrate::{self, MigrateArgs};
use crate::new::NewArgs;
use crate::prove::ProveArgs;
use crate::reduce::ReduceArgs;
use crate::skeleton::SkeletonArgs;
use crate::{build, commands, explain, generate, lsp, model, new, prove, reduce, skeleton, tblgen};

/// The command line, with the outputs of the registry as commands of `gen` and `build`.
fn command(registry: &Registry) -> clap::Command {
    Cli::command().mut_subcommands(|command| match command.get_name() {
        "build" => build::with_outputs(command, registry),
        "gen" => generate::with_outputs(command, registry),
        _ => command,
    })
}

/// Generates compiler dialects from definitions in the TableGen/ODS language.
#[derive(Parser, Debug)]
#[command(name = "odsgen", version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Create a project with a small dialect: a crate, a workspace, a CMake project or a Python package
    New(NewArgs),
    /// Read and check definitions; write nothing. 'odsgen skeleton' prints the items that Rust code must
    /// define
    Check(CheckArgs),
    /// Report common weaknesses of definitions: documentation, effects, traits, formats, names
    Lint(LintArgs),
    /// Format definition files: whitespace changes, nothing else
    Fmt(FmtArgs),
    /// Compare two versions of a dialect: list changes, and those that break existing IR and programs
    Diff(DiffArgs),
    /// Rewrite definitions of older versions of MLIR where the change is mechanical, and list the rest
    Migrate(MigrateArgs),
    /// Serve an editor on the standard streams: errors while typing, completion, navigation, rename
    Lsp,
    /// Show definitions in the browser: records, classes, syntax diagrams, rules, coverage, generated code
    Explore(ExploreArgs),
    /// Print every class and record
    Records(RecordsArgs),
    /// Print the ODS model as JSON, for generators of your own
    Model(ModelArgs),
    /// Print the hooks that definitions leave to Rust, or add those that a Rust file lacks
    Skeleton(SkeletonArgs),
    /// Generate every output of a dialect
    Build,
    /// Generate one output
    Gen,
    /// Replace llvm-tblgen and mlir-tblgen: accepts their options, prints the same bytes
    #[command(disable_help_flag = true)]
    Tblgen(TblgenArgs),
    /// Prove or refute rewrite rules over integers, with the solver z3 or cvc5
    Prove(ProveArgs),
    /// Find a smaller file of definitions that a command accepts
    Reduce(ReduceArgs),
    /// Show the tests that rewrite rules are compiled to, and in which order rules are tried
    ExplainPattern(ExplainPatternArgs),
    /// Explain the code of an error, such as ODS0201; without a code, list all of them
    Explain {
        /// The code
        code: Option<String>,
    },
    /// Print a script that completes odsgen's commands in a shell
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the manual page
    Man {
        /// Of one command
        command: Option<String>,
    },
}

/// Parses the command line and runs the command.
pub(crate) fn run(registry: &Registry, args: &[OsString]) -> i32 {
    let parsed = command(registry).try_get_matches_from(args);
    let parsed = parsed.and_then(|matches| Ok((Cli::from_arg_matches(&matches)?, matches)));
    let (cli, matches) = match parsed {
        Ok(parsed) => parsed,
        Err(error) => return show_usage(&error),
    };
    // The subcommand, which clap demands.
    let matches = matches.subcommand().map_or(&matches, |(_, matches)| matches);
    match cli.command {
        Command::New(args) => new::run(registry, &args),
        Command::Check(args) => commands::check(&args),
        Command::Lint(args) => lint::run(&args),
        Command::Fmt(args) => fmt::run(&args),
        Command::Diff(args) => diff::run(&args),
        Command::Migrate(args) => migrate::run(&args),
        Command::Lsp => lsp::run(registry),
        Command::Explore(args) => explore::run(registry, &args),
        Command::Records(args) => commands::records(&args),
        Command::Model(args) => model::run(&args),
        Command::Skeleton(args) => skeleton::run(&args),
        Command::Build => build::run(registry, matches),
        Command::Gen => generate::run(registry, matches),
        Command::Tblgen(_) => tblgen::run(registry, &args[2..]),
        Command::Prove(args) => prove::run(&args),
        Command::Reduce(args) => reduce::run(&args),
        Command::ExplainPattern(args) => commands::explain_patterns(&args),
        Command::Explain { code: None } => print(explain::list().as_bytes()),
        Command::Explain { code: Some(code) } => match explain::explain(&code) {
            Ok(text) => print(text.as_bytes()),
            Err(message) => usage_error(&message),
        },
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut command(registry), "odsgen", &mut script);
            print(&script)
        }
        Command::Man { command: name } => commands::manual(command(registry), name.as_deref()),
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_command_line_is_consistent() {
        super::command(&ods_codegen::outputs::all()).debug_assert();
    }
}
