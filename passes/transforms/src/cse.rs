//! `cse`: replaces an operation by an equivalent one that dominates it.

use super::equivalence::{are_equivalent, hash};
use crate::passes::CSE;
use hashbrown::HashTable;
use ir_core::context::{Context, Location, Traits};
use ir_core::interfaces::{EffectFreeOps, EffectKind, effects_of, is_trivially_dead};
use ir_core::ir::{Ir, Op, Region, Value};
use ir_core::pass::{PassFailure, PassRun, RunPass};
use ir_core::verify::{Dominance, DominatorTree};

impl RunPass for CSE {
    fn run_on_operation(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let mut walk = Walk {
            ctx: run.ctx,
            ir: run.ir,
            known: vec![AvailableOps::default()],
            tasks: Vec::new(),
            trees: Vec::new(),
            erased: Vec::new(),
            free: EffectFreeOps::default(),
            num_cse: 0,
            num_dce: 0,
        };
        walk.run(run.op);
        let (erased, num_cse, num_dce) = (walk.erased, walk.num_cse, walk.num_dce);
        run.count(Self::NUM_CSE, num_cse);
        run.count(Self::NUM_DCE, num_dce);
        if erased.is_empty() {
            run.preserve_all();
        }
        for &op in &erased {
            run.ir.drop_op_references(op);
        }
        for op in erased {
            run.ir.erase(op);
        }
        Ok(())
    }
}

/// The available operations in the current scopes.
#[derive(Default)]
struct AvailableOps {
    table: HashTable<Entry>,
    /// The inserted operations with the entries that they replaced. The end of a scope undoes them.
    log: Vec<(Entry, Option<Entry>)>,
}

#[derive(Clone, Copy)]
struct Entry {
    hash: u64,
    op: Op,
}

impl AvailableOps {
    fn find(&self, ctx: &Context, ir: &Ir, hash: u64, op: Op) -> Option<Op> {
        let same = |entry: &Entry| entry.hash == hash && are_equivalent(ctx, ir, entry.op, op);
        self.table.find(hash, same).map(|entry| entry.op)
    }

    /// Inserts the operation. It replaces an equivalent one.
    fn insert(&mut self, hash: u64, op: Op, before: Option<Op>) {
        let entry = Entry { hash, op };
        let old = before.and_then(|before| {
            let slot = self.table.find_mut(hash, |entry| entry.op == before)?;
            Some(std::mem::replace(slot, entry))
        });
        if old.is_none() {
            self.table.insert_unique(hash, entry, |entry| entry.hash);
        }
        self.log.push((entry, old));
    }

    /// Undoes all changes since the log had this length.
    fn leave(&mut self, mark: usize) {
        for (entry, old) in self.log.drain(mark..).rev() {
            match (self.table.find_entry(entry.hash, |known| known.op == entry.op), old) {
                (Ok(mut slot), Some(old)) => *slot.get_mut() = old,
                (Ok(slot), None) => {
                    slot.remove();
                }
                (Err(_), _) => {}
            }
        }
    }
}

/// A pending step of the walk.
enum Task {
    /// Visit a region.
    Region(Region),
    /// Visit this operation and those after it in the block. The flag states whether the region has SSA
    /// dominance.
    Ops(Op, bool),
    /// Visit an operation after its regions.
    Finish(Op, bool),
    /// Visit the block with that index in a dominator tree, and the blocks that it dominates.
    Node(usize, usize),
    /// End a scope.
    Leave(usize),
    /// End the scopes of an isolated operation.
    LeaveIsolated,
}

/// A walk over an operation, with a stack of tasks instead of recursion.
struct Walk<'a> {
    ctx: &'a Context,
    ir: &'a mut Ir,
    /// The scopes of each enclosing isolated operation, outermost first.
    known: Vec<AvailableOps>,
    tasks: Vec<Task>,
    trees: Vec<DominatorTree>,
    /// The operations to be erased at the end.
    erased: Vec<Op>,
    free: EffectFreeOps,
    num_cse: u64,
    num_dce: u64,
}

