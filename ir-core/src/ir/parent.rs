//! Parents of operations, blocks and regions, by the same names for each of them.
//!
//! | | [`parent_block`](Ir::parent_block) | [`parent_region`](Ir::parent_region) | [`parent_op`](Ir::parent_op) |
//! | --- | --- | --- | --- |
//! | [`Op`] | `getBlock` | `getParentRegion` | `getParentOp` |
//! | [`Block`] | | `getParent` | `getParentOp` |
//! | [`Region`] | | `getParentRegion` | `getParentOp` |

use super::{Block, Ir, Op, Region};

/// An operation, block or region, which is nested in a region and an operation.
pub trait Nested: Copy {
    /// An operation for a region, which always has one, and an optional operation for the others.
    type ParentOp;

    /// The innermost region around the entity.
    fn parent_region(self, ir: &Ir) -> Option<Region>;

    /// The innermost operation around the entity.
    fn parent_op(self, ir: &Ir) -> Self::ParentOp;
}

impl Nested for Op {
    type ParentOp = Option<Op>;

    #[inline]
    #[track_caller]
    fn parent_region(self, ir: &Ir) -> Option<Region> {
        ir.parent_block(self)?.parent_region(ir)
    }

    #[inline]
    #[track_caller]
    fn parent_op(self, ir: &Ir) -> Option<Op> {
        Some(self.parent_region(ir)?.parent_op(ir))
    }
}

impl Nested for Block {
    type ParentOp = Option<Op>;

    #[inline]
    #[track_caller]
    fn parent_region(self, ir: &Ir) -> Option<Region> {
        ir.blocks.get(self).region
    }

    #[inline]
    #[track_caller]
    fn parent_op(self, ir: &Ir) -> Option<Op> {
        Some(self.parent_region(ir)?.parent_op(ir))
    }
}

impl Nested for Region {
    type ParentOp = Op;

    #[inline]
    #[track_caller]
    fn parent_region(self, ir: &Ir) -> Option<Region> {
        self.parent_op(ir).parent_region(ir)
    }

    #[inline]
    #[track_caller]
    fn parent_op(self, ir: &Ir) -> Op {
        ir.regions.get(self).op
    }
}

impl Ir {
    /// The block that contains the operation; none if the operation is detached.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn parent_block(&self, op: Op) -> Option<Block> {
        self.ops.get(op).block
    }

    /// The innermost region around an operation, block or region; none if it is detached.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn parent_region(&self, entity: impl Nested) -> Option<Region> {
        entity.parent_region(self)
    }

    /// The innermost operation around an operation, block or region. A region always has one; the others have none if they are
    /// detached.
    ///
    /// ```
    /// use ir_core::prelude::*;
    ///
    /// let module = Module::new(&Context::new());
    /// let (ir, block) = (module.ir(), module.body());
    /// let region = ir.parent_region(block).expect("the body of a module is in a region");
    /// assert_eq!(ir.parent_op(block), Some(module.operation()));
    /// assert_eq!(ir.parent_op(region), module.operation());
    /// assert_eq!(ir.parent_op(module.operation()), None);
    /// ```
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn parent_op<E: Nested>(&self, entity: E) -> E::ParentOp {
        entity.parent_op(self)
    }
}
