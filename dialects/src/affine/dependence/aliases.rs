//! Aliases of memrefs, and the memory that operations can reach. All passes on `affine` ask here: views,
//! globals, calls and unknown operations are treated in one place.

use ir_core::context::Traits;
use ir_core::fold::DefinitionChain;
use ir_core::interfaces::{EffectInstance, EffectKind, effects_of};
use ir_core::ir::Use;
use ir_core::ir::properties;

use super::own_effects::own_effects;
use crate::prelude::*;

/// The operations of `memref` with MLIR's `ViewLikeOpInterface`, and others with a result that shares the
/// memory of the first operand.
const VIEWS: [&str; 11] = [
    "memref.assume_alignment",
    "memref.cast",
    "memref.collapse_shape",
    "memref.expand_shape",
    "memref.extract_strided_metadata",
    "memref.memory_space_cast",
    "memref.reinterpret_cast",
    "memref.reshape",
    "memref.subview",
    "memref.transpose",
    "memref.view",
];

/// The memref that an operation views.
pub fn view_source(ir: &Ir, op: Op) -> Option<Value> {
    let is_view = VIEWS.contains(&ir.name(op).as_str(ir.context()));
    if is_view { ir.operands(op).next() } else { None }
}

/// The root memref below a chain of views.
fn viewed(ir: &Ir, value: Value) -> Value {
    let mut walk = DefinitionChain::default();
    let mut root = value;
    while let Some(op) = ir.defining_op(root).filter(|op| walk.push(*op))
        && let Some(source) = view_source(ir, op)
    {
        root = source;
    }
    root
}

/// Whether two memrefs may alias (MLIR's `LocalAliasAnalysis`). Values that loops and branches forward may
/// alias all memrefs.
pub fn may_alias(ir: &Ir, a: Value, b: Value) -> bool {
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

/// Whether two memrefs may alias if different arguments of a function do not. Passes on `affine` assume
/// this: otherwise, no two loops of a function on its arguments could be fused or parallel. Views, globals
/// and memrefs of unknown origin may alias.
pub fn may_overlap(ir: &Ir, a: Value, b: Value) -> bool {
    if !may_alias(ir, a, b) {
        return false;
    }
    let [a, b] = [a, b].map(|value| viewed(ir, value));
    let are_distinct = match (global(ir, a), global(ir, b)) {
        (Some(a), Some(b)) => a != b,
        _ => a != b && is_function_argument(ir, a) && is_function_argument(ir, b),
    };
    let is_private = |value| allocation(ir, value).is_some() && !is_captured(ir, value);
    !are_distinct && (a == b || !is_private(a) && !is_private(b))
}

/// The name of the global that a memref is.
fn global(ir: &Ir, memref: Value) -> Option<Attribute> {
    let op = ir.defining_op(memref)?;
    let is_global = ir.name(op).as_str(ir.context()) == "memref.get_global";
    if is_global { properties::get(ir, op, "name") } else { None }
}

fn is_function_argument(ir: &Ir, memref: Value) -> bool {
    let block = ir.value_block(memref).filter(|_| ir.defining_op(memref).is_none());
    block.is_some_and(|block| {
        let around = ir.parent_op(block);
        let is_function = around.is_some_and(|op| ir.name(op).has(ir.context(), Traits::FUNCTION));
        is_function && ir.is_entry_block(block)
    })
}

/// Whether an unknown operation, such as a call, can reach the memory of a memref: all memory but that of an
/// allocation that is only accessed directly and through views.
pub fn is_reachable(ir: &Ir, memref: Value) -> bool {
    let root = viewed(ir, memref);
    allocation(ir, root).is_none() || is_captured(ir, root)
}

/// Whether an operation other than accesses, views and deallocations uses an allocated memref.
fn is_captured(ir: &Ir, root: Value) -> bool {
    let (mut pending, mut seen) = (vec![root], vec![root]);
    while let Some(memref) = pending.pop() {
        for place in ir.uses(memref) {
            if view_source(ir, place.op) == Some(memref) {
                let views = ir.results(place.op).filter(|result| is_memref(ir, *result));
                let new: Vec<Value> = views.filter(|view| !seen.contains(view)).collect();
                seen.extend(&new);
                pending.extend(new);
            } else if captures(ir, place) {
                return true;
            }
        }
    }
    false
}

/// Whether an operation may keep a memref that it uses, or passes it on. Operations with known effects only
/// access their operands, unless the memref is a stored value or a result may be the memref.
fn captures(ir: &Ir, place: Use) -> bool {
    let is_stored = place.index == 0 && ir.name(place.op).as_str(ir.context()).ends_with(".store");
    let returns_memref = ir.results(place.op).any(|result| is_memref(ir, result));
    let ends_block = ir.name(place.op).has(ir.context(), Traits::TERMINATOR);
    is_stored
        || returns_memref
        || ends_block
        || ir.num_regions(place.op) > 0
        || own_effects(ir, place.op).is_none()
}

fn is_memref(ir: &Ir, value: Value) -> bool {
    let kind = ir.value_type(value).kind(ir.context());
    matches!(kind, TypeKind::MemRef { .. } | TypeKind::UnrankedMemRef { .. })
}

/// Whether an operation itself may have one of these effects on the memory of a memref.
pub fn may_affect(ir: &Ir, op: Op, memref: Value, kinds: &[EffectKind]) -> bool {
    match own_effects(ir, op) {
        Some(effects) => effects.iter().any(|effect| {
            kinds.contains(&effect.kind) && effect.value.is_none_or(|value| may_alias(ir, value, memref))
        }),
        None => is_reachable(ir, memref),
    }
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
