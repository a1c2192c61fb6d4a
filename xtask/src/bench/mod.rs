//! Our time and memory as ratios to the peers', side by side in one run.

mod bindings;
mod build;
mod capi;
mod generators;
mod ir;
mod lsp;
mod measure;
mod pair;
mod run;
mod scale;

use crate::build::Build;
use crate::{Result, peers};

/// A table of measurements.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Table {
    /// Records as text, against llvm-tblgen
    Records,
    /// Python modules, against mlir-tblgen
    Python,
    /// `odsgen build`, against runs of mlir-tblgen
    Build,
    /// Reading, verifying and printing modules, and passes, against mlir-opt
    Ir,
    /// Modules that grow in one dimension, against mlir-opt
    Scale,
    /// The C library, against MLIR's
    Capi,
    /// Starting and running modules, against mlir-runner
    Run,
    /// The Python package, against MLIR's
    Bindings,
    /// The language servers, against MLIR's
    Lsp,
}

/// Options of the task.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Tables to measure [default: all]
    tables: Vec<Table>,
    /// Number of runs of each program
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    runs: u64,
    /// Measure only this shape of the table `scale`; may be repeated
    #[arg(long = "shape", value_parser = clap::builder::PossibleValuesParser::new(scale::names()))]
    shapes: Vec<String>,
    /// Measure the checked build in `scale` and `lsp`: it compiles faster and runs slower
    #[arg(long)]
    checked: bool,
}

impl Options {
    fn has(&self, table: Table) -> bool {
        self.tables.contains(&table) || (self.tables.is_empty() && self.shapes.is_empty())
    }
}

/// Prints the named tables, or all without names.
///
/// # Errors
/// When there is no peer, or a program fails.
pub(crate) fn run(options: &Options) -> Result {
    peers::require()?;
    let runs = options.runs;
    let build = if options.checked { Build::Checked } else { Build::Dist };
    let program = |build: Build, name: &str| build.program(name, name);
    if options.has(Table::Scale) || !options.shapes.is_empty() {
        scale::run(&program(build, "ods-opt")?, &options.shapes, runs.min(3))?;
    }
    if options.has(Table::Capi) {
        capi::run(runs)?;
    }
    if options.has(Table::Bindings) {
        bindings::run(runs.min(5))?;
    }
    if options.has(Table::Run) {
        run::run(&program(Build::Dist, "ods-run")?, runs)?;
    }
    if options.has(Table::Lsp) {
        lsp::run(&program(build, "odsgen")?, &program(build, "ods-opt")?, runs)?;
    }
    if options.has(Table::Records) {
        generators::records(&program(Build::Dist, "odsgen")?, runs)?;
    }
    if options.has(Table::Python) {
        generators::python(&program(Build::Dist, "odsgen")?, runs)?;
    }
    if options.has(Table::Build) {
        build::run(&program(Build::Dist, "odsgen")?, runs)?;
    }
    if options.has(Table::Ir) {
        ir::run(&program(Build::Dist, "ods-opt")?, runs)?;
    }
    Ok(())
}
