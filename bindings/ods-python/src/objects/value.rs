//! Values: results of operations and block arguments.

use crate::capsule;
use crate::objects::block::BlockObject;
use crate::objects::context::ContextObject;
use crate::objects::interned::{
    Interned, TypeObject, from_capsule, interned_location, pending_ir, wrap_type,
};
use crate::objects::location::LocationObject;
use crate::objects::operation::{OperationBase, wrap_view};
use crate::objects::owner::{IrRef, Owner, get, get_all};
use crate::objects::printing::{AsmStateObject, to_stderr, to_str};
use crate::objects::registry::{has_value_casters, value_caster};
use ir_capi::shared;
use ir_core::context::{Location, Type};
use ir_core::ir::{Block, Definition, Op, Use, Value};
use ir_objects::{Guard, Word};
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use std::sync::{Arc, OnceLock};

/// A value.
#[pyclass(subclass, frozen, generic, weakref, module = "ods.ir", name = "Value")]
pub(crate) struct ValueObject {
    /// Unset until `__init__`, which derived classes call with a value when they like.
    handle: OnceLock<IrRef>,
}

/// A result of an operation.
#[pyclass(extends = ValueObject, subclass, frozen, generic, module = "ods.ir", name = "OpResult")]
pub(crate) struct OpResultObject;

/// A block argument.
#[pyclass(extends = ValueObject, subclass, frozen, generic, module = "ods.ir", name = "BlockArgument")]
pub(crate) struct BlockArgumentObject;

/// The entries that the object of a value depends on.
#[derive(Clone, Copy)]
pub(crate) struct Described {
    word: Word,
    ty: Word,
    is_result: bool,
}

impl Described {
    /// The word of the value's type.
    pub(crate) fn type_word(self) -> Word {
        self.ty
    }
}

/// Reads what the object of a value depends on.
#[inline]
pub(crate) fn describe(guard: &Guard, value: Value) -> Described {
    Described {
        word: guard.word(value),
        ty: guard.word(guard.ir().value_type(value)),
        is_result: matches!(guard.ir().definition(value), Definition::Result(..)),
    }
}

/// The object of a value, as the registered conversion has it.
#[inline]
pub(crate) fn wrap_value<'py>(
    py: Python<'py>,
    owner: &Arc<Owner>,
    value: Described,
) -> PyResult<Bound<'py, PyAny>> {
    let handle = IrRef { owner: owner.clone(), word: value.word };
    let base = PyClassInitializer::from(ValueObject { handle: handle.into() });
    let object = if value.is_result {
        Bound::new(py, base.add_subclass(OpResultObject))?.into_any()
    } else {
        Bound::new(py, base.add_subclass(BlockArgumentObject))?.into_any()
    };
    if !has_value_casters() {
        return Ok(object);
    }
    let context = owner.context(py);
    let caster = value_caster(context, value.ty, || {
        let guard = context.get().lock()?;
        let ty = get::<Type>(&guard, value.ty)?;
        Ok(shared::type_id_of_type(&ty.kind(guard.context()).class_name()))
    })?;
    match caster {
        Some(caster) => caster.call1((object,)),
        None => Ok(object),
    }
}

impl ValueObject {
    /// The handle.
    #[inline]
    pub(crate) fn handle(&self) -> PyResult<&IrRef> {
        self.handle.get().ok_or_else(uninitialized)
    }

    /// Access to the context, and the value. No Python code may run until the guard is dropped.
    #[inline]
    pub(crate) fn enter(&self) -> PyResult<(Guard, Value)> {
        self.handle()?.enter()
    }

    /// The block and the index of a block argument.
    fn argument(&self) -> PyResult<(Guard, Value, Block, usize)> {
        let (guard, value) = self.enter()?;
        match guard.ir().definition(value) {
            Definition::Argument(block, index) => Ok((guard, value, block, index)),
            Definition::Result(..) => Err(PyValueError::new_err("the value is not a block argument")),
        }
    }

    fn replace_uses(&self, with: &ValueObject, exceptions: &[Word]) -> PyResult<()> {
        let (mut guard, of) = self.enter()?;
        let with = get::<Value>(&guard, with.handle()?.word)?;
        let exceptions = get_all::<Op>(&guard, exceptions)?;
        if exceptions.is_empty() && of != with {
            guard.ir_mut().replace_all_uses(of, with);
        } else if of != with || !exceptions.is_empty() {
            guard.ir_mut().replace_uses_if(of, with, |_, found| !exceptions.contains(&found.op));
        }
        Ok(())
    }
}

#[cold]
fn uninitialized() -> PyErr {
    PyRuntimeError::new_err("the value is not initialized: '__init__' of its base class was not called")
}

/// An object before `__init__`.
fn allocated() -> ValueObject {
    ValueObject { handle: pending_ir().map(OnceLock::from).unwrap_or_default() }
}

