//! The dags of a rule as a tree, each node with its span.
//!
//! Values of records have no spans. Those of a rule are located again in its text: nodes are visited in the
//! order in which they are written, so each is searched after the one before. A node that a class or a loop
//! computes does not appear in the text, and gets the span of the whole rule.

use ods_parser::records::{DagRef, ValueRef};

use crate::model::Result;
use crate::{Diagnostic, RecordRef, SourceMap, Span, codes};

/// A dag whose operator is a record.
#[derive(Clone, Debug)]
pub(super) struct Node<'r> {
    pub(super) operator: RecordRef<'r>,
    /// The name after the operator; empty without one.
    pub(super) name: &'r str,
    pub(super) args: Vec<Arg<'r>>,
    pub(super) span: Span,
}

/// The kind of a node, given by its operator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NodeKind {
    Operation,
    NativeCode,
    ReplaceWithValue,
    ReturnType,
    Location,
    Either,
    Variadic,
    /// A form of `ods/Rewrite.td`.
    Beyond(Beyond),
    /// An operator that rules do not support.
    Other,
}

/// The operators of `ods/Rewrite.td`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Beyond {
    BlockArgument,
    Not,
    Present,
    Absent,
    Rest,
    Typed,
    Regions,
    EmptyRegion,
    SingleBlock,
    OnlyOp,
    InlineRegion,
    ResultType,
    Roots,
    Where,
}

impl Beyond {
    fn named(name: &str) -> Option<Beyond> {
        Some(match name {
            "blockArgument" => Beyond::BlockArgument,
            "not" => Beyond::Not,
            "present" => Beyond::Present,
            "absent" => Beyond::Absent,
            "rest" => Beyond::Rest,
            "typed" => Beyond::Typed,
            "regions" => Beyond::Regions,
            "emptyRegion" => Beyond::EmptyRegion,
            "singleBlock" => Beyond::SingleBlock,
            "onlyOp" => Beyond::OnlyOp,
            "inlineRegion" => Beyond::InlineRegion,
            "resultType" => Beyond::ResultType,
            "roots" => Beyond::Roots,
            "where" => Beyond::Where,
            _ => return None,
        })
    }
}

/// An argument of a node.
#[derive(Clone, Debug)]
pub(super) struct Arg<'r> {
    pub(super) value: ArgValue<'r>,
    /// Its name; empty without one.
    pub(super) name: &'r str,
    pub(super) span: Span,
}

/// The value of an argument.
#[derive(Clone, Debug)]
pub(super) enum ArgValue<'r> {
    /// No value: there is a name only, or nothing.
    Unset,
    Def(RecordRef<'r>),
    Node(Box<Node<'r>>),
    Text(&'r str),
    /// A number, a list, …, as it is written.
    Other(String),
}

impl<'r> Node<'r> {
    pub(super) fn kind(&self) -> NodeKind {
        let operator = self.operator;
        match operator.name() {
            "replaceWithValue" => NodeKind::ReplaceWithValue,
            "returnType" => NodeKind::ReturnType,
            "location" => NodeKind::Location,
            "either" => NodeKind::Either,
            "variadic" => NodeKind::Variadic,
            _ if operator.is_a("NativeCodeCall") => NodeKind::NativeCode,
            _ if operator.is_a("Op") => NodeKind::Operation,
            name => Beyond::named(name).map_or(NodeKind::Other, NodeKind::Beyond),
        }
    }

    /// The name that it binds; `None` for `$_`, too.
    pub(super) fn symbol(&self) -> Option<&'r str> {
        Some(self.name).filter(|name| !name.is_empty() && *name != "_")
    }

    /// Whether the operator is this one of `ods/Rewrite.td`.
    pub(super) fn is(&self, beyond: Beyond) -> bool {
        self.kind() == NodeKind::Beyond(beyond)
    }

    /// An error at the node.
    pub(super) fn error(&self, message: impl Into<String>) -> Diagnostic {
        Diagnostic::error(codes::WRONG_PATTERN, self.span, message)
    }
}

impl<'r> Arg<'r> {
    /// An error at the argument.
    pub(super) fn error(&self, message: impl Into<String>) -> Diagnostic {
        Diagnostic::error(codes::WRONG_PATTERN, self.span, message)
    }

    /// The node, if the value is one.
    pub(super) fn node(&self) -> Option<&Node<'r>> {
        match &self.value {
            ArgValue::Node(node) => Some(node),
            _ => None,
        }
    }

    /// The name that it binds or refers to; `None` for `$_`, too.
    pub(super) fn symbol(&self) -> Option<&'r str> {
        Some(self.name).filter(|name| !name.is_empty() && *name != "_")
    }
}