impl Walk<'_> {
    fn run(&mut self, op: Op) {
        self.push_regions(op);
        while let Some(task) = self.tasks.pop() {
            match task {
                Task::Region(region) => self.region(region),
                Task::Ops(op, ssa) => self.ops(op, ssa),
                Task::Finish(op, ssa) => self.simplify(op, ssa),
                Task::Node(tree, node) => self.node(tree, node),
                Task::Leave(mark) => self.scope().leave(mark),
                Task::LeaveIsolated => {
                    self.known.pop();
                }
            }
        }
    }

    fn scope(&mut self) -> &mut AvailableOps {
        self.known.last_mut().expect("the operation that the pass runs on is around")
    }

    fn push_regions(&mut self, op: Op) {
        self.tasks.extend(self.ir.regions(op).rev().map(Task::Region));
    }

    fn region(&mut self, region: Region) {
        let Some(entry) = self.ir.first_block(region) else { return };
        let ssa = Dominance::new(self.ctx, self.ir).has_ssa_dominance(region);
        if self.ir.has_one_block(region) {
            let mark = self.scope().log.len();
            self.tasks.push(Task::Leave(mark));
            self.tasks.extend(self.ir.first_op(entry).map(|op| Task::Ops(op, ssa)));
        } else if ssa {
            self.trees.push(DominatorTree::new(self.ir, region));
            let tree = self.trees.len() - 1;
            self.tasks.extend(self.trees[tree].root().map(|root| Task::Node(tree, root)));
        }
    }

    fn node(&mut self, tree: usize, node: usize) {
        let mark = self.scope().log.len();
        self.tasks.push(Task::Leave(mark));
        let dominators = &self.trees[tree];
        self.tasks.extend(dominators.children(node).iter().rev().map(|&child| Task::Node(tree, child)));
        self.tasks.extend(self.ir.first_op(dominators.block(node)).map(|op| Task::Ops(op, true)));
    }

    /// Visits operations until one has regions.
    fn ops(&mut self, first: Op, ssa: bool) {
        let mut next = Some(first);
        while let Some(op) = next {
            next = self.ir.next(op);
            if self.ir.num_regions(op) == 0 {
                self.simplify(op, ssa);
                continue;
            }
            self.tasks.extend(next.map(|next| Task::Ops(next, ssa)));
            self.tasks.push(Task::Finish(op, ssa));
            if self.ir.name(op).might_have(self.ctx, Traits::ISOLATED_FROM_ABOVE) {
                self.known.push(AvailableOps::default());
                self.tasks.push(Task::LeaveIsolated);
            }
            return self.push_regions(op);
        }
    }

    fn simplify(&mut self, op: Op, ssa: bool) {
        let (ctx, ir) = (self.ctx, &*self.ir);
        if ir.name(op).has(ctx, Traits::TERMINATOR) {
            return;
        }
        if is_trivially_dead(ir, op) {
            self.erased.push(op);
            self.num_dce += 1;
            return;
        }
        if ir.regions(op).any(|region| !ir.is_empty_region(region) && !ir.has_one_block(region)) {
            return;
        }
        let only_reads = !self.free.contains(ir, op);
        if only_reads && !has_only_reads(ir, op) {
            return;
        }
        let hash = hash(ctx, ir, op);
        let Some(known) = self.known.last_mut() else { return };
        let existing = known.find(ctx, ir, hash, op);
        match existing {
            Some(existing)
                if !only_reads
                    || (ir.parent_block(existing) == ir.parent_block(op)
                        && !is_written_between(ctx, ir, existing, op)) =>
            {
                self.replace(op, existing, ssa);
            }
            _ => known.insert(hash, op, existing),
        }
    }

    /// Replaces the operation by an equivalent one. In graph regions, users that were already visited keep
    /// it.
    fn replace(&mut self, op: Op, existing: Op, ssa: bool) {
        let pairs: Vec<(Value, Value)> = self.ir.results(op).zip(self.ir.results(existing)).collect();
        for (from, to) in pairs {
            if ssa {
                self.ir.replace_all_uses(from, to);
            } else {
                let (ctx, known) = (self.ctx, &self.known[self.known.len() - 1]);
                let is_new = |ir: &Ir, user: Op| known.find(ctx, ir, hash(ctx, ir, user), user).is_none();
                self.ir.replace_uses_if(from, to, |ir, place| is_new(ir, place.op));
            }
        }
        if !self.ir.has_uses(op) {
            self.erased.push(op);
        }
        let location = self.ir.location(op);
        if self.ir.location(existing) == Location::UNKNOWN && location != Location::UNKNOWN {
            self.ir.set_location(existing, location);
        }
        self.num_cse += 1;
    }
}

/// Whether reads are the only memory effects of the operation.
fn has_only_reads(ir: &Ir, op: Op) -> bool {
    effects_of(ir, op).is_some_and(|effects| {
        !effects.is_empty() && effects.iter().all(|effect| effect.kind == EffectKind::Read)
    })
}

/// Whether memory may be written between two operations of a block.
fn is_written_between(ctx: &Context, ir: &Ir, from: Op, to: Op) -> bool {
    let mut between = std::iter::successors(ir.next(from), |&op| ir.next(op)).take_while(|&op| op != to);
    between.any(|op| may_write(ctx, ir, op))
}

/// Whether the operation may write memory, including nested operations with recursive memory effects.
fn may_write(ctx: &Context, ir: &Ir, op: Op) -> bool {
    let mut pending = vec![op];
    while let Some(op) = pending.pop() {
        let is_recursive = ir.name(op).has(ctx, Traits::RECURSIVE_MEMORY_EFFECTS);
        match effects_of(ir, op) {
            Some(effects) if effects.iter().any(|effect| effect.kind == EffectKind::Write) => return true,
            None if !is_recursive => return true,
            _ => {}
        }
        if is_recursive {
            let blocks = ir.regions(op).flat_map(|region| ir.blocks(region));
            pending.extend(blocks.flat_map(|block| ir.ops(block)));
        }
    }
    false
}