/// Makes an object a copy of a value, of the given kind if one is given.
fn initialize(
    object: &ValueObject,
    value: Option<&Bound<'_, ValueObject>>,
    expected: Option<bool>,
) -> PyResult<()> {
    if object.handle.get().is_some() {
        return Ok(());
    }
    let value = value.ok_or_else(|| PyTypeError::new_err("values are created by operations and blocks"))?;
    if let Some(is_result) = expected {
        let (guard, found) = value.get().enter()?;
        let found = describe(&guard, found);
        drop(guard);
        if found.is_result != is_result {
            let name = if is_result { "OpResult" } else { "BlockArgument" };
            let text = format!("Cannot cast value to {name} (from {})", value.repr()?);
            return Err(PyValueError::new_err(text));
        }
    }
    let handle = value.get().handle()?.clone();
    object.handle.get_or_init(|| handle);
    Ok(())
}

/// The operations that do not get a replacement: one, or a sequence.
fn exceptions(given: &Bound<'_, PyAny>) -> PyResult<Vec<Word>> {
    let word = |op: &Bound<'_, PyAny>| Ok(op.cast::<OperationBase>()?.get().handle()?.word);
    match given.cast::<OperationBase>() {
        Ok(_) => Ok(vec![word(given)?]),
        Err(_) => given.try_iter()?.map(|op| word(&op?)).collect(),
    }
}

#[pymethods]
impl ValueObject {
    #[new]
    #[pyo3(signature = (*_arguments, **_keywords))]
    fn new(_arguments: &Bound<'_, PyTuple>, _keywords: Option<&Bound<'_, PyDict>>) -> Self {
        allocated()
    }

    #[pyo3(signature = (value = None))]
    fn __init__(&self, value: Option<&Bound<'_, ValueObject>>) -> PyResult<()> {
        initialize(self, value, None)
    }

    #[staticmethod]
    fn _CAPICreate<'py>(capsule: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let (context, word) = from_capsule(capsule, "Value")?;
        let described = {
            let guard = context.get().lock()?;
            describe(&guard, get(&guard, word)?)
        };
        wrap_value(capsule.py(), &Owner::new(context.unbind(), None), described)
    }

    #[getter]
    fn _CAPIPtr(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        drop(self.enter()?);
        capsule::create(py, "Value", self.handle()?.word.bits())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let word = |value: &ValueObject| value.handle.get().map(|handle| handle.word);
        other.cast::<ValueObject>().is_ok_and(|other| word(other.get()) == word(self))
    }

    fn __hash__(&self) -> PyResult<u64> {
        Ok(self.handle()?.word.bits())
    }

    fn __str__(slf: &Bound<'_, Self>) -> PyResult<String> {
        let (guard, value) = slf.get().enter()?;
        let text = shared::value_text(&guard, value);
        let class = match guard.ir().definition(value) {
            Definition::Result(..) => "OpResult",
            Definition::Argument(..) => "BlockArgument",
        };
        drop(guard);
        // Classes of programs are derived from `Value`.
        let is_own = slf.is_instance_of::<OpResultObject>() || slf.is_instance_of::<BlockArgumentObject>();
        let text = String::from_utf8_lossy(&text).into_owned();
        Ok(format!("{}({text})", if is_own { class } else { "Value" }))
    }

    /// Writes the text to the standard error.
    fn dump(&self, py: Python<'_>) -> PyResult<()> {
        let text = {
            let (guard, value) = self.enter()?;
            shared::value_text(&guard, value)
        };
        to_stderr(&to_str(py, &text).to_string_lossy());
        Ok(())
    }

    #[getter]
    pub(crate) fn get_context(&self, py: Python<'_>) -> PyResult<Py<ContextObject>> {
        Ok(self.handle()?.owner.context(py).clone().unbind())
    }

    #[getter]
    #[inline]
    fn get_type<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let word = {
            let (guard, value) = self.enter()?;
            guard.word(guard.ir().value_type(value))
        };
        wrap_type(self.handle()?.owner.context(py), word)
    }

    fn set_type(&self, r#type: &Bound<'_, TypeObject>) -> PyResult<()> {
        let (mut guard, value) = self.enter()?;
        let ty = get(&guard, r#type.get().word())?;
        guard.ir_mut().set_value_type(value, ty);
        Ok(())
    }

    #[getter]
    fn location<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, LocationObject>> {
        let word = {
            let (guard, value) = self.enter()?;
            interned_location(&guard, guard.ir().value_location(value))
        };
        LocationObject::create(self.handle()?.owner.context(py), word)
    }

    /// The operation of a result, the block of a block argument.
    #[getter]
    fn owner<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let (word, is_result) = {
            let (guard, value) = self.enter()?;
            match guard.ir().definition(value) {
                Definition::Result(op, _) => (guard.word(op), true),
                Definition::Argument(block, _) => (guard.word(block), false),
            }
        };
        if is_result {
            wrap_view(py, self.handle()?.sibling(word))
        } else {
            BlockObject::create(py, self.handle()?.sibling(word)).map(Bound::into_any)
        }
    }

    /// The uses, newest first.
    #[getter]
    fn uses(&self) -> PyResult<OpOperandIterator> {
        let handle = self.handle()?;
        let (guard, value) = self.enter()?;
        let uses: Vec<_> =
            guard.ir().uses(value).map(|found| OpOperand::new(&guard, handle, found)).collect();
        Ok(OpOperandIterator { uses: std::sync::Mutex::new(uses.into_iter()) })
    }

    /// The name in the text of the operation around it.
    #[pyo3(signature = (use_local_scope = None, use_name_loc_as_prefix = false, *, state = None))]
    fn get_name(
        &self,
        use_local_scope: Option<&Bound<'_, PyAny>>,
        use_name_loc_as_prefix: bool,
        state: Option<&Bound<'_, AsmStateObject>>,
    ) -> PyResult<String> {
        let given = use_local_scope.and_then(|given| given.cast::<AsmStateObject>().ok());
        match state.or(given) {
            Some(state) => state.get().value_name(self),
            None => {
                let local = use_local_scope.map_or(Ok(false), |given| given.extract())?;
                crate::objects::printing::value_name(self, local, use_name_loc_as_prefix)
            }
        }
    }

    fn replace_all_uses_with(&self, with_: &ValueObject) -> PyResult<()> {
        self.replace_uses(with_, &[])
    }

    /// Replaces all uses but those by some operations.
    fn replace_all_uses_except(&self, with_: &ValueObject, exceptions: &Bound<'_, PyAny>) -> PyResult<()> {
        self.replace_uses(with_, &self::exceptions(exceptions)?)
    }

    fn maybe_downcast<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let described = {
            let (guard, value) = self.enter()?;
            describe(&guard, value)
        };
        wrap_value(py, &self.handle()?.owner, described)
    }
}

