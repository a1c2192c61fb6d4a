//! Expressions and statements over several lines, broken as in rustfmt.

use super::args::{arguments, structure, tuple, types_apart};
use super::blocks::{block, closure, conditional, matching, open_block};
use super::chain::chain;
use super::flat::{self, ARRAY_WIDTH, CALL_WIDTH};
use super::memo::Memo;
use super::parse::{Expr, Link};
use super::run;
use super::shape::width;
use super::shape::{MAX_WIDTH, STEP, Shape, first_line, is_one_line, new_line};
use super::tree::{Bracket, Node};

/// Appends an expression at a position.
pub(super) fn expr(memo: &Memo, value: &Expr<'_>, shape: Shape, out: &mut String) {
    if flat::expr_at(value, shape, out).is_some() {
        return;
    }
    let key = (std::ptr::from_ref(value).addr(), shape);
    if memo.append(key, out) {
        return;
    }
    let start = out.len();
    broken(memo, value, shape, out);
    memo.keep(key, &out[start..]);
}

/// The text of an expression at a position where it may not stay.
pub(super) fn trial(memo: &Memo, value: &Expr<'_>, shape: Shape) -> String {
    let mut text = String::new();
    memo.trying(|| expr(memo, value, shape, &mut text));
    text
}

fn broken(memo: &Memo, value: &Expr<'_>, shape: Shape, out: &mut String) {
    let start = out.len();
    match value {
        Expr::Run(nodes) => run::write(nodes, out),
        Expr::Prefix(operator, None) => run::write(operator, out),
        Expr::Prefix(operator, Some(value)) => {
            flat::prefix(operator, out);
            expr(memo, value, shape.advance(&out[start..]), out);
        }
        Expr::Binary(first, rest) => binary(memo, first, rest, shape, out),
        Expr::Cast(value, ty) => cast(memo, value, ty, shape, out),
        Expr::Chain(head, links) => chain(memo, head, links, shape, out),
        Expr::Call(callee, args) if args.is_empty() && flat::ends_with_types(callee) => {
            types_apart(memo, callee, shape, out);
            out.push_str("()");
        }
        Expr::Call(callee, args) => {
            let after = if flat::ends_with_types(callee) && !has_room_for_types(callee, shape) {
                types_apart(memo, callee, shape, out);
                // rustfmt adds the indentation of the last line to the column of the path.
                Shape { column: shape.column + shape.indent, ..shape }
            } else {
                expr(memo, callee, shape.with_tail(1), out);
                shape.advance(&out[start..])
            };
            arguments(memo, args, Bracket::Round, CALL_WIDTH, after, out);
        }
        Expr::Macro(path, bracket, args) => {
            run::write(path, out);
            out.push('!');
            let shape = shape.advance(&out[start..]);
            match bracket {
                Bracket::Square => arguments(memo, args, Bracket::Square, ARRAY_WIDTH, shape, out),
                _ => arguments(memo, args, Bracket::Round, CALL_WIDTH, shape, out),
            }
        }
        Expr::Struct(path, fields) => structure(memo, path, fields, shape, out),
        Expr::Array(items) => arguments(memo, items, Bracket::Square, ARRAY_WIDTH, shape, out),
        Expr::Tuple(items, is_tuple) => tuple(memo, items, *is_tuple, shape, out),
        Expr::Block(head, statements) => {
            if !head.is_empty() {
                run::write(head, out);
                out.push(' ');
            }
            block(memo, statements, shape.indent, out);
        }
        Expr::If(branches) => conditional(memo, branches, shape, out),
        Expr::Let(pattern, value) => {
            out.push_str("let ");
            run::write(pattern, out);
            out.push_str(" = ");
            expr(memo, value, shape.advance(&out[start..]), out);
        }
        Expr::Match(value, arms) => matching(memo, value, arms, shape, out),
        Expr::Loop(head, value, statements) => {
            run::write(head, out);
            out.push(' ');
            if let Some(value) = value {
                open_block(memo, value, shape.advance(&out[start..]).with_tail(2), out);
            }
            block(memo, statements, shape.indent, out);
        }
        Expr::Closure(head, body) => closure(memo, head, body, shape, out),
    }
}

/// Whether the types of a called path stay on its line. rustfmt does not count the last two columns.
fn has_room_for_types(callee: &Expr<'_>, shape: Shape) -> bool {
    flat::text(callee).is_none_or(|text| shape.column + width(&text) <= MAX_WIDTH + 1)
}

