//! Compares mlir-opt and generated Rust on instances of the operations, types and attributes of installed
//! dialects with declarative formats. mlir-opt gets each instance in generic form, and its output is compared
//! with that of generated Rust.
//!
//! A crate with the Rust of all dialects creates the instances (its program is in
//! `tests/differential/instances`), from the tables of verifiers and formats. Chance does not find instances
//! of all operations. The program cuts the others out of the modules in `tests/differential/instances/seeds`,
//! which mlir-opt accepts. Some instances need code that authors write beside generated Rust. It is in
//! `tests/differential/instances/authors`.
//!
//! An operation with custom syntax around an instance is printed in generic form. The instance counts as
//! equal only if its own text is equal, and if `mlir-opt` and this project both parse our text to the same
//! operations as MLIR's text.

pub(crate) mod authors;
mod compare;
mod peer;
mod statements;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use ods_codegen::rust::Hooks;

use self::compare::compare;
pub use self::compare::{Outcome, Outcomes};
use self::peer::run;
use crate::dialect_crate::{DialectCrate, Generated, generate, operations as operations_of};

const PEER: &str = "mlir-opt-22";
const MARK: &str = "// -----\n";
/// The program's files.
const PROGRAM: [(&str, &str); 9] = [
    ("cut.rs", include_str!("../instances/cut.rs")),
    ("main.rs", include_str!("../instances/main.rs")),
    ("definitions.rs", include_str!("../instances/definitions.rs")),
    ("more.rs", include_str!("../instances/more.rs")),
    ("operations.rs", include_str!("../instances/operations.rs")),
    ("pool.rs", include_str!("../instances/pool.rs")),
    ("random.rs", include_str!("../instances/random.rs")),
    ("regions.rs", include_str!("../instances/regions.rs")),
    ("values.rs", include_str!("../instances/values.rs")),
];

