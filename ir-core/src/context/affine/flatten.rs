//! Flattened affine expressions: a coefficient for each dimension, each symbol and each quotient, product or remainder that
//! is not a linear combination itself, and a constant (MLIR's `SimpleAffineExprFlattener`).

use super::kind::AffineBinary::{self, Add, CeilDiv, FloorDiv, Mod, Mul};
use super::kind::AffineExprKind;
use crate::context::{AffineExpr, Context};
use crate::num::gcd;
use crate::stack::grow;

/// A linear combination; trailing local coefficients that are zero may be omitted.
#[derive(Clone, Default)]
struct Row {
    inputs: Vec<i64>,
    locals: Vec<i64>,
    constant: i64,
}

impl Row {
    fn numbers(&mut self) -> impl Iterator<Item = &mut i64> {
        self.inputs.iter_mut().chain(&mut self.locals).chain([&mut self.constant])
    }

    fn local(&mut self, index: usize) -> Option<&mut i64> {
        if self.locals.len() <= index {
            self.locals.resize(index + 1, 0);
        }
        self.locals.get_mut(index)
    }

    fn add(&mut self, other: &Row) {
        if self.locals.len() < other.locals.len() {
            self.locals.resize(other.locals.len(), 0);
        }
        for (own, other) in self.inputs.iter_mut().zip(&other.inputs) {
            *own = own.wrapping_add(*other);
        }
        for (own, other) in self.locals.iter_mut().zip(&other.locals) {
            *own = own.wrapping_add(*other);
        }
        self.constant = self.constant.wrapping_add(other.constant);
    }

    /// The greatest common divisor of `by` and all coefficients.
    fn divisor(&mut self, by: i64) -> i64 {
        let divisor = self.numbers().fold(by.unsigned_abs(), |sum, number| gcd(sum, number.unsigned_abs()));
        i64::try_from(divisor).unwrap_or(1)
    }

    fn divide(&mut self, by: i64) {
        for number in self.numbers() {
            *number = number.wrapping_div(by);
        }
    }
}

/// A flattened expression.
pub struct FlatExpr {
    row: Row,
    locals: Vec<AffineExpr>,
    dims: u32,
}

/// The state of flattening an expression.
struct Flattener<'a> {
    ctx: &'a Context,
    dims: u32,
    symbols: u32,
    locals: Vec<AffineExpr>,
}

impl Flattener<'_> {
    /// Flattens an expression; `None` if it divides by a constant that is not positive.
    fn row(&mut self, expr: AffineExpr) -> Option<Row> {
        let mut row = Row { inputs: vec![0; (self.dims + self.symbols) as usize], ..Row::default() };
        match expr.kind(self.ctx) {
            AffineExprKind::Constant(value) => row.constant = value,
            AffineExprKind::Dim(position) => *row.inputs.get_mut(position as usize)? = 1,
            AffineExprKind::Symbol(position) => {
                *row.inputs.get_mut((self.dims + position) as usize)? = 1;
            }
            AffineExprKind::Binary(op, lhs, rhs) => {
                let mut left = grow(|| self.row(lhs))?;
                let right = grow(|| self.row(rhs))?;
                return match (op, rhs.as_constant(self.ctx)) {
                    (Add, _) => {
                        left.add(&right);
                        Some(left)
                    }
                    (Mul, Some(_)) => {
                        left.numbers().for_each(|number| *number = number.wrapping_mul(right.constant));
                        Some(left)
                    }
                    (_, None) => Some(self.semi_affine(op, &left, &right)),
                    (Mod, Some(by)) => self.remainder(left, by),
                    (FloorDiv | CeilDiv, Some(by)) => self.quotient(op, left, by),
                };
            }
        }
        Some(row)
    }

    fn expr(&self, row: &Row) -> AffineExpr {
        linear(self.ctx, row, self.dims, &self.locals)
    }

    /// The index of an expression among the locals; a new one is added.
    fn local(&mut self, expr: AffineExpr) -> usize {
        self.locals.iter().position(|known| *known == expr).unwrap_or_else(|| {
            self.locals.push(expr);
            self.locals.len() - 1
        })
    }

    fn only_local(&mut self, expr: AffineExpr) -> Row {
        let index = self.local(expr);
        let mut row = Row { inputs: vec![0; (self.dims + self.symbols) as usize], ..Row::default() };
        if let Some(factor) = row.local(index) {
            *factor = 1;
        }
        row
    }

    /// Flattens an operation whose right-hand side is not a constant.
    fn semi_affine(&mut self, op: AffineBinary, left: &Row, right: &Row) -> Row {
        let expr = self.ctx.affine_binary(op, self.expr(left), self.expr(right));
        self.only_local(expr)
    }

    /// Flattens `x mod c` as `x - (x floordiv c) * c`.
    fn remainder(&mut self, mut left: Row, by: i64) -> Option<Row> {
        if by <= 0 {
            return None;
        }
        if left.numbers().all(|number| *number % by == 0) {
            left.numbers().for_each(|number| *number = 0);
            return Some(left);
        }
        let mut dividend = left.clone();
        let shared = dividend.divisor(by);
        dividend.divide(shared);
        let divisor = self.ctx.affine_constant(by / shared);
        let quotient = self.ctx.affine_binary(FloorDiv, self.expr(&dividend), divisor);
        let index = self.local(quotient);
        if let Some(factor) = left.local(index) {
            *factor = factor.wrapping_sub(by);
        }
        Some(left)
    }

    fn quotient(&mut self, op: AffineBinary, mut left: Row, by: i64) -> Option<Row> {
        if by <= 0 {
            return None;
        }
        let shared = left.divisor(by);
        left.divide(shared);
        if by == shared {
            return Some(left);
        }
        let divisor = self.ctx.affine_constant(by / shared);
        let quotient = self.ctx.affine_binary(op, self.expr(&left), divisor);
        Some(self.only_local(quotient))
    }
}

