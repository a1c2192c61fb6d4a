//! Insertion points.

use crate::objects::block::BlockObject;
use crate::objects::context::ContextObject;
use crate::objects::current;
use crate::objects::frames;
use crate::objects::operation::{OperationBase, OperationObject, expect_point, wrap_operation};
use crate::objects::owner::{IrRef, Owner, get};
use ir_core::context::Traits;
use ir_core::ir::{Block, Op};
use ir_objects::Guard;
use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use std::sync::Arc;

const AFTER_TERMINATOR: &str = "Cannot insert operation at the end of a block that already has a terminator. Did you mean to use \
    'InsertionPoint.at_block_terminator(block)' versus 'InsertionPoint(block)'?";

/// A point in a block: before an operation, or at the end.
#[pyclass(frozen, module = "ods.ir")]
pub(crate) struct InsertionPoint {
    block: IrRef,
    /// The operation after the point; `None` at the end of the block.
    before: Option<IrRef>,
}

/// The insertion point of a function that creates operations.
pub(crate) struct Point;

impl Point {
    /// The point that was given, or the current one; none if `False` was given or there is none.
    pub(crate) fn resolve<'py>(
        py: Python<'py>,
        given: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Option<Bound<'py, InsertionPoint>>> {
        match given {
            None => Ok(current::insertion_point(py)),
            Some(given) => match given.extract::<bool>() {
                Ok(false) => Ok(None),
                _ => expect_point(given).cloned().map(Some),
            },
        }
    }
}

impl InsertionPoint {
    /// The context.
    pub(crate) fn context<'py>(&self, py: Python<'py>) -> &Bound<'py, ContextObject> {
        self.block.owner.context(py)
    }

    /// The owner of the tree that the point is in.
    pub(crate) fn owner(&self) -> &Arc<Owner> {
        &self.block.owner
    }

    /// The block, and the operation after the point. At the end of a block with a terminator nothing can be inserted.
    pub(crate) fn place(&self, guard: &Guard) -> PyResult<(Block, Option<Op>)> {
        let block: Block = get(guard, self.block.word)?;
        if let Some(before) = &self.before {
            let before: Op = get(guard, before.word)?;
            return match guard.ir().parent_block(before) {
                Some(block) => Ok((block, Some(before))),
                None => Err(PyValueError::new_err("the operation of the insertion point is in no block")),
            };
        }
        let last = guard.ir().last_op(block);
        if last.is_some_and(|last| is_terminator(guard, last)) {
            Err(PyIndexError::new_err(AFTER_TERMINATOR))
        } else {
            Ok((block, None))
        }
    }

    /// Before an operation of a block, or at its end.
    pub(crate) fn new(block: IrRef, before: Option<IrRef>) -> Self {
        InsertionPoint { block, before }
    }

    fn before_op(op: &OperationBase) -> PyResult<Self> {
        let handle = op.handle()?;
        let (guard, found) = op.enter()?;
        let block = guard.ir().parent_block(found);
        let block = block.ok_or_else(|| PyValueError::new_err("Detached operations have no parent"))?;
        Ok(InsertionPoint { block: handle.sibling(guard.word(block)), before: Some(handle.clone()) })
    }

    /// Before an operation of a block; at its end without one.
    fn find_in_block(
        block: &BlockObject,
        find: impl FnOnce(&Guard, Block) -> PyResult<Option<Op>>,
    ) -> PyResult<Self> {
        let handle = block.handle();
        let (guard, found) = handle.enter::<Block>()?;
        let before = find(&guard, found)?.map(|op| handle.sibling(guard.word(op)));
        Ok(InsertionPoint { block: handle.clone(), before })
    }
}

fn is_terminator(guard: &Guard, op: Op) -> bool {
    guard.ir().name(op).has(guard.context(), Traits::TERMINATOR)
}

