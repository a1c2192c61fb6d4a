//! Literals.

use pest::iterators::Pair;

use super::super::Literal;
use super::children::{Children, Result, range, unexpected};
use super::{Rule, SyntaxError};

/// A literal of any kind.
pub(super) fn literal(pair: Pair<'_, Rule>) -> Result<Literal> {
    let text = pair.as_str();
    Ok(match pair.as_rule() {
        Rule::integer => Literal::Int(integer(pair)?),
        Rule::float => Literal::Float(float(text)),
        Rule::boolean => Literal::Bool(text == "true"),
        Rule::null => Literal::Null,
        Rule::strings => {
            let mut value = String::new();
            for part in pair.into_inner() {
                unescape(&part, &mut value)?;
            }
            Literal::Str(value)
        }
        _ => return Err(unexpected(range(&pair))),
    })
}

/// The value of an integer literal; its suffix is ignored.
pub(super) fn integer(pair: Pair<'_, Rule>) -> Result<u128> {
    let digits = Children::new(pair).next()?;
    let range = range(&digits);
    let rule = digits.as_rule();
    let text: String = digits.as_str().chars().filter(|c| !matches!(c, '\'' | '_')).collect();
    let (radix, text) = match rule {
        Rule::hexadecimal => (16, &text[2..]),
        Rule::binary => (2, &text[2..]),
        // C++ reads a leading zero as octal, Rust does not.
        _ if text.len() > 1 && text.starts_with('0') => {
            return Err(SyntaxError::new(range, "C++ and Rust read a leading zero differently"));
        }
        _ => (10, &text[..]),
    };
    u128::from_str_radix(text, radix).map_err(|_| SyntaxError::new(range, "the number is too large"))
}

/// A number with digits on both sides of its point and without a suffix.
fn float(text: &str) -> String {
    let text: String = text.chars().filter(|c| !matches!(c, '\'' | '_')).collect();
    let end = text.find(['f', 'F', 'l', 'L']).unwrap_or(text.len());
    let (mantissa, exponent) = match text[..end].split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, Some(exponent)),
        None => (&text[..end], None),
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let or_zero = |digits: &str| if digits.is_empty() { "0".to_owned() } else { digits.to_owned() };
    let exponent =
        exponent.map(|exponent| format!("e{}", exponent.trim_start_matches('+'))).unwrap_or_default();
    format!("{}.{}{exponent}", or_zero(whole), or_zero(fraction))
}

/// Appends the text between the quotes, with escapes resolved.
fn unescape(pair: &Pair<'_, Rule>, value: &mut String) -> Result<()> {
    let text = pair.as_str();
    let mut chars = text[1..text.len() - 1].chars();
    while let Some(c) = chars.next() {
        if c != '\\' {
            value.push(c);
            continue;
        }
        value.push(match chars.next() {
            Some('n') => '\n',
            Some('t') => '\t',
            Some('r') => '\r',
            Some('0') => '\0',
            Some(c @ ('\\' | '"' | '\'')) => c,
            _ => return Err(SyntaxError::new(range(pair), "the text has an escape that is not known")),
        });
    }
    Ok(())
}
