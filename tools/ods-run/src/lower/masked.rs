//! Accesses of single elements of vectors: masked loads and stores, gathers and scatters.
//!
//! An element is accessed in a block of its own, because a disabled one may have any address.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{BlockArg, InstBuilder as _, Value as ClifValue, types};
use ir_core::context::Type;
use ir_core::ir::Op;

use super::{Lower, Lowered};
use crate::layout::{Kind, sequence};
use crate::memory::{load_scalar, store_scalar};

/// The memory of the elements of a vector.
struct Elements {
    kinds: Vec<Kind>,
    /// The distance of two elements in bytes.
    stride: u64,
}

/// The addresses of elements.
enum Addresses {
    /// Elements one after the other.
    Consecutive(ClifValue),
    /// An address for each element.
    Each(Vec<ClifValue>),
    /// Enabled elements one after the other.
    Enabled(ClifValue),
}

impl Lower<'_, '_, '_> {
    /// Emits a masked access; returns whether the intrinsic is one.
    pub(super) fn masked_intrinsic(&mut self, name: &str, op: Op) -> Lowered<bool> {
        let Some(access) = name.strip_prefix("masked.") else {
            return match name {
                "get.active.lane.mask" => self.lane_mask(op),
                _ => Ok(false),
            };
        };
        match access {
            "load" | "gather" | "expandload" => {
                let addresses = self.addresses(access, op, 0)?;
                self.masked_load(op, addresses)
            }
            "store" | "scatter" | "compressstore" => {
                let addresses = self.addresses(access, op, 1)?;
                self.masked_store(op, addresses)
            }
            _ => Ok(false),
        }
    }

    fn addresses(&mut self, access: &str, op: Op, operand: usize) -> Lowered<Addresses> {
        Ok(match access {
            "load" | "store" => Addresses::Consecutive(self.scalar(op, operand)?),
            "gather" | "scatter" => Addresses::Each(self.operand(op, operand)),
            _ => Addresses::Enabled(self.scalar(op, operand)?),
        })
    }

    /// The elements of a vector type.
    fn vector_elements(&mut self, ty: Type) -> Lowered<Elements> {
        let (element, _) = sequence(self.unit.ctx, ty).ok_or("accesses a value that is not a vector")?;
        if self.unit.layouts.get_value(ty)?.is_packed_bits {
            return Err("accesses elements of a vector that are not whole bytes".to_owned());
        }
        let stride = self.unit.layouts.get(element)?.size;
        Ok(Elements { kinds: self.kinds(ty)?, stride })
    }

    fn masked_load(&mut self, op: Op, mut addresses: Addresses) -> Lowered<bool> {
        let elements = self.vector_elements(self.ir.value_type(self.ir.result(op, 0)))?;
        let mask = self.operand(op, 1);
        let others = match self.ir.num_operands(op) {
            0..=2 => elements.kinds.iter().map(|kind| self.bits(*kind, 0)).collect(),
            _ => self.operand(op, 2),
        };
        let mut results = Vec::with_capacity(mask.len());
        for (index, ((enabled, kind), other)) in mask.into_iter().zip(elements.kinds).zip(others).enumerate()
        {
            let (address, offset) = addresses.element(index, elements.stride)?;
            let (access, done) = (self.b.create_block(), self.b.create_block());
            let result = self.b.append_block_param(done, kind.clif());
            self.b.ins().brif(enabled, access, &[], done, &[BlockArg::Value(other)]);
            self.b.switch_to_block(access);
            let loaded = load_scalar(&mut self.b, kind, address, offset);
            self.b.ins().jump(done, &[BlockArg::Value(loaded)]);
            self.b.switch_to_block(done);
            self.skip_enabled(&mut addresses, enabled, elements.stride);
            results.push(result);
        }
        self.define(op, &results);
        Ok(true)
    }

    fn masked_store(&mut self, op: Op, mut addresses: Addresses) -> Lowered<bool> {
        let elements = self.vector_elements(self.ir.value_type(self.ir.operand(op, 0)))?;
        let (values, mask) = (self.operand(op, 0), self.operand(op, 2));
        for (index, ((enabled, kind), value)) in mask.into_iter().zip(elements.kinds).zip(values).enumerate()
        {
            let (address, offset) = addresses.element(index, elements.stride)?;
            let (access, done) = (self.b.create_block(), self.b.create_block());
            self.b.ins().brif(enabled, access, &[], done, &[]);
            self.b.switch_to_block(access);
            store_scalar(&mut self.b, kind, value, address, offset);
            self.b.ins().jump(done, &[]);
            self.b.switch_to_block(done);
            self.skip_enabled(&mut addresses, enabled, elements.stride);
        }
        Ok(true)
    }

    /// Moves the address of the next enabled element over this one, if it is enabled.
    fn skip_enabled(&mut self, addresses: &mut Addresses, enabled: ClifValue, stride: u64) {
        if let Addresses::Enabled(next) = addresses {
            let count = self.resize(enabled, types::I64);
            let distance = self.b.ins().imul_imm(count, stride as i64);
            *next = self.b.ins().iadd(*next, distance);
        }
    }

    /// Element `i` of the result is `base + i < n`, where the sum has as many bits as it needs.
    fn lane_mask(&mut self, op: Op) -> Lowered<bool> {
        let (base, end) = (self.scalar(op, 0)?, self.scalar(op, 1)?);
        let kind = *self.operand_kinds(op, 0)?.first().ok_or("has no operand")?;
        let count = self.result_kinds(op)?.len();
        let is_before = self.b.ins().icmp(IntCC::UnsignedLessThan, base, end);
        let rest = self.b.ins().isub(end, base);
        let rest = self.clear(kind, rest);
        let mut lanes = Vec::with_capacity(count);
        for lane in 0..count as u128 {
            lanes.push(if lane > crate::constants::mask(kind.width()) {
                self.b.ins().iconst(types::I8, 0)
            } else {
                let lane = self.bits(kind, lane);
                let is_within = self.b.ins().icmp(IntCC::UnsignedLessThan, lane, rest);
                self.b.ins().band(is_before, is_within)
            });
        }
        self.define(op, &lanes);
        Ok(true)
    }
}

impl Addresses {
    /// The address of an element, and an offset from it.
    fn element(&self, index: usize, stride: u64) -> Lowered<(ClifValue, u64)> {
        match self {
            Addresses::Consecutive(first) => Ok((*first, index as u64 * stride)),
            Addresses::Each(all) => {
                let address = all.get(index).ok_or("has fewer addresses than elements")?;
                Ok((*address, 0))
            }
            Addresses::Enabled(next) => Ok((*next, 0)),
        }
    }
}
