//! The Rust of a project's dialects: generated, the same without installed definitions, compiled.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use heck::ToSnakeCase;

use super::about::{Refused, refused};
use super::{Counts, Project, bare, by_file, installed};
use crate::Result;
use crate::run::{root, say};

/// The result of the generator of Rust for a file.
enum Generated {
    /// Definitions of no dialect, or of several.
    Nothing,
    /// The dialect's name, its Rust, and whether it is the same without the installed definitions.
    Dialect { name: String, text: String, is_same: bool },
    /// The first error.
    Failed(String),
}

/// The Rust of a dialect.
#[derive(Default)]
struct Rust {
    /// The file that it is generated from.
    file: String,
    text: String,
    /// Whether it is the same without the installed definitions.
    is_same: bool,
}

/// The command, with stubs for the author's code.
const GEN_RUST: [&str; 5] = ["gen", "rust", "--unimplemented-hooks", "--error-format", "short"];

/// Codes of errors about files that do not define exactly one dialect.
const NOT_A_DIALECT: [&str; 3] = ["ODS0315", "ODS0320", "ODS0322"];

/// Counts the dialects that files define.
///
/// # Errors
/// When the crate cannot be written.
pub(super) fn measure(
    project: &Project,
    ours: &Path,
    files: &[String],
    compile: bool,
    counts: &mut Counts,
) -> Result {
    let generated = by_file(files, |file| generate(project, ours, file));
    // The largest file of a dialect represents it. Others define parts.
    let mut dialects: BTreeMap<String, Rust> = BTreeMap::new();
    let mut failed = Vec::new();
    for (file, generated) in generated {
        match generated {
            Generated::Nothing => {}
            Generated::Failed(error) => failed.push((file, error)),
            Generated::Dialect { name, text, is_same } => {
                if !is_same {
                    say(&format!(
                        "  {file}: the Rust of '{name}' is not the same without installed definitions"
                    ));
                }
                let entry = dialects.entry(name).or_default();
                if text.len() > entry.text.len() {
                    *entry = Rust { file, text, is_same };
                }
            }
        }
    }
    for (file, error) in failed {
        let reason = match refused(project, &file, |dialect| dialects.contains_key(dialect)) {
            Refused::Part(whole) => format!("it is a part of '{whole}', which is generated"),
            Refused::ByPeer(generator) => format!("mlir-tblgen {generator} refuses it, too"),
            Refused::NoDialect => "it defines rules only, and no dialect".to_owned(),
            Refused::ByUsOnly => {
                counts.dialects += 1;
                "it counts as a dialect".to_owned()
            }
        };
        say(&format!("  {file}: no Rust: {error}: {reason}"));
    }
    counts.dialects += dialects.len();
    counts.generated += dialects.len();
    counts.same += dialects.values().filter(|rust| rust.is_same).count();
    if compile {
        for (name, apart) in take_apart(project, ours, &mut dialects) {
            say(&format!("  '{name}' is compiled apart: {} adds to other dialects", apart[&name].file));
            counts.compiled += compiled(project, ours, apart)?;
        }
        counts.compiled += compiled(project, ours, dialects)?;
    }
    Ok(())
}

/// The number of dialects that compile in one crate with the dialects that they refer to: all or none.
fn compiled(project: &Project, ours: &Path, mut dialects: BTreeMap<String, Rust>) -> Result<usize> {
    let upstream = upstream(project, ours, &dialects);
    leave_out_incomplete(&mut dialects, &upstream);
    if dialects.is_empty() {
        return Ok(0);
    }
    match check_crate(&project.name, &dialects, &upstream)? {
        None => Ok(dialects.len()),
        Some(errors) => {
            say(&format!("  {}", errors.replace('\n', "\n  ")));
            Ok(0)
        }
    }
}

/// Removes the dialects whose file adds definitions to another dialect of the project, as files of tests do.
/// Each compiles with the others in the form of its own file.
fn take_apart(
    project: &Project,
    ours: &Path,
    dialects: &mut BTreeMap<String, Rust>,
) -> Vec<(String, BTreeMap<String, Rust>)> {
    let adds_to = |rust: &Rust, other: &str| {
        let whole = dialects.values().find(|rust| module_of(&rust.text).as_deref() == Some(other));
        let Some(whole) = whole.filter(|whole| whole.file != rust.file) else { return false };
        let here = generated_as(project, ours, other, &rust.file);
        here.is_some_and(|here| !structs(&here).is_subset(&structs(&whole.text)))
    };
    let is_apart = |rust: &&Rust| named(&rust.text).into_iter().any(|other| adds_to(rust, other));
    let apart: Vec<String> =
        dialects.iter().filter(|(_, rust)| is_apart(rust)).map(|(name, _)| name.clone()).collect();
    let take = |name: String| Some((name.clone(), BTreeMap::from([dialects.remove_entry(&name)?])));
    apart.into_iter().filter_map(take).collect()
}

