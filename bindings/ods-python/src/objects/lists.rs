//! Sequences of the parts of operations and blocks, and slices of them. A sequence refers to its operation or block: it is as the
//! operation is when it is used.

use crate::objects::block::BlockObject;
use crate::objects::create::operand_word;
use crate::objects::interned::wrap_types;
use crate::objects::operation::wrap_view;
use crate::objects::owner::{IrRef, get};
use crate::objects::region::RegionObject;
use crate::objects::value::{Described, describe, wrap_value};
use ir_core::ir::{Block, Op, Region, Value};
use ir_objects::{Entity, Guard, Word};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyList, PySlice, PyTuple};

/// A kind of sequence.
pub(crate) trait Elements {
    /// The entity with the elements.
    type Of: Entity;
    /// An element before it becomes an object.
    type Element;

    /// Number of elements.
    fn count(guard: &Guard, of: Self::Of) -> usize;

    /// The element at an index below their number.
    fn element(guard: &Guard, of: Self::Of, index: usize) -> Self::Element;

    /// The object of an element.
    fn wrap<'py>(py: Python<'py>, of: &IrRef, element: Self::Element) -> PyResult<Bound<'py, PyAny>>;
}

/// The range of a sequence that a slice shows.
#[derive(Clone, Copy)]
struct Range {
    start: usize,
    step: isize,
    count: usize,
}

/// A sequence, or a slice of it.
pub(crate) struct Sequence {
    of: IrRef,
    /// `None` for all elements.
    range: Option<Range>,
}

impl Sequence {
    fn count<E: Elements>(&self) -> PyResult<usize> {
        match self.range {
            Some(range) => Ok(range.count),
            None => {
                let (guard, of) = self.of.enter::<E::Of>()?;
                Ok(E::count(&guard, of))
            }
        }
    }

    /// The index in the whole sequence of the element at an index here.
    fn index(&self, index: isize) -> usize {
        match self.range {
            Some(range) => (range.start as isize + index * range.step) as usize,
            None => index as usize,
        }
    }

    /// The index in the whole sequence of an element at an index from the beginning or the end.
    fn checked_index(&self, index: isize, count: usize) -> PyResult<usize> {
        let place = if index < 0 { index + count as isize } else { index };
        if (0..count as isize).contains(&place) {
            Ok(self.index(place))
        } else {
            Err(PyIndexError::new_err("index out of range"))
        }
    }

    fn get<E: Elements>(&self, index: isize) -> PyResult<E::Element> {
        let (guard, of) = self.of.enter::<E::Of>()?;
        let all = E::count(&guard, of);
        let place = self.checked_index(index, self.range.map_or(all, |range| range.count))?;
        if place < all {
            Ok(E::element(&guard, of, place))
        } else {
            Err(PyIndexError::new_err("index out of range"))
        }
    }

    fn all<E: Elements>(&self) -> PyResult<Vec<E::Element>> {
        let (guard, of) = self.of.enter::<E::Of>()?;
        let all = E::count(&guard, of);
        let count = self.range.map_or(all, |range| range.count);
        let places = (0..count as isize).map(|index| self.index(index)).filter(|&place| place < all);
        Ok(places.map(|place| E::element(&guard, of, place)).collect())
    }

    fn objects<'py, E: Elements>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyAny>>> {
        self.all::<E>()?.into_iter().map(|element| E::wrap(py, &self.of, element)).collect()
    }

    fn slice<E: Elements>(&self, slice: &Bound<'_, PySlice>) -> PyResult<Self> {
        let indices = slice.indices(self.count::<E>()? as isize)?;
        let start = if indices.slicelength == 0 { 0 } else { self.index(indices.start) };
        let step = indices.step * self.range.map_or(1, |range| range.step);
        Ok(Sequence { of: self.of.clone(), range: Some(Range { start, step, count: indices.slicelength }) })
    }
}

