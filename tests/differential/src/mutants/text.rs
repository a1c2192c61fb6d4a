//! Mutations of a text by its lines and tokens, without any other syntax.

use super::tokens::{Kind, Token, attribute_values, group_end, tokens, types};
use crate::fuzz::pieces;
use crate::irgen::random::Random;
use std::ops::Range;

/// Numbers at the limits of integer types.
const NUMBERS: &[&str] = &[
    "0",
    "-1",
    "1",
    "-0",
    "00",
    "255",
    "2147483647",
    "2147483648",
    "4294967296",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "123456789012345678901234567890",
    "0x7FFFFFFF",
    "0xFFFFFFFFFFFFFFFF",
    "1.0e400",
    "-0.0",
    "0x1.0",
    "?",
];

/// Types that a module may lack.
const TYPES: &[&str] = &[
    "i1",
    "i32",
    "i0",
    "si8",
    "f32",
    "f64",
    "bf16",
    "index",
    "none",
    "tensor<?xf32>",
    "tensor<*xf32>",
    "tensor<f32>",
    "tensor<2x3xi32, \"e\">",
    "memref<4x?xf32>",
    "memref<?xi8, strided<[?], offset: ?>>",
    "memref<*xi8, 1>",
    "vector<4xi1>",
    "vector<[4]xf32>",
    "tuple<i32, f32>",
    "complex<f32>",
    "() -> ()",
    "(i32) -> i32",
    "!d.t",
    "!d<\"x\">",
    "!missing",
];

/// Attributes that a module may lack.
const ATTRIBUTES: &[&str] = &[
    "unit",
    "true",
    "0 : i1",
    "-1 : index",
    "300 : i8",
    "1.5 : f16",
    "\"text\"",
    "@f",
    "@f::@g",
    "[]",
    "[1, \"a\"]",
    "{}",
    "{a, b = 1}",
    "i32",
    "() -> ()",
    "dense<1> : tensor<2xi32>",
    "dense<[1, 2]> : vector<3xi8>",
    "dense<> : tensor<0xi32>",
    "array<i32: 1, 2>",
    "array<i64>",
    "affine_map<(d0) -> (d0)>",
    "affine_set<(d0) : (d0 >= 0)>",
    "sparse<0, 1> : tensor<2xi32>",
    "#d.a",
    "#d<\"x\">",
    "#missing",
    "loc(unknown)",
    "distinct[0]<unit>",
];

/// Applies one mutation to `text`. Parts of `donor`, another module, may be inserted.
pub(super) fn mutate(text: &str, donor: &str, random: &mut Random) -> String {
    match random.below(5) {
        0 => lines(text, donor, random),
        1 | 2 => token(text, donor, random),
        _ => phrase(text, donor, random),
    }
}

/// Duplicates, removes, swaps or moves lines, or inserts lines of another module.
fn lines(text: &str, donor: &str, random: &mut Random) -> String {
    let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
    if lines.is_empty() {
        return text.to_owned();
    }
    let (at, other) = (random.count(lines.len()), random.count(lines.len()));
    match random.below(6) {
        0 => lines.insert(at, lines[at]),
        1 => drop(lines.remove(at)),
        2 => lines.swap(at, other),
        3 => {
            let line = lines.remove(at);
            lines.insert(random.count(lines.len() + 1), line);
        }
        4 => {
            let end = (at + 1 + random.count(4)).min(lines.len());
            lines.drain(at..end);
        }
        _ => {
            let foreign: Vec<&str> = donor.split_inclusive('\n').collect();
            let from = random.count(foreign.len() + 1);
            let to = (from + 1 + random.count(3)).min(foreign.len());
            let end = if random.chance(2) { at + 1 } else { at };
            lines.splice(at..end, foreign[from..to].iter().copied());
        }
    }
    lines.concat()
}

/// Removes, duplicates, swaps or replaces tokens.
fn token(text: &str, donor: &str, random: &mut Random) -> String {
    let all = tokens(text);
    if all.is_empty() {
        return text.to_owned();
    }
    let at = &all[random.count(all.len())];
    let own = |token: &Token| text[token.range.clone()].to_owned();
    match random.below(9) {
        0 => replaced(text, at.range.clone(), ""),
        1 => replaced(text, at.range.clone(), &format!("{0} {0}", own(at))),
        2 => swapped(text, &at.range, &all[random.count(all.len())].range),
        3 => replaced(text, at.range.clone(), &own(&all[random.count(all.len())])),
        4 | 5 => {
            let alike: Vec<&Token> = all.iter().filter(|token| token.kind == at.kind).collect();
            replaced(text, at.range.clone(), &own(alike[random.count(alike.len())]))
        }
        6 => {
            let foreign = tokens(donor);
            let alike: Vec<&Token> = foreign.iter().filter(|token| token.kind == at.kind).collect();
            match alike.len() {
                0 => replaced(text, at.range.clone(), ""),
                count => replaced(text, at.range.clone(), &donor[alike[random.count(count)].range.clone()]),
            }
        }
        7 => replaced(text, at.range.start..at.range.start, random.pick(pieces("ir"))),
        _ => replaced(text, at.range.clone(), random.pick(pieces("ir"))),
    }
}

