//! User-provided verifiers.

use ir_core::predicates::attributes::{array_elements, dense_array_ints, is_named};
use ir_core::runtime::VerifyRegions;
use ir_core::runtime::checks::list_of_mixed;

use super::*;
use crate::prelude::*;

/// The terminator of a region's entry block.
fn terminator(ir: &Ir, region: Region) -> Option<Op> {
    ir.first_block(region).and_then(|block| ir.last_op(block))
}

impl VerifyOp for ExecuteRegionOp {
    fn verify(self, ir: &Ir) -> Verified {
        let Some(entry) = ir.first_block(self.region(ir)) else {
            return fail(ir, self, "region needs to have at least one block");
        };
        if ir.num_arguments(entry) != 0 {
            return fail(ir, self, "region cannot have any arguments");
        }
        Ok(())
    }
}

impl VerifyOp for ForOp {
    fn verify(self, ir: &Ir) -> Verified {
        if self.init_args(ir).len() != ir.num_results(self.op()) {
            return fail(ir, self, "mismatch in number of loop-carried values and defined values");
        }
        Ok(())
    }
}

impl VerifyRegions for ForOp {
    fn verify_regions(self, ir: &Ir) -> Verified {
        let Some(body) = ir.first_block(self.region(ir)) else { return Ok(()) };
        let counter = ir.arguments(body).next().map(|counter| ir.value_type(counter));
        if counter != Some(ir.value_type(self.lower_bound(ir))) {
            return fail(ir, self, "expected induction variable to be same type as bounds and step");
        }
        if ir.num_arguments(body) != ir.num_results(self.op()) + 1 {
            return fail(ir, self, "mismatch in number of basic block args and defined values");
        }
        Ok(())
    }
}

impl VerifyOp for IfOp {
    fn verify(self, ir: &Ir) -> Verified {
        if ir.num_results(self.op()) != 0 && ir.is_empty_region(self.else_region(ir)) {
            return fail(ir, self, "must have an else block if defining values");
        }
        Ok(())
    }
}

impl ForallOp {
    /// The number of dimensions.
    #[must_use]
    pub fn rank(self, ir: &Ir) -> usize {
        let ctx = ir.context();
        let bounds = self.static_lower_bound_attr(ir);
        bounds.and_then(|bounds| dense_array_ints(ctx, bounds)).map_or(0, |bounds| bounds.len())
    }
}

impl VerifyOp for ForallOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let (rank, outputs) = (self.rank(ir), self.outputs(ir).to_vec());
        let results = ir.num_results(self.op());
        if results != outputs.len() {
            let message = format!("produces {results} results, but has only {} outputs", outputs.len());
            return fail(ir, self, message);
        }
        let Some(body) = ir.first_block(self.region(ir)) else { return Ok(()) };
        let arguments: Vec<Type> = ir.arguments(body).map(|argument| ir.value_type(argument)).collect();
        if arguments.len() != rank + outputs.len() {
            return fail(ir, self, format!("region expects {rank} arguments"));
        }
        if let Some(number) = arguments[..rank].iter().position(|ty| *ty != Type::INDEX) {
            return fail(ir, self, format!("expects {number}-th block argument to be an index"));
        }
        let mut shared = arguments[rank..].iter().zip(&outputs);
        if let Some(number) = shared.position(|(ty, output)| *ty != ir.value_type(*output)) {
            let message =
                format!("type mismatch between {number}-th output and corresponding block argument");
            return fail(ir, self, message);
        }
        let mapping = self.mapping_attr(ir).and_then(|mapping| array_elements(ctx, mapping));
        let mapping = mapping.unwrap_or_default();
        let is_mask = |attr: &&Attribute| is_named(ctx, **attr, "gpu", &["mask"]);
        if !mapping.is_empty() && mapping.len() - mapping.iter().filter(is_mask).count() != rank {
            return fail(ir, self, "mapping attribute size must match op rank");
        }
        let bounds = [
            ("lower bound", self.static_lower_bound_attr(ir), self.dynamic_lower_bound(ir).to_vec()),
            ("upper bound", self.static_upper_bound_attr(ir), self.dynamic_upper_bound(ir).to_vec()),
            ("step", self.static_step_attr(ir), self.dynamic_step(ir).to_vec()),
        ];
        bounds.into_iter().try_for_each(|(name, values, operands)| {
            let values = values.and_then(|values| dense_array_ints(ctx, values)).unwrap_or_default();
            list_of_mixed(ir, self.op(), name, rank, &values, operands.len())
        })
    }
}

