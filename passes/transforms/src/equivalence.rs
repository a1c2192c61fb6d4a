//! Equivalence of operations.

use ir_core::context::{Context, Traits};
use ir_core::ir::{Block, Ir, Op, Region, Value};
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::{Hash, Hasher};

/// A hash of the data that [`are_equivalent`] compares, without regions.
pub(super) fn hash(ctx: &Context, ir: &Ir, op: Op) -> u64 {
    let mut hasher = FxHasher::default();
    let name = ir.name(op);
    (name, ir.attributes(op), ir.properties(op)).hash(&mut hasher);
    for ty in ir.result_types(op) {
        ty.hash(&mut hasher);
    }
    if name.has(ctx, Traits::COMMUTATIVE) {
        let of_one = |value: Value| {
            let mut hasher = FxHasher::default();
            value.hash(&mut hasher);
            hasher.finish()
        };
        ir.operands(op).map(of_one).fold(0_u64, u64::wrapping_add).hash(&mut hasher);
    } else {
        for value in ir.operands(op) {
            value.hash(&mut hasher);
        }
    }
    hasher.finish()
}

/// Whether both operations have the same effect, apart from locations. The order of the operands of a
/// commutative operation is ignored.
pub(super) fn are_equivalent(ctx: &Context, ir: &Ir, a: Op, b: Op) -> bool {
    if a == b {
        return true;
    }
    let mut comparison = Comparison { ctx, ir, values: FxHashMap::default(), blocks: FxHashMap::default() };
    if !comparison.same_op(a, b) {
        return false;
    }
    if ir.num_regions(a) == 0 {
        return true;
    }
    comparison.same_regions(a, b)
}

/// The correspondence of values and blocks of two operations.
struct Comparison<'a> {
    ctx: &'a Context,
    ir: &'a Ir,
    values: FxHashMap<Value, Value>,
    blocks: FxHashMap<Block, Block>,
}

impl Comparison<'_> {
    /// Compares two operations without their regions.
    fn same_op(&self, a: Op, b: Op) -> bool {
        let ir = self.ir;
        ir.differ_in_references_only(a, b)
            && self.same_operands(a, b)
            && ir.successors(a).zip(ir.successors(b)).all(|(a, b)| *self.blocks.get(&a).unwrap_or(&a) == b)
    }

    fn same_operands(&self, a: Op, b: Op) -> bool {
        let ir = self.ir;
        let mapped = |value: Value| *self.values.get(&value).unwrap_or(&value);
        if ir.operands(a).map(mapped).eq(ir.operands(b)) {
            return true;
        }
        if !ir.name(a).has(self.ctx, Traits::COMMUTATIVE) {
            return false;
        }
        let mut ours: Vec<Value> = ir.operands(a).map(mapped).collect();
        let mut theirs: Vec<Value> = ir.operands(b).collect();
        ours.sort_unstable();
        theirs.sort_unstable();
        ours == theirs
    }

    fn same_regions(&mut self, a: Op, b: Op) -> bool {
        let ir = self.ir;
        let mut pending: Vec<(Region, Region)> = ir.regions(a).zip(ir.regions(b)).collect();
        while let Some((a, b)) = pending.pop() {
            let (ours, theirs): (Vec<_>, Vec<_>) = (ir.blocks(a).collect(), ir.blocks(b).collect());
            if ours.len() != theirs.len()
                || !ours.iter().zip(&theirs).all(|(&a, &b)| self.same_arguments(a, b))
            {
                return false;
            }
            for (a, b) in ours.into_iter().zip(theirs) {
                if !self.same_block(a, b, &mut pending) {
                    return false;
                }
            }
        }
        true
    }

    fn same_arguments(&mut self, a: Block, b: Block) -> bool {
        let ir = self.ir;
        let types = |block| ir.arguments(block).map(|value| ir.value_type(value)).collect::<Vec<_>>();
        self.blocks.insert(a, b);
        self.values.extend(ir.arguments(a).zip(ir.arguments(b)));
        types(a) == types(b)
    }

    fn same_block(&mut self, a: Block, b: Block, pending: &mut Vec<(Region, Region)>) -> bool {
        let ir = self.ir;
        let (mut ours, mut theirs) = (ir.ops(a), ir.ops(b));
        loop {
            match (ours.next(), theirs.next()) {
                (None, None) => return true,
                (Some(a), Some(b)) if self.same_op(a, b) => {
                    self.values.extend(ir.results(a).zip(ir.results(b)));
                    pending.extend(ir.regions(a).zip(ir.regions(b)));
                }
                _ => return false,
            }
        }
    }
}
