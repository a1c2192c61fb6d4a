//! The code of a method as an expression.

use crate::expr::{Expr, parse_expression};

/// The expression that a body returns. A leading `ConcreteOp op = cast<ConcreteOp>(this->getOperation());`
/// only names the operation.
pub fn expression(code: &str) -> Option<Expr> {
    let code = code.trim();
    if let Ok(expr) = parse_expression(code) {
        return Some(expr);
    }
    let (declared, rest) = match code.split_once(';') {
        Some((first, rest)) if first.contains("cast<ConcreteOp>(this->getOperation())") => {
            let name = first.split_once('=')?.0.split_whitespace().last()?;
            (Some(name), rest)
        }
        _ => (None, code),
    };
    let rest = rest.trim();
    let text = match rest.strip_prefix("return").and_then(|rest| rest.strip_suffix(';')) {
        Some(value) if !value.contains(';') => value.trim().to_owned(),
        _ => format!("[&]() {{ {rest} }}()"),
    };
    let text = declared.map_or(text.clone(), |name| renamed(&text, name));
    parse_expression(&text).ok()
}

/// A text with a name replaced by `$_op`.
fn renamed(text: &str, name: &str) -> String {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut created = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(name) {
        let (before, after) = (&rest[..at], &rest[at + name.len()..]);
        let is_whole = !before.ends_with(|c: char| is_word(c) || c == '$') && !after.starts_with(is_word);
        created += before;
        created += if is_whole { "$_op" } else { name };
        rest = after;
    }
    created + rest
}
