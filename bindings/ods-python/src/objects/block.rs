//! Blocks, and the operations in them.

use crate::capsule;
use crate::objects::context::ContextObject;
use crate::objects::create::{check_detached, type_words};
use crate::objects::interned::{Interned, TypeObject};
use crate::objects::lists::{BlockArgumentList, BlockPredecessors, BlockSuccessors};
use crate::objects::location::LocationObject;
use crate::objects::operation::{OperationBase, wrap_named_view, wrap_view};
use crate::objects::owner::{IrRef, get, get_all};
use crate::objects::printing::to_str;
use crate::objects::region::RegionObject;
use crate::objects::value::{describe, wrap_value};
use ir_capi::shared;
use ir_core::context::{Location, Type};
use ir_core::ir::{Block, Op, Region};
use ir_objects::{Guard, Misuse, Word};
use pyo3::exceptions::{PyIndexError, PyStopIteration, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};
use std::sync::{Mutex, PoisonError};

/// A block.
#[pyclass(frozen, weakref, module = "ods.ir", name = "Block")]
pub(crate) struct BlockObject {
    handle: IrRef,
}

/// The position of a new block.
pub(crate) enum BlockPosition {
    Start,
    End,
    Before(Word),
    After(Word),
}

/// Creates a block with arguments in a region.
pub(crate) fn create_block(
    region: &IrRef,
    position: &BlockPosition,
    arg_types: &Bound<'_, PyAny>,
    arg_locs: Option<&Bound<'_, PyAny>>,
) -> PyResult<IrRef> {
    let types = type_words(Some(&flatten(arg_types)?))?;
    let locations = argument_locations(arg_types.py(), arg_locs, types.len())?;
    let (mut guard, found) = region.enter::<Region>()?;
    let types = get_all::<Type>(&guard, &types)?;
    let locations = get_all::<Location>(&guard, &locations)?;
    let before = match *position {
        BlockPosition::Start => guard.ir().first_block(found),
        BlockPosition::End => None,
        BlockPosition::Before(word) => Some(get::<Block>(&guard, word)?),
        BlockPosition::After(word) => guard.ir().next_block(get::<Block>(&guard, word)?),
    };
    let ir = guard.ir_mut();
    let block = ir.create_block();
    for (ty, location) in types.into_iter().zip(locations) {
        ir.add_argument(block, ty, location);
    }
    ir.insert_block(block, found, before);
    Ok(region.sibling(guard.word(block)))
}

/// The types of a list that may be the only element of `*args`.
fn flatten<'py>(types: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    match types.cast::<PyTuple>() {
        Ok(tuple) if tuple.len() == 1 && tuple.get_item(0)?.cast::<TypeObject>().is_err() => {
            tuple.get_item(0)
        }
        _ => Ok(types.clone()),
    }
}

/// The locations of new block arguments: those given, or the current one for each.
fn argument_locations(py: Python<'_>, given: Option<&Bound<'_, PyAny>>, count: usize) -> PyResult<Vec<Word>> {
    match given {
        Some(given) => {
            let word =
                |location: PyResult<Bound<'_, PyAny>>| Ok(location?.cast::<LocationObject>()?.get().word());
            let words = given.try_iter()?.map(word).collect::<PyResult<Vec<_>>>()?;
            if words.len() != count {
                let text = format!("Expected {count} locations, got: {}", words.len());
                return Err(PyValueError::new_err(text));
            }
            Ok(words)
        }
        None if count == 0 => Ok(Vec::new()),
        None => {
            let location = crate::objects::current::resolve_location(py, None)?;
            Ok(vec![location.get().word(); count])
        }
    }
}

impl BlockObject {
    pub(crate) fn create(py: Python<'_>, handle: IrRef) -> PyResult<Bound<'_, Self>> {
        Bound::new(py, BlockObject { handle })
    }

    /// The handle.
    pub(crate) fn handle(&self) -> &IrRef {
        &self.handle
    }

    fn enter(&self) -> PyResult<(Guard, Block)> {
        self.handle.enter()
    }

    /// The region of the block.
    fn parent(&self) -> PyResult<IrRef> {
        let (guard, block) = self.enter()?;
        let region = guard.ir().parent_region(block);
        let region = region.ok_or_else(|| PyValueError::new_err("the block is in no region"))?;
        Ok(self.handle.sibling(guard.word(region)))
    }
}

#[pymethods]
impl BlockObject {
    #[getter]
    fn _CAPIPtr(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        drop(self.enter()?);
        capsule::create(py, "Block", self.handle.word.bits())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<BlockObject>().is_ok_and(|other| other.get().handle.word == self.handle.word)
    }

