//! Regions, and the blocks in them.

use crate::objects::block::{BlockObject, BlockPosition, create_block};
use crate::objects::context::ContextObject;
use crate::objects::operation::wrap_view;
use crate::objects::owner::IrRef;
use ir_core::ir::{Block, Region};
use ir_objects::Word;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::sync::{Mutex, PoisonError};

/// A region.
#[pyclass(frozen, weakref, module = "ods.ir", name = "Region")]
pub(crate) struct RegionObject {
    handle: IrRef,
}

impl RegionObject {
    pub(crate) fn create(py: Python<'_>, handle: IrRef) -> PyResult<Bound<'_, Self>> {
        Bound::new(py, RegionObject { handle })
    }

    /// The handle.
    pub(crate) fn handle(&self) -> &IrRef {
        &self.handle
    }
}

/// The words of the blocks of a region.
fn words(region: &IrRef) -> PyResult<Vec<Word>> {
    let (guard, region) = region.enter::<Region>()?;
    Ok(guard.ir().blocks(region).map(|block| guard.word(block)).collect())
}

#[pymethods]
impl RegionObject {
    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<RegionObject>().is_ok_and(|other| other.get().handle.word == self.handle.word)
    }

    fn __hash__(&self) -> u64 {
        self.handle.word.bits()
    }

    fn __iter__(&self) -> BlockIterator {
        BlockIterator::new(&self.handle)
    }

    #[getter]
    fn get_context(&self, py: Python<'_>) -> Py<ContextObject> {
        self.handle.owner.context(py).clone().unbind()
    }

    #[getter]
    fn blocks(&self) -> PyResult<BlockList> {
        drop(self.handle.enter::<Region>()?);
        Ok(BlockList { region: self.handle.clone() })
    }

    /// The operation around the region.
    #[getter]
    fn owner<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let word = {
            let (guard, region) = self.handle.enter::<Region>()?;
            guard.parent_op(region).map(|op| guard.word(op))
        };
        word.map(|word| wrap_view(py, self.handle.sibling(word))).transpose()
    }
}

/// The blocks of a region.
#[pyclass(frozen, module = "ods.ir")]
pub(crate) struct BlockList {
    region: IrRef,
}

#[pymethods]
impl BlockList {
    fn __len__(&self) -> PyResult<usize> {
        Ok(words(&self.region)?.len())
    }

    fn __getitem__<'py>(&self, py: Python<'py>, index: isize) -> PyResult<Bound<'py, BlockObject>> {
        let all = words(&self.region)?;
        let position =
            if index < 0 { all.len().checked_add_signed(index) } else { usize::try_from(index).ok() };
        match position.and_then(|position| all.get(position)) {
            Some(&word) => BlockObject::create(py, self.region.sibling(word)),
            None => Err(PyIndexError::new_err("attempt to access out of bounds block")),
        }
    }

    fn __iter__(&self) -> BlockIterator {
        BlockIterator::new(&self.region)
    }

    /// A new block at the end.
    #[pyo3(signature = (*args, arg_locs = None))]
    fn append<'py>(
        &self,
        py: Python<'py>,
        args: &Bound<'py, PyTuple>,
        arg_locs: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, BlockObject>> {
        BlockObject::create(py, create_block(&self.region, &BlockPosition::End, args, arg_locs)?)
    }
}

/// The next block of an iteration.
enum Next {
    First,
    Block(Word),
    End,
}

/// An iterator of blocks. It reads the next block before it returns one, because the caller may erase that.
#[pyclass(frozen, module = "ods.ir")]
pub(crate) struct BlockIterator {
    region: IrRef,
    next: Mutex<Next>,
}

impl BlockIterator {
    fn new(region: &IrRef) -> Self {
        BlockIterator { region: region.clone(), next: Mutex::new(Next::First) }
    }

    fn advance(&self) -> PyResult<Option<Word>> {
        let mut next = self.next.lock().unwrap_or_else(PoisonError::into_inner);
        let (guard, block) = match *next {
            Next::First => {
                let (guard, region) = self.region.enter::<Region>()?;
                let first = guard.ir().first_block(region);
                (guard, first)
            }
            Next::Block(word) => {
                let (guard, block) = self.region.sibling(word).enter::<Block>()?;
                (guard, Some(block))
            }
            Next::End => return Ok(None),
        };
        let following = block.and_then(|block| guard.ir().next_block(block));
        *next = following.map_or(Next::End, |block| Next::Block(guard.word(block)));
        Ok(block.map(|block| guard.word(block)))
    }
}

#[pymethods]
impl BlockIterator {
    fn __iter__<'py>(slf: &Bound<'py, Self>) -> Bound<'py, Self> {
        slf.clone()
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, BlockObject>>> {
        self.advance()?.map(|word| BlockObject::create(py, self.region.sibling(word))).transpose()
    }
}
