//! Expressions on one line, where rustfmt allows it.

use super::parse::{Expr, Field, Link, Statement};
use super::run;
use super::tree::{Bracket, Node};

/// Widths that rustfmt allows what stands between brackets on one line, and chains and conditionals as a whole.
pub(super) const CALL_WIDTH: usize = 60;
pub(super) const ARRAY_WIDTH: usize = 60;
pub(super) const CHAIN_WIDTH: usize = 60;
const STRUCT_WIDTH: usize = 18;
const BRANCH_WIDTH: usize = 50;

/// The columns of a text without line breaks.
pub(super) fn width(text: &str) -> usize {
    if text.is_ascii() { text.len() } else { text.chars().count() }
}

/// An expression on one line; none when it needs several.
pub(super) fn expr(value: &Expr<'_>) -> Option<String> {
    Some(match value {
        Expr::Run(nodes) => run::text(nodes),
        Expr::Prefix(operator, None) => run::text(operator),
        Expr::Prefix(operator, Some(value)) => prefix(operator) + &expr(value)?,
        Expr::Binary(first, rest) => {
            let mut text = expr(first)?;
            for (sign, value) in rest {
                push_operator(sign, &mut text);
                text.push_str(&expr(value)?);
            }
            text
        }
        Expr::Cast(value, ty) => format!("{} as {}", expr(value)?, run::text(ty)),
        Expr::Chain(head, links) => chain(head, links)?,
        Expr::Call(callee, args) => format!("{}({})", expr(callee)?, list(args, CALL_WIDTH)?),
        Expr::Macro(path, Bracket::Square, args) => {
            format!("{}![{}]", run::text(path), list(args, ARRAY_WIDTH)?)
        }
        Expr::Macro(path, _, args) => format!("{}!({})", run::text(path), list(args, CALL_WIDTH)?),
        Expr::Struct(path, fields) => structure(path, fields)?,
        Expr::Array(items) => format!("[{}]", list(items, ARRAY_WIDTH)?),
        Expr::Tuple(items, is_tuple) => {
            let comma = if *is_tuple && items.len() == 1 { "," } else { "" };
            format!("({}{comma})", list(items, CALL_WIDTH)?)
        }
        Expr::Block(head, statements) => block(head, statements)?,
        Expr::If(branches) => conditional(branches)?,
        Expr::Let(pattern, value) => format!("let {} = {}", run::text(pattern), expr(value)?),
        Expr::Match(value, arms) if arms.is_empty() => format!("match {} {{}}", expr(value)?),
        Expr::Match(..) | Expr::Loop(..) => return None,
        Expr::Closure(head, body) => match closure_body(body) {
            Expr::Block(_, statements) if !statements.is_empty() => return None,
            body => format!("{} {}", closure_head(head), expr(body)?),
        },
    })
}

/// `move |a, b|`
pub(super) fn closure_head(nodes: &[Node]) -> String {
    let Some(at) = nodes.iter().position(|node| node.is_sign("|")) else { return run::text(nodes) };
    let end = nodes.len() - usize::from(nodes.len() > at + 1);
    let before = if at == 0 { String::new() } else { run::text(&nodes[..at]) + " " };
    format!("{before}|{}|", run::text(&nodes[at + 1..end]))
}

/// What a closure evaluates: braces around one value are left out.
pub(super) fn closure_body<'a, 't>(body: &'a Expr<'t>) -> &'a Expr<'t> {
    match body {
        Expr::Block([], statements) => match &statements[..] {
            [Statement::Value(value, false)] => value,
            _ => body,
        },
        _ => body,
    }
}

/// An operator in front of its operand.
pub(super) fn prefix(operator: &[Node]) -> String {
    let mut text = run::text(operator);
    if operator.last().is_some_and(|node| node.word().is_some()) {
        text.push(' ');
    }
    text
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

/// Values with commas between them; one alone that is no call may be as long as the line allows.
pub(super) fn list(values: &[Expr<'_>], limit: usize) -> Option<String> {
    let mut text = String::new();
    for (index, value) in values.iter().enumerate() {
        if index > 0 {
            text.push_str(", ");
        }
        text.push_str(&expr(value)?);
    }
    let limit = match values {
        [only] => nested_limit(only, limit).unwrap_or(usize::MAX),
        _ => limit,
    };
    (width(&text) <= limit).then_some(text)
}

/// The width that is allowed an only argument, when it is itself a call that can be broken.
pub(super) fn nested_limit(value: &Expr<'_>, limit: usize) -> Option<usize> {
    match value {
        // The brackets behind the types do not count.
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

/// A step of a chain.
pub(super) fn link(link: &Link<'_>) -> Option<String> {
    Some(match link {
        Link::Field(name) => format!(".{}", run::text(std::slice::from_ref(*name))),
        Link::Method(callee, args) => format!(".{}({})", run::text(callee), list(args, CALL_WIDTH)?),
        Link::Try => "?".to_owned(),
        Link::Index(index) => format!("[{}]", expr(index)?),
    })
}

/// How many steps of a chain begin with a dot.
pub(super) fn dots(links: &[Link<'_>]) -> usize {
    links.iter().filter(|link| matches!(link, Link::Field(_) | Link::Method(..))).count()
}

fn chain(head: &Expr<'_>, links: &[Link<'_>]) -> Option<String> {
    let mut text = expr(head)?;
    for step in links {
        text.push_str(&link(step)?);
    }
    (dots(links) <= 1 || width(&text) <= CHAIN_WIDTH).then_some(text)
}

fn structure(path: &[Node], fields: &[Field<'_>]) -> Option<String> {
    if fields.is_empty() {
        return Some(format!("{} {{}}", run::text(path)));
    }
    let inner: Option<Vec<String>> = fields.iter().map(field).collect();
    let inner = inner?.join(", ");
    (width(&inner) <= STRUCT_WIDTH).then(|| format!("{} {{ {inner} }}", run::text(path)))
}

fn field(field: &Field<'_>) -> Option<String> {
    let name = run::text(std::slice::from_ref(field.name));
    Some(match &field.value {
        None => name,
        Some(value) if field.name.is_sign("..") => name + &expr(value)?,
        Some(value) => format!("{name}: {}", expr(value)?),
    })
}

fn block(head: &[Node], statements: &[Statement<'_>]) -> Option<String> {
    let prefix = if head.is_empty() { String::new() } else { run::text(head) + " " };
    match statements {
        [] => Some(prefix + "{}"),
        [Statement::Value(value, false)] => Some(format!("{prefix}{{ {} }}", expr(value)?)),
        _ => None,
    }
}

fn conditional(branches: &[(Option<Expr<'_>>, Vec<Statement<'_>>)]) -> Option<String> {
    let [(Some(condition), yes), (None, no)] = branches else { return None };
    let text = format!("if {} {} else {}", expr(condition)?, braced(yes)?, braced(no)?);
    (width(&text) <= BRANCH_WIDTH).then_some(text)
}

/// A block of one value on one line.
fn braced(statements: &[Statement<'_>]) -> Option<String> {
    match statements {
        [Statement::Value(value, false)] => Some(format!("{{ {} }}", expr(value)?)),
        _ => None,
    }
}
