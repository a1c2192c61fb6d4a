//! Memory effects of operations, and queries based on them: whether an operation may be erased, merged or
//! moved.

use super::{EffectInstance, EffectKind, OpInterfaces, interface};
use crate::context::{Context, Traits};
use crate::ir::{Ir, Op, Value};
use rustc_hash::FxHashMap;
use std::collections::VecDeque;

interface! {
    /// Operations that compute their memory effects (MLIR's `MemoryEffectsOpInterface`).
    MemoryEffectsOpInterface,
    /// See [`MemoryEffectsOpInterface`].
    MemoryEffectsModel {
        /// The memory effects of the operation.
        fn effects(self, ctx, ir) -> Vec<EffectInstance>;
    }
}

/// Whether an operation may be executed speculatively.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Speculatability {
    /// Never.
    NotSpeculatable,
    /// Always.
    Speculatable,
    /// If all operations in its regions are speculatable.
    RecursivelySpeculatable,
}

interface! {
    /// Operations that compute whether they may be executed speculatively (MLIR's
    /// `ConditionallySpeculatable`).
    SpeculationOpInterface,
    /// See [`SpeculationOpInterface`].
    SpeculationModel {
        /// Whether the operation may be executed speculatively.
        fn speculatability(self, ctx, ir) -> Speculatability;
    }
}

/// Operations of a dialect that their definitions declare always speculatable, though they are undefined for
/// some operands: MLIR 22 takes remainders for pure.
pub trait DialectSpeculationInterface: Send + Sync {
    /// Whether the operation, of this dialect and always speculatable by its definition, is defined for all
    /// values of its operands.
    fn is_always_defined(&self, ir: &Ir, op: Op) -> bool;
}

impl Context {
    /// Registers the speculation hooks of the dialect.
    pub fn register_speculation(&self, dialect: &str, hooks: &'static dyn DialectSpeculationInterface) {
        self.register_dialect_interface(dialect, hooks);
    }
}

/// The traits of a registered operation; no traits for an unregistered one.
#[inline]
fn traits_of(ir: &Ir, op: Op) -> Traits {
    let ctx = ir.context();
    ir.name(op).traits(ctx)
}

/// The memory effects of the operation itself; `None` if they are unknown.
#[must_use]
pub fn effects_of(ir: &Ir, op: Op) -> Option<Vec<EffectInstance>> {
    let ctx = ir.context();
    let definition = ir.name(op).definition(ctx)?;
    let traits = definition.traits();
    if !traits.has(Traits::MEMORY_EFFECTS) {
        return None;
    }
    let mut effects = Vec::new();
    if !traits.has(Traits::NO_MEMORY_EFFECT) {
        definition.model::<dyn OpInterfaces>()?.effects(ctx, ir, op, &mut effects);
    }
    Some(effects)
}

/// Whether the operation has no memory effects, including recursive ones of its regions (MLIR's
/// `isMemoryEffectFree`).
#[must_use]
pub fn is_memory_effect_free(ir: &Ir, op: Op) -> bool {
    EffectFreeOps::default().contains(ir, op)
}

/// A cache of [`is_memory_effect_free`] for the operations of a nest, which is searched once. Results are
/// valid as long as no operation is inserted, changed or erased.
#[derive(Default, Debug)]
pub struct EffectFreeOps {
    known: FxHashMap<Op, bool>,
}

impl EffectFreeOps {
    /// Whether the operation has no memory effects.
    pub fn contains(&mut self, ir: &Ir, op: Op) -> bool {
        let (mut pending, mut free) = (vec![op], Vec::new());
        while let Some(inner) = pending.pop() {
            let known = if ir.num_regions(inner) == 0 { None } else { self.known.get(&inner).copied() };
            match known.or_else(|| effect_free_by_itself(ir, inner)) {
                Some(true) => {}
                Some(false) => {
                    self.add_around(ir, inner, op);
                    return false;
                }
                None => {
                    free.push(inner);
                    pending.extend(nested(ir, inner));
                }
            }
        }
        self.known.extend(free.into_iter().map(|op| (op, true)));
        true
    }

    /// Records that an operation and its ancestors up to `outermost` have effects.
    fn add_around(&mut self, ir: &Ir, op: Op, outermost: Op) {
        let mut next = Some(op);
        while let Some(op) = next {
            if ir.num_regions(op) != 0 {
                self.known.insert(op, false);
            }
            next = ir.parent_op(op).filter(|_| op != outermost);
        }
    }
}

/// Whether the operation has no memory effects; `None` if it has those of the nested operations.
fn effect_free_by_itself(ir: &Ir, op: Op) -> Option<bool> {
    let traits = traits_of(ir, op);
    let is_recursive = traits.has(Traits::RECURSIVE_MEMORY_EFFECTS);
    if traits.has(Traits::NO_MEMORY_EFFECT) && !is_recursive {
        return Some(true);
    }
    match effects_of(ir, op) {
        Some(effects) if !effects.is_empty() => Some(false),
        None if !is_recursive => Some(false),
        _ if is_recursive && ir.num_regions(op) != 0 => None,
        _ => Some(true),
    }
}

/// The operations directly in the operation's regions.
fn nested(ir: &Ir, op: Op) -> impl Iterator<Item = Op> + '_ {
    ir.regions(op).flat_map(|region| ir.blocks(region)).flat_map(|block| ir.ops(block))
}

