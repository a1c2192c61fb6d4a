//! The bytes of dense elements.

use super::{AttrKind, Attribute, Context, Type, TypeKind};
use std::ops::Range;

/// How elements of a type are stored: integers and floats in whole bytes, little endian; `i1` eight in a byte, the first
/// in the lowest bit; complex numbers as two elements, each in whole bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ElementFormat {
    /// The type of the numbers: the element type, or that of a complex number's parts.
    pub number: Type,
    /// Numbers in an element: 2 for complex types.
    pub parts: usize,
    /// Bytes of a number; 0 for `i0` and for packed `i1`.
    pub bytes: usize,
    /// Whether eight elements share a byte.
    pub packed: bool,
}

impl ElementFormat {
    /// The format of an integer, `index`, float or complex type.
    pub fn of(ctx: &Context, element: Type) -> Option<Self> {
        let (number, parts) = match element.kind(ctx) {
            TypeKind::Complex(number) => (number, 2),
            _ => (element, 1),
        };
        let bits = match number.kind(ctx) {
            TypeKind::Index => 64,
            _ => number.bit_width(ctx)?,
        };
        let packed = parts == 1 && bits == 1;
        let bytes = if packed { 0 } else { bits.div_ceil(8) as usize };
        Some(Self { number, parts, bytes, packed })
    }

    /// Bytes of `count` elements.
    fn data_len(self, count: u64) -> u64 {
        match self.packed {
            true => count.div_ceil(8),
            false => count.saturating_mul((self.bytes * self.parts) as u64),
        }
    }

    /// Where the number at `index`, counting each part, stands in the data.
    pub fn number_range(self, index: usize) -> Range<usize> {
        index * self.bytes..(index + 1) * self.bytes
    }
}

/// How many elements a shape has; `u64::MAX` when they are more than that.
pub(crate) fn element_count(shape: &[i64]) -> u64 {
    if shape.contains(&0) {
        return 0;
    }
    shape.iter().fold(1, |count: u64, size| count.saturating_mul(size.unsigned_abs()))
}

impl Context {
    /// The dense elements of a type with static shape from their bytes in the format of [`ElementFormat`]: all of them,
    /// or one that stands for all. Elements that are all equal become one. `None` when the data has another size.
    pub fn dense_elements_attr(&self, ty: Type, data: &[u8]) -> Option<Attribute> {
        let format = ElementFormat::of(self, ty.element_type(self)?)?;
        let count = element_count(ty.shape(self)?);
        let (splat, data) = match format.packed {
            true => Self::normalize_bits(count, data)?,
            false => Self::normalize_bytes(format, count, data)?,
        };
        Some(self.attribute(AttrKind::DenseElements { ty, splat, data }))
    }

    /// Finds out whether packed bits are one element; its byte is 0 or 255 then.
    fn normalize_bits(count: u64, data: &[u8]) -> Option<(bool, &[u8])> {
        if let [0 | 255] = data {
            return Some((true, data));
        }
        if data.len() as u64 != count.div_ceil(8) {
            return None;
        }
        let Some((last, full)) = data.split_last() else { return Some((false, data)) };
        // The bits behind the last element are zero, unless the data comes from outside; it isn't one element then.
        let used = 255 >> (8 * data.len() as u64 - count);
        for (byte, splat) in [(0, &[0_u8]), (255, &[255])] {
            if *last == byte & used && full.iter().all(|b| *b == byte) {
                return Some((true, splat));
            }
        }
        Some((false, data))
    }

    fn normalize_bytes(format: ElementFormat, count: u64, data: &[u8]) -> Option<(bool, &[u8])> {
        let size = format.bytes * format.parts;
        if size == 0 {
            return data.is_empty().then_some((false, data));
        }
        if data.len() == size {
            return Some((true, data));
        }
        if data.len() as u64 != format.data_len(count) {
            return None;
        }
        match data.split_at_checked(size) {
            // Each element equals the next one.
            Some((first, rest)) if *rest == data[..data.len() - size] => Some((true, first)),
            _ => Some((false, data)),
        }
    }

    /// The dense elements of a type that isn't one of numbers, from their texts: all of them, or one that stands for
    /// all.
    pub fn dense_strings_attr(&self, ty: Type, values: &[super::Ident]) -> Attribute {
        match values {
            [first, rest @ ..] if rest.iter().all(|value| value == first) => {
                self.attribute(AttrKind::DenseStrings { ty, splat: true, values: &[*first] })
            }
            _ => self.attribute(AttrKind::DenseStrings { ty, splat: false, values }),
        }
    }
}
