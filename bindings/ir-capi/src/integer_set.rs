//! `IntegerSet.h`: integer sets.

use crate::affine_expr::index;
use crate::boundary::{
    Access, Handle, MlirAffineExpr, MlirContext, MlirIntegerSet, MlirStringCallback, Outcome, Refused, raw,
};
use ir_core::Context;
use ir_core::context::{Constraint, IntegerSet};
use ir_core::text::{PrintOptions, Printer};
use std::ffi::c_void;

/// Reads something from a set.
fn read<R>(set: MlirIntegerSet, read: impl FnOnce(&Context, IntegerSet) -> R) -> Outcome<R> {
    let (guard, set) = set.enter()?;
    Ok(read(guard.context(), set))
}

fn to_text(ctx: &Context, set: IntegerSet) -> String {
    let mut printer = Printer::new(ctx, PrintOptions::default());
    printer.print_integer_set(set);
    printer.finish()
}

/// The canonical empty set: `1 == 0`.
fn empty(ctx: &Context, dims: u32, symbols: u32) -> IntegerSet {
    ctx.integer_set(dims, symbols, &[Constraint { expr: ctx.affine_constant(1), is_equality: true }])
}

/// Number of constraints that are equalities, or that are not.
fn count(set: MlirIntegerSet, is_equality: bool) -> Outcome<isize> {
    read(set, |ctx, set| {
        set.constraints(ctx).iter().filter(|constraint| constraint.is_equality == is_equality).count()
            as isize
    })
}

/// The constraint at an index.
fn constraint(set: MlirIntegerSet, pos: isize) -> Outcome<Constraint> {
    let constraint = read(set, |ctx, set| set.constraints(ctx).get(pos as usize).copied())?;
    constraint.ok_or_else(|| Refused::arguments(format!("there is no constraint at index {pos}")))
}

capi! {
    /// The context of a set.
    fn mlirIntegerSetGetContext(set: MlirIntegerSet) -> MlirContext {
        Ok(set.enter()?.0.out_context())
    }

    /// Whether two sets are equal.
    fn mlirIntegerSetEqual(s1: MlirIntegerSet, s2: MlirIntegerSet) -> bool {
        Ok(s1 == s2)
    }

    /// Writes a set.
    fn mlirIntegerSetPrint(set: MlirIntegerSet, callback: MlirStringCallback, userData: *mut c_void) {
        raw::send(callback, userData, read(set, to_text)?.as_bytes())
    }

    /// Writes a set to the standard error.
    fn mlirIntegerSetDump(set: MlirIntegerSet) {
        eprintln!("{}", read(set, to_text)?);
        Ok(())
    }

    /// The empty set with these numbers of dimensions and symbols.
    fn mlirIntegerSetEmptyGet(context: MlirContext, numDims: isize, numSymbols: isize) -> MlirIntegerSet {
        let (dims, symbols) = (index(numDims)?, index(numSymbols)?);
        let guard = context.lock()?;
        Ok(guard.out(empty(guard.context(), dims, symbols)))
    }

    /// The set of the inputs for which the expressions are zero, or not negative if their flag is false.
    fn mlirIntegerSetGet(
        context: MlirContext,
        numDims: isize,
        numSymbols: isize,
        numConstraints: isize,
        constraints: *const MlirAffineExpr,
        eqFlags: *const bool,
    ) -> MlirIntegerSet {
        let (dims, symbols) = (index(numDims)?, index(numSymbols)?);
        let (exprs, flags) = (raw::slice(constraints, numConstraints)?, raw::slice(eqFlags, numConstraints)?);
        if exprs.is_empty() {
            return Err(Refused::arguments("there is no constraint"));
        }
        let guard = context.lock()?;
        let exprs = guard.entities(exprs)?.into_iter();
        let constraint = |(expr, is_equality): (_, &bool)| Constraint { expr, is_equality: *is_equality };
        let constraints: Vec<_> = exprs.zip(flags).map(constraint).collect();
        Ok(guard.out(guard.context().integer_set(dims, symbols, &constraints)))
    }

    /// Replaces all dimensions and symbols, and their numbers.
    fn mlirIntegerSetReplaceGet(
        set: MlirIntegerSet,
        dimReplacements: *const MlirAffineExpr,
        symbolReplacements: *const MlirAffineExpr,
        numResultDims: isize,
        numResultSymbols: isize,
    ) -> MlirIntegerSet {
        let (result_dims, result_symbols) = (index(numResultDims)?, index(numResultSymbols)?);
        let (guard, set) = set.enter()?;
        let ctx = guard.context();
        let dims = guard.entities(raw::slice(dimReplacements, set.num_dims(ctx) as isize)?)?;
        let symbols = guard.entities(raw::slice(symbolReplacements, set.num_symbols(ctx) as isize)?)?;
        let replace = |constraint: &Constraint| Constraint {
            expr: constraint.expr.replace_dims_and_symbols(ctx, &dims, &symbols),
            ..*constraint
        };
        let constraints: Vec<_> = set.constraints(ctx).iter().map(replace).collect();
        Ok(guard.out(ctx.integer_set(result_dims, result_symbols, &constraints)))
    }

    /// Whether it is the set that `mlirIntegerSetEmptyGet` returns.
    fn mlirIntegerSetIsCanonicalEmpty(set: MlirIntegerSet) -> bool {
        read(set, |ctx, set| set == empty(ctx, set.num_dims(ctx), set.num_symbols(ctx)))
    }

    /// Number of dimensions.
    fn mlirIntegerSetGetNumDims(set: MlirIntegerSet) -> isize {
        read(set, |ctx, set| set.num_dims(ctx) as isize)
    }

    /// Number of symbols.
    fn mlirIntegerSetGetNumSymbols(set: MlirIntegerSet) -> isize {
        read(set, |ctx, set| set.num_symbols(ctx) as isize)
    }

    /// Number of dimensions and symbols.
    fn mlirIntegerSetGetNumInputs(set: MlirIntegerSet) -> isize {
        read(set, |ctx, set| set.num_dims(ctx) as isize + set.num_symbols(ctx) as isize)
    }

    /// Number of constraints.
    fn mlirIntegerSetGetNumConstraints(set: MlirIntegerSet) -> isize {
        read(set, |ctx, set| set.constraints(ctx).len() as isize)
    }

    /// Number of equalities.
    fn mlirIntegerSetGetNumEqualities(set: MlirIntegerSet) -> isize {
        count(set, true)
    }

    /// Number of inequalities.
    fn mlirIntegerSetGetNumInequalities(set: MlirIntegerSet) -> isize {
        count(set, false)
    }

    /// The expression of the constraint at an index.
    fn mlirIntegerSetGetConstraint(set: MlirIntegerSet, pos: isize) -> MlirAffineExpr {
        let expr = constraint(set, pos)?.expr;
        Ok(set.lock()?.out(expr))
    }

    /// Whether the constraint at an index is an equality.
    fn mlirIntegerSetIsConstraintEq(set: MlirIntegerSet, pos: isize) -> bool {
        Ok(constraint(set, pos)?.is_equality)
    }
}