    fn __hash__(&self) -> u64 {
        self.handle.word.bits()
    }

    fn __str__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyString>> {
        let text = {
            let (guard, block) = self.enter()?;
            shared::block_text(&guard, block)
        };
        Ok(to_str(py, &text))
    }

    fn __iter__(&self) -> OperationIterator {
        OperationIterator::new(&self.handle)
    }

    #[getter]
    fn get_context(&self, py: Python<'_>) -> Py<ContextObject> {
        self.handle.owner.context(py).clone().unbind()
    }

    /// The operation around the block.
    #[getter]
    fn owner<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let word = {
            let (guard, block) = self.enter()?;
            guard.parent_op(block).map(|op| guard.word(op))
        };
        word.map(|word| wrap_view(py, self.handle.sibling(word))).transpose()
    }

    #[getter]
    fn region<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, RegionObject>> {
        RegionObject::create(py, self.parent()?)
    }

    #[getter]
    fn arguments<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, BlockArgumentList>> {
        drop(self.enter()?);
        BlockArgumentList::all(py, &self.handle)
    }

    #[getter]
    fn operations(&self) -> PyResult<OperationList> {
        drop(self.enter()?);
        Ok(OperationList { block: self.handle.clone() })
    }

    #[getter]
    fn successors<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, BlockSuccessors>> {
        BlockSuccessors::all(py, &self.handle)
    }

    #[getter]
    fn predecessors<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, BlockPredecessors>> {
        BlockPredecessors::all(py, &self.handle)
    }

    fn add_argument<'py>(
        &self,
        py: Python<'py>,
        r#type: &Bound<'py, TypeObject>,
        loc: &Bound<'py, LocationObject>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let added = {
            let (mut guard, block) = self.enter()?;
            let ty: Type = get(&guard, r#type.get().word())?;
            let location: Location = get(&guard, loc.get().word())?;
            let value = guard.ir_mut().add_argument(block, ty, location);
            describe(&guard, value)
        };
        wrap_value(py, &self.handle.owner, added)
    }

    fn erase_argument(&self, index: usize) -> PyResult<()> {
        let (mut guard, block) = self.enter()?;
        if index >= guard.ir().num_arguments(block) {
            return Err(PyIndexError::new_err("attempt to access out of bounds argument"));
        }
        let argument = guard.ir().argument(block, index);
        if !guard.ir().is_unused(argument) {
            return Err(crate::objects::error::misuse(guard.word(argument), Misuse::Used));
        }
        guard.ir_mut().erase_argument(block, index);
        Ok(())
    }

    /// Moves an operation to the end.
    fn append(&self, operation: &OperationBase) -> PyResult<()> {
        let word = operation.handle()?.word;
        {
            let (mut guard, block) = self.enter()?;
            let op: Op = get(&guard, word)?;
            if guard.ir().parent_op(block).is_some_and(|parent| guard.ir().is_ancestor(op, parent)) {
                return Err(PyValueError::new_err("an operation cannot be moved into itself"));
            }
            let ir = guard.ir_mut();
            if ir.parent_block(op).is_some() {
                ir.remove(op);
            }
            check_detached(&guard, op, word)?;
            guard.ir_mut().insert(op, block, None);
        }
        operation.handle()?.owner.inserted_into(&self.handle.owner);
        Ok(())
    }

    /// Moves the block to the end of a region.
    fn append_to(&self, region: &RegionObject) -> PyResult<()> {
        {
            let (mut guard, block) = self.enter()?;
            let region: Region = get(&guard, region.handle().word)?;
            let around = guard.parent_op(region);
            let inside = |op: Op| guard.ir().ancestor_in_block(block, op).is_some();
            if around.is_some_and(inside) {
                return Err(PyValueError::new_err("a block cannot be moved into itself"));
            }
            let ir = guard.ir_mut();
            if ir.parent_region(block).is_some() {
                ir.remove_block(block);
            }
            ir.insert_block(block, region, None);
        }
        self.handle.owner.inserted_into(&region.handle().owner);
        Ok(())
    }

    /// A new block at the beginning of a region.
    #[staticmethod]
    #[pyo3(signature = (parent, arg_types = None, arg_locs = None))]
    fn create_at_start<'py>(
        py: Python<'py>,
        parent: &RegionObject,
        arg_types: Option<&Bound<'py, PyAny>>,
        arg_locs: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, BlockObject>> {
        let none = PyTuple::empty(py).into_any();
        let block =
            create_block(parent.handle(), &BlockPosition::Start, arg_types.unwrap_or(&none), arg_locs)?;
        BlockObject::create(py, block)
    }

    /// A new block before this one.
    #[pyo3(signature = (*arg_types, arg_locs = None))]
    fn create_before<'py>(
        &self,
        py: Python<'py>,
        arg_types: &Bound<'py, PyTuple>,
        arg_locs: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, BlockObject>> {
        let position = BlockPosition::Before(self.handle.word);
        BlockObject::create(py, create_block(&self.parent()?, &position, arg_types, arg_locs)?)
    }

    /// A new block after this one.
    #[pyo3(signature = (*arg_types, arg_locs = None))]
    fn create_after<'py>(
        &self,
        py: Python<'py>,
        arg_types: &Bound<'py, PyTuple>,
        arg_locs: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, BlockObject>> {
        let position = BlockPosition::After(self.handle.word);
        BlockObject::create(py, create_block(&self.parent()?, &position, arg_types, arg_locs)?)
    }
}

