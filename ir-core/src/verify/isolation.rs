//! Isolation: operations nested in an isolated operation use no values from above.

use super::{op_error, op_failure};
use crate::context::{Context, Traits};
use crate::diagnostic::Diagnostic;
use crate::ir::{Definition, Ir, Op, OpRun, Region, Value, all_runs_are};
use rustc_hash::FxHashMap;

/// `IsolatedFromAbove`: checks all nested operations except those nested in other isolated operations, which are checked
/// themselves.
///
/// # Errors
/// The first use of a value from above.
pub fn verify(ctx: &Context, ir: &Ir, isolated: Op) -> Result<(), Diagnostic> {
    ir.regions(isolated).try_for_each(|region| {
        let is_valid = |run| {
            let mut walk = Isolation::new(ctx, ir, region);
            walk.run(region, run).and_then(|()| walk.nested()).is_ok()
        };
        // Otherwise, one thread has to look for the first failure.
        if ir.only_block(region).is_some_and(|block| all_runs_are(ctx.threads(), ir, block, is_valid)) {
            return Ok(());
        }
        let mut walk = Isolation::new(ctx, ir, region);
        walk.pending.push(region);
        walk.nested()
    })
}

/// A walk over the operations of an isolated region.
struct Isolation<'a> {
    ctx: &'a Context,
    inside: Inside<'a>,
    pending: Vec<Region>,
}

impl<'a> Isolation<'a> {
    fn new(ctx: &'a Context, ir: &'a Ir, region: Region) -> Self {
        Isolation { ctx, inside: Inside { ir, region, known: FxHashMap::default() }, pending: Vec::new() }
    }

    /// Checks everything in the pending regions.
    fn nested(&mut self) -> Result<(), Diagnostic> {
        let ir = self.inside.ir;
        while let Some(region) = self.pending.pop() {
            for first in ir.blocks(region).filter_map(|block| ir.first_op(block)) {
                self.run(region, (first, None))?;
            }
        }
        Ok(())
    }

    /// Checks a run of operations of a region, whose regions become pending.
    fn run(&mut self, region: Region, run: OpRun) -> Result<(), Diagnostic> {
        let ir = self.inside.ir;
        for op in ir.run(run) {
            if let Some(value) = ir.operands(op).find(|value| !self.inside.has(region, *value)) {
                return Err(self.failure(op, value));
            }
            if ir.num_regions(op) != 0 && !ir.name(op).has(self.ctx, Traits::ISOLATED_FROM_ABOVE) {
                self.pending.extend(ir.regions(op));
            }
        }
        Ok(())
    }

    fn failure(&self, op: Op, value: Value) -> Diagnostic {
        let ir = self.inside.ir;
        if defining_region(ir, value).is_none() {
            return op_failure(ir, op, "operation's operand is unlinked");
        }
        let isolated = ir.parent_op(self.inside.region);
        let note = "required by region isolation constraints";
        op_error(ir, op, "using value defined outside the region").with_note(ir.location(isolated), note)
    }
}

/// The region in which a value is defined; `None` for results of detached operations.
fn defining_region(ir: &Ir, value: Value) -> Option<Region> {
    let block = match ir.definition(value) {
        Definition::Argument(block, _) => Some(block),
        Definition::Result(op, _) => ir.parent_block(op),
    };
    ir.parent_region(block?)
}

/// Caches which regions are nested in a region.
struct Inside<'a> {
    ir: &'a Ir,
    region: Region,
    known: FxHashMap<Region, bool>,
}

impl Inside<'_> {
    /// Whether the value, used in the nested region `current`, is defined inside of the isolated region.
    fn has(&mut self, current: Region, value: Value) -> bool {
        match defining_region(self.ir, value) {
            Some(region) if region == current || region == self.region => true,
            Some(region) => self.has_region(region),
            None => false,
        }
    }

    fn has_region(&mut self, region: Region) -> bool {
        let mut path = Vec::new();
        let mut next = Some(region);
        let found = loop {
            let Some(region) = next else { break false };
            if region == self.region {
                break true;
            }
            if let Some(&known) = self.known.get(&region) {
                break known;
            }
            path.push(region);
            next = self.ir.parent_region(self.ir.parent_op(region));
        };
        self.known.extend(path.into_iter().map(|region| (region, found)));
        found
    }
}
