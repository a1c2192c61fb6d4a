//! Installing what conformance is measured against.

use std::path::{Path, PathBuf};

use crate::process::{Done, exists, run_with, say};

const PACKAGES: [&str; 5] = ["mlir-22-tools", "libmlir-22-dev", "llvm-22-tools", "llvm-22", "llvm-22-dev"];

/// Where the distribution puts them.
pub(crate) const ROOT: &str = "/usr/lib/llvm-22";

/// The peer's table generator.
pub(crate) fn llvm_tblgen() -> PathBuf {
    Path::new(ROOT).join("bin/llvm-tblgen")
}

/// The folder of definition files.
pub(crate) fn include_dir() -> PathBuf {
    Path::new(ROOT).join("include")
}

/// Whether everything is there.
pub(crate) fn are_installed() -> bool {
    let wanted = [
        "bin/llvm-tblgen",
        "bin/mlir-tblgen",
        "bin/mlir-opt",
        "include/mlir/IR/OpBase.td",
        "include/llvm/IR/Intrinsics.td",
    ];
    wanted.iter().all(|path| Path::new(ROOT).join(path).exists())
}

/// Installs the packages unless they are there.
///
/// # Errors
/// Why they cannot be installed.
pub(crate) fn run() -> Done {
    if are_installed() {
        say("peers: LLVM and MLIR 22 are installed");
        return Ok(());
    }
    if !exists("apt-get") {
        return Err(format!("peers: apt-get is not here; install {} by other means", PACKAGES.join(", ")));
    }
    say(&format!("peers: installing {}", PACKAGES.join(", ")));
    let quiet = [("DEBIAN_FRONTEND", "noninteractive")];
    run_with("apt-get", &["update", "-qq"], &quiet)?;
    let mut args = vec!["install", "-y", "-qq", "--no-install-recommends"];
    args.extend(PACKAGES);
    run_with("apt-get", &args, &quiet)?;
    if are_installed() {
        Ok(())
    } else {
        Err(format!("peers: the packages are installed, but {ROOT} is incomplete"))
    }
}
