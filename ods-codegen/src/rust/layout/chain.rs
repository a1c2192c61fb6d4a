//! Chains of fields and methods over several lines.

use std::collections::VecDeque;

use super::args::{arguments, method};
use super::broken::expr;
use super::flat::{self, CALL_WIDTH, CHAIN_WIDTH};
use super::memo::Memo;
use super::parse::{Expr, Link};
use super::shape::width;
use super::shape::{MAX_WIDTH, STEP, Shape, first_line, is_one_line, new_line};
use super::tree::Bracket;

/// A step of a chain with the links on its line: `.name(args)?`.
struct Child<'a, 't> {
    links: &'a [Link<'t>],
}

impl Child<'_, '_> {
    /// Appends the links on one line.
    fn flat(&self, out: &mut String) -> Option<()> {
        self.links.iter().try_for_each(|link| flat::link(link, out))
    }

    /// Appends the links at a position.
    fn write(&self, memo: &Memo, shape: Shape, out: &mut String) {
        let start = out.len();
        for (index, link) in self.links.iter().enumerate() {
            let tail = if index + 1 == self.links.len() { shape.tail } else { self.links.len() - index - 1 };
            match link {
                Link::Method(callee, args) => {
                    out.push('.');
                    method(callee, shape, out);
                    let shape = shape.advance(&out[start..]).with_tail(tail);
                    arguments(memo, args, Bracket::Round, CALL_WIDTH, shape, out);
                }
                Link::Index(index) => {
                    let shape = shape.advance(&out[start..]).with_tail(tail + 1);
                    out.push('[');
                    expr(memo, index, shape, out);
                    out.push(']');
                }
                other => flat::link(other, out).unwrap_or_default(),
            }
        }
    }
}

pub(super) fn chain(memo: &Memo, head: &Expr<'_>, links: &[Link<'_>], shape: Shape, out: &mut String) {
    let begin = out.len();
    let start = links.iter().position(is_dotted).unwrap_or(links.len());
    // Without a dotted link, all links follow the root on its last line.
    let tail = if start == links.len() { shape.tail + links.len() } else { 0 };
    expr(memo, head, shape.with_tail(tail), out);
    Child { links: &links[..start] }.write(memo, shape.advance(&out[begin..]), out);
    let mut children: VecDeque<Child<'_, '_>> = VecDeque::new();
    let mut rest = &links[start..];
    while !rest.is_empty() {
        let end = rest[1..].iter().position(is_dotted).map_or(rest.len(), |at| at + 1);
        children.push_back(Child { links: &rest[..end] });
        rest = &rest[end..];
    }
    let count = children.len();
    // A short root is not left alone on a line.
    while children.len() > 1
        && is_one_line(&out[begin..])
        && width(&out[begin..]) <= STEP
        && let Some(first) = children.pop_front()
    {
        first.write(memo, shape.advance(&out[begin..]).with_tail(0), out);
    }
    let Some(last) = children.pop_back() else { return };
    let budget = if count == 1 { MAX_WIDTH } else { CHAIN_WIDTH };
    let is_short = is_one_line(&out[begin..]);
    let may_go_on = is_short || !matches!(head, Expr::Array(_) | Expr::Call(..) | Expr::Macro(..));
    let chain = Rest { begin, children: children.make_contiguous(), last: &last, budget };
    if may_go_on && flat::attempt(out, |out| chain.write_on_one_line(memo, shape, out)).is_some() {
        return;
    }
    let indent = if is_short { shape.indent + STEP } else { shape.indent };
    let inner = Shape::line(indent, 0);
    for child in chain.children {
        new_line(indent, out);
        child.write(memo, inner, out);
    }
    new_line(indent, out);
    last.write(memo, inner.with_tail(shape.tail), out);
}

fn is_dotted(link: &Link<'_>) -> bool {
    matches!(link, Link::Field(_) | Link::Method(..))
}

/// The steps of a chain whose root was written.
struct Rest<'a, 't> {
    /// Byte offset of the root in the text.
    begin: usize,
    children: &'a [Child<'a, 't>],
    last: &'a Child<'a, 't>,
    /// Maximum width of the chain's line.
    budget: usize,
}

impl Rest<'_, '_> {
    /// Appends all steps on one line; the arguments of the last one may continue below.
    fn write_on_one_line(&self, memo: &Memo, shape: Shape, out: &mut String) -> Option<()> {
        let root_is_short = is_one_line(&out[self.begin..]);
        for child in self.children {
            child.flat(out)?;
        }
        let text = &out[self.begin..];
        if !root_is_short && !self.children.is_empty() || width(first_line(text)) >= self.budget {
            return None;
        }
        let (at, before) = (shape.advance(text), width(text));
        let end = out.len();
        memo.trying(|| self.last.write(memo, at, out));
        let end = &out[end..];
        let length = width(first_line(end));
        if at.column + length > MAX_WIDTH || root_is_short && before + length > self.budget {
            return None;
        }
        let lines = end.lines().count();
        if (2..5).contains(&lines) {
            let mut below = String::new();
            memo.trying(|| self.last.write(memo, Shape::line(shape.indent + STEP, shape.tail), &mut below));
            if below.lines().count() < lines {
                return None;
            }
        }
        Some(())
    }
}
