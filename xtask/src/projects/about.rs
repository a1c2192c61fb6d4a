//! The reason why a file has no Rust: it is a part of a dialect, or mlir-tblgen refuses it, too.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{Project, installed};
use crate::peers::{LLVM_TBLGEN, MLIR_TBLGEN};

/// The reason why a file has no Rust. It decides whether the file counts as an error.
pub(super) enum Refused {
    /// The file defines only a part of this dialect. Its Rust is generated from another file.
    Part(String),
    /// A generator of mlir-tblgen refuses it, too.
    ByPeer(&'static str),
    /// The file has rules or nothing, and defines no dialect.
    NoDialect,
    /// The peers accept it.
    ByUsOnly,
}

/// Generators of mlir-tblgen that read the same definitions as the generator of Rust.
const GENERATORS: [&str; 6] = [
    "--gen-op-decls",
    "--gen-op-defs",
    "--gen-attrdef-decls",
    "--gen-attrdef-defs",
    "--gen-typedef-defs",
    "--gen-rewriters",
];

/// The generator that reads rules.
const RULES: [&str; 1] = ["--gen-rewriters"];

/// Finds the reason why a file has no Rust. `is_generated` returns whether a dialect has some.
pub(super) fn refused(project: &Project, file: &str, is_generated: impl Fn(&str) -> bool) -> Refused {
    let dialects = dialects_of(project, file);
    if let Some(whole) = dialects.first().filter(|_| dialects.iter().all(|name| is_generated(name))) {
        return Refused::Part(whole.clone());
    }
    let takes = |generator: &str| {
        let mut command = vec![generator.to_owned()];
        for kind in ["attrdef", "typedef"].into_iter().filter(|kind| generator.contains(kind)) {
            command.extend(dialects.first().map(|dialect| format!("--{kind}s-dialect={dialect}")));
        }
        let command: Vec<&str> = command.iter().map(String::as_str).collect();
        installed(project, MLIR_TBLGEN.as_ref(), &command, file).is_some_and(|output| output.status.success())
    };
    // Without definitions in the file, other generators would require an option for the dialect.
    let generators = if dialects.is_empty() { &RULES[..] } else { &GENERATORS[..] };
    match generators.iter().find(|generator| !takes(generator)) {
        Some(generator) => Refused::ByPeer(generator),
        None if dialects.is_empty() => Refused::NoDialect,
        None => Refused::ByUsOnly,
    }
}

/// The names of the dialects of the operations, types and attributes that a file itself defines.
fn dialects_of(project: &Project, file: &str) -> Vec<String> {
    let output = installed(project, LLVM_TBLGEN.as_ref(), &["--dump-json"], file);
    let records: Value =
        output.and_then(|output| serde_json::from_slice(&output.stdout).ok()).unwrap_or_default();
    // Locations contain the last component of a path only.
    let here = format!("{}:", file.rsplit('/').next().unwrap_or(file));
    let is_here = |record: &Value| {
        let mut places = record["!locs"].as_array().into_iter().flatten().filter_map(Value::as_str);
        places.any(|place| place.starts_with(&here))
    };
    let mut found = BTreeSet::new();
    for (class, field) in [("Op", "opDialect"), ("TypeDef", "dialect"), ("AttrDef", "dialect")] {
        let names = records["!instanceof"][class].as_array().into_iter().flatten().filter_map(Value::as_str);
        let dialects = names.filter(|name| is_here(&records[*name])).map(|name| &records[name][field]["def"]);
        let dialects =
            dialects.filter_map(Value::as_str).filter_map(|dialect| records[dialect]["name"].as_str());
        found.extend(dialects.map(str::to_owned));
    }
    found.into_iter().collect()
}