/// Whether the operation is unused and may be erased (MLIR's `isOpTriviallyDead`).
#[must_use]
#[inline]
pub fn is_trivially_dead(ir: &Ir, op: Op) -> bool {
    !ir.has_uses(op) && would_be_trivially_dead(ir, op)
}

/// Whether the operation could be erased if it were unused (MLIR's `wouldOpBeTriviallyDead`): it is neither a
/// terminator nor a symbol, and its only effects are reads and effects on memory that it allocates itself.
#[must_use]
pub fn would_be_trivially_dead(ir: &Ir, op: Op) -> bool {
    blocking_op(ir, op).is_none()
}

/// The operation that prevents the erasure of an unused operation: a nested one with effects, or the
/// operation itself.
pub(crate) fn blocking_op(ir: &Ir, op: Op) -> Option<Op> {
    let ctx = ir.context();
    let Some(definition) = ir.name(op).definition(ctx) else { return Some(op) };
    let traits = definition.traits();
    if traits.has(Traits::TERMINATOR) || traits.has(Traits::SYMBOL) {
        return Some(op);
    }
    if traits.has(Traits::NO_MEMORY_EFFECT) && !traits.has(Traits::RECURSIVE_MEMORY_EFFECTS) {
        return None;
    }
    // Breadth-first: a caller that caches the result checks whether it still holds, and this takes as long
    // as the path from the found operation upwards.
    let mut pending = VecDeque::from([op]);
    while let Some(op) = pending.pop_front() {
        if !has_droppable_effects(ir, op) {
            return Some(op);
        }
        if traits_of(ir, op).has(Traits::RECURSIVE_MEMORY_EFFECTS) {
            for inner in nested(ir, op) {
                match ir.num_regions(inner) {
                    0 if !has_droppable_effects(ir, inner) => return Some(inner),
                    0 => {}
                    _ => pending.push_back(inner),
                }
            }
        }
    }
    None
}

/// Whether the operation's own effects are only reads and effects on memory that it allocates. Traits
/// decide most cases, because nests of regions are queried again after each change inside.
pub(crate) fn has_droppable_effects(ir: &Ir, op: Op) -> bool {
    let traits = traits_of(ir, op);
    let is_recursive = traits.has(Traits::RECURSIVE_MEMORY_EFFECTS);
    if !traits.has(Traits::MEMORY_EFFECTS) {
        return is_recursive;
    }
    traits.has(Traits::NO_MEMORY_EFFECT)
        || effects_of(ir, op).map_or(is_recursive, |effects| are_droppable(ir, op, &effects))
}

/// Whether all effects are reads or effects on memory that the operation allocates for a result.
fn are_droppable(ir: &Ir, op: Op, effects: &[EffectInstance]) -> bool {
    let allocated = |value: Option<Value>| {
        value.is_some_and(|value| ir.defining_op(value) == Some(op))
            && effects.iter().any(|effect| effect.kind == EffectKind::Allocate && effect.value == value)
    };
    effects.iter().all(|effect| effect.kind == EffectKind::Read || allocated(effect.value))
}

/// Whether the operation may be executed speculatively (MLIR's `isSpeculatable`).
#[must_use]
pub fn is_speculatable(ir: &Ir, op: Op) -> bool {
    let ctx = ir.context();
    let is_defined = |op: Op| {
        let hooks = ctx.dialect_interface::<dyn DialectSpeculationInterface>(ir.name(op).dialect(ctx));
        hooks.is_none_or(|hooks| hooks.is_always_defined(ir, op))
    };
    is_speculatable_by_definition(ir, op, &is_defined)
}

/// Whether the operation may be executed speculatively; `is_defined` decides it for those that are always
/// speculatable by their definitions.
fn is_speculatable_by_definition(ir: &Ir, op: Op, is_defined: &dyn Fn(Op) -> bool) -> bool {
    let ctx = ir.context();
    let mut pending = vec![op];
    while let Some(op) = pending.pop() {
        let Some(definition) = ir.name(op).definition(ctx) else { return false };
        let traits = definition.traits();
        let found = match ir.name(op).interfaces(ctx).speculation {
            _ if traits.has(Traits::ALWAYS_SPECULATABLE) && is_defined(op) => Speculatability::Speculatable,
            _ if traits.has(Traits::ALWAYS_SPECULATABLE) => Speculatability::NotSpeculatable,
            _ if traits.has(Traits::RECURSIVELY_SPECULATABLE) => Speculatability::RecursivelySpeculatable,
            Some(model) => (model.speculatability)(ctx, ir, op),
            None => Speculatability::NotSpeculatable,
        };
        match found {
            Speculatability::NotSpeculatable => return false,
            Speculatability::Speculatable => {}
            Speculatability::RecursivelySpeculatable => pending.extend(nested(ir, op)),
        }
    }
    true
}

/// Whether the definition of the operation states that it may be executed anywhere, any number of times or
/// never (MLIR's `isPure`). It may be undefined for some operands.
#[must_use]
pub fn is_pure(ir: &Ir, op: Op) -> bool {
    is_speculatable_by_definition(ir, op, &|_| true) && is_memory_effect_free(ir, op)
}
