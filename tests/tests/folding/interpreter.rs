//! An interpreter of arith on integers of up to 128 bits, indices and floats. It uses the core's operations
//! and attributes, but not its numbers.

use std::collections::HashMap;

use ir_core::context::{AttrKind, Attribute, Context, Type, TypeKind};
use ir_core::ir::{Definition, Ir, Op, Value};

use super::float::{Format, Number};

/// The interpreter's value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Word {
    /// Bits of an integer or float.
    Bits(u128),
    /// Anything: poison, or the result of undefined behaviour.
    Anything,
}

/// The kind of a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Integer(u32),
    Float(Format),
}

impl Kind {
    pub(crate) fn of(ctx: &Context, ty: Type) -> Option<Kind> {
        match ty.kind(ctx) {
            TypeKind::Integer { width, .. } if width <= 128 => Some(Kind::Integer(width)),
            TypeKind::Index => Some(Kind::Integer(64)),
            TypeKind::Float(semantics) => Format::named(semantics.name()).map(Kind::Float),
            _ => None,
        }
    }

    pub(crate) fn width(self) -> u32 {
        match self {
            Kind::Integer(width) => width,
            Kind::Float(format) => format.width(),
        }
    }

    /// Whether two values are equal. All NaNs are equal.
    pub(crate) fn is_same(self, a: u128, b: u128) -> bool {
        let is_nan = |bits| matches!(self, Kind::Float(format) if format.decode(bits) == Number::Nan);
        a == b || is_nan(a) && is_nan(b)
    }
}

fn mask(width: u32) -> u128 {
    if width == 128 { u128::MAX } else { (1 << width) - 1 }
}

/// The bits as a signed number.
fn signed(bits: u128, width: u32) -> i128 {
    let unused = 128 - width;
    if unused == 128 { 0 } else { ((bits << unused) as i128) >> unused }
}

/// A run of the interpreter.
pub(crate) struct Interpreter<'a> {
    pub(crate) ctx: &'a Context,
    pub(crate) ir: &'a Ir,
    /// The values of block arguments, by their index.
    pub(crate) arguments: &'a [u128],
    /// The values that are computed already.
    pub(crate) known: HashMap<Value, Word>,
}

impl Interpreter<'_> {
    /// The kind of a value's type.
    pub(crate) fn kind(&self, value: Value) -> Kind {
        let ty = self.ir.value_type(value);
        Kind::of(self.ctx, ty).unwrap_or_else(|| panic!("the interpreter knows the type"))
    }

    /// Computes a value.
    pub(crate) fn value(&mut self, value: Value) -> Word {
        if let Some(known) = self.known.get(&value) {
            return *known;
        }
        let word = match self.ir.definition(value) {
            Definition::Argument(_, index) => Word::Bits(self.arguments[index]),
            Definition::Result(op, index) => self.result(op, index),
        };
        self.known.insert(value, word);
        word
    }

    fn result(&mut self, op: Op, index: usize) -> Word {
        let full = self.ir.name(op).as_str(self.ctx).to_owned();
        let Some(name) = full.strip_prefix("arith.") else {
            assert_eq!(full, "ub.poison", "an operation that the interpreter does not know");
            return Word::Anything;
        };
        let kind = self.kind(self.ir.result(op, index));
        if name == "constant" {
            return Word::Bits(constant(self.ctx, property(self.ir, op, "value").expect("a value")));
        }
        if name == "select" {
            return match self.value(self.ir.operand(op, 0)) {
                Word::Bits(condition) => self.value(self.ir.operand(op, if condition == 1 { 1 } else { 2 })),
                Word::Anything => Word::Anything,
            };
        }
        let operands: Vec<Value> = self.ir.operands(op).collect();
        let mut bits = Vec::new();
        for &operand in &operands {
            match self.value(operand) {
                Word::Bits(value) => bits.push(value),
                Word::Anything => return Word::Anything,
            }
        }
        let from = self.kind(operands[0]);
        let predicate = property(self.ir, op, "predicate").map(|value| constant(self.ctx, value));
        let flags =
            property(self.ir, op, "overflowFlags").map(|flags| flags.to_text(self.ctx)).unwrap_or_default();
        let result = match from {
            Kind::Integer(width) => integer_op(name, width, kind, &bits, predicate, &flags, index),
            Kind::Float(format) => float_op(name, format, kind, &bits, predicate),
        };
        result.map_or(Word::Anything, |bits| Word::Bits(bits & mask(kind.width())))
    }
}