/// Changes numbers, brackets, quotes, types, attributes and names of operations.
fn phrase(text: &str, donor: &str, random: &mut Random) -> String {
    let all = tokens(text);
    match random.below(8) {
        0 | 1 => one_of(text, &of_kind(&all, Kind::Number), NUMBERS[random.count(NUMBERS.len())], random),
        2 => bracket(text, &all, random),
        3 => quotes(text, random),
        4 | 5 => {
            let here = types(text, &all);
            let new = other(text, &here, donor, types, TYPES, random);
            one_of(text, &here, &new, random)
        }
        6 => {
            let here = attribute_values(text, &all);
            let new = other(text, &here, donor, attribute_values, ATTRIBUTES, random);
            one_of(text, &here, &new, random)
        }
        _ => {
            let here = names(text, &all);
            let new = other(text, &here, donor, names, &["\"d.op\"", "\"op\"", "func.func", "\"\""], random);
            one_of(text, &here, &new, random)
        }
    }
}

/// Another phrase for one of `here`: from the same text, from the donor, or from a list.
fn other(
    text: &str,
    here: &[Range<usize>],
    donor: &str,
    find: fn(&str, &[Token]) -> Vec<Range<usize>>,
    list: &[&str],
    random: &mut Random,
) -> String {
    let foreign = find(donor, &tokens(donor));
    match random.below(4) {
        0 | 1 if !here.is_empty() => text[here[random.count(here.len())].clone()].to_owned(),
        2 if !foreign.is_empty() => donor[foreign[random.count(foreign.len())].clone()].to_owned(),
        _ => random.pick(list).to_owned(),
    }
}

/// Removes, duplicates, replaces or adds a bracket, or removes a group with or without its content.
fn bracket(text: &str, all: &[Token], random: &mut Random) -> String {
    const BRACKETS: &[&str] = &["(", ")", "[", "]", "{", "}", "<", ">", "({", "})", "<{", "}>"];
    let is_bracket = |token: &&Token| BRACKETS.contains(&&text[token.range.clone()]);
    let found: Vec<Range<usize>> = all.iter().filter(is_bracket).map(|token| token.range.clone()).collect();
    let opening: Vec<usize> = (0..all.len())
        .filter(|index| matches!(&text[all[*index].range.clone()], "(" | "[" | "{" | "<"))
        .collect();
    let group = match opening.len() {
        0 => None,
        count => {
            let open = opening[random.count(count)];
            group_end(text, all, open).map(|end| all[open].range.start..all[end - 1].range.end)
        }
    };
    match (random.below(5), group) {
        (0, Some(group)) => replaced(text, group, ""),
        (1, Some(group)) => replaced(text, group.start + 1..group.end - 1, ""),
        (2, _) => one_of(text, &found, "", random),
        (3, _) => {
            let at = all.get(random.count(all.len() + 1)).map_or(text.len(), |token| token.range.start);
            replaced(text, at..at, random.pick(BRACKETS))
        }
        _ => one_of(text, &found, random.pick(BRACKETS), random),
    }
}

/// Removes or inserts a quote.
fn quotes(text: &str, random: &mut Random) -> String {
    let found: Vec<Range<usize>> = text.match_indices('"').map(|(at, _)| at..at + 1).collect();
    if random.chance(2) && !found.is_empty() {
        return one_of(text, &found, "", random);
    }
    let mut at = random.count(text.len() + 1);
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    replaced(text, at..at, "\"")
}

/// The names of operations: strings before an opening bracket, and words with a dot at the beginning of a
/// line or after `=`.
fn names(text: &str, all: &[Token]) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    for (index, token) in all.iter().enumerate() {
        let word = &text[token.range.clone()];
        let follows = index.checked_sub(1).map(|previous| &text[all[previous].range.clone()]);
        let opens = all.get(index + 1).is_some_and(|next| &text[next.range.clone()] == "(");
        let begins = text[..token.range.start].trim_end_matches(' ').ends_with('\n') || follows == Some("=");
        if token.kind == Kind::String && opens || token.kind == Kind::Word && word.contains('.') && begins {
            found.push(token.range.clone());
        }
    }
    found
}

fn of_kind(all: &[Token], kind: Kind) -> Vec<Range<usize>> {
    all.iter().filter(|token| token.kind == kind).map(|token| token.range.clone()).collect()
}

/// Replaces one of `places` by `by`.
fn one_of(text: &str, places: &[Range<usize>], by: &str, random: &mut Random) -> String {
    match places.len() {
        0 => text.to_owned(),
        count => replaced(text, places[random.count(count)].clone(), by),
    }
}

/// The text with `range` replaced by `by`.
pub(super) fn replaced(text: &str, range: Range<usize>, by: &str) -> String {
    format!("{}{by}{}", &text[..range.start], &text[range.end..])
}

/// The text with two ranges swapped.
fn swapped(text: &str, a: &Range<usize>, b: &Range<usize>) -> String {
    let (a, b) = if a.start <= b.start { (a, b) } else { (b, a) };
    if a.end > b.start {
        return text.to_owned();
    }
    let (left, right) = (&text[a.clone()], &text[b.clone()]);
    format!("{}{right}{}{left}{}", &text[..a.start], &text[a.end..b.start], &text[b.end..])
}
