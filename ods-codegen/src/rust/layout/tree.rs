//! Token trees for the layout: operators are joined, lifetimes are single words.

use std::fmt::Write as _;

use bumpalo::Bump;
use proc_macro2::{Delimiter, Group, Spacing, TokenTree};

use crate::rust::TokenStream;

/// A token or a bracketed group.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Node<'t> {
    /// A name, keyword, lifetime or literal.
    Word(&'t str),
    /// An operator or separator. Adjacent signs without a space, such as the end of `Vec<Vec<T>>`, are
    /// `joint`.
    Sign { text: &'static str, joint: bool },
    /// Brackets with their contents. Groups without brackets are dissolved.
    Group(Bracket, &'t [Node<'t>]),
}

/// The kind of brackets.
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
    pub(super) fn is_sign(&self, expected: &str) -> bool {
        matches!(self, Node::Sign { text, .. } if *text == expected)
    }

    pub(super) fn is_word(&self, expected: &str) -> bool {
        matches!(self, Node::Word(word) if *word == expected)
    }

    pub(super) fn word(&self) -> Option<&'t str> {
        match self {
            Node::Word(word) => Some(word),
            _ => None,
        }
    }

    pub(super) fn group(&self, expected: Bracket) -> Option<&'t [Node<'t>]> {
        match self {
            Node::Group(bracket, inner) if *bracket == expected => Some(inner),
            _ => None,
        }
    }
}

/// Operators of several characters, without those of angle brackets, which mostly end types.
const JOINED: &[&str] = &[
    "..=", "...", "::", "->", "=>", "==", "!=", "<=", ">=", "&&", "||", "..", "+=", "-=", "*=", "/=", "|=",
    "&=", "^=", "%=",
];

/// An operator of one character.
fn single(sign: char) -> Option<&'static str> {
    Some(match sign {
        '+' => "+",
        '-' => "-",
        '*' => "*",
        '/' => "/",
        '%' => "%",
        '^' => "^",
        '!' => "!",
        '&' => "&",
        '|' => "|",
        '=' => "=",
        '<' => "<",
        '>' => ">",
        '@' => "@",
        '.' => ".",
        ',' => ",",
        ';' => ";",
        ':' => ":",
        '#' => "#",
        '$' => "$",
        '?' => "?",
        '~' => "~",
        _ => return None,
    })
}

/// The nodes of a token stream. Their words and groups live in the arena.
pub(super) fn nodes(tokens: TokenStream, arena: &Bump) -> &[Node<'_>] {
    let mut maker = Maker { arena, pending: Vec::new(), text: String::new(), signs: String::new() };
    maker.list(tokens)
}

/// Builds nodes. All groups share the buffers, so that small ones allocate nothing.
struct Maker<'t> {
    arena: &'t Bump,
    /// The nodes of unfinished groups, those of inner groups after those of outer ones.
    pending: Vec<Node<'t>>,
    /// A word before it is copied into the arena.
    text: String,
    /// Adjacent signs, which may form one operator.
    signs: String,
}

impl<'t> Maker<'t> {
    /// The nodes of a sequence of tokens.
    fn list(&mut self, tokens: TokenStream) -> &'t [Node<'t>] {
        let start = self.pending.len();
        self.push_all(tokens);
        let list = self.arena.alloc_slice_copy(&self.pending[start..]);
        self.pending.truncate(start);
        list
    }

    fn push_all(&mut self, tokens: TokenStream) {
        for token in tokens {
            if let TokenTree::Punct(punct) = &token {
                self.signs.push(punct.as_char());
                if punct.spacing() == Spacing::Alone {
                    self.end_signs();
                }
                continue;
            }
            let is_lifetime = self.end_signs();
            match token {
                TokenTree::Group(group) => self.group(group),
                TokenTree::Ident(name) if is_lifetime => self.word(format_args!("'{name}")),
                TokenTree::Ident(name) => self.word(name),
                TokenTree::Literal(literal) => self.word(literal),
                TokenTree::Punct(_) => {}
            }
        }
        self.end_signs();
    }

    fn group(&mut self, group: Group) {
        let bracket = match group.delimiter() {
            Delimiter::Parenthesis => Bracket::Round,
            Delimiter::Bracket => Bracket::Square,
            Delimiter::Brace => Bracket::Curly,
            Delimiter::None => return self.push_all(into_stream(group)),
        };
        let inner = self.list(into_stream(group));
        self.pending.push(Node::Group(bracket, inner));
    }

    /// Appends a name or literal.
    fn word(&mut self, token: impl std::fmt::Display) {
        self.text.clear();
        // Writing to memory does not fail.
        let _ = write!(self.text, "{token}");
        self.pending.push(Node::Word(self.arena.alloc_str(&self.text)));
    }

    /// Turns adjacent signs into nodes. Returns whether they end with the quote of a lifetime.
    fn end_signs(&mut self) -> bool {
        let mut rest = self.signs.as_str();
        let mut is_quote = false;
        while let Some(first) = rest.chars().next() {
            is_quote = first == '\'';
            let joined = || JOINED.iter().find(|sign| rest.starts_with(**sign)).copied();
            let text = if rest.len() > 1 { joined() } else { None };
            let text = text.or_else(|| single(first));
            let Some(text) = text else { break };
            rest = &rest[text.len()..];
            self.pending.push(Node::Sign { text, joint: !rest.is_empty() });
        }
        self.signs.clear();
        is_quote
    }
}

/// The contents of a group. The group is consumed, so its tokens have one owner and are split without a copy.
fn into_stream(group: Group) -> TokenStream {
    group.stream()
}

/// Number of nodes of the first item.
pub(super) fn item_length(nodes: &[Node<'_>]) -> usize {
    let mut at = 0;
    while nodes.get(at).is_some_and(|node| node.is_sign("#")) {
        at += 2;
    }
    let ends_with_semicolon = ends_with_semicolon(&nodes[at.min(nodes.len())..]);
    let rest = nodes.get(at..).unwrap_or_default();
    let end = rest
        .iter()
        .position(|node| node.is_sign(";") || !ends_with_semicolon && node.group(Bracket::Curly).is_some());
    end.map_or(nodes.len(), |end| at + end + 1)
}

/// Whether the item ends with a semicolon rather than with braces.
pub(super) fn ends_with_semicolon(nodes: &[Node<'_>]) -> bool {
    if nodes.get(1).is_some_and(|node| node.is_sign("!")) {
        return false;
    }
    let words = nodes.iter().filter_map(Node::word).take(3);
    let mut is_constant = false;
    for word in words {
        match word {
            "use" | "static" | "type" => return true,
            "const" => is_constant = true,
            "fn" if is_constant => return false,
            // The name of the constant.
            _ if is_constant => return true,
            "fn" | "struct" | "enum" | "impl" | "trait" | "mod" => return false,
            _ => {}
        }
    }
    is_constant
}
