//! Compiles the C libraries of all installed dialects on MLIR's C++ classes, and runs their tests.

use std::fmt::{self, Display, Formatter};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;
use differential::capi::host_rust::{self, Functions};
use differential::capi::own::Origins;
use differential::capi::{Count, Kind, Library, upstream};
use differential::dialect_crate;
use differential::installed;
use ods_parser::Outcome;

#[derive(Parser)]
struct Options {
    /// The include directory of MLIR.
    include: PathBuf,
    /// The folder of the written files.
    folder: PathBuf,
    /// A dialect; all by default.
    #[arg(long)]
    dialect: Vec<String>,
    /// Folders with the headers of nanobind and Python, to compile the Python modules too.
    #[arg(long)]
    nanobind: Vec<PathBuf>,
    /// The page that ends with a list of upstream's functions, which is compared; INSTA_UPDATE=always writes
    /// it.
    #[arg(long)]
    page: Option<PathBuf>,
    /// Compiles the libraries on this project's runtime as well, and compares the outputs of their tests.
    #[arg(long)]
    rust: bool,
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
    let (mut classes, mut operations, mut interfaces) =
        (Coverage::default(), Coverage::default(), Coverage::default());
    let mut on_rust = OnRust::default();
    for (dialect, outcome) in installed::dialects(&options.include).map_err(|error| error.to_string())? {
        if !options.dialect.is_empty() && !options.dialect.contains(&dialect) {
            continue;
        }
        all += 1;
        let mut out = std::io::stdout().lock();
        let shown = match check(options, &dialect, &outcome, &mut on_rust) {
            Ok(counts) => {
                let found = [Kind::Class, Kind::Operation, Kind::Interface];
                let found = found.map(|kind| Coverage::of(&counts, kind));
                classes.add(&found[0]);
                operations.add(&found[1]);
                interfaces.add(&found[2]);
                writeln!(
                    out,
                    "{dialect}: {} of types and attributes, {} of operations, {} of interfaces",
                    found[0], found[1], found[2]
                )
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
        "{all} dialects, {wrong} wrong; {classes} of types and attributes, {operations} of operations, {interfaces} of interfaces tested"
    )
    .map_err(|error| error.to_string())?;
    if let Some(page) = &options.page {
        compare_page(&options.include, page)?;
    }
    drop(out);
    let is_right = !options.rust || on_rust.check(&options.folder)?;
    Ok(wrong == 0 && is_right)
}

/// The libraries that are compared on both hosts.
#[derive(Default)]
struct OnRust {
    functions: Vec<Functions>,
    /// The test, its input files, and its output on MLIR's classes.
    tests: Vec<(Library, Vec<PathBuf>, Vec<Count>)>,
}

/// Dialects whose tests have another outcome on this project's runtime, with the reason.
const OTHERWISE: [(&str, &str); 15] = [
    ("acc", REGIONS),
    ("async", REGIONS),
    ("gpu", SYNTAX),
    ("linalg", "an author's code says which operands are outputs"),
    ("llvm", SYNTAX),
    ("nvvm", "an enum has a negative value, which MLIR's C++ numbers otherwise"),
    ("ptr", PREDICATES),
    ("shape", REGIONS),
    ("shard", SYNTAX),
    ("smt", SYNTAX),
    ("sparse_tensor", SYNTAX),
    ("spirv", PREDICATES),
    ("transform", "operations of extensions are in other files than the dialect's"),
    ("vector", PREDICATES),
    ("xegpu", PREDICATES),
];
const REGIONS: &str = "an author's code says which regions follow each other";
const SYNTAX: &str = "an author's code parses types or attributes";
const PREDICATES: &str = "an author's code decides predicates";

/// Dialects whose tests count other instances of interfaces than with MLIR's classes, and the reason. All
/// other counts are equal.
const INTERFACES: [(&str, &str); 5] =
    [("bufferization", ATTACHED), ("emitc", OWN), ("irdl", OWN), ("omp", ATTACHED), ("ub", OWN)];
const ATTACHED: &str = "MLIR's C++ attaches interfaces to classes of other dialects";
/// The library's own dialect is registered first.
const OWN: &str = "the library has the dialect itself, with traits of its own for the interfaces";

impl OnRust {
    /// Whether all tests print the same as with MLIR's classes.
    fn check(&self, folder: &Path) -> Result<bool, String> {
        let shared = host_rust::build(&folder.join("rust"), &self.functions)?;
        let generic = folder.join("generic");
        let (mut equal, mut wrong) = (0, 0);
        let mut out = std::io::stdout().lock();
        for (library, inputs, expected) in &self.tests {
            let dialect = &library.dialect;
            let reason = OTHERWISE.iter().find(|(of, _)| of == dialect).map(|(_, reason)| *reason);
            let inputs = host_rust::generic(&generic, inputs)?;
            let found =
                library.test_rust(&shared, &inputs).and_then(|found| compare(dialect, &found, expected));
            let shown = match (found, reason) {
                (Ok(()), None) => {
                    equal += 1;
                    Ok(())
                }
                (Ok(()), Some(_)) => {
                    wrong += 1;
                    writeln!(out, "{dialect} on rust: equal, though a reason says otherwise")
                }
                (Err(_), Some(reason)) => writeln!(out, "{dialect} on rust: {reason}"),
                (Err(error), None) => {
                    wrong += 1;
                    writeln!(out, "{dialect} on rust: wrong\n{error}")
                }
            };
            shown.map_err(|error| error.to_string())?;
        }
        for (dialect, reason) in
            INTERFACES.iter().filter(|(of, _)| self.tests.iter().any(|test| test.0.dialect == *of))
        {
            writeln!(out, "{dialect} on rust, interfaces: {reason}").map_err(|error| error.to_string())?;
        }
        let all = self.tests.len();
        writeln!(out, "{all} dialects on rust, {equal} with the output of MLIR, {wrong} wrong")
            .map_err(|error| error.to_string())?;
        Ok(wrong == 0)
    }
}

/// Compares the instances that tests of a dialect met on both hosts. Interfaces are compared unless
/// `INTERFACES` has a reason.
fn compare(dialect: &str, found: &[Count], expected: &[Count]) -> Result<(), String> {
    if !INTERFACES.iter().any(|(of, _)| *of == dialect) {
        return differences(found, expected);
    }
    if found == expected {
        return Err("the interfaces are equal, though a reason says otherwise".to_owned());
    }
    let without_interfaces = |counts: &[Count]| -> Vec<Count> {
        counts.iter().filter(|count| count.kind != Kind::Interface).cloned().collect()
    };
    differences(&without_interfaces(found), &without_interfaces(expected))
}

/// Compares the instances that tests met on both hosts.
fn differences(found: &[Count], expected: &[Count]) -> Result<(), String> {
    let lines = |counts: &[Count]| counts.iter().map(Count::to_string).collect::<Vec<_>>();
    let (found, expected) = (lines(found), lines(expected));
    let other: Vec<&str> = found.iter().filter(|line| !expected.contains(line)).map(String::as_str).collect();
    if found == expected { Ok(()) } else { Err(format!("other counts: {}", other.join(", "))) }
}

/// Compares the table of upstream's handwritten functions.
fn compare_page(include: &Path, page: &Path) -> Result<(), String> {
    const MARK: &str = "(INSTA_UPDATE=always writes it). -->\n";
    let found = upstream::compare(include, &Origins::read(dialect_crate::root()?)?)?;
    let stated = found.equal + found.different;
    let summary = format!(
        "{} functions: {} equal, {} different, {} not stated; {} % of those that are stated are equal. In our library, {}.",
        stated + found.not_stated,
        found.equal,
        found.different,
        found.not_stated,
        found.equal * 100 / stated.max(1),
        found
            .origins
            .iter()
            .map(|(origin, number)| format!("{number} are {origin}"))
            .collect::<Vec<_>>()
            .join(", ")
    );
    writeln!(std::io::stdout().lock(), "{summary}").map_err(|error| error.to_string())?;
    let text = fs::read_to_string(page).map_err(|error| format!("{}: {error}", page.display()))?;
    let (head, _) = text.split_once(MARK).ok_or("the page has no mark of what is generated")?;
    let expected = format!("\n{summary}\n{}", found.table);
    golden::compare(page, &format!("{head}{MARK}{expected}"))
}

/// Writes, builds and tests the library of a dialect.
fn check(
    options: &Options,
    dialect: &str,
    outcome: &Outcome,
    on_rust: &mut OnRust,
) -> Result<Vec<Count>, String> {
    let narrowed = installed::file_of_dialect(&options.include, outcome, dialect);
    let whole = outcome;
    let outcome = narrowed.as_ref().unwrap_or(outcome);
    let mut library = Library::write(outcome, dialect, &options.folder)?;
    if options.rust {
        on_rust.functions.push(host_rust::functions(whole, outcome, dialect)?);
    }
    if options.write {
        on_rust.tests.push((library, inputs(dialect)?, Vec::new()));
        return Ok(Vec::new());
    }
    if !options.nanobind.is_empty() {
        library.check_python(outcome, &options.include, &options.nanobind)?;
    }
    library.build(&options.include, None, &[])?;
    let inputs = inputs(dialect)?;
    let counts = library.test(&inputs)?;
    if options.rust {
        on_rust.tests.push((library, inputs, counts.clone()));
    }
    Ok(counts)
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

/// Numbers of classes and operations, and of those with instances.
#[derive(Default)]
struct Coverage {
    met: usize,
    missing: Vec<String>,
}

impl Coverage {
    fn of(counts: &[Count], kind: Kind) -> Coverage {
        let counts = counts.iter().filter(|count| count.kind == kind);
        let (met, missing): (Vec<_>, Vec<_>) = counts.partition(|count| count.instances > 0);
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
