//! Nodes: an operation, and the accesses in it.

use ir_core::interfaces::EffectKind;
use ir_core::ir::Order;

use crate::affine::AffineForOp;
use crate::affine::dependence::{Access, affected, has_effect_on};
use crate::prelude::*;

/// An operation of the block, with what it does to memrefs (MLIR's `Node` and `LoopNestStateCollector`).
#[derive(Clone)]
pub struct Node {
    /// The operation.
    pub op: Op,
    /// Affine loads in the operation.
    pub loads: Vec<Access>,
    /// Affine stores in the operation.
    pub stores: Vec<Access>,
    /// Other operations that read memrefs.
    pub(super) other_loads: Vec<Op>,
    /// Other operations that write to memrefs.
    pub(super) other_stores: Vec<Op>,
    /// Operations that free memrefs.
    pub(super) frees: Vec<Op>,
}

impl Node {
    /// Creates a node without accesses.
    pub(super) fn new(op: Op) -> Self {
        let none = Vec::new;
        Node {
            op,
            loads: Vec::new(),
            stores: Vec::new(),
            other_loads: none(),
            other_stores: none(),
            frees: none(),
        }
    }

    /// Adds the accesses in the operation.
    pub(super) fn collect(&mut self, ir: &Ir) {
        let mut ops = Vec::new();
        ir.visit(self.op, Order::Post, |op| ops.push(op));
        for op in ops {
            match Access::from_op(ir, op) {
                Some(access) if access.is_store => self.stores.push(access),
                Some(access) => self.loads.push(access),
                None if AffineForOp::cast(ir, op).is_some() => {}
                None => self.collect_other(ir, op),
            }
        }
    }

    fn collect_other(&mut self, ir: &Ir, op: Op) {
        let kinds = affected(ir, op);
        let lists = [
            (EffectKind::Read, &mut self.other_loads),
            (EffectKind::Write, &mut self.other_stores),
            (EffectKind::Free, &mut self.frees),
        ];
        for (kind, list) in lists {
            if kinds.contains(&kind) {
                list.push(op);
            }
        }
    }

    /// Looks for the accesses in the operation again. As in MLIR, other operations with effects are added to those that are known.
    pub fn refresh(&mut self, ir: &Ir) {
        self.loads.clear();
        self.stores.clear();
        self.collect(ir);
    }

    /// The number of affine loads of a memref.
    pub fn num_loads(&self, memref: Value) -> usize {
        self.loads.iter().filter(|load| load.memref == memref).count()
    }

    /// The number of operations that write to a memref.
    pub fn num_stores(&self, ir: &Ir, memref: Value) -> usize {
        let writes = |op: &&Op| has_effect_on(ir, **op, memref, |kind| kind == EffectKind::Write);
        self.stores.iter().filter(|store| store.memref == memref).count()
            + self.other_stores.iter().filter(writes).count()
    }

    /// Whether an operation writes to a memref or frees it.
    pub(super) fn modifies(&self, ir: &Ir, memref: Value) -> bool {
        let frees = |op: &Op| has_effect_on(ir, *op, memref, |kind| kind == EffectKind::Free);
        self.num_stores(ir, memref) > 0 || self.frees.iter().any(frees)
    }

    /// The memrefs that are both loaded from and stored to.
    pub fn loaded_and_stored(&self) -> impl Iterator<Item = Value> {
        let stored = self.stores.iter().map(|store| store.memref);
        stored.filter(|memref| self.num_loads(*memref) > 0)
    }
}
