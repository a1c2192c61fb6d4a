//! `odsgen skeleton`: the hooks that definitions leave to Rust, to print or to add to a file.

mod append;
mod rust_items;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use ods_codegen::rust::skeleton::{self, Item};
use process_io::OutputFile;

use crate::args::ReadArgs;
use crate::exit::{self, EXIT_ERRORS, complain, print};
use crate::output::cannot_write;
use crate::report;

/// The arguments of the command.
#[derive(Args, Debug)]
pub(crate) struct SkeletonArgs {
    #[command(flatten)]
    read: ReadArgs,
    /// The dialect, if there are several
    #[arg(long, value_name = "NAME")]
    dialect: Option<String>,
    /// Add the missing items to this Rust file, and change nothing else in it; it is created if it does not
    /// exist
    #[arg(long, value_name = "RUSTFILE")]
    append: Option<PathBuf>,
}

/// Prints the hooks, or adds those that a file lacks.
pub(crate) fn run(args: &SkeletonArgs) -> i32 {
    let outcome = match exit::read(&args.read) {
        Ok(outcome) => outcome,
        Err(code) => return code,
    };
    let items = match skeleton::items(&outcome.records, &outcome.sources, args.dialect.as_deref()) {
        Ok(items) => items,
        Err(diagnostics) => {
            report::show(&diagnostics, &outcome.sources, args.read.format(), args.read.options.color);
            return EXIT_ERRORS;
        }
    };
    let input = PathBuf::from(args.read.file());
    let Some(file) = &args.append else { return print(module(&input, &items).as_bytes()) };
    match add(file, &input, &items) {
        Ok(added) => print(added.iter().map(|key| format!("added {key}\n")).collect::<String>().as_bytes()),
        Err(message) => {
            complain(&message);
            EXIT_ERRORS
        }
    }
}

/// A module with the generated code of the definitions `input` and all hooks.
fn module(input: &Path, items: &[Item]) -> String {
    let name = input.file_name().unwrap_or_default().to_string_lossy();
    let stem = input.file_stem().unwrap_or_default().to_string_lossy();
    let mut text = format!("//! The user-provided part of `{name}`.\n\n");
    text += &format!("ir_core::include_dialect!(\"{stem}\");\n");
    for item in items {
        text.push('\n');
        text.push_str(&item.text);
    }
    text
}

/// Adds the missing items to a file, and returns their keys. If none is missing, the file is not written.
///
/// # Errors
/// A sentence if the file is not valid Rust, or cannot be written. It is unchanged then.
fn add(file: &Path, input: &Path, items: &[Item]) -> Result<Vec<String>, String> {
    let (text, added) = match fs::read_to_string(file) {
        Ok(old) => with_missing(file, &old, items)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            (module(input, items), items.iter().map(|item| item.key.clone()).collect())
        }
        Err(error) => return Err(format!("'{}' cannot be read: {error}", file.display())),
    };
    let is_new = !file.exists();
    if is_new || !added.is_empty() {
        write(file, &text).map_err(|error| cannot_write(file, &error))?;
    }
    Ok(added)
}

/// The text of a file with the hooks that it lacks, and the keys of these.
///
/// # Errors
/// One sentence when it is not Rust.
pub(crate) fn with_missing(file: &Path, old: &str, items: &[Item]) -> Result<(String, Vec<String>), String> {
    let found = rust_items::RustItems::read(file, old)?;
    Ok(append::append(old, &found, items))
}

fn write(path: &Path, text: &str) -> io::Result<()> {
    let mut file = OutputFile::create(path)?;
    file.write_all(text.as_bytes())?;
    file.keep()
}