/// Writes the crate in `folder`, and builds its program.
///
/// # Errors
/// When definitions cannot be read, or the crate does not compile.
pub fn build(include: &Path, folder: &Path) -> Result<DialectCrate, String> {
    let mut dialects = generate(include, Hooks::Unimplemented)?;
    let mut hand_written = Vec::new();
    for dialect in &mut dialects {
        dialect.text = authors::with_author(&dialect.dialect, &permissive(&dialect.text))?;
        let (text, found) = without_hand_written_parts(&dialect.text);
        // Some formats have no operation any more, and are dead code.
        dialect.text = format!("#![allow(dead_code)]\n{text}");
        hand_written.extend(found);
    }
    let created = DialectCrate::new(folder.to_owned(), "build")?;
    created.fill(&dialects, &registry(&dialects, &hand_written))?;
    for (name, text) in PROGRAM {
        let path = folder.join("src").join(name);
        std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    created.cargo("build")?;
    Ok(created)
}

/// Makes the stubs of verifiers accept everything, because the peer has the real ones. Without this the stubs
/// panic.
fn permissive(text: &str) -> String {
    let mut result = String::with_capacity(text.len());
    let mut signature = String::new();
    for line in text.lines() {
        if line.trim_start().starts_with("fn ") || line.trim_start().starts_with("pub fn ") {
            signature.clear();
        }
        signature.push_str(line);
        if line.trim() == "unimplemented!()" {
            let returned = signature.rsplit_once("->").map_or("", |(_, rest)| rest.trim());
            let value = match returned.split_once('{').map_or(returned, |(ty, _)| ty.trim()) {
                "" => "{}",
                "bool" => "true",
                "Result<(), ir_core::diagnostic::Diagnostic>" | "Result<(), String>" => "Ok(())",
                ty if ty.starts_with("Option<") => "None",
                ty if ty.starts_with("Vec<") => "Vec::new()",
                "std::ops::Range<usize>" => "0..0",
                "inference::InferredTypes" => "Err(inference::InferenceError::NO_REASON)",
                _ => "unimplemented!()",
            };
            result.push_str(value);
        } else {
            result.push_str(line);
        }
        result.push('\n');
    }
    result
}

/// The text without the syntax of operations with custom parts. They are printed in generic form. Returns the
/// names of those with a format that is declarative except for parts.
fn without_hand_written_parts(text: &str) -> (String, Vec<(String, &'static str)>) {
    const NAME: &str = "\n        name: \"";
    const SYNTAX: &str = "        syntax: ";
    let mut parts = text.split(NAME);
    let mut result = parts.next().unwrap_or_default().to_owned();
    let mut hand_written = Vec::new();
    for part in parts {
        result.push_str(NAME);
        let end = part.find("\n    }\n").unwrap_or(part.len());
        let (fields, after) = part.split_at(end);
        let reason = ["Syntax::hand_written::<", "DirectiveHooks::new::<"]
            .iter()
            .position(|mark| fields.contains(mark));
        let (Some(reason), Some((before, syntax))) = (reason, fields.split_once(SYNTAX)) else {
            result.push_str(part);
            continue;
        };
        let is_field = |(_, line): &(usize, &str)| {
            line.strip_prefix("        ")
                .is_some_and(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
        };
        let mut lines =
            syntax.lines().scan(0, |at, line| Some((std::mem::replace(at, *at + line.len() + 1), line)));
        let next = lines.find(is_field).map_or(syntax.len(), |(at, _)| at);
        let kept = before.lines().filter(|line| !line.starts_with("        format: "));
        result.push_str(&kept.collect::<Vec<_>>().join("\n"));
        let _ =
            write!(result, "\n{SYNTAX}Syntax::GENERIC,\n{}{after}", syntax.get(next..).unwrap_or_default());
        if reason != 0 {
            let name = fields.split('"').next().unwrap_or_default().to_owned();
            hand_written.push((name, "a directive"));
        }
    }
    (result, hand_written)
}

/// Functions that list the operations, types and attributes of the dialects.
fn registry(dialects: &[Generated], hand_written: &[(String, &'static str)]) -> String {
    let mut text =
        "\n/// Registers all dialects.\npub fn register(ctx: &ir_core::context::Context) {\n".to_owned();
    for dialect in dialects {
        let _ = writeln!(text, "    r#{}::register(ctx);", dialect.dialect);
    }
    text.push_str("}\n");
    text.push_str("\n/// Operations with parts of their formats by hand, and which.\n");
    let _ = writeln!(
        text,
        "pub fn hand_written() -> &'static [(&'static str, &'static str)] {{\n    &{hand_written:?}\n}}"
    );
    let lists = [
        ("operations", "ir_core::runtime::OpSpec", ""),
        ("types", "ir_core::runtime::DefSpec<ir_core::context::Type>", "type Base = Type;"),
        ("attributes", "ir_core::runtime::DefSpec<ir_core::context::Attribute>", "type Base = Attribute;"),
    ];
    for (name, ty, mark) in lists {
        let _ = writeln!(text, "\n/// All {name}.\npub fn {name}() -> &'static [&'static {ty}] {{\n    &[");
        for dialect in dialects {
            let found = match name {
                "operations" => operations_of(&dialect.text).collect(),
                _ => handles(&dialect.text, mark),
            };
            for handle in found {
                let (class, owner) = match name {
                    "operations" => (handle, "ir_core::runtime::OpHandle"),
                    _ => (handle, "ir_core::runtime::DefHandle"),
                };
                let _ = writeln!(text, "        <r#{}::{class} as {owner}>::SPEC,", dialect.dialect);
            }
        }
        text.push_str("    ]\n}\n");
    }
    text
}

/// The names of the handles with `mark` in their implementation.
fn handles<'t>(text: &'t str, mark: &str) -> Vec<&'t str> {
    let mut found = Vec::new();
    let mut last = "";
    for line in text.lines() {
        if let Some(rest) = line.strip_prefix("impl DefHandle for ") {
            last = rest.trim_end_matches([' ', '{']);
        }
        if line.contains(mark) && !last.is_empty() {
            found.push(last);
        }
    }
    found
}

/// Number of instances of each operation in the first round, and in later rounds for operations without an
/// accepted instance.
const ROUNDS: [usize; 2] = [4, 30];

/// Modules with operations that have constraints that are hard to satisfy by chance.
const SEEDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/instances/seeds");

/// Compares instances of all operations with a declarative format, or of those of some dialects. The
/// instances are created first. If mlir-opt accepts none, they are cut out of our modules, and out of those
/// of a folder if there is one.
///
/// # Errors
/// When a program cannot be run, a folder cannot be read, or mlir-opt refuses one of our modules.
pub fn operations(program: &Path, modules: Option<&Path>, dialects: &[String]) -> Result<Outcomes, String> {
    let mut outcomes = Outcomes::new();
    let [first, then] = ROUNDS;
    compare(program, &created(program, first, dialects)?, &mut outcomes)?;
    let rest = without_instance(&outcomes);
    if !rest.is_empty() {
        compare(program, &cut(program, &seed_modules()?, &rest)?, &mut outcomes)?;
    }
    let rest = without_instance(&outcomes);
    if !rest.is_empty() {
        compare(program, &created(program, then, &rest)?, &mut outcomes)?;
    }
    let rest = without_instance(&outcomes);
    if let Some(folder) = modules.filter(|_| !rest.is_empty()) {
        compare(program, &cut(program, &modules_with(folder, &rest)?, &rest)?, &mut outcomes)?;
    }
    Ok(outcomes)
}

/// Compares only instances cut out of our modules, of all operations or of those of some dialects.
///
/// # Errors
/// When a program cannot be run, or mlir-opt refuses one of the modules.
pub fn seeds(program: &Path, dialects: &[String]) -> Result<Outcomes, String> {
    let mut outcomes = Outcomes::new();
    compare(program, &cut(program, &seed_modules()?, dialects)?, &mut outcomes)?;
    Ok(outcomes)
}

/// Created instances of the named operations or dialects; of all without names.
fn created(program: &Path, enough: usize, names: &[String]) -> Result<String, String> {
    let mut command = Command::new(program);
    command.args(["operations", &enough.to_string()]);
    Ok(run(&mut command, &names.join("\n"))?.0)
}

/// Instances of the named operations or dialects, cut out of modules; of all without names.
fn cut(program: &Path, modules: &[String], names: &[String]) -> Result<String, String> {
    let input = format!("{}\n{MARK}{}", names.join("\n"), modules.join(MARK));
    Ok(run(Command::new(program).arg("cut"), &input)?.0)
}

/// The operations without an instance that mlir-opt accepts.
fn without_instance(outcomes: &Outcomes) -> Vec<String> {
    let is_selected = |outcome: &Outcome| outcome.taken == 0 && outcome.hand_written.is_none();
    outcomes.iter().filter(|(_, outcome)| is_selected(outcome)).map(|(name, _)| name.clone()).collect()
}

/// Largest number of files for one operation, and their largest length.
const FILES: usize = 12;
const LONG_FILE: usize = 1 << 18;

/// Our modules, in generic form.
fn seed_modules() -> Result<Vec<String>, String> {
    let mut modules = Vec::new();
    for file in files(Path::new(SEEDS))? {
        let text = std::fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        let (generic, errors) = generic(&text)?;
        if generic.len() != text.split(MARK).count() {
            return Err(format!("{}: refused by mlir-opt: {errors}", file.display()));
        }
        modules.extend(generic);
    }
    Ok(modules)
}

/// The modules in files of the folder that mlir-opt accepts and that name one of these operations, in generic
/// form.
fn modules_with(folder: &Path, names: &[String]) -> Result<Vec<String>, String> {
    let mut left: BTreeMap<&str, usize> = names.iter().map(|name| (name.as_str(), FILES)).collect();
    let mut modules = Vec::new();
    for file in files(folder)? {
        let Ok(text) = std::fs::read_to_string(file) else { continue };
        if text.len() > LONG_FILE {
            continue;
        }
        let parts = text.split(MARK).filter(|part| !named(part, &left).is_empty());
        let parts: Vec<&str> = parts.collect();
        if parts.is_empty() {
            continue;
        }
        let (generic, _) = generic(&parts.join(MARK))?;
        for (name, left) in &mut left {
            let quoted = format!("\"{name}\"");
            if generic.iter().any(|module| module.contains(&quoted)) {
                *left = left.saturating_sub(1);
            }
        }
        modules.extend(generic);
    }
    Ok(modules)
}

/// The files of modules in a folder, in order.
fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    let entries = std::fs::read_dir(folder).map_err(failed)?;
    let mut files: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "mlir"));
    files.sort();
    Ok(files)
}

