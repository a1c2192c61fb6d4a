//! Loops with induction variables.
//!
//! The value after the last one must be a number of the type, too: a loop that increments its variable beyond
//! the largest number has undefined behaviour. The definition of MLIR 22 says nothing about it. Its lowering
//! wraps there and goes on, and its trip counts end the loop, so no other meaning admits both. Later versions
//! of MLIR state this rule.

use ir_core::ir::{Order, Region};

use super::entry_arguments;
use crate::code::{Flow, Slot};
use crate::dialects::mixed::Mixed;
use crate::emitter::{Emitter, Exit};
use crate::machine::Machine;
use crate::stop::{Computed, undefined};
use crate::value::{Value, mask, signed};

/// The induction variable of a loop, with its bounds.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// The slot of the induction variable.
    pub variable: Slot,
    /// The first value.
    pub lower: Slot,
    /// The first value that is too large.
    pub upper: Slot,
    /// The distance of two values.
    pub step: Slot,
    /// The width of the numbers.
    pub width: u32,
    /// Whether numbers are unsigned.
    pub is_unsigned: bool,
}

impl Bounds {
    fn number(&self, m: &Machine<'_>, slot: Slot, role: &str) -> Computed<i128> {
        let bits = m.required_bits(slot, role)?;
        if self.is_unsigned && self.width == 128 && bits > i128::MAX as u128 {
            return crate::stop::unsupported("has an unsigned bound of 128 bits");
        }
        Ok(if self.is_unsigned { bits as i128 } else { signed(bits, self.width) })
    }

    /// The largest number of the type.
    fn largest(&self) -> i128 {
        let bits = if self.is_unsigned { self.width } else { self.width - 1 };
        if bits == 0 { 0 } else { mask(bits.min(127)) as i128 }
    }

    /// Sets the variable to its first value; returns whether there is one.
    fn start(&self, m: &mut Machine<'_>) -> Computed<bool> {
        let lower = self.number(m, self.lower, "the lower bound of a loop")?;
        let upper = self.number(m, self.upper, "the upper bound of a loop")?;
        let step = self.number(m, self.step, "the step of a loop")?;
        if step <= 0 {
            return undefined(format!("has the step {step}, which is not positive"));
        }
        m.set(self.variable, Value::int(lower, self.width));
        Ok(lower < upper)
    }

    /// Sets the variable to its next value; returns whether there is one.
    fn advance(&self, m: &mut Machine<'_>) -> Computed<bool> {
        let role = "the induction variable of a loop";
        let (now, step) = (self.number(m, self.variable, role)?, self.number(m, self.step, role)?);
        let upper = self.number(m, self.upper, role)?;
        let Some(next) = now.checked_add(step).filter(|next| *next <= self.largest()) else {
            return undefined(format!("increments its variable {now} by {step}, which overflows"));
        };
        m.set(self.variable, Value::int(next, self.width));
        Ok(next < upper)
    }
}

pub fn for_loop(e: &mut Emitter<'_>) {
    let operands = e.operands();
    let Some(width) = e.int_width(0) else { return };
    let region = e.ir().region(e.op(), 0);
    let arguments = entry_arguments(e, region);
    let bounds = Bounds {
        variable: arguments[0],
        lower: operands[0],
        upper: operands[1],
        step: operands[2],
        width,
        is_unsigned: e.flag("unsignedCmp"),
    };
    counted_loop(e, vec![bounds], region, &operands[3..], &arguments[1..], None);
}

pub fn parallel_loop(e: &mut Emitter<'_>) {
    let operands = e.operands();
    let region = e.ir().region(e.op(), 0);
    let arguments = entry_arguments(e, region);
    let rank = arguments.len();
    let bounds = (0..rank).map(|index| Bounds {
        variable: arguments[index],
        lower: operands[index],
        upper: operands[rank + index],
        step: operands[2 * rank + index],
        width: 64,
        is_unsigned: false,
    });
    let totals = e.results();
    counted_loop(e, bounds.collect(), region, &operands[3 * rank..], &totals, None);
}

