//! Tokens of the IR's text, at the granularity of mutations. Mutations keep the whitespace between them.

use std::ops::Range;

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A keyword, a builtin type's name, an operation's or attribute's name.
    Word,
    /// `%value`, with its `#1` if it has one.
    Value,
    /// `^block`.
    Block,
    /// `@symbol`.
    Symbol,
    /// `#attribute`.
    Attribute,
    /// `!type`.
    Type,
    /// An integer or a float.
    Number,
    /// A string with its quotes.
    String,
    /// One character, or an arrow.
    Mark,
}

/// A token and its range in the text.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub(super) kind: Kind,
    pub(super) range: Range<usize>,
}

/// The tokens of a text; comments and blanks are between them.
pub(super) fn tokens(text: &str) -> Vec<Token> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        if rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
        } else if first.is_whitespace() {
            at += first.len_utf8();
        } else {
            let (kind, length) = token(rest, first);
            found.push(Token { kind, range: at..at + length });
            at += length;
        }
    }
    found
}

/// The kind and length of the token that `rest` begins with.
fn token(rest: &str, first: char) -> (Kind, usize) {
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.');
    let name = |from: usize| from + rest[from..].find(|c| !is_part(c)).unwrap_or(rest.len() - from);
    match first {
        '%' => {
            let end = name(1);
            let is_result =
                rest[end..].starts_with('#') && rest[end + 1..].starts_with(|c: char| c.is_ascii_digit());
            (Kind::Value, if is_result { name(end + 1) } else { end })
        }
        '^' => (Kind::Block, name(1)),
        '@' if rest[1..].starts_with('"') => (Kind::Symbol, 1 + quoted(&rest[1..])),
        '@' => (Kind::Symbol, name(1)),
        '#' => (Kind::Attribute, name(1)),
        '!' => (Kind::Type, name(1)),
        '"' => (Kind::String, quoted(rest)),
        '-' if rest.starts_with("->") => (Kind::Mark, 2),
        '0'..='9' => (Kind::Number, number(rest)),
        c if c.is_ascii_alphabetic() || c == '_' => (Kind::Word, name(0)),
        c => (Kind::Mark, c.len_utf8()),
    }
}

/// The length of the string at the beginning of `rest`. It ends with its line at the latest.
fn quoted(rest: &str) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            '\n' => return at,
            '"' if !escaped => return at + 1,
            _ => escaped = c == '\\' && !escaped,
        }
    }
    rest.len()
}

/// The length of the number at the beginning of `rest`. The `x` between dimensions is not part of it.
fn number(rest: &str) -> usize {
    let digits = |from: usize| from + rest[from..].bytes().take_while(u8::is_ascii_digit).count();
    let hexadecimal =
        rest.starts_with("0x").then(|| rest[2..].bytes().take_while(u8::is_ascii_hexdigit).count());
    if let Some(count @ 1..) = hexadecimal {
        return 2 + count;
    }
    let whole = digits(0);
    if !rest[whole..].starts_with('.') {
        return whole;
    }
    let fraction = digits(whole + 1);
    let exponent = rest[fraction..].strip_prefix(['e', 'E']);
    match exponent.map(|e| e.strip_prefix(['-', '+']).unwrap_or(e)) {
        Some(e) if e.starts_with(|c: char| c.is_ascii_digit()) => digits(rest.len() - e.len()),
        _ => fraction,
    }
}

/// The index of the token after the group of the opening bracket `open`.
pub(super) fn group_end(text: &str, tokens: &[Token], open: usize) -> Option<usize> {
    let mut depth = 0_usize;
    for (index, token) in tokens.iter().enumerate().skip(open) {
        match &text[token.range.clone()] {
            "(" | "[" | "{" | "<" => depth += 1,
            ")" | "]" | "}" | ">" => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return Some(index + 1);
                }
            }
            _ => {}
        }
    }
    None
}

/// The types in a text: builtin types by their names, others by their `!`.
pub(super) fn types(text: &str, tokens: &[Token]) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        let word = &text[token.range.clone()];
        let is_type = token.kind == Kind::Type || token.kind == Kind::Word && is_builtin(word);
        if !is_type {
            continue;
        }
        let next = tokens.get(index + 1).filter(|next| next.range.start == token.range.end);
        let has_group = next.is_some_and(|next| &text[next.range.clone()] == "<");
        let last = if has_group { group_end(text, tokens, index + 1) } else { Some(index + 1) };
        if let Some(last) = last.and_then(|end| tokens.get(end - 1)) {
            found.push(token.range.start..last.range.end);
        }
    }
    found
}

/// Whether a word is a builtin type's name.
fn is_builtin(word: &str) -> bool {
    const NAMES: &[&str] =
        &["index", "none", "tensor", "vector", "memref", "tuple", "complex", "bf16", "tf32"];
    let has_width = |prefix: &str| {
        word.strip_prefix(prefix).is_some_and(|w| !w.is_empty() && w.bytes().all(|b| b.is_ascii_digit()))
    };
    NAMES.contains(&word) || ["i", "f", "si", "ui"].into_iter().any(has_width) || word.starts_with("f8E")
}

/// The values of attributes: the text after `=` up to the next comma or closing bracket.
pub(super) fn attribute_values(text: &str, tokens: &[Token]) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        if &text[token.range.clone()] != "=" {
            continue;
        }
        let mut at = index + 1;
        while let Some(next) = tokens.get(at) {
            match &text[next.range.clone()] {
                "(" | "[" | "{" | "<" => match group_end(text, tokens, at) {
                    Some(end) => at = end,
                    None => break,
                },
                "," | ")" | "]" | "}" | ">" | "=" => break,
                _ => at += 1,
            }
        }
        if at > index + 1 {
            found.push(tokens[index + 1].range.start..tokens[at - 1].range.end);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown<'a>(text: &'a str, ranges: &[Range<usize>]) -> Vec<&'a str> {
        ranges.iter().map(|range| &text[range.clone()]).collect()
    }

    #[test]
    fn a_text_falls_into_tokens() {
        let text = "%0:2 = \"a.b\"(%x#1) {v = -1.5e3 : f32, w = [!d.t<x>, 4]} : tensor<4x?xi8> -> i1 // end";
        let tokens = tokens(text);
        let ranges: Vec<Range<usize>> = tokens.iter().map(|token| token.range.clone()).collect();
        let words = shown(text, &ranges);
        assert_eq!(words[..10], ["%0", ":", "2", "=", "\"a.b\"", "(", "%x#1", ")", "{", "v"]);
        assert!(words.contains(&"1.5e3") && words.contains(&"->") && !words.contains(&"end"));
        assert_eq!(shown(text, &types(text, &tokens)), ["f32", "!d.t<x>", "tensor<4x?xi8>", "i1"]);
        assert_eq!(shown(text, &attribute_values(text, &tokens))[1..], ["-1.5e3 : f32", "[!d.t<x>, 4]"]);
    }
}