/// Defines a class of sequences with the elements of a kind, and further methods in braces.
macro_rules! sequence_class {
    ($(#[$doc:meta])* $class:ident $elements:ty { $($methods:tt)* }) => {
        $(#[$doc])*
        #[pyclass(frozen, sequence, generic, module = "ods.ir")]
        pub(crate) struct $class(Sequence);

        impl $class {
            /// All elements of an operation or block.
            pub(crate) fn all<'py>(py: Python<'py>, of: &IrRef) -> PyResult<Bound<'py, Self>> {
                Bound::new(py, $class(Sequence { of: of.clone(), range: None }))
            }
        }

        #[pymethods]
        impl $class {
            fn __len__(&self) -> PyResult<usize> {
                self.0.count::<$elements>()
            }

            fn __getitem__<'py>(&self, py: Python<'py>, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                if let Ok(slice) = index.cast::<PySlice>() {
                    return Ok(Bound::new(py, $class(self.0.slice::<$elements>(slice)?))?.into_any());
                }
                let element = self.0.get::<$elements>(index.extract()?)?;
                <$elements>::wrap(py, &self.0.of, element)
            }

            fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                let objects = PyTuple::new(py, self.0.objects::<$elements>(py)?)?;
                Ok(objects.try_iter()?.into_any())
            }

            /// A list of the elements of both.
            fn __add__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyList>> {
                let mut objects = self.0.objects::<$elements>(py)?;
                objects.extend(other.try_iter()?.collect::<PyResult<Vec<_>>>()?);
                PyList::new(py, objects)
            }

            /// A list of the elements of both.
            fn __radd__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyList>> {
                let mut objects = other.try_iter()?.collect::<PyResult<Vec<_>>>()?;
                objects.extend(self.0.objects::<$elements>(py)?);
                PyList::new(py, objects)
            }

            fn __contains__(&self, py: Python<'_>, element: &Bound<'_, PyAny>) -> PyResult<bool> {
                for object in self.0.objects::<$elements>(py)? {
                    if object.eq(element)? {
                        return Ok(true);
                    }
                }
                Ok(false)
            }

            /// The index of an element, from `start` to before `stop`.
            #[pyo3(signature = (value, start = 0, stop = isize::MAX, /))]
            fn index(
                &self,
                py: Python<'_>,
                value: &Bound<'_, PyAny>,
                start: isize,
                stop: isize,
            ) -> PyResult<usize> {
                let objects = self.0.objects::<$elements>(py)?;
                for index in places(start, stop, objects.len()) {
                    if objects[index].eq(value)? {
                        return Ok(index);
                    }
                }
                Err(pyo3::exceptions::PyValueError::new_err("the element is not in the sequence"))
            }

            /// Number of elements that are equal to a value.
            #[pyo3(signature = (value, /))]
            fn count(&self, py: Python<'_>, value: &Bound<'_, PyAny>) -> PyResult<usize> {
                let mut found = 0;
                for object in self.0.objects::<$elements>(py)? {
                    found += usize::from(object.eq(value)?);
                }
                Ok(found)
            }

            $($methods)*
        }
    };
}

/// The indices from `start` to before `stop`, which count from the end if they are negative.
fn places(start: isize, stop: isize, count: usize) -> std::ops::Range<usize> {
    let place = |index: isize| {
        if index < 0 { count.saturating_sub(index.unsigned_abs()) } else { count.min(index.unsigned_abs()) }
    };
    place(start)..place(stop)
}

/// Implements [`Elements`] for values, blocks or regions.
macro_rules! elements {
    ($($name:ident $of:ty, $element:ty, $count:expr, $at:expr, $wrap:expr;)*) => {$(
        /// A kind of sequence.
        pub(crate) struct $name;

        impl Elements for $name {
            type Of = $of;
            type Element = $element;

            fn count(guard: &Guard, of: $of) -> usize {
                let count: fn(&Guard, $of) -> usize = $count;
                count(guard, of)
            }

            fn element(guard: &Guard, of: $of, index: usize) -> $element {
                let at: fn(&Guard, $of, usize) -> $element = $at;
                at(guard, of, index)
            }

            fn wrap<'py>(py: Python<'py>, of: &IrRef, element: $element) -> PyResult<Bound<'py, PyAny>> {
                let wrap: fn(Python<'py>, &IrRef, $element) -> PyResult<Bound<'py, PyAny>> = $wrap;
                wrap(py, of, element)
            }
        }
    )*};
}

fn value<'py>(py: Python<'py>, of: &IrRef, element: Described) -> PyResult<Bound<'py, PyAny>> {
    wrap_value(py, &of.owner, element)
}

