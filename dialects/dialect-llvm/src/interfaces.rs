//! Branches, calls, memory effects and other interfaces of operations.

use std::ops::Range;

use ir_core::interfaces::{
    BranchOpInterface, CallOpInterface, Callable, EffectInstance, EffectKind, MemoryEffectsOpInterface,
    Speculatability, SpeculationOpInterface, SuccessorOperands,
};
use ir_core::predicates::attributes::dense_array_ints;
use ir_core::runtime::DefinedOp as _;
use ir_core::runtime::groups::operand_group;

use crate::prelude::*;
use crate::syntax::{property, stored};
use crate::{
    AliasAnalysisOpInterface, AtomicCmpXchgOp, AtomicOrdering, AtomicRMWOp, BrOp, CallOp, CondBrOp,
    IndirectBrOp, InlineAsmOp, InvokeOp, LoadOp, MemcpyInlineOp, MemcpyOp, MemmoveOp, MemsetInlineOp,
    MemsetOp, SDivOp, StoreOp, SwitchOp, UDivOp,
};

impl BranchOpInterface for BrOp {
    fn successor_operands(self, ir: &Ir, _successor: usize) -> SuccessorOperands {
        (0..ir.num_operands(self.op())).into()
    }

    fn successor_for_operands(self, _ir: &Ir, _operands: &[Option<Attribute>]) -> Option<usize> {
        Some(0)
    }
}

impl BranchOpInterface for CondBrOp {
    fn successor_operands(self, ir: &Ir, successor: usize) -> SuccessorOperands {
        operand_group(Self::SPEC, ir, self.op(), 1 + successor).into()
    }

    fn successor_for_operands(self, ir: &Ir, operands: &[Option<Attribute>]) -> Option<usize> {
        let condition = int(ir.context(), (*operands.first()?)?)?;
        Some(usize::from(condition == 0))
    }
}

impl BranchOpInterface for InvokeOp {
    fn successor_operands(self, ir: &Ir, successor: usize) -> SuccessorOperands {
        operand_group(Self::SPEC, ir, self.op(), 1 + successor).into()
    }
}

/// The operands that a branch passes to each of several blocks. `group` contains all of them, and the
/// property their counts.
fn nested_operands(ir: &Ir, op: Op, group: Range<usize>, sizes: &'static str) -> Vec<SuccessorOperands> {
    let numbers = property(ir, op, sizes).and_then(|sizes| dense_array_ints(ir.context(), sizes));
    let (mut start, end) = (group.start, group.end);
    let pass = |(block, size): (usize, i64)| {
        let next = start.saturating_add(usize::try_from(size).unwrap_or(0)).min(end);
        let operands = start..next;
        start = next;
        SuccessorOperands { produced: 0, operands, counted_by: Some((sizes, block)) }
    };
    numbers.unwrap_or_default().into_iter().enumerate().map(pass).collect()
}

impl BranchOpInterface for SwitchOp {
    fn successor_operands(self, ir: &Ir, successor: usize) -> SuccessorOperands {
        let all = self.all_successor_operands(ir).unwrap_or_default();
        all.into_iter().nth(successor).unwrap_or_else(|| (0..0).into())
    }

    fn all_successor_operands(self, ir: &Ir) -> Option<Vec<SuccessorOperands>> {
        let default = operand_group(Self::SPEC, ir, self.op(), 1).into();
        let cases = operand_group(Self::SPEC, ir, self.op(), 2);
        let cases = nested_operands(ir, self.op(), cases, "case_operand_segments");
        Some(std::iter::once(default).chain(cases).collect())
    }
}

impl BranchOpInterface for IndirectBrOp {
    fn successor_operands(self, ir: &Ir, successor: usize) -> SuccessorOperands {
        let all = self.all_successor_operands(ir).unwrap_or_default();
        all.into_iter().nth(successor).unwrap_or_else(|| (0..0).into())
    }

    fn all_successor_operands(self, ir: &Ir) -> Option<Vec<SuccessorOperands>> {
        let group = operand_group(Self::SPEC, ir, self.op(), 1);
        Some(nested_operands(ir, self.op(), group, "indbr_operand_segments"))
    }
}

