//! Division of complex numbers. Operations are created in MLIR's order.

use super::ComplexParts;
use super::floats::Floats;
use dialect_llvm::FCmpPredicate;
use ir_core::ir::Value;
use ir_core::num::ApFloat;

/// The quotient by its definition: the product with the conjugate, divided by the square of the absolute
/// value.
pub(super) fn algebraically(
    floats: &mut Floats<'_, '_, '_>,
    lhs: ComplexParts,
    rhs: ComplexParts,
) -> ComplexParts {
    let square = floats.sum_of_products([rhs.real, rhs.real], [rhs.imaginary, rhs.imaginary]);
    let real = floats.sum_of_products([lhs.real, rhs.real], [lhs.imaginary, rhs.imaginary]);
    let imaginary = floats.difference_of_products([lhs.imaginary, rhs.real], [lhs.real, rhs.imaginary]);
    ComplexParts { real: floats.div(real, square), imaginary: floats.div(imaginary, square) }
}

/// A quotient, and the condition under which it is the result.
struct Case {
    condition: Value,
    quotient: ComplexParts,
}

/// The quotient by Smith's algorithm, which first divides by the larger part of the divisor. Where it is
/// NaN, the results are those of C's Annex G for a zero divisor, an infinite dividend and an infinite
/// divisor.
pub(super) fn divide_with_range_reduction(
    floats: &mut Floats<'_, '_, '_>,
    lhs: ComplexParts,
    rhs: ComplexParts,
) -> ComplexParts {
    let by_imaginary = divide_by_larger_imaginary(floats, lhs, rhs);
    let by_real = divide_by_larger_real(floats, lhs, rhs);
    let ty = floats.type_of(lhs.real);
    let zero = floats.constant(ty, |format| ApFloat::zero(format, false));
    let (divisor, is_zero) = magnitudes(floats, rhs, zero);
    let condition = is_number_by_zero(floats, lhs, is_zero, zero);
    let infinity = floats.constant(ty, |format| ApFloat::infinity(format, false));
    let divide_by_zero = Case { condition, quotient: divide_by_zero(floats, lhs, rhs, infinity) };
    let is_divisor_finite = are_finite(floats, divisor, infinity);
    let (dividend, is_infinite) = magnitudes(floats, lhs, infinity);
    let is_any_infinite = floats.or(is_infinite.real, is_infinite.imaginary);
    let condition = floats.and(is_any_infinite, is_divisor_finite);
    let one = floats.constant(ty, ApFloat::one);
    let signs = signs(floats, lhs, is_infinite, [one, zero]);
    let divide_infinity = Case { condition, quotient: divide_infinity(floats, signs, rhs, infinity) };
    let divide_by_infinity = divide_by_infinity(floats, lhs, rhs, [dividend, divisor], [zero, one, infinity]);
    let is_imaginary_larger = floats.compare(FCmpPredicate::Olt, divisor.real, divisor.imaginary);
    let plain = select(floats, is_imaginary_larger, by_imaginary, by_real);
    let mut special = plain;
    for case in [divide_by_infinity, divide_infinity, divide_by_zero] {
        special = select(floats, case.condition, case.quotient, special);
    }
    let is_nan = [plain.real, plain.imaginary].map(|part| floats.compare(FCmpPredicate::Uno, part, zero));
    let is_nan = floats.and(is_nan[0], is_nan[1]);
    select(floats, is_nan, special, plain)
}

/// The quotient if the imaginary part of the divisor is the larger one.
fn divide_by_larger_imaginary(
    floats: &mut Floats<'_, '_, '_>,
    lhs: ComplexParts,
    rhs: ComplexParts,
) -> ComplexParts {
    let ratio = floats.div(rhs.real, rhs.imaginary);
    let scaled = floats.mul(ratio, rhs.real);
    let divisor = floats.add(rhs.imaginary, scaled);
    let real = floats.mul(lhs.real, ratio);
    let real = floats.add(real, lhs.imaginary);
    let real = floats.div(real, divisor);
    let imaginary = floats.mul(lhs.imaginary, ratio);
    let imaginary = floats.sub(imaginary, lhs.real);
    ComplexParts { real, imaginary: floats.div(imaginary, divisor) }
}

/// The quotient if the real part of the divisor is the larger one.
fn divide_by_larger_real(
    floats: &mut Floats<'_, '_, '_>,
    lhs: ComplexParts,
    rhs: ComplexParts,
) -> ComplexParts {
    let ratio = floats.div(rhs.imaginary, rhs.real);
    let scaled = floats.mul(ratio, rhs.imaginary);
    let divisor = floats.add(rhs.real, scaled);
    let real = floats.mul(lhs.imaginary, ratio);
    let real = floats.add(lhs.real, real);
    let real = floats.div(real, divisor);
    let imaginary = floats.mul(lhs.real, ratio);
    let imaginary = floats.sub(lhs.imaginary, imaginary);
    ComplexParts { real, imaginary: floats.div(imaginary, divisor) }
}

