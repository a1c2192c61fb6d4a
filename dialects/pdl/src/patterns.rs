//! Patterns of a module, for the drivers of the IR core.

use ir_core::context::Context;
use ir_core::ir::{Ir, Op, OpBuilder as _, OpHandle as _};
use ir_core::predicates::attributes::int;
use ir_core::rewrite::{AnyPattern, PatternRewriter, PatternRoot, PatternSet};
use ir_core::verify::op_failure;

use crate::matcher::{Compiled, Matcher};
use crate::natives::NativeFunctions;
use crate::rewrite::{Rewrite, compile};
use crate::{PatternOp, RewriteOp};

/// All patterns of a module, which are matched together.
struct Patterns {
    matcher: Matcher,
    rewrites: Vec<(u16, Rewrite)>,
}

/// The patterns that the `pdl.pattern` operations in a module describe, for the context of the module.
///
/// They are one pattern of the set, with the highest of their benefits: as in MLIR, all are matched with an operation first, and then
/// the matches are tried by benefit. Of patterns with the same benefit, the one that matches first is tried first. A rewrite that
/// fails, or whose function does not return what its operation says, leaves the IR unchanged, but for what functions did.
///
/// # Errors
/// When the module does not verify, when a function is not among `natives`, and what is not supported, at its location.
pub fn patterns(ir: &Ir, module: Op, natives: &NativeFunctions) -> Compiled<PatternSet> {
    ir_core::verify::verify(ir, module)?;
    let mut patterns = Patterns { matcher: Matcher::default(), rewrites: Vec::new() };
    let bodies = ir.regions(module).flat_map(|region| ir.blocks(region));
    for op in bodies.flat_map(|block| ir.ops(block)) {
        if let Some(pattern) = PatternOp::cast(ir, op) {
            patterns.add(ir, natives, pattern)?;
        }
    }
    patterns.matcher.finish();
    let mut set = PatternSet::new();
    if !patterns.rewrites.is_empty() {
        set.add_any(patterns);
    }
    Ok(set)
}

impl Patterns {
    fn add(&mut self, ir: &Ir, natives: &NativeFunctions, pattern: PatternOp) -> Compiled<()> {
        let op = pattern.op();
        let last = ir.first_block(ir.region(op, 0)).and_then(|body| ir.last_op(body));
        let Some(rewrite) = last.and_then(|last| RewriteOp::cast(ir, last)) else {
            return Err(op_failure(ir, op, "the pattern has no rewrite"));
        };
        let benefit = benefit(ir, op).ok_or_else(|| op_failure(ir, op, "the pattern has no benefit"))?;
        let matched = self.matcher.add(ir, natives, op, rewrite)?;
        let rewrite = compile(ir, natives, &mut self.matcher, &matched, rewrite)?;
        self.rewrites.push((benefit, rewrite));
        Ok(())
    }
}

fn benefit(ir: &Ir, pattern: Op) -> Option<u16> {
    let ctx: &Context = ir.context();
    ir.attribute(pattern, "benefit").and_then(|benefit| int(ctx, benefit)?.try_into().ok())
}

impl AnyPattern for Patterns {
    fn name(&self) -> &str {
        "pdl"
    }

    fn root(&self) -> PatternRoot {
        PatternRoot::Any
    }

    fn benefit(&self) -> u16 {
        self.rewrites.iter().map(|(benefit, _)| *benefit).max().unwrap_or(1)
    }

    fn match_and_rewrite(&self, rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
        let mut matches = self.matcher.matches(rewriter, op);
        // The sort is stable: what was found first is tried first.
        matches.sort_by_key(|found| std::cmp::Reverse(self.rewrites[found.pattern].0));
        for found in matches {
            if !rewriter.ir().is_live(op) {
                break;
            }
            rewriter.set_insertion_point_and_location(op);
            let (_, rewrite) = &self.rewrites[found.pattern];
            if rewrite.run(rewriter, &found).is_some() {
                return Some(());
            }
        }
        None
    }
}
