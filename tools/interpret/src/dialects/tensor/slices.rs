//! Slices of tensors.

use dialects::tensor::*;
use ir_core::ir::{Definition, Value as IrValue};

use super::{position, tensor};
use crate::buffer::indices;
use crate::code::{Flow, Slot};
use crate::dialects::memref::{Slice, Slices, check_slice, shape};
use crate::emitter::Emitter;
use crate::machine::Machine;
use crate::registry::Interpret;
use crate::stop::{Computed, undefined};
use crate::value::{Tensor, Value};

impl Interpret for ExtractSliceOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let ir = e.ir();
        let source = e.operand(0);
        let operands = [self.offsets(ir).to_vec(), self.sizes(ir).to_vec(), self.strides(ir).to_vec()];
        let slices = Slices::new(e, operands);
        let kept = slices.kept(&shape(e, e.result_type(0)), Vec::new(), &[]);
        e.compute(move |m| {
            let slice = slices.get(m)?;
            let tensor = tensor(m, source)?;
            check_slice(&tensor.sizes, &slice.offsets, &slice.sizes, &slice.strides)?;
            let elements = indices(&slice.sizes)
                .map(|index| tensor.elements[position(&tensor.sizes, &outer_index(&slice, &index))].clone());
            let elements = elements.collect();
            Ok(Value::tensor(kept.iter().map(|index| slice.sizes[*index]).collect(), elements))
        });
    }
}

impl Interpret for InsertSliceOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let ir = e.ir();
        let (source, dest) = (e.operand(0), e.operand(1));
        let operands = [self.offsets(ir).to_vec(), self.sizes(ir).to_vec(), self.strides(ir).to_vec()];
        let slices = Slices::new(e, operands);
        e.compute(move |m| inserted(m, &slices, source, dest));
    }
}

impl Interpret for ParallelInsertSliceOp {
    /// Changes the result of the loop that the target belongs to.
    fn emit(self, e: &mut Emitter<'_>) {
        let ir = e.ir();
        let Some(result) = loop_result(e, self.dest(ir)) else {
            return e.unsupported("is outside of 'scf.forall'");
        };
        let (source, result) = (e.operand(0), e.slot(result));
        let operands = [self.offsets(ir).to_vec(), self.sizes(ir).to_vec(), self.strides(ir).to_vec()];
        let slices = Slices::new(e, operands);
        e.step(move |m| {
            let value = inserted(m, &slices, source, result)?;
            m.set(result, value);
            Ok(Flow::Next)
        });
    }
}

/// The result of `scf.forall` for an argument of its body.
fn loop_result(e: &Emitter<'_>, dest: IrValue) -> Option<IrValue> {
    let ir = e.ir();
    let Definition::Argument(block, index) = ir.definition(dest) else { return None };
    let op = ir.parent_op(block)?;
    let first = ir.num_arguments(block).checked_sub(ir.num_results(op))?;
    Some(ir.result(op, index.checked_sub(first)?))
}

fn outer_index(slice: &Slice, index: &[i64]) -> Vec<i64> {
    let numbers = index.iter().zip(&slice.offsets).zip(&slice.strides);
    numbers.map(|((index, offset), stride)| offset + index * stride).collect()
}

/// The target with the elements of the source in a slice. The source may omit dimensions of size 1, which
/// do not change the order of its elements.
fn inserted(m: &Machine<'_>, slices: &Slices, source: Slot, dest: Slot) -> Computed<Value> {
    let slice = slices.get(m)?;
    let source = tensor(m, source)?;
    let Tensor { sizes, mut elements } = tensor(m, dest)?.clone();
    check_slice(&sizes, &slice.offsets, &slice.sizes, &slice.strides)?;
    if slice.sizes.iter().product::<i64>() as usize != source.elements.len() {
        return undefined(format!(
            "inserts sizes {:?} into a slice of sizes {:?}",
            source.sizes, slice.sizes
        ));
    }
    for (index, value) in indices(&slice.sizes).zip(&source.elements) {
        elements[position(&sizes, &outer_index(&slice, &index))] = value.clone();
    }
    Ok(Value::tensor(sizes, elements))
}
