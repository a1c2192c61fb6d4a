//! The math library of C. Functions are those of the host.

use ir_core::num::FloatSemantics;

use crate::code::Slot;
use crate::float::with_host;
use crate::machine::Machine;
use crate::registry::Registry;
use crate::stop::Computed;
use crate::value::Value;

macro_rules! unary {
    ($registry:ident: $($single:literal $double:literal $method:ident),* $(,)?) => {$(
        $registry.add_function($single, |m, arguments, results| {
            apply(m, arguments, results, FloatSemantics::F32, |x| x[0].$method(), |x| x[0].$method())
        });
        $registry.add_function($double, |m, arguments, results| {
            apply(m, arguments, results, FloatSemantics::F64, |x| x[0].$method(), |x| x[0].$method())
        });
    )*};
}

macro_rules! binary {
    ($registry:ident: $($single:literal $double:literal $method:ident),* $(,)?) => {$(
        $registry.add_function($single, |m, arguments, results| {
            apply(m, arguments, results, FloatSemantics::F32, |x| x[0].$method(x[1]), |x| x[0].$method(x[1]))
        });
        $registry.add_function($double, |m, arguments, results| {
            apply(m, arguments, results, FloatSemantics::F64, |x| x[0].$method(x[1]), |x| x[0].$method(x[1]))
        });
    )*};
}

pub fn register(registry: &mut Registry) {
    unary! { registry:
        "sqrtf" "sqrt" sqrt, "expf" "exp" exp, "exp2f" "exp2" exp2, "expm1f" "expm1" exp_m1, "logf" "log" ln,
        "log2f" "log2" log2, "log10f" "log10" log10, "log1pf" "log1p" ln_1p, "sinf" "sin" sin, "cosf" "cos" cos,
        "tanf" "tan" tan, "asinf" "asin" asin, "acosf" "acos" acos, "atanf" "atan" atan, "sinhf" "sinh" sinh,
        "coshf" "cosh" cosh, "tanhf" "tanh" tanh, "asinhf" "asinh" asinh, "acoshf" "acosh" acosh,
        "atanhf" "atanh" atanh, "cbrtf" "cbrt" cbrt, "fabsf" "fabs" abs, "floorf" "floor" floor,
        "ceilf" "ceil" ceil, "truncf" "trunc" trunc, "roundf" "round" round,
        "roundevenf" "roundeven" round_ties_even,
    }
    binary! { registry:
        "powf" "pow" powf, "atan2f" "atan2" atan2, "hypotf" "hypot" hypot, "copysignf" "copysign" copysign,
    }
    registry
        .add_function("conjf", |m, arguments, results| conjugate(m, arguments, results, FloatSemantics::F32));
    registry
        .add_function("conj", |m, arguments, results| conjugate(m, arguments, results, FloatSemantics::F64));
    registry.add_function("fmodf", |m, arguments, results| {
        apply(m, arguments, results, FloatSemantics::F32, |x| x[0] % x[1], |x| x[0] % x[1])
    });
    registry.add_function("fmod", |m, arguments, results| {
        apply(m, arguments, results, FloatSemantics::F64, |x| x[0] % x[1], |x| x[0] % x[1])
    });
}

/// The conjugate of a complex number.
fn conjugate(
    m: &mut Machine<'_>,
    arguments: &[Slot],
    results: &[Slot],
    format: FloatSemantics,
) -> Computed<()> {
    let value = match m.get(arguments[0]) {
        Value::Aggregate(parts) if parts.len() == 2 => {
            let negated = match &parts[1] {
                Value::Bits(bits) => Value::Bits(bits ^ 1 << (format.width() - 1)),
                other => other.clone(),
            };
            Value::aggregate([parts[0].clone(), negated])
        }
        other => other.clone(),
    };
    m.set(results[0], value);
    Ok(())
}

fn apply(
    m: &mut Machine<'_>,
    arguments: &[Slot],
    results: &[Slot],
    format: FloatSemantics,
    single: fn(&[f32]) -> f32,
    double: fn(&[f64]) -> f64,
) -> Computed<()> {
    let operands = arguments.iter().map(|slot| m.bits(*slot)).collect::<Computed<Vec<_>>>()?;
    m.set(results[0], Value::Bits(with_host(&operands, format, single, double)));
    Ok(())
}