#[pymethods]
impl OpResultObject {
    #[new]
    #[pyo3(signature = (*_arguments, **_keywords))]
    fn new(
        _arguments: &Bound<'_, PyTuple>,
        _keywords: Option<&Bound<'_, PyDict>>,
    ) -> PyClassInitializer<Self> {
        PyClassInitializer::from(allocated()).add_subclass(OpResultObject)
    }

    #[pyo3(signature = (value = None))]
    fn __init__(slf: &Bound<'_, Self>, value: Option<&Bound<'_, ValueObject>>) -> PyResult<()> {
        initialize(slf.as_super().get(), value, Some(true))
    }

    #[getter]
    fn result_number(slf: &Bound<'_, Self>) -> PyResult<usize> {
        let (guard, value) = slf.as_super().get().enter()?;
        match guard.ir().definition(value) {
            Definition::Result(_, index) => Ok(index),
            Definition::Argument(..) => Err(PyValueError::new_err("the value is not a result")),
        }
    }
}

#[pymethods]
impl BlockArgumentObject {
    #[new]
    #[pyo3(signature = (*_arguments, **_keywords))]
    fn new(
        _arguments: &Bound<'_, PyTuple>,
        _keywords: Option<&Bound<'_, PyDict>>,
    ) -> PyClassInitializer<Self> {
        PyClassInitializer::from(allocated()).add_subclass(BlockArgumentObject)
    }

    #[pyo3(signature = (value = None))]
    fn __init__(slf: &Bound<'_, Self>, value: Option<&Bound<'_, ValueObject>>) -> PyResult<()> {
        initialize(slf.as_super().get(), value, Some(false))
    }

    #[getter]
    fn arg_number(slf: &Bound<'_, Self>) -> PyResult<usize> {
        Ok(slf.as_super().get().argument()?.3)
    }

    fn set_location(slf: &Bound<'_, Self>, loc: &Bound<'_, LocationObject>) -> PyResult<()> {
        let (mut guard, _, block, index) = slf.as_super().get().argument()?;
        let location: Location = get(&guard, loc.get().word())?;
        guard.ir_mut().set_argument_location(block, index, location);
        Ok(())
    }
}

/// A use of a value.
#[pyclass(frozen, skip_from_py_object, module = "ods.ir")]
#[derive(Clone)]
pub(crate) struct OpOperand {
    op: IrRef,
    index: usize,
}

impl OpOperand {
    fn new(guard: &Guard, handle: &IrRef, found: Use) -> Self {
        OpOperand { op: handle.sibling(guard.word(found.op)), index: found.index }
    }
}

#[pymethods]
impl OpOperand {
    #[getter]
    fn owner<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        wrap_view(py, self.op.clone())
    }

    #[getter]
    fn operand_number(&self) -> usize {
        self.index
    }
}

/// The uses of a value.
#[pyclass(frozen, module = "ods.ir")]
pub(crate) struct OpOperandIterator {
    uses: std::sync::Mutex<std::vec::IntoIter<OpOperand>>,
}

#[pymethods]
impl OpOperandIterator {
    fn __iter__<'py>(slf: &Bound<'py, Self>) -> Bound<'py, Self> {
        slf.clone()
    }

    fn __next__(&self) -> Option<OpOperand> {
        self.uses.lock().unwrap_or_else(std::sync::PoisonError::into_inner).next()
    }
}
