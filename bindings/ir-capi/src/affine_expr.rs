//! `AffineExpr.h`: affine expressions.

use crate::boundary::{
    Access, Handle, MlirAffineExpr, MlirAffineMap, MlirContext, MlirStringCallback, Outcome, Refused, raw,
};
use ir_core::Context;
use ir_core::context::{AffineBinary, AffineExpr, AffineExprKind};
use ir_core::text::{PrintOptions, Printer};
use std::ffi::c_void;

/// An index that C passes as a signed number.
pub(crate) fn index(number: isize) -> Outcome<u32> {
    u32::try_from(number)
        .map_err(|_| Refused::arguments(format!("{number} is not a position or number of inputs")))
}

/// Creates an expression from another one.
fn map(
    expr: MlirAffineExpr,
    create: impl FnOnce(&Context, AffineExpr) -> AffineExpr,
) -> Outcome<MlirAffineExpr> {
    let (guard, expr) = expr.enter()?;
    Ok(guard.out(create(guard.context(), expr)))
}

/// Reads something from an expression.
fn read<R>(expr: MlirAffineExpr, read: impl FnOnce(&Context, AffineExpr) -> R) -> Outcome<R> {
    let (guard, expr) = expr.enter()?;
    Ok(read(guard.context(), expr))
}

/// Reads something from an expression, which must be `expected`: a noun with an article, for the message.
fn read_kind<R>(
    expr: MlirAffineExpr,
    expected: &str,
    read: impl FnOnce(AffineExprKind) -> Option<R>,
) -> Outcome<R> {
    let (guard, expr) = expr.enter()?;
    let refused = || Refused::arguments(format!("'{}' is not {expected}", to_text(guard.context(), expr)));
    read(expr.kind(guard.context())).ok_or_else(refused)
}

fn to_text(ctx: &Context, expr: AffineExpr) -> String {
    let mut printer = Printer::new(ctx, PrintOptions::default());
    printer.print_affine_expr(expr);
    printer.finish()
}

/// The expressions from `offset` to `end`, moved by `shift`, after those before `offset`.
fn shifted(create: impl Fn(u32) -> AffineExpr, end: u32, shift: u32, offset: u32) -> Vec<AffineExpr> {
    let move_from = |position: u32| if position < offset { position } else { position.saturating_add(shift) };
    (0..end).map(|position| create(move_from(position))).collect()
}

fn binary(op: AffineBinary, lhs: MlirAffineExpr, rhs: MlirAffineExpr) -> Outcome<MlirAffineExpr> {
    let (guard, lhs) = lhs.enter()?;
    let rhs = guard.entity(rhs)?;
    Ok(guard.out(guard.context().affine_binary(op, lhs, rhs)))
}