/// The modules of a text that mlir-opt accepts, in generic form, and its errors.
fn generic(text: &str) -> Result<(Vec<String>, String), String> {
    let mut command = Command::new(PEER);
    command.args(["--allow-unregistered-dialect", "--split-input-file", "--mlir-print-op-generic", "-"]);
    let (output, errors) = run(&mut command, text)?;
    let modules = output.split(MARK).filter(|module| !module.trim().is_empty());
    Ok((modules.map(str::to_owned).collect(), errors))
}

/// The operations that a text names, among those that need more instances.
fn named<'n>(text: &str, left: &BTreeMap<&'n str, usize>) -> Vec<&'n str> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || "_.".contains(c)));
    let expected = words.filter_map(|word| left.get_key_value(word));
    expected.filter(|(_, left)| **left != 0).map(|(name, _)| *name).collect()
}

/// Compares instances of all types and attributes with a declarative format.
///
/// # Errors
/// When a program cannot be run.
pub fn definitions(program: &Path) -> Result<Outcomes, String> {
    let mut outcomes = Outcomes::new();
    let text = run(Command::new(program).arg("definitions"), "")?.0;
    compare(program, &text, &mut outcomes)?;
    Ok(outcomes)
}

#[cfg(test)]
mod tests {
    use super::{seed_modules, without_hand_written_parts};

    #[test]
    #[ignore = "needs mlir-opt-22: cargo xtask ci"]
    fn mlir_opt_takes_every_seed() {
        let modules = seed_modules();
        assert!(modules.as_ref().is_ok_and(|modules| modules.len() > 100), "{modules:?}");
    }

    #[test]
    fn syntax_of_which_parts_are_missing_is_generic() {
        let text = "    A {\n        name: \"t.a\",\n        format: Some(&A_FORMAT),\n        syntax: Syntax::FORMAT\n            \
                    .directives(&[DirectiveHooks::new::<X, A>()]),\n        parents: &[],\n    }\n    B {\n        \
                    name: \"t.b\",\n        syntax: Syntax::FORMAT,\n    }\n";
        let (text, hand_written) = without_hand_written_parts(text);
        assert_eq!(hand_written, [("t.a".to_owned(), "a directive")]);
        assert_eq!(
            text,
            "    A {\n        name: \"t.a\",\n        syntax: Syntax::GENERIC,\n        parents: &[],\n    }\n    B {\n        \
             name: \"t.b\",\n        syntax: Syntax::FORMAT,\n    }\n"
        );
    }
}
