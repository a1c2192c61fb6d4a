//! Memory of a function: its frame, and loads and stores.
//!
//! An `llvm.alloca` of constant size in the entry block is a slot of the frame. Cranelift has no slots for
//! allocations in other blocks or of dynamic size. These come from `malloc`. The function lists them, and
//! frees them at each return and in `llvm.intr.stackrestore`.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{
    BlockArg, InstBuilder as _, StackSlotData, StackSlotKind, Value as ClifValue, types,
};
use ir_core::ir::{Block, Op};
use ir_core::predicates::attributes::{int, type_value};

use super::{Lower, Lowered};
use crate::layout::Kind;
use crate::memory::{Index, Indices, flags, indices};

/// The size of the header of a list entry: the address of the previous entry.
const HEADER: u64 = 16;

/// The largest frame slot; larger memory comes from `malloc`.
const MAX_SLOT: u64 = 1 << 20;

impl Lower<'_, '_, '_> {
    /// Emits an access to memory; returns whether the operation is one.
    pub(super) fn memory_op(&mut self, name: &str, op: Op) -> Lowered<bool> {
        match name {
            "load" => self.load_op(op),
            "store" => self.store_op(op),
            "alloca" => self.alloca(op),
            "getelementptr" => self.element_address(op),
            "mlir.addressof" => {
                let name = self.ir.attribute(op, "global_name");
                let name = name
                    .and_then(|name| ir_core::predicates::attributes::root_reference(self.unit.ctx, name));
                let name = self.unit.ctx.ident(name.ok_or("has no symbol")?);
                let address = self.symbol_address(name, 0)?;
                self.define(op, &[address]);
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// Whether an access is atomic.
    fn is_atomic(&self, op: Op) -> bool {
        let ordering = self.ir.attribute(op, "ordering").and_then(|ordering| int(self.unit.ctx, ordering));
        ordering.is_some_and(|ordering| ordering != 0)
    }

    fn load_op(&mut self, op: Op) -> Lowered<bool> {
        let address = self.scalar(op, 0)?;
        let ty = self.ir.value_type(self.ir.result(op, 0));
        let values =
            if self.is_atomic(op) { self.atomic_load(ty, address)? } else { self.load(ty, address)? };
        self.define(op, &values);
        Ok(true)
    }

    fn store_op(&mut self, op: Op) -> Lowered<bool> {
        let address = self.scalar(op, 1)?;
        let value = self.ir.operand(op, 0);
        let (ty, values) = (self.ir.value_type(value), self.get(value).to_vec());
        if self.is_atomic(op) {
            self.atomic_store(ty, &values, address)?
        } else {
            self.store(ty, &values, address)?
        }
        Ok(true)
    }

    /// An address plus the distance of an element.
    fn element_address(&mut self, op: Op) -> Lowered<bool> {
        let all = indices(&mut self.unit.layouts, self.ir, op)?;
        let bases = self.operand(op, 0);
        let count = self.result_kinds(op)?.len();
        let mut addresses = Vec::with_capacity(count);
        for lane in 0..count {
            let base = *bases.get(lane).or(bases.first()).ok_or("has no address")?;
            addresses.push(self.lane_address(op, &all, base, lane)?);
        }
        self.define(op, &addresses);
        Ok(true)
    }

    /// The address in one element of the result. Operands that are not vectors belong to each element.
    fn lane_address(&mut self, op: Op, all: &Indices, base: ClifValue, lane: usize) -> Lowered<ClifValue> {
        let (mut address, mut offset) = (base, all.offset);
        for (scale, index) in all.scaled.iter().copied() {
            let Index::Operand(number) = index else { continue };
            let kind = self.operand_kinds(op, number)?.first().copied().unwrap_or(Kind::Int(64));
            let value = match self.sum_with_constant(op, number, kind) {
                // Neighbouring accesses share the computed address, and add the constants as offsets.
                Some((value, constant)) => {
                    offset = offset.wrapping_add(constant.wrapping_mul(scale));
                    value
                }
                None => {
                    let values = self.operand(op, number);
                    *values.get(lane).or(values.first()).ok_or("has no index")?
                }
            };
            let value = self.signed_resize(kind, value, types::I64);
            let distance = match scale {
                1 => value,
                scale if scale.count_ones() == 1 => {
                    self.b.ins().ishl_imm(value, i64::from(scale.trailing_zeros()))
                }
                scale => self.b.ins().imul_imm(value, scale),
            };
            address = self.b.ins().iadd(address, distance);
        }
        if offset != 0 {
            address = self.b.ins().iadd_imm(address, offset);
        }
        Ok(address)
    }

    /// The parts of an operand of 64 bits that is the sum of a value and a constant.
    fn sum_with_constant(&self, op: Op, index: usize, kind: Kind) -> Option<(ClifValue, i64)> {
        let sum = self.ir.defining_op(self.ir.operand(op, index))?;
        if kind != Kind::Int(64) || self.ir.name(sum).as_str(self.unit.ctx) != "llvm.add" {
            return None;
        }
        let constant = self.constant(sum, 1)?;
        Some((self.scalar(sum, 0).ok()?, constant))
    }

    /// The value of an operand that a constant operation defines.
    fn constant(&self, op: Op, index: usize) -> Option<i64> {
        let constant = self.ir.defining_op(self.ir.operand(op, index))?;
        let is_constant = self.ir.name(constant).as_str(self.unit.ctx) == "llvm.mlir.constant";
        int(self.unit.ctx, self.ir.attribute(constant, "value").filter(|_| is_constant)?)
    }

    /// The amount that an `llvm.alloca` takes if it is in the frame: size and alignment.
    fn fixed_amount(&mut self, op: Op) -> Lowered<Option<(u64, u64)>> {
        let (size, align) = self.element_amount(op)?;
        if self.ir.parent_block(op) != Some(self.entry) {
            return Ok(None);
        }
        let count = self.constant(op, 0);
        let size = count.and_then(|count| u64::try_from(count).ok()?.checked_mul(size));
        Ok(size.filter(|size| *size <= MAX_SLOT).map(|size| (size, align)))
    }

    fn element_amount(&mut self, op: Op) -> Lowered<(u64, u64)> {
        let (ir, ctx) = (self.ir, self.unit.ctx);
        let ty =
            ir.attribute(op, "elem_type").and_then(|ty| type_value(ctx, ty)).ok_or("has no element type")?;
        let layout = self.unit.layouts.get(ty)?;
        let given = ir.attribute(op, "alignment").and_then(|align| int(ctx, align));
        let given = given.and_then(|align| u64::try_from(align).ok()).filter(|align| align.is_power_of_two());
        Ok((layout.size, given.unwrap_or(0).max(layout.align)))
    }

    /// The address of memory in the frame.
    pub(super) fn frame(&mut self, size: u64, align: u64) -> Lowered<ClifValue> {
        let size = u32::try_from(size).map_err(|_| "takes more than 4 GiB of the stack")?;
        // Frames are aligned to 16 bytes; more is found by rounding up.
        let spare = if align > 16 { align as u32 } else { 0 };
        let data = StackSlotData::new(
            StackSlotKind::ExplicitSlot,
            size.saturating_add(spare),
            align.min(16).ilog2() as u8,
        );
        let slot = self.b.create_sized_stack_slot(data);
        let address = self.b.ins().stack_addr(types::I64, slot, 0);
        Ok(self.aligned(address, align, 16))
    }

    pub(super) fn aligned(&mut self, address: ClifValue, align: u64, given: u64) -> ClifValue {
        if align <= given {
            return address;
        }
        let up = self.b.ins().iadd_imm(address, align as i64 - 1);
        self.b.ins().band_imm(up, -(align as i64))
    }

    /// Makes the list of memory, if an operation needs it.
    pub(super) fn prepare_stack(&mut self, order: &[Block]) -> Lowered {
        let ir = self.ir;
        let mut needs_list = false;
        for op in order.iter().flat_map(|block| ir.ops(*block)) {
            if ir.name(op).as_str(self.unit.ctx) == "llvm.alloca" {
                needs_list |= self.fixed_amount(op)?.is_none();
            }
        }
        if needs_list {
            let slot = self.b.create_sized_stack_slot(StackSlotData::new(StackSlotKind::ExplicitSlot, 8, 3));
            let none = self.b.ins().iconst(types::I64, 0);
            self.b.ins().stack_store(none, slot, 0);
            self.taken = Some(slot);
        }
        Ok(())
    }

    fn alloca(&mut self, op: Op) -> Lowered<bool> {
        let address = match self.fixed_amount(op)? {
            Some((size, align)) => self.frame(size, align)?,
            None => self.take(op)?,
        };
        self.define(op, &[address]);
        Ok(true)
    }

    fn take(&mut self, op: Op) -> Lowered<ClifValue> {
        let (size, align) = self.element_amount(op)?;
        let slot = self.taken.ok_or("has no list of memory")?;
        let count = self.scalar(op, 0)?;
        let count = self.resize(count, types::I64);
        let bytes = self.b.ins().imul_imm(count, size as i64);
        let bytes = self.b.ins().iadd_imm(bytes, (HEADER + align) as i64);
        let memory = self.call_import("malloc", &[bytes], &[types::I64])?[0];
        let before = self.b.ins().stack_load(types::I64, slot, 0);
        self.b.ins().store(flags(), before, memory, 0);
        self.b.ins().stack_store(memory, slot, 0);
        let address = self.b.ins().iadd_imm(memory, HEADER as i64);
        Ok(self.aligned(address, align, 16))
    }

    /// The end of the list, as `llvm.intr.stacksave` remembers it.
    pub(super) fn stack_save(&mut self) -> ClifValue {
        match self.taken {
            Some(slot) => self.b.ins().stack_load(types::I64, slot, 0),
            None => self.b.ins().iconst(types::I64, 0),
        }
    }

    /// Frees the entries that were added since the end of the list was `to`.
    ///
    /// ```text
    /// while (taken != to) { before = *taken; free(taken); taken = before; }
    /// ```
    pub(super) fn give_back(&mut self, to: Option<ClifValue>) -> Lowered {
        let Some(slot) = self.taken else { return Ok(()) };
        let to = match to {
            Some(to) => to,
            None => self.b.ins().iconst(types::I64, 0),
        };
        let (head, body, end) = (self.b.create_block(), self.b.create_block(), self.b.create_block());
        let taken = self.b.append_block_param(head, types::I64);
        let first = self.b.ins().stack_load(types::I64, slot, 0);
        self.b.ins().jump(head, &[BlockArg::Value(first)]);
        self.b.switch_to_block(head);
        let is_done = self.b.ins().icmp(IntCC::Equal, taken, to);
        self.b.ins().brif(is_done, end, &[], body, &[]);
        self.b.switch_to_block(body);
        let before = self.b.ins().load(types::I64, flags(), taken, 0);
        self.call_import("free", &[taken], &[])?;
        self.b.ins().jump(head, &[BlockArg::Value(before)]);
        self.b.switch_to_block(end);
        self.b.ins().stack_store(to, slot, 0);
        Ok(())
    }
}
