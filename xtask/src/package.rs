//! The packages in the form that their users get: their files, and a build and test without the checkout.
//!
//! **Invariant**: a published package holds every file that it compiles, and depends on published packages
//! only. Development dependencies on crates of this workspace have a path and no version.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Result;
use crate::run::{cargo, is_there, root, say, step};

/// Packages of the workspace that are not published.
const PRIVATE: [&str; 6] =
    ["ods-python", "odsgen-differential", "odsgen-golden", "odsgen-tests", "odsgen-ring", "odsgen-xtask"];
/// Required files of every package.
const FILES: [&str; 4] = ["Cargo.toml", "LICENSE", "README.md", "src/lib.rs"];
/// Largest compressed size of a package: a guard against a large file packaged by accident. crates.io takes
/// 10 MB.
const MAX_KILOBYTES: u64 = 1_000;
/// Folders with results of [`run`].
pub(crate) const BUILDS: [&str; 2] = ["target/package", "target/published"];
/// The oldest Rust that the manifests promise.
const OLDEST_RUST: &str = env!("CARGO_PKG_RUST_VERSION");

/// Packages every published crate, and compiles the packages in a workspace of their own. The packaged
/// `odsgen` creates a project, which is built and tested with the packages. The compiler is the oldest
/// supported Rust, or the current one where rustup lacks the former.
///
/// # Errors
/// When a package lacks a file, is too large, or does not compile, or the project's tests fail.
pub(crate) fn run() -> Result {
    let [archives, folder] = BUILDS.map(|folder| root().join(folder));
    for stale in [&archives, &folder] {
        // It may not exist. If it cannot be removed, packaging fails.
        let _ = fs::remove_dir_all(stale);
    }
    let excluded = PRIVATE.iter().flat_map(|package| ["--exclude", package]);
    let package =
        ["package", "--workspace", "--locked", "--no-verify", "--allow-dirty", "--target-dir", "target"];
    step(cargo(&package).args(excluded))?;
    let failed = |error: io::Error| format!("{}: {error}", folder.display());
    let packages = unpack(&archives, &folder.join("packages"))?;
    write_workspace(&folder, &packages).map_err(failed)?;

    let is_oldest = has_oldest_rust();
    if !is_oldest {
        say(&format!("skipped: there is no Rust {OLDEST_RUST} here; the current Rust compiles the packages"));
    }
    let published = |folder: &Path, args: &[&str]| step(&mut published(folder, args, is_oldest));
    // Compiling them needs no code of programs except for `odsgen`.
    published(&folder, &["check", "--workspace"])?;
    published(&folder, &["build", "--package", "odsgen"])?;
    let mut new = Command::new(folder.join("target/debug/odsgen"));
    step(new.args(["new", "sample", "--workspace"]).current_dir(&folder))?;
    let sample = folder.join("sample");
    fs::copy(root().join("Cargo.lock"), sample.join("Cargo.lock")).map_err(failed)?;
    published(&sample, &["test", "--quiet"])
}

/// Installs the oldest supported Rust, if rustup is there and can install it.
fn has_oldest_rust() -> bool {
    let mut rustup = Command::new("rustup");
    rustup.args(["toolchain", "install", OLDEST_RUST, "--profile", "minimal", "--no-self-update"]);
    is_there("rustup", "--version") && step(&mut rustup).is_ok()
}

/// Unpacks the archives into a folder, and returns the folders of the packages.
///
/// # Errors
/// When there is no package, or a package is too large or lacks a file.
fn unpack(archives: &Path, into: &Path) -> Result<Vec<PathBuf>> {
    let failed = |error: io::Error| format!("{}: {error}", archives.display());
    fs::create_dir_all(into).map_err(failed)?;
    let entries = fs::read_dir(archives).map_err(failed)?.collect::<io::Result<Vec<_>>>().map_err(failed)?;
    let mut paths: Vec<PathBuf> = entries.iter().map(fs::DirEntry::path).collect();
    paths.retain(|path| path.extension() == Some(OsStr::new("crate")));
    paths.sort();
    let mut packages = Vec::new();
    for archive in paths {
        let kilobytes = archive.metadata().map_err(failed)?.len() / 1024;
        let package = into.join(archive.file_stem().unwrap_or_default());
        step(Command::new("tar").arg("-xzf").arg(&archive).arg("-C").arg(into))?;
        if let Some(missing) = FILES.iter().find(|file| !package.join(file).is_file()) {
            return Err(format!("{} lacks {missing}", archive.display()));
        }
        if kilobytes > MAX_KILOBYTES {
            return Err(format!("{} has {kilobytes} kB, of {MAX_KILOBYTES} at most", archive.display()));
        }
        say(&format!("{}: {kilobytes} kB", package.display()));
        packages.push(package);
    }
    if packages.is_empty() { Err(format!("{} has no packages", archives.display())) } else { Ok(packages) }
}

/// Writes a workspace of the packages with our versions of other packages. It replaces published packages for
/// every project in the folder.
fn write_workspace(folder: &Path, packages: &[PathBuf]) -> io::Result<()> {
    let mut patches = "[patch.crates-io]\n".to_owned();
    for package in packages {
        let file = package.file_name().unwrap_or_default().to_string_lossy();
        let name = file.rsplit_once('-').map_or(&*file, |(name, _version)| name);
        patches += &format!("{name} = {{ path = {package:?} }}\n");
    }
    fs::create_dir_all(folder.join(".cargo"))?;
    fs::write(folder.join(".cargo/config.toml"), patches)?;
    fs::write(folder.join("Cargo.toml"), "[workspace]\nresolver = \"3\"\nmembers = [\"packages/*\"]\n")?;
    fs::copy(root().join("Cargo.lock"), folder.join("Cargo.lock"))?;
    Ok(())
}

/// Cargo of the oldest or of the current Rust in a folder of [`write_workspace`]. Its projects share one
/// target folder.
fn published(folder: &Path, args: &[&str], is_oldest: bool) -> Command {
    let mut command = if is_oldest {
        let mut rustup = Command::new("rustup");
        rustup.args(["run", OLDEST_RUST, "cargo"]).args(args);
        rustup
    } else {
        cargo(args)
    };
    command.current_dir(folder).args(["--target-dir"]).arg(root().join("target/published/target"));
    command
}
