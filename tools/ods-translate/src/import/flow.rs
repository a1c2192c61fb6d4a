//! Terminators. The operands of phis become operands of the branches to their blocks.

use ir_core::context::{Attribute, Type};
use ir_core::ir::{Block, Value};
use ir_core::predicates::build::dense_int_array;

use super::ast::{Inst, InstKind, Val, ValKind};
use super::create::{NewOp, Properties};
use super::{Import, Outcome};
use crate::model::constant::ConstRef;

impl Import<'_> {
    /// Creates a terminator that is not a call.
    pub(super) fn terminator(&mut self, inst: &Inst) -> Outcome {
        match &inst.kind {
            InstKind::Br => self.br(inst),
            InstKind::CondBr => self.cond_br(inst),
            InstKind::Switch => self.switch(inst),
            InstKind::IndirectBr => self.indirect_br(inst),
            _ => {
                let operands = self.values(inst.offset, &inst.operands)?;
                self.create("llvm.return", NewOp { operands: &operands, ..NewOp::default() });
                Ok(())
            }
        }
    }

    /// The block that a successor has become.
    pub(super) fn successor(&self, inst: &Inst, index: usize) -> Outcome<Block> {
        let block = inst.successors.get(index).and_then(|&block| self.blocks.get(block).copied().flatten());
        match block {
            Some(block) => Ok(block),
            None => self.error(inst.offset, "the successor is not reached"),
        }
    }

    /// The operands of a branch to a successor: those that the phis of the block have for the current one.
    pub(super) fn branch_operands(&mut self, inst: &Inst, index: usize) -> Outcome<Vec<Value>> {
        let incoming = self.incoming(inst, index)?;
        self.values(inst.offset, &incoming)
    }

    /// The operands of the phis of a successor for the current block.
    pub(super) fn incoming(&self, inst: &Inst, index: usize) -> Outcome<Vec<Val>> {
        let target = inst.successors.get(index).and_then(|&block| self.function_blocks().get(block));
        let mut found = Vec::new();
        for phi in target.into_iter().flat_map(|block| &block.insts) {
            let InstKind::Phi(blocks) = &phi.kind else { break };
            match blocks.iter().position(|block| *block == self.current_block) {
                Some(position) => found.push(phi.operands[position].clone()),
                None => {
                    return self.error(phi.offset, "the phi has no operand for a block that branches to it");
                }
            }
        }
        Ok(found)
    }

    fn br(&mut self, inst: &Inst) -> Outcome {
        let operands = self.branch_operands(inst, 0)?;
        let successors = [self.successor(inst, 0)?];
        let properties = Properties::default().property("loop_annotation", self.loop_annotation(inst)?);
        self.create(
            "llvm.br",
            NewOp { operands: &operands, successors: &successors, properties, ..NewOp::default() },
        );
        Ok(())
    }

    fn cond_br(&mut self, inst: &Inst) -> Outcome {
        let on_true = self.branch_operands(inst, 0)?;
        let on_false = self.branch_operands(inst, 1)?;
        let mut operands = self.values(inst.offset, &inst.operands)?;
        let sizes = [operands.len(), on_true.len(), on_false.len()];
        operands.extend(on_true);
        operands.extend(on_false);
        let properties = Properties::default()
            .property("operandSegmentSizes", self.sizes(&sizes))
            .property("branch_weights", self.branch_weights(inst)?)
            .property("loop_annotation", self.loop_annotation(inst)?);
        let successors = [self.successor(inst, 0)?, self.successor(inst, 1)?];
        self.create(
            "llvm.cond_br",
            NewOp { operands: &operands, successors: &successors, properties, ..NewOp::default() },
        );
        Ok(())
    }

    fn switch(&mut self, inst: &Inst) -> Outcome {
        let mut operands = self.values(inst.offset, &inst.operands[..1])?;
        let (mut case_sizes, mut successors, mut cases) = (Vec::new(), Vec::new(), Vec::new());
        let mut sizes = vec![1];
        for index in 0..inst.successors.len() {
            let branch = self.branch_operands(inst, index)?;
            match index {
                0 => sizes.push(branch.len()),
                _ => case_sizes.push(branch.len()),
            }
            operands.extend(branch);
            successors.push(self.successor(inst, index)?);
        }
        for value in &inst.operands[1..] {
            match &value.kind {
                ValKind::Const(constant) if constant.as_int().is_some() => cases.push(constant.clone()),
                _ => return self.error(inst.offset, "case value is not a constant integer"),
            }
        }
        sizes.push(case_sizes.iter().sum());
        let properties = Properties::default()
            .property("operandSegmentSizes", self.sizes(&sizes))
            .property("case_operand_segments", self.sizes(&case_sizes))
            .property("case_values", self.case_values(inst.operands[0].ty, &cases))
            .property("branch_weights", self.branch_weights(inst)?);
        self.create(
            "llvm.switch",
            NewOp { operands: &operands, successors: &successors, properties, ..NewOp::default() },
        );
        Ok(())
    }

    /// The values of cases as a vector; none of no cases.
    fn case_values(&self, ty: Type, cases: &[ConstRef]) -> Option<Attribute> {
        let mut bytes = Vec::new();
        let mut bits = Vec::new();
        for value in cases.iter().filter_map(|case| case.as_int()) {
            match value.width() {
                1 => bits.push(value.is_one()),
                _ => value.append_le_bytes(&mut bytes),
            }
        }
        let ty = self.ctx.vector_type(&[cases.len() as i64], &[false], ty);
        match (cases, bits.as_slice()) {
            ([], _) => None,
            (_, []) => self.ctx.dense_elements_attr(ty, &bytes),
            (_, [bit]) => self.ctx.dense_elements_attr(ty, &[if *bit { 255 } else { 0 }]),
            (_, bits) => {
                let byte = bits.iter().rev().fold(0, |byte, bit| byte << 1 | u8::from(*bit));
                self.ctx.dense_elements_attr(ty, &[byte])
            }
        }
    }

    fn indirect_br(&mut self, inst: &Inst) -> Outcome {
        let mut operands = self.values(inst.offset, &inst.operands)?;
        let (mut sizes, mut successors) = (Vec::new(), Vec::new());
        for index in 0..inst.successors.len() {
            let branch = self.branch_operands(inst, index)?;
            sizes.push(branch.len());
            operands.extend(branch);
            successors.push(self.successor(inst, index)?);
        }
        let properties = Properties::default().property("indbr_operand_segments", self.sizes(&sizes));
        self.create(
            "llvm.indirectbr",
            NewOp { operands: &operands, successors: &successors, properties, ..NewOp::default() },
        );
        Ok(())
    }

    /// Sizes of operand segments.
    pub(super) fn sizes(&self, sizes: &[usize]) -> Attribute {
        dense_int_array(self.ctx, Type::I32, sizes.iter().map(|&size| size as i64))
    }
}
