//! The book as pages for a browser, with a reference of all dialects.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Result;
use crate::notebooks;
use crate::run::{cargo, is_there, root, say, step};

/// The version of mdBook.
const MDBOOK: &str = "0.5.4";
/// The folder of the installed program and of the pages.
const TARGET: &str = "target/book";

/// Writes the pages of the book to `target/book/pages`: the chapters of `book/src`, and a page for each
/// dialect of this project and for each notebook.
///
/// # Errors
/// When mdBook cannot be installed or a page cannot be written.
pub(crate) fn book() -> Result {
    step(&mut cargo(&["build", "--quiet", "--package", "odsgen"]))?;
    let program = mdbook()?;
    let source = Path::new(TARGET).join("source");
    copy_folder(&root().join("book"), &source.join("book"))?;
    let dialects = reference(&source.join("book/src/reference"))?;
    let summary = source.join("book/src/SUMMARY.md");
    let text = read(&summary)?.replace("- [Dialects](reference/dialects.md)\n", &dialects);
    let text = text.replace(NOTEBOOKS, &notebooks(&source.join("book/src/ir"))?);
    write(&summary, &text)?;
    let pages = std::path::absolute(Path::new(TARGET).join("pages")).map_err(|error| error.to_string())?;
    step(Command::new(program).arg("build").arg(source.join("book")).arg("--dest-dir").arg(&pages))?;
    say(&format!("the book is in {}", pages.join("index.html").display()));
    Ok(())
}

/// The line of the summary before the notebooks.
const NOTEBOOKS: &str = "- [Notebooks](ir/notebooks.md)\n";

/// Writes a page for each notebook; returns the lines of the summary.
fn notebooks(folder: &Path) -> Result<String> {
    let mut lines = NOTEBOOKS.to_owned();
    for page in notebooks::pages(&root().join("bindings/ods-python/notebooks"))? {
        write(&folder.join(format!("notebooks/{}.md", page.name)), &page.text)?;
        lines += &format!("  - [{}](ir/notebooks/{}.md)\n", page.title, page.name);
    }
    Ok(lines)
}

/// The program mdBook, which is installed below the target folder unless it is on the path.
fn mdbook() -> Result<PathBuf> {
    if is_there("mdbook", "--version") {
        return Ok(PathBuf::from("mdbook"));
    }
    let program = Path::new(TARGET).join("bin/mdbook");
    if !program.exists() {
        let install = ["install", "mdbook", "--locked", "--quiet", "--version", MDBOOK, "--root", TARGET];
        step(&mut cargo(&install))?;
    }
    std::path::absolute(program).map_err(|error| error.to_string())
}

fn copy_folder(from: &Path, to: &Path) -> Result {
    for entry in fs::read_dir(from).map_err(|error| format!("'{}': {error}", from.display()))? {
        let path = entry.map_err(|error| error.to_string())?.path();
        let target = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            copy_folder(&path, &target)?;
        } else {
            copy_file(&path, &target)?;
        }
    }
    Ok(())
}

fn copy_file(from: &Path, to: &Path) -> Result {
    let copied = to.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::copy(from, to));
    copied.map(|_| ()).map_err(|error| format!("'{}': {error}", from.display()))
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).map_err(|error| format!("'{}': {error}", path.display()))
}

/// Writes a file, and creates its folders.
fn write(path: &Path, text: &str) -> Result {
    let written = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(path, text));
    written.map_err(|error| format!("'{}': {error}", path.display()))
}

/// Writes a page for each dialect, and the list of all; returns the lines of the summary.
fn reference(folder: &Path) -> Result<String> {
    let mut lines = "- [Dialects](reference/dialects.md)\n".to_owned();
    let mut list = read(&folder.join("dialects.md"))?;
    for (name, file) in definitions()? {
        let output = Command::new("target/debug/odsgen")
            .args(["gen", "docs", "--dialect", &name, "-I", "dialects/src"])
            .arg(&file)
            .output()
            .map_err(|error| error.to_string())?;
        if !output.status.success() {
            let errors = String::from_utf8_lossy(&output.stderr);
            return Err(format!("the documentation of '{name}' ({}): {errors}", file.display()));
        }
        let page = format!("# {name}\n\n{}", String::from_utf8_lossy(&output.stdout));
        write(&folder.join(format!("generated/{name}.md")), &page)?;
        lines += &format!("  - [{name}](reference/generated/{name}.md)\n");
        list += &format!("\n- [{name}](generated/{name}.md)");
    }
    write(&folder.join("dialects.md"), &(list + "\n"))?;
    Ok(lines)
}

/// The dialects of this project, each with the file that defines its operations.
fn definitions() -> Result<Vec<(String, PathBuf)>> {
    let mut found: Vec<(String, PathBuf)> = Vec::new();
    for entry in fs::read_dir("dialects/src").map_err(|error| error.to_string())? {
        let folder = entry.map_err(|error| error.to_string())?.path();
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        // A dialect's rules include its definitions, and the built-in files that these need.
        let files = ["canonicalization.ods".to_owned(), format!("{name}.ods")].map(|file| folder.join(file));
        found.extend(files.into_iter().find(|file| file.is_file()).map(|file| (name, file)));
    }
    found.sort();
    Ok(found)
}
