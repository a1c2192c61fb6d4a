//! Tensors from elements.

use std::sync::Arc;

use dialects::tensor::*;

use super::{position, tensor};
use crate::buffer::indices;
use crate::code::{Flow, Slot};
use crate::dialects::memref::{checked_sizes, elements, shape};
use crate::dialects::mixed::Mixed;
use crate::dialects::scf::entry_arguments;
use crate::emitter::{Emitter, Exit};
use crate::machine::Machine;
use crate::registry::Interpret;
use crate::stop::{Computed, FaultKind, Stop, undefined};
use crate::value::{Tensor, Value};

impl Interpret for ConcatOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (operands, dimension) = (e.operands(), e.number("dim") as usize);
        e.compute(move |m| {
            let parts =
                operands.iter().map(|slot| tensor(m, *slot).cloned()).collect::<Computed<Vec<_>>>()?;
            let Some(first) = parts.first() else { return undefined("has no operands") };
            let mut sizes = first.sizes.clone();
            for part in &parts[1..] {
                let fits = |(index, size): (usize, &i64)| index == dimension || *size == sizes[index];
                if !part.sizes.iter().enumerate().all(fits) {
                    return undefined(format!("joins sizes {:?} and {:?}", first.sizes, part.sizes));
                }
            }
            sizes[dimension] = parts.iter().map(|part| part.sizes[dimension]).sum();
            let element = |mut index: Vec<i64>| {
                let mut parts = parts.iter();
                let mut part = parts.next()?;
                while index[dimension] >= part.sizes[dimension] {
                    index[dimension] -= part.sizes[dimension];
                    part = parts.next()?;
                }
                part.elements.get(position(&part.sizes, &index)).cloned()
            };
            let elements = indices(&sizes).filter_map(element).collect();
            Ok(Value::tensor(sizes, elements))
        });
    }
}

impl Interpret for EmptyOp {
    /// The elements of an empty tensor are undefined.
    fn emit(self, e: &mut Emitter<'_>) {
        let operands = e.operands();
        let sizes = Mixed::list(&shape(e, e.result_type(0)), &operands);
        e.compute(move |m| {
            let sizes = checked_sizes(m, &sizes)?;
            let undefined = Value::Poison(m.poison("leaves its elements undefined"));
            let count = limited_count(m, &sizes)?;
            Ok(Value::tensor(sizes, vec![undefined; count]))
        });
    }
}

impl Interpret for FromElementsOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (operands, sizes) = (e.operands(), shape(e, e.result_type(0)));
        e.compute(move |m| Ok(Value::tensor(sizes.clone(), m.values(&operands))));
    }
}

impl Interpret for GenerateOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let operands = e.operands();
        let sizes = Mixed::list(&shape(e, e.result_type(0)), &operands);
        build(e, move |m| checked_sizes(m, &sizes), |_, _| Ok(None));
    }
}

impl Interpret for PadOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let ir = e.ir();
        let source = e.operand(0);
        let low = e.slots(self.low(ir).to_vec());
        let high = e.slots(self.high(ir).to_vec());
        let low = Mixed::list(&e.integers("static_low"), &low);
        let high = Mixed::list(&e.integers("static_high"), &high);
        let before = low.clone();
        let sizes = move |m: &Machine<'_>| {
            let (low, high) = (checked_sizes(m, &low)?, checked_sizes(m, &high)?);
            let sizes = tensor(m, source)?.sizes.iter().zip(low.iter().zip(&high));
            Ok(sizes.map(|(size, (low, high))| size + low + high).collect())
        };
        build(e, sizes, move |m, index| {
            let low = Mixed::get_all(&before, m, "a size")?;
            let source = tensor(m, source)?;
            let inner: Vec<i64> = index.iter().zip(&low).map(|(index, low)| index - low).collect();
            let is_inside = inner.iter().zip(&source.sizes).all(|(index, size)| (0..*size).contains(index));
            Ok(is_inside.then(|| source.elements[position(&source.sizes, &inner)].clone()))
        });
    }
}

impl Interpret for SplatOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let operands = e.operands();
        let sizes = Mixed::list(&shape(e, e.result_type(0)), &operands[1..]);
        e.compute(move |m| {
            let sizes = checked_sizes(m, &sizes)?;
            let count = limited_count(m, &sizes)?;
            Ok(Value::tensor(sizes, vec![m.get(operands[0]).clone(); count]))
        });
    }
}

/// The number of elements of a new tensor, which the limit of memory bounds.
fn limited_count(m: &Machine<'_>, sizes: &[i64]) -> Computed<usize> {
    let count = elements(sizes)?;
    if count > m.config.memory_limit / 32 {
        let message = format!("creates {count} elements, beyond the limit of memory");
        return Err(Stop::new(FaultKind::Resources, message));
    }
    Ok(count as usize)
}

/// Emits a tensor with these sizes. An element is that of `known`, or else the region computes it from its
/// index.
fn build(
    e: &mut Emitter<'_>,
    sizes: impl Fn(&Machine<'_>) -> Computed<Vec<i64>> + Send + Sync + 'static,
    known: impl Fn(&Machine<'_>, &[i64]) -> Computed<Option<Value>> + Send + Sync + 'static,
) {
    let (result, region) = (e.result(0), e.ir().region(e.op(), 0));
    let arguments = entry_arguments(e, region);
    let [next, computed, end] = [(); 3].map(|()| e.label());
    let [built, element] = [(); 2].map(|()| e.temporary());
    e.step(move |m| {
        let sizes = sizes(m)?;
        limited_count(m, &sizes)?;
        m.set(built, Value::tensor(sizes, Vec::new()));
        Ok(Flow::Next)
    });
    e.bind(next);
    e.step(move |m| {
        let tensor = tensor(m, built)?;
        if tensor.elements.len() as u64 == elements(&tensor.sizes)? {
            return Ok(Flow::Jump(end));
        }
        let index = unravel(&tensor.sizes, tensor.elements.len());
        if let Some(value) = known(m, &index)? {
            push(m, built, value);
            return Ok(Flow::Jump(next));
        }
        for (slot, index) in arguments.iter().zip(index) {
            m.set(*slot, Value::index(index));
        }
        Ok(Flow::Next)
    });
    e.region(region, vec![Exit { slots: vec![element], target: computed }]);
    e.bind(computed);
    e.step(move |m| {
        let value = m.get(element).clone();
        push(m, built, value);
        Ok(Flow::Jump(next))
    });
    e.bind(end);
    e.copy(&[built], &[result]);
    e.pause();
}

fn push(m: &mut Machine<'_>, slot: Slot, value: Value) {
    if let Value::Tensor(mut tensor) = m.take(slot) {
        Arc::make_mut(&mut tensor).elements.push(value);
        m.set(slot, Value::Tensor(tensor));
    }
}

/// The index of the element at a position.
fn unravel(sizes: &[i64], position: usize) -> Vec<i64> {
    let mut rest = position as i64;
    let mut index: Vec<i64> = sizes
        .iter()
        .rev()
        .map(|size| {
            let index = rest % size;
            rest /= size;
            index
        })
        .collect();
    index.reverse();
    index
}

/// A tensor like another one with other elements.
#[must_use]
pub fn with_sizes(tensor: &Tensor, sizes: Vec<i64>) -> Value {
    Value::tensor(sizes, tensor.elements.clone())
}
