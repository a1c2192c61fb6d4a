//! Output files of a build script, and telling Cargo about them.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::{env, fs, process};

use process_io::OutputFile;

use crate::{Error, Generated};

/// The environment variable with the directory for copies of the outputs.
const COPY_DIR: &str = "ODSGEN_OUT_DIR";

/// The beginning of the names of environment variables with the paths of outputs, which `include_dialect!` of
/// the runtime reads.
const OUTPUT: &str = "ODSGEN_OUTPUT_";

/// The outputs of this process, with their inputs. Cargo runs each build script in a process of its own, and
/// the calls in it are independent of each other.
static WRITTEN: Mutex<BTreeMap<PathBuf, String>> = Mutex::new(BTreeMap::new());

/// Claims an output for a subject, as messages name it, so that no other one of the build script overwrites
/// it.
pub(crate) fn claim(path: &Path, subject: String) -> Result<(), Error> {
    let mut written = WRITTEN.lock().unwrap_or_else(PoisonError::into_inner);
    let first = written.entry(path.to_owned()).or_insert_with(|| subject.clone());
    if *first == subject {
        return Ok(());
    }
    Err(Error::Collision { path: path.to_owned(), first: first.clone(), second: subject })
}

/// The output directory: the configured one, or else Cargo's.
pub(crate) fn out_dir(configured: Option<&Path>) -> Result<PathBuf, Error> {
    configured
        .map(Path::to_owned)
        .or_else(|| env::var_os("OUT_DIR").map(PathBuf::from))
        .ok_or(Error::NoOutDir)
}

/// Reports the outputs or the errors to Cargo. After errors, the output file gets a `compile_error!`, and the
/// build script exits.
pub(crate) fn report_generated(generated: Result<Generated, Error>, path: Result<PathBuf, Error>) {
    print_directive("rerun-if-env-changed", COPY_DIR);
    let error = match generated {
        Ok(Generated { path, modules, read, warnings, .. }) => {
            for line in warnings.lines() {
                print_directive("warning", line);
            }
            match std::iter::once(&path).chain(&modules).try_for_each(|file| copy(file)) {
                Ok(()) => {
                    name_output(&path);
                    return report_read(&read);
                }
                Err(error) => error,
            }
        }
        Err(error) => error,
    };
    if let (Error::Definitions { rendered, .. }, Ok(path)) = (&error, path) {
        // The error is reported below, whether or not the file can be written.
        let _ = write_if_changed(&path, &format!("::core::compile_error!({rendered:?});\n"));
    }
    report(&error);
    process::exit(1);
}

/// Names an output for `include_dialect!`.
fn name_output(path: &Path) {
    if let (Some(stem), Ok(path)) = (path.file_stem(), std::path::absolute(path)) {
        print_directive("rustc-env", &format!("{OUTPUT}{}={}", stem.display(), path.display()));
    }
}

/// Copies a file to where people look at it.
fn copy(path: &Path) -> Result<(), Error> {
    let (Some(folder), Some(name)) = (env::var_os(COPY_DIR), path.file_name()) else { return Ok(()) };
    let target = Path::new(&folder).join(name);
    let copied = fs::create_dir_all(&folder)
        .and_then(|()| fs::read_to_string(path))
        .and_then(|text| write_if_changed(&target, &text));
    copied.map(|_| ()).map_err(|error| Error::Io(target, error))
}

/// Writes a temporary file and renames it, so that no process reads a partial file. False if the file already
/// has that text.
pub(crate) fn write_if_changed(path: &Path, text: &str) -> io::Result<bool> {
    if fs::read(path).is_ok_and(|old| old == text.as_bytes()) {
        return Ok(false);
    }
    let mut file = OutputFile::create(path)?;
    file.write_all(text.as_bytes())?;
    file.keep().map(|()| true)
}

/// Shows an error in the terminal, where Cargo passes on the standard error of a script that fails, and as
/// Cargo's own messages, which editors show.
fn report(error: &Error) {
    if let Error::Definitions { lines, read, .. } = error {
        for line in lines {
            print_directive("error", line);
        }
        report_read(read);
    } else {
        print_directive("error", &error.to_string());
    }
    let _ = writeln!(io::stderr(), "{error}");
}

fn report_read(read: &[PathBuf]) {
    for path in read {
        print_directive("rerun-if-changed", &path.display().to_string());
    }
}

/// Prints a directive for Cargo, which reads the standard output of a build script.
fn print_directive(kind: &str, text: &str) {
    let _ = writeln!(io::stdout(), "cargo::{kind}={text}");
}
