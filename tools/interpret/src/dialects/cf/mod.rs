//! `cf`: branches between blocks.

use dialects::cf::*;
use ir_core::predicates::attributes::{int_elements, string_value};
use rustc_hash::FxHashMap;

use crate::code::{Flow, Label};
use crate::emitter::{Copy, Emitter};
use crate::registry::{Interpret, Registry};
use crate::stop::aborted;
use crate::value::int_bits;

/// Adds the operations of this dialect.
pub fn register(registry: &mut Registry) {
    registry.add::<AssertOp>();
    registry.add::<BranchOp>();
    registry.add::<CondBranchOp>();
    registry.add::<SwitchOp>();
}

impl Interpret for AssertOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let condition = e.operand(0);
        let message =
            e.attribute("msg").and_then(|message| string_value(e.ctx(), message)).unwrap_or_default();
        let message = format!("fails: {message}");
        e.step(move |m| match m.required_bits(condition, "the condition of an assertion")? {
            0 => aborted(message.clone()),
            _ => Ok(Flow::Next),
        });
    }
}

impl Interpret for BranchOp {
    fn emit(self, e: &mut Emitter<'_>) {
        branch(e, 0);
    }
}

impl Interpret for CondBranchOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let count = self.true_dest_operands(e.ir()).len();
        conditional_branch(e, count);
    }
}

impl Interpret for SwitchOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let default = self.default_operands(e.ir()).len();
        switch(e, default);
    }
}

/// Emits an unconditional branch that passes the operands from this index on.
pub fn branch(e: &mut Emitter<'_>, first: usize) {
    let operands = e.operands();
    let block = e.ir().successor(e.op(), 0);
    let (copy, target) = e.branch(block, &operands[first..]);
    match copy {
        Some(copy) => e.step(move |m| {
            copy(m);
            Ok(Flow::Jump(target))
        }),
        None => e.jump(target),
    }
}

/// Emits a branch on the first operand; the first block gets `count` operands after it, the second the
/// others.
pub fn conditional_branch(e: &mut Emitter<'_>, count: usize) {
    let operands = e.operands();
    let (condition, (yes, no)) = (operands[0], operands[1..].split_at(count));
    let [first, second] = [0, 1].map(|index| e.ir().successor(e.op(), index));
    let yes = e.branch(first, yes);
    let no = e.branch(second, no);
    let role = "the condition of a branch";
    if let ((None, yes), (None, no)) = (&yes, &no) {
        let (yes, no) = (*yes, *no);
        return e.step(move |m| {
            let condition = m.required_bits(condition, role)? & 1;
            Ok(Flow::Jump(if condition == 1 { yes } else { no }))
        });
    }
    e.step(move |m| {
        let (copy, label) = if m.required_bits(condition, role)? & 1 == 1 { &yes } else { &no };
        if let Some(copy) = copy {
            copy(m);
        }
        Ok(Flow::Jump(*label))
    });
}

/// Emits a branch by the first operand: the first block is the default one with `default` operands; the
/// others belong to the case values, with their segments of operands.
pub fn switch(e: &mut Emitter<'_>, default: usize) {
    let ctx = e.ctx();
    let values = e.attribute("case_values").and_then(|values| int_elements(ctx, values));
    let counts = e.integers("case_operand_segments").into_iter().map(|count| count as usize);
    let operands = e.operands();
    let flag = operands[0];
    let mut rest = &operands[1..];
    let mut targets: Vec<(Option<Copy>, Label)> = Vec::new();
    let successors: Vec<_> = e.ir().successors(e.op()).collect();
    for (block, count) in successors.into_iter().zip(std::iter::once(default).chain(counts)) {
        let (passed, others) = rest.split_at(count);
        targets.push(e.branch(block, passed));
        rest = others;
    }
    let cases: FxHashMap<u128, usize> =
        values.into_iter().flatten().zip(1..).map(|(value, index)| (int_bits(&value), index)).collect();
    e.step(move |m| {
        let value = m.required_bits(flag, "the condition of a switch")?;
        let (copy, label) = &targets[cases.get(&value).copied().unwrap_or(0)];
        if let Some(copy) = copy {
            copy(m);
        }
        Ok(Flow::Jump(*label))
    });
}
