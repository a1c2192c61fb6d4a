//! The verification walk: blocks, terminators, successors, and each operation by its definition.

use super::dominance::Dominance;
use super::model::{OpVerifier, are_attributes_verified, attribute_verifier};
use super::report::{op_error, op_failure, op_text_in_message};
use crate::context::{Context, OpModels, OpName, Traits};
use crate::diagnostic::Diagnostic;
use crate::ir::{Block, Ir, Op, OpRun, all_runs_are, process_chunks};

/// A pending step of the walk.
#[derive(Clone, Copy)]
enum Task {
    /// Verify an operation and its regions, then dominance.
    Isolated(Op),
    /// Verify dominance in the operation.
    Dominance(Op),
    /// Verify this operation and those after it in the block, or up to the end of the run.
    Ops(Op),
    /// Verify this block and those after it in the region.
    Blocks(Block),
    /// Verify a block after its operations.
    BlockExit(Block),
    /// Verify an operation after its regions. The integer is the previous length of the list of postponed
    /// isolated operations.
    OpExit(Op, usize),
    /// Verify an operation after its isolated operations, too.
    OpDone(Op),
}

/// Verifies in MLIR's order, with a stack of tasks instead of recursion.
pub(super) struct Verifier<'a> {
    ctx: &'a Context,
    ir: &'a Ir,
    tasks: Vec<Task>,
    /// The operation after the run that this verifier verifies, unless it is the block's end.
    end: Option<Op>,
    /// Isolated operations that were postponed.
    isolated: Vec<Op>,
    /// The verifiers of registered operations.
    verifiers: OpModels<'a, dyn OpVerifier>,
    /// The most recently verified operations of each name with different signatures, by the index of the
    /// name.
    verified: Vec<Recent>,
    /// The last name that was found to need no definition.
    allowed: Option<OpName>,
    /// Whether a dialect verifies discardable attributes.
    verifies_attributes: bool,
    /// The maximum number of threads.
    threads: usize,
}

/// Operations of one name; the next one replaces the one at the index.
#[derive(Clone, Default)]
struct Recent {
    ops: [Option<Op>; 4],
    next: usize,
}

/// The minimum number of operations in an arena that justifies several threads.
pub(super) const MIN_OPS: usize = 1 << 12;

impl<'a> Verifier<'a> {
    pub(super) fn new(ctx: &'a Context, ir: &'a Ir) -> Self {
        Verifier { threads: ctx.threads(), ..Self::alone(ctx, ir) }
    }

    /// Creates a verifier for one thread.
    fn alone(ctx: &'a Context, ir: &'a Ir) -> Self {
        Verifier {
            ctx,
            ir,
            tasks: Vec::new(),
            end: None,
            verifiers: OpModels::new(ctx),
            verified: Vec::new(),
            isolated: Vec::new(),
            allowed: None,
            verifies_attributes: are_attributes_verified(ctx),
            threads: 1,
        }
    }

    pub(super) fn run(&mut self, op: Op) -> Result<(), Diagnostic> {
        self.tasks.push(Task::Isolated(op));
        self.pending()
    }

    /// Verifies a run of operations, and the isolated ones among them.
    fn run_of_block(&mut self, (first, end): OpRun) -> Result<(), Diagnostic> {
        self.end = end;
        self.tasks.push(Task::Ops(first));
        self.pending()?;
        let isolated = std::mem::take(&mut self.isolated);
        isolated.into_iter().try_for_each(|op| self.run(op))
    }

    fn pending(&mut self) -> Result<(), Diagnostic> {
        while let Some(task) = self.tasks.pop() {
            match task {
                Task::Isolated(op) => {
                    if self.ir.num_regions(op) != 0 {
                        self.tasks.push(Task::Dominance(op));
                    }
                    self.enter_op(op)?;
                }
                Task::Dominance(op) => Dominance::new(self.ctx, self.ir).verify(op, self.threads)?,
                Task::Ops(op) => self.ops(op)?,
                Task::Blocks(block) => self.enter_block(block)?,
                Task::BlockExit(block) => self.exit_block(block)?,
                Task::OpExit(op, mark) => self.exit_op(op, mark)?,
                Task::OpDone(op) => self.finish_op(op)?,
            }
        }
        Ok(())
    }

