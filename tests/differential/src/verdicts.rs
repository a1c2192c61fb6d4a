//! Compares the verdicts of generated verifiers on modules with those of mlir-opt.
//!
//! A crate of all installed dialects creates the modules from their definitions
//! (`tests/differential/programs/verdicts.rs`). The stubs of handwritten checks accept everything there, so
//! only the rules of definitions are compared.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use build_support::parallel::map_in_parallel;
use ods_codegen::model::{AttrOrTypeDef, DefKind, EnumAttr};
use ods_codegen::rust::Hooks;

use crate::dialect_crate::{DialectCrate, Generated, generate, operations};
use crate::installed;

const PROGRAM: &str = include_str!("../programs/verdicts.rs");

/// The separator of modules.
pub(crate) const SPLIT: &str = "// -----\n";

/// Number of modules for one run of mlir-opt.
const BATCH: usize = 100;

/// The dialects with compared operations: those of the `dialects` crate, and others.
pub const DIALECTS: &[&str] = &[
    "affine",
    "arith",
    "cf",
    "emitc",
    "func",
    "index",
    "math",
    "memref",
    "scf",
    "tensor",
    "ub", // others from here on
    "async",
    "bufferization",
    "complex",
    "gpu",
    "irdl",
    "linalg",
    "llvm",
    "ml_program",
    "mpi",
    "nvgpu",
    "omp",
    "pdl",
    "pdl_interp",
    "shape",
    "shard",
    "smt",
    "sparse_tensor",
    "spirv",
    "tosa",
    "vector",
    "wasmssa",
    "x86vector",
];

/// Types and attributes of no dialect, and some with parameters.
const POOL: &str = include_str!("../programs/pool.txt");

/// Beginnings of the messages that MLIR generates from definitions, after the operation's name: of
/// constraints, segments and traits. Each has a string that such a message also contains.
const OF_DEFINITIONS: &[(&str, &str)] = &[
    ("operand #", " must be "),
    ("result #", " must be "),
    ("attribute '", "' failed to satisfy constraint: "),
    ("property '", "' failed to satisfy constraint: "),
    ("region #", "failed to verify constraint: "),
    ("successor #", "failed to verify constraint: "),
    ("requires attribute '", ""),
    ("failed to verify that ", ""),
    ("expects parent op ", ""),
    ("requires zero ", ""),
    ("requires one ", ""),
    ("requires a single operand", ""),
    ("requires the same ", " for all "),
    ("requires all operands to have ", ""),
    ("operand group starting at #", ""),
    ("result group starting at #", ""),
    ("", ") does not match with the total size ("),
    ("'operandSegmentSizes' ", ""),
    ("'resultSegmentSizes' ", ""),
    ("expects regions to end with ", ""),
];

/// Whether MLIR generates a message from definitions.
fn is_of_definitions(message: &str) -> bool {
    if message.starts_with("invalid properties {") {
        return true;
    }
    let Some((_, rest)) = message.split_once("' op ").filter(|(name, _)| name.starts_with('\'')) else {
        return false;
    };
    let is_known = OF_DEFINITIONS.iter().any(|(start, part)| rest.starts_with(start) && rest.contains(part));
    is_known || is_count(rest)
}

/// `expected 2 operands, but found 1`, `requires at least 1 successors but found 0`
fn is_count(message: &str) -> bool {
    let starts = ["expected ", "requires at least ", "requires "];
    let Some(rest) = starts.iter().find_map(|start| message.strip_prefix(start)) else { return false };
    let Some((number, rest)) = rest.split_once(' ') else { return false };
    let rest = rest.strip_prefix("or more ").unwrap_or(rest);
    let nouns = ["operand", "result", "region", "successor"];
    number.bytes().all(|byte| byte.is_ascii_digit()) && nouns.iter().any(|noun| rest.starts_with(noun))
}

/// A module with different verdicts.
#[derive(Clone, Debug)]
pub struct Difference {
    /// The module.
    pub module: String,
    /// The verdict of the generated verifier.
    pub ours: String,
    /// The verdict of mlir-opt.
    pub theirs: String,
}

