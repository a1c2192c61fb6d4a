//! Runs of tokens on one line: types, patterns, paths and heads of items, which are never broken themselves.

use super::tree::Node;

/// Appends the nodes with rustfmt's spaces between them.
pub(super) fn write(nodes: &[Node<'_>], out: &mut String) {
    for (index, node) in nodes.iter().enumerate() {
        // Types that were written one per line have a trailing comma.
        if node.is_sign(",") && nodes.get(index + 1).is_some_and(|next| next.is_sign(">")) {
            continue;
        }
        if index > 0 && has_space(&nodes[..index], node) {
            out.push(' ');
        }
        match node {
            Node::Word(word) => out.push_str(word),
            Node::Sign { text, .. } => out.push_str(text),
            Node::Group(bracket, inner) => {
                let (open, close) = bracket.ends();
                let is_padded = open == '{' && !inner.is_empty();
                out.push(open);
                if is_padded {
                    out.push(' ');
                }
                write(inner, out);
                if is_padded {
                    out.push(' ');
                }
                out.push(close);
            }
        }
    }
}

/// The nodes on one line.
pub(super) fn text(nodes: &[Node<'_>]) -> String {
    let mut out = String::new();
    write(nodes, &mut out);
    out
}

/// Parts between commas that are not in angle brackets; a comma may end the last one.
pub(super) fn parts<'n, 't>(nodes: &'n [Node<'t>]) -> impl Iterator<Item = &'n [Node<'t>]> {
    let mut depth = 0usize;
    let parts = nodes.split_inclusive(move |node| {
        depth += usize::from(node.is_sign("<"));
        depth -= usize::from(node.is_sign(">") && depth > 0);
        depth == 0 && node.is_sign(",")
    });
    parts.map(|part| match part {
        [inner @ .., comma] if comma.is_sign(",") => inner,
        part => part,
    })
}

/// Whether a space separates the preceding nodes, at least one, from the next node.
fn has_space(before: &[Node<'_>], next: &Node<'_>) -> bool {
    let last = &before[before.len() - 1];
    match (last, next) {
        (_, Node::Sign { text, .. }) => match *text {
            "," | ";" | ":" | "::" | "." | "?" | ">" | ".." | "..=" => false,
            "<" => {
                matches!(last, Node::Sign { text: "," | ":" | "->" | "=" | "&" | "+" | "=>", .. })
                    && !last.is_sign("&")
            }
            "!" => !matches!(last, Node::Word(_)) && !is_prefix(before),
            "&" | "*" => !last.is_sign("<") && !is_prefix(before),
            "#" => !is_prefix(before),
            _ => true,
        },
        (Node::Sign { text, .. }, _) => match *text {
            "::" | "." | "<" | "!" | "#" | "?" | ".." | "..=" => false,
            "&" | "*" | "-" => !is_prefix(before),
            ">" => {
                matches!(next, Node::Word(_)) || matches!(next, Node::Group(super::tree::Bracket::Curly, _))
            }
            _ => true,
        },
        (Node::Word(_), Node::Word(_)) => true,
        (Node::Word(word), Node::Group(bracket, _)) => match bracket {
            super::tree::Bracket::Curly => true,
            _ => {
                matches!(*word, "in" | "mut" | "as" | "dyn" | "else" | "return" | "match" | "if")
                    || word.starts_with('\'')
            }
        },
        (Node::Group(..), Node::Word(_)) => true,
        (Node::Group(..), Node::Group(bracket, _)) => *bracket == super::tree::Bracket::Curly,
    }
}

/// Whether the last node, such as `&`, `*` or `-`, is a prefix operator of the next one.
fn is_prefix(before: &[Node<'_>]) -> bool {
    let Some((last, rest)) = before.split_last() else { return true };
    if !matches!(last, Node::Sign { text: "&" | "*" | "-" | "!" | "<", .. }) {
        return false;
    }
    match rest.last() {
        None => true,
        Some(Node::Sign { text, .. }) => *text != ">" && *text != "?",
        Some(Node::Word(word)) => {
            matches!(*word, "mut" | "in" | "return" | "match" | "if" | "else" | "as" | "dyn" | "for")
        }
        Some(Node::Group(..)) => false,
    }
}
