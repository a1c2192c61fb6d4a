//! The greedy driver on several threads, for regions of isolated operations.
//!
//! **Invariant**: the result is that of one driver. If a pattern looks up symbols outside of its region, or
//! patterns do not terminate, one driver continues with everything.

use super::greedy::Driver;
use super::{FrozenPatterns, GreedyConfig, Strictness};
use crate::context::{Context, Traits};
use crate::ir::{Ir, Op, Region, process_each};

/// The outcome for the operations of a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Isolated {
    /// Whether everything was done, so that no driver has to process the whole region.
    pub is_done: bool,
    /// Whether the IR changed.
    pub changed: bool,
}

/// Runs the greedy driver on each operation of a region by itself, as
/// [`apply_patterns_greedily`](super::apply_patterns_greedily) would on the region. The operations must be isolated, and the
/// driver must not change them themselves; an example is a module of functions.
///
/// A single driver has to continue when it must see the whole region or is as fast, and whenever a run hits a limit or an
/// error. It would have made the changes made so far, too, and does not repeat them.
pub fn apply_to_isolated(
    ctx: &Context,
    ir: &mut Ir,
    region: Region,
    patterns: &FrozenPatterns,
    config: &GreedyConfig,
    threads: usize,
) -> Isolated {
    let left = Isolated::default();
    let is_strict = config.strictness != Strictness::AnyOp;
    if threads < 2 || is_strict || config.max_rewrites.is_some() || config.verify_patterns || config.roll_back
    {
        return left;
    }
    let Some(block) = ir.only_block(region) else { return left };
    let ops: Vec<Op> = ir.ops(block).collect();
    if !ops.iter().all(|&op| is_left_alone(ctx, ir, op, patterns)) {
        return left;
    }
    let work = |ir: &mut Ir, op: Op| {
        let region = ir.region(op, 0);
        let mut driver = Driver::new(ctx, ir, region, patterns, config);
        // All drivers together must not exceed the rewrites that a single driver allows.
        driver.allowance = 0;
        driver.run().ok().filter(|outcome| outcome.converged).map(|outcome| outcome.changed)
    };
    let mut changed = Vec::with_capacity(ops.len());
    let is_done = process_each(threads, ir, &ops, &mut changed, work);
    Isolated { is_done, changed: changed.contains(&true) }
}

/// Whether the driver changes only the regions of the operation.
fn is_left_alone(ctx: &Context, ir: &Ir, op: Op, patterns: &FrozenPatterns) -> bool {
    let name = ir.name(op);
    let traits = name.traits(ctx);
    let never_dead = traits.has(Traits::SYMBOL);
    let is_isolated = traits.has(Traits::ISOLATED_FROM_ABOVE) && ir.num_regions(op) == 1;
    never_dead
        && is_isolated
        && !name.folder(ctx).is_some_and(|folder| folder.has_folder())
        && !patterns.has_any_for(name)
}

#[cfg(test)]
mod tests {
    use super::{Isolated, apply_to_isolated};
    use crate::context::Context;
    use crate::rewrite::{GreedyConfig, PatternSet};
    use crate::text::{op_text, parse_module};
    use crate::verify::nearest_symbol;

    /// Modules in a module, with enough operations for several threads.
    fn text() -> String {
        let ops = "\"a.old\"() : () -> ()\n".repeat(2000);
        (0..3).map(|index| format!("module @m{index} {{\n{ops}}}\n")).collect()
    }

    /// The number of remaining operations, and whether the modules were processed one by one.
    fn outcome(looks_around: bool) -> (bool, usize) {
        let ctx = Context::new();
        crate::ops::register_builtin(&ctx);
        ctx.allow_unregistered_dialects(true);
        let mut module = parse_module(&ctx, "text", text().as_bytes()).expect("it is a module");
        let mut patterns = PatternSet::new();
        patterns.add_fn_for("erase-old", "a.old", move |rewriter, op| {
            let ctx = rewriter.context();
            let parent = rewriter.ir().parent_op(op)?;
            let from = rewriter.ir().parent_op(parent).filter(|_| looks_around).unwrap_or(op);
            let _ = nearest_symbol(rewriter.ir(), from, ctx.ident("m0"));
            rewriter.erase_op(op);
            Some(())
        });
        let region = module.ir.region(module.top, 0);
        let (patterns, config) = (patterns.freeze(&ctx), GreedyConfig::default());
        let Isolated { is_done, changed } =
            apply_to_isolated(&ctx, &mut module.ir, region, &patterns, &config, 2);
        assert_eq!(is_done, changed);
        let text = op_text(&module.ir, module.top);
        (is_done, text.matches("a.old").count())
    }

    #[test]
    fn works_on_each_operation_by_itself() {
        assert_eq!(outcome(false), (true, 0));
    }

    #[test]
    fn leaves_it_to_one_driver_when_a_pattern_looks_around() {
        assert_eq!(outcome(true), (false, 6000));
    }
}
