//! Canonicalization of `memref.alloca_scope`.

use ir_core::interfaces::{EffectKind, effects_of};
use ir_core::ir::{Order, Walk};
use ir_core::ops::Traits;

use super::super::AllocaScopeOp;
use super::super::verify::SCOPES;
use crate::prelude::*;

impl CanonicalizationPatterns for AllocaScopeOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn_for("AllocaScopeInliner", Self::NAME, inlined);
    }
}

fn is_scope(ir: &Ir, op: Op) -> bool {
    let ctx = ir.context();
    SCOPES.contains(&ir.name(op).as_str(ctx))
}

/// Whether the operation itself, without its regions, may allocate stack memory.
fn may_itself_allocate(ir: &Ir, op: Op) -> bool {
    let ctx = ir.context();
    if ir.name(op).definition(ctx).is_some_and(|it| it.traits().has(Traits::RECURSIVE_MEMORY_EFFECTS)) {
        return false;
    }
    let Some(effects) = effects_of(ir, op) else { return true };
    effects.iter().any(|effect| {
        effect.kind == EffectKind::Allocate
            && effect.resource.ends_with("AutomaticAllocationScopeResource")
            && effect.value.is_some_and(|value| ir.defining_op(value) == Some(op))
    })
}

/// Whether an operation in the scope may allocate stack memory that is freed at the end of the scope.
fn may_allocate(ir: &Ir, scope: Op) -> bool {
    !ir.try_visit(scope, Order::Pre, |op| {
        if op == scope {
            Walk::Advance
        } else if may_itself_allocate(ir, op) {
            Walk::Interrupt
        } else if is_scope(ir, op) {
            Walk::Skip
        } else {
            Walk::Advance
        }
    })
}

/// Whether the memory would be freed at the same time without the operation: it is the last one of another scope.
fn ends_with_scope(ir: &Ir, op: Op) -> bool {
    let is_last =
        ir.parent_block(op).is_some_and(|block| ir.next(op).is_some() && ir.next(op) == ir.last_op(block));
    let is_only_block = ir.parent_region(op).is_some_and(|region| ir.has_one_block(region));
    is_last && is_only_block && ir.parent_op(op).is_some_and(|parent| is_scope(ir, parent))
}

/// Inlines a scope without effect.
fn inlined(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let ir = rewriter.ir();
    let region = ir.region(op, 0);
    if !ir.has_one_block(region) || (may_allocate(ir, op) && !ends_with_scope(ir, op)) {
        return None;
    }
    let (source, target) = (ir.first_block(region)?, ir.parent_block(op)?);
    let end = ir.last_op(source)?;
    rewriter.inline_block_before(source, target, Some(op), &[]);
    let results: Vec<Value> = rewriter.ir().operands(end).collect();
    rewriter.replace_op(op, &results);
    rewriter.erase_op(end);
    Some(())
}
