//! Compiles the C libraries of all installed dialects on MLIR's C++ classes, and runs their tests.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use tests::capi::Library;
use tests::installed;

#[derive(Parser)]
struct Options {
    /// The include directory of MLIR.
    include: PathBuf,
    /// Where the files are written.
    folder: PathBuf,
    /// A dialect; all when none is named.
    #[arg(long)]
    dialect: Vec<String>,
    /// Writes the files and compiles nothing.
    #[arg(long)]
    write: bool,
}

fn main() -> ExitCode {
    match run(&Options::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            let _ = writeln!(std::io::stderr().lock(), "error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Whether all libraries compile.
fn run(options: &Options) -> Result<bool, String> {
    let mut wrong = 0;
    let mut all = 0;
    for (dialect, outcome) in installed::dialects(&options.include).map_err(|error| error.to_string())? {
        if !options.dialect.is_empty() && !options.dialect.contains(&dialect) {
            continue;
        }
        all += 1;
        let library = Library::write(&outcome, &dialect, &options.folder);
        let result = library.and_then(|library| if options.write { Ok(()) } else { library.check(&options.include) });
        let mut out = std::io::stdout().lock();
        let shown = match &result {
            Ok(()) => writeln!(out, "{dialect}: ok"),
            Err(error) => writeln!(out, "{dialect}: wrong\n{error}"),
        };
        shown.map_err(|error| error.to_string())?;
        wrong += usize::from(result.is_err());
    }
    writeln!(std::io::stdout().lock(), "{all} dialects, {wrong} wrong").map_err(|error| error.to_string())?;
    Ok(wrong == 0)
}
