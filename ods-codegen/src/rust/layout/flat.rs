//! Expressions on one line, if rustfmt allows it.

use super::parse::{Expr, Field, Link, Statement};
use super::run;
use super::shape::{MAX_WIDTH, Shape, width};
use super::tree::{Bracket, Node};

/// rustfmt's maximum widths for the contents of brackets on one line, and for whole chains and conditionals.
pub(super) const CALL_WIDTH: usize = 60;
pub(super) const ARRAY_WIDTH: usize = 60;
pub(super) const CHAIN_WIDTH: usize = 60;
const STRUCT_WIDTH: usize = 18;
const BRANCH_WIDTH: usize = 50;

/// Wider than any line; a wider text is given up immediately.
const WIDE: usize = 4 * MAX_WIDTH;

/// A line that is being written at the end of a text, and its available columns.
pub(super) struct Line<'o> {
    out: &'o mut String,
    start: usize,
    room: usize,
}

impl<'o> Line<'o> {
    /// A line at a position; `None` if no column is left.
    pub(super) fn new(shape: Shape, out: &'o mut String) -> Option<Line<'o>> {
        let room = MAX_WIDTH.checked_sub(shape.column + shape.tail)?;
        Some(Line { start: out.len(), out, room })
    }

    /// A line without a position.
    fn unbounded(out: &'o mut String) -> Line<'o> {
        Line { start: out.len(), out, room: WIDE }
    }

    fn push_str(&mut self, text: &str) {
        self.out.push_str(text);
    }

    pub(super) fn push(&mut self, sign: char) {
        self.out.push(sign);
    }

    fn run(&mut self, nodes: &[Node<'_>]) {
        run::write(nodes, self.out);
    }

    /// Succeeds if the text fits. A text has at most as many columns as bytes.
    pub(super) fn fits(&self) -> Option<()> {
        let has_room =
            self.out.len() - self.start <= self.room || width(self.text_from(self.start)) <= self.room;
        has_room.then_some(())
    }

    fn len(&self) -> usize {
        self.out.len()
    }

    /// The text after byte `start`.
    fn text_from(&self, start: usize) -> &str {
        &self.out[start..]
    }
}

/// Runs `work`, and removes the text that it appended if it fails.
pub(super) fn attempt<T>(out: &mut String, work: impl FnOnce(&mut String) -> Option<T>) -> Option<T> {
    let start = out.len();
    let result = work(out);
    if result.is_none() {
        out.truncate(start);
    }
    result
}

/// Appends an expression on one line; nothing if it needs several.
pub(super) fn expr(value: &Expr<'_>, out: &mut String) -> Option<()> {
    attempt(out, |out| write(value, &mut Line::unbounded(out)))
}

/// Appends an expression on one line if it fits at a position.
pub(super) fn expr_at(value: &Expr<'_>, shape: Shape, out: &mut String) -> Option<()> {
    attempt(out, |out| {
        let mut line = Line::new(shape, out)?;
        write(value, &mut line)?;
        line.fits()
    })
}

/// An expression on one line; `None` if it needs several.
pub(super) fn text(value: &Expr<'_>) -> Option<String> {
    let mut text = String::new();
    expr(value, &mut text)?;
    Some(text)
}

/// Appends an expression on one line. The appended text is useless if this fails.
fn write(value: &Expr<'_>, out: &mut Line<'_>) -> Option<()> {
    match value {
        Expr::Run(nodes) | Expr::Prefix(nodes, None) => out.run(nodes),
        Expr::Prefix(operator, Some(value)) => {
            prefix(operator, out.out);
            write(value, out)?;
        }
        Expr::Binary(first, rest) => {
            write(first, out)?;
            for (sign, value) in rest {
                push_operator(sign, out.out);
                write(value, out)?;
            }
        }
        Expr::Cast(value, ty) => {
            write(value, out)?;
            out.push_str(" as ");
            out.run(ty);
        }
        Expr::Chain(head, links) => chain(head, links, out)?,
        Expr::Call(callee, args) => {
            write(callee, out)?;
            bracketed(args, ("(", ")"), CALL_WIDTH, out)?;
        }
        Expr::Macro(path, bracket, args) => {
            out.run(path);
            out.push('!');
            match bracket {
                Bracket::Square => bracketed(args, ("[", "]"), ARRAY_WIDTH, out)?,
                _ => bracketed(args, ("(", ")"), CALL_WIDTH, out)?,
            }
        }
        Expr::Struct(path, fields) => structure(path, fields, out)?,
        Expr::Array(items) => bracketed(items, ("[", "]"), ARRAY_WIDTH, out)?,
        Expr::Tuple(items, true) if items.len() == 1 => bracketed(items, ("(", ",)"), CALL_WIDTH, out)?,
        Expr::Tuple(items, _) => bracketed(items, ("(", ")"), CALL_WIDTH, out)?,
        Expr::Block(head, statements) => block(head, statements, out)?,
        Expr::If(branches) => conditional(branches, out)?,
        Expr::Let(pattern, value) => {
            out.push_str("let ");
            out.run(pattern);
            out.push_str(" = ");
            write(value, out)?;
        }
        Expr::Match(value, arms) if arms.is_empty() => {
            out.push_str("match ");
            write(value, out)?;
            out.push_str(" {}");
        }
        Expr::Match(..) | Expr::Loop(..) => return None,
        Expr::Closure(head, body) => closure(head, body, out)?,
    }
    out.fits()
}

fn closure(head: &[Node<'_>], body: &Expr<'_>, out: &mut Line<'_>) -> Option<()> {
    let body = closure_body(body);
    if matches!(body, Expr::Block(_, statements) if !statements.is_empty()) {
        return None;
    }
    closure_head(head, out.out);
    out.push(' ');
    write(body, out)
}

fn bracketed(values: &[Expr<'_>], ends: (&str, &str), limit: usize, out: &mut Line<'_>) -> Option<()> {
    out.push_str(ends.0);
    write_list(values, limit, out)?;
    out.push_str(ends.1);
    Some(())
}

/// `move |a, b|`
pub(super) fn closure_head(nodes: &[Node<'_>], out: &mut String) {
    let Some(at) = nodes.iter().position(|node| node.is_sign("|")) else { return run::write(nodes, out) };
    let end = nodes.len() - usize::from(nodes.len() > at + 1);
    if at > 0 {
        run::write(&nodes[..at], out);
        out.push(' ');
    }
    out.push('|');
    run::write(&nodes[at + 1..end], out);
    out.push('|');
}

/// The value of a closure: braces around a single value are dropped.
pub(super) fn closure_body<'a, 't>(body: &'a Expr<'t>) -> &'a Expr<'t> {
    match body {
        Expr::Block([], statements) => match &statements[..] {
            [Statement::Value(value, false)] => value,
            _ => body,
        },
        _ => body,
    }
}

/// Appends an operator before its operand.
pub(super) fn prefix(operator: &[Node<'_>], out: &mut String) {
    run::write(operator, out);
    if operator.last().is_some_and(|node| node.word().is_some()) {
        out.push(' ');
    }
}

pub(super) fn push_operator(sign: &str, out: &mut String) {
    let is_range = matches!(sign, ".." | "..=");
    if !is_range {
        out.push(' ');
    }
    out.push_str(sign);
    if !is_range {
        out.push(' ');
    }
}

/// Appends values separated by commas; a single value that is not a call may take the whole line.
pub(super) fn write_list(values: &[Expr<'_>], limit: usize, out: &mut Line<'_>) -> Option<()> {
    let start = out.len();
    for (index, value) in values.iter().enumerate() {
        if index > 0 {
            out.push_str(", ");
        }
        write(value, out)?;
    }
    let limit = match values {
        [only] => nested_limit(only, limit).unwrap_or(usize::MAX),
        _ => limit,
    };
    (width(out.text_from(start)) <= limit).then_some(())
}

/// The maximum width of a single argument, if it is itself a call that can be broken.
pub(super) fn nested_limit(value: &Expr<'_>, limit: usize) -> Option<usize> {
    match value {
        // The parentheses after the types do not count.
        Expr::Call(callee, args) if args.is_empty() => ends_with_types(callee).then_some(limit + 4),
        Expr::Call(_, args) | Expr::Macro(_, _, args) => (!args.is_empty()).then_some(limit),
        Expr::Prefix(operator, Some(value)) if operator[0].word().is_none() => nested_limit(value, limit),
        Expr::Cast(value, _) => nested_limit(value, limit),
        Expr::Chain(head, links) if links.iter().all(|link| matches!(link, Link::Try)) => {
            nested_limit(head, limit)
        }
        _ => None,
    }
}

/// Whether a path ends with the types of a function: `f::<A, B>`.
pub(super) fn ends_with_types(callee: &Expr<'_>) -> bool {
    matches!(callee, Expr::Run(nodes) if nodes.last().is_some_and(|node| node.is_sign(">")))
}

/// Appends a link of a chain; nothing if it needs several lines.
pub(super) fn link(link: &Link<'_>, out: &mut String) -> Option<()> {
    attempt(out, |out| write_link(link, &mut Line::unbounded(out)))
}

fn write_link(link: &Link<'_>, out: &mut Line<'_>) -> Option<()> {
    match link {
        Link::Field(name) => {
            out.push('.');
            out.run(std::slice::from_ref(*name));
        }
        Link::Method(callee, args) => {
            out.push('.');
            out.run(callee);
            bracketed(args, ("(", ")"), CALL_WIDTH, out)?;
        }
        Link::Try => out.push('?'),
        Link::Index(index) => {
            out.push('[');
            write(index, out)?;
            out.push(']');
        }
    }
    Some(())
}

/// Number of links that begin with a dot.
pub(super) fn dots(links: &[Link<'_>]) -> usize {
    links.iter().filter(|link| matches!(link, Link::Field(_) | Link::Method(..))).count()
}

fn chain(head: &Expr<'_>, links: &[Link<'_>], out: &mut Line<'_>) -> Option<()> {
    let start = out.len();
    write(head, out)?;
    for step in links {
        write_link(step, out)?;
    }
    (dots(links) <= 1 || width(out.text_from(start)) <= CHAIN_WIDTH).then_some(())
}

fn structure(path: &[Node<'_>], fields: &[Field<'_>], out: &mut Line<'_>) -> Option<()> {
    out.run(path);
    if fields.is_empty() {
        out.push_str(" {}");
        return Some(());
    }
    out.push_str(" { ");
    let start = out.len();
    for (index, field) in fields.iter().enumerate() {
        if index > 0 {
            out.push_str(", ");
        }
        out.run(std::slice::from_ref(field.name));
        if let Some(value) = &field.value {
            if !field.name.is_sign("..") {
                out.push_str(": ");
            }
            write(value, out)?;
        }
    }
    let fits = width(out.text_from(start)) <= STRUCT_WIDTH;
    out.push_str(" }");
    fits.then_some(())
}

fn block(head: &[Node<'_>], statements: &[Statement<'_>], out: &mut Line<'_>) -> Option<()> {
    if !head.is_empty() {
        out.run(head);
        out.push(' ');
    }
    match statements {
        [] => out.push_str("{}"),
        _ => braced(statements, out)?,
    }
    Some(())
}

fn conditional(branches: &[(Option<Expr<'_>>, Vec<Statement<'_>>)], out: &mut Line<'_>) -> Option<()> {
    let [(Some(condition), yes), (None, no)] = branches else { return None };
    let start = out.len();
    out.push_str("if ");
    write(condition, out)?;
    out.push(' ');
    braced(yes, out)?;
    out.push_str(" else ");
    braced(no, out)?;
    (width(out.text_from(start)) <= BRANCH_WIDTH).then_some(())
}

/// A block of one value on one line.
fn braced(statements: &[Statement<'_>], out: &mut Line<'_>) -> Option<()> {
    let [Statement::Value(value, false)] = statements else { return None };
    out.push_str("{ ");
    write(value, out)?;
    out.push_str(" }");
    Some(())
}