/// The Rust of the dialect with a module name, generated from a file.
fn generated_as(project: &Project, ours: &Path, module: &str, file: &str) -> Option<String> {
    let command: Vec<&str> =
        GEN_RUST.into_iter().chain(["--dialect", module.trim_end_matches('_')]).collect();
    let output = installed(project, ours, &command, file).filter(|output| output.status.success())?;
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The names of the types that a module defines.
fn structs(text: &str) -> BTreeSet<&str> {
    let after = text.lines().filter_map(|line| line.trim_start().strip_prefix("pub struct "));
    after.filter_map(|rest| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next()).collect()
}

fn generate(project: &Project, ours: &Path, file: &str) -> Generated {
    let Some(output) = installed(project, ours, &GEN_RUST, file) else {
        return Generated::Failed("odsgen cannot be run".to_owned());
    };
    if !output.status.success() {
        let error = first_error(&output.stderr);
        return if NOT_A_DIALECT.iter().any(|code| error.contains(code)) {
            Generated::Nothing
        } else {
            Generated::Failed(error)
        };
    }
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let Some(name) = dialect_of(&text) else { return Generated::Nothing };
    let without = bare(project, ours, &GEN_RUST, file);
    let code_of = |output: &std::process::Output| code(&String::from_utf8_lossy(&output.stdout));
    let is_same =
        without.is_some_and(|without| without.status.success() && code_of(&without) == code_of(&output));
    Generated::Dialect { name, text, is_same }
}

/// Generated Rust without documentation, which contains descriptions of interfaces and lines of definitions,
/// and without the indices of records without a name.
fn code(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.trim_start().starts_with("///"));
    let mut code = String::new();
    for line in lines {
        let mut parts = line.split("anonymous_");
        code.push_str(parts.next().unwrap_or_default());
        for part in parts {
            code.push_str("anonymous_");
            code.push_str(part.trim_start_matches(|c: char| c.is_ascii_digit()));
        }
        code.push('\n');
    }
    code
}

/// The first error among messages.
fn first_error(messages: &[u8]) -> String {
    let text = String::from_utf8_lossy(messages);
    text.lines().find(|line| line.contains("error")).unwrap_or_default().to_owned()
}

/// The dialect that a generated module registers.
fn dialect_of(text: &str) -> Option<String> {
    let (_, after) = text.split_once("pub const NAMESPACE: &str = \"")?;
    after.split('"').next().map(str::to_owned)
}

/// Modules of the crate `odsgen-dialects`.
const OURS: [&str; 11] =
    ["affine", "arith", "cf", "complex", "func", "index", "math", "memref", "scf", "tensor", "ub"];

/// The modules that a dialect refers to.
fn named(text: &str) -> Vec<&str> {
    let list = text.split_once("other_dialects!(").and_then(|(_, rest)| rest.split_once(')'));
    let names = list.and_then(|(list, _)| list.split_once(':')).map_or("", |(_, names)| names);
    names.split(',').map(str::trim).filter(|name| !name.is_empty()).collect()
}

/// Whether one of our crates has the module.
fn has_crate(module: &str) -> bool {
    OURS.contains(&module) || module == "llvm"
}

/// Dialects that are referred to, but belong neither to the project nor to us, by their modules. Their
/// definitions come from the files that include them. The largest module of a dialect is used.
fn upstream(project: &Project, ours: &Path, dialects: &BTreeMap<String, Rust>) -> BTreeMap<String, String> {
    let own: BTreeSet<String> = dialects.values().filter_map(|rust| module_of(&rust.text)).collect();
    let is_missing = |module: &&str| !own.contains(*module) && !has_crate(module);
    let wanted = |text: &str, file: &str| -> Vec<(String, String)> {
        named(text)
            .into_iter()
            .filter(is_missing)
            .map(|module| (module.to_owned(), file.to_owned()))
            .collect()
    };
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    let mut tried = BTreeSet::new();
    let mut pending: Vec<(String, String)> =
        dialects.values().flat_map(|rust| wanted(&rust.text, &rust.file)).collect();
    while let Some((module, file)) = pending.pop() {
        if !tried.insert((module.clone(), file.clone())) {
            continue;
        }
        let Some(text) = generated_as(project, ours, &module, &file) else { continue };
        pending.extend(wanted(&text, &file));
        let entry = found.entry(module).or_default();
        if text.len() > entry.len() {
            *entry = text;
        }
    }
    found
}