/// The outcome of a comparison.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// Number of modules with the same verdict and the same message.
    pub agreed: usize,
    /// Number of these that are valid.
    pub right: usize,
    /// Number of modules that break handwritten rules, or that have no known verdict.
    pub left_out: usize,
    /// The modules with different verdicts.
    pub differences: Vec<Difference>,
}

/// Creates the crate in a folder and compares. The folder then has the modules, the verdicts and the texts
/// of the generated Rust.
///
/// # Errors
/// When the crate cannot be created or a program cannot be run.
pub fn compare(include: &Path, folder: &Path, peer: &str) -> Result<Outcome, String> {
    let dialects = generate(include, Hooks::Accepting)?;
    let created = DialectCrate::new(folder.to_owned(), "build")?;
    created.fill(&dialects, &table(&dialects))?;
    created.add_program(PROGRAM)?;
    created.cargo("build")?;
    let path = |name: &str| folder.join(name);
    let text = pool(include).map_err(|error| error.to_string())?;
    fs::write(path("pool.txt"), text).map_err(|error| error.to_string())?;
    let status = Command::new(created.program())
        .args([path("pool.txt"), path("modules.mlir"), path("verdicts.txt"), path("texts.mlir")])
        .args(DIALECTS)
        .stdin(Stdio::null())
        .status()
        .map_err(|error| error.to_string())?;
    if !status.success() {
        return Err(format!("the program that makes modules fails: {status}"));
    }
    let modules = fs::read_to_string(path("modules.mlir")).map_err(|error| error.to_string())?;
    let verdicts = fs::read_to_string(path("verdicts.txt")).map_err(|error| error.to_string())?;
    let modules: Vec<&str> = modules.split(SPLIT).collect();
    let mut outcome = Outcome::default();
    let batches: Vec<&[&str]> = modules.chunks(BATCH).collect();
    let theirs = map_in_parallel(&batches, |batch| peers_verdicts(peer, batch));
    let theirs: Vec<Option<String>> = theirs.into_iter().collect::<Result<Vec<_>, _>>()?.concat();
    for ((module, ours), theirs) in modules.iter().zip(verdicts.lines()).zip(theirs) {
        outcome.add(module, ours, theirs);
    }
    Ok(outcome)
}

impl Outcome {
    fn add(&mut self, module: &str, ours: &str, theirs: Option<String>) {
        let Some(theirs) = theirs.filter(|_| ours != "by hand") else {
            self.left_out += 1;
            return;
        };
        let is_hand_written = theirs != "right" && !is_of_definitions(&theirs);
        // Checks of regions run after those that authors write.
        let comes_later = ours == "right" || ours.contains(" op expects regions to end with ");
        if ours == theirs {
            self.agreed += 1;
            self.right += usize::from(ours == "right");
        } else if comes_later && is_hand_written {
            self.left_out += 1;
        } else {
            self.differences.push(Difference { module: module.to_owned(), ours: ours.to_owned(), theirs });
        }
    }
}

/// The operations of all dialects, and a function that registers these.
fn table(dialects: &[Generated]) -> String {
    let mut text = "\n/// All operations.\npub static SPECS: &[&ir_core::runtime::OpSpec] = &[\n".to_owned();
    for generated in dialects {
        let module = &generated.dialect;
        for class in operations(&generated.text) {
            let _ = writeln!(text, "    <r#{module}::{class} as ir_core::runtime::DefinedOp>::SPEC,");
        }
    }
    text += "];\n\n/// Registers all dialects.\npub fn register_all(ctx: &ir_core::context::Context) {\n";
    for generated in dialects {
        let _ = writeln!(text, "    r#{}::register(ctx);", generated.dialect);
    }
    text + "}\n"
}

