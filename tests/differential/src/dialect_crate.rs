//! A crate with the Rust of all installed dialects, to compile it.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use ods_codegen::rust::{self, Hooks, Options};
use ods_parser::Outcome;

use crate::installed;

/// The Rust of a dialect.
#[derive(Clone, Debug)]
pub struct Generated {
    /// The name of the dialect and of the module.
    pub dialect: String,
    /// Number of operations.
    pub operations: usize,
    /// The Rust.
    pub text: String,
}

/// The Rust of every dialect that a folder of `mlir/Dialect` defines.
///
/// # Errors
/// When a folder cannot be read, or a dialect has no Rust.
pub fn generate(include: &Path, hooks: Hooks) -> Result<Vec<Generated>, String> {
    let mut all = Vec::new();
    for (dialect, outcome) in installed::dialects(include).map_err(|error| error.to_string())? {
        all.push(generated(&outcome, &dialect, hooks)?);
    }
    if all.iter().all(|dialect| dialect.operations == 0) {
        return Err("no operation is found in the generated Rust".to_owned());
    }
    all.sort_by(|a, b| a.dialect.cmp(&b.dialect));
    Ok(all)
}

/// Checks that rustfmt would not change the layout. The files stay in `folder`.
///
/// # Errors
/// When files cannot be written, or rustfmt would change one. The error has the change.
pub fn check_layout(dialects: &[Generated], folder: &Path) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    // Generated code has rustfmt's default style, whatever the style of the project around it.
    let config = folder.join("rustfmt.toml");
    fs::write(&config, "").map_err(|error| error.to_string())?;
    let mut rustfmt = Command::new("rustfmt");
    rustfmt.args(["--check", "--edition", "2024", "--color", "never", "--config-path"]).arg(&config);
    for Generated { dialect, text, .. } in dialects {
        let path = folder.join(format!("{dialect}.rs"));
        fs::write(&path, text).map_err(|error| error.to_string())?;
        rustfmt.arg(path);
    }
    let output = rustfmt.output().map_err(|error| format!("rustfmt: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    let lines: Vec<&str> = said.lines().take(40).collect();
    Err(format!("rustfmt lays generated code out otherwise:\n{}", lines.join("\n")))
}

/// The Rust of a dialect.
///
/// # Errors
/// When the dialect has no Rust.
pub(crate) fn generated(outcome: &Outcome, dialect: &str, hooks: Hooks) -> Result<Generated, String> {
    let options = Options { dialect: Some(dialect), hooks, is_module: true, ..Options::default() };
    let text = rust::dialect(&outcome.records, &outcome.sources, &options);
    let text = text.map_err(|errors| {
        let messages: Vec<&str> = errors.iter().map(|error| &*error.message).collect();
        format!("{dialect}: {}", messages.join("; "))
    })?;
    let operations = operations(&text).count();
    Ok(Generated { dialect: dialect.to_owned(), operations, text })
}

/// The names of the handles of operations in generated Rust. Each begins an entry of the list of operations.
///
/// ```text
///         AddIOp {
///             name: "arith.addi",
/// ```
pub(crate) fn operations(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().zip(text.lines().skip(1));
    lines.filter_map(|(line, next)| {
        let handle = line.strip_prefix("        ")?.strip_suffix(" {")?;
        let is_spec = next.starts_with("            name: \"") && !handle.contains(' ');
        is_spec.then_some(handle)
    })
}

/// The folder of the workspace.
///
/// # Errors
/// When the crate is in no workspace.
pub fn root() -> Result<&'static Path, String> {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).ok_or_else(|| "no workspace".to_owned())
}

/// The manifest of a crate of generated code; other dependencies may follow.
fn manifest(name: &str) -> Result<String, String> {
    Ok(format!(
        "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
         [dependencies]\nodsgen-ir-core = {{ path = {:?} }}\nodsgen-cpp-hooks = {{ path = {:?} }}\n",
        root()?.join("ir-core"),
        root()?.join("dialects/cpp-hooks")
    ))
}

/// The beginning of a library of generated code, in which warnings are errors.
fn library(subject: &str) -> String {
    format!("//! {subject}.\n#![deny(warnings)]\n#![warn(missing_docs)]\n\n")
}

/// A crate in a folder of its own.
#[derive(Clone, Debug)]
pub struct DialectCrate {
    folder: PathBuf,
}