/// The parts without their signs, and whether each is equal to `value`.
fn magnitudes(
    floats: &mut Floats<'_, '_, '_>,
    number: ComplexParts,
    value: Value,
) -> (ComplexParts, ComplexParts) {
    let mut of = |part| {
        let magnitude = floats.abs(part);
        (magnitude, floats.compare(FCmpPredicate::Oeq, magnitude, value))
    };
    let (real, is_real_equal) = of(number.real);
    let (imaginary, is_imaginary_equal) = of(number.imaginary);
    (ComplexParts { real, imaginary }, ComplexParts { real: is_real_equal, imaginary: is_imaginary_equal })
}

/// Whether the divisor is zero, and a part of the dividend is not NaN.
fn is_number_by_zero(
    floats: &mut Floats<'_, '_, '_>,
    lhs: ComplexParts,
    is_zero: ComplexParts,
    zero: Value,
) -> Value {
    let is_number = [lhs.real, lhs.imaginary].map(|part| floats.compare(FCmpPredicate::Ord, part, zero));
    let is_number = floats.or(is_number[0], is_number[1]);
    let is_zero = floats.and(is_zero.real, is_zero.imaginary);
    floats.and(is_number, is_zero)
}

/// The quotient for a zero divisor: infinite.
fn divide_by_zero(
    floats: &mut Floats<'_, '_, '_>,
    lhs: ComplexParts,
    rhs: ComplexParts,
    infinity: Value,
) -> ComplexParts {
    let infinity = floats.copy_sign(infinity, rhs.real);
    ComplexParts { real: floats.mul(infinity, lhs.real), imaginary: floats.mul(infinity, lhs.imaginary) }
}

/// Whether both magnitudes are finite.
fn are_finite(floats: &mut Floats<'_, '_, '_>, magnitudes: ComplexParts, infinity: Value) -> Value {
    let [real, imaginary] = [magnitudes.real, magnitudes.imaginary]
        .map(|part| floats.compare(FCmpPredicate::One, part, infinity));
    floats.and(real, imaginary)
}

/// One for each infinite part, zero for the others, with the signs of the parts.
fn signs(
    floats: &mut Floats<'_, '_, '_>,
    number: ComplexParts,
    is_infinite: ComplexParts,
    [one, zero]: [Value; 2],
) -> ComplexParts {
    let mut of = |is_infinite, part| {
        let magnitude = floats.select(is_infinite, one, zero);
        floats.copy_sign(magnitude, part)
    };
    ComplexParts {
        real: of(is_infinite.real, number.real),
        imaginary: of(is_infinite.imaginary, number.imaginary),
    }
}

/// The quotient of an infinite dividend, given the signs of its infinite parts: infinite.
fn divide_infinity(
    floats: &mut Floats<'_, '_, '_>,
    signs: ComplexParts,
    rhs: ComplexParts,
    infinity: Value,
) -> ComplexParts {
    let real = floats.sum_of_products([signs.real, rhs.real], [signs.imaginary, rhs.imaginary]);
    let real = floats.mul(infinity, real);
    let subtrahend = floats.mul(signs.real, rhs.imaginary);
    let minuend = floats.mul(signs.imaginary, rhs.real);
    let imaginary = floats.sub(minuend, subtrahend);
    ComplexParts { real, imaginary: floats.mul(infinity, imaginary) }
}

/// The quotient of a finite dividend by an infinite divisor: zero.
fn divide_by_infinity(
    floats: &mut Floats<'_, '_, '_>,
    lhs: ComplexParts,
    rhs: ComplexParts,
    [dividend, divisor]: [ComplexParts; 2],
    [zero, one, infinity]: [Value; 3],
) -> Case {
    let is_dividend_finite = are_finite(floats, dividend, infinity);
    let [real, imaginary] =
        [divisor.real, divisor.imaginary].map(|part| floats.compare(FCmpPredicate::Oeq, part, infinity));
    let is_divisor_infinite = floats.or(real, imaginary);
    let condition = floats.and(is_dividend_finite, is_divisor_infinite);
    let signs = signs(floats, rhs, ComplexParts { real, imaginary }, [one, zero]);
    let real = floats.sum_of_products([lhs.real, signs.real], [lhs.imaginary, signs.imaginary]);
    let real = floats.mul(zero, real);
    let imaginary = floats.difference_of_products([lhs.imaginary, signs.real], [lhs.real, signs.imaginary]);
    Case { condition, quotient: ComplexParts { real, imaginary: floats.mul(zero, imaginary) } }
}

/// The first number if the condition holds, otherwise the second one.
fn select(
    floats: &mut Floats<'_, '_, '_>,
    condition: Value,
    yes: ComplexParts,
    no: ComplexParts,
) -> ComplexParts {
    ComplexParts {
        real: floats.select(condition, yes.real, no.real),
        imaginary: floats.select(condition, yes.imaginary, no.imaginary),
    }
}
