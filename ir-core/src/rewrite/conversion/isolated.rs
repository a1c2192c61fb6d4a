//! A partial conversion on several threads, of isolated operations.
//!
//! Patterns qualify if they depend on nothing outside of a function and change nothing there. A lookup of
//! an outside symbol or a failure discards all results, and one thread converts the whole module.

use super::target::Decision;
use super::{DialectConversion, Mode};
use crate::context::Traits;
use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op, all_of};

impl DialectConversion {
    /// Like [`apply_partial`](Self::apply_partial) with the same result, but with up to this many threads: each isolated operation directly in
    /// `op` is converted by itself where that pays off; an example is a module of functions.
    ///
    /// Patterns, converters and legality must not depend on what encloses such an operation, nor change it. A lookup of a symbol is
    /// noticed: then, and if any conversion fails, one thread converts everything.
    ///
    /// # Errors
    /// As those of [`apply_partial`](Self::apply_partial).
    ///
    /// # Panics
    /// When the conversion was prepared for another context.
    #[track_caller]
    pub fn apply_partial_to_isolated(&self, ir: &mut Ir, op: Op, threads: usize) -> Result<(), Diagnostic> {
        ir.assert_context(&self.context);
        let convert = |ir: &mut Ir, op: Op| self.run(ir, op, Mode::Partial).ok().map(|_| ());
        let converted = self.isolated(ir, op).and_then(|ops| all_of(threads, ir, &ops, convert));
        match converted {
            Some(_) => Ok(()),
            None => self.run(ir, op, Mode::Partial).map(|_| ()),
        }
    }

    /// The operations in the only block of `op`, if the conversion changes nothing but their regions, and they are isolated.
    fn isolated(&self, ir: &Ir, op: Op) -> Option<Vec<Op>> {
        let is_observed =
            self.context.conversion_observer().is_some() || self.context.rewrite_observer().is_some();
        let is_recursive = self.target.decide(ir, op) == (Decision::Legal { recursively: true });
        if is_observed || is_recursive || !self.leaves(ir, op) || ir.num_regions(op) != 1 {
            return None;
        }
        let region = ir.region(op, 0);
        let block = ir.only_block(region)?;
        let is_isolated = |op: Op| ir.name(op).has(&self.context, Traits::ISOLATED_FROM_ABOVE);
        ir.ops(block).map(|op| (is_isolated(op) && self.leaves(ir, op)).then_some(op)).collect()
    }

    /// Whether the operation itself stays as it is.
    fn leaves(&self, ir: &Ir, op: Op) -> bool {
        let name = ir.name(op);
        let is_folded = name.folder(&self.context).is_some_and(|folder| folder.has_folder());
        let is_illegal = self.target.decide(ir, op) == Decision::Illegal;
        !is_folded && !is_illegal && self.candidates.lookup(name).is_empty()
    }
}

#[cfg(test)]
mod tests {
    use crate::context::Context;
    use crate::rewrite::{ConversionTarget, DialectConversion, PatternSet};
    use crate::text::{op_text, parse_module};
    use crate::verify::nearest_symbol;
    use std::sync::{Arc, Mutex};

    /// What a pattern does besides erasing operations.
    #[derive(Clone, Copy, PartialEq)]
    enum Also {
        Nothing,
        LooksAround,
        FailsInTheLast,
    }

    /// Modules in a module, with enough operations for several threads.
    fn text() -> String {
        let ops = "\"a.old\"() : () -> ()\n".repeat(2000);
        (0..3)
            .map(|index| format!("module @m{index} {{\n{ops}\"a.end\"() {{at = {index}}} : () -> ()\n}}\n"))
            .collect()
    }

    /// Whether the conversion succeeded, the number of operations that are left, and whether patterns saw the whole module at the end.
    fn outcome(also: Also) -> (bool, usize, bool) {
        let ctx = Context::new();
        crate::ops::register_builtin(&ctx);
        ctx.allow_unregistered_dialects(true);
        let mut module = parse_module(&ctx, "text", text().as_bytes()).expect("it is a module");
        let sizes = Arc::new(Mutex::new(Vec::new()));
        let (mut patterns, mut target) = (PatternSet::new(), ConversionTarget::new());
        target.add_illegal_ops(["a.old", "a.end"]);
        let seen = Arc::clone(&sizes);
        patterns.add_fn_for("erase-old", "a.old", move |rewriter, op| {
            let ir = rewriter.ir();
            seen.lock().expect("no test panics").push(ir.num_op_slots());
            let parent = ir.parent_op(op)?;
            if also == Also::LooksAround {
                let _ = nearest_symbol(ir, ir.parent_op(parent)?, rewriter.context().ident("m0"));
            }
            rewriter.erase_op(op);
            Some(())
        });
        patterns.add_fn_for("erase-end", "a.end", move |rewriter, op| {
            let at = rewriter.ir().attribute(op, "at")?;
            let is_last = at.to_text(rewriter.context()).starts_with('2');
            if also == Also::FailsInTheLast && is_last {
                return None;
            }
            rewriter.erase_op(op);
            Some(())
        });
        let conversion = DialectConversion::new(&ctx, target, patterns);
        let before = op_text(&module.ir, module.top);
        let result = conversion.apply_partial_to_isolated(&mut module.ir, module.top, 2);
        let text = op_text(&module.ir, module.top);
        assert!(result.is_ok() || text == before, "a conversion that fails changes nothing");
        let is_whole = sizes.lock().expect("no test panics").last().is_some_and(|&size| size > 6000);
        (result.is_ok(), text.matches("a.").count(), is_whole)
    }

    #[test]
    fn threads_convert_the_operations() {
        assert_eq!(outcome(Also::Nothing), (true, 0, false));
    }

    #[test]
    fn one_thread_converts_everything_when_a_pattern_looks_around() {
        assert_eq!(outcome(Also::LooksAround), (true, 0, true));
    }

    #[test]
    fn a_failure_changes_no_operation() {
        assert_eq!(outcome(Also::FailsInTheLast), (false, 6003, true));
    }
}
