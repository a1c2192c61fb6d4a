//! C libraries of installed dialects on this project's runtime. One shared library has the Rust of all
//! dialects, the output of `odsgen gen c-api --host rust` for each, and the C API.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use ods_codegen::rust::Hooks;
use ods_parser::Outcome;

use super::{emitted, run};
use crate::dialect_crate::{self, Generated};
use crate::instances::authors::with_author;

const MLIR_OPT: &str = "mlir-opt-22";

/// A dialect with its Rust and its C functions.
#[derive(Debug)]
pub struct Functions {
    /// The dialect.
    pub dialect: Generated,
    /// The source of the functions.
    pub functions: String,
}

/// The Rust of a dialect, with its code in `tests/differential/instances/authors`. Stubs for an author's
/// other checks accept everything. `narrowed` has the definitions of the functions.
///
/// # Errors
/// When the definitions are wrong.
pub fn functions(outcome: &Outcome, narrowed: &Outcome, dialect: &str) -> Result<Functions, String> {
    let path = format!("crate::dialects::r#{dialect}");
    let options = [("host", "rust"), ("dialect-path", &*path)];
    let mut rust = dialect_crate::generated(outcome, dialect, Hooks::Accepting)?;
    rust.text = with_author(dialect, &rust.text)?;
    Ok(Functions { dialect: rust, functions: emitted(narrowed, "c-api", dialect, &options)? })
}

/// Writes the texts to a folder with their modules in generic form, because the syntax of many operations is
/// custom.
///
/// # Errors
/// When mlir-opt refuses a module, or a file cannot be written.
pub fn generic(folder: &Path, inputs: &[PathBuf]) -> Result<Vec<PathBuf>, String> {
    fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    let mut all = Vec::new();
    for input in inputs {
        if input.extension().is_none_or(|ending| ending != "mlir") {
            all.push(input.clone());
            continue;
        }
        let output = folder.join(input.file_name().unwrap_or_default());
        let mut opt = Command::new(MLIR_OPT);
        opt.args(["-mlir-print-op-generic", "-split-input-file", "-allow-unregistered-dialect"]).arg(input);
        run(opt.arg("-o").arg(&output))?;
        all.push(output);
    }
    Ok(all)
}

/// Compiles the library in a folder, and returns its path.
///
/// # Errors
/// When files cannot be written, or Cargo fails.
pub fn build(folder: &Path, all: &[Functions]) -> Result<PathBuf, String> {
    let mut files = vec![("Cargo.toml".to_owned(), manifest()?), ("Cargo.lock".to_owned(), lock()?)];
    let mut modules = [String::from("//! Dialects.\n\n"), String::from("//! Functions.\n\n")];
    for found in all {
        let name = &found.dialect.dialect;
        let _ = writeln!(modules[0], "/// The dialect.\npub mod r#{name};");
        let _ = writeln!(modules[1], "pub mod r#{name};");
        files.push((format!("src/dialects/{name}.rs"), found.dialect.text.clone()));
        files.push((format!("src/functions/{name}.rs"), found.functions.clone()));
    }
    let [dialects, functions] = modules;
    files.push(("src/dialects/mod.rs".to_owned(), dialects));
    files.push(("src/functions/mod.rs".to_owned(), functions));
    files.push(("src/lib.rs".to_owned(), library(all)));
    for (name, text) in files {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().unwrap_or(folder)).map_err(|error| error.to_string())?;
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    let target = folder.join("target");
    cargo.args(["build", "--quiet", "--offline"]).current_dir(folder).env("CARGO_TARGET_DIR", &target);
    run(cargo.env_remove("RUSTFLAGS"))?;
    Ok(target.join("debug/libcapi_dialects.so"))
}

/// The source of the library. Tests register all dialects before they name one, so the library creates the
/// handles of all when it is loaded.
fn library(all: &[Functions]) -> String {
    let mut text = String::from(
        "//! The C functions of all dialects.\n#![deny(warnings)]\n\npub use ir_capi;\n\npub mod dialects;\npub mod functions;\n\n\
         #[used]\n#[unsafe(link_section = \".init_array\")]\nstatic HANDLES: extern \"C\" fn() = handles;\n\n\
         extern \"C\" fn handles() {\n",
    );
    for Functions { dialect: Generated { dialect, .. }, .. } in all {
        let _ = writeln!(text, "    functions::r#{dialect}::mlirGetDialectHandle__{dialect}__();");
    }
    text + "}\n"
}

fn lock() -> Result<String, String> {
    fs::read_to_string(dialect_crate::root()?.join("Cargo.lock")).map_err(|error| error.to_string())
}

fn manifest() -> Result<String, String> {
    let root = dialect_crate::root()?;
    let path = |folder: &str| root.join(folder);
    Ok(format!(
        "[package]\nname = \"capi_dialects\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[lib]\ncrate-type = [\"cdylib\"]\n\n\
         [dependencies]\nodsgen-ir-core = {{ path = {:?} }}\nodsgen-cpp-hooks = {{ path = {:?} }}\n\
         odsgen-ir-capi = {{ path = {:?}, default-features = false }}\n\n[profile.dev]\ndebug = false\n\n[workspace]\n",
        path("ir-core"),
        path("dialects/cpp-hooks"),
        path("bindings/ir-capi")
    ))
}
