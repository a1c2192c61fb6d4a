//! From the grammar's pairs to the tree of an expression.

use std::ops::Range;

use pest::iterators::Pair;

use super::super::{BinaryOp, Expr, ExprKind, Lambda, Let, Parameter, Path, Segment, UnaryOp};
use super::children::{Children, Result, node, range, unexpected};
use super::types::{segment, type_expr};
use super::{Rule, SyntaxError, literals};

/// An expression with all its operators.
pub(super) fn expression(pair: Pair<'_, Rule>) -> Result<Expr> {
    let range = range(&pair);
    let mut parts = Children::new(pair);
    let condition = operation(parts.next()?)?;
    let Some(then) = parts.pairs.next() else { return Ok(condition) };
    let then = Box::new(expression(then)?);
    let otherwise = Box::new(expression(parts.next()?)?);
    node(ExprKind::Ternary { condition: Box::new(condition), then, otherwise }, range)
}

/// All remaining children, as expressions.
fn expressions(parts: Children<'_>) -> Result<Vec<Expr>> {
    parts.pairs.map(expression).collect()
}

/// A primary with its prefix and postfix operators.
pub(super) fn operand(pair: Pair<'_, Rule>) -> Result<Expr> {
    let whole = range(&pair);
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
    let start = result.range.start.max(whole.start);
    for suffix in parts.pairs {
        let range = start..range(&suffix).end;
        result = node(postfix(result, suffix)?, range)?;
    }
    for (prefix, range) in prefixes.into_iter().rev() {
        let op = match prefix {
            Some('!') => UnaryOp::Not,
            Some('-') => UnaryOp::Neg,
            Some('~') => UnaryOp::Complement,
            Some('*') => UnaryOp::Deref,
            Some('&') => UnaryOp::Address,
            // A plus sign has no effect.
            _ => continue,
        };
        result = node(ExprKind::Unary(op, Box::new(result)), range)?;
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
            ExprKind::MethodCall { receiver, method, args: expressions(parts)? }
        }
        Rule::field => ExprKind::Field { receiver, name: parts.next()?.as_str().to_owned() },
        Rule::call => ExprKind::Call { callee: receiver, args: expressions(parts)? },
        Rule::index => ExprKind::Index { list: receiver, index: Box::new(expression(parts.next()?)?) },
        Rule::cast => {
            parts.next()?;
            ExprKind::Cast(receiver, Box::new(type_expr(parts.next()?)?))
        }
        _ => return Err(unexpected(parts.range)),
    })
}

fn primary(pair: Pair<'_, Rule>) -> Result<Expr> {
    let range = range(&pair);
    let text = pair.as_str();
    let kind = match pair.as_rule() {
        Rule::expression => return expression(pair),
        Rule::integer | Rule::float | Rule::strings | Rule::boolean | Rule::null => {
            ExprKind::Literal(literals::literal(pair)?)
        }
        Rule::placeholder => ExprKind::Placeholder(text.trim_start_matches('$').to_owned()),
        Rule::path => ExprKind::Name(path(pair)?),
        Rule::list | Rule::array => ExprKind::List(expressions(Children::new(pair))?),
        Rule::conditional => conditional(pair)?,
        Rule::lambda => ExprKind::Lambda(Box::new(lambda(pair)?)),
        Rule::closure => ExprKind::Lambda(Box::new(closure(pair)?)),
        _ => return Err(unexpected(range)),
    };
    node(kind, range)
}

/// `Type{a, b}`: a name and the braces after it.
fn construct(name: Pair<'_, Rule>, braces: Pair<'_, Rule>) -> Result<Expr> {
    let range = range(&name).start..range(&braces).end;
    node(ExprKind::Construct { ty: path(name)?, args: expressions(Children::new(braces))? }, range)
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
    if segments.is_empty() { Err(unexpected(parts.range)) } else { Ok(Path { is_absolute, segments }) }
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

/// An operator between two operands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Infix {
    Or,
    And,
    Binary(BinaryOp),
}

