//! Destructuring of memory slots: allocations of aggregates that can become allocations of the elements,
//! and operations that access the elements.
//!
//! Types participate through the dialect interface `DestructurableTypeInterface`.

use super::interface;
use super::memory_slots::{DeletionKind, MemorySlot};
use crate::attr_or_type::Interned as _;
use crate::context::{Attribute, Context, Type};
use crate::ir::Op;
use rustc_hash::FxHashMap;

/// A memory slot of an aggregate (MLIR's `DestructurableMemorySlot`).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DestructurableMemorySlot {
    /// The memory.
    pub slot: MemorySlot,
    /// The elements with their types, in order. Attributes are their indices.
    pub elements: Vec<(Attribute, Type)>,
}

/// A memory slot of one element of a destructured slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Subslot {
    /// The index of the element.
    pub index: Attribute,
    /// The memory.
    pub slot: MemorySlot,
    /// The operation that allocates it.
    pub allocation: Op,
}

/// The memory slots of the used elements of a destructured slot.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Subslots(FxHashMap<Attribute, MemorySlot>);

impl Subslots {
    /// The memory slot of the element with that index; `None` if the element is unused.
    #[must_use]
    pub fn get(&self, index: Attribute) -> Option<MemorySlot> {
        self.0.get(&index).copied()
    }

    /// Whether no element is used.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl FromIterator<Subslot> for Subslots {
    fn from_iter<I: IntoIterator<Item = Subslot>>(subslots: I) -> Self {
        Subslots(subslots.into_iter().map(|subslot| (subslot.index, subslot.slot)).collect())
    }
}

/// The requirements of an access to a slot that can be rewired to elements.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rewiring {
    /// The indices of the elements that it accesses.
    pub used: Vec<Attribute>,
    /// The memory that its results point to. All uses of this memory must be safe accesses.
    pub must_be_safe: Vec<MemorySlot>,
}

interface! {
    /// Operations that allocate memory for aggregates (MLIR's `DestructurableAllocationOpInterface`).
    DestructurableAllocationOpInterface,
    /// See [`DestructurableAllocationOpInterface`].
    DestructurableAllocationModel {
        /// The slots that may be destructured, according to the allocation alone. Uses of their pointers
        /// are not considered.
        fn destructurable_slots(self, ctx, ir) -> Vec<DestructurableMemorySlot>;
    }
    changes {
        /// Allocates the elements with these indices, in this order.
        fn destructure(self, builder, slot: &DestructurableMemorySlot, used: &[Attribute]) -> Vec<Subslot>;
        /// Cleans up after the destructuring, when the pointer is unused: erases the allocation. Returns
        /// the allocation of the remaining slots, if it exists.
        fn handle_destructuring_complete(self, builder, slot: &DestructurableMemorySlot) -> Option<Op>;
    }
}

interface! {
    /// Operations that access the elements of aggregates in memory (MLIR's
    /// `DestructurableAccessorOpInterface`).
    DestructurableAccessorOpInterface,
    /// See [`DestructurableAccessorOpInterface`].
    DestructurableAccessorModel {
        /// Whether the operation, a user of the slot's pointer, can be rewired to element slots, and its
        /// requirements.
        fn can_rewire(self, ctx, ir, slot: &DestructurableMemorySlot) -> Option<Rewiring>;
    }
    changes {
        /// Redirects the access from the slot to memory of the elements. The insertion point is after the
        /// operation.
        fn rewire(self, builder, slot: &DestructurableMemorySlot, subslots: &Subslots) -> DeletionKind;
    }
}

interface! {
    /// Operations that only access memory within its bounds (MLIR's `SafeMemorySlotAccessOpInterface`).
    SafeMemorySlotAccessOpInterface,
    /// See [`SafeMemorySlotAccessOpInterface`].
    SafeMemorySlotAccessModel {
        /// Whether the operation, a user of the slot's pointer, stays within the slot. Returns the memory
        /// that its results point to, which must only have safe accesses; `None` if it may leave the slot.
        fn ensure_only_safe_accesses(self, ctx, ir, slot: MemorySlot) -> Option<Vec<MemorySlot>>;
    }
}

/// Aggregate types of a dialect (MLIR's `DestructurableTypeInterface`), for allocations of any type.
/// Dialects register it by [`Context::register_dialect_interface`].
pub trait DestructurableTypeInterface: Send + Sync {
    /// The elements of a type of the dialect with their indices, in order; `None` for types that are not
    /// destructured, such as long arrays.
    fn elements(&self, ctx: &Context, ty: Type) -> Option<Vec<(Attribute, Type)>>;
}

/// The elements of an aggregate with their indices, in order, if its dialect has
/// [`DestructurableTypeInterface`].
#[must_use]
pub fn elements_of_aggregate(ctx: &Context, ty: Type) -> Option<Vec<(Attribute, Type)>> {
    let dialect = ty.def_storage(ctx)?.spec().dialect;
    ctx.dialect_interface::<dyn DestructurableTypeInterface>(ctx.ident(dialect))?.elements(ctx, ty)
}
