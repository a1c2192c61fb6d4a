//! The steps of the reduction, from whole statements to tokens.
//!
//! - **Invariant**: if the file has no syntax error, the command reads files without syntax errors only.

use std::io;
use std::ops::Range;

use ::reduce::{Removal, Trials, apply_removals};
use ods_parser::syntax::tree::{NodeKind, SyntaxNode, SyntaxTree};

/// Reduces a source while `trials` accept it. None if they do not accept the source itself.
///
/// # Errors
/// An error of the decisions.
pub(super) fn reduce(source: &str, trials: &mut Trials<'_>) -> io::Result<Option<String>> {
    if !trials.accepts(source)? {
        return Ok(None);
    }
    let needs_syntax = is_valid(source);
    let mut text = source.to_owned();
    loop {
        let before = text.clone();
        for parts in [statements, nested_statements, bodies, elements, values, comments, tokens, blanks] {
            let found = parts(&text);
            text = apply_removals(&text, &found, &mut |rest| {
                Ok((!needs_syntax || is_valid(rest)) && trials.accepts(rest)?)
            })?;
        }
        if text == before {
            return Ok(Some(text));
        }
    }
}

/// Whether every token belongs to a statement. A statement with a syntax error has no node.
fn is_valid(text: &str) -> bool {
    let tree = SyntaxTree::parse(text, &[]);
    let spans: Vec<Range<usize>> = tree.statements().map(range).collect();
    let mut tokens = tree.tokens().iter().filter(|token| !token.kind.is_trivia());
    tokens.all(|token| {
        let at = token.span.lo as usize;
        let index = spans.partition_point(|span| span.end <= at);
        spans.get(index).is_some_and(|span| span.contains(&at))
    })
}

fn range(node: SyntaxNode<'_>) -> Range<usize> {
    node.span().lo as usize..node.span().hi as usize
}

/// The range with the whitespace after it, up to the end of the line.
fn with_line(text: &str, range: Range<usize>) -> Removal {
    let rest = &text[range.end..];
    let blank = rest.len() - rest.trim_start_matches([' ', '\t']).len();
    let newline = usize::from(rest[blank..].starts_with('\n'));
    let start = text[..range.start].trim_end_matches([' ', '\t']).len();
    let is_line = newline == 1 && (start == 0 || text[..start].ends_with('\n'));
    let start = if is_line { start } else { range.start };
    Removal::from(start..range.end + blank + newline)
}

fn statements(text: &str) -> Vec<Removal> {
    SyntaxTree::parse(text, &[]).statements().map(|node| with_line(text, range(node))).collect()
}

/// All nodes in preorder, so that large parts come first.
fn each_node(tree: &SyntaxTree<'_>, visit: &mut dyn FnMut(SyntaxNode<'_>)) {
    let mut pending: Vec<SyntaxNode<'_>> = tree.statements().collect();
    pending.reverse();
    while let Some(node) = pending.pop() {
        visit(node);
        let mut children: Vec<SyntaxNode<'_>> = node.children().collect();
        children.reverse();
        pending.append(&mut children);
    }
}

/// The statements in blocks, and the items of bodies.
fn nested_statements(text: &str) -> Vec<Removal> {
    const STATEMENTS: [NodeKind; 14] = [
        NodeKind::CLASS,
        NodeKind::DEF,
        NodeKind::DEFM,
        NodeKind::MULTICLASS,
        NodeKind::DEFSET,
        NodeKind::DEFVAR,
        NodeKind::FOREACH,
        NodeKind::IF,
        NodeKind::LET,
        NodeKind::ASSERT,
        NodeKind::DUMP,
        NodeKind::LET_ITEM,
        NodeKind::DECL,
        NodeKind::BINDING,
    ];
    let mut parts = Vec::new();
    each_node(&SyntaxTree::parse(text, &[]), &mut |node| {
        if STATEMENTS.contains(&node.kind()) {
            let Range { start, end } = range(node);
            // A field ends with a semicolon, which is not part of its node.
            let rest = &text[end..];
            let blank = rest.len() - rest.trim_start().len();
            let semicolon = rest[blank..].starts_with(';') && node.kind() == NodeKind::DECL;
            let end = if semicolon { end + blank + 1 } else { end };
            parts.push(with_line(text, start..end));
        }
    });
    parts
}

/// Bodies become `;`, and lists of parents, parameters and arguments vanish. The contents of a statement
/// with a block replace it.
fn bodies(text: &str) -> Vec<Removal> {
    let mut parts = Vec::new();
    each_node(&SyntaxTree::parse(text, &[]), &mut |node| {
        let range = range(node);
        let kind = node.kind();
        if kind == NodeKind::BODY && range.len() > 1 {
            let start = text[..range.start].trim_end().len();
            parts.push(Removal { range: start..range.end, replacement: ";" });
        } else if kind == NodeKind::PARENTS {
            let start = text[..range.start].trim_end().trim_end_matches(':').trim_end().len();
            parts.push(Removal::from(start..range.end));
        } else if kind == NodeKind::ARGS || kind == NodeKind::PARAMS {
            let start = text[..range.start].trim_end().trim_end_matches('<').len();
            parts.push(Removal::from(start..range.end));
        } else if let (NodeKind::LET | NodeKind::FOREACH, Some(block)) = (kind, node.child(NodeKind::BLOCK))
            && let Some(inner) = block.children().next()
        {
            let start = inner.span().lo as usize;
            let end = inner.span().hi as usize;
            parts.push(Removal::from(range.start..start));
            parts.push(Removal::from(end..range.end));
        }
    });
    parts
}

