//! The byte representation of dense elements.

use super::{AttrKind, Attribute, Context, Type, TypeKind};
use std::ops::Range;

/// The storage format of elements of a type: integers and floats in whole bytes, little endian; `i1` eight to
/// a byte, the first in the lowest bit; complex numbers as two numbers, each in whole bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ElementFormat {
    /// The type of the numbers: the element type, or the element type of a complex type.
    pub number: Type,
    /// The number of scalars in an element: 2 for complex types, otherwise 1.
    pub parts: usize,
    /// Number of bytes of a number; 0 for `i0` and for packed `i1`.
    pub bytes: usize,
    /// Whether eight elements share a byte.
    pub packed: bool,
}

impl ElementFormat {
    /// The format of an integer, `index`, float or complex type; `None` for other types.
    pub fn get(ctx: &Context, element: Type) -> Option<Self> {
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

    /// Number of bytes of `count` elements.
    fn data_len(self, count: u64) -> u64 {
        if self.packed { count.div_ceil(8) } else { count.saturating_mul((self.bytes * self.parts) as u64) }
    }

    /// The byte range of the scalar at `index`. A complex element counts as two scalars.
    pub fn number_range(self, index: usize) -> Range<usize> {
        index * self.bytes..(index + 1) * self.bytes
    }
}

/// Number of elements of a shape; `u64::MAX` on overflow.
pub(crate) fn element_count(shape: &[i64]) -> u64 {
    if shape.contains(&0) {
        return 0;
    }
    shape.iter().fold(1, |count: u64, size| count.saturating_mul(size.unsigned_abs()))
}

impl Context {
    /// Interns dense elements of a type with static shape. `data` holds all elements or a single repeated
    /// one, in the format of [`ElementFormat`]. Equal elements become a splat. `None` if the data has
    /// another size.
    pub fn dense_elements_attr(&self, ty: Type, data: &[u8]) -> Option<Attribute> {
        let format = ElementFormat::get(self, ty.element_type(self)?)?;
        let count = element_count(ty.shape(self)?);
        let (splat, data) = if format.packed {
            Self::normalize_bits(count, data)?
        } else {
            Self::normalize_bytes(format, count, data)?
        };
        Some(self.attribute(AttrKind::DenseElements { ty, splat, data }))
    }

    /// Detects a splat of packed bits. The byte is then 0 or 255.
    fn normalize_bits(count: u64, data: &[u8]) -> Option<(bool, &[u8])> {
        if let [0 | 255] = data {
            return Some((true, data));
        }
        if data.len() as u64 != count.div_ceil(8) {
            return None;
        }
        let Some((last, full)) = data.split_last() else { return Some((false, data)) };
        // Unused bits after the last element are zero, except in user-provided data, which is then not a
        // splat.
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
            // A splat: each element equals the next one.
            Some((first, rest)) if *rest == data[..data.len() - size] => Some((true, first)),
            _ => Some((false, data)),
        }
    }

    /// Interns dense elements of a type without numbers. `values` holds the strings of all elements, or a
    /// single repeated one.
    pub fn dense_strings_attr(&self, ty: Type, values: &[super::Ident]) -> Attribute {
        match values {
            [first, rest @ ..] if rest.iter().all(|value| value == first) => {
                self.attribute(AttrKind::DenseStrings { ty, splat: true, values: &[*first] })
            }
            _ => self.attribute(AttrKind::DenseStrings { ty, splat: false, values }),
        }
    }
}
