//! Summaries of the memory that an operation and those in it access.

use ir_core::interfaces::EffectKind;
use ir_core::ir::Order;

use super::Access;
use super::aliases::{is_reachable, may_overlap};
use super::own_effects::own_effects;
use crate::prelude::*;

/// The accesses of an operation and of those in it, by memref.
pub struct AccessSummary {
    accesses: Vec<Touched>,
    /// Whether an operation has unknown effects.
    is_unknown: bool,
}

/// An accessed memref.
struct Touched {
    memref: Value,
    /// Whether it is changed or freed.
    is_changed: bool,
    is_affine: bool,
}

impl AccessSummary {
    pub fn new(ir: &Ir, op: Op) -> Self {
        let mut summary = AccessSummary { accesses: Vec::new(), is_unknown: false };
        ir.visit(op, Order::Post, |op| summary.add(ir, op));
        summary
    }

    fn add(&mut self, ir: &Ir, op: Op) {
        if let Some(Access { memref, is_store, .. }) = Access::from_op(ir, op) {
            return self.touch(Touched { memref, is_changed: is_store, is_affine: true });
        }
        let Some(effects) = own_effects(ir, op) else {
            self.is_unknown = true;
            return;
        };
        for effect in effects.iter().filter(|effect| effect.kind != EffectKind::Allocate) {
            match effect.value {
                Some(memref) => {
                    let is_changed = effect.kind != EffectKind::Read;
                    self.touch(Touched { memref, is_changed, is_affine: false });
                }
                None => self.is_unknown = true,
            }
        }
    }

    fn touch(&mut self, new: Touched) {
        let same = |known: &&mut Touched| known.memref == new.memref && known.is_affine == new.is_affine;
        match self.accesses.iter_mut().find(same) {
            Some(known) => known.is_changed |= new.is_changed,
            None => self.accesses.push(new),
        }
    }

    /// Whether an operation of one may depend on one of the other, apart from affine accesses of one memref.
    pub fn hides_dependence(&self, ir: &Ir, other: &AccessSummary, are_nests: bool) -> bool {
        let reaches = |touched: &Touched| is_reachable(ir, touched.memref);
        let conflicts = |a: &Touched, b: &Touched| {
            if a.memref == b.memref && (!are_nests || a.is_affine && b.is_affine) {
                return false;
            }
            (a.is_changed || b.is_changed) && may_overlap(ir, a.memref, b.memref)
        };
        self.is_unknown && (other.is_unknown || other.accesses.iter().any(reaches))
            || other.is_unknown && self.accesses.iter().any(reaches)
            || self.accesses.iter().any(|a| other.accesses.iter().any(|b| conflicts(a, b)))
    }

    /// Whether operations of a loop nest depend on each other in a way that dependences between affine
    /// accesses of one memref do not show.
    pub fn has_hidden_dependence(&self, ir: &Ir) -> bool {
        self.is_unknown || self.hides_dependence(ir, self, true)
    }

    /// Whether two names of one buffer are accessed, and one of them is changed.
    pub fn has_alias(&self, ir: &Ir) -> bool {
        let conflicts = |a: &Touched, b: &Touched| {
            a.memref != b.memref && a.is_changed && may_overlap(ir, a.memref, b.memref)
        };
        self.accesses.iter().any(|a| self.accesses.iter().any(|b| conflicts(a, b)))
    }
}