    /// Verifies operations up to one with regions.
    fn ops(&mut self, first: Op) -> Result<(), Diagnostic> {
        let mut next = Some(first);
        while let Some(op) = next {
            next = self.ir.next(op).filter(|&next| Some(next) != self.end);
            if self.ir.num_regions(op) == 0 {
                self.verify_op(op)?;
                self.finish_op(op)?;
            } else if self.ir.name(op).has(self.ctx, Traits::ISOLATED_FROM_ABOVE) {
                self.isolated.push(op);
            } else {
                self.tasks.extend(next.map(Task::Ops));
                return self.enter_op(op);
            }
        }
        Ok(())
    }

    fn enter_op(&mut self, op: Op) -> Result<(), Diagnostic> {
        self.verify_op(op)?;
        self.tasks.push(Task::OpExit(op, self.isolated.len()));
        let first_blocks = self.ir.regions(op).rev().filter_map(|region| self.ir.first_block(region));
        self.tasks.extend(first_blocks.map(Task::Blocks));
        Ok(())
    }

    /// Verifies an operation before its regions.
    fn verify_op(&mut self, op: Op) -> Result<(), Diagnostic> {
        if self.verifies_attributes {
            self.verify_attributes(op)?;
        }
        let name = self.ir.name(op);
        if let Some(verifier) = self.verifiers.get(name) {
            let recent = self.verified.get(name.slot()).map_or(&[][..], |recent| &recent.ops);
            let like = recent.iter().flatten().copied().find(|&like| is_like(self.ir, op, like));
            verifier.verify(self.ctx, self.ir, op, like)?;
            if like.is_none() {
                self.remember(name, op);
            }
        }
        for (index, region) in self.ir.regions(op).enumerate() {
            let Some(first) = self.ir.first_block(region) else { continue };
            let graph = name.has(self.ctx, Traits::GRAPH_REGION);
            if graph && !self.ir.has_one_block(region) {
                let message = format!("expects graph region #{index} to have 0 or 1 blocks");
                return Err(op_error(self.ir, op, &message));
            }
            if !self.ir.has_no_predecessors(first) {
                let message = "entry block of region may not have predecessors";
                return Err(Diagnostic::error(self.ir.location(op), message));
            }
        }
        Ok(())
    }

    /// Stores a verified operation, so that equal ones need fewer checks.
    fn remember(&mut self, name: OpName, op: Op) {
        let index = name.slot();
        if self.verified.len() <= index {
            self.verified.resize_with(index + 1, Recent::default);
        }
        let Recent { ops, next } = &mut self.verified[index];
        ops[*next] = Some(op);
        *next = (*next + 1) % ops.len();
    }

    /// Calls the dialects' verifiers of discardable attributes.
    fn verify_attributes(&self, op: Op) -> Result<(), Diagnostic> {
        let attributes =
            self.ir.attributes(op).and_then(|dictionary| dictionary.dictionary_entries(self.ctx));
        for attribute in attributes.unwrap_or_default() {
            if let Some(dialect) = attribute_verifier(self.ctx, attribute.name) {
                dialect.verify_operation_attribute(self.ctx, self.ir, op, *attribute)?;
            }
        }
        Ok(())
    }

    fn enter_block(&mut self, block: Block) -> Result<(), Diagnostic> {
        self.tasks.extend(self.ir.next_block(block).map(Task::Blocks));
        let Some(first) = self.ir.first_op(block) else {
            return if self.needs_no_terminator(block) { Ok(()) } else { Err(self.empty_block(block)) };
        };
        let last = self.ir.last_op(block);
        for op in self.ir.ops(block) {
            if self.ir.num_successors(op) != 0 && Some(op) != last {
                let message = "operation with block successors must terminate its parent block";
                return Err(op_failure(self.ir, op, message));
            }
        }
        self.tasks.push(Task::BlockExit(block));
        if !self.is_valid_in_parallel(block) {
            self.tasks.push(Task::Ops(first));
        }
        Ok(())
    }

