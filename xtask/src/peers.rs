//! The peers: the tools of LLVM and MLIR for comparisons, and a solver for proofs, from the distribution's
//! packages.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::Result;
use crate::run::{is_there, say, step};

/// The Debian packages.
const PACKAGES: [&str; 6] =
    ["mlir-22-tools", "libmlir-22-dev", "llvm-22-tools", "llvm-22", "llvm-22-dev", "z3"];

pub(crate) const LLVM_TBLGEN: &str = "/usr/lib/llvm-22/bin/llvm-tblgen";
pub(crate) const MLIR_TBLGEN: &str = "/usr/lib/llvm-22/bin/mlir-tblgen";
pub(crate) const TBLGEN_LSP: &str = "/usr/lib/llvm-22/bin/tblgen-lsp-server";
pub(crate) const MLIR_LSP: &str = "/usr/lib/llvm-22/bin/mlir-lsp-server";
pub(crate) const MLIR_OPT: &str = "/usr/lib/llvm-22/bin/mlir-opt";
pub(crate) const MLIR_TRANSLATE: &str = "/usr/lib/llvm-22/bin/mlir-translate";
pub(crate) const LLVM_AS: &str = "/usr/lib/llvm-22/bin/llvm-as";
/// The solver of `odsgen prove`.
pub(crate) const Z3: &str = "/usr/bin/z3";
pub(crate) const MLIR_RUNNER: &str = "/usr/lib/llvm-22/bin/mlir-runner";
/// The include folder of MLIR's definitions.
pub(crate) const MLIR_INCLUDE: &str = "/usr/lib/llvm-22/include";
/// The include folder of the definitions of the newest supported version, if they are installed.
pub(crate) const NEWEST_INCLUDE: &str = "/usr/lib/llvm-23/include";
/// The include folder of LLVM's own definitions.
pub(crate) const LLVM_INCLUDE: &str = "/usr/include/llvm-22";

/// Names of the missing tools and definitions.
fn missing() -> Vec<&'static str> {
    let signs = [
        ("llvm-tblgen", LLVM_TBLGEN.to_owned()),
        ("mlir-tblgen", MLIR_TBLGEN.to_owned()),
        ("mlir-opt", MLIR_OPT.to_owned()),
        ("mlir-translate", MLIR_TRANSLATE.to_owned()),
        ("llvm-as", LLVM_AS.to_owned()),
        ("z3", Z3.to_owned()),
        ("the definitions of MLIR", format!("{MLIR_INCLUDE}/mlir/IR/OpBase.td")),
        ("the definitions of LLVM", format!("{LLVM_INCLUDE}/llvm/IR/Intrinsics.td")),
    ];
    signs.iter().filter(|(_, path)| !Path::new(path).exists()).map(|(name, _)| *name).collect()
}

/// Names of the missing tools and of their packages; none when everything is installed.
pub(crate) fn to_install() -> Option<String> {
    let missing = missing();
    let names = missing.join(", ");
    (!missing.is_empty()).then(|| format!("{names} (apt-get install {})", PACKAGES.join(" ")))
}

/// Checks that the tools are installed.
///
/// # Errors
/// When a tool is missing.
pub(crate) fn require() -> Result {
    match missing()[..] {
        [] => Ok(()),
        _ => Err("the peers are not installed; 'cargo xtask peers' installs them".to_owned()),
    }
}

/// Installs the missing tools.
///
/// # Errors
/// When they cannot be installed. The error has the reason.
pub(crate) fn install() -> Result {
    let missing = missing();
    if missing.is_empty() {
        say("peers: installed");
        return Ok(());
    }
    say(&format!("peers: missing are {}; installing {}", missing.join(", "), PACKAGES.join(" ")));
    apt_install(&PACKAGES)?;
    match self::missing()[..] {
        [] => Ok(()),
        ref still => Err(format!("the packages are installed, but {} cannot be found", still.join(", "))),
    }
}

/// Installs packages of the distribution.
///
/// # Errors
/// When there is no apt-get, or no way to become root, or apt-get fails.
pub(crate) fn apt_install(packages: &[&str]) -> Result {
    if !is_there("apt-get", "--version") {
        return Err(format!("there is no apt-get to install {} with", packages.join(" ")));
    }
    let Some(prefix) = root_prefix() else {
        return Err(format!("installing takes root; run 'apt-get install {}'", packages.join(" ")));
    };
    let apt = |args: &[&str]| {
        let mut words = prefix.iter().copied().chain(["apt-get", "-y", "-q"]);
        let mut command = Command::new(words.next().unwrap_or("apt-get"));
        command.args(words).args(args).env("DEBIAN_FRONTEND", "noninteractive").stdin(Stdio::null());
        command
    };
    let install = [&["install", "--no-install-recommends"], packages].concat();
    if step(&mut apt(&install)).is_ok() {
        return Ok(());
    }
    // The lists of a new machine are empty or old.
    step(&mut apt(&["update"]))?;
    step(&mut apt(&install))
}

/// The prefix of a command to run it as root; none when that needs a password.
fn root_prefix() -> Option<&'static [&'static str]> {
    let id = Command::new("id").arg("-u").output().ok()?;
    if id.stdout.trim_ascii() == b"0" {
        return Some(&[]);
    }
    let sudo = Command::new("sudo").args(["-n", "true"]).stderr(Stdio::null()).status();
    sudo.is_ok_and(|status| status.success()).then_some(&["sudo", "-n"])
}
