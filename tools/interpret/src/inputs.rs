//! Arguments drawn by type: boundary values first, then random ones.
//!
//! The same seed yields the same arguments, on every host.

use ir_core::context::{Context, DYNAMIC, Type, TypeKind};
use ir_core::num::{ApFloat, FloatSemantics};

use crate::run::Input;
use crate::value::Buffer;
use crate::value::{Value, mask};

/// The size that a dynamic dimension gets at most.
const MAX_DYNAMIC: u64 = 5;
/// The largest number of elements of a drawn value.
const MAX_ELEMENTS: i64 = 1 << 16;

/// A generator of random numbers (SplitMix64).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator with this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Random(seed)
    }

    /// The next number.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: u64) -> u64 {
        self.next_u64() % limit.max(1)
    }
}

/// Boundary values of integers of a width: zero, ones, extremes, and their neighbours.
#[must_use]
pub fn boundary_ints(width: u32) -> Vec<u128> {
    let (all, sign) = (mask(width), 1_u128 << (width - 1));
    let values = [0, 1, 2, 3, all, all - 1, sign, sign.wrapping_sub(1), sign | 1, width.into()];
    let mut values: Vec<u128> = values.into_iter().map(|value| value & all).collect();
    values.dedup();
    values
}

/// Boundary values of a float format: zeros, ones, extremes, infinities, and NaN, where the format has them.
#[must_use]
pub fn boundary_floats(format: FloatSemantics) -> Vec<u128> {
    let mut values = Vec::new();
    for negative in [false, true] {
        if negative && !format.has_sign() {
            break;
        }
        values.extend([
            ApFloat::one(format),
            ApFloat::zero(format, negative),
            ApFloat::largest(format, negative),
            ApFloat::smallest(format, negative),
            ApFloat::smallest_normal(format, negative),
            ApFloat::infinity(format, negative),
        ]);
    }
    values.push(ApFloat::nan(format, false));
    values.iter().map(ApFloat::to_bits).collect()
}

/// An argument of a type; `None` for types that the interpreter draws no values of.
#[must_use]
pub fn draw(ctx: &Context, ty: Type, random: &mut Random) -> Option<Input> {
    match ty.kind(ctx) {
        TypeKind::MemRef { shape, element, .. } => {
            let sizes = draw_sizes(shape, random)?;
            let count = sizes.iter().product::<i64>();
            let elements = (0..count).map(|_| draw_value(ctx, element, random)).collect::<Option<_>>()?;
            Some(Input::Buffer(Buffer { sizes, elements }))
        }
        _ => draw_value(ctx, ty, random).map(Input::Value),
    }
}

fn draw_sizes(shape: &[i64], random: &mut Random) -> Option<Vec<i64>> {
    let size = |size: &i64| if *size == DYNAMIC { random.below(MAX_DYNAMIC + 1) as i64 } else { *size };
    let sizes: Vec<i64> = shape.iter().map(size).collect();
    let count = sizes.iter().try_fold(1_i64, |count, size| count.checked_mul(*size))?;
    (count <= MAX_ELEMENTS).then_some(sizes)
}

/// A value of a type without memory; `None` for other types.
#[must_use]
pub fn draw_value(ctx: &Context, ty: Type, random: &mut Random) -> Option<Value> {
    match ty.kind(ctx) {
        TypeKind::Integer { width, .. } => {
            (1..=128).contains(&width).then(|| Value::Bits(draw_int(width, random)))
        }
        TypeKind::Index => Some(Value::Bits(draw_index(random))),
        TypeKind::Float(format) => Some(Value::Bits(draw_float(format, random))),
        TypeKind::Complex(element) => {
            Some(Value::aggregate([draw_value(ctx, element, random)?, draw_value(ctx, element, random)?]))
        }
        TypeKind::Vector { shape, scalable, element } => {
            let sizes = draw_sizes(shape, random).filter(|_| !scalable.contains(&true))?;
            let count = sizes.iter().product::<i64>();
            let elements = (0..count).map(|_| draw_value(ctx, element, random)).collect::<Option<_>>()?;
            Some(Value::Aggregate(elements))
        }
        TypeKind::RankedTensor { shape, element, .. } => {
            let sizes = draw_sizes(shape, random)?;
            let count = sizes.iter().product::<i64>();
            let elements = (0..count).map(|_| draw_value(ctx, element, random)).collect::<Option<_>>()?;
            Some(Value::tensor(sizes, elements))
        }
        _ => None,
    }
}

fn draw_int(width: u32, random: &mut Random) -> u128 {
    let wide = u128::from(random.next_u64()) << 64 | u128::from(random.next_u64());
    match random.below(4) {
        0 | 1 => {
            let values = boundary_ints(width);
            values[random.below(values.len() as u64) as usize]
        }
        2 => wide & mask(width) & 15,
        _ => wide & mask(width),
    }
}

/// Indices are small mostly, because they are sizes and positions.
fn draw_index(random: &mut Random) -> u128 {
    match random.below(8) {
        0 => draw_int(64, random),
        1 => u128::from(u64::MAX - random.below(4)),
        _ => random.below(8).into(),
    }
}

fn draw_float(format: FloatSemantics, random: &mut Random) -> u128 {
    match random.below(4) {
        0 | 1 => {
            let values = boundary_floats(format);
            values[random.below(values.len() as u64) as usize]
        }
        2 => crate::float::from_int(u128::from(random.below(1 << 7)), 8, true, format),
        _ => {
            let wide = u128::from(random.next_u64()) << 64 | u128::from(random.next_u64());
            let value = ApFloat::from_bits(format, wide & mask(format.width()));
            if value.is_its_encoding() { value.to_bits() } else { ApFloat::one(format).to_bits() }
        }
    }
}
