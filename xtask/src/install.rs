//! Installation of the C library: libraries, headers, and files for build systems.
//!
//! ```text
//! PREFIX/bin/llvm-config                      answers build scripts in place of LLVM's
//! PREFIX/include/mlir-c/…                     headers
//! PREFIX/lib/libMLIR-C.so.22.1                shared library, and links to it under other names
//! PREFIX/lib/libMLIR-C.a                      static library
//! PREFIX/lib/pkgconfig/mlir-c.pc
//! PREFIX/lib/cmake/MLIR-C/MLIR-CConfig.cmake  find_package(MLIR-C)
//! ```
//!
//! The files do not contain the prefix, so the folder can be moved.

mod archive;

use std::fs;
use std::path::{Path, PathBuf};

use crate::Result;
use crate::run::{cargo, root, say, step, target};

/// The release of MLIR whose C API the library has.
const RELEASE: &str = "22.1.8";
/// The name of the shared library. Programs find it by this name when they start.
const SONAME: &str = "libMLIR-C.so.22.1";
/// Other names of the shared library: for linkers, for the crate `mlir-sys`, which links `MLIR` as well, and
/// for the extension modules of MLIR's Python package.
const LINKS: [&str; 3] = ["libMLIR-C.so", "libMLIR.so", "libMLIRPythonCAPI.so"];
/// The system's libraries that the static library needs.
const SYSTEM: &str = "-lgcc_s -lpthread -lm -ldl -lc";

/// The generated files, each with its template. Names in `@…@` are replaced.
const FILES: [(&str, &str); 4] = [
    ("bin/llvm-config", include_str!("install/llvm-config.sh")),
    ("lib/pkgconfig/mlir-c.pc", include_str!("install/mlir-c.pc")),
    ("lib/cmake/MLIR-C/MLIR-CConfig.cmake", include_str!("install/MLIR-CConfig.cmake")),
    ("lib/cmake/MLIR-C/MLIR-CConfigVersion.cmake", include_str!("install/MLIR-CConfigVersion.cmake")),
];

/// Installs the library below a folder.
///
/// # Errors
/// When something cannot be built or written.
pub(crate) fn run(prefix: &Path, built: Option<&Path>) -> Result {
    let prefix = std::path::absolute(prefix).map_err(|error| format!("{}: {error}", prefix.display()))?;
    install(&prefix, built)?;
    say(&format!("installed below {}", prefix.display()));
    Ok(())
}

/// Installs the libraries of a folder. Without a folder, it builds them with the profile `library`.
///
/// # Errors
/// When something cannot be built or written.
pub(crate) fn install(prefix: &Path, built: Option<&Path>) -> Result {
    match built {
        Some(built) => place(built, prefix),
        None => place(&build()?, prefix),
    }
}

/// Builds the libraries, and returns the folder with them.
fn build() -> Result<PathBuf> {
    // Without the library for other Rust crates, which excludes optimization across crates.
    let mut cargo =
        cargo(&["rustc", "--quiet", "--package", "odsgen-ir-capi", "--lib", "--profile", "library"]);
    cargo.args(["--crate-type", "cdylib,staticlib"]);
    step(cargo.args(["--", "-C", &format!("link-arg=-Wl,-soname,{SONAME}")]))?;
    Ok(target()?.join("library"))
}

/// Writes all files below the prefix.
fn place(built: &Path, prefix: &Path) -> Result {
    let failed = |path: &Path, error: std::io::Error| format!("{}: {error}", path.display());
    let copy = |from: &Path, to: &Path| -> Result {
        let parent = to.parent().unwrap_or(to);
        fs::create_dir_all(parent).map_err(|error| failed(parent, error))?;
        fs::copy(from, to).map(drop).map_err(|error| failed(to, error))
    };
    let library = prefix.join("lib");
    copy(&built.join("libir_capi.so"), &library.join(SONAME))?;
    for link in LINKS {
        let link = library.join(link);
        // The link may not exist.
        let _ = fs::remove_file(&link);
        std::os::unix::fs::symlink(SONAME, &link).map_err(|error| failed(&link, error))?;
    }
    archive::write(&built.join("libir_capi.a"), &library.join("libMLIR-C.a"))?;
    let include = root().join("bindings/ir-capi/include");
    for header in headers(&include)? {
        copy(&include.join(&header), &prefix.join("include").join(&header))?;
    }
    for (path, text) in FILES {
        let path = prefix.join(path);
        let parent = path.parent().unwrap_or(&path);
        fs::create_dir_all(parent).map_err(|error| failed(parent, error))?;
        let text = [("@RELEASE@", RELEASE), ("@SONAME@", SONAME), ("@SYSTEM@", SYSTEM)]
            .iter()
            .fold(text.to_owned(), |text, (name, value)| text.replace(name, value));
        fs::write(&path, text).map_err(|error| failed(&path, error))?;
    }
    let program = prefix.join("bin/llvm-config");
    let mode = std::os::unix::fs::PermissionsExt::from_mode(0o755);
    fs::set_permissions(&program, mode).map_err(|error| failed(&program, error))
}

/// The paths of all files in a folder, relative to it.
fn headers(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut left = vec![folder.to_owned()];
    while let Some(next) = left.pop() {
        let failed = |error: std::io::Error| format!("{}: {error}", next.display());
        for entry in fs::read_dir(&next).map_err(failed)? {
            let path = entry.map_err(failed)?.path();
            match path.strip_prefix(folder) {
                _ if path.is_dir() => left.push(path),
                Ok(relative) => found.push(relative.to_owned()),
                Err(error) => return Err(format!("{}: {error}", path.display())),
            }
        }
    }
    found.sort();
    Ok(found)
}
