//! Atomic accesses. Cranelift's are all sequentially consistent, the strongest ordering.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{AtomicRmwOp, InstBuilder as _, Type as ClifType, Value as ClifValue};
use ir_core::context::Type;
use ir_core::ir::Op;
use ir_core::predicates::attributes::int;

use super::{Lower, Lowered};
use crate::layout::Kind;
use crate::memory::flags;

/// The operations of `llvm.atomicrmw` that Cranelift has, by their numbers.
const OPERATIONS: [AtomicRmwOp; 11] = [
    AtomicRmwOp::Xchg,
    AtomicRmwOp::Add,
    AtomicRmwOp::Sub,
    AtomicRmwOp::And,
    AtomicRmwOp::Nand,
    AtomicRmwOp::Or,
    AtomicRmwOp::Xor,
    AtomicRmwOp::Smax,
    AtomicRmwOp::Smin,
    AtomicRmwOp::Umax,
    AtomicRmwOp::Umin,
];

impl Lower<'_, '_, '_> {
    /// Emits an atomic operation; returns whether it is one.
    pub(super) fn atomic_op(&mut self, name: &str, op: Op) -> Lowered<bool> {
        match name {
            "atomicrmw" => self.read_modify_write(op),
            "cmpxchg" => self.compare_exchange(op),
            "fence" => {
                self.b.ins().fence();
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// The integer that an atomic access of a type has.
    fn atomic_type(&mut self, ty: Type) -> Lowered<(Kind, ClifType)> {
        let kind = self.unit.layouts.scalar(ty)?;
        let whole = ClifType::int(kind.width() as u16).filter(|ty| (8..=64).contains(&ty.bits()));
        whole
            .map(|ty| (kind, ty))
            .ok_or_else(|| "has an atomic access of other than 8, 16, 32 or 64 bits".to_owned())
    }

    pub(super) fn atomic_load(&mut self, ty: Type, address: ClifValue) -> Lowered<ClifValue> {
        let (kind, integer) = self.atomic_type(ty)?;
        let value = self.b.ins().atomic_load(integer, flags(), address);
        Ok(self.bitcast(value, kind.clif()))
    }

    pub(super) fn atomic_store(&mut self, ty: Type, values: &[ClifValue], address: ClifValue) -> Lowered {
        let (_, integer) = self.atomic_type(ty)?;
        for value in values {
            let value = self.bitcast(*value, integer);
            self.b.ins().atomic_store(flags(), value, address);
        }
        Ok(())
    }

    fn read_modify_write(&mut self, op: Op) -> Lowered<bool> {
        let (address, value) = (self.scalar(op, 0)?, self.scalar(op, 1)?);
        let (kind, integer) = self.atomic_type(self.ir.value_type(self.ir.operand(op, 1)))?;
        let number = self.ir.attribute(op, "bin_op").and_then(|number| int(self.unit.ctx, number));
        let operation = number.and_then(|number| OPERATIONS.get(usize::try_from(number).ok()?));
        let old = match operation {
            Some(AtomicRmwOp::Xchg) => {
                let value = self.bitcast(value, integer);
                let old = self.b.ins().atomic_rmw(integer, flags(), AtomicRmwOp::Xchg, address, value);
                self.bitcast(old, kind.clif())
            }
            Some(operation) if !kind.is_float() => {
                self.b.ins().atomic_rmw(integer, flags(), *operation, address, value)
            }
            _ => self.float_update(number, kind, address, value)?,
        };
        self.define(op, &[old]);
        Ok(true)
    }

    /// An update of a float: a loop of compare-and-exchange.
    fn float_update(
        &mut self,
        number: Option<i64>,
        kind: Kind,
        address: ClifValue,
        value: ClifValue,
    ) -> Lowered<ClifValue> {
        use cranelift_codegen::ir::BlockArg;
        if !matches!((number, kind), (Some(11 | 12), Kind::Single | Kind::Double)) {
            return Err("has no machine code: Cranelift cannot express this atomic update".to_owned());
        }
        let integer = ClifType::int(kind.width() as u16).ok_or("has no machine code")?;
        let first = self.b.ins().atomic_load(integer, flags(), address);
        let (again, done) = (self.b.create_block(), self.b.create_block());
        let expected = self.b.append_block_param(again, integer);
        self.b.ins().jump(again, &[BlockArg::Value(first)]);
        self.b.switch_to_block(again);
        let before = self.bitcast(expected, kind.clif());
        let after = match number {
            Some(11) => self.b.ins().fadd(before, value),
            _ => self.b.ins().fsub(before, value),
        };
        let after = self.bitcast(after, integer);
        let found = self.b.ins().atomic_cas(flags(), address, expected, after);
        let is_same = self.b.ins().icmp(IntCC::Equal, found, expected);
        self.b.ins().brif(is_same, done, &[], again, &[BlockArg::Value(found)]);
        self.b.switch_to_block(done);
        Ok(before)
    }

    fn compare_exchange(&mut self, op: Op) -> Lowered<bool> {
        let address = self.scalar(op, 0)?;
        let (expected, value) = (self.scalar(op, 1)?, self.scalar(op, 2)?);
        self.atomic_type(self.ir.value_type(self.ir.operand(op, 1)))?;
        let found = self.b.ins().atomic_cas(flags(), address, expected, value);
        let is_same = self.b.ins().icmp(IntCC::Equal, found, expected);
        self.define(op, &[found, is_same]);
        Ok(true)
    }
}
