//! Numbers of buffers, such as numpy's arrays, as elements of attributes.

use crate::objects::attributes::{integer_form, nearest_float};
use crate::objects::parts::fits;
use ir_core::Context;
use ir_core::context::{Signedness, Type, TypeKind};
use ir_core::num::{ApFloat, ApInt};
use std::fmt;

/// The kinds of numbers of buffers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Bool,
    Signed,
    Unsigned,
    Float,
}

/// The form of the numbers of a buffer.
#[derive(Clone, Copy)]
pub(crate) struct NumberFormat {
    kind: Kind,
    /// The number of bytes.
    pub(crate) size: usize,
    is_big_endian: bool,
}

/// A number of a buffer.
#[derive(Clone, Copy)]
pub(crate) enum Number {
    Int(i128),
    Float(f64),
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Number::Int(value) => value.fmt(f),
            Number::Float(value) => write!(f, "{value:?}"),
        }
    }
}

/// The reason why the numbers of a buffer cannot be elements of a type.
pub(crate) enum Mismatch {
    /// The type has no numbers of this kind.
    Kind,
    /// The number at this index is not one of the type.
    Number(usize, Number),
}

impl NumberFormat {
    /// The form of a letter of Python's module `struct`, with the order of the bytes before it, for numbers
    /// of `size` bytes. The letters of integers are the same for several sizes.
    pub(crate) fn new(format: &str, size: usize) -> Option<Self> {
        let order = format.chars().next().filter(|order| "@=<>!".contains(*order));
        let letter = order.map_or(format, |order| &format[order.len_utf8()..]);
        let kind = match (letter, size) {
            ("?", 1) => Kind::Bool,
            ("b" | "h" | "i" | "l" | "q" | "n", 1 | 2 | 4 | 8) => Kind::Signed,
            ("B" | "H" | "I" | "L" | "Q" | "N", 1 | 2 | 4 | 8) => Kind::Unsigned,
            ("e", 2) | ("f", 4) | ("d", 8) => Kind::Float,
            _ => return None,
        };
        let is_big_endian = matches!(order, Some('>' | '!'));
        Some(NumberFormat { kind, size, is_big_endian })
    }

    /// Whether the attribute has its elements in this form, so that no number needs a look.
    pub(crate) fn is_that_of(self, ctx: &Context, element: Type) -> bool {
        if self.is_big_endian && self.size > 1 {
            return false;
        }
        match (element.kind(ctx), self.kind) {
            (TypeKind::Float(semantics), Kind::Float) => {
                matches!((semantics.name(), self.size), ("f16", 2) | ("f32", 4) | ("f64", 8))
            }
            (TypeKind::Index, Kind::Signed | Kind::Unsigned) => self.size == 8,
            (TypeKind::Integer { width: 1, .. }, Kind::Bool) => true,
            (TypeKind::Integer { width, signedness }, Kind::Signed | Kind::Unsigned) => {
                let is_signed = self.kind == Kind::Signed;
                let is_same = match signedness {
                    Signedness::Signless => true,
                    Signedness::Signed => is_signed,
                    Signedness::Unsigned => !is_signed,
                };
                width as usize == 8 * self.size && is_same
            }
            _ => false,
        }
    }

    /// The number in some bytes.
    pub(crate) fn read(self, bytes: &[u8]) -> Number {
        let mut little = [0; 8];
        little[..self.size].copy_from_slice(bytes);
        if self.is_big_endian {
            little[..self.size].reverse();
        }
        let bits = u64::from_le_bytes(little);
        let unused = 64 - 8 * self.size as u32;
        match self.kind {
            Kind::Bool => Number::Int(i128::from(bits != 0)),
            Kind::Unsigned => Number::Int(bits.into()),
            Kind::Signed => Number::Int(((bits << unused).cast_signed() >> unused).into()),
            Kind::Float => Number::Float(match self.size {
                2 => half(bits as u16),
                4 => f32::from_bits(bits as u32).into(),
                _ => f64::from_bits(bits),
            }),
        }
    }
}

/// The number of a float of 16 bits.
fn half(bits: u16) -> f64 {
    let (exponent, fraction) = (i32::from(bits >> 10 & 31), f64::from(bits & 1023));
    let magnitude = match exponent {
        0 => fraction * 2_f64.powi(-24),
        31 if fraction == 0.0 => f64::INFINITY,
        31 => f64::NAN,
        _ => (fraction + 1024.0) * 2_f64.powi(exponent - 25),
    };
    if bits >> 15 == 0 { magnitude } else { -magnitude }
}

/// The bits of numbers as elements of a type.
pub(crate) fn numbers_to_bits(
    ctx: &Context,
    element: Type,
    numbers: impl Iterator<Item = Number>,
) -> Result<Vec<ApInt>, Mismatch> {
    let form = integer_form(ctx, element);
    let bits = |(index, number): (usize, Number)| match (number, form, element.kind(ctx)) {
        (Number::Int(value), Some((width, signedness)), _) => {
            let is_negative = value < 0;
            let bits = 128 - if is_negative { !value } else { value }.leading_zeros();
            if !fits(bits, is_negative, width, signedness) {
                return Err(Mismatch::Number(index, number));
            }
            Ok(ApInt::from_u128(128, value.cast_unsigned()).sext_or_trunc(width))
        }
        (Number::Float(value), None, TypeKind::Float(semantics)) => {
            let nearest = nearest_float(ApFloat::from_f64(value), semantics);
            nearest.map(|nearest| nearest.to_bits_int()).ok_or(Mismatch::Number(index, number))
        }
        (Number::Int(value), None, TypeKind::Float(semantics)) => {
            let double = value as f64;
            let nearest = nearest_float(ApFloat::from_f64(double), semantics);
            // Integers are not rounded.
            let is_exact = |nearest: &ApFloat| nearest.to_f64() == double && double as i128 == value;
            let exact = nearest.filter(is_exact).ok_or(Mismatch::Number(index, number))?;
            Ok(exact.to_bits_int())
        }
        _ => Err(Mismatch::Kind),
    };
    numbers.enumerate().map(bits).collect()
}