impl DialectCrate {
    /// Creates a crate without code and compiles its dependencies, so that this takes no time later.
    /// `command` is the Cargo command of the later calls.
    ///
    /// # Errors
    /// When files cannot be written, or Cargo fails.
    pub fn new(folder: PathBuf, command: &str) -> Result<DialectCrate, String> {
        let created = DialectCrate { folder };
        fs::create_dir_all(created.folder.join("src")).map_err(|error| error.to_string())?;
        created.put("Cargo.toml", &(manifest("all_dialects")? + "\n[workspace]\n"))?;
        let lock = fs::read_to_string(root()?.join("Cargo.lock")).map_err(|error| error.to_string())?;
        created.put("Cargo.lock", &lock)?;
        created.put("src/lib.rs", "")?;
        // The source of an earlier crate in this folder needs a library that does not exist yet.
        if let Err(error) = fs::remove_file(created.folder.join("src/main.rs"))
            && error.kind() != std::io::ErrorKind::NotFound
        {
            return Err(error.to_string());
        }
        created.cargo(command)?;
        Ok(created)
    }

    fn put(&self, name: &str, text: &str) -> Result<(), String> {
        let path = self.folder.join(name);
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))
    }

    /// Writes a crate for each dialect beside this one, as separate authors would do. Warnings are errors.
    /// This crate re-exports their modules, and contains `more`.
    ///
    /// # Errors
    /// When files cannot be written.
    pub fn fill(&self, dialects: &[Generated], more: &str) -> Result<(), String> {
        let mut dependencies = String::new();
        let mut library = library("All dialects");
        for generated in dialects {
            let name = &generated.dialect;
            let _ = writeln!(dependencies, "dialect_{name} = {{ path = \"{name}\" }}");
            let _ = writeln!(library, "pub use dialect_{name}::r#{name};");
            self.put_dialect(generated, dialects)?;
        }
        let more_manifest =
            format!("{dependencies}\n[workspace]\nmembers = [\"*/\"]\nexclude = [\"src\", \"target\"]\n");
        self.put("Cargo.toml", &(manifest("all_dialects")? + &more_manifest))?;
        self.put("src/lib.rs", &(library + more))
    }

    /// Writes the crate of a dialect: its module, and re-exports of the dialects that it refers to.
    fn put_dialect(&self, generated: &Generated, dialects: &[Generated]) -> Result<(), String> {
        let name = &generated.dialect;
        let mut manifest = manifest(&format!("dialect_{name}"))?;
        let mut library = library(&format!("The dialect `{name}`"));
        let named =
            |other: &&Generated| generated.text.contains(&format!("other_dialects::{}::", other.dialect));
        for other in dialects.iter().filter(|other| other.dialect != *name).filter(named) {
            let other = &other.dialect;
            let _ = writeln!(manifest, "dialect_{other} = {{ path = \"../{other}\" }}");
            let _ = writeln!(library, "use dialect_{other}::r#{other};");
        }
        let _ = writeln!(library, "/// The dialect.\npub mod r#{name};");
        fs::create_dir_all(self.folder.join(name).join("src")).map_err(|error| error.to_string())?;
        self.put(&format!("{name}/Cargo.toml"), &manifest)?;
        self.put(&format!("{name}/src/lib.rs"), &library)?;
        self.put(&format!("{name}/src/{name}.rs"), &generated.text)
    }

    /// Writes a module for each dialect into the crate, in which warnings are errors.
    ///
    /// # Errors
    /// When files cannot be written.
    pub fn fill_one(&self, dialects: &[Generated]) -> Result<(), String> {
        let mut library = library("All dialects");
        for generated in dialects {
            self.put(&format!("src/{}.rs", generated.dialect), &generated.text)?;
            let _ = writeln!(library, "/// The dialect.\npub mod r#{};", generated.dialect);
        }
        self.put("src/lib.rs", &library)
    }

    /// Adds a program to the crate.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn add_program(&self, text: &str) -> Result<(), String> {
        self.put("src/main.rs", text)
    }

    /// Runs Cargo on the crate, and returns the time.
    ///
    /// # Errors
    /// When Cargo fails. The error has its output.
    pub fn cargo(&self, command: &str) -> Result<Duration, String> {
        let start = Instant::now();
        let output = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
            .args([command, "--quiet", "--offline", "--manifest-path"])
            .arg(self.folder.join("Cargo.toml"))
            .env("CARGO_TARGET_DIR", self.folder.join("target"))
            .stdin(Stdio::null())
            .output()
            .map_err(|error| format!("Cargo cannot be run: {error}"))?;
        if output.status.success() {
            Ok(start.elapsed())
        } else {
            Err(String::from_utf8_lossy(&output.stderr).into_owned())
        }
    }

    /// The path of the debug program.
    #[must_use]
    pub fn program(&self) -> PathBuf {
        self.folder.join("target/debug/all_dialects")
    }
}
