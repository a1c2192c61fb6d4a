//! Statements, and expressions that hold blocks.

use super::args::SHORT_ELEMENT;
use super::broken::{
    MAX_WIDTH, Memo, Place, STEP, assigned, expr, first_line, is_one_line, new_line, prefers_next_line,
};
use super::flat::{self, width};
use super::items;
use super::parse::{Arm, Expr, Statement};
use super::run;
use super::tree::Node;

/// What stands between a value and the brace of the block that follows it.
pub(super) fn open_block(value: &str, indent: usize, out: &mut String) {
    let last = value.rsplit('\n').next().unwrap_or_default();
    if is_one_line(value) || last.chars().all(|c| "()[]{}?> ".contains(c)) {
        out.push(' ');
    } else {
        new_line(indent, out);
    }
}

pub(super) fn closure(memo: &Memo, head: &[Node<'_>], body: &Expr<'_>, place: Place) -> String {
    let text = flat::closure_head(head) + " ";
    let body = flat::closure_body(body);
    if let Expr::Block([], statements) = body {
        return text + &block(memo, statements, place.indent);
    }
    let at = place.behind(&text);
    let may_go_on = matches!(body, Expr::Match(..) | Expr::Struct(..) | Expr::Loop(..) | Expr::Block(..));
    if may_go_on || flat::expr(body).is_some_and(|value| at.fits(&value)) {
        return text + &expr(memo, body, at);
    }
    let mut text = text + "{";
    new_line(place.indent + STEP, &mut text);
    text.push_str(&expr(memo, body, place.inner(0)));
    new_line(place.indent, &mut text);
    text.push('}');
    text
}

/// Statements in braces.
pub(super) fn block(memo: &Memo, statements: &[Statement<'_>], indent: usize) -> String {
    if statements.is_empty() {
        return "{}".to_owned();
    }
    let mut text = String::from("{");
    for statement in statements {
        new_line(indent + STEP, &mut text);
        text.push_str(&line(memo, statement, indent + STEP));
    }
    new_line(indent, &mut text);
    text.push('}');
    text
}

fn line(memo: &Memo, statement: &Statement<'_>, indent: usize) -> String {
    match statement {
        Statement::Item(nodes) => items::items(nodes, indent).trim_start().to_owned(),
        Statement::Value(value, ends) => {
            let place = Place::line(indent, usize::from(*ends));
            let mut text = match value {
                // Statements of this kind never share a line with their blocks.
                Expr::If(branches) if *ends || !is_single(branches) => conditional(memo, branches, place),
                Expr::Block([], inner) => block(memo, inner, indent),
                _ => expr(memo, value, place),
            };
            if *ends || leaves(value) {
                text.push(';');
            }
            text
        }
        Statement::Let { pattern, value, otherwise } => {
            binding(memo, pattern, value.as_ref(), otherwise.as_deref(), indent)
        }
    }
}

/// Whether a statement ends its block early; rustfmt puts a semicolon behind it.
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

fn binding(
    memo: &Memo,
    pattern: &[Node<'_>],
    value: Option<&Expr<'_>>,
    otherwise: Option<&[Statement<'_>]>,
    indent: usize,
) -> String {
    let mut text = format!("let {}", run::text(pattern));
    let place = Place::line(indent, 1);
    let Some(value) = value else { return text + ";" };
    text.push_str(" =");
    let Some(otherwise) = otherwise else {
        let value = assigned(memo, value, place.behind(&text), indent);
        return text + &value + ";";
    };
    text.push(' ');
    if let [only @ (Statement::Value(..) | Statement::Let { .. })] = otherwise
        && let Some(value) = flat::expr(value)
        && let Statement::Value(escape, ends) = only
        && let Some(escape) = flat::expr(escape)
    {
        let semicolon = if *ends { ";" } else { "" };
        let one = format!("{text}{value} else {{ {escape}{semicolon} }};");
        if !*ends && width(&one) <= 50 && indent + width(&one) <= MAX_WIDTH {
            return one;
        }
    }
    text.pop();
    let value = assigned(memo, value, place.behind(&text).with_tail(7), indent);
    text.push_str(&value);
    if value.starts_with('\n') {
        new_line(indent, &mut text);
    } else {
        text.push(' ');
    }
    text + "else " + &block(memo, otherwise, indent) + ";"
}

pub(super) fn conditional(
    memo: &Memo,
    branches: &[(Option<Expr<'_>>, Vec<Statement<'_>>)],
    place: Place,
) -> String {
    let mut text = String::new();
    for (index, (condition, statements)) in branches.iter().enumerate() {
        if index > 0 {
            text.push_str(" else ");
        }
        let Some(condition) = condition else {
            text.push_str(&block(memo, statements, place.indent));
            continue;
        };
        text.push_str("if ");
        let value = expr(memo, condition, place.behind(&text).with_tail(2));
        text.push_str(&value);
        open_block(&value, place.indent, &mut text);
        text.push_str(&block(memo, statements, place.indent));
    }
    text
}

pub(super) fn matching(memo: &Memo, value: &Expr<'_>, arms: &[Arm<'_>], place: Place) -> String {
    let mut text = String::from("match ");
    let value = expr(memo, value, place.behind(&text).with_tail(2));
    text.push_str(&value);
    open_block(&value, place.indent, &mut text);
    text.push('{');
    for arm in arms {
        new_line(place.indent + STEP, &mut text);
        text.push_str(&arm_text(memo, arm, place.indent + STEP));
    }
    new_line(place.indent, &mut text);
    text.push('}');
    text
}

fn arm_text(memo: &Memo, arm: &Arm<'_>, indent: usize) -> String {
    let mut text = String::new();
    if !arm.attributes.is_empty() {
        text.push_str(&run::text(arm.attributes));
        new_line(indent, &mut text);
    }
    text.push_str(&pattern(arm.pattern, indent, arm.guard.is_some()));
    let place = Place::line(indent, 0);
    if let Some(guard) = &arm.guard {
        text.push_str(" if ");
        text.push_str(&expr(memo, guard, place.behind(&text).with_tail(5)));
    }
    text.push_str(" => ");
    let at = place.behind(&text).with_tail(1);
    if let Expr::Block(head, statements) = &arm.value
        && head.is_empty()
        && !matches!(&statements[..], [Statement::Value(_, false)])
    {
        return text + &block(memo, statements, indent);
    }
    let body = flat::closure_body(&arm.value);
    let value = expr(memo, body, at);
    let is_whole = is_one_line(&value) && at.fits(&value);
    let below = || expr(memo, body, Place::line(indent + STEP, 0));
    let is_block = matches!(body, Expr::Match(..) | Expr::If(_) | Expr::Loop(..) | Expr::Closure(..));
    let stays = is_whole
        || is_block && !matches!(body, Expr::If(_))
        || stays_at_arrow(body)
            && !is_one_line(&value)
            && !prefers_next_line(&value, &below(), indent + STEP);
    if stays && at.column + width(first_line(&value)) <= MAX_WIDTH {
        let comma = if matches!(body, Expr::Match(..) | Expr::If(_) | Expr::Loop(..)) && !is_one_line(&value)
        {
            ""
        } else {
            ","
        };
        return text + &value + comma;
    }
    text.push('{');
    new_line(indent + STEP, &mut text);
    text.push_str(&below());
    new_line(indent, &mut text);
    text.push('}');
    text
}

/// Whether a value of several lines may begin behind the arrow of its arm.
fn stays_at_arrow(value: &Expr<'_>) -> bool {
    match value {
        Expr::Match(..) | Expr::Struct(..) | Expr::Closure(..) | Expr::Array(_) | Expr::Macro(..) => true,
        Expr::Call(..) | Expr::Tuple(..) => true,
        Expr::Prefix(_, Some(value)) => stays_at_arrow(value),
        Expr::Chain(_, links) => flat::dots(links) <= 1,
        _ => false,
    }
}

/// A pattern, its alternatives on lines of their own when they do not fit on one.
fn pattern(nodes: &[Node<'_>], indent: usize, has_guard: bool) -> String {
    let text = run::text(nodes);
    let tail = if has_guard { 4 } else { 5 };
    if indent + width(&text) + tail <= MAX_WIDTH {
        return text;
    }
    let alternatives: Vec<String> = nodes.split(|node| node.is_sign("|")).map(run::text).collect();
    let short = alternatives.iter().all(|text| width(text) <= SHORT_ELEMENT);
    let mut out = String::new();
    let mut column = indent;
    for (index, alternative) in alternatives.iter().enumerate() {
        if index > 0 {
            if short && column + 3 + width(alternative) <= MAX_WIDTH {
                out.push_str(" | ");
                column += 3;
            } else {
                new_line(indent, &mut out);
                out.push_str("| ");
                column = indent + 2;
            }
        }
        out.push_str(alternative);
        column += width(alternative);
    }
    out
}
