//! Memory: scalars in it, and the addresses of elements.

use cranelift_codegen::ir::{InstBuilder as _, MemFlags, Type as ClifType, Value as ClifValue, types};
use cranelift_frontend::FunctionBuilder;
use ir_core::ir::properties::dense_i32;
use ir_core::ir::{Ir, Op};
use ir_core::predicates::attributes::type_value;

use crate::layout::{Kind, Layouts, sequence};

/// Memory accesses without traps, and without alignment.
pub(crate) fn flags() -> MemFlags {
    MemFlags::new().with_notrap()
}

/// An index of `llvm.getelementptr`.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Index {
    Constant(i64),
    /// The operand with this number.
    Operand(usize),
}

/// The distance that an `llvm.getelementptr` adds, in bytes: `offset`, and each index times its factor.
#[derive(Default, Debug)]
pub(crate) struct Indices {
    pub(crate) offset: i64,
    pub(crate) scaled: Vec<(i64, Index)>,
}

impl Indices {
    fn add(&mut self, scale: u64, index: Index) {
        let scale = scale as i64;
        match index {
            Index::Constant(index) => self.offset = self.offset.wrapping_add(index.wrapping_mul(scale)),
            Index::Operand(_) => self.scaled.push((scale, index)),
        }
    }
}

/// The indices of an `llvm.getelementptr`.
///
/// # Errors
/// A message if the operation indexes a type that the machine lacks.
pub(crate) fn indices(layouts: &mut Layouts<'_>, ir: &Ir, op: Op) -> Result<Indices, String> {
    let ctx = layouts.ctx;
    let ty = ir.attribute(op, "elem_type").and_then(|ty| type_value(ctx, ty));
    let mut ty = ty.ok_or("has no element type")?;
    let mut operands = 1..;
    let mut all = Indices::default();
    for (position, raw) in dense_i32(ir, op, "rawConstantIndices").into_iter().enumerate() {
        let index = match raw {
            i32::MIN => Index::Operand(operands.next().unwrap_or(1)),
            raw => Index::Constant(raw.into()),
        };
        if position == 0 {
            all.add(layouts.get(ty)?.size, index);
            continue;
        }
        ty = match (sequence(ctx, ty), index) {
            (Some((element, _)), index) => {
                all.add(layouts.get(element)?.size, index);
                element
            }
            (None, Index::Constant(index)) => {
                let element = layouts.element(ty, index as u64)?;
                all.offset = all.offset.wrapping_add(element.offset as i64);
                element.ty
            }
            (None, Index::Operand(_)) => return Err("indexes a struct by a value".to_owned()),
        };
    }
    Ok(all)
}

/// An address and the part of a distance that an access takes.
fn near(b: &mut FunctionBuilder<'_>, address: ClifValue, offset: u64) -> (ClifValue, i32) {
    match i32::try_from(offset) {
        Ok(offset) if offset <= i32::MAX - 16 => (address, offset),
        _ => (b.ins().iadd_imm(address, offset as i64), 0),
    }
}

/// The pieces that a number of bytes consists of: offset and type of each, such as 2 and 1 bytes for 3.
fn pieces(bytes: u64) -> impl Iterator<Item = (u64, ClifType)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = bytes.checked_sub(at).filter(|rest| *rest != 0)?;
        let size = 1 << rest.ilog2().min(4);
        let piece = (at, ClifType::int(8 * size as u16)?);
        at += size;
        Some(piece)
    })
}

/// Loads a scalar.
pub(crate) fn load_scalar(
    b: &mut FunctionBuilder<'_>,
    kind: Kind,
    address: ClifValue,
    offset: u64,
) -> ClifValue {
    let (address, offset) = near(b, address, offset);
    let ty = kind.clif();
    let loaded = if u64::from(ty.bytes()) == kind.bytes() {
        b.ins().load(ty, flags(), address, offset)
    } else {
        let mut all = None;
        for (at, piece) in pieces(kind.bytes()) {
            let part = b.ins().load(piece, flags(), address, offset + at as i32);
            let part = if piece == ty { part } else { b.ins().uextend(ty, part) };
            all = Some(match all {
                None => part,
                Some(before) => {
                    let part = b.ins().ishl_imm(part, 8 * at as i64);
                    b.ins().bor(before, part)
                }
            });
        }
        match all {
            Some(all) => all,
            None => b.ins().iconst(types::I8, 0),
        }
    };
    match kind {
        Kind::Int(width) => mask_to(b, loaded, width),
        _ => loaded,
    }
}

/// Stores a scalar.
pub(crate) fn store_scalar(
    b: &mut FunctionBuilder<'_>,
    kind: Kind,
    value: ClifValue,
    address: ClifValue,
    offset: u64,
) {
    let (address, offset) = near(b, address, offset);
    let ty = kind.clif();
    if u64::from(ty.bytes()) == kind.bytes() {
        b.ins().store(flags(), value, address, offset);
        return;
    }
    for (at, piece) in pieces(kind.bytes()) {
        let part = if at == 0 { value } else { b.ins().ushr_imm(value, 8 * at as i64) };
        let part = if piece == ty { part } else { b.ins().ireduce(piece, part) };
        b.ins().store(flags(), part, address, offset + at as i32);
    }
}

/// Clears the bits above the width of an integer.
pub(crate) fn mask_to(b: &mut FunctionBuilder<'_>, value: ClifValue, width: u32) -> ClifValue {
    let ty = b.func.dfg.value_type(value);
    if ty.bits() == width {
        return value;
    }
    let mask = constant(b, ty, crate::constants::mask(width));
    b.ins().band(value, mask)
}

/// An integer constant.
pub(crate) fn constant(b: &mut FunctionBuilder<'_>, ty: ClifType, bits: u128) -> ClifValue {
    if ty != types::I128 {
        let bits = bits & crate::constants::mask(ty.bits());
        return b.ins().iconst(ty, bits as i64);
    }
    let low = b.ins().iconst(types::I64, bits as i64);
    let high = b.ins().iconst(types::I64, (bits >> 64) as i64);
    b.ins().iconcat(low, high)
}