/// Implements calls. The callee is the attribute `callee`, or else the first operand.
macro_rules! calls {
    ($($op:ty),*) => {$(
        impl CallOpInterface for $op {
            fn callable(self, ir: &Ir) -> Option<Callable> {
                match self.callee_attr(ir) {
                    Some(callee) => Some(Callable::Symbol(callee)),
                    None => ir.operands(self.op()).next().map(Callable::Value),
                }
            }

            fn argument_operands(self, ir: &Ir) -> Range<usize> {
                let all = operand_group(Self::SPEC, ir, self.op(), 0);
                let first = all.start + usize::from(self.callee_attr(ir).is_none());
                first.min(all.end)..all.end
            }
        }
    )*};
}

calls! { CallOp, InvokeOp }

/// Lists the operands that are pointers to accessed memory.
macro_rules! accesses {
    ($($op:ty: [$($operand:literal),*]),* $(,)?) => {$(
        impl AliasAnalysisOpInterface for $op {
            fn accessed_operands(&self, ir: &Ir) -> Vec<Value> {
                let pointers: &[usize] = &[$($operand),*];
                let operands = ir.operands(self.op()).enumerate();
                operands.filter(|(index, _)| pointers.contains(index)).map(|(_, value)| value).collect()
            }
        }
    )*};
}

accesses! {
    LoadOp: [0],
    StoreOp: [1],
    AtomicRMWOp: [0],
    AtomicCmpXchgOp: [0],
    MemcpyOp: [0, 1],
    MemcpyInlineOp: [0, 1],
    MemmoveOp: [0, 1],
    MemsetOp: [0],
    MemsetInlineOp: [0],
}

impl AliasAnalysisOpInterface for CallOp {
    fn accessed_operands(&self, ir: &Ir) -> Vec<Value> {
        self.argument_operands(ir).filter_map(|index| ir.operands(self.op()).nth(index)).collect()
    }
}

/// Adds the effects of a volatile or ordering access: all of them.
fn add_ordering_effects(ir: &Ir, op: Op, effects: &mut Vec<EffectInstance>) {
    let ordering = stored::<AtomicOrdering>(ir.context(), property(ir, op, "ordering"));
    let orders = !matches!(ordering, None | Some(AtomicOrdering::NotAtomic | AtomicOrdering::Unordered));
    if orders || property(ir, op, "volatile_").is_some() {
        effects.push(EffectInstance::new(EffectKind::Write));
        effects.push(EffectInstance::new(EffectKind::Read));
    }
}

impl MemoryEffectsOpInterface for LoadOp {
    fn effects(self, ir: &Ir) -> Vec<EffectInstance> {
        let mut effects = vec![EffectInstance::with_value(EffectKind::Read, self.addr(ir))];
        add_ordering_effects(ir, self.op(), &mut effects);
        effects
    }
}

impl MemoryEffectsOpInterface for StoreOp {
    fn effects(self, ir: &Ir) -> Vec<EffectInstance> {
        let mut effects = vec![EffectInstance::with_value(EffectKind::Write, self.addr(ir))];
        add_ordering_effects(ir, self.op(), &mut effects);
        effects
    }
}

impl MemoryEffectsOpInterface for InlineAsmOp {
    fn effects(self, ir: &Ir) -> Vec<EffectInstance> {
        if self.has_side_effects(ir) {
            vec![EffectInstance::new(EffectKind::Write), EffectInstance::new(EffectKind::Read)]
        } else {
            Vec::new()
        }
    }
}

/// Speculatability of a division: the divisor must be constant, and the quotient defined.
fn division(ir: &Ir, op: Op, is_signed: bool) -> Speculatability {
    let divisor = ir.operands(op).nth(1).and_then(|value| ir_core::fold::constant_of(ir, value));
    let divisor =
        divisor.and_then(|value| ir_core::predicates::attributes::integer_value(ir.context(), value));
    let is_defined = divisor.is_some_and(|value| !(value.is_zero() || is_signed && value.is_all_ones()));
    if is_defined { Speculatability::Speculatable } else { Speculatability::NotSpeculatable }
}

impl SpeculationOpInterface for UDivOp {
    fn speculatability(self, ir: &Ir) -> Speculatability {
        division(ir, self.op(), false)
    }
}

impl SpeculationOpInterface for SDivOp {
    fn speculatability(self, ir: &Ir) -> Speculatability {
        division(ir, self.op(), true)
    }
}