#[pymethods]
impl InsertionPoint {
    /// At the end of a block, or before an operation.
    #[new]
    #[pyo3(signature = (block = None, *, beforeOperation = None))]
    #[allow(non_snake_case, reason = "the name is upstream's")]
    fn py_new(
        block: Option<&Bound<'_, PyAny>>,
        beforeOperation: Option<&Bound<'_, OperationBase>>,
    ) -> PyResult<Self> {
        if let Some(op) = beforeOperation {
            return Self::before_op(op.get());
        }
        let given = block.ok_or_else(|| PyTypeError::new_err("expected a Block or an operation"))?;
        if let Ok(block) = given.cast::<BlockObject>() {
            return Self::find_in_block(block.get(), |_, _| Ok(None));
        }
        match given.cast::<OperationBase>() {
            Ok(op) => Self::before_op(op.get()),
            Err(_) => Err(PyTypeError::new_err("expected a Block or an operation")),
        }
    }

    /// Does nothing: `__new__` has initialized the object.
    #[pyo3(signature = (*_arguments, **_keywords))]
    fn __init__(
        &self,
        _arguments: &pyo3::Bound<'_, pyo3::types::PyTuple>,
        _keywords: Option<&pyo3::Bound<'_, pyo3::types::PyDict>>,
    ) {
    }

    /// At the beginning of a block.
    #[staticmethod]
    #[pyo3(name = "at_block_begin")]
    fn create_at_block_begin(block: &BlockObject) -> PyResult<Self> {
        Self::find_in_block(block, |guard, block| Ok(guard.ir().first_op(block)))
    }

    /// Before the terminator of a block.
    #[staticmethod]
    #[pyo3(name = "at_block_terminator")]
    fn create_at_block_terminator(block: &BlockObject) -> PyResult<Self> {
        Self::find_in_block(block, |guard, block| {
            let last = guard.ir().last_op(block).filter(|&last| is_terminator(guard, last));
            last.map(Some).ok_or_else(|| PyValueError::new_err("Block has no terminator"))
        })
    }

    /// After an operation.
    #[staticmethod]
    #[pyo3(name = "after")]
    fn after_op(operation: &OperationBase) -> PyResult<Self> {
        let point = Self::before_op(operation)?;
        let next = {
            let (guard, op) = operation.enter()?;
            guard.ir().next(op).map(|next| guard.word(next))
        };
        Ok(InsertionPoint { before: next.map(|word| point.block.sibling(word)), ..point })
    }

    fn __enter__<'py>(slf: &Bound<'py, Self>) -> Bound<'py, Self> {
        frames::enter_insertion_point(slf.as_any(), slf.get().context(slf.py()).as_any());
        slf.clone()
    }

    fn __exit__(
        slf: &Bound<'_, Self>,
        exc_type: &Bound<'_, PyAny>,
        exc_value: &Bound<'_, PyAny>,
        traceback: &Bound<'_, PyAny>,
    ) -> PyResult<()> {
        let _ = (exc_type, exc_value, traceback);
        frames::exit(slf.as_any(), "InsertionPoint")
    }

    /// Inserts an operation that is in no block.
    fn insert(&self, operation: &OperationBase) -> PyResult<()> {
        let word = operation.handle()?.word;
        {
            let (mut guard, op) = operation.enter()?;
            if guard.ir().parent_block(op).is_some() {
                return Err(PyValueError::new_err("Attempt to insert operation that is already attached"));
            }
            let (block, before) = self.place(&guard)?;
            if guard.ir().parent_op(block).is_some_and(|parent| guard.ir().is_ancestor(op, parent)) {
                return Err(PyValueError::new_err("an operation cannot be inserted into itself"));
            }
            crate::objects::create::check_detached(&guard, op, word)?;
            guard.ir_mut().insert(op, block, before);
        }
        operation.handle()?.owner.inserted_into(&self.block.owner);
        Ok(())
    }

    #[getter]
    fn block<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, BlockObject>> {
        BlockObject::create(py, self.block.clone())
    }

    /// The operation after the point.
    #[getter]
    fn ref_operation<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, OperationObject>>> {
        self.before.as_ref().map(|op| wrap_operation(py, op.clone())).transpose()
    }
}
