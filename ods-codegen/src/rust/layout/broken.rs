//! Expressions and statements over several lines, where rustfmt breaks them.

use std::cell::RefCell;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::args::{arguments, structure, tuple, types_apart};
use super::blocks::{block, closure, conditional, matching, open_block};
use super::chain::chain;
use super::flat::{self, ARRAY_WIDTH, CALL_WIDTH, width};
use super::parse::Expr;
use super::run;
use super::tree::Bracket;

/// Columns of a line.
pub(super) const MAX_WIDTH: usize = 100;
pub(super) const STEP: usize = 4;

/// Where a text begins, and what must have room behind it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Place {
    /// Of the lines that follow the first.
    pub(super) indent: usize,
    /// Of the first character.
    pub(super) column: usize,
    /// Columns that the last line leaves free.
    pub(super) tail: usize,
}

impl Place {
    pub(super) fn line(indent: usize, tail: usize) -> Place {
        Place { indent, column: indent, tail }
    }

    /// Behind a text that begins here.
    pub(super) fn behind(self, text: &str) -> Place {
        let column = match text.rfind('\n') {
            Some(end) => width(&text[end + 1..]),
            None => self.column + width(text),
        };
        Place { column, ..self }
    }

    pub(super) fn with_tail(self, tail: usize) -> Place {
        Place { tail, ..self }
    }

    /// A line inside of what begins here.
    pub(super) fn inner(self, tail: usize) -> Place {
        Place::line(self.indent + STEP, tail)
    }

    pub(super) fn fits(self, text: &str) -> bool {
        self.column + width(text) + self.tail <= MAX_WIDTH
    }
}

/// Texts of several lines that were made before, by expression and place: to find the better of two layouts, the same part is
/// laid out more than once, and in nested parts that would multiply. It lives no longer than the expressions.
#[derive(Default)]
pub(super) struct Memo {
    texts: RefCell<FxHashMap<(usize, Place), Rc<str>>>,
}

/// A line break and the indentation.
pub(super) fn new_line(indent: usize, out: &mut String) {
    out.push('\n');
    out.extend(std::iter::repeat_n(' ', indent));
}

pub(super) fn is_one_line(text: &str) -> bool {
    !text.contains('\n')
}

pub(super) fn first_line(text: &str) -> &str {
    text.split('\n').next().unwrap_or_default()
}

/// An expression at a place.
pub(super) fn expr(memo: &Memo, value: &Expr<'_>, place: Place) -> String {
    if let Some(text) = flat::expr(value)
        && place.fits(&text)
    {
        return text;
    }
    let key = (std::ptr::from_ref(value).addr(), place);
    if let Some(text) = memo.texts.borrow().get(&key) {
        return text.to_string();
    }
    let text = broken(memo, value, place);
    if !is_one_line(&text) {
        memo.texts.borrow_mut().insert(key, text.as_str().into());
    }
    text
}

fn broken(memo: &Memo, value: &Expr<'_>, place: Place) -> String {
    match value {
        Expr::Run(nodes) => run::text(nodes),
        Expr::Prefix(operator, None) => run::text(operator),
        Expr::Prefix(operator, Some(value)) => {
            let text = flat::prefix(operator);
            let value = expr(memo, value, place.behind(&text));
            text + &value
        }
        Expr::Binary(first, rest) => binary(memo, first, rest, place),
        Expr::Cast(value, ty) => {
            let ty = run::text(ty);
            if let Some(mut text) = flat::expr(value)
                && place.with_tail(0).fits(&text)
            {
                new_line(place.indent + STEP, &mut text);
                return text + "as " + &ty;
            }
            format!("{} as {ty}", expr(memo, value, place.with_tail(place.tail + 4 + width(&ty))))
        }
        Expr::Chain(head, links) => chain(memo, head, links, place),
        Expr::Call(callee, args) if args.is_empty() && flat::ends_with_types(callee) => {
            types_apart(memo, callee, place) + "()"
        }
        Expr::Call(callee, args) => {
            let callee = expr(memo, callee, place.with_tail(1));
            let args = arguments(memo, args, Bracket::Round, CALL_WIDTH, place.behind(&callee));
            callee + &args
        }
        Expr::Macro(path, bracket, args) => {
            let name = run::text(path) + "!";
            let inner = match bracket {
                Bracket::Square => arguments(memo, args, Bracket::Square, ARRAY_WIDTH, place.behind(&name)),
                _ => arguments(memo, args, Bracket::Round, CALL_WIDTH, place.behind(&name)),
            };
            name + &inner
        }
        Expr::Struct(path, fields) => structure(memo, path, fields, place),
        Expr::Array(items) => arguments(memo, items, Bracket::Square, ARRAY_WIDTH, place),
        Expr::Tuple(items, is_tuple) => tuple(memo, items, *is_tuple, place),
        Expr::Block(head, statements) => {
            let head = if head.is_empty() { String::new() } else { run::text(head) + " " };
            head + &block(memo, statements, place.indent)
        }
        Expr::If(branches) => conditional(memo, branches, place),
        Expr::Let(pattern, value) => {
            let text = format!("let {} = ", run::text(pattern));
            let value = expr(memo, value, place.behind(&text));
            text + &value
        }
        Expr::Match(value, arms) => matching(memo, value, arms, place),
        Expr::Loop(head, value, statements) => {
            let mut text = run::text(head);
            text.push(' ');
            if let Some(value) = value {
                let value = expr(memo, value, place.behind(&text).with_tail(2));
                text.push_str(&value);
                open_block(&value, place.indent, &mut text);
            }
            text + &block(memo, statements, place.indent)
        }
        Expr::Closure(head, body) => closure(memo, head, body, place),
    }
}