fn block<'py>(py: Python<'py>, of: &IrRef, element: Word) -> PyResult<Bound<'py, PyAny>> {
    BlockObject::create(py, of.sibling(element)).map(Bound::into_any)
}

/// The successors of a block, which are those of its last operation.
fn block_successors(guard: &Guard, block: Block) -> Vec<Block> {
    guard.ir().last_op(block).map(|last| guard.ir().successors(last).collect()).unwrap_or_default()
}

elements! {
    Operands Op, Described, |guard, op| guard.ir().num_operands(op),
        |guard, op, index| describe(guard, guard.ir().operand(op, index)), value;
    Results Op, Described, |guard, op| guard.ir().num_results(op),
        |guard, op, index| describe(guard, guard.ir().result(op, index)), value;
    Arguments Block, Described, |guard, block| guard.ir().num_arguments(block),
        |guard, block, index| describe(guard, guard.ir().argument(block, index)), value;
    Successors Op, Word, |guard, op| guard.ir().num_successors(op),
        |guard, op, index| guard.word(guard.ir().successor(op, index)), block;
    OfBlock Block, Word, |guard, block| block_successors(guard, block).len(),
        |guard, block, index| guard.word(block_successors(guard, block)[index]), block;
    Predecessors Block, Word, |guard, block| guard.ir().predecessors(block).count(),
        |guard, block, index| {
            let found = guard.ir().predecessors(block).nth(index);
            guard.word(found.unwrap_or(block))
        }, block;
    Regions Op, Word, |guard, op| guard.ir().num_regions(op),
        |guard, op, index| guard.word::<Region>(guard.ir().region(op, index)),
        |py, of, word| RegionObject::create(py, of.sibling(word)).map(Bound::into_any);
}

/// The types of values.
fn types<'py, E: Elements<Element = Described>>(
    py: Python<'py>,
    sequence: &Sequence,
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let words: Vec<Word> = sequence.all::<E>()?.into_iter().map(Described::type_word).collect();
    wrap_types(sequence.of.owner.context(py), &words)
}

sequence_class! {
    /// The operands of an operation.
    OpOperandList Operands {
        fn __setitem__(&self, index: isize, value: &Bound<'_, PyAny>) -> PyResult<()> {
            let word = operand_word(value)?;
            let (mut guard, op) = self.0.of.enter::<Op>()?;
            let all = guard.ir().num_operands(op);
            let place = self.0.checked_index(index, self.0.range.map_or(all, |range| range.count))?;
            let value: Value = get(&guard, word)?;
            guard.ir_mut().set_operand(op, place, value);
            Ok(())
        }

        /// The types of the operands.
        #[getter]
        fn types<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyAny>>> {
            types::<Operands>(py, &self.0)
        }
    }
}

sequence_class! {
    /// The results of an operation.
    OpResultList Results {
        #[getter]
        fn owner<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
            wrap_view(py, self.0.of.clone())
        }

        /// The types of the results.
        #[getter]
        fn types<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyAny>>> {
            types::<Results>(py, &self.0)
        }
    }
}

sequence_class! {
    /// The arguments of a block.
    BlockArgumentList Arguments {
        /// The types of the arguments.
        #[getter]
        fn types<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyAny>>> {
            types::<Arguments>(py, &self.0)
        }
    }
}

sequence_class! {
    /// The successors of an operation.
    OpSuccessors Successors {
        fn __setitem__(&self, index: isize, block: &Bound<'_, BlockObject>) -> PyResult<()> {
            let word = block.get().handle().word;
            let (mut guard, op) = self.0.of.enter::<Op>()?;
            let all = guard.ir().num_successors(op);
            let place = self.0.checked_index(index, self.0.range.map_or(all, |range| range.count))?;
            let block: Block = get(&guard, word)?;
            guard.ir_mut().set_successor(op, place, block);
            Ok(())
        }
    }
}

sequence_class! {
    /// The successors of a block.
    BlockSuccessors OfBlock {}
}

sequence_class! {
    /// The predecessors of a block.
    BlockPredecessors Predecessors {}
}

sequence_class! {
    /// The regions of an operation.
    RegionSequence Regions {}
}