/// Locates the nodes and arguments of a rule.
pub(super) struct Places<'s> {
    text: &'s str,
    /// The position where the text starts.
    base: u32,
    /// The offset after the last located node or argument.
    cursor: usize,
    whole: Span,
}

impl<'s> Places<'s> {
    /// Creates a locator for a rule that is defined at `whole`.
    pub(super) fn new(whole: Span, sources: &'s SourceMap) -> Places<'s> {
        let file = sources.file_of(whole.lo).map(|id| sources.file(id));
        let text = file.and_then(|file| file.text.get((whole.lo - file.base) as usize..)).unwrap_or_default();
        Places { text: &text[..end_of_statement(text)], base: whole.lo, cursor: 0, whole }
    }

    /// The span of the next occurrence of a word.
    fn next(&mut self, word: &str) -> Span {
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let mut from = self.cursor;
        while let Some(found) = self.text.get(from..).and_then(|rest| rest.find(word)) {
            let (start, end) = (from + found, from + found + word.len());
            let is_word = !self.text[end..].starts_with(is_part)
                && (word.starts_with('$') || !self.text[..start].ends_with(is_part));
            if is_word {
                self.cursor = end;
                return Span::new(self.base + start as u32, self.base + end as u32);
            }
            from = end;
        }
        self.whole
    }

    /// The tree of a dag.
    ///
    /// # Errors
    /// When the operator of a dag in it is not a record.
    pub(super) fn tree<'r>(&mut self, dag: DagRef<'r>) -> Result<Node<'r>> {
        let Some(operator) = dag.operator().as_def() else {
            let message = format!("the operator of '{}' is not a record", dag.text());
            return Err(Diagnostic::error(codes::WRONG_PATTERN, self.whole, message));
        };
        let name = if operator.is_anonymous() { "NativeCodeCall" } else { operator.name() };
        let span = self.next(name);
        let mut node = Node {
            operator,
            name: dag.name().unwrap_or_default(),
            args: Vec::with_capacity(dag.len()),
            span,
        };
        for arg in dag.args() {
            let name = arg.name.unwrap_or_default();
            let (value, span) = match arg.value {
                ValueRef::Unset => (ArgValue::Unset, None),
                ValueRef::Dag(dag) => {
                    let node = self.tree(dag)?;
                    let span = node.span;
                    (ArgValue::Node(Box::new(node)), Some(span))
                }
                other => match (other.as_def(), other.as_str()) {
                    (Some(def), _) => (ArgValue::Def(def), None),
                    (_, Some(text)) => (ArgValue::Text(text), Some(self.next(text))),
                    _ => (ArgValue::Other(other.text()), None),
                },
            };
            let span = match span {
                Some(span) => span,
                None if !name.is_empty() => self.next(&format!("${name}")),
                None => match &value {
                    ArgValue::Def(def) if !def.is_anonymous() => self.next(def.name()),
                    _ => node.span,
                },
            };
            node.args.push(Arg { value, name, span });
        }
        Ok(node)
    }
}

/// The offset where the statement at the start of the text ends.
fn end_of_statement(text: &str) -> usize {
    let bytes = text.as_bytes();
    let (mut at, mut depth) = (0, 0_i32);
    while at < bytes.len() {
        match bytes[at] {
            b'"' => {
                at += 1;
                while at < bytes.len() && bytes[at] != b'"' {
                    at += if bytes[at] == b'\\' { 2 } else { 1 };
                }
            }
            b'/' if bytes.get(at + 1) == Some(&b'/') => {
                at += text.get(at..).and_then(|rest| rest.find('\n')).unwrap_or(bytes.len() - at);
            }
            b'(' | b'[' | b'<' => depth += 1,
            b')' | b']' | b'>' => depth -= 1,
            b';' | b'{' if depth <= 0 => return at,
            _ => {}
        }
        at += 1;
    }
    text.len()
}
