//! Circles between the files of a crate: files that need each other, directly or through others.
//!
//! A file needs another one when a path in its code, of a `use` or by itself, leads into it, also through
//! re-exports. Roots of modules (`lib.rs`, `main.rs`, `mod.rs`, `name.rs` beside `name/`) are excluded: they
//! declare their modules, and the modules may use items of the root.

use std::collections::{BTreeMap, BTreeSet};

use super::rust::words;
use super::sources::Source;

/// Circles with a reason: one of their files, and the reason.
const ACCEPTED: [(&str, &str); 3] = [
    ("bindings/ods-python/src/objects/operation.rs", "Python classes return objects of each other's classes"),
    (
        "ods-codegen/src/rust/expr/translator.rs",
        "translation, function bodies and definitions of C++ expressions are mutually recursive",
    ),
    ("ods-codegen/src/rust/layout/chain.rs", "the layout of an expression is recursive"),
];

/// Finds circles; the files of each are joined by spaces.
pub(super) fn circles(product: &[Source]) -> Vec<String> {
    let crates: BTreeSet<&str> = product.iter().map(|source| source.krate.as_str()).collect();
    crates.into_iter().flat_map(|krate| in_crate(krate, product)).collect()
}

/// The circles without a reason.
pub(super) fn without_reason(circles: &[String]) -> Vec<String> {
    let is_accepted =
        |circle: &&String| circle.split(' ').any(|file| ACCEPTED.iter().any(|(known, _)| *known == file));
    circles.iter().filter(|circle| !is_accepted(circle)).cloned().collect()
}

/// The path of a module or of an item from the root of its crate.
type ModulePath<'s> = Vec<&'s str>;

/// The modules of a crate.
struct Crate<'s> {
    /// The index of each module's file.
    files: BTreeMap<ModulePath<'s>, usize>,
    /// The module of each file.
    modules: Vec<ModulePath<'s>>,
    /// The paths in the code of each file, and the names that `use` imports for them.
    uses: Vec<Vec<(ModulePath<'s>, Option<&'s str>)>>,
}

fn in_crate(krate: &str, product: &[Source]) -> Vec<String> {
    let sources: Vec<&Source> = product.iter().filter(|source| source.krate == krate).collect();
    let modules: Vec<ModulePath<'_>> = sources.iter().map(|source| module_path(source.in_src())).collect();
    let uses =
        sources.iter().zip(&modules).map(|(source, module)| paths(&source.tokens.code, module)).collect();
    let files = modules.iter().enumerate().map(|(index, module)| (module.clone(), index)).collect();
    let krate = Crate { files, modules, uses };
    let edges: Vec<BTreeSet<usize>> = (0..sources.len()).map(|file| krate.needs(file)).collect();
    let reached: Vec<BTreeSet<usize>> = (0..sources.len()).map(|file| reachable(file, &edges)).collect();
    let mut circles = BTreeSet::new();
    for file in 0..sources.len() {
        let members = reached[file].iter().filter(|&&other| reached[other].contains(&file));
        let names: Vec<&str> = members.map(|&other| sources[other].path.as_str()).collect();
        if names.len() > 1 {
            circles.insert(names.join(" "));
        }
    }
    circles.into_iter().collect()
}

impl Crate<'_> {
    /// The files that a file needs; none for the root of a module.
    fn needs(&self, file: usize) -> BTreeSet<usize> {
        if self.is_root(file) {
            return BTreeSet::new();
        }
        let paths = self.uses[file].iter().filter_map(|(path, _)| self.resolve(path, 4));
        paths.filter(|&used| used != file && !self.is_root(used)).collect()
    }

    fn is_root(&self, file: usize) -> bool {
        let module = &self.modules[file];
        let inner = self.files.range(module.clone()..).nth(1);
        module.is_empty() || inner.is_some_and(|(inner, _)| inner.starts_with(module))
    }

    /// The file that a path leads into, through at most `steps` re-exports.
    fn resolve(&self, path: &[&str], steps: usize) -> Option<usize> {
        let (length, file) =
            (0..=path.len()).rev().find_map(|length| Some((length, *self.files.get(&path[..length])?)))?;
        let Some(name) = path.get(length).filter(|_| self.is_root(file) && steps > 0) else {
            return Some(file);
        };
        let exported = self.uses[file].iter().find(|(_, imported)| imported.as_ref() == Some(name));
        match exported {
            Some((inner, _)) if inner != path => self.resolve(inner, steps - 1),
            _ => Some(file),
        }
    }
}

/// The module of a file within `src`.
fn module_path(path: &str) -> ModulePath<'_> {
    let mut parts: ModulePath<'_> = path.strip_suffix(".rs").unwrap_or(path).split('/').collect();
    if parts.last().is_some_and(|last| matches!(*last, "lib" | "main" | "mod")) {
        parts.pop();
    }
    parts
}

