//! Statements, and expressions that contain blocks.

use super::args::SHORT_ELEMENT;
use super::broken::{assigned, expr, prefers_next_line, trial};
use super::flat;
use super::memo::Memo;
use super::parse::{Arm, Expr, Statement};
use super::shape::width;
use super::shape::{MAX_WIDTH, STEP, Shape, first_line, is_one_line, new_line};
use super::tree::Node;
use super::{items, run};

/// Appends a value that is followed by a block, and the space or newline before the brace.
pub(super) fn open_block(memo: &Memo, value: &Expr<'_>, shape: Shape, out: &mut String) {
    let start = out.len();
    expr(memo, value, shape, out);
    let value = &out[start..];
    let last = value.rsplit('\n').next().unwrap_or_default();
    if is_one_line(value) || last.chars().all(|c| "()[]{}?> ".contains(c)) {
        out.push(' ');
    } else {
        new_line(shape.indent, out);
    }
}

pub(super) fn closure(memo: &Memo, head: &[Node<'_>], body: &Expr<'_>, shape: Shape, out: &mut String) {
    let start = out.len();
    flat::closure_head(head, out);
    out.push(' ');
    let body = flat::closure_body(body);
    if let Expr::Block([], statements) = body {
        return block(memo, statements, shape.indent, out);
    }
    let at = shape.advance(&out[start..]);
    if matches!(body, Expr::Match(..) | Expr::Struct(..) | Expr::Loop(..) | Expr::Block(..)) {
        return expr(memo, body, at, out);
    }
    if flat::expr_at(body, at, out).is_some() {
        return;
    }
    out.push('{');
    new_line(shape.indent + STEP, out);
    expr(memo, body, shape.inner(0), out);
    new_line(shape.indent, out);
    out.push('}');
}

/// Statements in braces.
pub(super) fn block(memo: &Memo, statements: &[Statement<'_>], indent: usize, out: &mut String) {
    out.push('{');
    for statement in statements {
        new_line(indent + STEP, out);
        line(memo, statement, indent + STEP, out);
    }
    if !statements.is_empty() {
        new_line(indent, out);
    }
    out.push('}');
}

fn line(memo: &Memo, statement: &Statement<'_>, indent: usize, out: &mut String) {
    match statement {
        Statement::Item(nodes) => {
            let mut text = String::new();
            items::items(nodes, indent, &mut text);
            out.push_str(text.trim_start());
        }
        Statement::Value(value, ends) => {
            let shape = Shape::line(indent, usize::from(*ends));
            match value {
                // Statements of this kind never share a line with their blocks.
                Expr::If(branches) if *ends || !is_single(branches) => {
                    conditional(memo, branches, shape, out);
                }
                Expr::Block([], inner) => block(memo, inner, indent, out),
                _ => expr(memo, value, shape, out),
            }
            if *ends || leaves(value) {
                out.push(';');
            }
        }
        Statement::Let { pattern, value, otherwise } => {
            let start = out.len();
            out.push_str("let ");
            run::write(pattern, out);
            if let Some(value) = value {
                out.push_str(" =");
                binding(memo, value, otherwise.as_deref(), (start, indent), out);
            }
            out.push(';');
        }
    }
}

/// Whether a statement leaves its block; rustfmt adds a semicolon after it.
fn leaves(value: &Expr<'_>) -> bool {
    match value {
        Expr::Prefix(operator, _) => operator[0].word().is_some(),
        Expr::Run([word]) => word.is_word("continue"),
        _ => false,
    }
}

fn is_single(branches: &[(Option<Expr<'_>>, Vec<Statement<'_>>)]) -> bool {
    branches.len() == 2
}

/// Appends the value of a `let` that begins at byte `start` of the text: everything from the `=` to the
/// semicolon.
fn binding(
    memo: &Memo,
    value: &Expr<'_>,
    otherwise: Option<&[Statement<'_>]>,
    (start, indent): (usize, usize),
    out: &mut String,
) {
    let shape = Shape::line(indent, 1).advance(&out[start..]);
    let Some(otherwise) = otherwise else { return assigned(memo, value, shape, indent, out) };
    if let [Statement::Value(escape, false)] = otherwise
        && flat::attempt(out, |out| short_escape(value, escape, (start, indent), out)).is_some()
    {
        return;
    }
    let end = out.len();
    assigned(memo, value, shape.with_tail(7), indent, out);
    if out[end..].starts_with('\n') {
        new_line(indent, out);
    } else {
        out.push(' ');
    }
    out.push_str("else ");
    block(memo, otherwise, indent, out);
}

/// ` value else { escape }` on the line of a `let` that begins at byte `start` of the text.
fn short_escape(
    value: &Expr<'_>,
    escape: &Expr<'_>,
    (start, indent): (usize, usize),
    out: &mut String,
) -> Option<()> {
    /// rustfmt's limit, including the semicolon.
    const WIDTH: usize = 50;
    out.push(' ');
    flat::expr(value, out)?;
    out.push_str(" else { ");
    flat::expr(escape, out)?;
    out.push_str(" }");
    let width = width(&out[start..]) + 1;
    (width <= WIDTH && indent + width <= MAX_WIDTH).then_some(())
}

pub(super) fn conditional(
    memo: &Memo,
    branches: &[(Option<Expr<'_>>, Vec<Statement<'_>>)],
    shape: Shape,
    out: &mut String,
) {
    let start = out.len();
    for (index, (condition, statements)) in branches.iter().enumerate() {
        if index > 0 {
            out.push_str(" else ");
        }
        if let Some(condition) = condition {
            out.push_str("if ");
            open_block(memo, condition, shape.advance(&out[start..]).with_tail(2), out);
        }
        block(memo, statements, shape.indent, out);
    }
}

pub(super) fn matching(memo: &Memo, value: &Expr<'_>, arms: &[Arm<'_>], shape: Shape, out: &mut String) {
    const MATCH: &str = "match ";
    out.push_str(MATCH);
    open_block(memo, value, shape.advance(MATCH).with_tail(2), out);
    out.push('{');
    for arm in arms {
        new_line(shape.indent + STEP, out);
        write_arm(memo, arm, shape.indent + STEP, out);
    }
    new_line(shape.indent, out);
    out.push('}');
}

fn write_arm(memo: &Memo, arm: &Arm<'_>, indent: usize, out: &mut String) {
    if !arm.attributes.is_empty() {
        run::write(arm.attributes, out);
        new_line(indent, out);
    }
    let start = out.len();
    pattern(arm.pattern, indent, arm.guard.is_some(), out);
    let shape = Shape::line(indent, 0);
    if let Some(guard) = &arm.guard {
        out.push_str(" if ");
        expr(memo, guard, shape.advance(&out[start..]).with_tail(5), out);
    }
    out.push_str(" => ");
    if let Expr::Block([], statements) = &arm.value
        && !matches!(&statements[..], [Statement::Value(_, false)])
    {
        return block(memo, statements, indent, out);
    }
    let body = flat::closure_body(&arm.value);
    let at = shape.advance(&out[start..]).with_tail(1);
    if flat::attempt(out, |out| write_after_arrow(memo, body, at, out)).is_some() {
        return;
    }
    out.push('{');
    new_line(indent + STEP, out);
    expr(memo, body, Shape::line(indent + STEP, 0), out);
    new_line(indent, out);
    out.push('}');
}

/// Appends the value of an arm after its arrow, if it may begin there.
fn write_after_arrow(memo: &Memo, body: &Expr<'_>, at: Shape, out: &mut String) -> Option<()> {
    let start = out.len();
    memo.trying(|| expr(memo, body, at, out));
    let value = &out[start..];
    let is_whole = is_one_line(value) && at.fits(value);
    let is_block = matches!(body, Expr::Match(..) | Expr::Loop(..) | Expr::Closure(..));
    let stays = is_whole
        || is_block
        || stays_at_arrow(body) && !is_one_line(value) && {
            let below = trial(memo, body, Shape::line(at.indent + STEP, 0));
            !prefers_next_line(value, &below, at.indent + STEP)
        };
    if !stays || at.column + width(first_line(value)) > MAX_WIDTH {
        return None;
    }
    let ends_itself = matches!(body, Expr::Match(..) | Expr::If(_) | Expr::Loop(..)) && !is_one_line(value);
    if !ends_itself {
        out.push(',');
    }
    Some(())
}

/// Whether a value of several lines may begin after the arrow of its arm.
fn stays_at_arrow(value: &Expr<'_>) -> bool {
    match value {
        Expr::Match(..) | Expr::Struct(..) | Expr::Closure(..) | Expr::Array(_) | Expr::Macro(..) => true,
        Expr::Call(..) | Expr::Tuple(..) => true,
        Expr::Prefix(_, Some(value)) => stays_at_arrow(value),
        Expr::Chain(_, links) => flat::dots(links) <= 1,
        _ => false,
    }
}

/// A pattern, with its alternatives on separate lines if they do not fit on one.
fn pattern(nodes: &[Node<'_>], indent: usize, has_guard: bool, out: &mut String) {
    let start = out.len();
    run::write(nodes, out);
    let tail = if has_guard { 4 } else { 5 };
    if indent + width(&out[start..]) + tail <= MAX_WIDTH {
        return;
    }
    out.truncate(start);
    let alternatives: Vec<String> = nodes.split(|node| node.is_sign("|")).map(run::text).collect();
    let short = alternatives.iter().all(|text| width(text) <= SHORT_ELEMENT);
    let mut column = indent;
    for (index, alternative) in alternatives.iter().enumerate() {
        if index > 0 {
            if short && column + 3 + width(alternative) <= MAX_WIDTH {
                out.push_str(" | ");
                column += 3;
            } else {
                new_line(indent, out);
                out.push_str("| ");
                column = indent + 2;
            }
        }
        out.push_str(alternative);
        column += width(alternative);
    }
}
