//! Contents of brackets over several lines: arguments, elements, fields.

use super::broken::expr;
use super::flat::{self, CALL_WIDTH, Line};
use super::memo::Memo;
use super::parse::{Expr, Field, Link};
use super::run;
use super::shape::width;
use super::shape::{MAX_WIDTH, STEP, Shape, first_line, is_one_line, new_line};
use super::tree::{Bracket, Node};

/// Elements up to this width share lines.
pub(super) const SHORT_ELEMENT: usize = 10;

/// The types at the end of a path, one per line.
pub(super) fn types_apart(memo: &Memo, callee: &Expr<'_>, shape: Shape, out: &mut String) {
    let Expr::Run(nodes) = callee else { return expr(memo, callee, shape, out) };
    let open = nodes.iter().position(|node| node.is_sign("<")).unwrap_or_default();
    generics_apart(nodes, open, shape, out);
}

/// A path whose last node closes the generic arguments that begin at `open`, with one argument per line.
fn generics_apart(path: &[Node<'_>], open: usize, shape: Shape, out: &mut String) {
    run::write(&path[..=open], out);
    for ty in run::parts(&path[open + 1..path.len() - 1]) {
        new_line(shape.indent + STEP, out);
        let inner = shape.inner(1);
        match ty.iter().position(|node| node.is_sign("<")) {
            Some(open) if !inner.fits(&run::text(ty)) => generics_apart(ty, open, inner, out),
            _ => run::write(ty, out),
        }
        out.push(',');
    }
    new_line(shape.indent, out);
    out.push('>');
}

/// The name of a method with its types. A type wider than the rest of the line at `place`, where the call
/// begins, has its generic arguments on their own lines; the name and the call's parenthesis don't count, as
/// in rustfmt.
pub(super) fn method(callee: &[Node<'_>], shape: Shape, out: &mut String) {
    let Some(open) = callee.iter().position(|node| node.is_sign("<")) else { return run::write(callee, out) };
    run::write(&callee[..=open], out);
    for (index, ty) in run::parts(&callee[open + 1..callee.len() - 1]).enumerate() {
        if index > 0 {
            out.push_str(", ");
        }
        match ty.iter().position(|node| node.is_sign("<")) {
            Some(open) if !shape.fits(&run::text(ty)) => generics_apart(ty, open, shape, out),
            _ => run::write(ty, out),
        }
    }
    out.push('>');
}

/// Whether an argument may begin on the line of the call and continue on the following lines.
fn can_hang(value: &Expr<'_>, is_only: bool) -> bool {
    match value {
        Expr::Closure(..) => true,
        Expr::Block(head, _) => !head.first().is_some_and(|node| node.is_word("const")),
        Expr::Match(..) | Expr::If(_) | Expr::Loop(..) => is_only,
        Expr::Call(..) | Expr::Macro(..) | Expr::Struct(..) | Expr::Array(_) => is_only,
        Expr::Tuple(_, is_tuple) => *is_tuple && is_only,
        Expr::Chain(_, links) => {
            is_only
                && match links.last() {
                    Some(Link::Method(..)) => true,
                    Some(Link::Try) => flat::dots(links) <= 1,
                    _ => false,
                }
        }
        Expr::Prefix(operator, Some(value)) => {
            operator.first().is_some_and(|node| node.word().is_none()) && can_hang(value, is_only)
        }
        Expr::Cast(value, _) => can_hang(value, is_only),
        _ => false,
    }
}

/// Values in brackets: on one line, with the last one hanging, or one per line.
pub(super) fn arguments(
    memo: &Memo,
    values: &[Expr<'_>],
    bracket: Bracket,
    limit: usize,
    shape: Shape,
    out: &mut String,
) {
    let (open, close) = bracket.ends();
    let write_on_one_line = flat::attempt(out, |out| {
        let mut line = Line::new(shape, out)?;
        line.push(open);
        flat::write_list(values, limit, &mut line)?;
        line.push(close);
        line.fits()
    });
    if write_on_one_line.is_none() {
        several_lines(memo, values, (open, close), shape, out);
    }
}

/// Values in brackets that do not fit on one line.
fn several_lines(memo: &Memo, values: &[Expr<'_>], ends: (char, char), shape: Shape, out: &mut String) {
    if flat::attempt(out, |out| hanging(memo, values, ends, shape, out)).is_some() {
        return;
    }
    match short_elements(values) {
        Some(texts) => filled(&texts, ends, shape, out),
        None => vertical(memo, values, ends, shape, out),
    }
}

/// The texts of values that may share lines: short names or literals.
fn short_elements(values: &[Expr<'_>]) -> Option<Vec<String>> {
    let short = |value: &Expr<'_>| {
        let text = is_simple(value).then(|| flat::text(value)).flatten();
        text.filter(|text| width(text) <= SHORT_ELEMENT)
    };
    (values.len() > 1).then(|| values.iter().map(short).collect()).flatten()
}

fn is_simple(value: &Expr<'_>) -> bool {
    match value {
        Expr::Run(nodes) => nodes.len() == 1,
        Expr::Prefix(operator, Some(value)) => operator[0].word().is_none() && is_simple(value),
        Expr::Cast(value, _) => is_simple(value),
        Expr::Chain(head, links) => {
            is_simple(head)
                && links.iter().all(|link| match link {
                    Link::Field(_) | Link::Try => true,
                    Link::Index(index) => is_simple(index),
                    Link::Method(..) => false,
                })
        }
        _ => false,
    }
}

fn hanging(
    memo: &Memo,
    values: &[Expr<'_>],
    (open, close): (char, char),
    shape: Shape,
    out: &mut String,
) -> Option<()> {
    let (last, before) = values.split_last()?;
    if !can_hang(last, before.is_empty()) {
        return None;
    }
    let start = out.len();
    out.push(open);
    for value in before {
        flat::expr(value, out)?;
        out.push_str(", ");
    }
    let mut at = shape.advance(&out[start..]).with_tail(shape.tail + 1);
    // A value that follows others, and a call, begin within the width of one-line arguments.
    let limit = if before.is_empty() { flat::nested_limit(last, CALL_WIDTH) } else { Some(CALL_WIDTH) };
    let end =
        limit.map_or(MAX_WIDTH, |limit| MAX_WIDTH.min(shape.advance(&out[start..=start]).column + limit));
    at.tail = at.tail.max(MAX_WIDTH - end);
    let begin = out.len();
    memo.trying(|| expr(memo, last, at, out));
    let text = &out[begin..];
    let fits = at.column + width(first_line(text)) <= end;
    // A chain hangs only by the arguments of its last step.
    let is_step = |line: &str| {
        let steps = line.trim_start();
        steps.starts_with('.') && line.len() - steps.len() <= at.indent + STEP
    };
    if is_one_line(text) || !fits || text.lines().skip(1).any(is_step) {
        return None;
    }
    out.push(close);
    Some(())
}

fn vertical(memo: &Memo, values: &[Expr<'_>], (open, close): (char, char), shape: Shape, out: &mut String) {
    out.push(open);
    for value in values {
        new_line(shape.indent + STEP, out);
        expr(memo, value, shape.inner(1), out);
        out.push(',');
    }
    new_line(shape.indent, out);
    out.push(close);
}

pub(super) fn tuple(memo: &Memo, items: &[Expr<'_>], is_tuple: bool, shape: Shape, out: &mut String) {
    if is_tuple {
        return arguments(memo, items, Bracket::Round, CALL_WIDTH, shape, out);
    }
    let start = out.len();
    out.push('(');
    for item in items {
        expr(memo, item, shape.advance(&out[start..]).with_tail(shape.tail + 1), out);
    }
    out.push(')');
}

/// Short elements, as many per line as fit.
fn filled(texts: &[String], (open, close): (char, char), shape: Shape, out: &mut String) {
    let indent = shape.indent + STEP;
    out.push(open);
    new_line(indent, out);
    let mut column = indent;
    for (index, element) in texts.iter().enumerate() {
        if index > 0 {
            if column + 1 + width(element) < MAX_WIDTH {
                out.push(' ');
                column += 1;
            } else {
                new_line(indent, out);
                column = indent;
            }
        }
        out.push_str(element);
        out.push(',');
        column += width(element) + 1;
    }
    new_line(shape.indent, out);
    out.push(close);
}

pub(super) fn structure(
    memo: &Memo,
    path: &[Node<'_>],
    fields: &[Field<'_>],
    shape: Shape,
    out: &mut String,
) {
    run::write(path, out);
    out.push_str(" {");
    for Field { name, value } in fields {
        new_line(shape.indent + STEP, out);
        let is_base = name.is_sign("..");
        let start = out.len();
        run::write(std::slice::from_ref(*name), out);
        let inner = shape.inner(1);
        match value {
            Some(value) if is_base => expr(memo, value, inner.advance("..").with_tail(0), out),
            Some(value) => {
                out.push_str(": ");
                expr(memo, value, inner.advance(&out[start..]), out);
            }
            None => {}
        }
        if !is_base {
            out.push(',');
        }
    }
    new_line(shape.indent, out);
    out.push('}');
}
