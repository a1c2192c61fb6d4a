//! Evaluation of affine expressions for constant operands, and their lower and upper bounds for operands in ranges.

use super::flatten::FlatExpr;
use super::kind::{AffineBinary, AffineExprKind};
use super::simplify::{ceil_div, floor_div};
use crate::context::{AffineExpr, Context};
use crate::stack::grow;

/// The error for an expression that divides by zero, or takes the remainder of a division by a number that is not positive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoValue;

/// The inclusive lower and upper bound of an integer, where they are known.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Bounds {
    /// The lower bound.
    pub lower: Option<i64>,
    /// The upper bound.
    pub upper: Option<i64>,
}

impl Bounds {
    /// The value, if both bounds are equal.
    #[must_use]
    pub fn only(self) -> Option<i64> {
        self.lower.filter(|lower| self.upper == Some(*lower))
    }

    /// The bounds of a monotonic function of the integer.
    fn map(self, function: impl Fn(i64) -> Option<i64>) -> Bounds {
        Bounds { lower: self.lower.and_then(&function), upper: self.upper.and_then(&function) }
    }

    /// The bounds of the remainder of a division by a positive number: the remainders of the bounds, if both have the same
    /// quotient. MLIR 22 uses the lower bound for the upper one when it computes the least remainder, which is wrong.
    fn remainder(self, by: i64) -> Bounds {
        match self.lower.zip(self.upper) {
            Some((lower, upper)) if lower.div_euclid(by) == upper.div_euclid(by) => {
                self.map(|end| Some(end.rem_euclid(by)))
            }
            _ => Bounds { lower: Some(0), upper: Some(by - 1) },
        }
    }

    /// The bounds of the sum of this integer and `factor` times the other.
    fn plus_product(self, other: Bounds, factor: i64) -> Bounds {
        let [low, high] = if factor < 0 { [other.upper, other.lower] } else { [other.lower, other.upper] };
        let plus = |own: Option<i64>, end: Option<i64>| Some(own?.wrapping_add(end?.wrapping_mul(factor)));
        Bounds { lower: plus(self.lower, low), upper: plus(self.upper, high) }
    }
}

impl AffineExpr {
    /// The value for these dimensions (the first `dims` values) and symbols; `None` if it depends on an unknown one.
    ///
    /// # Errors
    /// When a division is invalid. Expressions to the right of an unknown one are not evaluated, as in MLIR.
    pub fn evaluate(
        self,
        ctx: &Context,
        dims: usize,
        values: &[Option<i64>],
    ) -> Result<Option<i64>, NoValue> {
        let value = |index: usize| values.get(index).copied().flatten();
        let (op, lhs, rhs) = match self.kind(ctx) {
            AffineExprKind::Constant(constant) => return Ok(Some(constant)),
            AffineExprKind::Dim(position) => return Ok(value(position as usize)),
            AffineExprKind::Symbol(position) => return Ok(value(dims + position as usize)),
            AffineExprKind::Binary(op, lhs, rhs) => (op, lhs, rhs),
        };
        let Some(lhs) = grow(|| lhs.evaluate(ctx, dims, values))? else { return Ok(None) };
        let Some(rhs) = grow(|| rhs.evaluate(ctx, dims, values))? else { return Ok(None) };
        match op {
            AffineBinary::Add => Some(lhs.wrapping_add(rhs)),
            AffineBinary::Mul => Some(lhs.wrapping_mul(rhs)),
            AffineBinary::Mod => (rhs >= 1).then(|| lhs.rem_euclid(rhs)),
            AffineBinary::FloorDiv => floor_div(lhs, rhs),
            AffineBinary::CeilDiv => ceil_div(lhs, rhs),
        }
        .map(Some)
        .ok_or(NoValue)
    }

