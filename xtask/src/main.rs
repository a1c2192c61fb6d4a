//! The project's own tasks. `cargo xtask` lists them.

mod bench;
mod book;
mod build;
mod check;
mod conformance;
mod conformance_ir;
mod definitions;
mod editors;
mod fuzz;
mod grammar;
mod ignored;
mod install;
mod notebooks;
mod package;
mod peers;
mod projects;
mod python_api;
mod python_dialect;
mod python_extension;
mod python_modules;
mod python_package;
mod python_scripts;
mod python_stubs;
mod python_types;
mod python_wheels;
mod run;
mod rustdoc;
mod sanitize;
mod scratch;
mod steps;
mod test;
mod tidy;
mod workspace;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};

use run::say;

/// The result of a task. An error is one sentence, and the exit code is 1.
type Result<T = ()> = std::result::Result<T, String>;

/// Tasks of the project.
#[derive(Parser)]
#[command(bin_name = "cargo xtask", max_term_width = 120, arg_required_else_help = true)]
struct Command {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Format, lint and test changes, in about a minute; installs nothing
    Check(check::Options),
    /// Run the tests of all crates, in about 15 minutes; installs LLVM 22 and MLIR 22 if they are missing
    Test {
        /// Run only the tests of the Python package
        #[arg(long, conflicts_with = "editors")]
        python: bool,
        /// Run only the tests of grammars, editors and pages
        #[arg(long)]
        editors: bool,
    },
    /// Run all checks for a change: formatting, lints, tests, documentation, packages, Python, editors,
    /// fuzzing, comparisons
    Ci,
    /// Install the tools of LLVM 22 and MLIR 22 for comparisons
    Peers,
    /// Compare output with the tools of LLVM and MLIR byte for byte, over all installed definitions
    Conformance(Conformance),
    /// Measure time and memory against the tools of LLVM and MLIR
    Bench(bench::Options),
    /// Search random modules that grow in one dimension for one that takes ods-opt longer than mlir-opt
    Growth(conformance_ir::GrowthOptions),
    /// Run the fuzz targets on mutated inputs
    Fuzz(fuzz::Options),
    /// Write the pages of the book to target/book/pages, with a reference of the dialects
    Book,
    /// Generate grammar.rs from each grammar.pest
    Grammar {
        /// Compare the files instead of writing them
        #[arg(long)]
        check: bool,
    },
    /// Install the C library with its headers, pkg-config file, CMake package and llvm-config
    Install {
        /// Folder to install into
        #[arg(long, value_name = "DIR")]
        prefix: PathBuf,
        /// Folder with built libraries; without it, they are built, which takes minutes
        #[arg(long, value_name = "DIR")]
        built: Option<PathBuf>,
    },
    /// Run the C programs under a sanitizer, with Rust's nightly compiler
    Sanitize {
        /// The sanitizer
        #[arg(value_parser = ["address", "thread"])]
        sanitizer: String,
        /// Programs to run [default: all]
        programs: Vec<String>,
    },
    /// Package the crates, and build and test a new project that uses only the packages
    Package,
    /// Build the Python package as a wheel, in target/python/wheels
    Wheel,
    /// Build, install and test a wheel for each installed Python from 3.10 on, and a source package
    Wheels {
        /// Build with the profile of the tests
        #[arg(long)]
        debug: bool,
    },
    /// Package the extension for Visual Studio Code as target/editors/odsgen.vsix
    Vscode,
    /// Check the rules of STYLE.md that a program can check: names, files, sizes, circles, words and
    /// sentences
    Tidy {
        /// Print the findings of one check
        #[arg(long, value_name = "CHECK", conflicts_with = "update")]
        list: Option<String>,
        /// Lower the budget of problems in xtask/tidy-budget.txt to the current number
        #[arg(long)]
        update: bool,
        /// With --update: also raise the budget, for a new check
        #[arg(long, requires = "update")]
        raise: bool,
    },
}

#[derive(Args)]
struct Conformance {
    /// Compare only every N-th file
    #[arg(long, value_name = "N", default_value_t = 1)]
    sample: usize,
    /// Compare only a few files, with the programs that the tests have built
    #[arg(long, group = "what")]
    quick: bool,
    /// Compare only the output of Python scripts on the C library with the output on upstream's
    #[arg(long, group = "what")]
    scripts: bool,
    /// Read and generate the checkouts in this folder instead, and print a table
    #[arg(long, value_name = "DIR", group = "what")]
    projects: Option<PathBuf>,
    #[command(flatten)]
    project_options: projects::Options,
    /// Format copies of the installed definitions and of the checkouts in this folder; records and comments
    /// must not change
    #[arg(long, value_name = "DIR", group = "what")]
    fmt: Option<PathBuf>,
    /// Compare ods-opt with mlir-opt on mutants of real modules
    #[arg(long, group = "what")]
    mutate: bool,
    #[command(flatten)]
    mutant_options: conformance_ir::MutantOptions,
    /// Execute random programs before and after each pass and random pipelines
    #[arg(long, group = "what")]
    execute: bool,
    #[command(flatten)]
    execute_options: conformance_ir::ExecuteOptions,
}

impl Conformance {
    fn run(&self) -> Result {
        peers::require()?;
        if self.mutate {
            return conformance_ir::mutants(&self.mutant_options);
        }
        if self.execute {
            return conformance_ir::execute(&self.execute_options);
        }
        if let Some(folder) = &self.projects {
            return projects::run(folder, self.sample, &self.project_options);
        }
        if let Some(folder) = &self.fmt {
            return projects::formatted::run(folder);
        }
        if self.scripts {
            return conformance::scripts();
        }
        if self.quick { conformance::quick() } else { conformance::run(self.sample) }
    }
}

impl Task {
    fn run(self) -> Result {
        match self {
            Task::Check(options) => check::run(&options),
            Task::Test { python: true, .. } => test::python(),
            Task::Test { editors: true, .. } => test::editors(),
            Task::Test { .. } => test::test(),
            Task::Ci => test::ci(),
            Task::Peers => peers::install(),
            Task::Conformance(options) => options.run(),
            Task::Bench(options) => bench::run(&options),
            Task::Growth(options) => conformance_ir::growth(&options),
            Task::Fuzz(options) => fuzz::run(&options),
            Task::Book => book::book(),
            Task::Grammar { check } => grammar::run(check),
            Task::Install { prefix, built } => install::run(&prefix, built.as_deref()),
            Task::Sanitize { sanitizer, programs } => sanitize::run(&sanitizer, &programs),
            Task::Package => package::run(),
            Task::Wheel => python_wheels::wheel(),
            Task::Wheels { debug } => python_wheels::wheels(debug),
            Task::Vscode => editors::vscode(),
            Task::Tidy { list: Some(name), .. } => tidy::list(&name),
            Task::Tidy { update: true, raise, .. } => tidy::update(raise),
            Task::Tidy { .. } => tidy::run(),
        }
    }
}

fn main() -> ExitCode {
    match Command::parse().task.run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            say(&format!("xtask: {message}"));
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    #[test]
    fn options_are_consistent() {
        super::Command::command().debug_assert();
    }
}
