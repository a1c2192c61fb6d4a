//! Token trees as the layout needs them: operators joined, lifetimes in one piece.

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};

/// A token, or what stands between brackets.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Node {
    /// A name, keyword, lifetime or literal.
    Word(String),
    /// An operator or separator. Two that touch, like the end of `Vec<Vec<T>>`, are `joint`.
    Sign { text: &'static str, joint: bool },
    /// Brackets with what they hold. Groups without brackets are dissolved.
    Group(Bracket, Vec<Node>),
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

impl Node {
    pub(super) fn is_sign(&self, wanted: &str) -> bool {
        matches!(self, Node::Sign { text, .. } if *text == wanted)
    }

    pub(super) fn is_word(&self, wanted: &str) -> bool {
        matches!(self, Node::Word(word) if word == wanted)
    }

    pub(super) fn word(&self) -> Option<&str> {
        match self {
            Node::Word(word) => Some(word),
            _ => None,
        }
    }

    pub(super) fn group(&self, wanted: Bracket) -> Option<&[Node]> {
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

/// The nodes of a token stream.
pub(super) fn nodes(tokens: TokenStream) -> Vec<Node> {
    let mut out = Vec::new();
    push_all(tokens, &mut out);
    out
}

fn push_all(tokens: TokenStream, out: &mut Vec<Node>) {
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
                        push_all(group.stream(), out);
                        continue;
                    }
                };
                out.push(Node::Group(bracket, nodes(group.stream())));
            }
            TokenTree::Ident(name) if is_lifetime => out.push(Node::Word(format!("'{name}"))),
            TokenTree::Ident(name) => out.push(Node::Word(name.to_string())),
            TokenTree::Literal(literal) => out.push(Node::Word(literal.to_string())),
            TokenTree::Punct(_) => {}
        }
    }
    signs.flush(out);
}

/// Signs that touch and may be one operator.
#[derive(Default)]
struct Signs {
    run: String,
}

impl Signs {
    fn push(&mut self, sign: char, joint: bool, out: &mut Vec<Node>) {
        self.run.push(sign);
        if !joint {
            self.flush(out);
        }
    }

    /// Hands over the run. Whether it ends with the quote of a lifetime.
    fn flush(&mut self, out: &mut Vec<Node>) -> bool {
        let run = std::mem::take(&mut self.run);
        let mut rest = run.as_str();
        while let Some(first) = rest.chars().next() {
            if first == '\'' {
                return true;
            }
            let joined = JOINED.iter().find(|sign| rest.starts_with(**sign)).copied();
            let text =
                joined.or_else(|| SINGLE.iter().find(|(sign, _)| *sign == first).map(|(_, text)| *text));
            let Some(text) = text else { return false };
            rest = &rest[text.len()..];
            out.push(Node::Sign { text, joint: !rest.is_empty() });
        }
        false
    }
}