fn property(ir: &Ir, op: Op, name: &str) -> Option<Attribute> {
    ir_core::runtime::properties::get(ir, op, name)
}

/// The bits of a constant.
fn constant(ctx: &Context, value: Attribute) -> u128 {
    match value.kind(ctx) {
        AttrKind::Integer { value, .. } => {
            let words = value.words();
            words.iter().rev().fold(0, |bits, word| bits << 64 | u128::from(*word)) & mask(value.width())
        }
        AttrKind::Float { value, .. } => value.to_bits(),
        _ => panic!("the interpreter does not know the constant {}", value.to_text(ctx)),
    }
}

/// The result of an operation on integers of a width; none when it may be anything.
fn integer_op(
    name: &str,
    width: u32,
    to: Kind,
    operands: &[u128],
    predicate: Option<u128>,
    flags: &str,
    index: usize,
) -> Option<u128> {
    let (a, b) = (operands[0], operands.get(1).copied().unwrap_or(0));
    let (sa, sb) = (signed(a, width), signed(b, width));
    let all = mask(width);
    let least = signed(1 << (width - 1), width);
    let overflows = sa == least && sb == -1;
    let is_exact =
        |exact: Option<i128>| exact.is_some_and(|value| signed(value as u128 & all, width) == value);
    let wraps_signed = |exact: Option<i128>| flags.contains("nsw") && !is_exact(exact);
    let wraps_unsigned = |exact: Option<u128>| flags.contains("nuw") && exact.is_none_or(|value| value > all);
    Some(match name {
        "addi" if wraps_signed(sa.checked_add(sb)) || wraps_unsigned(a.checked_add(b)) => return None,
        "subi" if wraps_signed(sa.checked_sub(sb)) || wraps_unsigned(a.checked_sub(b)) => return None,
        "muli" if wraps_signed(sa.checked_mul(sb)) || wraps_unsigned(a.checked_mul(b)) => return None,
        "addi" => a.wrapping_add(b),
        "subi" => a.wrapping_sub(b),
        "muli" => a.wrapping_mul(b),
        "divui" => a.checked_div(b)?,
        "remui" => a.checked_rem(b)?,
        "ceildivui" => a.checked_div(b)? + u128::from(a.checked_rem(b)? != 0),
        "divsi" | "remsi" | "ceildivsi" | "floordivsi" if b == 0 || overflows && name != "remsi" => {
            return None;
        }
        "divsi" => sa.wrapping_div(sb) as u128,
        "remsi" => sa.wrapping_rem(sb) as u128,
        "ceildivsi" => (sa / sb + i128::from(sa % sb != 0 && (sa < 0) == (sb < 0))) as u128,
        "floordivsi" => (sa / sb - i128::from(sa % sb != 0 && (sa < 0) != (sb < 0))) as u128,
        "andi" => a & b,
        "ori" => a | b,
        "xori" => a ^ b,
        "shli" | "shrsi" | "shrui" if b >= u128::from(width) => return None,
        "shli" => {
            let shifted = a << b & all;
            let is_lost_signed = signed(shifted, width) >> b != sa;
            if flags.contains("nsw") && is_lost_signed || flags.contains("nuw") && shifted >> b != a {
                return None;
            }
            shifted
        }
        "shrsi" => (sa >> b) as u128,
        "shrui" => a >> b,
        "maxsi" => sa.max(sb) as u128,
        "minsi" => sa.min(sb) as u128,
        "maxui" => a.max(b),
        "minui" => a.min(b),
        "cmpi" => u128::from(match predicate? {
            0 => a == b,
            1 => a != b,
            2 => sa < sb,
            3 => sa <= sb,
            4 => sa > sb,
            5 => sa >= sb,
            6 => a < b,
            7 => a <= b,
            8 => a > b,
            _ => a >= b,
        }),
        "extsi" | "index_cast" => sa as u128,
        "extui" | "index_castui" | "bitcast" => a,
        "trunci" => {
            let kept = a & mask(to.width());
            let is_lost_signed = signed(kept, to.width()) != sa;
            if flags.contains("nsw") && is_lost_signed || flags.contains("nuw") && kept != a {
                return None;
            }
            kept
        }
        "addui_extended" if index == 0 => a.wrapping_add(b),
        "addui_extended" => u128::from(a.checked_add(b).is_none_or(|sum| sum > all)),
        "sitofp" => converted(to, sa < 0, sa.unsigned_abs()),
        "uitofp" => converted(to, false, a),
        _ => panic!("the interpreter does not know arith.{name}"),
    })
}