impl Infix {
    fn named(text: &str) -> Option<Infix> {
        Some(match text {
            "||" => Infix::Or,
            "&&" => Infix::And,
            _ => Infix::Binary(match text {
                "|" => BinaryOp::BitOr,
                "^" => BinaryOp::BitXor,
                "&" => BinaryOp::BitAnd,
                "==" => BinaryOp::Eq,
                "!=" => BinaryOp::Ne,
                "<" => BinaryOp::Lt,
                "<=" => BinaryOp::Le,
                ">" => BinaryOp::Gt,
                ">=" => BinaryOp::Ge,
                "<<" => BinaryOp::Shl,
                ">>" => BinaryOp::Shr,
                "+" => BinaryOp::Add,
                "-" => BinaryOp::Sub,
                "*" => BinaryOp::Mul,
                "/" => BinaryOp::Div,
                "%" => BinaryOp::Rem,
                _ => return None,
            }),
        })
    }

    /// The precedence in C++, lower for looser operators.
    fn precedence(self) -> u8 {
        match self {
            Infix::Or => 0,
            Infix::And => 1,
            Infix::Binary(op) => match op {
                BinaryOp::BitOr => 2,
                BinaryOp::BitXor => 3,
                BinaryOp::BitAnd => 4,
                BinaryOp::Eq | BinaryOp::Ne => 5,
                BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => 6,
                BinaryOp::Shl | BinaryOp::Shr => 7,
                BinaryOp::Add | BinaryOp::Sub => 8,
                BinaryOp::Mul | BinaryOp::Div | BinaryOp::Rem => 9,
            },
        }
    }

    fn is_bitwise(self) -> bool {
        matches!(self, Infix::Binary(BinaryOp::BitOr | BinaryOp::BitXor | BinaryOp::BitAnd))
    }

    fn is_comparison(self) -> bool {
        matches!(self.precedence(), 5 | 6)
    }
}

/// Pending operands and operators, of increasing precedence.
struct Stack {
    /// An operand, and the operator that combined it, unless it is in brackets.
    operands: Vec<(Expr, Option<Infix>)>,
    operators: Vec<(Infix, Range<u32>)>,
}

/// Alternating operands and operators.
fn operation(pair: Pair<'_, Rule>) -> Result<Expr> {
    let mut parts = Children::new(pair);
    let first = operand(parts.next()?)?;
    let mut stack = Stack { operands: vec![(first, None)], operators: Vec::new() };
    while let Some(infix) = parts.pairs.next() {
        let at = range(&infix);
        let op = Infix::named(infix.as_str()).ok_or_else(|| unexpected(at.clone()))?;
        while stack.operators.last().is_some_and(|(before, _)| before.precedence() >= op.precedence()) {
            stack.reduce()?;
        }
        stack.operators.push((op, at));
        stack.operands.push((operand(parts.next()?)?, None));
    }
    while !stack.operators.is_empty() {
        stack.reduce()?;
    }
    stack.operands.pop().map(|(result, _)| result).ok_or_else(|| unexpected(parts.range))
}

impl Stack {
    /// Combines the last operator and its two operands.
    fn reduce(&mut self) -> Result<()> {
        let (Some((op, at)), Some((right, right_op)), Some((left, left_op))) =
            (self.operators.pop(), self.operands.pop(), self.operands.pop())
        else {
            return Err(unexpected(0..0));
        };
        if op.is_bitwise() && [left_op, right_op].into_iter().flatten().any(Infix::is_comparison) {
            let message =
                "C++ and Rust read a bitwise operator beside a comparison differently; write brackets";
            return Err(SyntaxError::new(at, message));
        }
        let range = left.range.start..right.range.end;
        // A chain of `&&` or of `||` is one list of any length.
        let kind = match (op, left.kind) {
            (Infix::And, ExprKind::All(mut parts)) if left_op == Some(op) => {
                parts.push(right);
                ExprKind::All(parts)
            }
            (Infix::Or, ExprKind::Any(mut parts)) if left_op == Some(op) => {
                parts.push(right);
                ExprKind::Any(parts)
            }
            (op, kind) => {
                let left = node(kind, left.range)?;
                match op {
                    Infix::And => ExprKind::All(vec![left, right]),
                    Infix::Or => ExprKind::Any(vec![left, right]),
                    Infix::Binary(op) => ExprKind::Binary(op, Box::new(left), Box::new(right)),
                }
            }
        };
        self.operands.push((node(kind, range)?, Some(op)));
        Ok(())
    }
}
