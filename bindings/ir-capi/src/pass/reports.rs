//! Reports of pass managers.

use crate::boundary::emit;
use ir_core::pass::Report;
use ir_objects::Word;
use std::path::Path;

/// Emits reports: diagnostics to the handlers of the context, texts to the standard error, and files to the folder `tree`.
pub(super) fn show(context: Word, reports: Vec<Report>, tree: Option<&Path>) {
    for report in reports {
        match report {
            Report::Diagnostic(diagnostic) => emit(context, vec![diagnostic]),
            Report::Text(text) => eprint!("{text}"),
            Report::File { path, text } => write_file(&tree.unwrap_or(Path::new("")).join(path), &text),
        }
    }
}

/// Writes a file, and creates its folder. As in MLIR, an error is printed, and the run continues.
fn write_file(path: &Path, text: &str) {
    let folder = path.parent().unwrap_or(Path::new(""));
    if let Err(error) = std::fs::create_dir_all(folder) {
        eprintln!("Error while creating directory {}: {error}", folder.display());
    } else if let Err(error) = std::fs::write(path, text) {
        eprintln!("Error opening output file {}: {error}", path.display());
    }
}