/// Emits a loop over the dynamic numbers in `lists`, whose body sees the outputs as they were before it.
pub fn forall_loop(e: &mut Emitter<'_>, lists: [Vec<Slot>; 3], outputs: &[Slot]) {
    let region = e.ir().region(e.op(), 0);
    let arguments = entry_arguments(e, region);
    let names = ["staticLowerBound", "staticUpperBound", "staticStep"];
    let mut numbers = Vec::new();
    for (name, operands) in names.into_iter().zip(&lists) {
        let list = Mixed::list(&e.integers(name), operands);
        numbers.push(list.into_iter().map(|number| mixed_slot(e, number)).collect::<Vec<Slot>>());
    }
    let rank = numbers[0].len();
    let bounds = (0..rank).map(|index| Bounds {
        variable: arguments[index],
        lower: numbers[0][index],
        upper: numbers[1][index],
        step: numbers[2][index],
        width: 64,
        is_unsigned: false,
    });
    let results = e.results();
    e.copy(outputs, &arguments[rank..]);
    e.copy(outputs, &results);
    counted_loop(e, bounds.collect(), region, &[], &[], None);
}

fn mixed_slot(e: &mut Emitter<'_>, number: Mixed) -> Slot {
    match number {
        Mixed::Operand(slot) => slot,
        Mixed::Static(number) => {
            let slot = e.temporary();
            e.constant(slot, Value::index(number));
            slot
        }
    }
}

/// The combination of values after an iteration.
pub type Combine = Box<dyn Fn(&mut Machine<'_>) -> Computed<()> + Send + Sync>;

/// Emits loops around a region, the innermost last. `carried` slots hold `initial` values first, then those
/// that the terminator of the region passes; at the end they are the results. With `combine`, the passed
/// values are in slots of their own, which it combines with the carried ones after each iteration.
pub fn counted_loop(
    e: &mut Emitter<'_>,
    bounds: Vec<Bounds>,
    region: Region,
    initial: &[Slot],
    carried: &[Slot],
    combine: Option<(Vec<Slot>, Combine)>,
) {
    let results = e.results();
    let [body, latch, end] = [(); 3].map(|()| e.label());
    let scope = has_scope(e, region).then(|| e.temporary());
    e.copy(initial, carried);
    let all = bounds.clone();
    e.step(move |m| {
        let mut is_empty = false;
        for bounds in &all {
            is_empty |= !bounds.start(m)?;
        }
        Ok(Flow::Jump(if is_empty { end } else { body }))
    });
    e.bind(body);
    if let Some(scope) = scope {
        e.step(move |m| {
            let mark = m.begin_scope();
            m.set(scope, Value::Bits(mark.into()));
            Ok(Flow::Next)
        });
    }
    let (slots, combine) =
        combine.map_or((carried.to_vec(), None), |(slots, combine)| (slots, Some(combine)));
    e.region(region, vec![Exit { slots, target: latch }]);
    e.bind(latch);
    if let Some(combine) = combine {
        e.step(move |m| combine(m).map(|()| Flow::Next));
    }
    e.step(move |m| {
        if let Some(scope) = scope {
            let mark = m.bits(scope)?;
            m.end_scope(mark as u64);
        }
        for bounds in bounds.iter().rev() {
            if bounds.advance(m)? {
                return Ok(Flow::Jump(body));
            }
            bounds.start(m)?;
        }
        Ok(Flow::Jump(end))
    });
    e.bind(end);
    e.copy(carried, &results);
    e.pause();
}

/// Whether a region allocates on the stack, so that its memory ends with it.
#[must_use]
pub fn has_scope(e: &Emitter<'_>, region: Region) -> bool {
    let (ir, ctx) = (e.ir(), e.ctx());
    let nested = ir.blocks(region).flat_map(|block| ir.ops(block));
    nested.flat_map(|op| ir.nested_ops(op, Order::Pre)).any(|op| ir.name(op).as_str(ctx) == "memref.alloca")
}
