//! The rewriter of a pattern, and handles of the C API.

use crate::objects::create::operand_words;
use crate::objects::insertion_point::InsertionPoint;
use crate::objects::operation::OperationBase;
use crate::objects::owner::{IrRef, Owner};
use crate::runs::outside_of_callback;
use ir_capi::rewrite as capi;
use ir_capi::{MlirOperation, MlirPatternRewriter, MlirRewriterBase, MlirValue};
use ir_core::ir::Op;
use ir_objects::Word;
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// The handle of the C API with these bits.
macro_rules! handle {
    ($handle:ident, $bits:expr) => {
        $handle { ptr: std::ptr::without_provenance_mut($bits as usize) }
    };
}
pub(crate) use handle;

/// The rewriter of a pattern, while it runs.
#[pyclass(frozen, subclass, module = "ods.rewrite")]
pub(crate) struct PatternRewriter {
    /// The bits of the handle; 0 afterwards.
    bits: AtomicU64,
    owner: Arc<Owner>,
}

impl PatternRewriter {
    /// The rewriter of a callback.
    pub(crate) fn new(rewriter: MlirPatternRewriter, owner: &Arc<Owner>) -> Self {
        let base = capi::mlirPatternRewriterAsBase(rewriter);
        PatternRewriter { bits: AtomicU64::new(base.ptr.addr() as u64), owner: owner.clone() }
    }

    /// Notes that the callback is over.
    pub(crate) fn end(&self) {
        self.bits.store(0, Ordering::Relaxed);
    }

    /// Calls something with the object of a rewriter, which cannot be used afterwards.
    pub(crate) fn during<R>(
        py: Python<'_>,
        rewriter: MlirPatternRewriter,
        owner: &Arc<Owner>,
        call: impl FnOnce(&Bound<'_, Self>) -> PyResult<R>,
    ) -> PyResult<R> {
        let object = Bound::new(py, Self::new(rewriter, owner))?;
        let result = call(&object);
        object.get().end();
        result
    }

    fn handle(&self) -> PyResult<MlirRewriterBase> {
        match self.bits.load(Ordering::Relaxed) {
            0 => Err(outside_of_callback("rewriter")),
            bits => Ok(handle!(MlirRewriterBase, bits)),
        }
    }
}

fn op_handle(op: &OperationBase) -> PyResult<MlirOperation> {
    drop(op.enter()?);
    Ok(handle!(MlirOperation, op.handle()?.word.bits()))
}

#[pymethods]
impl PatternRewriter {
    /// The insertion point: before the operation, at first.
    #[getter]
    fn ip(&self) -> PyResult<InsertionPoint> {
        let rewriter = self.handle()?;
        let block = capi::mlirRewriterBaseGetInsertionBlock(rewriter);
        let before = capi::mlirRewriterBaseGetOperationAfterInsertion(rewriter);
        let entity = |bits: u64| {
            let word = Word::from_bits(bits)?;
            Some(IrRef { owner: self.owner.clone(), word })
        };
        let block = entity(block.ptr.addr() as u64)
            .ok_or_else(|| PyRuntimeError::new_err("the rewriter has no insertion point"))?;
        Ok(InsertionPoint::at(block, entity(before.ptr.addr() as u64)))
    }

    /// Replaces an operation by values, or by the results of another operation.
    #[pyo3(signature = (op, values = None, *, new_op = None))]
    fn replace_op(
        &self,
        op: &OperationBase,
        values: Option<&Bound<'_, PyAny>>,
        new_op: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let Some(values) = values.or(new_op) else {
            return Err(PyTypeError::new_err("expected values, or an operation"));
        };
        let (rewriter, old) = (self.handle()?, op_handle(op)?);
        let count = {
            let (guard, op) = op.enter()?;
            guard.ir().num_results(op)
        };
        if let Ok(new) = values.cast::<OperationBase>() {
            let (guard, found): (_, Op) = new.get().enter()?;
            let found = guard.ir().num_results(found);
            drop(guard);
            check_count(count, found)?;
            capi::mlirRewriterBaseReplaceOpWithOperation(rewriter, old, op_handle(new.get())?);
            return Ok(());
        }
        let words = operand_words(Some(values))?;
        check_count(count, words.len())?;
        let values: Vec<MlirValue> = words.iter().map(|word| handle!(MlirValue, word.bits())).collect();
        capi::mlirRewriterBaseReplaceOpWithValues(rewriter, old, values.len() as isize, values.as_ptr());
        Ok(())
    }

    /// Erases an operation, which must have no uses.
    fn erase_op(&self, op: &OperationBase) -> PyResult<()> {
        let (rewriter, handle) = (self.handle()?, op_handle(op)?);
        let is_used = {
            let (guard, op) = op.enter()?;
            guard.is_used_outside(op)
        };
        if is_used {
            return Err(PyValueError::new_err("the operation has uses"));
        }
        capi::mlirRewriterBaseEraseOp(rewriter, handle);
        Ok(())
    }
}

fn check_count(results: usize, replacements: usize) -> PyResult<()> {
    match results == replacements {
        true => Ok(()),
        false => Err(PyValueError::new_err(format!(
            "an operation with {results} results cannot be replaced by {replacements} values"
        ))),
    }
}
