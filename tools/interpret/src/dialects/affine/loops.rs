//! Loops and conditions.

use dialects::affine::*;
use ir_core::context::AffineMap;
use ir_core::num::{ApFloat, FloatSemantics};
use ir_core::predicates::attributes::{affine_map, array_elements, int, int_elements, integer_set};

use super::indices::Map;
use crate::code::{Flow, Slot};
use crate::dialects::memref::combine;
use crate::dialects::scf::{Bounds, counted_loop, entry_arguments, then_and_else};
use crate::emitter::Emitter;
use crate::machine::Machine;
use crate::numbers::Number;
use crate::registry::Interpret;
use crate::value::{Value, int_bits, mask, signed};

impl Interpret for AffineForOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let ir = e.ir();
        let [lower, upper, initial] = [
            self.lower_bound_operands(ir).to_vec(),
            self.upper_bound_operands(ir).to_vec(),
            self.inits(ir).to_vec(),
        ]
        .map(|values| e.slots(values));
        let (Some(lower), Some(upper)) =
            (Map::of_attribute(e, "lowerBoundMap", &lower), Map::of_attribute(e, "upperBoundMap", &upper))
        else {
            return;
        };
        let region = e.ir().region(e.op(), 0);
        let arguments = entry_arguments(e, region);
        let step = e.number("step");
        let bounds = [(lower, upper, step)].into_iter();
        let bounds =
            bounds.map(|(lower, upper, step)| emit_bounds(e, arguments[0], lower, upper, step)).collect();
        counted_loop(e, bounds, region, &initial, &arguments[1..], None);
    }
}

impl Interpret for AffineIfOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (operands, ctx) = (e.operands(), e.ctx());
        let Some(set) = e.attribute("condition").and_then(|set| integer_set(ctx, set)) else {
            return e.unsupported("has no condition");
        };
        let constraints = set.constraints(ctx);
        let exprs: Vec<_> = constraints.iter().map(|constraint| constraint.expr).collect();
        let equal: Vec<bool> = constraints.iter().map(|constraint| constraint.is_equality).collect();
        let condition = Map::of_expressions(ctx, &exprs, set.num_dims(ctx) as usize, &operands);
        let otherwise = e.label();
        e.step(move |m| {
            let values = condition.required(m, "the condition of a branch")?;
            let holds = values
                .iter()
                .zip(&equal)
                .all(|(value, equal)| if *equal { *value == 0 } else { *value >= 0 });
            Ok(if holds { Flow::Next } else { Flow::Jump(otherwise) })
        });
        then_and_else(e, otherwise);
    }
}

impl Interpret for AffineParallelOp {
    /// Iterations run in order; results are combined by the kinds of reductions.
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(loops) = parallel_bounds(e) else { return };
        let region = e.ir().region(e.op(), 0);
        let arguments = entry_arguments(e, region);
        let bounds: Vec<Bounds> = loops
            .into_iter()
            .zip(arguments)
            .map(|((lower, upper, step), variable)| emit_bounds(e, variable, lower, upper, step))
            .collect();
        let results = e.results();
        if results.is_empty() {
            return counted_loop(e, bounds, region, &[], &[], None);
        }
        let Some(kinds) = reductions(e) else { return };
        let identities: Vec<Slot> = kinds.iter().map(|_| e.temporary()).collect();
        for ((kind, number), slot) in kinds.iter().zip(&identities) {
            e.constant(*slot, Value::Bits(identity(*kind, *number)));
        }
        let passed: Vec<Slot> = kinds.iter().map(|_| e.temporary()).collect();
        let (new, totals) = (passed.clone(), results.clone());
        let combine = move |m: &mut Machine<'_>| {
            for (index, (kind, number)) in kinds.iter().enumerate() {
                let value = m.bits(totals[index]).and_then(|old| {
                    let new = m.bits(new[index])?;
                    Ok(combine(m, *kind, *number, old, new))
                });
                let value = m.value_or_poison(value.map(Value::Bits))?;
                m.set(totals[index], value);
            }
            Ok(())
        };
        counted_loop(e, bounds, region, &identities, &results, Some((passed, Box::new(combine))));
    }
}