/// `value as Type`, with the type on its own line if necessary.
fn cast(memo: &Memo, value: &Expr<'_>, ty: &[Node<'_>], shape: Shape, out: &mut String) {
    let ty = run::text(ty);
    if flat::expr_at(value, shape.with_tail(0), out).is_some() {
        new_line(shape.indent + STEP, out);
        out.push_str("as ");
    } else {
        expr(memo, value, shape.with_tail(shape.tail + 4 + width(&ty)), out);
        out.push_str(" as ");
    }
    out.push_str(&ty);
}

/// Operands over several lines, each but the first with its operator before it.
fn binary(memo: &Memo, first: &Expr<'_>, rest: &[(&'static str, Expr<'_>)], shape: Shape, out: &mut String) {
    let tried = flat::attempt(out, |out| binary_with_long_end(memo, first, rest, shape, out));
    if tried.is_some() {
        return;
    }
    let start = out.len();
    let indent = shape.indent + STEP;
    // The tail shortens all lines, not only the last one.
    expr(memo, first, shape, out);
    for (sign, value) in rest {
        // The operator stays on a line that has only a closing bracket.
        if shape.advance(&out[start..]).column <= indent {
            flat::push_operator(sign, out);
            let at = shape.advance(&out[start..]);
            expr(memo, value, at, out);
            continue;
        }
        new_line(indent, out);
        out.push_str(sign);
        out.push(' ');
        let at = Shape { indent, column: indent + sign.len() + 1, ..shape };
        expr(memo, value, at, out);
    }
}

/// Operands on one line except the last one, which is a block or begins near the start of the line.
fn binary_with_long_end(
    memo: &Memo,
    first: &Expr<'_>,
    rest: &[(&'static str, Expr<'_>)],
    shape: Shape,
    out: &mut String,
) -> Option<()> {
    let start = out.len();
    let ((sign, last), middle) = rest.split_last()?;
    flat::expr(first, out)?;
    for (sign, value) in middle {
        flat::push_operator(sign, out);
        flat::expr(value, out)?;
    }
    flat::push_operator(sign, out);
    let text = &out[start..];
    let is_neat =
        matches!(last, Expr::Block([], _)) || !matches!(last, Expr::Tuple(..)) && width(text) <= STEP;
    if !is_neat {
        return None;
    }
    let at = shape.advance(text);
    let end = out.len();
    memo.trying(|| expr(memo, last, at, out));
    let end = &out[end..];
    (!is_one_line(end) && at.column + width(first_line(end)) <= MAX_WIDTH).then_some(())
}

/// Appends a space and a value after `=` or `:`, or the value on the next line if that reads better.
pub(super) fn assigned(memo: &Memo, value: &Expr<'_>, shape: Shape, indent: usize, out: &mut String) {
    let here = Shape { column: shape.column + 1, ..shape };
    let before = out.len();
    out.push(' ');
    if flat::expr_at(value, here, out).is_some() {
        return;
    }
    let stays = matches!(value, Expr::Block(..) | Expr::Closure(..) | Expr::Match(..) | Expr::If(_));
    if stays {
        return expr(memo, value, here, out);
    }
    memo.trying(|| expr(memo, value, here, out));
    let text = &out[before + 1..];
    if is_one_line(text) && here.fits(text) {
        return;
    }
    let below = trial(memo, value, Shape::line(indent + STEP, shape.tail));
    // The first line must also have room for each `?` after the closing bracket.
    let signs = match value {
        Expr::Chain(_, links) if links.iter().all(|link| matches!(link, Link::Try)) => links.len(),
        _ => 0,
    };
    let has_types = matches!(value, Expr::Call(callee, _) if flat::ends_with_types(callee));
    let overflows = !has_types && here.column + width(first_line(text)) + signs > MAX_WIDTH;
    if overflows || prefers_next_line(text, &below, indent + STEP) {
        out.truncate(before);
        new_line(indent + STEP, out);
        out.push_str(&below);
    }
}

/// Whether a value of several lines reads better on its own line.
pub(super) fn prefers_next_line(here: &str, below: &str, indent: usize) -> bool {
    let fits = |(index, line): (usize, &str)| width(line) + if index == 0 { indent } else { 0 } <= MAX_WIDTH;
    let opens = |text: &str, sign: char| first_line(text).ends_with(sign);
    below.lines().enumerate().all(fits)
        && (is_one_line(below)
            || here.lines().count() > below.lines().count() + 1
            || ['(', '{', '['].iter().any(|sign| opens(here, *sign) && !opens(below, *sign)))
}