/// The operations of a block.
#[pyclass(frozen, module = "ods.ir")]
pub(crate) struct OperationList {
    block: IrRef,
}

#[pymethods]
impl OperationList {
    fn __len__(&self) -> PyResult<usize> {
        let (guard, block) = self.block.enter::<Block>()?;
        Ok(guard.ir().ops(block).count())
    }

    fn __getitem__<'py>(&self, py: Python<'py>, index: isize) -> PyResult<Bound<'py, PyAny>> {
        let word = {
            let (guard, block) = self.block.enter::<Block>()?;
            let mut ops = guard.ir().ops(block);
            let found = match usize::try_from(index) {
                Ok(index) => ops.nth(index),
                Err(_) => {
                    let all: Vec<Op> = ops.collect();
                    all.len().checked_add_signed(index).and_then(|position| all.get(position).copied())
                }
            };
            found.map(|op| guard.word(op))
        };
        let word = word.ok_or_else(|| PyIndexError::new_err("attempt to access out of bounds operation"))?;
        wrap_view(py, self.block.sibling(word))
    }

    fn __iter__(&self) -> OperationIterator {
        OperationIterator::new(&self.block)
    }
}

/// The next operation of an iteration.
enum Next {
    First,
    Op(Word),
    End,
}

/// An iterator of operations. It reads the next operation before it returns one, because the caller may erase that.
#[pyclass(frozen, module = "ods.ir")]
pub(crate) struct OperationIterator {
    block: IrRef,
    next: Mutex<Next>,
}

impl OperationIterator {
    fn new(block: &IrRef) -> Self {
        OperationIterator { block: block.clone(), next: Mutex::new(Next::First) }
    }

    /// The operation that is given out, and its name.
    fn advance(&self) -> PyResult<Option<(Word, Word)>> {
        let mut next = self.next.lock().unwrap_or_else(PoisonError::into_inner);
        let (guard, op) = match *next {
            Next::First => {
                let (guard, block) = self.block.enter::<Block>()?;
                let first = guard.ir().first_op(block);
                (guard, first)
            }
            Next::Op(word) => {
                let (guard, op) = self.block.sibling(word).enter::<Op>()?;
                (guard, Some(op))
            }
            Next::End => return Ok(None),
        };
        let words = |op: Op| (guard.word(op), guard.word(guard.ir().name(op).ident(guard.context())));
        let following = op.and_then(|op| guard.ir().next(op));
        *next = following.map_or(Next::End, |op| Next::Op(guard.word(op)));
        Ok(op.map(words))
    }
}

#[pymethods]
impl OperationIterator {
    fn __iter__<'py>(slf: &Bound<'py, Self>) -> Bound<'py, Self> {
        slf.clone()
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        match self.advance()? {
            Some((op, name)) => wrap_named_view(py, self.block.sibling(op), name),
            None => Err(PyStopIteration::new_err(())),
        }
    }
}
