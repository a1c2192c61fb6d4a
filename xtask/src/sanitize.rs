//! Runs the C programs under AddressSanitizer, which finds leaks as well, and ThreadSanitizer.
//!
//! Rust's nightly compiler builds the library. The system's compiler builds the programs; its sanitizer has
//! the same interface. The runtime is Rust's. ThreadSanitizer has to see the synchronization of the standard
//! library, which is therefore built, too (component `rust-src`).

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Result;
use crate::run::{root, say, step};
use crate::scratch::Scratch;

/// The target. Cargo needs it explicitly, so that build scripts are not instrumented.
const TARGET: &str = "x86_64-unknown-linux-gnu";

/// A sanitizer: its name, the name of its runtime, and further options of cargo.
struct Sanitizer {
    name: &'static str,
    runtime: &'static str,
    options: &'static [&'static str],
}

const SANITIZERS: [Sanitizer; 2] = [
    Sanitizer { name: "address", runtime: "asan", options: &[] },
    Sanitizer { name: "thread", runtime: "tsan", options: &["-Zbuild-std"] },
];

/// Runs the named programs under a sanitizer, or all without names.
///
/// # Errors
/// When the sanitizer is unknown, something cannot be built, or a program reports an error or its output has
/// changed.
pub(crate) fn run(name: &str, named: &[String]) -> Result {
    let sanitizer = SANITIZERS.iter().find(|sanitizer| sanitizer.name == name);
    let sanitizer = sanitizer.ok_or_else(|| format!("there is no sanitizer '{name}'"))?;
    let library = library(sanitizer)?;
    let folder = compiler_files()?;
    let build = Build {
        sanitizer,
        library,
        runtime: folder.join(format!("lib/librustc-nightly_rt.{}.a", sanitizer.runtime)),
        linker: folder.join("bin/gcc-ld"),
    };
    let scratch = Scratch::new()?;
    let programs = programs(named)?;
    let mut failed = 0;
    for program in &programs {
        if let Err(message) = build.check(program, scratch.path()) {
            say(&message);
            failed += 1;
        }
    }
    say(&format!(
        "{} of {} programs pass with the {name} sanitizer",
        programs.len() - failed,
        programs.len()
    ));
    if failed == 0 { Ok(()) } else { Err(format!("{failed} programs fail")) }
}

/// Builds the static library.
fn library(sanitizer: &Sanitizer) -> Result<PathBuf> {
    let folder = root().join("target").join(sanitizer.runtime);
    let mut cargo = Command::new("cargo");
    cargo.arg("+nightly").args(["rustc", "--quiet", "--package", "odsgen-ir-capi", "--lib"]);
    cargo.args(sanitizer.options).args(["--crate-type", "staticlib", "--target", TARGET, "--target-dir"]);
    cargo.arg(&folder).current_dir(root()).env("RUSTFLAGS", format!("-Zsanitizer={}", sanitizer.name));
    // Without the toolchain that runs this program.
    step(cargo.env_remove("CARGO").env_remove("RUSTUP_TOOLCHAIN").env_remove("RUSTC"))?;
    Ok(folder.join(TARGET).join("debug/libir_capi.a"))
}

/// The folder with the compiler's runtimes and linker for the target.
fn compiler_files() -> Result<PathBuf> {
    let mut command = Command::new("rustc");
    command.args(["+nightly", "--print", "target-libdir"]).env_remove("RUSTUP_TOOLCHAIN");
    let output = command.output().map_err(|error| format!("rustc: {error}"))?;
    let folder = PathBuf::from(String::from_utf8_lossy(&output.stdout).trim());
    folder.parent().map(Path::to_owned).ok_or_else(|| "there is no nightly compiler".to_owned())
}

/// The programs in C with these names; all without names.
fn programs(named: &[String]) -> Result<Vec<PathBuf>> {
    let folder = root().join("bindings/ir-capi/tests/programs");
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut programs = Vec::new();
    for entry in fs::read_dir(&folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let is_named = named.is_empty() || named.iter().any(|other| *other == name);
        if is_named && path.extension().is_some_and(|extension| extension == "c") {
            programs.push(path);
        }
    }
    programs.sort();
    if programs.is_empty() { Err("there is no such program".to_owned()) } else { Ok(programs) }
}

/// Inputs of the build of every program.
struct Build<'a> {
    sanitizer: &'a Sanitizer,
    library: PathBuf,
    runtime: PathBuf,
    /// The folder of the compiler's linker. The system's linker takes half a minute for the library.
    linker: PathBuf,
}

impl Build<'_> {
    /// Builds and runs a program.
    fn check(&self, source: &Path, folder: &Path) -> Result {
        let (object, program) = (folder.join("program.o"), folder.join("program"));
        let mut compile = Command::new("cc");
        compile.args(["-std=c11", "-g", "-c", &format!("-fsanitize={}", self.sanitizer.name), "-I"]);
        compile.arg(root().join("bindings/ir-capi/include")).arg(source).arg("-o").arg(&object);
        let mut link = Command::new("cc");
        link.arg("-fuse-ld=lld").arg(format!("-B{}", self.linker.display()));
        link.arg(&object)
            .arg(&self.library)
            .arg("-Wl,--whole-archive")
            .arg(&self.runtime)
            .arg("-Wl,--no-whole-archive");
        link.args(["-lpthread", "-ldl", "-lm", "-lrt", "-lgcc_s", "-rdynamic", "-o"]).arg(&program);
        for command in [&mut compile, &mut link] {
            let output = command.output().map_err(|error| format!("cc: {error}"))?;
            if !output.status.success() {
                return Err(format!("{}: {}", source.display(), String::from_utf8_lossy(&output.stderr)));
            }
        }
        let output =
            Command::new(&program).output().map_err(|error| format!("{}: {error}", program.display()))?;
        let expected = fs::read(source.with_extension("out"))
            .map_err(|error| format!("{}: {error}", source.with_extension("out").display()))?;
        if output.status.success() && output.stdout == expected {
            return Ok(());
        }
        let errors = String::from_utf8_lossy(&output.stderr);
        Err(format!("{}: {}, or another output\n{errors}", source.display(), output.status))
    }
}
