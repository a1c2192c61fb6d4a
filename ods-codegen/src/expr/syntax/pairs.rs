//! From the grammar's pairs to the tree of an expression.

use std::ops::Range;

use pest::iterators::{Pair, Pairs};

use super::super::{Expr, ExprKind, Lambda, Let, Parameter, Path, Segment, UnaryOp};
use super::types::{segment, type_expr};
use super::{Rule, SyntaxError, literals, operators};

pub(super) type Result<T> = std::result::Result<T, SyntaxError>;

pub(super) fn place(pair: &Pair<'_, Rule>) -> Range<u32> {
    let span = pair.as_span();
    span.start() as u32..span.end() as u32
}

pub(super) fn node(kind: ExprKind, place: Range<u32>) -> Result<Expr> {
    Expr::new(kind, place.clone()).ok_or_else(|| SyntaxError::new(place, "the code nests too deeply"))
}

/// The error for a match that the grammar rules out, so that a bug in the grammar does not cause a panic.
pub(super) fn unexpected(place: Range<u32>) -> SyntaxError {
    SyntaxError::new(place, "the code has an unexpected form")
}

/// The parts of a pair, with an error for a missing one.
pub(super) struct Children<'t> {
    pub(super) place: Range<u32>,
    pub(super) pairs: Pairs<'t, Rule>,
}

impl<'t> Children<'t> {
    pub(super) fn new(pair: Pair<'t, Rule>) -> Children<'t> {
        Children { place: place(&pair), pairs: pair.into_inner() }
    }

    pub(super) fn next(&mut self) -> Result<Pair<'t, Rule>> {
        self.pairs.next().ok_or_else(|| unexpected(self.place.clone()))
    }

    pub(super) fn next_if(&mut self, rule: Rule) -> Option<Pair<'t, Rule>> {
        if self.pairs.peek()?.as_rule() == rule { self.pairs.next() } else { None }
    }

    /// All remaining parts, as expressions.
    fn expressions(self) -> Result<Vec<Expr>> {
        self.pairs.map(expression).collect()
    }
}

/// An expression with all its operators.
pub(super) fn expression(pair: Pair<'_, Rule>) -> Result<Expr> {
    let place = place(&pair);
    let mut parts = Children::new(pair);
    let condition = operators::operation(parts.next()?)?;
    let Some(then) = parts.pairs.next() else { return Ok(condition) };
    let then = Box::new(expression(then)?);
    let otherwise = Box::new(expression(parts.next()?)?);
    node(ExprKind::Ternary { condition: Box::new(condition), then, otherwise }, place)
}

/// A primary with its prefix and postfix operators.
pub(super) fn operand(pair: Pair<'_, Rule>) -> Result<Expr> {
    let whole = place(&pair);
    let mut parts = Children::new(pair);
    let mut prefixes = Vec::new();
    while let Some(prefix) = parts.next_if(Rule::prefix) {
        prefixes.push((prefix.as_str().chars().next(), whole.start..whole.end));
    }
    let first = parts.next()?;
    let mut result = match parts.next_if(Rule::constructed) {
        Some(braces) => construct(first, braces)?,
        None => primary(first)?,
    };
    let start = result.place.start.max(whole.start);
    for suffix in parts.pairs {
        let place = start..place(&suffix).end;
        result = node(postfix(result, suffix)?, place)?;
    }
    for (prefix, place) in prefixes.into_iter().rev() {
        let op = match prefix {
            Some('!') => UnaryOp::Not,
            Some('-') => UnaryOp::Neg,
            Some('~') => UnaryOp::Complement,
            Some('*') => UnaryOp::Deref,
            Some('&') => UnaryOp::Address,
            // A plus sign has no effect.
            _ => continue,
        };
        result = node(ExprKind::Unary(op, Box::new(result)), place)?;
    }
    Ok(result)
}

fn postfix(receiver: Expr, suffix: Pair<'_, Rule>) -> Result<ExprKind> {
    let rule = suffix.as_rule();
    let receiver = Box::new(receiver);
    let mut parts = Children::new(suffix);
    Ok(match rule {
        Rule::method_call => {
            parts.next_if(Rule::keyword_template);
            let method = segment(parts.next()?)?;
            ExprKind::MethodCall { receiver, method, args: parts.expressions()? }
        }
        Rule::field => ExprKind::Field { receiver, name: parts.next()?.as_str().to_owned() },
        Rule::call => ExprKind::Call { callee: receiver, args: parts.expressions()? },
        Rule::index => ExprKind::Index { list: receiver, index: Box::new(expression(parts.next()?)?) },
        Rule::cast => {
            parts.next()?;
            ExprKind::Cast(receiver, Box::new(type_expr(parts.next()?)?))
        }
        _ => return Err(unexpected(parts.place)),
    })
}