/// The linear combination as an expression: dimensions, symbols, locals, and the constant.
fn linear(ctx: &Context, row: &Row, dims: u32, locals: &[AffineExpr]) -> AffineExpr {
    let inputs = row.inputs.iter().enumerate().map(|(index, factor)| {
        let index = u32::try_from(index).unwrap_or(u32::MAX);
        let input = if index < dims { ctx.affine_dim(index) } else { ctx.affine_symbol(index - dims) };
        (input, *factor)
    });
    let locals = locals.iter().copied().zip(row.locals.iter().copied());
    let sum = sum_of(ctx, ctx.affine_constant(0), inputs.chain(locals));
    plus_constant(ctx, sum, row.constant)
}

/// Adds the terms, each multiplied by its factor, to `first`.
pub(super) fn sum_of(
    ctx: &Context,
    first: AffineExpr,
    terms: impl IntoIterator<Item = (AffineExpr, i64)>,
) -> AffineExpr {
    let terms = terms.into_iter().filter(|(_, factor)| *factor != 0);
    terms.fold(first, |sum, (term, factor)| {
        let term = ctx.affine_binary(Mul, term, ctx.affine_constant(factor));
        ctx.affine_binary(Add, sum, term)
    })
}

/// Adds a constant, unless it is zero.
pub(super) fn plus_constant(ctx: &Context, sum: AffineExpr, constant: i64) -> AffineExpr {
    if constant == 0 { sum } else { ctx.affine_binary(Add, sum, ctx.affine_constant(constant)) }
}

impl FlatExpr {
    /// Flattens an expression of `dims` dimensions and `symbols` symbols; `None` if it divides by a constant that is not
    /// positive, or if the position of a dimension or symbol is out of range.
    #[must_use]
    pub fn flatten(ctx: &Context, expr: AffineExpr, dims: u32, symbols: u32) -> Option<FlatExpr> {
        let mut flattener = Flattener { ctx, dims, symbols, locals: Vec::new() };
        let mut row = flattener.row(expr)?;
        let locals = flattener.locals;
        row.locals.resize(locals.len(), 0);
        Some(FlatExpr { row, locals, dims })
    }

    /// The coefficients of the dimensions and symbols.
    #[must_use]
    pub fn inputs(&self) -> &[i64] {
        &self.row.inputs
    }

    /// The constant term.
    #[must_use]
    pub fn constant(&self) -> i64 {
        self.row.constant
    }

    /// The expressions that are not linear combinations (MLIR's local expressions), with their coefficients.
    pub fn locals(&self) -> impl ExactSizeIterator<Item = (AffineExpr, i64)> + '_ {
        self.locals.iter().copied().zip(self.row.locals.iter().copied())
    }

    pub(super) fn linear(&self, ctx: &Context) -> AffineExpr {
        linear(ctx, &self.row, self.dims, &self.locals)
    }
}
