//! Operators.

use super::body::{Body, Result, Unknown};
use super::code::Code;
use super::ty::Ty;
use crate::expr::{BinaryOp, Expr, ExprKind, Literal, UnaryOp};
use crate::rust::quote;

impl Body<'_, '_> {
    pub(super) fn unary(&mut self, op: UnaryOp, inner: &Expr, expected: Option<&Ty>) -> Result<Code> {
        match op {
            UnaryOp::Not => {
                let inner = self.part(inner);
                let operand = inner.operand();
                Ok(Code::compound(quote!(!#operand), Ty::Bool).built_from([&inner]))
            }
            // There are no references here: handles are copied, lists are already borrowed.
            UnaryOp::Deref | UnaryOp::Address => self.value(inner, expected),
            UnaryOp::Neg => {
                let code = self.value(inner, expected)?;
                let operand = code.operand();
                let is_literal = matches!(inner.kind, ExprKind::Literal(_));
                let tokens = match code.ty {
                    Ty::Float => quote!(-#operand),
                    Ty::Int if is_literal => quote!(-#operand),
                    Ty::Int => quote!(#operand.wrapping_neg()),
                    _ => return Err(Unknown),
                };
                Ok(Code::compound(tokens, code.ty.clone()).built_from([&code]))
            }
            UnaryOp::Complement => {
                let code = self.value_as(inner, &Ty::Int)?;
                let operand = code.operand();
                Ok(Code::compound(quote!(!#operand), Ty::Int).built_from([&code]))
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
        // Lists are compared without borrowing, but an array cannot be compared with a vector.
        let (a, b) = (left.object(), if left.is_array() { right.operand() } else { right.object() });
        let tokens = if is_equal { quote!(#a == #b) } else { quote!(#a != #b) };
        Ok(Code::compound(tokens, Ty::Bool).built_from([&left, &right]))
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
        let (a, b) = (left.operand(), right.operand());
        let tokens = match op {
            BinaryOp::Lt => quote!(#a < #b),
            BinaryOp::Le => quote!(#a <= #b),
            BinaryOp::Gt => quote!(#a > #b),
            _ => quote!(#a >= #b),
        };
        Ok(Code::compound(tokens, Ty::Bool).built_from([&left, &right]))
    }

    /// Arithmetic on integers never panics: it wraps around, and an operation without a result is `None`.
    fn arithmetic(&mut self, op: BinaryOp, left: &Expr, right: &Expr) -> Result<Code> {
        let first = self.value(left, None)?;
        if let Ty::Enum(_) = first.ty {
            return self.bits(op, first, right);
        }
        let first = self.coerce(first, &Ty::Int)?;
        let second = self.value_as(right, &Ty::Int)?;
        let argument = &second.tokens;
        let (a, b) = (first.operand(), second.operand());
        // A literal receiver needs a suffix for method lookup.
        let a = match left.kind {
            ExprKind::Literal(Literal::Int(value)) => {
                let value = proc_macro2::Literal::i64_suffixed(i64::try_from(value).map_err(|_| Unknown)?);
                quote!(#value)
            }
            _ => a,
        };
        let code = match op {
            BinaryOp::BitAnd => Code::compound(quote!(#a & #b), Ty::Int),
            BinaryOp::BitOr => Code::compound(quote!(#a | #b), Ty::Int),
            BinaryOp::BitXor => Code::compound(quote!(#a ^ #b), Ty::Int),
            BinaryOp::Add => Code::atom(quote!(#a.wrapping_add(#argument)), Ty::Int),
            BinaryOp::Sub => Code::atom(quote!(#a.wrapping_sub(#argument)), Ty::Int),
            BinaryOp::Mul => Code::atom(quote!(#a.wrapping_mul(#argument)), Ty::Int),
            BinaryOp::Div => Code::call(quote!(#a.checked_div(#argument)), Ty::Int, true),
            BinaryOp::Rem => Code::call(quote!(#a.checked_rem(#argument)), Ty::Int, true),
            BinaryOp::Shl => Code::call(quote!(#a.checked_shl(u32::try_from(#b).ok()?)), Ty::Int, true),
            BinaryOp::Shr => Code::call(quote!(#a.checked_shr(u32::try_from(#b).ok()?)), Ty::Int, true),
            BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => {
                return Err(Unknown);
            }
        };
        Ok(code.built_from([&first, &second]))
    }

    /// Operators on bit enums.
    fn bits(&mut self, op: BinaryOp, left: Code, right: &Expr) -> Result<Code> {
        let ty = left.ty.clone();
        let right = self.value_as(right, &ty)?;
        let (a, b) = (left.operand(), right.operand());
        let tokens = match op {
            BinaryOp::BitOr => quote!(#a | #b),
            BinaryOp::BitAnd => quote!(#a & #b),
            _ => return Err(Unknown),
        };
        Ok(Code::compound(tokens, ty).built_from([&left, &right]))
    }
}
