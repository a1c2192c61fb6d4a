//! Constants, and elements of structs, arrays and vectors.

use std::sync::Arc;

use ir_core::context::{AttrKind, Context, Type};

use dialect_llvm::*;

use crate::code::Flow;
use crate::constant::zero;
use crate::dialects::arith::{self, select};
use crate::emitter::Emitter;
use crate::layout::Layout;
use crate::machine::elements_of;
use crate::registry::Interpret;
use crate::stop::{Computed, poison};
use crate::value::Value;

impl Interpret for ConstantOp {
    fn emit(self, e: &mut Emitter<'_>) {
        constant(e);
    }
}

impl Interpret for ExtractElementOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (vector, index) = (e.operand(0), e.operand(1));
        e.compute(move |m| {
            let index = m.bits(index)?;
            let elements = elements_of(m.get(vector))?;
            match elements.get(index as usize) {
                Some(element) => Ok(element.clone()),
                None => out_of_range(index, elements.len()),
            }
        });
    }
}

impl Interpret for ExtractValueOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (container, position) = (e.operand(0), e.integers("position"));
        e.compute(move |m| {
            let mut value = m.get(container);
            for index in &position {
                value = &elements_of(value)?[*index as usize];
            }
            Ok(value.clone())
        });
    }
}

impl Interpret for FreezeOp {
    fn emit(self, e: &mut Emitter<'_>) {
        freeze(e);
    }
}

impl Interpret for InsertElementOp {
    fn emit(self, e: &mut Emitter<'_>) {
        insert_element(e);
    }
}

impl Interpret for InsertValueOp {
    fn emit(self, e: &mut Emitter<'_>) {
        insert_value(e);
    }
}

impl Interpret for PoisonOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.step(|_| poison("is poison"));
    }
}

impl Interpret for SelectOp {
    fn emit(self, e: &mut Emitter<'_>) {
        select(e);
    }
}

impl Interpret for ShuffleVectorOp {
    fn emit(self, e: &mut Emitter<'_>) {
        shuffle(e);
    }
}

impl Interpret for UndefOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.step(|_| poison("is undefined"));
    }
}

impl Interpret for ZeroOp {
    fn emit(self, e: &mut Emitter<'_>) {
        if Layout::get(e.ctx(), e.result_type(0)).is_none() {
            let _: Option<()> = e.unsupported_type(e.result_type(0));
            return;
        }
        let (result, value) = (e.result(0), zero(e.ctx(), e.result_type(0)));
        e.constant(result, value);
    }
}

fn out_of_range(index: u128, count: usize) -> Computed<Value> {
    poison(format!("has the index {index} of a vector with {count} elements"))
}

/// Emits a constant; one of a function is its address.
fn constant(e: &mut Emitter<'_>) {
    let symbol = e.attribute("value").and_then(|value| match value.kind(e.ctx()) {
        AttrKind::SymbolRef { root, .. } => Some(root),
        _ => None,
    });
    match symbol.and_then(|symbol| e.function(symbol)) {
        Some(function) => e.compute(move |m| Ok(Value::Pointer(m.function_pointer(function)?))),
        None => arith::constant(e),
    }
}

/// Emits the operand, in which zeros replace poison.
fn freeze(e: &mut Emitter<'_>) {
    let operand = e.operand(0);
    let zero = zero(e.ctx(), e.operand_type(0));
    e.compute(move |m| Ok(frozen(m.get(operand), &zero)));
}

fn frozen(value: &Value, zero: &Value) -> Value {
    match value {
        Value::Poison(_) => zero.clone(),
        Value::Aggregate(elements) => {
            let pairs = elements.iter().zip(zero.elements());
            Value::aggregate(pairs.map(|(element, zero)| frozen(element, zero)))
        }
        other => other.clone(),
    }
}

fn insert_element(e: &mut Emitter<'_>) {
    let (vector, element, index) = (e.operand(0), e.operand(1), e.operand(2));
    let count = count(e.ctx(), e.operand_type(0));
    e.compute(move |m| {
        let index = m.bits(index)?;
        let mut elements = elements(m.get(vector), count);
        let Some(target) = elements.get_mut(index as usize) else { return out_of_range(index, count) };
        *target = m.get(element).clone();
        Ok(Value::Aggregate(elements.into()))
    });
}

fn insert_value(e: &mut Emitter<'_>) {
    let (container, part, position) = (e.operand(0), e.operand(1), e.integers("position"));
    let mut layout = Layout::get(e.ctx(), e.operand_type(0));
    let mut path = Vec::new();
    for index in position {
        let count = layout.as_ref().map_or(0, Layout::count);
        path.push((index as usize, count as usize));
        layout = layout.and_then(|layout| Some(layout.element(index as u64)?.1.clone()));
    }
    let result = e.result(0);
    e.step(move |m| {
        let value = inserted(m.get(container), m.get(part), &path);
        m.set(result, value);
        Ok(Flow::Next)
    });
}

/// An aggregate with another part at a path of indices and counts.
fn inserted(container: &Value, part: &Value, path: &[(usize, usize)]) -> Value {
    let Some(((index, count), rest)) = path.split_first() else { return part.clone() };
    let mut elements = elements(container, *count);
    if let Some(element) = elements.get_mut(*index) {
        *element = inserted(element, part, rest);
    }
    Value::Aggregate(Arc::from(elements))
}

/// The elements of an aggregate, which are all poison if it is.
fn elements(value: &Value, count: usize) -> Vec<Value> {
    match value {
        Value::Aggregate(elements) => elements.to_vec(),
        other => vec![other.clone(); count],
    }
}

fn count(ctx: &Context, ty: Type) -> usize {
    Layout::get(ctx, ty).map_or(0, |layout| layout.count()) as usize
}

fn shuffle(e: &mut Emitter<'_>) {
    let (first, second) = (e.operand(0), e.operand(1));
    let (mask, count) = (e.integers("mask"), count(e.ctx(), e.operand_type(0)));
    e.compute(move |m| {
        let mut all = elements(m.get(first), count);
        all.extend(elements(m.get(second), count));
        let undefined = Value::Poison(m.poison("has an element that its mask leaves open"));
        let pick = |index: &i64| all.get(*index as usize).unwrap_or(&undefined).clone();
        Ok(Value::aggregate(mask.iter().map(pick)))
    });
}
