//! Intrinsics: the operations `llvm.intr.*`

use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{InstBuilder as _, TrapCode, Value as ClifValue, types};
use ir_core::ir::Op;
use ir_core::predicates::attributes::int;

use super::floats::Libm;
use super::{Lower, Lowered};
use crate::layout::Kind;

/// Intrinsics that are functions of the C library, of one, two or three floats.
const FUNCTIONS: &[(&str, Libm)] = &[
    ("exp", ("expf", "exp")),
    ("exp2", ("exp2f", "exp2")),
    ("exp10", ("exp10f", "exp10")),
    ("log", ("logf", "log")),
    ("log2", ("log2f", "log2")),
    ("log10", ("log10f", "log10")),
    ("round", ("roundf", "round")),
    ("sin", ("sinf", "sin")),
    ("cos", ("cosf", "cos")),
    ("tan", ("tanf", "tan")),
    ("asin", ("asinf", "asin")),
    ("acos", ("acosf", "acos")),
    ("atan", ("atanf", "atan")),
    ("sinh", ("sinhf", "sinh")),
    ("cosh", ("coshf", "cosh")),
    ("tanh", ("tanhf", "tanh")),
    ("pow", ("powf", "pow")),
    ("atan2", ("atan2f", "atan2")),
];

impl Lower<'_, '_, '_> {
    /// Emits an intrinsic by its name without prefix. Returns whether it is supported.
    pub(super) fn intrinsic(&mut self, name: &str, op: Op) -> Lowered<bool> {
        if let Some((_, names)) = FUNCTIONS.iter().find(|(function, _)| *function == name) {
            return match self.ir.num_operands(op) {
                1 => self.float_unary(op, |l, kind, value| l.libm(*names, kind, &[value])),
                _ => self.float_binary(op, |l, kind, a, b| l.libm(*names, kind, &[a, b])),
            };
        }
        Ok(self.ignored(name, op)?
            || self.float_intrinsic(name, op)?
            || self.integer_intrinsic(name, op)?
            || self.saturating_intrinsic(name, op)?
            || self.class_intrinsic(name, op)?
            || self.memory_intrinsic(name, op)?
            || self.masked_intrinsic(name, op)?
            || self.variadic_intrinsic(name, op)?
            || self.vector_intrinsic(name, op)?)
    }

    /// Intrinsics without code: assumptions about values, and debug information.
    fn ignored(&mut self, name: &str, op: Op) -> Lowered<bool> {
        match name {
            "assume"
            | "experimental.noalias.scope.decl"
            | "lifetime.start"
            | "lifetime.end"
            | "invariant.end"
            | "prefetch"
            | "var.annotation"
            | "dbg.declare"
            | "dbg.value"
            | "dbg.label" => Ok(true),
            "expect"
            | "expect.with.probability"
            | "ssa.copy"
            | "annotation"
            | "ptr.annotation"
            | "launder.invariant.group"
            | "strip.invariant.group" => self.same(op),
            "invariant.start" => {
                let none = self.b.ins().iconst(types::I64, 0);
                self.define(op, &[none]);
                Ok(true)
            }
            "is.constant" => {
                let no = self.b.ins().iconst(types::I8, 0);
                self.define(op, &[no]);
                Ok(true)
            }
            "trap" | "debugtrap" | "ubsantrap" => {
                let goes_on = self.b.ins().iconst(types::I8, 1);
                self.b.ins().trapnz(goes_on, TrapCode::user(2).unwrap_or(TrapCode::INTEGER_OVERFLOW));
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    fn float_intrinsic(&mut self, name: &str, op: Op) -> Lowered<bool> {
        match name {
            "sqrt" => self.float_unary(op, |l, _, value| Ok(l.b.ins().sqrt(value))),
            "floor" => self.float_unary(op, |l, _, value| Ok(l.b.ins().floor(value))),
            "ceil" => self.float_unary(op, |l, _, value| Ok(l.b.ins().ceil(value))),
            "trunc" => self.float_unary(op, |l, _, value| Ok(l.b.ins().trunc(value))),
            "rint" | "nearbyint" | "roundeven" => {
                self.float_unary(op, |l, _, value| Ok(l.b.ins().nearest(value)))
            }
            "fabs" => self.unary(op, |l, kind, _, value| {
                Ok(if kind.is_half() { l.b.ins().band_imm(value, 0x7fff) } else { l.b.ins().fabs(value) })
            }),
            "copysign" => self.binary(op, |l, kind, a, b| {
                if kind.is_half() {
                    let (magnitude, sign) = (l.b.ins().band_imm(a, 0x7fff), l.b.ins().band_imm(b, 0x8000));
                    Ok(l.b.ins().bor(magnitude, sign))
                } else {
                    Ok(l.b.ins().fcopysign(a, b))
                }
            }),
            "fma" | "fmuladd" => self.fma(op),
            "maximum" => self.float_binary(op, |l, _, a, b| Ok(l.b.ins().fmax(a, b))),
            "minimum" => self.float_binary(op, |l, _, a, b| Ok(l.b.ins().fmin(a, b))),
            "maxnum" => self.float_binary(op, |l, _, a, b| Ok(l.number(a, b, FloatCC::GreaterThan))),
            "minnum" => self.float_binary(op, |l, _, a, b| Ok(l.number(a, b, FloatCC::LessThan))),
            "powi" => self.with_power(op, ("__powisf2", "__powidf2")),
            "ldexp" => self.with_power(op, ("ldexpf", "ldexp")),
            "lround" | "llround" => self.rounded_to_int(op, ("llroundf", "llround")),
            "lrint" | "llrint" => self.rounded_to_int(op, ("llrintf", "llrint")),
            "sincos" => self.sine_and_cosine(op),
            "frexp" => self.fraction(op),
            _ => Ok(false),
        }
    }

    /// The one of two floats that compares so, or the one that is a number.
    pub(super) fn number(&mut self, a: ClifValue, b: ClifValue, code: FloatCC) -> ClifValue {
        let is_first = self.b.ins().fcmp(code, a, b);
        let chosen = self.b.ins().select(is_first, a, b);
        let is_nan = self.b.ins().fcmp(FloatCC::Unordered, b, b);
        self.b.ins().select(is_nan, a, chosen)
    }

    fn fma(&mut self, op: Op) -> Lowered<bool> {
        let kinds = self.operand_kinds(op, 0)?;
        let [a, b, c] = [0, 1, 2].map(|index| self.operand(op, index));
        let mut results = Vec::with_capacity(kinds.len());
        for (index, kind) in kinds.into_iter().enumerate() {
            // A product of `f16` is exact as `f64`, but not the sum; the peer rounds it as `f32`, too.
            let [a, b, c] = [&a, &b, &c].map(|all| self.widened(kind, all[index]));
            let value = self.b.ins().fma(a, b, c);
            results.push(self.narrowed(kind, value)?);
        }
        self.define(op, &results);
        Ok(true)
    }

    /// A function of a float and an integer of 32 bits.
    fn with_power(&mut self, op: Op, names: Libm) -> Lowered<bool> {
        let power = self.scalar(op, 1)?;
        let kind = self.operand_kinds(op, 1)?.first().copied().unwrap_or(Kind::Int(32));
        let power = self.signed_resize(kind, power, types::I32);
        self.float_unary(op, |l, kind, value| l.libm(names, kind, &[value, power]))
    }

    fn rounded_to_int(&mut self, op: Op, names: Libm) -> Lowered<bool> {
        self.unary(op, |l, from, to, value| {
            let value = l.widened(from, value);
            let name = if super::floats::calculated(from) == Kind::Single { names.0 } else { names.1 };
            let integer = l.call_import(name, &[value], &[types::I64])?[0];
            let integer = l.resize(integer, to.clif());
            Ok(l.clear(to, integer))
        })
    }

    fn sine_and_cosine(&mut self, op: Op) -> Lowered<bool> {
        let kinds = self.operand_kinds(op, 0)?;
        let values = self.operand(op, 0);
        let mut results = Vec::new();
        for names in [("sinf", "sin"), ("cosf", "cos")] {
            for (value, kind) in values.iter().zip(&kinds) {
                let value = self.widened(*kind, *value);
                let value = self.libm(names, super::floats::calculated(*kind), &[value])?;
                results.push(self.narrowed(*kind, value)?);
            }
        }
        self.define(op, &results);
        Ok(true)
    }

    fn fraction(&mut self, op: Op) -> Lowered<bool> {
        let kind = self.operand_kinds(op, 0)?.first().copied().ok_or("has no operand")?;
        let value = self.scalar(op, 0)?;
        let exponent = self.frame(4, 4)?;
        let value = self.widened(kind, value);
        let value = self.libm(("frexpf", "frexp"), super::floats::calculated(kind), &[value, exponent])?;
        let fraction = self.narrowed(kind, value)?;
        let exponent = self.b.ins().load(types::I32, crate::memory::flags(), exponent, 0);
        self.define(op, &[fraction, exponent]);
        Ok(true)
    }

    /// Copies and fills, and the list of memory.
    fn memory_intrinsic(&mut self, name: &str, op: Op) -> Lowered<bool> {
        let function = match name {
            "memcpy" | "memcpy.inline" => "memcpy",
            "memmove" => "memmove",
            "memset" | "memset.inline" => "memset",
            "stacksave" => {
                let end = self.stack_save();
                self.define(op, &[end]);
                return Ok(true);
            }
            "stackrestore" => {
                let end = self.scalar(op, 0)?;
                return self.give_back(Some(end)).map(|()| true);
            }
            _ => return Ok(false),
        };
        let (target, source) = (self.scalar(op, 0)?, self.scalar(op, 1)?);
        let source = if function == "memset" { self.resize(source, types::I32) } else { source };
        let length = match self.ir.num_operands(op) {
            2 => {
                let length = self.ir.attribute(op, "len").and_then(|length| int(self.unit.ctx, length));
                self.b.ins().iconst(types::I64, length.ok_or("has no length")?)
            }
            _ => {
                let length = self.scalar(op, 2)?;
                self.resize(length, types::I64)
            }
        };
        self.call_import(function, &[target, source, length], &[types::I64])?;
        Ok(true)
    }

    /// Reductions of vectors.
    fn vector_intrinsic(&mut self, name: &str, op: Op) -> Lowered<bool> {
        let Some(name) = name.strip_prefix("vector.reduce.") else { return Ok(false) };
        let kind = *self.result_kinds(op)?.first().ok_or("has no result")?;
        if matches!(name, "fadd" | "fmul") {
            let mut sum = self.scalar(op, 0)?;
            for element in self.operand(op, 1) {
                let (a, b) = (self.widened(kind, sum), self.widened(kind, element));
                let value = if name == "fadd" { self.b.ins().fadd(a, b) } else { self.b.ins().fmul(a, b) };
                sum = self.narrowed(kind, value)?;
            }
            self.define(op, &[sum]);
            return Ok(true);
        }
        let mut elements = self.operand(op, 0).into_iter();
        let mut all = elements.next().ok_or("has no elements")?;
        for element in elements {
            all = match self.reduced(name, kind, all, element)? {
                Some(value) => value,
                None => return Ok(false),
            };
        }
        self.define(op, &[all]);
        Ok(true)
    }

    fn reduced(&mut self, name: &str, kind: Kind, a: ClifValue, b: ClifValue) -> Lowered<Option<ClifValue>> {
        let value = match name {
            "add" => self.b.ins().iadd(a, b),
            "mul" => self.b.ins().imul(a, b),
            "and" => self.b.ins().band(a, b),
            "or" => self.b.ins().bor(a, b),
            "xor" => self.b.ins().bxor(a, b),
            "smax" => self.chosen(kind, a, b, IntCC::SignedGreaterThan),
            "smin" => self.chosen(kind, a, b, IntCC::SignedLessThan),
            "umax" => self.chosen(kind, a, b, IntCC::UnsignedGreaterThan),
            "umin" => self.chosen(kind, a, b, IntCC::UnsignedLessThan),
            "fmax" | "fmin" | "fmaximum" | "fminimum" => {
                let (a, b) = (self.widened(kind, a), self.widened(kind, b));
                let value = match name {
                    "fmax" => self.number(a, b, FloatCC::GreaterThan),
                    "fmin" => self.number(a, b, FloatCC::LessThan),
                    "fmaximum" => self.b.ins().fmax(a, b),
                    _ => self.b.ins().fmin(a, b),
                };
                return self.narrowed(kind, value).map(Some);
            }
            _ => return Ok(None),
        };
        Ok(Some(self.clear(kind, value)))
    }
}
