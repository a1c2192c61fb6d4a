//! Values in memory and as bits in a row: loads and stores of any type, and bit casts.
//!
//! LLVM stores a vector whose elements are not whole bytes as one integer, with the first element in the
//! lowest bits. A row of bits is a list of words of 64 bits, the lowest first.

use cranelift_codegen::ir::{InstBuilder as _, MemFlags, Type as ClifType, Value as ClifValue, types};
use cranelift_frontend::FunctionBuilder;
use ir_core::context::Type;

use crate::layout::{Kind, Layouts, Run};
use crate::memory::{load_scalar, mask_to, store_scalar};

/// The bits of a word.
const WORD: u32 = 64;

/// Loads a value of a type.
///
/// # Errors
/// Those of [`Layouts::runs`].
pub(crate) fn load_value(
    b: &mut FunctionBuilder<'_>,
    layouts: &mut Layouts<'_>,
    ty: Type,
    address: ClifValue,
) -> Result<Vec<ClifValue>, String> {
    let mut values = Vec::new();
    for run in layouts.runs(ty)? {
        match run {
            Run::Scalar(leaf) => values.push(load_scalar(b, leaf.kind, address, leaf.offset)),
            Run::Bits { kinds, offset } => {
                let mut words = Vec::new();
                for (kind, at) in row(&kinds) {
                    let word = load_scalar(b, kind, address, offset + at);
                    words.push(resize(b, word, types::I64));
                }
                values.extend(unpack(b, &kinds, &words));
            }
        }
    }
    Ok(values)
}

/// Stores a value of a type.
///
/// # Errors
/// Those of [`Layouts::runs`], or that there are fewer scalars than the type has.
pub(crate) fn store_value(
    b: &mut FunctionBuilder<'_>,
    layouts: &mut Layouts<'_>,
    ty: Type,
    values: &[ClifValue],
    address: ClifValue,
) -> Result<(), String> {
    let mut values = values;
    for run in layouts.runs(ty)? {
        let (own, rest) = values.split_at_checked(run.len()).ok_or("has too few scalars")?;
        values = rest;
        match run {
            Run::Scalar(leaf) => store_scalar(b, leaf.kind, own[0], address, leaf.offset),
            Run::Bits { kinds, offset } => {
                let words = pack(b, &kinds, own);
                for ((kind, at), word) in row(&kinds).zip(words) {
                    let word = resize(b, word, kind.clif());
                    store_scalar(b, kind, word, address, offset + at);
                }
            }
        }
    }
    Ok(())
}

/// The words of scalars in a row.
pub(crate) fn pack(b: &mut FunctionBuilder<'_>, kinds: &[Kind], values: &[ClifValue]) -> Vec<ClifValue> {
    let mut words = Words { words: vec![None; width(kinds).div_ceil(WORD) as usize], position: 0 };
    for (kind, value) in kinds.iter().zip(values) {
        let integer = bitcast(b, *value, kind.integer());
        if kind.clif() == types::I128 {
            let (low, high) = b.ins().isplit(integer);
            words.push(b, low, WORD);
            words.push(b, high, kind.width() - WORD);
        } else {
            let bits = resize(b, integer, types::I64);
            words.push(b, bits, kind.width());
        }
    }
    words.words.into_iter().map(|word| word.unwrap_or_else(|| b.ins().iconst(types::I64, 0))).collect()
}

/// The scalars that words consist of.
pub(crate) fn unpack(b: &mut FunctionBuilder<'_>, kinds: &[Kind], words: &[ClifValue]) -> Vec<ClifValue> {
    let mut position = 0;
    let mut values = Vec::with_capacity(kinds.len());
    for kind in kinds {
        let width = kind.width();
        let value = if kind.clif() == types::I128 {
            let low = bits_at(b, words, position, WORD);
            let high = bits_at(b, words, position + WORD, width - WORD);
            b.ins().iconcat(low, high)
        } else {
            let bits = bits_at(b, words, position, width);
            let bits = resize(b, bits, kind.integer());
            bitcast(b, bits, kind.clif())
        };
        values.push(value);
        position += width;
    }
    values
}

/// Words that are filled from the lowest bit on.
struct Words {
    words: Vec<Option<ClifValue>>,
    position: u32,
}

impl Words {
    /// Adds bits, which span two words at most. Those above the width are zero.
    fn push(&mut self, b: &mut FunctionBuilder<'_>, bits: ClifValue, width: u32) {
        let (index, shift) = ((self.position / WORD) as usize, self.position % WORD);
        let low = if shift == 0 { bits } else { b.ins().ishl_imm(bits, i64::from(shift)) };
        self.merge(b, index, low);
        if shift + width > WORD {
            let high = b.ins().ushr_imm(bits, i64::from(WORD - shift));
            self.merge(b, index + 1, high);
        }
        self.position += width;
    }

    fn merge(&mut self, b: &mut FunctionBuilder<'_>, index: usize, bits: ClifValue) {
        let word = &mut self.words[index];
        *word = Some(match *word {
            Some(before) => b.ins().bor(before, bits),
            None => bits,
        });
    }
}

/// Bits at a position as a word, zero above the width.
fn bits_at(b: &mut FunctionBuilder<'_>, words: &[ClifValue], position: u32, width: u32) -> ClifValue {
    let (index, shift) = ((position / WORD) as usize, position % WORD);
    let mut bits = words[index];
    if shift != 0 {
        bits = b.ins().ushr_imm(bits, i64::from(shift));
    }
    if shift + width > WORD {
        let high = b.ins().ishl_imm(words[index + 1], i64::from(WORD - shift));
        bits = b.ins().bor(bits, high);
    }
    mask_to(b, bits, width)
}

/// The integers as which a row of bits is in memory, with their offsets in bytes.
fn row(kinds: &[Kind]) -> impl Iterator<Item = (Kind, u64)> + use<> {
    let total = width(kinds);
    (0..total.div_ceil(WORD)).map(move |index| {
        let width = (total - index * WORD).min(WORD);
        (Kind::Int(width), u64::from(index) * 8)
    })
}

/// The number of bits of scalars in a row.
fn width(kinds: &[Kind]) -> u32 {
    kinds.iter().map(|kind| kind.width()).sum()
}

/// The bits of a scalar as another type of the same width.
pub(crate) fn bitcast(b: &mut FunctionBuilder<'_>, value: ClifValue, to: ClifType) -> ClifValue {
    if b.func.dfg.value_type(value) == to { value } else { b.ins().bitcast(to, MemFlags::new(), value) }
}

/// An integer in another type of Cranelift, extended by zeros, or cut.
pub(crate) fn resize(b: &mut FunctionBuilder<'_>, value: ClifValue, to: ClifType) -> ClifValue {
    let from = b.func.dfg.value_type(value);
    match from.bits().cmp(&to.bits()) {
        std::cmp::Ordering::Equal => value,
        std::cmp::Ordering::Less => b.ins().uextend(to, value),
        std::cmp::Ordering::Greater => b.ins().ireduce(to, value),
    }
}
