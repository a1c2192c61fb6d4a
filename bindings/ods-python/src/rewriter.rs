//! The rewriter of a pattern.

use crate::objects::create::{operand_word, operand_words};
use crate::objects::error::refused;
use crate::objects::insertion_point::InsertionPoint;
use crate::objects::operation::OperationBase;
use crate::objects::owner::{IrRef, Owner};
use crate::objects::value::ValueObject;
use crate::runs::outside_of_callback;
use ir_capi::shared::rewrite;
use ir_core::ir::Op;
use ir_objects::Word;
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// The rewriter of a pattern, while it runs.
#[pyclass(frozen, subclass, module = "ods.rewrite")]
pub(crate) struct PatternRewriter {
    /// The bits of the word; 0 afterwards.
    bits: AtomicU64,
    owner: Arc<Owner>,
}

impl PatternRewriter {
    /// The rewriter of a callback.
    pub(crate) fn new(rewriter: Word, owner: &Arc<Owner>) -> Self {
        PatternRewriter { bits: AtomicU64::new(rewriter.bits()), owner: owner.clone() }
    }

    /// Notes that the callback has returned.
    pub(crate) fn end(&self) {
        self.bits.store(0, Ordering::Relaxed);
    }

    /// Calls a function with the object of a rewriter, which cannot be used afterwards.
    pub(crate) fn call<R>(
        py: Python<'_>,
        rewriter: Word,
        owner: &Arc<Owner>,
        call: impl FnOnce(&Bound<'_, Self>) -> PyResult<R>,
    ) -> PyResult<R> {
        let object = Bound::new(py, Self::new(rewriter, owner))?;
        let result = call(&object);
        object.get().end();
        result
    }

    fn word(&self) -> PyResult<Word> {
        Word::from_bits(self.bits.load(Ordering::Relaxed)).ok_or_else(|| outside_of_callback("rewriter"))
    }
}

/// The word of an operation, after a check that it exists.
fn op_word(op: &OperationBase) -> PyResult<Word> {
    drop(op.enter()?);
    Ok(op.handle()?.word)
}

#[pymethods]
impl PatternRewriter {
    /// The insertion point: before the operation, at first.
    #[getter]
    fn ip(&self) -> PyResult<InsertionPoint> {
        let point = rewrite::insertion_point(self.word()?).map_err(refused)?;
        let (block, before) =
            point.ok_or_else(|| PyRuntimeError::new_err("the rewriter has no insertion point"))?;
        let entity = |word| IrRef { owner: self.owner.clone(), word };
        Ok(InsertionPoint::new(entity(block), before.map(entity)))
    }

    /// Replaces an operation by values, by one value, or by the results of another operation.
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
        let (rewriter, old) = (self.word()?, op_word(op)?);
        let count = {
            let (guard, op) = op.enter()?;
            guard.ir().num_results(op)
        };
        let words: Vec<Word> = match values.cast::<OperationBase>() {
            Ok(new) => {
                let (guard, new): (_, Op) = new.get().enter()?;
                guard.ir().results(new).map(|result| guard.word(result)).collect()
            }
            // As MLIR's page on its bindings writes it: one value for an operation with one result.
            Err(_) if values.is_instance_of::<ValueObject>() => vec![operand_word(values)?],
            Err(_) => operand_words(Some(values))?.to_vec(),
        };
        check_count(count, words.len())?;
        rewrite::replace_op(rewriter, old, &words).map_err(refused)
    }

    /// Erases an operation, which must have no uses.
    fn erase_op(&self, op: &OperationBase) -> PyResult<()> {
        let (rewriter, word) = (self.word()?, op_word(op)?);
        let is_used = {
            let (guard, op) = op.enter()?;
            guard.is_used_outside(op)
        };
        if is_used {
            return Err(PyValueError::new_err("the operation has uses"));
        }
        rewrite::erase_op(rewriter, word).map_err(refused)
    }
}

fn check_count(results: usize, replacements: usize) -> PyResult<()> {
    if results == replacements {
        Ok(())
    } else {
        Err(PyValueError::new_err(format!(
            "an operation with {results} results cannot be replaced by {replacements} values"
        )))
    }
}
