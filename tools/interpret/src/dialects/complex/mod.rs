//! `complex`: numbers with two parts.

use dialects::complex::*;
use ir_core::context::TypeKind;
use ir_core::num::FloatSemantics;
use ir_core::predicates::shaped;

use super::arith::constant;
use crate::code::Flow;
use crate::emitter::Emitter;
use crate::float::{self, Binary, with_host};
use crate::machine::{elements_of, scalar_bits};
use crate::numbers::{has_elements, zip2};
use crate::registry::{Interpret, Registry};
use crate::stop::Computed;
use crate::value::Value;

/// Adds the operations of this dialect.
pub fn register(registry: &mut Registry) {
    registry.add::<AbsOp>();
    registry.add::<AddOp>();
    registry.add::<AngleOp>();
    registry.add::<BitcastOp>();
    registry.add::<ConjOp>();
    registry.add::<ConstantOp>();
    registry.add::<CreateOp>();
    registry.add::<DivOp>();
    registry.add::<EqualOp>();
    registry.add::<ExpOp>();
    registry.add::<ImOp>();
    registry.add::<LogOp>();
    registry.add::<MulOp>();
    registry.add::<NegOp>();
    registry.add::<NotEqualOp>();
    registry.add::<ReOp>();
    registry.add::<SignOp>();
    registry.add::<SubOp>();
}

impl Interpret for AbsOp {
    fn emit(self, e: &mut Emitter<'_>) {
        real_result(e, |z, f| f.hypot(z[0], z[1]));
    }
}

impl Interpret for AddOp {
    fn emit(self, e: &mut Emitter<'_>) {
        binary(e, |a, b, f| [f.op(Binary::Add, a[0], b[0]), f.op(Binary::Add, a[1], b[1])]);
    }
}

impl Interpret for AngleOp {
    fn emit(self, e: &mut Emitter<'_>) {
        real_result(e, |z, f| f.atan2(z[1], z[0]));
    }
}

impl Interpret for BitcastOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (from, to) = (e.operand(0), e.result(0));
        if e.operand_type(0) != e.result_type(0) {
            return e.unsupported("is not implemented between different types");
        }
        e.copy(&[from], &[to]);
    }
}

impl Interpret for ConjOp {
    fn emit(self, e: &mut Emitter<'_>) {
        unary(e, |z, f| [z[0], float::negate(z[1], f.0)]);
    }
}

impl Interpret for ConstantOp {
    fn emit(self, e: &mut Emitter<'_>) {
        constant(e);
    }
}

impl Interpret for CreateOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (real, imaginary) = (e.operand(0), e.operand(1));
        e.compute(move |m| Ok(Value::aggregate([m.get(real).clone(), m.get(imaginary).clone()])));
    }
}

impl Interpret for DivOp {
    fn emit(self, e: &mut Emitter<'_>) {
        binary(e, divide);
    }
}

impl Interpret for EqualOp {
    fn emit(self, e: &mut Emitter<'_>) {
        compare(e, true);
    }
}

impl Interpret for ExpOp {
    fn emit(self, e: &mut Emitter<'_>) {
        unary(e, |z, f| {
            let size = f.exp(z[0]);
            [f.op(Binary::Mul, size, f.cos(z[1])), f.op(Binary::Mul, size, f.sin(z[1]))]
        });
    }
}

impl Interpret for ImOp {
    fn emit(self, e: &mut Emitter<'_>) {
        part(e, 1);
    }
}

impl Interpret for LogOp {
    fn emit(self, e: &mut Emitter<'_>) {
        unary(e, |z, f| [f.ln(f.hypot(z[0], z[1])), f.atan2(z[1], z[0])]);
    }
}

impl Interpret for MulOp {
    fn emit(self, e: &mut Emitter<'_>) {
        binary(e, multiply);
    }
}

impl Interpret for NegOp {
    fn emit(self, e: &mut Emitter<'_>) {
        unary(e, |z, f| z.map(|x| float::negate(x, f.0)));
    }
}

impl Interpret for NotEqualOp {
    fn emit(self, e: &mut Emitter<'_>) {
        compare(e, false);
    }
}

impl Interpret for ReOp {
    fn emit(self, e: &mut Emitter<'_>) {
        part(e, 0);
    }
}

impl Interpret for SignOp {
    fn emit(self, e: &mut Emitter<'_>) {
        unary(e, |z, f| {
            let size = f.hypot(z[0], z[1]);
            if float::to_ap(size, f.0).is_zero() { z } else { z.map(|x| f.op(Binary::Div, x, size)) }
        });
    }
}

impl Interpret for SubOp {
    fn emit(self, e: &mut Emitter<'_>) {
        binary(e, |a, b, f| [f.op(Binary::Sub, a[0], b[0]), f.op(Binary::Sub, a[1], b[1])]);
    }
}

/// The format of the parts.
#[derive(Clone, Copy)]
struct Format(FloatSemantics);

type Number = [u128; 2];

