//! Operators between operands.

use std::ops::Range;

use pest::iterators::Pair;

use super::super::{BinaryOp, Expr, ExprKind};
use super::pairs::{Children, Result, node, operand, place, unexpected};
use super::{Rule, SyntaxError};

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
pub(super) fn operation(pair: Pair<'_, Rule>) -> Result<Expr> {
    let mut parts = Children::new(pair);
    let first = operand(parts.next()?)?;
    let mut stack = Stack { operands: vec![(first, None)], operators: Vec::new() };
    while let Some(infix) = parts.pairs.next() {
        let at = place(&infix);
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
    stack.operands.pop().map(|(result, _)| result).ok_or_else(|| unexpected(parts.place))
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
        let place = left.place.start..right.place.end;
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
                let left = node(kind, left.place)?;
                match op {
                    Infix::And => ExprKind::All(vec![left, right]),
                    Infix::Or => ExprKind::Any(vec![left, right]),
                    Infix::Binary(op) => ExprKind::Binary(op, Box::new(left), Box::new(right)),
                }
            }
        };
        self.operands.push((node(kind, place)?, Some(op)));
        Ok(())
    }
}