capi! {
    /// The context of an expression.
    fn mlirAffineExprGetContext(affineExpr: MlirAffineExpr) -> MlirContext {
        Ok(affineExpr.enter()?.0.out_context())
    }

    /// Whether two expressions are equal.
    fn mlirAffineExprEqual(lhs: MlirAffineExpr, rhs: MlirAffineExpr) -> bool {
        Ok(lhs == rhs)
    }

    /// Writes an expression.
    fn mlirAffineExprPrint(affineExpr: MlirAffineExpr, callback: MlirStringCallback, userData: *mut c_void) {
        raw::send(callback, userData, read(affineExpr, to_text)?.as_bytes())
    }

    /// Writes an expression to the standard error.
    fn mlirAffineExprDump(affineExpr: MlirAffineExpr) {
        eprintln!("{}", read(affineExpr, to_text)?);
        Ok(())
    }

    /// Whether an expression has no dimension.
    fn mlirAffineExprIsSymbolicOrConstant(affineExpr: MlirAffineExpr) -> bool {
        read(affineExpr, |ctx, expr| expr.is_symbolic_or_constant(ctx))
    }

    /// Whether all factors and divisors of an expression but one are constants.
    fn mlirAffineExprIsPureAffine(affineExpr: MlirAffineExpr) -> bool {
        read(affineExpr, |ctx, expr| expr.is_pure_affine(ctx))
    }

    /// The largest number that is known to divide all values of an expression.
    fn mlirAffineExprGetLargestKnownDivisor(affineExpr: MlirAffineExpr) -> i64 {
        read(affineExpr, |ctx, expr| expr.largest_known_divisor(ctx) as i64)
    }

    /// Whether all values of an expression are known to be multiples of a number.
    fn mlirAffineExprIsMultipleOf(affineExpr: MlirAffineExpr, factor: i64) -> bool {
        let is_multiple = read(affineExpr, |ctx, expr| expr.is_multiple_of(ctx, factor))?;
        is_multiple.ok_or_else(|| Refused::arguments("the factor is 0"))
    }

    /// Whether a dimension occurs in an expression.
    fn mlirAffineExprIsFunctionOfDim(affineExpr: MlirAffineExpr, position: isize) -> bool {
        let position = index(position)?;
        read(affineExpr, |ctx, expr| expr.leaves(ctx).any(|leaf| leaf.kind(ctx) == AffineExprKind::Dim(position)))
    }

    /// Replaces the dimensions of an expression by the results of a map.
    fn mlirAffineExprCompose(affineExpr: MlirAffineExpr, affineMap: MlirAffineMap) -> MlirAffineExpr {
        let (guard, expr) = affineExpr.enter()?;
        let map = guard.entity(affineMap)?;
        let ctx = guard.context();
        Ok(guard.out(expr.replace_dims_and_symbols(ctx, map.results(ctx), &[])))
    }

    /// Adds `shift` to the positions of the dimensions from `offset` to `numDims`.
    fn mlirAffineExprShiftDims(affineExpr: MlirAffineExpr, numDims: u32, shift: u32, offset: u32) -> MlirAffineExpr {
        map(affineExpr, |ctx, expr| {
            let dims = shifted(|position| ctx.affine_dim(position), numDims, shift, offset);
            expr.replace_dims_and_symbols(ctx, &dims, &[])
        })
    }

    /// Adds `shift` to the positions of the symbols from `offset` to `numSymbols`.
    fn mlirAffineExprShiftSymbols(
        affineExpr: MlirAffineExpr,
        numSymbols: u32,
        shift: u32,
        offset: u32,
    ) -> MlirAffineExpr {
        map(affineExpr, |ctx, expr| {
            let symbols = shifted(|position| ctx.affine_symbol(position), numSymbols, shift, offset);
            expr.replace_dims_and_symbols(ctx, &[], &symbols)
        })
    }

    /// Simplifies an expression by flattening it.
    fn mlirSimplifyAffineExpr(expr: MlirAffineExpr, numDims: u32, numSymbols: u32) -> MlirAffineExpr {
        map(expr, |ctx, expr| expr.simplified(ctx, numDims, numSymbols))
    }

    /// Whether it is a dimension.
    fn mlirAffineExprIsADim(affineExpr: MlirAffineExpr) -> bool {
        read(affineExpr, |ctx, expr| matches!(expr.kind(ctx), AffineExprKind::Dim(_)))
    }

    /// The dimension at a position.
    fn mlirAffineDimExprGet(ctx: MlirContext, position: isize) -> MlirAffineExpr {
        let (guard, position) = (ctx.lock()?, index(position)?);
        Ok(guard.out(guard.context().affine_dim(position)))
    }

    /// The position of a dimension.
    fn mlirAffineDimExprGetPosition(affineExpr: MlirAffineExpr) -> isize {
        read_kind(affineExpr, "a dimension", |kind| match kind {
            AffineExprKind::Dim(position) => Some(position as isize),
            _ => None,
        })
    }

    /// Whether it is a symbol.
    fn mlirAffineExprIsASymbol(affineExpr: MlirAffineExpr) -> bool {
        read(affineExpr, |ctx, expr| matches!(expr.kind(ctx), AffineExprKind::Symbol(_)))
    }

    /// The symbol at a position.
    fn mlirAffineSymbolExprGet(ctx: MlirContext, position: isize) -> MlirAffineExpr {
        let (guard, position) = (ctx.lock()?, index(position)?);
        Ok(guard.out(guard.context().affine_symbol(position)))
    }

    /// The position of a symbol.
    fn mlirAffineSymbolExprGetPosition(affineExpr: MlirAffineExpr) -> isize {
        read_kind(affineExpr, "a symbol", |kind| match kind {
            AffineExprKind::Symbol(position) => Some(position as isize),
            _ => None,
        })
    }

    /// Whether it is a constant.
    fn mlirAffineExprIsAConstant(affineExpr: MlirAffineExpr) -> bool {
        read(affineExpr, |ctx, expr| expr.as_constant(ctx).is_some())
    }

    /// The constant of a value.
    fn mlirAffineConstantExprGet(ctx: MlirContext, constant: i64) -> MlirAffineExpr {
        let guard = ctx.lock()?;
        Ok(guard.out(guard.context().affine_constant(constant)))
    }

    /// The value of a constant.
    fn mlirAffineConstantExprGetValue(affineExpr: MlirAffineExpr) -> i64 {
        read_kind(affineExpr, "a constant", |kind| match kind {
            AffineExprKind::Constant(value) => Some(value),
            _ => None,
        })
    }

    /// Whether it is a binary operation.
    fn mlirAffineExprIsABinary(affineExpr: MlirAffineExpr) -> bool {
        read(affineExpr, |ctx, expr| matches!(expr.kind(ctx), AffineExprKind::Binary(..)))
    }

    /// The first operand of a binary operation.
    fn mlirAffineBinaryOpExprGetLHS(affineExpr: MlirAffineExpr) -> MlirAffineExpr {
        operand(affineExpr, |lhs, _| lhs)
    }

    /// The second operand of a binary operation.
    fn mlirAffineBinaryOpExprGetRHS(affineExpr: MlirAffineExpr) -> MlirAffineExpr {
        operand(affineExpr, |_, rhs| rhs)
    }
}

