//! Operations between two accesses that may read or write the same memory.

use ir_core::interfaces::{EffectInstance, EffectKind, effects_of};

use super::aliases::may_alias;
use super::own_effects::{all_effects, is_recursive};
use super::{Access, Dependence, common_loops, dependence, scope};
use crate::prelude::*;

/// Whether the operation has a single effect, and it is of this kind and on the value, if one is given.
pub fn has_single_effect(ir: &Ir, op: Op, value: Option<Value>, kind: EffectKind) -> bool {
    let effects = effects_of(ir, op).unwrap_or_default();
    let mut meant = effects.iter().filter(|effect| value.is_none() || effect.value == value);
    meant.next().is_some_and(|effect| effect.kind == kind) && meant.next().is_none()
}

/// Whether an operation itself is known to have a matching effect on a value (MLIR's `hasEffect`).
pub fn has_effect_on(ir: &Ir, op: Op, value: Value, is_meant: impl Fn(EffectKind) -> bool) -> bool {
    let effects = all_effects(ir, op).unwrap_or_default();
    effects.iter().any(|effect| effect.value == Some(value) && is_meant(effect.kind))
}

/// The kinds of effects that an operation itself may have on memrefs. An operation with unknown effects and
/// ranked memref operands may read and write.
pub fn affected(ir: &Ir, op: Op) -> Vec<EffectKind> {
    match all_effects(ir, op) {
        Some(effects) => effects.into_iter().map(|effect| effect.kind).collect(),
        None if is_recursive(ir, op) || ranked_memrefs(ir, ir.operands(op)).is_empty() => Vec::new(),
        None => vec![EffectKind::Read, EffectKind::Write],
    }
}

/// The ranked memrefs on which an operation itself may have an effect of this kind (MLIR's
/// `getEffectedValues`).
pub fn effect_values(ir: &Ir, op: Op, kind: EffectKind) -> Vec<Value> {
    match all_effects(ir, op) {
        Some(effects) => {
            let meant = effects.into_iter().filter(|effect| effect.kind == kind);
            ranked_memrefs(ir, meant.filter_map(|effect| effect.value))
        }
        None if is_recursive(ir, op) => Vec::new(),
        None => ranked_memrefs(ir, ir.operands(op)),
    }
}

fn ranked_memrefs(ir: &Ir, values: impl Iterator<Item = Value>) -> Vec<Value> {
    let is_memref =
        |value: &Value| matches!(ir.value_type(*value).kind(ir.context()), TypeKind::MemRef { .. });
    values.filter(is_memref).collect()
}

/// Whether no operation between `start` and `access` may have an effect of this kind on the element (MLIR's
/// `hasNoInterveningEffect`).
pub fn is_unaffected(ir: &Ir, start: Op, access: Access, kind: EffectKind) -> bool {
    let search = Search { ir, access, kind, depth: common_loops(ir, start, access.op) };
    let mut end = access.op;
    // Ancestors of the access that do not contain the start are checked entirely, because an earlier
    // iteration may have effects.
    while ir.parent_region(end) != ir.parent_region(start) {
        let Some(around) = ir.parent_op(end) else { return false };
        if search.may_affect(around) {
            return false;
        }
        end = around;
    }
    search.is_path_unaffected(start, end)
}

/// The search for effects on an element.
struct Search<'a> {
    ir: &'a Ir,
    access: Access,
    kind: EffectKind,
    /// The number of common loops of the start and the access.
    depth: usize,
}

impl Search<'_> {
    /// Whether no operation on a path between two operations of a region affects the element.
    fn is_path_unaffected(&self, start: Op, end: Op) -> bool {
        let ir = self.ir;
        let after_start = std::iter::successors(ir.next(start), |op| ir.next(*op));
        if after_start.take_while(|op| *op != end).any(|op| self.may_affect(op)) {
            return false;
        }
        if ir.parent_block(start) == ir.parent_block(end) {
            return true;
        }
        let successors = |block: Block| ir.last_op(block).into_iter().flat_map(|op| ir.successors(op));
        let mut pending: Vec<Block> = ir.parent_block(start).into_iter().flat_map(successors).collect();
        let mut seen = Vec::new();
        while let Some(block) = pending.pop() {
            if seen.contains(&block) {
                continue;
            }
            seen.push(block);
            if ir.ops(block).take_while(|op| *op != end).any(|op| self.may_affect(op)) {
                return false;
            }
            if ir.parent_block(end) != Some(block) {
                pending.extend(successors(block));
            }
        }
        true
    }

    /// Whether an operation may affect the element.
    fn may_affect(&self, op: Op) -> bool {
        let ir = self.ir;
        let mut pending = vec![op];
        while let Some(op) = pending.pop() {
            if let Some(effects) = all_effects(ir, op) {
                if effects.iter().any(|effect| self.is_relevant(effect)) && !self.is_other_element(op) {
                    return true;
                }
            } else if is_recursive(ir, op) {
                pending.extend(
                    ir.regions(op).flat_map(|region| ir.blocks(region)).flat_map(|block| ir.ops(block)),
                );
            } else {
                return true;
            }
        }
        false
    }

    fn is_relevant(&self, effect: &EffectInstance) -> bool {
        effect.kind == self.kind
            && effect.value.is_none_or(|value| may_alias(self.ir, value, self.access.memref))
    }

    /// Whether an operation accesses another element in all iterations since the start.
    fn is_other_element(&self, op: Op) -> bool {
        let ir = self.ir;
        let Some(other) = Access::from_op(ir, op) else { return false };
        other.memref == self.access.memref
            && scope(ir, op) == scope(ir, self.access.op)
            && (self.depth + 1..=common_loops(ir, op, self.access.op) + 1)
                .all(|depth| dependence(ir, other, self.access, depth) == Dependence::None)
    }
}
