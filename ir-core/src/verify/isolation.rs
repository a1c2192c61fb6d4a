//! Isolation: operations nested in an isolated operation use no values from above.

use super::{op_error, op_failure};
use crate::context::{Context, Traits};
use crate::diagnostic::Diagnostic;
use crate::ir::{Definition, Ir, Op, Region, Value};
use rustc_hash::FxHashMap;

/// `IsolatedFromAbove`: checks all nested operations except those nested in other isolated operations, which are checked
/// themselves.
///
/// # Errors
/// The first use of a value from above.
pub fn verify(ctx: &Context, ir: &Ir, isolated: Op) -> Result<(), Diagnostic> {
    for region in ir.regions(isolated) {
        let mut inside = Inside { ir, region, known: FxHashMap::default() };
        let mut pending = vec![region];
        while let Some(current) = pending.pop() {
            for op in ir.blocks(current).flat_map(|block| ir.ops(block)) {
                let outside = ir.operands(op).find(|value| !inside.has(current, *value));
                if outside.is_some_and(|value| defining_region(ir, value).is_none()) {
                    return Err(op_failure(ir, op, "operation's operand is unlinked"));
                }
                if outside.is_some() {
                    let message = "using value defined outside the region";
                    let note = "required by region isolation constraints";
                    return Err(op_error(ir, op, message).with_note(ir.location(isolated), note));
                }
                if ir.num_regions(op) != 0 && !ir.name(op).has(ctx, Traits::ISOLATED_FROM_ABOVE) {
                    pending.extend(ir.regions(op));
                }
            }
        }
    }
    Ok(())
}

/// The region in which a value is defined; `None` for results of detached operations.
fn defining_region(ir: &Ir, value: Value) -> Option<Region> {
    let block = match ir.definition(value) {
        Definition::Argument(block, _) => Some(block),
        Definition::Result(op, _) => ir.block(op),
    };
    ir.block_region(block?)
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
            next = self.ir.parent_region(self.ir.region_op(region));
        };
        self.known.extend(path.into_iter().map(|region| (region, found)));
        found
    }
}
