//! Operations between two accesses that may read or write the same memory, and aliases of memrefs.

use ir_core::context::Traits;
use ir_core::interfaces::{EffectInstance, EffectKind, effects_of};

use super::{Access, Dependence, common_loops, dependence, scope};
use crate::affine::dma::effects_on_memrefs;
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

fn is_recursive(ir: &Ir, op: Op) -> bool {
    ir.name(op).has(ir.context(), Traits::RECURSIVE_MEMORY_EFFECTS)
}

fn ranked_memrefs(ir: &Ir, values: impl Iterator<Item = Value>) -> Vec<Value> {
    let is_memref =
        |value: &Value| matches!(ir.value_type(*value).kind(ir.context()), TypeKind::MemRef { .. });
    values.filter(is_memref).collect()
}

/// The operations of `memref` with MLIR's `ViewLikeOpInterface`. The first operand is the viewed memref.
const VIEWS: [&str; 9] = [
    "memref.cast",
    "memref.collapse_shape",
    "memref.expand_shape",
    "memref.memory_space_cast",
    "memref.reinterpret_cast",
    "memref.subview",
    "memref.transpose",
    "memref.view",
    "memref.assume_alignment",
];

/// The memref that an operation views.
pub fn view_source(ir: &Ir, op: Op) -> Option<Value> {
    let is_view = VIEWS.contains(&ir.name(op).as_str(ir.context()));
    if is_view { ir.operands(op).next() } else { None }
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

/// The effects of an operation itself; `None` if they are unknown.
fn all_effects(ir: &Ir, op: Op) -> Option<Vec<EffectInstance>> {
    let of_transfer = effects_on_memrefs(ir, op);
    if of_transfer.is_empty() {
        return effects_of(ir, op);
    }
    Some(of_transfer.into_iter().map(|(kind, memref)| EffectInstance::with_value(kind, memref)).collect())
}

/// Whether two memrefs may alias (MLIR's `LocalAliasAnalysis`). Values that loops and branches forward may
/// alias all memrefs.
fn may_alias(ir: &Ir, a: Value, b: Value) -> bool {
    if a == b {
        return true;
    }
    let [a, b] = [a, b].map(|value| viewed(ir, value));
    match (a == b, allocation(ir, a), allocation(ir, b)) {
        (true, ..) | (_, None, None) => true,
        (_, Some(_), Some(_)) => false,
        (_, Some(alloc), None) => !is_outside(ir, b, alloc),
        (_, None, Some(alloc)) => !is_outside(ir, a, alloc),
    }
}

/// The root memref below a chain of views.
fn viewed(ir: &Ir, value: Value) -> Value {
    let source = |value: &Value| ir.defining_op(*value).and_then(|op| view_source(ir, op));
    std::iter::successors(Some(value), source).last().unwrap_or(value)
}

/// The operation that allocates a memref.
fn allocation(ir: &Ir, memref: Value) -> Option<Op> {
    let op = ir.defining_op(memref)?;
    let effects = effects_of(ir, op)?;
    let allocates =
        |effect: &EffectInstance| effect.kind == EffectKind::Allocate && effect.value == Some(memref);
    effects.iter().any(allocates).then_some(op)
}

/// Operations that free the `memref.alloca` of their regions at the end (MLIR's
/// `AutomaticAllocationScope`).
const ALLOCATION_SCOPES: [&str; 7] = [
    "affine.for",
    "affine.parallel",
    "func.func",
    "memref.alloca_scope",
    "scf.for",
    "scf.forall",
    "scf.parallel",
];

/// Whether a memref is defined outside of the allocation scope of `alloc`, or is an argument of it.
fn is_outside(ir: &Ir, memref: Value, alloc: Op) -> bool {
    let ctx = ir.context();
    let is_scope = |op: &Op| match ir.name(alloc).as_str(ctx) {
        "memref.alloca" => ALLOCATION_SCOPES.contains(&ir.name(*op).as_str(ctx)),
        _ => ir.name(*op).has(ctx, Traits::FUNCTION),
    };
    let mut around = std::iter::successors(ir.parent_op(alloc), |op| ir.parent_op(*op));
    let Some(scope) = around.find(is_scope) else { return false };
    let Some(block) = ir.value_block(memref) else { return false };
    match ir.parent_op(block) {
        Some(parent) if parent == scope => ir.defining_op(memref).is_none() && ir.is_entry_block(block),
        Some(parent) => ir.is_ancestor(parent, scope),
        None => false,
    }
}
