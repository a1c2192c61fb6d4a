//! Compiles the C libraries of all installed dialects on MLIR's C++ classes, and runs their tests.

use std::fmt::{self, Display, Formatter};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;
use ods_parser::Outcome;
use tests::capi::{Count, Library, upstream};
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
    /// Folders with the headers of nanobind and Python, to compile the Python modules too.
    #[arg(long)]
    nanobind: Vec<PathBuf>,
    /// The page whose end lists upstream's functions, which is compared; UPDATE_GOLDENS writes it.
    #[arg(long)]
    page: Option<PathBuf>,
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

/// Whether all libraries compile, and their tests find nothing wrong.
fn run(options: &Options) -> Result<bool, String> {
    let (mut all, mut wrong) = (0, 0);
    let (mut classes, mut operations) = (Coverage::default(), Coverage::default());
    for (dialect, outcome) in installed::dialects(&options.include).map_err(|error| error.to_string())? {
        if !options.dialect.is_empty() && !options.dialect.contains(&dialect) {
            continue;
        }
        all += 1;
        let mut out = std::io::stdout().lock();
        let shown = match check(options, &dialect, &outcome) {
            Ok(counts) => {
                let (of_operations, of_classes): (Vec<_>, Vec<_>) =
                    counts.into_iter().partition(|count| count.is_operation);
                let found = [Coverage::of(&of_classes), Coverage::of(&of_operations)];
                classes.add(&found[0]);
                operations.add(&found[1]);
                writeln!(out, "{dialect}: {} of types and attributes, {} of operations", found[0], found[1])
                    .and_then(|()| {
                        found[0].missing.iter().try_for_each(|name| writeln!(out, "  no value: {name}"))
                    })
            }
            Err(error) => {
                wrong += 1;
                writeln!(out, "{dialect}: wrong\n{error}")
            }
        };
        shown.map_err(|error| error.to_string())?;
    }
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "{all} dialects, {wrong} wrong; {classes} of types and attributes, {operations} of operations tested"
    )
    .map_err(|error| error.to_string())?;
    if let Some(page) = &options.page {
        compare_page(&options.include, page)?;
    }
    Ok(wrong == 0)
}

/// Compares the table of the functions that upstream writes by hand.
fn compare_page(include: &Path, page: &Path) -> Result<(), String> {
    const MARK: &str = "(UPDATE_GOLDENS=1 writes it). -->\n";
    let found = upstream::compare(include)?;
    let stated = found.equal + found.different;
    let summary = format!(
        "{} functions: {} equal, {} different, {} not stated; {} % of those that are stated are equal.",
        stated + found.not_stated,
        found.equal,
        found.different,
        found.not_stated,
        found.equal * 100 / stated.max(1)
    );
    writeln!(std::io::stdout().lock(), "{summary}").map_err(|error| error.to_string())?;
    let text = fs::read_to_string(page).map_err(|error| format!("{}: {error}", page.display()))?;
    let (head, end) = text.split_once(MARK).ok_or("the page has no mark of what is generated")?;
    let expected = format!("\n{summary}\n{}", found.table);
    if std::env::var_os("UPDATE_GOLDENS").is_some() {
        return fs::write(page, format!("{head}{MARK}{expected}")).map_err(|error| error.to_string());
    }
    if end == expected {
        Ok(())
    } else {
        Err(format!("UPDATE_GOLDENS=1 writes the end of {}", page.display()))
    }
}

/// Writes, builds and tests the library of a dialect.
fn check(options: &Options, dialect: &str, outcome: &Outcome) -> Result<Vec<Count>, String> {
    let narrowed = installed::file_of_dialect(&options.include, outcome, dialect);
    let outcome = narrowed.as_ref().unwrap_or(outcome);
    let mut library = Library::write(outcome, dialect, &options.folder)?;
    if options.write {
        return Ok(Vec::new());
    }
    if !options.nanobind.is_empty() {
        library.check_python(outcome, &options.include, &options.nanobind)?;
    }
    library.build(&options.include, None, &[])?;
    library.test(&inputs(dialect)?)
}

/// The texts that a test reads: modules of the dialect, and its types and attributes.
fn inputs(dialect: &str) -> Result<Vec<PathBuf>, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    for (folder, ending) in [(folder.join("instances/seeds"), "mlir"), (folder.join("capi"), "txt")] {
        for name in [dialect.to_owned(), format!("{dialect}_directives")] {
            let path = folder.join(format!("{name}.{ending}"));
            if path.try_exists().map_err(|error| error.to_string())? {
                found.push(path);
            }
        }
    }
    Ok(found)
}

/// How many of several were met.
#[derive(Default)]
struct Coverage {
    met: usize,
    missing: Vec<String>,
}

impl Coverage {
    fn of(counts: &[Count]) -> Coverage {
        let (met, missing): (Vec<_>, Vec<_>) = counts.iter().partition(|count| count.number > 0);
        Coverage { met: met.len(), missing: missing.into_iter().map(|count| count.name.clone()).collect() }
    }

    fn add(&mut self, other: &Coverage) {
        self.met += other.met;
        self.missing.extend_from_slice(&other.missing);
    }
}

impl Display for Coverage {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", self.met, self.met + self.missing.len())
    }
}