impl Format {
    fn op(self, op: Binary, a: u128, b: u128) -> u128 {
        float::binary(op, a, b, self.0)
    }

    fn hypot(self, a: u128, b: u128) -> u128 {
        with_host(&[a, b], self.0, |x| x[0].hypot(x[1]), |x| x[0].hypot(x[1]))
    }

    fn atan2(self, a: u128, b: u128) -> u128 {
        with_host(&[a, b], self.0, |x| x[0].atan2(x[1]), |x| x[0].atan2(x[1]))
    }

    fn exp(self, a: u128) -> u128 {
        with_host(&[a], self.0, |x| x[0].exp(), |x| x[0].exp())
    }

    fn ln(self, a: u128) -> u128 {
        with_host(&[a], self.0, |x| x[0].ln(), |x| x[0].ln())
    }

    fn sin(self, a: u128) -> u128 {
        with_host(&[a], self.0, |x| x[0].sin(), |x| x[0].sin())
    }

    fn cos(self, a: u128) -> u128 {
        with_host(&[a], self.0, |x| x[0].cos(), |x| x[0].cos())
    }
}

fn multiply(a: Number, b: Number, f: Format) -> Number {
    let product = |x, y| f.op(Binary::Mul, x, y);
    let real = f.op(Binary::Sub, product(a[0], b[0]), product(a[1], b[1]));
    [real, f.op(Binary::Add, product(a[0], b[1]), product(a[1], b[0]))]
}

/// The quotient by the algebraic rule.
fn divide(a: Number, b: Number, f: Format) -> Number {
    let product = |x, y| f.op(Binary::Mul, x, y);
    let size = f.op(Binary::Add, product(b[0], b[0]), product(b[1], b[1]));
    let [real, imaginary] = multiply(a, [b[0], float::negate(b[1], f.0)], f);
    [f.op(Binary::Div, real, size), f.op(Binary::Div, imaginary, size)]
}

fn format(e: &mut Emitter<'_>, index: usize) -> Option<Format> {
    let ty = e.operand_type(index);
    match shaped::element_type_or_self(e.ctx(), ty).kind(e.ctx()) {
        TypeKind::Complex(part) => match part.kind(e.ctx()) {
            TypeKind::Float(semantics) => Some(Format(semantics)),
            _ => e.unsupported_type(ty),
        },
        _ => e.unsupported_type(ty),
    }
}

fn number(value: &Value) -> Computed<Number> {
    let parts = elements_of(value)?;
    Ok([scalar_bits(&parts[0])?, scalar_bits(&parts[1])?])
}

fn complex([real, imaginary]: Number) -> Value {
    Value::aggregate([Value::Bits(real), Value::Bits(imaginary)])
}

/// Emits a function of each complex number of the operand.
fn map(e: &mut Emitter<'_>, f: impl Fn(&Value) -> Computed<Value> + Send + Sync + 'static) {
    let operand = e.operand(0);
    let has_elements = has_elements(e.ctx(), e.operand_type(0));
    e.compute(move |m| {
        let value = m.get(operand).clone();
        if !has_elements {
            return f(&value);
        }
        let mut elements = Vec::new();
        for element in elements_of(&value)? {
            elements.push(m.value_or_poison(f(element))?);
        }
        Ok(value.with_elements(elements))
    });
}

fn unary(e: &mut Emitter<'_>, f: fn(Number, Format) -> Number) {
    let Some(format) = format(e, 0) else { return };
    map(e, move |value| Ok(complex(f(number(value)?, format))));
}

fn real_result(e: &mut Emitter<'_>, f: fn(Number, Format) -> u128) {
    let Some(format) = format(e, 0) else { return };
    map(e, move |value| Ok(Value::Bits(f(number(value)?, format))));
}

fn part(e: &mut Emitter<'_>, index: usize) {
    map(e, move |value| Ok(elements_of(value)?[index].clone()));
}

/// Emits a function of each pair of complex numbers.
fn zip(e: &mut Emitter<'_>, f: impl Fn(&Value, &Value) -> Computed<Value> + Send + Sync + 'static) {
    let (a, b, result) = (e.operand(0), e.operand(1), e.result(0));
    let has_elements = has_elements(e.ctx(), e.operand_type(0));
    e.step(move |m| {
        let value = if has_elements { zip2(m, a, b, |_, a, b| f(a, b))? } else { f(m.get(a), m.get(b))? };
        m.set(result, value);
        Ok(Flow::Next)
    });
}

fn binary(e: &mut Emitter<'_>, f: fn(Number, Number, Format) -> Number) {
    let Some(format) = format(e, 0) else { return };
    zip(e, move |a, b| Ok(complex(f(number(a)?, number(b)?, format))));
}

fn compare(e: &mut Emitter<'_>, is_equal: bool) {
    let Some(format) = format(e, 0) else { return };
    zip(e, move |a, b| {
        let (a, b) = (number(a)?, number(b)?);
        let same = (0..2).all(|index| float::compare(1, a[index], b[index], format.0));
        Ok(Value::bool(same == is_equal))
    });
}
