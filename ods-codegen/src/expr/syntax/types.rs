//! Types and the arguments in angle brackets.

use pest::iterators::Pair;

use super::super::{Arg, Path, Segment, TypeExpr};
use super::Rule;
use super::children::{Children, Result, unexpected};
use super::literals::integer;

/// A type.
pub(super) fn type_expr(pair: Pair<'_, Rule>) -> Result<TypeExpr> {
    let mut parts = Children::new(pair);
    let (mut is_const, mut is_reference) = (false, false);
    while let Some(prefix) = parts.next_if(Rule::type_prefix) {
        if prefix.as_str().starts_with('&') { is_reference = true } else { is_const = true }
    }
    let mut ty = primary(parts.next()?)?;
    if is_const {
        ty = TypeExpr::Const(Box::new(ty));
    }
    for suffix in parts.pairs {
        ty = match suffix.as_str() {
            "&" | "&&" => TypeExpr::Reference(Box::new(ty)),
            "*" => TypeExpr::Pointer(Box::new(ty)),
            "const" => TypeExpr::Const(Box::new(ty)),
            _ => TypeExpr::Function { result: Box::new(ty), parameters: function_parameters(suffix)? },
        };
    }
    Ok(if is_reference { TypeExpr::Reference(Box::new(ty)) } else { ty })
}

fn function_parameters(suffix: Pair<'_, Rule>) -> Result<Vec<TypeExpr>> {
    let list = Children::new(suffix).next()?;
    list.into_inner().map(|parameter| type_expr(Children::new(parameter).next()?)).collect()
}

fn primary(pair: Pair<'_, Rule>) -> Result<TypeExpr> {
    let rule = pair.as_rule();
    let text = pair.as_str();
    let mut parts = Children::new(pair);
    Ok(match rule {
        Rule::fundamental => TypeExpr::Path(Path::single(fundamental(text))),
        Rule::slice => TypeExpr::Slice(Box::new(type_expr(parts.next()?)?)),
        Rule::tuple => TypeExpr::Tuple(parts.pairs.map(type_expr).collect::<Result<_>>()?),
        Rule::type_path => {
            parts.next_if(Rule::elaborated);
            let is_absolute = parts.next_if(Rule::root).is_some();
            let segments = parts.pairs.map(segment).collect::<Result<Vec<Segment>>>()?;
            if segments.is_empty() {
                return Err(unexpected(parts.range));
            }
            TypeExpr::Path(Path { is_absolute, segments })
        }
        _ => return Err(unexpected(parts.range)),
    })
}

/// The canonical name of a fundamental type that may have several words, such as `unsigned long long int`.
fn fundamental(text: &str) -> &'static str {
    let has = |word| text.split_whitespace().any(|found| found == word);
    let is_unsigned = has("unsigned");
    if has("double") {
        "double"
    } else if has("char") && is_unsigned {
        "uint8_t"
    } else if has("char") && has("signed") {
        "int8_t"
    } else if has("char") {
        "char"
    } else if has("short") && is_unsigned {
        "uint16_t"
    } else if has("short") {
        "int16_t"
    } else if has("long") && is_unsigned {
        "uint64_t"
    } else if has("long") {
        "int64_t"
    } else if is_unsigned {
        "unsigned"
    } else {
        "int"
    }
}

/// A segment of a path.
pub(super) fn segment(pair: Pair<'_, Rule>) -> Result<Segment> {
    let mut parts = Children::new(pair);
    let name = parts.next()?.as_str().to_owned();
    let Some(angle) = parts.pairs.next() else { return Ok(Segment { name, args: None }) };
    let args = angle.into_inner().map(argument).collect::<Result<_>>()?;
    Ok(Segment { name, args: Some(args) })
}

fn argument(pair: Pair<'_, Rule>) -> Result<Arg> {
    match pair.as_rule() {
        Rule::integer => Ok(Arg::Int(signed(pair)?)),
        Rule::negative => Ok(Arg::Int(-signed(Children::new(pair).next()?)?)),
        _ => Ok(Arg::Type(type_expr(pair)?)),
    }
}

fn signed(pair: Pair<'_, Rule>) -> Result<i128> {
    let range = super::children::range(&pair);
    i128::try_from(integer(pair)?).map_err(|_| super::SyntaxError::new(range, "the number is too large"))
}