/// Types and attributes, one a line: those of [`POOL`], and those of definitions that need only a name or a
/// case of an enum.
fn pool(include: &Path) -> std::io::Result<String> {
    let mut lines: BTreeSet<String> = BTreeSet::new();
    for (dialect, outcome) in installed::dialects(include)? {
        for (kind, mark) in [(DefKind::Type, '!'), (DefKind::Attr, '#')] {
            let defs = outcome
                .records
                .derived(kind.class())
                .filter_map(|record| AttrOrTypeDef::new(record, kind).ok());
            for def in defs.filter(|def| def.parameters().is_empty()) {
                let owner = def.dialect().ok().and_then(|dialect| dialect.name().ok());
                if let (true, Ok(Some(mnemonic))) = (owner == Some(&dialect), def.mnemonic()) {
                    lines.insert(format!("{mark}{dialect}.{mnemonic}"));
                }
            }
        }
        for attr in outcome.records.derived("EnumAttr").map(EnumAttr::new) {
            let owner = attr.dialect().ok().and_then(|dialect| dialect.name().ok());
            let cases = attr.enumeration().and_then(|definition| definition.cases());
            let (true, Some(mnemonic), Ok(cases)) = (owner == Some(&dialect), attr.mnemonic(), cases) else {
                continue;
            };
            for case in cases.first().into_iter().chain(cases.last()).filter_map(|case| case.spelling().ok())
            {
                lines.insert(format!("#{dialect}.{mnemonic}<{case}>"));
                lines.insert(format!("#{dialect}<{mnemonic} {case}>"));
            }
        }
    }
    Ok(lines.into_iter().fold(POOL.to_owned(), |text, line| text + &line + "\n"))
}

/// The verdicts of mlir-opt on modules; none for those that crash it.
fn peers_verdicts(peer: &str, modules: &[&str]) -> Result<Vec<Option<String>>, String> {
    if let Some(verdicts) = peers_run(peer, modules)? {
        return Ok(verdicts.into_iter().map(Some).collect());
    }
    if modules.len() == 1 {
        return Ok(vec![None]);
    }
    let (first, second) = modules.split_at(modules.len() / 2);
    let mut verdicts = peers_verdicts(peer, first)?;
    verdicts.extend(peers_verdicts(peer, second)?);
    Ok(verdicts)
}

/// The verdicts of mlir-opt on modules; none when it crashes.
fn peers_run(peer: &str, modules: &[&str]) -> Result<Option<Vec<String>>, String> {
    let mut child = Command::new(peer)
        .args([
            "-split-input-file",
            "-verify-diagnostics",
            "-allow-unregistered-dialect",
            "-o",
            "/dev/null",
            "-",
        ])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| format!("{peer}: {error}"))?;
    let text = modules.join(SPLIT);
    let mut input = child.stdin.take().ok_or("no input")?;
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = child.wait_with_output().map_err(|error| error.to_string())?;
    // A crashed tool does not read the rest of the input.
    let _ = writer.join();
    if output.status.code().is_none_or(|code| code > 1) {
        return Ok(None);
    }
    let mut starts = Vec::new();
    let mut line = 1;
    for module in modules {
        starts.push(line);
        line += module.lines().count() + 1;
    }
    let mut verdicts = vec!["right".to_owned(); modules.len()];
    for error in String::from_utf8_lossy(&output.stderr).lines() {
        let Some((place, message)) = error.split_once(": error: unexpected error: ") else { continue };
        let Some(line) = place.rsplit(':').nth(1).and_then(|line| line.parse().ok()) else { continue };
        let index = starts.partition_point(|start: &usize| *start <= line).saturating_sub(1);
        if verdicts[index] == "right" {
            message.clone_into(&mut verdicts[index]);
        }
    }
    Ok(Some(verdicts))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_of_definitions_are_told_from_others() {
        for message in [
            "'a.b' op operand #0 must be index, but got 'i32'",
            "'a.b' op expected 2 or more operands, but found 1",
            "'a.b' op requires at least 1 successors but found 0",
            "invalid properties {} for op a.b: Invalid attribute `c` in property conversion: 1 : i32",
        ] {
            assert!(is_of_definitions(message), "{message}");
        }
        for message in [
            "'a.b' op expected 2-d vector result",
            "'a.b' op expected that operand #0 is a tensor",
            "'a.b' op requires at least one input",
            "expected op with 2 inputs",
        ] {
            assert!(!is_of_definitions(message), "{message}");
        }
    }
}