impl VerifyOp for InParallelOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let Some(body) = ir.first_block(self.region(ir)) else { return Ok(()) };
        for op in ir.ops(body) {
            if ir.name(op).as_str(ctx) != "tensor.parallel_insert_slice" || ir.num_operands(op) < 2 {
                return fail(ir, self, "expected only ParallelCombiningOpInterface ops");
            }
            let dest = ir.operand(op, 1);
            let dest = ir.value_block(dest).filter(|_| ir.defining_op(dest).is_none());
            let outputs = ir.parent_op(self.op()).and_then(|forall| ir.first_block(ir.region(forall, 0)));
            if dest.is_none() || dest != outputs {
                return Err(op_error(ir, op, "may only insert into an output block argument"));
            }
        }
        Ok(())
    }
}

impl VerifyOp for ParallelOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let steps = self.step(ir);
        if steps.is_empty() {
            let message = "needs at least one tuple element for lowerBound, upperBound and step";
            return fail(ir, self, message);
        }
        let constant = |value| constant_of(ir, value).and_then(|step| int(ctx, step));
        if steps.iter().any(|step| constant(step).is_some_and(|step| step <= 0)) {
            return fail(ir, self, "constant step operand must be positive");
        }
        let Some(body) = ir.first_block(self.region(ir)) else { return Ok(()) };
        let counters = ir.num_arguments(body);
        if counters != steps.len() {
            let message = format!(
                "expects the same number of induction variables: {counters} as bound and step values: {}",
                steps.len()
            );
            return fail(ir, self, message);
        }
        if ir.arguments(body).any(|counter| ir.value_type(counter) != Type::INDEX) {
            let message = "expects arguments for the induction variable to be of index type";
            return fail(ir, self, message);
        }
        self.verify_reductions(ir)
    }
}

impl ParallelOp {
    /// Verifies that the loop has a result and an init for each reduction.
    fn verify_reductions(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let end = terminator(ir, self.region(ir));
        let Some(reduce) = end.and_then(|end| ReduceOp::cast(ir, end)) else {
            let error = op_error(ir, self.op(), "expects body to terminate with 'scf.reduce'");
            return Err(with_terminator(ir, error, end));
        };
        let results: Vec<Type> = ir.result_types(self.op()).collect();
        let expected =
            [(reduce.reductions(ir).len(), "reductions"), (self.init_vals(ir).len(), "initial values")];
        for (count, kind) in expected {
            if count != results.len() {
                let message = format!(
                    "expects number of results: {} to be the same as number of {kind}: {count}",
                    results.len()
                );
                return fail(ir, self, message);
            }
        }
        for (index, (operand, result)) in ir.operand_types(reduce.op()).zip(&results).enumerate() {
            if operand != *result {
                let (operand, result) = (operand.to_text(ctx), result.to_text(ctx));
                let message = format!(
                    "expects type of {index}-th reduction operand: '{operand}' to be the same as the {index}-th \
                     result type: '{result}'"
                );
                return fail(ir, reduce, message);
            }
        }
        Ok(())
    }
}

/// Adds a note at the region's last operation, if there is one.
fn with_terminator(ir: &Ir, error: Diagnostic, end: Option<Op>) -> Diagnostic {
    if let Some(end) = end { error.with_note(ir.location(end), "terminator here") } else { error }
}