/// Removes dialects that refer to others without Rust.
fn leave_out_incomplete(dialects: &mut BTreeMap<String, Rust>, upstream: &BTreeMap<String, String>) {
    loop {
        let modules: Vec<String> = dialects.values().filter_map(|rust| module_of(&rust.text)).collect();
        let is_there = |name: &str| {
            modules.iter().any(|module| module == name) || upstream.contains_key(name) || has_crate(name)
        };
        let missing = |text: &str| named(text).into_iter().find(|name| !is_there(name)).map(str::to_owned);
        let found = dialects.iter().find_map(|(name, rust)| Some((name.clone(), missing(&rust.text)?)));
        let Some((name, other)) = found else { return };
        say(&format!(
            "  '{name}' is not compiled: it names '{other}', whose definitions it does not include"
        ));
        dialects.remove(&name);
    }
}

/// The name of the module in other dialects: `fhe` for the dialect `FHE`.
fn module_of(text: &str) -> Option<String> {
    let (_, after) = text.split_once("pub const NAMESPACE: &str = \"")?;
    after.split_once('"').map(|(name, _)| name.to_snake_case())
}

/// Runs `cargo check` on a crate with the dialects of a project and the dialects that they refer to. Returns
/// the errors and warnings if there are any.
fn check_crate(
    name: &str,
    dialects: &BTreeMap<String, Rust>,
    upstream: &BTreeMap<String, String>,
) -> Result<Option<String>> {
    let folder = std::env::temp_dir().join(format!("odsgen-projects-{}", std::process::id())).join(name);
    let write = |path: &str, text: &str| {
        let path: PathBuf = folder.join(path);
        let folder = path.parent().map_or(Ok(()), std::fs::create_dir_all);
        folder
            .and_then(|()| std::fs::write(&path, text))
            .map_err(|error| format!("{}: {error}", path.display()))
    };
    let at = |package: &str| root().join(package).display().to_string();
    write(
        "Cargo.toml",
        &format!(
            "[package]\nname = \"project\"\nedition = \"2024\"\n\n[dependencies]\nodsgen-ir-core = {{ path = \"{}\" }}\nodsgen-cpp-hooks = \
             {{ path = \"{}\" }}\nodsgen-dialects = {{ path = \"{}\" }}\nodsgen-dialect-llvm = {{ path = \"{}\" }}\n\n[workspace]\n",
            at("ir-core"),
            at("dialects/cpp-hooks"),
            at("dialects"),
            at("dialects/dialect-llvm")
        ),
    )?;
    let lock =
        std::fs::read_to_string(root().join("Cargo.lock")).map_err(|error| format!("Cargo.lock: {error}"))?;
    write("Cargo.lock", &lock)?;
    let mut library = String::from("#![deny(warnings)]\n#![allow(missing_docs)]\n");
    for ours in OURS {
        if !dialects.contains_key(ours) {
            library += &format!("pub use dialects::{ours};\n");
        }
    }
    let own = dialects
        .iter()
        .map(|(name, rust)| (module_of(&rust.text).unwrap_or_else(|| name.clone()), &rust.text));
    let others = upstream.iter().map(|(module, text)| (module.clone(), text));
    let modules: BTreeMap<String, &String> = own.chain(others).collect();
    if !modules.contains_key("llvm") {
        library += "pub use dialect_llvm as llvm;\n";
    }
    for (module, text) in modules {
        library += &format!("pub mod r#{module};\n");
        write(&format!("src/{module}.rs"), text)?;
    }
    write("src/lib.rs", &library)?;
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["check", "--quiet", "--offline", "--manifest-path"]).arg(folder.join("Cargo.toml"));
    cargo.env("CARGO_TARGET_DIR", std::env::temp_dir().join("odsgen-projects-target")).stdin(Stdio::null());
    let output = cargo.output().map_err(|error| format!("cargo cannot be started: {error}"))?;
    if output.status.success() {
        return Ok(None);
    }
    let errors = String::from_utf8_lossy(&output.stderr);
    Ok(Some(errors.lines().take(20).collect::<Vec<_>>().join("\n")))
}
