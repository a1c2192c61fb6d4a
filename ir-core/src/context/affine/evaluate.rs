//! The values of affine expressions: for operands that are constants, and the least and greatest for operands in ranges.

use super::expr::{AffineBinary, AffineExprKind};
use super::flatten::FlatExpr;
use super::simplify::{ceil_div, floor_div};
use crate::context::{AffineExpr, Context};

/// An expression has no value, since it divides by zero or takes the remainder of a division by a number that is not
/// positive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoValue;

/// What is known of a dimension or symbol: its least and its greatest value.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Bounds {
    /// The least value.
    pub lower: Option<i64>,
    /// The greatest value.
    pub upper: Option<i64>,
}

/// Which end of the range of an expression is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The least value.
    Lower,
    /// The greatest value.
    Upper,
}

impl Bounds {
    fn end(self, end: End) -> Option<i64> {
        match end {
            End::Lower => self.lower,
            End::Upper => self.upper,
        }
    }
}

impl End {
    fn other(self) -> End {
        match self {
            End::Lower => End::Upper,
            End::Upper => End::Lower,
        }
    }
}

impl AffineExpr {
    /// The value for these values of dimensions and symbols, as far as those are known, `dims` of which are dimensions.
    ///
    /// # Errors
    /// When there is no such value. What stands to the right of something unknown is not looked at.
    pub fn evaluate(
        self,
        ctx: &Context,
        dims: usize,
        values: &[Option<i64>],
    ) -> Result<Option<i64>, NoValue> {
        let value = |number: usize| values.get(number).copied().flatten();
        let (op, lhs, rhs) = match self.kind(ctx) {
            AffineExprKind::Constant(constant) => return Ok(Some(constant)),
            AffineExprKind::Dim(position) => return Ok(value(position as usize)),
            AffineExprKind::Symbol(position) => return Ok(value(dims + position as usize)),
            AffineExprKind::Binary(op, lhs, rhs) => (op, lhs, rhs),
        };
        let Some(lhs) = lhs.evaluate(ctx, dims, values)? else { return Ok(None) };
        let Some(rhs) = rhs.evaluate(ctx, dims, values)? else { return Ok(None) };
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

    /// The least or greatest value for operands in these ranges, dimensions first, if it can be told
    /// (`getBoundForAffineExpr`).
    #[must_use]
    pub fn bound(self, ctx: &Context, dims: u32, ranges: &[Bounds], end: End) -> Option<i64> {
        if let AffineExprKind::Binary(op, lhs, rhs) = self.kind(ctx)
            && !matches!(op, AffineBinary::Add | AffineBinary::Mul)
        {
            let by = rhs.as_constant(ctx).filter(|by| *by >= 1)?;
            let bound = |end| lhs.bound(ctx, dims, ranges, end);
            return match op {
                AffineBinary::FloorDiv => floor_div(bound(end)?, by),
                AffineBinary::CeilDiv => ceil_div(bound(end)?, by),
                _ => Some(remainder_bound([bound(End::Lower), bound(End::Upper)], by, end)),
            };
        }
        let symbols = u32::try_from(ranges.len()).unwrap_or(u32::MAX).saturating_sub(dims);
        let flat = FlatExpr::of(ctx, self, dims, symbols).filter(|flat| flat.locals().len() == 0)?;
        let terms = flat.inputs().iter().zip(ranges).filter(|(factor, _)| **factor != 0);
        let mut sum = flat.constant();
        for (factor, range) in terms {
            let end = if *factor > 0 { end } else { end.other() };
            sum = sum.wrapping_add(range.end(end)?.wrapping_mul(*factor));
        }
        Some(sum)
    }
}

/// The least or greatest remainder of a number between the ends: those of the ends, if both have the same quotient, or of
/// all numbers. MLIR 22 takes the lower end for the upper one when it asks for the least remainder, which is wrong.
fn remainder_bound([lower, upper]: [Option<i64>; 2], by: i64, end: End) -> i64 {
    let ends = lower.zip(upper).filter(|(lower, upper)| lower.div_euclid(by) == upper.div_euclid(by));
    match (ends, end) {
        (Some((lower, _)), End::Lower) => lower.rem_euclid(by),
        (Some((_, upper)), End::Upper) => upper.rem_euclid(by),
        (None, End::Lower) => 0,
        (None, End::Upper) => by - 1,
    }
}
