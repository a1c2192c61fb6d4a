//! Generates the Rust of definitions that tests run.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use ods_codegen::rust::{self, Hooks, Options};
use ods_parser::loader::DiskLoader;
use ods_parser::render::{Color, Format, render};

/// Definitions of each kind, which `tests/product.rs` compares the Rust of.
const PRODUCT: &str = "goldens/product";

fn main() {
    build_support::Build::new("rewrites/rewrites.ods").run();
    build_support::Build::new("rewrites/beyond.ods").run();
    build_support::Build::new("rewrites/conversions.ods").run();
    // `tests/skeleton.rs` compiles the skeleton of its hooks.
    build_support::Build::new("goldens/skeleton/everything.ods").dialect("everything").run();
    // `tests/names.rs` includes it beside names that could get in the way.
    build_support::Build::new("tests/names/names.ods").run();
    product();
    neutral();
}

/// Writes a file with a module for each file of [`PRODUCT`]: its Rust, with stand-ins for what an author
/// supplies.
fn product() {
    let out_dir = PathBuf::from(env::var_os("OUT_DIR").expect("Cargo names a directory"));
    println!("cargo::rerun-if-changed={PRODUCT}");
    let entries = fs::read_dir(PRODUCT).expect("the folder can be read");
    let mut inputs: Vec<PathBuf> = entries.map(|entry| entry.expect("it can be listed").path()).collect();
    inputs.retain(|path| path.extension().is_some_and(|ending| ending == "ods"));
    inputs.sort();
    let mut modules = String::new();
    for input in inputs {
        let name = input.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let output = out_dir.join(format!("product_{name}.rs"));
        fs::write(&output, text(&input, None, Hooks::Unimplemented)).expect("the output can be written");
        let _ = writeln!(modules, "pub mod r#{name} {{\n    include!({output:?});\n}}");
    }
    fs::write(out_dir.join("product.rs"), modules).expect("the list can be written");
}

/// Writes the Rust of `goldens/skeleton` as that of a dialect that another project names: `tests/neutral.rs`
/// runs it.
fn neutral() {
    let output = PathBuf::from(env::var_os("OUT_DIR").expect("Cargo names a directory")).join("neutral.rs");
    let rust = text(Path::new("goldens/skeleton/everything.ods"), Some("everything"), Hooks::Neutral);
    fs::write(output, rust).expect("the output can be written");
}

fn text(input: &Path, dialect: Option<&str>, hooks: Hooks) -> String {
    let mut loader = DiskLoader { include_dirs: vec![PRODUCT.into()], prelude: ods_codegen::prelude::FILES };
    let input = input.display().to_string();
    let outcome = ods_parser::read(&input, &mut loader, &[], &ods_parser::eval::Options::default());
    let options = Options { dialect, hooks, is_module: true, ..Options::default() };
    rust::dialect(&outcome.records, &outcome.sources, &options)
        .unwrap_or_else(|errors| panic!("{}", render(&errors, &outcome.sources, Format::Human, Color::Never)))
}