/// The paths in code that begin with `crate`, `super` or `self`, and all those of `use`, from the crate's
/// root.
fn paths<'s>(code: &'s str, module: &[&'s str]) -> Vec<(ModulePath<'s>, Option<&'s str>)> {
    let mut found = Vec::new();
    let mut before = (0, "");
    for (at, word) in words(code) {
        let is_use = before.1 == "use";
        let is_relative =
            matches!(word, "crate" | "super" | "self") && code[at + word.len()..].starts_with("::");
        let is_inner = code[..at].ends_with("::") || code[..at].ends_with("(in ");
        if is_use || (is_relative && !is_inner) {
            let mut tree = Tree { code, at, leaves: Vec::new() };
            tree.parse(Vec::new());
            let absolute =
                tree.leaves.into_iter().filter_map(|(path, name)| Some((absolute(&path, module)?, name)));
            // Only `use` imports names.
            found.extend(absolute.map(|(path, name)| (path, name.filter(|_| is_use))));
        }
        before = (at, word);
    }
    found
}

/// A path from the crate's root. The names of other crates do not match any module.
fn absolute<'s>(path: &[&'s str], module: &[&'s str]) -> Option<ModulePath<'s>> {
    let (first, mut rest) = path.split_first()?;
    let mut result = match *first {
        "crate" => Vec::new(),
        "self" => module.to_vec(),
        "super" => module[..module.len().checked_sub(1)?].to_vec(),
        _ => {
            // In an inner module, a path of `use` is resolved from the file's module.
            rest = path;
            module.to_vec()
        }
    };
    while let Some((&"super", inner)) = rest.split_first() {
        result.pop()?;
        rest = inner;
    }
    result.extend(rest.iter().filter(|name| **name != "self"));
    Some(result)
}

/// A tree of `use`, or a single path.
struct Tree<'s> {
    code: &'s str,
    at: usize,
    leaves: Vec<(ModulePath<'s>, Option<&'s str>)>,
}

impl<'s> Tree<'s> {
    fn parse(&mut self, mut path: ModulePath<'s>) {
        loop {
            self.skip_space();
            if self.eat("{") {
                while !self.eat("}") && self.at < self.code.len() {
                    self.parse(path.clone());
                    self.skip_space();
                    if !self.eat(",") && !self.code[self.at..].starts_with('}') {
                        return;
                    }
                    self.skip_space();
                }
                return;
            }
            match self.word() {
                Some(name) => path.push(name),
                None => break,
            }
            if !self.eat("::") {
                break;
            }
        }
        let mut name = path.last().copied();
        if name == Some("self") {
            name = path.len().checked_sub(2).map(|index| path[index]);
        }
        self.skip_space();
        if self.code[self.at..].starts_with("as ") {
            self.at += 3;
            name = self.word();
        }
        self.eat("*");
        self.leaves.push((path, name));
    }

    fn word(&mut self) -> Option<&'s str> {
        let (at, word) = words(&self.code[self.at..]).next()?;
        (at == 0).then(|| {
            self.at += word.len();
            word
        })
    }

    fn eat(&mut self, symbol: &str) -> bool {
        let is_there = self.code[self.at..].starts_with(symbol);
        self.at += if is_there { symbol.len() } else { 0 };
        is_there
    }

    fn skip_space(&mut self) {
        let rest = &self.code[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }
}

fn reachable(from: usize, edges: &[BTreeSet<usize>]) -> BTreeSet<usize> {
    let mut seen = BTreeSet::new();
    let mut pending = vec![from];
    while let Some(file) = pending.pop() {
        pending.extend(edges[file].iter().filter(|&&next| seen.insert(next)));
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(path: &str, text: &str) -> Source {
        Source::new("c", &format!("c/src/{path}"), text)
    }

    #[test]
    fn circles_through_groups_and_exports() {
        let sources = [
            source("lib.rs", "mod a; mod b; mod d; mod e; pub use d::{inner::Inner as Renamed, other};"),
            source("a.rs", "use crate::{b::{self, B}, x};\n// crate::d"),
            source("b.rs", "fn f() { super::a::g::<u8>() }"),
            source("d/mod.rs", "pub mod inner; pub mod other; pub use inner::Inner;"),
            source("d/inner.rs", "use crate::e::E;"),
            source("d/other.rs", "pub(in crate::d) fn f() {} use super::super::b;"),
            source("e.rs", "use crate::Renamed;"),
        ];
        let found = circles(&sources);
        assert_eq!(found, ["c/src/a.rs c/src/b.rs", "c/src/d/inner.rs c/src/e.rs"]);
        assert_eq!(without_reason(&found), found);
    }
}
