//! Cycles between the top modules of a crate.

use std::collections::{BTreeMap, BTreeSet};

use super::Problem;
use super::sources::Source;

/// The modules that the files of each module refer to.
type Uses<'s> = BTreeMap<&'s str, BTreeSet<&'s str>>;

/// Finds the pairs of top modules that need each other, directly or through others.
pub(super) fn check(sources: &[Source]) -> Vec<Problem> {
    let crates: BTreeSet<&str> = sources.iter().map(|source| source.krate.as_str()).collect();
    crates.into_iter().flat_map(|krate| in_crate(krate, sources)).collect()
}

fn in_crate(krate: &str, sources: &[Source]) -> Vec<Problem> {
    let files: Vec<&Source> = sources.iter().filter(|source| source.krate == krate).collect();
    let modules: BTreeSet<&str> = files.iter().filter_map(|source| top_module(source)).collect();
    let mut uses = Uses::new();
    for source in &files {
        let Some(module) = top_module(source) else { continue };
        let used = used_modules(&source.text).filter(|used| *used != module && modules.contains(used));
        uses.entry(module).or_default().extend(used);
    }
    let reaches: BTreeMap<&str, BTreeSet<&str>> =
        modules.iter().map(|module| (*module, reachable(module, &uses))).collect();
    let mut problems = Vec::new();
    for &a in &modules {
        for &b in modules.range::<str, _>((std::ops::Bound::Excluded(a), std::ops::Bound::Unbounded)) {
            if reaches[a].contains(b) && reaches[b].contains(a) {
                let message = format!("{krate}: '{a}' and '{b}' need each other");
                problems.push(Problem { krate: krate.to_owned(), message });
            }
        }
    }
    problems
}

/// The first component of the path within `src`; none for the crate's root.
fn top_module(source: &Source) -> Option<&str> {
    let path = source.in_src();
    let module = path.split('/').next().unwrap_or(path);
    let module = module.strip_suffix(".rs").unwrap_or(module);
    (!matches!(module, "lib" | "main" | "bin")).then_some(module)
}

/// The modules after `crate::` in code, including each name of a group. Documentation may refer to every
/// module, and tests may use any.
fn used_modules(text: &str) -> impl Iterator<Item = &str> {
    let code = text.split_once("#[cfg(test)]\nmod tests {").map_or(text, |(code, _)| code);
    let paths = code.match_indices("crate::").filter(|(at, _)| !is_in_comment(code, *at));
    paths.flat_map(|(at, path)| names(&code[at + path.len()..]))
}

fn is_in_comment(code: &str, at: usize) -> bool {
    let line = code[..at].rfind('\n').map_or(0, |newline| newline + 1);
    code[line..].trim_start().starts_with("//")
}

/// The first names of a path or of the paths in braces.
fn names(path: &str) -> Vec<&str> {
    let Some(group) = path.strip_prefix('{') else { return first_name(path).into_iter().collect() };
    let mut depth = 0_i32;
    let mut found: Vec<&str> = first_name(group.trim_start()).into_iter().collect();
    for (at, byte) in group.bytes().enumerate() {
        match byte {
            b'{' => depth += 1,
            b'}' if depth == 0 => break,
            b'}' => depth -= 1,
            b',' if depth == 0 => found.extend(first_name(group[at + 1..].trim_start())),
            _ => {}
        }
    }
    found
}

fn first_name(path: &str) -> Option<&str> {
    let end = path.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(path.len());
    (end > 0).then(|| &path[..end])
}

fn reachable<'s>(from: &str, uses: &Uses<'s>) -> BTreeSet<&'s str> {
    let mut seen = BTreeSet::new();
    let mut pending = vec![from];
    while let Some(module) = pending.pop() {
        for next in uses.get(module).into_iter().flatten() {
            if seen.insert(*next) {
                pending.push(next);
            }
        }
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
    fn cycles_are_found_through_other_modules() {
        let sources = [
            source("a.rs", "use crate::b::B;"),
            source("b/mod.rs", "use crate::c;"),
            source(
                "c.rs",
                "/// See [`crate::d`].\nfn f(a: crate::a::A) {}\n#[cfg(test)]\nmod tests {\nuse crate::d;",
            ),
            source("d.rs", "use crate::a;"),
        ];
        let found: Vec<String> = check(&sources).into_iter().map(|problem| problem.message).collect();
        let pairs = ["'a' and 'b'", "'a' and 'c'", "'b' and 'c'"];
        assert_eq!(found, pairs.map(|pair| format!("c: {pair} need each other")));
    }
    #[test]
    fn a_group_names_each_of_its_modules() {
        assert_eq!(names("{a::{b, c}, d,\n    e::f}; x, y"), ["a", "d", "e"]);
        assert_eq!(names("a::b"), ["a"]);
    }
}
