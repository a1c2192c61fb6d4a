//! Tests that need programs which a contributor may not have. They are ignored by default, with a reason of the form
//! `#[ignore = "needs mlir-opt-22, cmake: cargo xtask ci"]`, and run by us where the programs are.

use std::path::Path;
use std::process::Command;

use crate::Result;
use crate::peers::MLIR_INCLUDE;
use crate::run::{is_there, root};

/// The beginning of the attribute, and what follows the names of the programs.
const REASON: (&str, &str) = ("#[ignore = \"needs ", ": cargo xtask ci\"]");

/// An ignored test.
pub(crate) struct Ignored {
    /// Its name, without modules.
    pub(crate) name: String,
    /// Names of the programs and libraries that it needs.
    needs: Vec<String>,
}

impl Ignored {
    /// The first program that is missing.
    pub(crate) fn missing(&self) -> Option<&str> {
        self.needs.iter().map(String::as_str).find(|need| !has(need))
    }
}

fn has(need: &str) -> bool {
    match need {
        "libmlir-22-dev" => Path::new(MLIR_INCLUDE).join("mlir/IR/OpBase.td").exists(),
        "rustc-1.95" => {
            let version = Command::new("rustc").arg("--version").output();
            version.is_ok_and(|output| output.stdout.starts_with(b"rustc 1.95."))
        }
        // Without this, no file system can be mounted.
        "unshare" => {
            let mut unshare = Command::new("unshare");
            unshare.args(["--mount", "--map-root-user", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]);
            unshare.output().is_ok_and(|output| output.status.success())
        }
        "ninja" | "pkg-config" | "nvim" | "cmake" | "python3" | "gcc" | "g++" => is_there(need, "--version"),
        tool => {
            let name = tool.strip_suffix("-22").unwrap_or(tool);
            Path::new("/usr/lib/llvm-22/bin").join(name).exists() || is_there(tool, "--version")
        }
    }
}

/// All ignored tests.
///
/// # Errors
/// When Git cannot be run or a file cannot be read.
pub(crate) fn all() -> Result<Vec<Ignored>> {
    let mut git = Command::new("git");
    git.args(["grep", "--untracked", "-h", "-A", "4", "-F", REASON.0, "--", "*.rs"]).current_dir(root());
    let output = git.output().map_err(|error| format!("git cannot be started: {error}"))?;
    Ok(parse(&String::from_utf8_lossy(&output.stdout)))
}

fn parse(text: &str) -> Vec<Ignored> {
    let mut found = Vec::new();
    let mut needs: Option<Vec<String>> = None;
    for line in text.lines().map(str::trim_start) {
        if let Some((names, _)) = line.strip_prefix(REASON.0).and_then(|rest| rest.split_once(REASON.1)) {
            needs = Some(names.split(", ").map(str::to_owned).collect());
        } else if let Some(rest) = line.strip_prefix("fn ")
            && let Some(needs) = needs.take()
        {
            found.push(Ignored { name: rest.split('(').next().unwrap_or(rest).to_owned(), needs });
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_name_programs() {
        let text = "    #[ignore = \"needs mlir-opt-22, nothing-like-it: cargo xtask ci\"]\n    fn a() {\n--\n    fn b() {\n";
        let found = parse(text);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].name, "a");
        assert!(found[0].missing().is_some());
    }
}
