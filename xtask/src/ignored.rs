//! Tests that take minutes, because they compile crates, or that need programs that a contributor may not
//! have. They are ignored by default, with a reason of the form `#[ignore = "compiles crates, needs
//! mlir-opt-22, cmake: cargo xtask ci"]`.

use std::path::Path;
use std::process::Command;

use crate::Result;
use crate::peers::MLIR_INCLUDE;
use crate::run::{is_there, root};

/// The beginning of the attribute, and the end of its reason.
const REASON: (&str, &str) = ("#[ignore = \"", ": cargo xtask ci\"]");

/// An ignored test.
pub(crate) struct Ignored {
    /// Its name, without modules.
    pub(crate) name: String,
    /// Whether it compiles crates.
    pub(crate) is_slow: bool,
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
        // Without this program, no file system can be mounted.
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
    git.args(["grep", "--untracked", "-h", "-A", "4", "-F", REASON.1, "--", "*.rs"]).current_dir(root());
    let output = git.output().map_err(|error| format!("git cannot be started: {error}"))?;
    Ok(parse(&String::from_utf8_lossy(&output.stdout)))
}

fn parse(text: &str) -> Vec<Ignored> {
    let mut found = Vec::new();
    let mut reason = None;
    for line in text.lines().map(str::trim_start) {
        if let Some(names) = line.strip_prefix(REASON.0).and_then(|rest| rest.strip_suffix(REASON.1)) {
            reason = Some(names);
        } else if let Some(rest) = line.strip_prefix("fn ")
            && let Some(reason) = reason.take()
        {
            let name = rest.split('(').next().unwrap_or(rest).to_owned();
            let (slow, needs) = reason.split_once("needs ").unwrap_or((reason, ""));
            let needs = needs.split(", ").filter(|need| !need.is_empty()).map(str::to_owned).collect();
            found.push(Ignored { name, is_slow: slow.starts_with("compiles crates"), needs });
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_name_programs_and_work() {
        let text = "    #[ignore = \"needs nothing-like-it, mlir-opt-22: cargo xtask ci\"]\n    fn a() {\n--\n\
                    fn b() {\n#[ignore = \"compiles crates: cargo xtask ci\"]\n#[other]\nfn c() {\n";
        let found = parse(text);
        assert_eq!(found.iter().map(|test| test.name.as_str()).collect::<Vec<_>>(), ["a", "c"]);
        assert_eq!((found[0].missing(), found[0].is_slow), (Some("nothing-like-it"), false));
        assert_eq!((found[1].missing(), found[1].is_slow), (None, true));
    }
}
