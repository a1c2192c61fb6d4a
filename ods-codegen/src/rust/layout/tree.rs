//! Token trees as the layout needs them: operators joined, lifetimes in one piece.

use bumpalo::Bump;
use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};

/// A token, or what stands between brackets.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Node<'t> {
    /// A name, keyword, lifetime or literal.
    Word(&'t str),
    /// An operator or separator. Two that touch, like the end of `Vec<Vec<T>>`, are `joint`.
    Sign { text: &'static str, joint: bool },
    /// The text of an attribute `doc`.
    Documentation(&'t str),
    /// Brackets with what they hold. Groups without brackets are dissolved.
    Group(Bracket, &'t [Node<'t>]),
}

/// The kind of a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bracket {
    Round,
    Square,
    Curly,
}

impl Bracket {
    pub(super) fn ends(self) -> (char, char) {
        match self {
            Bracket::Round => ('(', ')'),
            Bracket::Square => ('[', ']'),
            Bracket::Curly => ('{', '}'),
        }
    }
}

impl<'t> Node<'t> {
    pub(super) fn is_sign(&self, wanted: &str) -> bool {
        matches!(self, Node::Sign { text, .. } if *text == wanted)
    }

    pub(super) fn is_word(&self, wanted: &str) -> bool {
        matches!(self, Node::Word(word) if *word == wanted)
    }

    pub(super) fn word(&self) -> Option<&'t str> {
        match self {
            Node::Word(word) => Some(word),
            _ => None,
        }
    }

    pub(super) fn group(&self, wanted: Bracket) -> Option<&'t [Node<'t>]> {
        match self {
            Node::Group(bracket, inner) if *bracket == wanted => Some(inner),
            _ => None,
        }
    }
}

/// Operators of several characters. Angle brackets are not among them, because they mostly end types.
const JOINED: &[&str] = &[
    "..=", "...", "::", "->", "=>", "==", "!=", "<=", ">=", "&&", "||", "..", "+=", "-=", "*=", "/=", "|=",
    "&=", "^=", "%=",
];

const SINGLE: &[(char, &str)] = &[
    ('+', "+"),
    ('-', "-"),
    ('*', "*"),
    ('/', "/"),
    ('%', "%"),
    ('^', "^"),
    ('!', "!"),
    ('&', "&"),
    ('|', "|"),
    ('=', "="),
    ('<', "<"),
    ('>', ">"),
    ('@', "@"),
    ('.', "."),
    (',', ","),
    (';', ";"),
    (':', ":"),
    ('#', "#"),
    ('$', "$"),
    ('?', "?"),
    ('~', "~"),
];

/// The nodes of a token stream. Their words and groups live in the arena; `#[doc = 3]` stands for the text of that number.
pub(super) fn nodes<'t>(tokens: TokenStream, documentation: &'t [String], arena: &'t Bump) -> &'t [Node<'t>] {
    let mut out = Vec::new();
    push_all(tokens, documentation, arena, &mut out);
    if let [Node::Word("doc"), Node::Sign { text: "=", .. }, last @ Node::Word(_)] = out.as_mut_slice()
        && let Some(text) = last.word().and_then(|word| documentation.get(word.parse::<usize>().ok()?))
    {
        *last = Node::Documentation(text);
    }
    arena.alloc_slice_copy(&out)
}

fn push_all<'t>(tokens: TokenStream, documentation: &'t [String], arena: &'t Bump, out: &mut Vec<Node<'t>>) {
    let mut signs = Signs::default();
    for token in tokens {
        if let TokenTree::Punct(punct) = &token {
            signs.push(punct.as_char(), punct.spacing() == Spacing::Joint, out);
            continue;
        }
        let is_lifetime = signs.flush(out);
        match token {
            TokenTree::Group(group) => {
                let bracket = match group.delimiter() {
                    Delimiter::Parenthesis => Bracket::Round,
                    Delimiter::Bracket => Bracket::Square,
                    Delimiter::Brace => Bracket::Curly,
                    Delimiter::None => {
                        push_all(group.stream(), documentation, arena, out);
                        continue;
                    }
                };
                out.push(Node::Group(bracket, nodes(group.stream(), documentation, arena)));
            }
            TokenTree::Ident(name) if is_lifetime => {
                out.push(Node::Word(arena.alloc_str(&format!("'{name}"))));
            }
            TokenTree::Ident(name) => out.push(Node::Word(word(&name, arena))),
            TokenTree::Literal(literal) => out.push(Node::Word(word(&literal, arena))),
            TokenTree::Punct(_) => {}
        }
    }
    signs.flush(out);
}

/// The text of a name or literal.
fn word<'t>(token: &impl std::fmt::Display, arena: &'t Bump) -> &'t str {
    use std::fmt::Write;
    let mut text = bumpalo::collections::String::new_in(arena);
    // Writing to memory does not fail.
    let _ = write!(text, "{token}");
    text.into_bump_str()
}

/// Signs that touch and may be one operator.
#[derive(Default)]
struct Signs {
    run: String,
}

impl Signs {
    fn push(&mut self, sign: char, joint: bool, out: &mut Vec<Node<'_>>) {
        self.run.push(sign);
        if !joint {
            self.flush(out);
        }
    }

    /// Hands over the run. Whether it ends with the quote of a lifetime.
    fn flush(&mut self, out: &mut Vec<Node<'_>>) -> bool {
        let mut rest = self.run.as_str();
        let mut is_quote = false;
        while let Some(first) = rest.chars().next() {
            is_quote = first == '\'';
            let joined = JOINED.iter().find(|sign| rest.len() > 1 && rest.starts_with(**sign)).copied();
            let text =
                joined.or_else(|| SINGLE.iter().find(|(sign, _)| *sign == first).map(|(_, text)| *text));
            let Some(text) = text else { break };
            rest = &rest[text.len()..];
            out.push(Node::Sign { text, joint: !rest.is_empty() });
        }
        self.run.clear();
        is_quote
    }
}