    /// Verifies the operations of a block on several threads. Returns whether they are valid; otherwise,
    /// one thread must find the first failure.
    fn is_valid_in_parallel(&self, block: Block) -> bool {
        let (ctx, ir) = (self.ctx, self.ir);
        all_runs_are(self.threads, ir, block, |run| Verifier::alone(ctx, ir).run_of_block(run).is_ok())
    }

    fn empty_block(&self, block: Block) -> Diagnostic {
        let parent = self.ir.parent_op(block);
        let location = parent.map_or(crate::context::Location::UNKNOWN, |op| self.ir.location(op));
        Diagnostic::error(location, "empty block: expect at least a terminator")
    }

    /// Whether the block is the only one of a region that needs no terminator.
    fn needs_no_terminator(&self, block: Block) -> bool {
        let Some(region) = self.ir.parent_region(block) else { return true };
        let parent = self.ir.parent_op(region);
        self.ir.has_one_block(region) && self.ir.name(parent).might_have(self.ctx, Traits::NO_TERMINATOR)
    }

    fn exit_block(&self, block: Block) -> Result<(), Diagnostic> {
        let Some(last) = self.ir.last_op(block) else { return Ok(()) };
        let region = self.ir.parent_region(block);
        if self.ir.successors(last).any(|successor| self.ir.parent_region(successor) != region) {
            return Err(op_error(self.ir, last, "branching to block of a different region"));
        }
        if self.needs_no_terminator(block) || self.ir.name(last).might_have(self.ctx, Traits::TERMINATOR) {
            return Ok(());
        }
        let text = op_text_in_message(self.ir, last);
        let failure = op_failure(self.ir, last, &format!("block with no terminator, has {text}"));
        Err(failure.with_help(
            "end the block with an operation that has the trait 'Terminator', such as 'func.return'",
        ))
    }

    fn exit_op(&mut self, op: Op, mark: usize) -> Result<(), Diagnostic> {
        self.tasks.push(Task::OpDone(op));
        if self.threads > 1 && self.isolated.len() - mark > 1 && self.ir.num_op_slots() >= MIN_OPS {
            let isolated = self.isolated.split_off(mark);
            return self.verify_in_parallel(&isolated);
        }
        self.tasks.extend(self.isolated.drain(mark..).rev().map(Task::Isolated));
        Ok(())
    }

    /// Verifies isolated operations on several threads; the failure is that of the first failing operation.
    fn verify_in_parallel(&self, isolated: &[Op]) -> Result<(), Diagnostic> {
        let (ctx, ir) = (self.ctx, self.ir);
        let verify = |ops: &[Op]| {
            let mut verifier = Verifier::alone(ctx, ir);
            ops.iter().try_for_each(|&op| verifier.run(op))
        };
        process_chunks(self.threads, isolated, verify).into_iter().fold(Ok(()), Result::and)
    }

    /// Verifies an operation after its regions.
    fn finish_op(&mut self, op: Op) -> Result<(), Diagnostic> {
        let name = self.ir.name(op);
        if self.allowed == Some(name) {
            return Ok(());
        }
        if let Some(verifier) = self.verifiers.get(name) {
            return verifier.verify_regions(self.ctx, self.ir, op);
        }
        match self.ctx.dialect(name.dialect(self.ctx)) {
            None if self.ctx.allows_unregistered_dialects() => {
                self.allowed = Some(name);
                Ok(())
            }
            None => Err(op_error(self.ir, op, &self.ctx.unregistered_message())),
            Some(dialect) if dialect.allows_unknown_operations() => Ok(()),
            Some(dialect) => {
                let message = format!(
                    "unregistered operation '{}' found in dialect ('{}') that does not allow unknown operations",
                    name.as_str(self.ctx),
                    dialect.namespace()
                );
                Err(op_failure(self.ir, op, &message))
            }
        }
    }
}

/// Whether two operations of one name, without regions and successors, differ at most in the values of their
/// operands.
fn is_like(ir: &Ir, op: Op, other: Op) -> bool {
    ir.properties(op) == ir.properties(other)
        && ir.attributes(op) == ir.attributes(other)
        && [op, other].iter().all(|&op| ir.num_regions(op) == 0 && ir.num_successors(op) == 0)
        && ir.operand_types(op).eq(ir.operand_types(other))
        && ir.result_types(op).eq(ir.result_types(other))
}
