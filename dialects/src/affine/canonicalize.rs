//! Canonical forms of maps and their operands (MLIR's `canonicalizeMapAndOperands`): values that may be symbols are symbols,
//! each operand is there once, constants are part of the map, and what is not used goes.
//!
//! Maps of results of `affine.apply` are not composed.

use ir_core::context::{AffineExpr, AffineExprKind, AffineMap, Attribute, Context, Type};
use ir_core::fold::FoldResult;
use ir_core::ir::{Ir, Op, Value};
use ir_core::rewrite::{PatternRewriter, PatternSet};
use ir_core::spec::{CanonicalizationPatterns, FoldOp, OpHandle, properties};

use super::maps::map_property;
use super::validity::Validity;
use super::{
    AffineApplyOp, AffineLoadOp, AffinePrefetchOp, AffineStoreOp, AffineVectorLoadOp, AffineVectorStoreOp,
};
use crate::memref::fold_casts;
use crate::mixed::Mixed;

/// Implements the patterns of operations whose property `map` has the operands from that number on.
macro_rules! simplified {
    ($($op:ty: $first:expr),* $(,)?) => {$(
        impl CanonicalizationPatterns for $op {
            fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
                patterns.add_fn("SimplifyAffineOp", Self::SPEC.name, |rewriter, op| {
                    simplify(rewriter, op, $first)
                });
            }
        }
    )*};
}

simplified!(
    AffineApplyOp: 0,
    AffineLoadOp: 1,
    AffinePrefetchOp: 1,
    AffineStoreOp: 2,
    AffineVectorLoadOp: 1,
    AffineVectorStoreOp: 2,
);

/// A map and its operands, dimensions first.
struct Applied {
    map: AffineMap,
    operands: Vec<Value>,
}

/// What a dimension or symbol becomes, and the operands that are left.
#[derive(Default)]
struct Remapped {
    exprs: Vec<AffineExpr>,
    operands: Vec<Value>,
}

impl Remapped {
    /// Takes up an operand, once.
    fn add(&mut self, operand: Value, make: impl Fn(u32) -> AffineExpr) {
        let known = self.operands.iter().position(|other| *other == operand);
        let place = known.unwrap_or(self.operands.len());
        if known.is_none() {
            self.operands.push(operand);
        }
        self.exprs.push(make(u32::try_from(place).unwrap_or(u32::MAX)));
    }
}

/// The expression with other ones for its dimensions and symbols.
fn replaced(ctx: &Context, expr: AffineExpr, dims: &[AffineExpr], symbols: &[AffineExpr]) -> AffineExpr {
    expr.with_leaves(ctx, |leaf| match leaf.kind(ctx) {
        AffineExprKind::Dim(position) => dims.get(position as usize).copied().unwrap_or(leaf),
        AffineExprKind::Symbol(position) => symbols.get(position as usize).copied().unwrap_or(leaf),
        AffineExprKind::Binary(..) | AffineExprKind::Constant(_) => leaf,
    })
}

/// Notes which dimensions and symbols are used.
fn note_uses(ctx: &Context, expr: AffineExpr, dims: &mut [bool], symbols: &mut [bool]) {
    for leaf in expr.leaves(ctx) {
        let place = match leaf.kind(ctx) {
            AffineExprKind::Dim(position) => dims.get_mut(position as usize),
            AffineExprKind::Symbol(position) => symbols.get_mut(position as usize),
            AffineExprKind::Binary(..) | AffineExprKind::Constant(_) => None,
        };
        if let Some(place) = place {
            *place = true;
        }
    }
}

/// Whether the value may be a symbol (`isValidSymbol`).
fn may_be_symbol(ctx: &Context, ir: &Ir, value: Value) -> bool {
    let validity = Validity { ctx, ir };
    validity.is_top_level_index(value)
        || ir.defining_op(value).is_some_and(|op| validity.is_symbol(value, validity.scope(op)))
}

impl Applied {
    /// The map with these expressions for its dimensions and symbols.
    fn remapped(&self, ctx: &Context, dims: &Remapped, symbols: &Remapped) -> Applied {
        let results: Vec<AffineExpr> = self
            .map
            .results(ctx)
            .iter()
            .map(|expr| replaced(ctx, *expr, &dims.exprs, &symbols.exprs))
            .collect();
        let count = |operands: &[Value]| u32::try_from(operands.len()).unwrap_or(u32::MAX);
        let map = ctx.affine_map(count(&dims.operands), count(&symbols.operands), &results);
        Applied { map, operands: [dims.operands.as_slice(), &symbols.operands].concat() }
    }

