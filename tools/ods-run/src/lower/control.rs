//! Branches and returns.

use cranelift_codegen::ir::{Block as ClifBlock, BlockArg, InstBuilder as _, TrapCode};
use cranelift_frontend::Switch;
use ir_core::ir::Op;
use ir_core::ir::properties::dense_i32;
use ir_core::predicates::attributes::int_elements;

use super::{Lower, Lowered};
use crate::constants::mask;
use crate::layout::Kind;

/// The code of a trap at `llvm.unreachable`.
fn unreachable_code() -> TrapCode {
    TrapCode::user(1).unwrap_or(TrapCode::INTEGER_OVERFLOW)
}

impl Lower<'_, '_, '_> {
    /// Emits a terminator; returns whether the operation is one.
    pub(super) fn control_op(&mut self, name: &str, op: Op) -> Lowered<bool> {
        match name {
            "br" => {
                let arguments = self.arguments(op, 0..self.ir.num_operands(op));
                let target = self.target(op, 0);
                self.b.ins().jump(target, &arguments);
                Ok(true)
            }
            "cond_br" => self.conditional(op),
            "switch" => self.switch(op),
            "return" => self.return_op(op),
            "unreachable" => {
                self.b.ins().trap(unreachable_code());
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    fn target(&self, op: Op, index: usize) -> ClifBlock {
        self.blocks[&self.ir.successor(op, index)]
    }

    /// The scalars of operands, as arguments of a block.
    fn arguments(&self, op: Op, operands: std::ops::Range<usize>) -> Vec<BlockArg> {
        let scalars = operands.flat_map(|index| self.get(self.ir.operand(op, index)));
        scalars.copied().map(BlockArg::Value).collect()
    }

    fn conditional(&mut self, op: Op) -> Lowered<bool> {
        let sizes = dense_i32(self.ir, op, "operandSegmentSizes");
        let first = 1 + sizes.get(1).map_or(0, |size| *size as usize);
        let condition = self.scalar(op, 0)?;
        let (yes, no) = (self.arguments(op, 1..first), self.arguments(op, first..self.ir.num_operands(op)));
        let targets = (self.target(op, 0), self.target(op, 1));
        self.b.ins().brif(condition, targets.0, &yes, targets.1, &no);
        Ok(true)
    }

    fn switch(&mut self, op: Op) -> Lowered<bool> {
        let (ir, ctx) = (self.ir, self.unit.ctx);
        let value = self.scalar(op, 0)?;
        let width = self.operand_kinds(op, 0)?.first().map_or(32, |kind: &Kind| kind.width());
        let mut start = 1 + dense_i32(ir, op, "operandSegmentSizes").get(1).map_or(0, |size| *size as usize);
        let default = (self.target(op, 0), self.arguments(op, 1..start));
        let cases = ir.attribute(op, "case_values").and_then(|cases| int_elements(ctx, cases));
        let cases: Vec<u128> = cases.map_or(Vec::new(), |cases| {
            let bits = |case: ir_core::num::ApInt| {
                let words = case.words();
                let word = |index: usize| words.get(index).copied().map_or(0, u128::from);
                (word(0) | word(1) << 64) & mask(width)
            };
            cases.map(bits).collect()
        });
        let sizes = dense_i32(ir, op, "case_operand_segments");
        let mut switch = Switch::new();
        let mut edges = Vec::new();
        for (index, case) in cases.into_iter().enumerate() {
            let end = start + sizes.get(index).map_or(0, |size| *size as usize);
            let arguments = self.arguments(op, start..end);
            let target = self.target(op, index + 1);
            start = end;
            if switch.entries().contains_key(&case) {
                return Err(format!("has two cases of the value {case}"));
            }
            switch.set_entry(case, self.edge(&mut edges, target, arguments));
        }
        let otherwise = self.edge(&mut edges, default.0, default.1);
        switch.emit(&mut self.b, value, otherwise);
        for (edge, target, arguments) in edges {
            self.b.switch_to_block(edge);
            self.b.ins().jump(target, &arguments);
        }
        Ok(true)
    }

    /// The target block of a case: a new block if arguments are passed.
    fn edge(
        &mut self,
        edges: &mut Vec<(ClifBlock, ClifBlock, Vec<BlockArg>)>,
        target: ClifBlock,
        arguments: Vec<BlockArg>,
    ) -> ClifBlock {
        if arguments.is_empty() {
            return target;
        }
        let edge = self.b.create_block();
        edges.push((edge, target, arguments));
        edge
    }

    fn return_op(&mut self, op: Op) -> Lowered<bool> {
        let values = if self.ir.num_operands(op) == 0 { Vec::new() } else { self.operand(op, 0) };
        self.give_back(None)?;
        if let Some(memory) = self.result_memory {
            let ty = self.ir.value_type(self.ir.operand(op, 0));
            self.store(ty, &values, memory)?;
            self.b.ins().return_(&[]);
        } else {
            self.b.ins().return_(&values);
        }
        Ok(true)
    }
}