fn primary(pair: Pair<'_, Rule>) -> Result<Expr> {
    let place = place(&pair);
    let text = pair.as_str();
    let kind = match pair.as_rule() {
        Rule::expression => return expression(pair),
        Rule::integer | Rule::float | Rule::strings | Rule::boolean | Rule::null => {
            ExprKind::Literal(literals::literal(pair)?)
        }
        Rule::placeholder => ExprKind::Placeholder(text.trim_start_matches('$').to_owned()),
        Rule::path => ExprKind::Name(path(pair)?),
        Rule::list | Rule::array => ExprKind::List(Children::new(pair).expressions()?),
        Rule::conditional => conditional(pair)?,
        Rule::lambda => ExprKind::Lambda(Box::new(lambda(pair)?)),
        Rule::closure => ExprKind::Lambda(Box::new(closure(pair)?)),
        _ => return Err(unexpected(place)),
    };
    node(kind, place)
}

/// `Type{a, b}`: a name and the braces after it.
fn construct(name: Pair<'_, Rule>, braces: Pair<'_, Rule>) -> Result<Expr> {
    let place = place(&name).start..place(&braces).end;
    node(ExprKind::Construct { ty: path(name)?, args: Children::new(braces).expressions()? }, place)
}

fn conditional(pair: Pair<'_, Rule>) -> Result<ExprKind> {
    let mut parts = Children::new(pair);
    parts.next()?;
    let condition = Box::new(expression(parts.next()?)?);
    let then = Box::new(expression(parts.next()?)?);
    parts.next()?;
    let otherwise = Box::new(expression(parts.next()?)?);
    Ok(ExprKind::Ternary { condition, then, otherwise })
}

fn path(pair: Pair<'_, Rule>) -> Result<Path> {
    let mut parts = Children::new(pair);
    let is_absolute = parts.next_if(Rule::root).is_some();
    let segments = parts.pairs.map(segment).collect::<Result<Vec<Segment>>>()?;
    if segments.is_empty() { Err(unexpected(parts.place)) } else { Ok(Path { is_absolute, segments }) }
}

fn lambda(pair: Pair<'_, Rule>) -> Result<Lambda> {
    let mut parts = Children::new(pair);
    let captures = !parts.next()?.as_str().trim_matches(['[', ']', ' ']).is_empty();
    let mut parameters = Vec::new();
    while let Some(found) = parts.next_if(Rule::parameter) {
        parameters.push(parameter(found)?);
    }
    // The type of the result follows from the expression.
    parts.next_if(Rule::type_expr);
    let mut lets = Vec::new();
    while let Some(found) = parts.next_if(Rule::binding) {
        let mut inner = Children::new(found);
        let ty = declared(type_expr(inner.next()?)?);
        let parameter = Parameter { ty, name: inner.next()?.as_str().to_owned() };
        lets.push(Let { parameter, value: expression(inner.next()?)? });
    }
    parts.next_if(Rule::keyword_return);
    let result = expression(parts.next()?)?;
    Ok(Lambda { captures, parameters, lets, result })
}

fn parameter(pair: Pair<'_, Rule>) -> Result<Parameter> {
    let mut parts = Children::new(pair);
    let ty = declared(type_expr(parts.next()?)?);
    let name = parts.pairs.next().map(|name| name.as_str().to_owned()).unwrap_or_default();
    Ok(Parameter { ty, name })
}

/// A declared type; `None` for `auto`, with or without `const` and `&`.
fn declared(ty: super::TypeExpr) -> Option<super::TypeExpr> {
    if ty.base().is_some_and(|path| path.as_single() == Some("auto")) { None } else { Some(ty) }
}

fn closure(pair: Pair<'_, Rule>) -> Result<Lambda> {
    let mut parts = Children::new(pair);
    let mut parameters = Vec::new();
    while let Some(found) = parts.next_if(Rule::closure_parameter) {
        let mut inner = Children::new(found);
        let name = inner.next()?.as_str().to_owned();
        let ty = inner.pairs.next().map(type_expr).transpose()?;
        parameters.push(Parameter { name, ty });
    }
    let result = expression(parts.next()?)?;
    Ok(Lambda { captures: true, parameters, lets: Vec::new(), result })
}
