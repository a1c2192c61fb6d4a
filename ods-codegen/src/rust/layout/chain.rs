//! Chains of fields and methods over several lines.

use super::args::arguments;
use super::broken::{MAX_WIDTH, Memo, Place, STEP, expr, first_line, is_one_line, new_line};
use super::flat::{self, CALL_WIDTH, CHAIN_WIDTH, width};
use super::parse::{Expr, Link};
use super::run;
use super::tree::Bracket;

/// A step of a chain with what stays on its line: `.name(args)?`.
struct Child<'a, 't> {
    links: &'a [Link<'t>],
}

impl Child<'_, '_> {
    fn flat(&self) -> Option<String> {
        self.links.iter().map(flat::link).collect()
    }

    fn at(&self, memo: &Memo, place: Place) -> String {
        let mut text = String::new();
        for (index, link) in self.links.iter().enumerate() {
            let tail = if index + 1 == self.links.len() { place.tail } else { self.links.len() - index - 1 };
            let part = match link {
                Link::Method(callee, args) => {
                    let name = format!(".{}", run::text(callee));
                    let place = place.behind(&text).behind(&name).with_tail(tail);
                    name + &arguments(memo, args, Bracket::Round, CALL_WIDTH, place)
                }
                Link::Index(index) => {
                    format!("[{}]", expr(memo, index, place.behind(&text).with_tail(tail + 1)))
                }
                other => flat::link(other).unwrap_or_default(),
            };
            text.push_str(&part);
        }
        text
    }
}

pub(super) fn chain(memo: &Memo, head: &Expr<'_>, links: &[Link<'_>], place: Place) -> String {
    let start = links.iter().position(is_dotted).unwrap_or(links.len());
    let mut root = expr(memo, head, place.with_tail(0));
    root.push_str(&Child { links: &links[..start] }.at(memo, place.behind(&root)));
    let mut children: Vec<Child<'_, '_>> = Vec::new();
    let mut rest = &links[start..];
    while !rest.is_empty() {
        let end = rest[1..].iter().position(is_dotted).map_or(rest.len(), |at| at + 1);
        children.push(Child { links: &rest[..end] });
        rest = &rest[end..];
    }
    let count = children.len();
    // A short root is not left alone on a line.
    while width(&root) <= STEP && is_one_line(&root) && children.len() > 1 {
        let first = children.remove(0);
        root.push_str(&first.at(memo, place.behind(&root).with_tail(0)));
    }
    let Some(last) = children.pop() else { return root };
    let budget = if count == 1 { MAX_WIDTH } else { CHAIN_WIDTH };
    let may_go_on = is_one_line(&root) || !matches!(head, Expr::Array(_) | Expr::Call(..) | Expr::Macro(..));
    if may_go_on && let Some(text) = chain_on_one_line(memo, &root, &children, &last, budget, place) {
        return text;
    }
    let indent = if is_one_line(&root) { place.indent + STEP } else { place.indent };
    let inner = Place::line(indent, 0);
    let mut text = root;
    for child in &children {
        new_line(indent, &mut text);
        text.push_str(&child.at(memo, inner));
    }
    new_line(indent, &mut text);
    text.push_str(&last.at(memo, inner.with_tail(place.tail)));
    text
}

fn is_dotted(link: &Link<'_>) -> bool {
    matches!(link, Link::Field(_) | Link::Method(..))
}

/// All steps on a line, the arguments of the last one perhaps below. `budget` is what the line may hold.
fn chain_on_one_line(
    memo: &Memo,
    root: &str,
    children: &[Child<'_, '_>],
    last: &Child<'_, '_>,
    budget: usize,
    place: Place,
) -> Option<String> {
    let mut text = root.to_owned();
    for child in children {
        text.push_str(&child.flat()?);
    }
    if !is_one_line(&text) && !children.is_empty() || width(first_line(&text)) >= budget {
        return None;
    }
    let end = last.at(memo, place.behind(&text));
    let length = width(first_line(&end));
    let is_too_wide = is_one_line(root) && width(&text) + length > budget;
    if place.behind(&text).column + length > MAX_WIDTH || is_too_wide {
        return None;
    }
    if end.lines().count() < 5 {
        let below = last.at(memo, Place::line(place.indent + STEP, place.tail));
        if below.lines().count() < end.lines().count() {
            return None;
        }
    }
    Some(text + &end)
}
