//! Finds names of upstream dialects in crates that depend on `builtin` only.

use std::sync::LazyLock;

use super::Problem;
use super::sources::Source;

/// Crates whose code is the same for all dialects.
const GENERIC: [&str; 8] = [
    "build-support",
    "editors/ods-fmt",
    "editors/ods-lsp",
    "ir-core",
    "ods-codegen",
    "ods-macros",
    "ods-parser",
    "tools/odsgen",
];

/// The file that lists the namespaces of MLIR's dialects.
const NAMESPACES: &str = include_str!("../../../dialects/cpp-hooks/src/foreign.rs");

/// Dialects of MLIR 22 and of others that `mlir-opt` does not register.
const UNREGISTERED: [&str; 2] = ["vcix", "xla"];

/// Whether a dialect of MLIR has the name, except for `builtin` and `test`.
fn is_upstream(name: &str) -> bool {
    static NAMES: LazyLock<Vec<&str>> = LazyLock::new(|| {
        let list = NAMESPACES.split_once("const NAMESPACES: &[&str] = &[").map_or("", |(_, list)| list);
        list.split(']').next().unwrap_or(list).split('"').skip(1).step_by(2).collect()
    });
    UNREGISTERED.contains(&name) || (name != "test" && NAMES.contains(&name))
}

/// Files and folders that may name dialects, each with the reason.
const EXCEPTIONS: [(&str, &str); 2] = [
    ("ods-codegen/src/pdl/", "the emitter of rewrite rules in PDL writes operations of the dialect 'pdl'"),
    (
        "passes/transforms/src/remove_dead_values/",
        "as in MLIR, the pass creates 'ub.poison' and 'ub.unreachable'; by name, so that ir-core needs no dialect",
    ),
];

/// Finds string literals with the name of a dialect or of one of its items, and modules named after dialects.
pub(super) fn check(sources: &[Source]) -> Vec<Problem> {
    let is_generic = |source: &&Source| {
        GENERIC.contains(&source.krate.as_str())
            && !EXCEPTIONS.iter().any(|(path, _)| source.path.starts_with(path))
    };
    sources.iter().filter(is_generic).flat_map(in_source).collect()
}

fn in_source(source: &Source) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut add = |number: usize, kind: &str| {
        let message = format!("{}:{number}: '{kind}'", source.path);
        problems.push(Problem { krate: source.krate.clone(), message });
    };
    // Some types of the builtin dialect have the names of dialects.
    let parts = source.in_src().split('/').map(|part| part.strip_suffix(".rs").unwrap_or(part));
    if let Some(module) = parts.into_iter().find(|part| is_upstream(part) && !is_ordinary_word(part)) {
        add(1, module);
    }
    let code = source.lines().filter(|(_, line)| !line.trim_start().starts_with("//"));
    for (number, line) in code {
        for literal in line.split('"').skip(1).step_by(2).filter(|literal| names_dialect(literal)) {
            add(number, literal);
        }
    }
    problems
}

/// Whether a literal is `dialect`, `dialect.name`, `!dialect.name`, `#dialect.name`, or a C++ name in the
/// dialect's namespace.
fn names_dialect(literal: &str) -> bool {
    let literal = literal.trim_start_matches(['!', '#', '\\']);
    if let Some(rest) = literal.strip_prefix("::mlir::") {
        let namespace = rest.split("::").next().unwrap_or(rest);
        return rest.contains("::") && is_upstream(&namespace.to_lowercase());
    }
    match literal.split_once('.') {
        Some((dialect, name)) => is_upstream(dialect) && name.starts_with(|c: char| c.is_ascii_lowercase()),
        None => is_upstream(literal) && !is_ordinary_word(literal),
    }
}

/// Words that have another meaning outside of dialects.
fn is_ordinary_word(word: &str) -> bool {
    matches!(
        word,
        "affine"
            | "async"
            | "complex"
            | "func"
            | "index"
            | "memref"
            | "shape"
            | "tensor"
            | "transform"
            | "vector"
    )
}

#[cfg(test)]
mod tests {
    use super::names_dialect;

    #[test]
    fn literals_that_name_dialects() {
        for literal in
            ["scf", "scf.if", "!gpu.async.token", "#llvm.linkage", "::mlir::LLVM::Foo", "affine.apply"]
        {
            assert!(names_dialect(literal), "{literal}");
        }
        for literal in ["index", "tensor", "scf_", "a.scf", "::mlir::Type", "llvm.", "shape"] {
            assert!(!names_dialect(literal), "{literal}");
        }
    }
}