/// An operand of a binary operation.
fn operand(
    expr: MlirAffineExpr,
    operand: fn(AffineExpr, AffineExpr) -> AffineExpr,
) -> Outcome<MlirAffineExpr> {
    let operand = read_kind(expr, "a binary operation", |kind| match kind {
        AffineExprKind::Binary(_, lhs, rhs) => Some(operand(lhs, rhs)),
        _ => None,
    })?;
    Ok(expr.lock()?.out(operand))
}

/// Defines the functions of the binary operations.
macro_rules! binary_operations {
    ($($is_a:ident $get:ident $op:ident $text:literal,)*) => {
        capi! {$(
            #[doc = concat!(" Whether it is `", $text, "`.")]
            fn $is_a(affineExpr: MlirAffineExpr) -> bool {
                read(affineExpr, |ctx, expr| expr.as_binary(ctx, AffineBinary::$op).is_some())
            }

            #[doc = concat!(" Simplifies `", $text, "`.")]
            fn $get(lhs: MlirAffineExpr, rhs: MlirAffineExpr) -> MlirAffineExpr {
                binary(AffineBinary::$op, lhs, rhs)
            }
        )*}
    };
}

binary_operations! {
    mlirAffineExprIsAAdd mlirAffineAddExprGet Add "lhs + rhs",
    mlirAffineExprIsAMul mlirAffineMulExprGet Mul "lhs * rhs",
    mlirAffineExprIsAMod mlirAffineModExprGet Mod "lhs mod rhs",
    mlirAffineExprIsAFloorDiv mlirAffineFloorDivExprGet FloorDiv "lhs floordiv rhs",
    mlirAffineExprIsACeilDiv mlirAffineCeilDivExprGet CeilDiv "lhs ceildiv rhs",
}
