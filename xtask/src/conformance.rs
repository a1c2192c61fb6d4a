//! Comparison with llvm-tblgen, byte for byte, on every installed definition file.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::peers;
use crate::process::{self, Done, output_of, root, say};

/// What came of a comparison.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Verdict {
    Identical,
    BothReject,
    Differs,
}

/// Compares `--dump-json` and `--print-records` for all installed `.td` files of MLIR, for LLVM's intrinsics and for the
/// definition files of the goldens.
///
/// # Errors
/// When the peers are missing, or an output differs.
pub(crate) fn run(args: &[String]) -> Done {
    let every = match args {
        [] => 1,
        [flag, number] if flag == "--sample" => {
            number.parse().map_err(|_| format!("not a number: {number}"))?
        }
        _ => return Err("conformance takes --sample N and nothing else".to_owned()),
    };
    if !peers::are_installed() {
        return Err("the peers are not installed; run `cargo xtask peers`".to_owned());
    }
    process::run("cargo", &["build", "--quiet", "--release", "--package", "odsgen"])?;
    let include = peers::include_dir();
    let mut installed = Vec::new();
    collect(&include.join("mlir"), &mut installed);
    installed.sort();
    let mut goldens = Vec::new();
    collect(&root().join("tests/goldens"), &mut goldens);
    collect(&root().join("ods-parser/tests/errors"), &mut goldens);
    goldens.sort();
    let sampled: Vec<PathBuf> = installed.iter().step_by(every).cloned().collect();
    say(&format!(
        "{:<34} {:>6} {:>10} {:>12} {:>8}",
        "conformance with llvm-tblgen", "files", "identical", "both reject", "differ"
    ));
    let mut differing = Vec::new();
    for action in ["--dump-json", "--print-records"] {
        table_row(&format!("installed definitions {action}"), &sampled, action, &include, &mut differing)?;
        let intrinsics = [include.join("llvm/IR/Intrinsics.td")];
        table_row(&format!("LLVM's intrinsics {action}"), &intrinsics, action, &include, &mut differing)?;
        table_row(&format!("our goldens {action}"), &goldens, action, &include, &mut differing)?;
    }
    if differing.is_empty() { Ok(()) } else { Err(format!("these differ:\n{}", differing.join("\n"))) }
}

fn collect(dir: &Path, files: &mut Vec<PathBuf>) {
    for path in std::fs::read_dir(dir).into_iter().flatten().flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|e| e == "td") {
            files.push(path);
        }
    }
}

fn table_row(
    name: &str,
    files: &[PathBuf],
    action: &str,
    include: &Path,
    differing: &mut Vec<String>,
) -> Done {
    let mut counts: BTreeMap<Verdict, usize> = BTreeMap::new();
    for file in files {
        let verdict = compare(file, action, include)?;
        *counts.entry(verdict).or_default() += 1;
        if verdict == Verdict::Differs {
            differing.push(format!("{action} {}", file.display()));
        }
    }
    let count = |verdict| counts.get(&verdict).copied().unwrap_or(0);
    let (identical, reject, differ) =
        (count(Verdict::Identical), count(Verdict::BothReject), count(Verdict::Differs));
    say(&format!("{name:<34} {:>6} {identical:>10} {reject:>12} {differ:>8}", files.len()));
    Ok(())
}

/// Runs both tools on a file, with its own folder among the include folders.
fn compare(file: &Path, action: &str, include: &Path) -> Result<Verdict, String> {
    let text = |path: &Path| path.display().to_string();
    let own = file.parent().map(text).unwrap_or_default();
    let args = [action.to_owned(), "-I".to_owned(), text(include), "-I".to_owned(), own, text(file)];
    let theirs = output_of(&peers::llvm_tblgen(), &args, include)?;
    let with_command: Vec<String> = std::iter::once("tblgen".to_owned()).chain(args).collect();
    let ours = output_of(&root().join("target/release/odsgen"), &with_command, include)?;
    Ok(match (ours, theirs) {
        (None, None) => Verdict::BothReject,
        (Some(ours), Some(theirs)) if ours == theirs => Verdict::Identical,
        _ => Verdict::Differs,
    })
}