/// Operands over several lines, an operator in front of each but the first.
fn binary(memo: &Memo, first: &Expr<'_>, rest: &[(&'static str, Expr<'_>)], place: Place) -> String {
    if let Some(text) = binary_with_long_end(memo, first, rest, place) {
        return text;
    }
    let indent = place.indent + STEP;
    let mut text = expr(memo, first, place.with_tail(0));
    for (index, (sign, value)) in rest.iter().enumerate() {
        let tail = if index + 1 == rest.len() { place.tail } else { 0 };
        let last_line = place.behind(&text).column;
        // A line of no more than a bracket is not left alone.
        if last_line <= indent {
            flat::push_operator(sign, &mut text);
            let at = place.behind(&text).with_tail(tail);
            text.push_str(&expr(memo, value, at));
            continue;
        }
        new_line(indent, &mut text);
        text.push_str(sign);
        text.push(' ');
        let at = Place { indent, column: indent + sign.len() + 1, tail };
        text.push_str(&expr(memo, value, at));
    }
    text
}

/// Operands on one line but for the last, which begins with a brace or near the start.
fn binary_with_long_end(
    memo: &Memo,
    first: &Expr<'_>,
    rest: &[(&'static str, Expr<'_>)],
    place: Place,
) -> Option<String> {
    let ((sign, last), middle) = rest.split_last()?;
    let mut text = flat::expr(first)?;
    for (sign, value) in middle {
        flat::push_operator(sign, &mut text);
        text.push_str(&flat::expr(value)?);
    }
    flat::push_operator(sign, &mut text);
    let is_neat =
        matches!(last, Expr::Block([], _)) || !matches!(last, Expr::Tuple(..)) && width(&text) <= STEP;
    if !is_neat {
        return None;
    }
    let end = expr(memo, last, place.behind(&text));
    let fits = place.behind(&text).column + width(first_line(&end)) <= MAX_WIDTH;
    (fits && !is_one_line(&end)).then(|| text + &end)
}

/// A value behind `=` or `:`, with the blank: on the same line, or on the next when that reads better.
pub(super) fn assigned(memo: &Memo, value: &Expr<'_>, place: Place, indent: usize) -> String {
    let here = Place { column: place.column + 1, ..place };
    let text = expr(memo, value, here);
    let is_whole = is_one_line(&text) && here.fits(&text);
    if is_whole || matches!(value, Expr::Block(..) | Expr::Closure(..) | Expr::Match(..) | Expr::If(_)) {
        return format!(" {text}");
    }
    let below = expr(memo, value, Place::line(indent + STEP, place.tail));
    let here_overflows = here.column + width(first_line(&text)) > MAX_WIDTH;
    if !here_overflows && !prefers_next_line(&text, &below, indent + STEP) {
        return format!(" {text}");
    }
    let mut moved = String::new();
    new_line(indent + STEP, &mut moved);
    moved + &below
}

/// Whether a value of several lines reads better when it begins on a line of its own.
pub(super) fn prefers_next_line(here: &str, below: &str, indent: usize) -> bool {
    let fits = |(index, line): (usize, &str)| width(line) + if index == 0 { indent } else { 0 } <= MAX_WIDTH;
    let opens = |text: &str, sign: char| first_line(text).ends_with(sign);
    below.lines().enumerate().all(fits)
        && (is_one_line(below)
            || here.lines().count() > below.lines().count() + 1
            || ['(', '{', '['].iter().any(|sign| opens(here, *sign) && !opens(below, *sign)))
}