impl VerifyRegions for ReduceOp {
    fn verify_regions(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let (reductions, operands) = (self.reductions(ir), ir.num_operands(self.op()));
        if reductions.len() != operands {
            let message = format!(
                "expects number of reduction regions: {} to be the same as number of reduction operands: {operands}",
                reductions.len()
            );
            return fail(ir, self, message);
        }
        for (index, (region, ty)) in reductions.zip(ir.operand_types(self.op())).enumerate() {
            let Some(block) = ir.first_block(region) else { continue };
            if ir.first_op(block).is_none() {
                return fail(ir, self, format!("{index}-th reduction has an empty body"));
            }
            let fits = ir.arguments(block).all(|argument| ir.value_type(argument) == ty);
            if ir.num_arguments(block) != 2 || !fits {
                let ty = ty.to_text(ctx);
                let message = format!(
                    "expected two block arguments with type '{ty}' in the {index}-th reduction region"
                );
                return fail(ir, self, message);
            }
            let end = ir.last_op(block).and_then(|end| ReduceReturnOp::cast(ir, end));
            if end.is_none() {
                let message = "reduction bodies must be terminated with an 'scf.reduce.return' op";
                return fail(ir, self, message);
            }
        }
        Ok(())
    }
}

impl VerifyOp for ReduceReturnOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let input = ir.parent_block(self.op()).and_then(|block| ir.arguments(block).next());
        let Some(expected) = input.map(|input| ir.value_type(input)) else { return Ok(()) };
        if expected != ir.value_type(self.result(ir)) {
            let message =
                format!("must have type '{}' (the type of the reduction inputs)", expected.to_text(ctx));
            return fail(ir, self, message);
        }
        Ok(())
    }
}

impl VerifyOp for WhileOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let ends = [(self.before(ir), "before", ConditionOp::NAME), (self.after(ir), "after", YieldOp::NAME)];
        for (region, name, expected) in ends {
            let end = terminator(ir, region);
            if end.is_none_or(|end| ir.name(end).as_str(ctx) != expected) {
                let message = format!("expects the '{name}' region to terminate with '{expected}'");
                return Err(with_terminator(ir, op_error(ir, self.op(), &message), end));
            }
        }
        Ok(())
    }
}

impl VerifyOp for IndexSwitchOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let cases = self.cases_attr(ir).and_then(|cases| dense_array_ints(ctx, cases)).unwrap_or_default();
        let mut regions = self.case_regions(ir).enumerate();
        if cases.len() != regions.len() {
            let message = format!("has {} case regions but {} case values", regions.len(), cases.len());
            return fail(ir, self, message);
        }
        let mut seen = std::collections::BTreeSet::new();
        if let Some(case) = cases.iter().find(|case| !seen.insert(**case)) {
            return fail(ir, self, format!("has duplicate case value: {case}"));
        }
        self.verify_region(ir, self.default_region(ir), "default region")?;
        regions.try_for_each(|(number, region)| {
            self.verify_region(ir, region, &format!("case region #{number}"))
        })
    }
}

impl IndexSwitchOp {
    fn verify_region(self, ir: &Ir, region: Region, name: &str) -> Verified {
        let ctx = ir.context();
        let Some(end) = terminator(ir, region) else { return Ok(()) };
        let found = ir.name(end).as_str(ctx);
        if found != YieldOp::NAME {
            let message = format!("expected region to end with scf.yield, but got {found}");
            return fail(ir, self, message);
        }
        let (expected, given) = (ir.num_results(self.op()), ir.num_operands(end));
        if expected != given {
            let message =
                format!("expected each region to return {expected} values, but {name} returns {given}");
            return Err(with_note(ir, end, op_error(ir, self.op(), &message), "see yield operation here"));
        }
        let types = ir.result_types(self.op()).zip(ir.operand_types(end));
        for (index, (expected, given)) in types.enumerate() {
            if expected != given {
                let message =
                    format!("expected result #{index} of each region to be '{}'", expected.to_text(ctx));
                let note = format!("{name} returns '{}' here", given.to_text(ctx));
                return Err(with_note(ir, end, op_error(ir, self.op(), &message), &note));
            }
        }
        Ok(())
    }
}

fn with_note(ir: &Ir, at: Op, error: Diagnostic, note: &str) -> Diagnostic {
    error.with_note(ir.location(at), note.to_owned())
}