/// An integer as a float.
fn converted(to: Kind, negative: bool, mantissa: u128) -> u128 {
    let Kind::Float(format) = to else { panic!("a float is made") };
    format.encode(Number::Finite { negative, mantissa, exponent: 0 })
}

/// The result of an operation on floats of a format; none when it may be anything.
fn float_op(
    name: &str,
    format: Format,
    to: Kind,
    operands: &[u128],
    predicate: Option<u128>,
) -> Option<u128> {
    let (a, b) = (operands[0], operands.get(1).copied().unwrap_or(0));
    let is_nan = |bits| format.decode(bits) == Number::Nan;
    let is_negative = |bits| {
        matches!(
            format.decode(bits),
            Number::Finite { negative: true, .. } | Number::Infinity { negative: true }
        )
    };
    // The greater of two numbers; of two zeros, the positive one.
    let is_less = |a, b| match format.compare(a, b) {
        Some(std::cmp::Ordering::Equal) => is_negative(a) && !is_negative(b),
        order => order == Some(std::cmp::Ordering::Less),
    };
    let order = format.compare(a, b);
    Some(match name {
        "addf" => format.calculate('+', a, b)?,
        "subf" => format.calculate('-', a, b)?,
        "mulf" => format.calculate('*', a, b)?,
        "divf" => format.calculate('/', a, b)?,
        "remf" => format.calculate('%', a, b)?,
        "negf" => match format.decode(a) {
            Number::Nan => a,
            Number::Infinity { negative } => format.encode(Number::Infinity { negative: !negative }),
            Number::Finite { negative, mantissa, exponent } => {
                format.encode(Number::Finite { negative: !negative, mantissa, exponent })
            }
        },
        "maximumf" | "minimumf" if is_nan(a) || is_nan(b) => format.nan(),
        "maxnumf" | "minnumf" if is_nan(a) => b,
        "maxnumf" | "minnumf" if is_nan(b) => a,
        "maximumf" | "maxnumf" => {
            if is_less(a, b) {
                b
            } else {
                a
            }
        }
        "minimumf" | "minnumf" => {
            if is_less(b, a) {
                b
            } else {
                a
            }
        }
        "cmpf" => {
            let predicate = predicate?;
            // The predicates are sets of outcomes: equal, greater, less, not comparable.
            let outcome = match order {
                Some(std::cmp::Ordering::Equal) => 0,
                Some(std::cmp::Ordering::Greater) => 1,
                Some(std::cmp::Ordering::Less) => 2,
                None => 3,
            };
            const SETS: [u128; 16] = [
                0b0000, 0b0001, 0b0010, 0b0011, 0b0100, 0b0101, 0b0110, 0b0111, 0b1001, 0b1010, 0b1011,
                0b1100, 0b1101, 0b1110, 0b1000, 0b1111,
            ];
            SETS[usize::try_from(predicate).ok()?] >> outcome & 1
        }
        "extf" | "truncf" => {
            let Kind::Float(to) = to else { return None };
            if is_nan(a) && !to.has_nan() {
                return None;
            }
            to.encode(format.decode(a))
        }
        "bitcast" => a,
        "fptosi" | "fptoui" => {
            let (negative, magnitude) = format.truncated(a)?;
            let width = to.width();
            let greatest = match (name, negative) {
                ("fptosi", true) => 1 << (width - 1),
                ("fptosi", false) => (1 << (width - 1)) - 1,
                (_, true) => 0,
                (_, false) => mask(width),
            };
            if magnitude > greatest {
                return None;
            }
            if negative { magnitude.wrapping_neg() } else { magnitude }
        }
        _ => panic!("the interpreter does not know arith.{name}"),
    })
}
