//! The Rust of a project's dialects: generated, the same without installed definitions, compiled.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::{Counts, Project, bare, installed, on_all_cores};
use crate::Result;
use crate::run::{root, say};

/// What a file is for the generator of Rust.
enum Generated {
    /// Definitions of no dialect, or of several.
    Nothing,
    /// The dialect's name, its Rust, and whether it is the same without the installed definitions.
    Dialect { name: String, text: String, is_same: bool },
    /// The first error.
    Failed(String),
}

/// The command, with stand-ins for what authors write.
const GEN_RUST: [&str; 5] = ["gen", "rust", "--unimplemented-hooks", "--error-format", "short"];

/// Codes of errors about files that are not about one dialect.
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
    let generated = on_all_cores(files, |file| generate(project, ours, file));
    // A dialect is what its largest file makes of it: others define parts.
    let mut dialects: BTreeMap<String, (String, bool)> = BTreeMap::new();
    for (file, generated) in generated {
        match generated {
            Generated::Nothing => {}
            Generated::Failed(error) => {
                say(&format!("  {file}: no Rust: {error}"));
                counts.dialects += 1;
            }
            Generated::Dialect { name, text, is_same } => {
                if !is_same {
                    say(&format!(
                        "  {file}: the Rust of '{name}' is not the same without installed definitions"
                    ));
                }
                let entry = dialects.entry(name).or_default();
                if text.len() > entry.0.len() {
                    *entry = (text, is_same);
                }
            }
        }
    }
    counts.dialects += dialects.len();
    counts.generated += dialects.len();
    counts.same += dialects.values().filter(|(_, is_same)| *is_same).count();
    if compile && !dialects.is_empty() {
        match check_crate(&project.name, &dialects)? {
            None => counts.compiled += dialects.len(),
            Some(errors) => say(&format!("  {}", errors.replace('\n', "\n  "))),
        }
    }
    Ok(())
}

fn generate(project: &Project, ours: &Path, file: &str) -> Generated {
    let Some(output) = installed(project, ours, &GEN_RUST, file) else {
        return Generated::Failed("odsgen cannot be run".to_owned());
    };
    if !output.status.success() {
        let error = first_error(&output.stderr);
        return match NOT_A_DIALECT.iter().any(|code| error.contains(code)) {
            true => Generated::Nothing,
            false => Generated::Failed(error),
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

/// Generated Rust without documentation, which has words of interfaces and lines of definitions, and without the numbers of
/// records that have no name.
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

/// Has Cargo check a crate with the dialects of a project side by side; returns the errors and warnings if there are any.
fn check_crate(name: &str, dialects: &BTreeMap<String, (String, bool)>) -> Result<Option<String>> {
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
            "[package]\nname = \"project\"\nedition = \"2024\"\n\n[dependencies]\nodsgen-ir = {{ path = \"{}\" }}\nodsgen-upstream = \
             {{ path = \"{}\" }}\nodsgen-dialects = {{ path = \"{}\" }}\n\n[workspace]\n",
            at("ir-core"),
            at("upstream"),
            at("dialects")
        ),
    )?;
    let lock =
        std::fs::read_to_string(root().join("Cargo.lock")).map_err(|error| format!("Cargo.lock: {error}"))?;
    write("Cargo.lock", &lock)?;
    let mut library = String::from("#![deny(warnings)]\n#![allow(missing_docs)]\n");
    for ours in ["affine", "arith", "cf", "func", "index", "math", "memref", "scf", "tensor", "ub"] {
        if !dialects.contains_key(ours) {
            library += &format!("pub use dialects::{ours};\n");
        }
    }
    for (name, (text, _)) in dialects {
        library += &format!("pub mod r#{name};\n");
        write(&format!("src/{name}.rs"), text)?;
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
