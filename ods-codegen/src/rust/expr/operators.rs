//! Operators.

use ods_schema::operators::{Arithmetic, Operator};

use super::body::{Body, Result, Unknown};
use super::code::Code;
use super::tree::{Tree, is_partial};
use super::ty::Ty;
use crate::expr::{BinaryOp, Expr, ExprKind, Literal, UnaryOp};

impl Body<'_, '_> {
    pub(super) fn unary(&mut self, op: UnaryOp, inner: &Expr, expected: Option<&Ty>) -> Result<Code> {
        match op {
            UnaryOp::Not => {
                let inner = self.part(inner);
                Ok(Code::condition(Tree::Not(inner.tree.boxed())).built_from([&inner]))
            }
            // There are no references here: handles are copied, lists are already borrowed.
            UnaryOp::Deref | UnaryOp::Address => self.value(inner, expected),
            UnaryOp::Neg => {
                let code = self.value(inner, expected)?;
                let is_literal = matches!(inner.kind, ExprKind::Literal(_));
                let value = code.tree.boxed();
                let tree = match code.ty {
                    Ty::Float => Tree::Minus(value),
                    Ty::Int if is_literal => Tree::Minus(value),
                    Ty::Int => Tree::WrappingNeg(value),
                    _ => return Err(Unknown),
                };
                Ok(Code::new(tree, code.ty.clone()).built_from([&code]))
            }
            UnaryOp::Complement => {
                let code = self.value_as(inner, &Ty::Int)?;
                Ok(Code::new(Tree::Not(code.tree.boxed()), Ty::Int).built_from([&code]))
            }
        }
    }

    pub(super) fn binary(&mut self, op: BinaryOp, left: &Expr, right: &Expr) -> Result<Code> {
        match op {
            BinaryOp::Eq => self.comparison(left, right, true),
            BinaryOp::Ne => self.comparison(left, right, false),
            BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => self.order(op, left, right),
            _ => self.arithmetic(op, left, right),
        }
    }

    /// `==`, `!=` and `std::equal_to<>()(…)`.
    pub(super) fn comparison(&mut self, left: &Expr, right: &Expr, is_equal: bool) -> Result<Code> {
        if is_equal && let Some(found) = self.no_equal_neighbours(left, right)? {
            return Ok(found);
        }
        let (left, right) = match self.value(left, None) {
            Ok(left) => {
                let right = self.value(right, Some(&left.ty))?;
                (left, right)
            }
            Err(Unknown) => {
                let right = self.value(right, None)?;
                (self.value_as(left, &right.ty)?, right)
            }
        };
        let (left, right) = self.meet(left, right)?;
        if !left.ty.is_comparable() {
            return Err(Unknown);
        }
        let operator = if is_equal { Operator::Eq } else { Operator::Ne };
        Ok(binary(operator, &left, &right, Ty::Bool))
    }

    /// Both values converted to a common type.
    fn meet(&self, left: Code, right: Code) -> Result<(Code, Code)> {
        if left.ty.is_same_in_rust(&right.ty) {
            return Ok((left, right));
        }
        match self.coerce(right.clone(), &left.ty) {
            Ok(right) => Ok((left, right)),
            Err(Unknown) => Ok((self.coerce(left, &right.ty)?, right)),
        }
    }

    fn order(&mut self, op: BinaryOp, left: &Expr, right: &Expr) -> Result<Code> {
        let left = self.value(left, Some(&Ty::Int))?;
        let right = self.value_as(right, &left.ty)?;
        if !matches!(left.ty, Ty::Int | Ty::Float) {
            return Err(Unknown);
        }
        let operator = match op {
            BinaryOp::Lt => Operator::Lt,
            BinaryOp::Le => Operator::Le,
            BinaryOp::Gt => Operator::Gt,
            _ => Operator::Ge,
        };
        Ok(binary(operator, &left, &right, Ty::Bool))
    }

    /// Arithmetic on integers never panics: it wraps around, and an operation without a result is `None`.
    fn arithmetic(&mut self, op: BinaryOp, left: &Expr, right: &Expr) -> Result<Code> {
        let first = self.value(left, None)?;
        if let Ty::Enum(_) = first.ty {
            return self.bits(op, first, right);
        }
        let first = self.coerce(first, &Ty::Int)?;
        let second = self.value_as(right, &Ty::Int)?;
        // A literal receiver needs a suffix for method lookup.
        let first = match left.kind {
            ExprKind::Literal(Literal::Int(value)) => {
                Code { tree: Tree::TypedInt(i64::try_from(value).map_err(|_| Unknown)?), ..first }
            }
            _ => first,
        };
        let operation = match op {
            BinaryOp::BitAnd => return Ok(binary(Operator::And, &first, &second, Ty::Int)),
            BinaryOp::BitOr => return Ok(binary(Operator::Or, &first, &second, Ty::Int)),
            BinaryOp::BitXor => return Ok(binary(Operator::Xor, &first, &second, Ty::Int)),
            BinaryOp::Add => Arithmetic::Add,
            BinaryOp::Sub => Arithmetic::Sub,
            BinaryOp::Mul => Arithmetic::Mul,
            BinaryOp::Div => Arithmetic::Div,
            BinaryOp::Rem => Arithmetic::Rem,
            BinaryOp::Shl => Arithmetic::Shl,
            BinaryOp::Shr => Arithmetic::Shr,
            BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => {
                return Err(Unknown);
            }
        };
        let tree = Tree::Arithmetic(operation, first.tree.boxed(), second.tree.boxed());
        Ok(Code::call(tree, Ty::Int, is_partial(operation)).built_from([&first, &second]))
    }

    /// Operators on bit enums.
    fn bits(&mut self, op: BinaryOp, left: Code, right: &Expr) -> Result<Code> {
        let ty = left.ty.clone();
        let right = self.value_as(right, &ty)?;
        let operator = match op {
            BinaryOp::BitOr => Operator::Or,
            BinaryOp::BitAnd => Operator::And,
            _ => return Err(Unknown),
        };
        Ok(binary(operator, &left, &right, ty))
    }
}

/// An operator on two values.
fn binary(operator: Operator, a: &Code, b: &Code, ty: Ty) -> Code {
    Code::new(Tree::Binary(operator, a.tree.boxed(), b.tree.boxed()), ty).built_from([a, b])
}