/// The kinds of the reductions, and of their numbers; emits an error for results that are not numbers.
fn reductions(e: &mut Emitter<'_>) -> Option<Vec<(i64, Number)>> {
    let ctx = e.ctx();
    let kinds = e.attribute("reductions").and_then(|kinds| array_elements(ctx, kinds)).unwrap_or_default();
    let mut all = Vec::new();
    for (index, kind) in kinds.iter().enumerate() {
        let ty = e.result_type(index);
        match Number::get(ctx, ty) {
            Some(number) => all.push((int(ctx, *kind).unwrap_or(0), number)),
            None => return e.unsupported_type(ty),
        }
    }
    Some(all)
}

/// The number that a combination leaves as it is.
fn identity(kind: i64, number: Number) -> u128 {
    let width = number.width();
    let float = |value: fn(FloatSemantics) -> ApFloat| match number {
        Number::Float(format) => value(format).to_bits(),
        Number::Int(_) => 0,
    };
    match kind {
        0 => float(|format| ApFloat::zero(format, format.has_negative_zero())),
        2 | 11 => mask(width),
        4 | 5 => float(|format| ApFloat::infinity(format, true)),
        6 => crate::int::signed_min(width),
        8 | 9 => float(|format| ApFloat::infinity(format, false)),
        10 => crate::int::signed_min(width) - 1,
        12 => float(ApFloat::one),
        13 => 1,
        _ => 0,
    }
}

/// Emits the bounds of a loop: the largest lower one and the smallest upper one.
fn emit_bounds(e: &mut Emitter<'_>, variable: Slot, lower: Map, upper: Map, step: i64) -> Bounds {
    let [low, high, by] = [(); 3].map(|()| e.temporary());
    e.step(move |m| {
        let role = "a bound of a loop";
        let lower = lower.required(m, role)?.into_iter().max().unwrap_or(0);
        let upper = upper.required(m, role)?.into_iter().min().unwrap_or(0);
        m.set(low, Value::index(lower));
        m.set(high, Value::index(upper));
        m.set(by, Value::index(step));
        Ok(Flow::Next)
    });
    Bounds { variable, lower: low, upper: high, step: by, width: 64, is_unsigned: false }
}

/// The lower and upper maps and the step of each dimension.
fn parallel_bounds(e: &mut Emitter<'_>) -> Option<Vec<(Map, Map, i64)>> {
    let ctx = e.ctx();
    let operands = e.operands();
    let map = |e: &Emitter<'_>, name: &str| e.attribute(name).and_then(|map| affine_map(ctx, map));
    let (lower, upper) = (map(e, "lowerBoundsMap")?, map(e, "upperBoundsMap")?);
    let count = (lower.num_dims(ctx) + lower.num_symbols(ctx)) as usize;
    let numbers = |e: &Emitter<'_>, name: &str| -> Vec<i64> {
        let values = e.attribute(name).and_then(|values| int_elements(ctx, values));
        values.map_or_else(Vec::new, |values| {
            values.map(|value| signed(int_bits(&value), value.width()) as i64).collect()
        })
    };
    let steps = e.attribute("steps").and_then(|steps| array_elements(ctx, steps)).unwrap_or_default();
    let steps: Vec<i64> = steps.iter().filter_map(|step| int(ctx, *step)).collect();
    let lower = split(e, lower, &numbers(e, "lowerBoundsGroups"), &operands[..count]);
    let upper = split(e, upper, &numbers(e, "upperBoundsGroups"), &operands[count..]);
    Some(lower.into_iter().zip(upper).zip(steps).map(|((lower, upper), step)| (lower, upper, step)).collect())
}

/// The results of a map in groups of these sizes.
fn split(e: &Emitter<'_>, map: AffineMap, groups: &[i64], operands: &[Slot]) -> Vec<Map> {
    let ctx = e.ctx();
    let mut rest = map.results(ctx);
    let mut maps = Vec::new();
    for size in groups {
        let (group, others) = rest.split_at((*size as usize).min(rest.len()));
        maps.push(Map::of_expressions(ctx, group, map.num_dims(ctx) as usize, operands));
        rest = others;
    }
    maps
}