/// The elements of lists, dags, arguments, parameters and parents, each with a comma.
fn elements(text: &str) -> Vec<Removal> {
    const LISTS: [NodeKind; 6] =
        [NodeKind::LIST, NodeKind::DAG, NodeKind::BANG, NodeKind::ARGS, NodeKind::PARAMS, NodeKind::PARENTS];
    let mut parts = Vec::new();
    each_node(&SyntaxTree::parse(text, &[]), &mut |node| {
        if !LISTS.contains(&node.kind()) {
            return;
        }
        let spans: Vec<Range<usize>> = node.children().map(range).collect();
        for (index, span) in spans.iter().enumerate() {
            let before = index.checked_sub(1).map(|before| spans[before].end);
            match (spans.get(index + 1), before) {
                (Some(next), _) => parts.push(Removal::from(span.start..next.start)),
                (None, Some(before)) => parts.push(Removal::from(before..span.end)),
                (None, None) => parts.push(Removal::from(span.clone())),
            }
        }
    });
    parts
}

/// Values become `?`, and texts become empty.
fn values(text: &str) -> Vec<Removal> {
    let mut parts = Vec::new();
    let tree = SyntaxTree::parse(text, &[]);
    each_node(&tree, &mut |node| {
        let range = range(node);
        if node.kind() == NodeKind::VALUE && &text[range.clone()] != "?" {
            parts.push(Removal { range, replacement: "?" });
        }
    });
    for token in tree.tokens() {
        let range = token.span.lo as usize..token.span.hi as usize;
        let written = &text[range.clone()];
        if written.starts_with('"') && written.len() > 2 {
            parts.push(Removal { range, replacement: "\"\"" });
        } else if written.starts_with("[{") && written.len() > 4 {
            parts.push(Removal { range, replacement: "[{}]" });
        }
    }
    parts
}

/// Comments, and lines of whitespace.
fn comments(text: &str) -> Vec<Removal> {
    let tree = SyntaxTree::parse(text, &[]);
    let comments = tree.tokens().iter().filter(|token| token.kind.is_trivia());
    let mut parts: Vec<Removal> =
        comments.map(|token| with_line(text, token.span.lo as usize..token.span.hi as usize)).collect();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if line.trim().is_empty() {
            parts.push(Removal::from(at..at + line.len()));
        }
        at += line.len();
    }
    parts
}

/// Single tokens.
fn tokens(text: &str) -> Vec<Removal> {
    let tree = SyntaxTree::parse(text, &[]);
    let tokens = tree.tokens().iter().map(|token| token.span.lo as usize..token.span.hi as usize);
    tokens.filter(|range| !range.is_empty()).map(Removal::from).collect()
}

/// Blanks at the end of lines, and all but one of those between words. Indentation stays.
fn blanks(text: &str) -> Vec<Removal> {
    let mut parts = Vec::new();
    let mut at = 0;
    for run in text.split_inclusive(|c| c != ' ') {
        let count = run.len() - run.trim_start_matches(' ').len();
        let range = at..at + count;
        at += run.len();
        let is_first = text[..range.start].is_empty() || text[..range.start].ends_with('\n');
        let is_last = text[range.end..].is_empty() || text[range.end..].starts_with('\n');
        if is_last {
            parts.push(Removal::from(range));
        } else if count > 1 && !is_first {
            parts.push(Removal { range, replacement: " " });
        }
    }
    parts.retain(|part| !part.range.is_empty());
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = r#"// A comment.
include "mlir/IR/OpBase.td"

class Base<string a, list<int> b = [1, 2]> {
  string name = a;
}
let summary = "x" in {
  def First : Base<"one", [3, 4, 5]> {
    let name = "other"; // Another one.
    dag args = (ins First:$x, 7:$y);
  }
  def Second : Base<"two">;
}
"#;

    #[track_caller]
    fn check(holds: fn(&str) -> bool, expected: &str) {
        let mut decide = |text: &str| {
            assert!(is_valid(text), "{text}");
            Ok(holds(text))
        };
        let mut trials = Trials::new(10_000, &mut decide);
        let reduced = reduce(SOURCE, &mut trials).ok().flatten();
        assert_eq!(reduced.as_deref(), Some(expected));
    }

    #[test]
    fn only_what_the_property_needs_remains() {
        check(|text| text.contains("Second"), "def Second;\n");
        check(|text| text.contains('4'), "def Base<[4]>;\n");
        check(
            |text| text.contains("dag args") && text.contains(":$y"),
            "def {\n    dag args = (?:$y);\n  }\n",
        );
        check(|text| text.contains("First") && text.contains("Base"), "def First : Base;\n");
        check(|text| text.contains("name = a"), "class Base {\n  string name = a;\n}\n");
        check(|text| text.contains("include"), "include \"\"\n");
    }

    #[test]
    fn a_file_with_a_syntax_error_is_reduced_to_it() {
        let source = "def A;\ndef B : ;\nclass C;\n";
        let mut decide = |text: &str| Ok(text.contains(": ;"));
        let mut trials = Trials::new(10_000, &mut decide);
        assert!(!is_valid(source));
        assert_eq!(reduce(source, &mut trials).ok().flatten().as_deref(), Some("  : ;\n"));
    }
}