    /// The lower and upper bound for operands with these bounds, dimensions first, as far as they can be computed
    /// (`getBoundForAffineExpr`).
    #[must_use]
    pub fn bounds(self, ctx: &Context, dims: u32, operands: &[Bounds]) -> Bounds {
        if let AffineExprKind::Binary(op, lhs, rhs) = self.kind(ctx)
            && !matches!(op, AffineBinary::Add | AffineBinary::Mul)
        {
            let Some(by) = rhs.as_constant(ctx).filter(|by| *by >= 1) else { return Bounds::default() };
            let dividend = grow(|| lhs.bounds(ctx, dims, operands));
            return match op {
                AffineBinary::FloorDiv => dividend.map(|end| floor_div(end, by)),
                AffineBinary::CeilDiv => dividend.map(|end| ceil_div(end, by)),
                _ => dividend.remainder(by),
            };
        }
        let symbols = u32::try_from(operands.len()).unwrap_or(u32::MAX).saturating_sub(dims);
        let flat = FlatExpr::flatten(ctx, self, dims, symbols).filter(|flat| flat.locals().len() == 0);
        let Some(flat) = flat else { return Bounds::default() };
        let constant = Bounds { lower: Some(flat.constant()), upper: Some(flat.constant()) };
        let terms = flat.inputs().iter().zip(operands).filter(|(factor, _)| **factor != 0);
        terms.fold(constant, |sum, (factor, operand)| sum.plus_product(*operand, *factor))
    }
}

#[cfg(test)]
mod tests {
    use super::Bounds;
    use crate::context::AffineBinary::{Add, CeilDiv, FloorDiv, Mod, Mul};
    use crate::context::{AffineExpr, Context};

    /// Nested binary operations on a dimension, a symbol and constants.
    fn expressions(ctx: &Context) -> Vec<AffineExpr> {
        let dim = ctx.affine_dim(0);
        let leaves: Vec<AffineExpr> = [-2, 1, 3, 4]
            .map(|value| ctx.affine_constant(value))
            .into_iter()
            .chain([ctx.affine_symbol(0), dim])
            .collect();
        let apply = |exprs: &[AffineExpr]| -> Vec<AffineExpr> {
            let pairs = exprs.iter().flat_map(|lhs| leaves.iter().map(move |rhs| (*lhs, *rhs)));
            let ops = [Add, Mul, Mod, FloorDiv, CeilDiv];
            pairs.flat_map(|(lhs, rhs)| ops.map(|op| ctx.affine_binary(op, lhs, rhs))).collect()
        };
        let small = apply(&[dim, ctx.affine_symbol(0)]);
        let large = apply(&small);
        let sums = small.iter().zip(large.iter().rev()).map(|(lhs, rhs)| ctx.affine_binary(Add, *lhs, *rhs));
        sums.chain(large.iter().copied()).collect()
    }

    #[test]
    fn simplified_expressions_have_the_same_values() {
        let ctx = Context::new();
        for expr in expressions(&ctx) {
            let simplified = expr.simplified(&ctx, 1, 1);
            for values in (-9..9).flat_map(|dim| (1..5).map(move |symbol| [Some(dim), Some(symbol)])) {
                if let Ok(value) = expr.evaluate(&ctx, 1, &values) {
                    assert_eq!(simplified.evaluate(&ctx, 1, &values), Ok(value), "{expr:?} of {values:?}");
                }
            }
        }
    }

    #[test]
    fn values_are_between_the_bounds() {
        let ctx = Context::new();
        let operands = [(-3, 6), (1, 4)].map(|(low, high)| Bounds { lower: Some(low), upper: Some(high) });
        for expr in expressions(&ctx) {
            let Bounds { lower, upper } = expr.bounds(&ctx, 1, &operands);
            for values in (-3..=6).flat_map(|dim| (1..=4).map(move |symbol| [Some(dim), Some(symbol)])) {
                if let Ok(Some(value)) = expr.evaluate(&ctx, 1, &values) {
                    assert!(lower.is_none_or(|lower| lower <= value), "{expr:?} of {values:?}");
                    assert!(upper.is_none_or(|upper| value <= upper), "{expr:?} of {values:?}");
                }
            }
        }
    }
}