    /// Dimensions that may be symbols become symbols behind the others.
    fn with_promoted_symbols(&self, ctx: &Context, ir: &Ir) -> Applied {
        let (dim_operands, symbol_operands) = self.operands.split_at(self.map.num_dims(ctx) as usize);
        let mut dims = Remapped::default();
        let mut symbols = Remapped {
            exprs: (0..self.map.num_symbols(ctx)).map(|place| ctx.affine_symbol(place)).collect(),
            operands: symbol_operands.to_vec(),
        };
        for &operand in dim_operands {
            let is_symbol = may_be_symbol(ctx, ir, operand);
            let list = if is_symbol { &mut symbols.operands } else { &mut dims.operands };
            let place = u32::try_from(list.len()).unwrap_or(u32::MAX);
            list.push(operand);
            dims.exprs.push(if is_symbol { ctx.affine_symbol(place) } else { ctx.affine_dim(place) });
        }
        self.remapped(ctx, &dims, &symbols)
    }

    /// The canonical form.
    fn canonical(&self, ctx: &Context, ir: &Ir) -> Applied {
        if self.operands.is_empty() {
            return Applied { map: self.map, operands: Vec::new() };
        }
        let promoted = self.with_promoted_symbols(ctx, ir);
        let (dim_operands, symbol_operands) = promoted.operands.split_at(promoted.map.num_dims(ctx) as usize);
        let mut used = [vec![false; dim_operands.len()], vec![false; symbol_operands.len()]];
        let [used_dims, used_symbols] = &mut used;
        for expr in promoted.map.results(ctx) {
            note_uses(ctx, *expr, used_dims, used_symbols);
        }
        let unused = ctx.affine_constant(0);
        let (mut dims, mut symbols) = (Remapped::default(), Remapped::default());
        for (operand, used) in dim_operands.iter().zip(used_dims.iter()) {
            match used {
                true => dims.add(*operand, |place| ctx.affine_dim(place)),
                false => dims.exprs.push(unused),
            }
        }
        for (operand, used) in symbol_operands.iter().zip(used_symbols.iter()) {
            match Mixed::Value(*operand).constant(ctx, ir) {
                _ if !used => symbols.exprs.push(unused),
                Some(number) => symbols.exprs.push(ctx.affine_constant(number)),
                None => symbols.add(*operand, |place| ctx.affine_symbol(place)),
            }
        }
        promoted.remapped(ctx, &dims, &symbols)
    }
}

/// Brings the map of an operation, whose operands begin at `first`, into canonical form.
fn simplify(rewriter: &mut PatternRewriter<'_>, op: Op, first: usize) -> Option<()> {
    let (ctx, ir) = (rewriter.ctx, rewriter.ir());
    let old =
        Applied { map: map_property(ctx, ir, op, "map")?, operands: ir.operands(op).skip(first).collect() };
    let new = old.canonical(ctx, ir);
    if new.map == old.map && new.operands == old.operands {
        return None;
    }
    let operands: Vec<Value> = ir.operands(op).take(first).chain(new.operands).collect();
    rewriter.modify(op, |ir| {
        ir.set_operands(op, &operands);
        properties::set(ctx, ir, op, "map", Some(ctx.affine_map_attr(new.map)));
    });
    Some(())
}

impl FoldOp for AffineApplyOp {
    /// A dimension or symbol alone is its operand.
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let Some(map) = map_property(ctx, ir, self.op(), "map") else { return FoldResult::Failure };
        let [result] = map.results(ctx) else { return FoldResult::Failure };
        let operand = |number: u32| ir.operands(self.op()).nth(number as usize);
        match result.kind(ctx) {
            AffineExprKind::Dim(position) => operand(position).into(),
            AffineExprKind::Symbol(position) => operand(map.num_dims(ctx) + position).into(),
            AffineExprKind::Constant(value) => ctx.integer_attr_of(Type::INDEX, value).into(),
            AffineExprKind::Binary(..) => FoldResult::Failure,
        }
    }
}

/// Implements `FoldOp` for operations that use what their memref is a cast of.
macro_rules! folds_casts {
    ($($op:ty: $kept:expr),*) => {$(
        impl FoldOp for $op {
            fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
                let kept: fn(Self, &Ir) -> Option<Value> = $kept;
                let kept = kept(self, ir);
                match fold_casts(ctx, ir, self.op(), kept) {
                    true => FoldResult::InPlace,
                    false => FoldResult::Failure,
                }
            }
        }
    )*};
}

folds_casts!(
    AffineLoadOp: |_, _| None,
    AffinePrefetchOp: |_, _| None,
    AffineStoreOp: |store, ir| Some(store.value(ir))
);
