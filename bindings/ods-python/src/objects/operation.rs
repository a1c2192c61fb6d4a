//! Operations: the class `_OperationBase` of all objects of operations, and `Operation`.

use crate::capsule;
use crate::objects::attribute_map::AttributeMap;
use crate::objects::block::BlockObject;
use crate::objects::context::ContextObject;
use crate::objects::create;
use crate::objects::current::{resolve_context, resolve_location};
use crate::objects::diagnostics::failed;
use crate::objects::insertion_point::{InsertionPoint, Point};
use crate::objects::interned::{Interned, from_capsule, interned_location, pending_ir};
use crate::objects::lists::{OpOperandList, OpResultList, OpSuccessors, RegionSequence};
use crate::objects::location::LocationObject;
use crate::objects::opview::OpViewObject;
use crate::objects::owner::{IrRef, Owner, get};
use crate::objects::printing::{op_text, to_stderr, to_str};
use crate::objects::registry;
use crate::objects::value::{ValueObject, wrap_value};
use crate::objects::verifiers;
use ir_capi::shared;
use ir_core::context::Location;
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Mapping, Op, Value};
use ir_core::text::{PrintOptions, parse_module};
use ir_objects::Guard;
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};
use std::sync::OnceLock;

/// The base class of operations and their views.
#[pyclass(subclass, frozen, weakref, module = "ods.ir", name = "_OperationBase")]
pub(crate) struct OperationBase {
    /// The handle; a view has none before `__init__` creates its operation.
    handle: OnceLock<IrRef>,
}

const DETACHED: &str = "Detached operations have no parent";

impl OperationBase {
    /// With a handle if Rust creates the object.
    pub(crate) fn new() -> Self {
        let handle = OnceLock::new();
        if let Some(given) = pending_ir() {
            handle.get_or_init(|| given);
        }
        OperationBase { handle }
    }

    /// Sets the handle of a new view.
    pub(crate) fn initialize(&self, handle: IrRef) -> PyResult<()> {
        self.handle
            .set(handle)
            .map_err(|_| PyRuntimeError::new_err("the operation of the view is set already"))
    }

    /// The handle.
    #[inline]
    pub(crate) fn handle(&self) -> PyResult<&IrRef> {
        self.handle
            .get()
            .ok_or_else(|| PyRuntimeError::new_err("the view has no operation before its '__init__'"))
    }

    /// Access to the context, and the operation. No Python code may run until the guard is dropped.
    #[inline]
    pub(crate) fn enter(&self) -> PyResult<(Guard, Op)> {
        self.handle()?.enter()
    }

    /// The context.
    pub(crate) fn context<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, ContextObject>> {
        Ok(self.handle()?.owner.context(py).clone())
    }

    /// Moves the operation next to another one.
    fn move_next_to(&self, other: &OperationBase, after: bool) -> PyResult<()> {
        {
            let (mut guard, op) = self.enter()?;
            let reference = get::<Op>(&guard, other.handle()?.word)?;
            let block = guard.ir().parent_block(reference).ok_or_else(|| PyValueError::new_err(DETACHED))?;
            if guard.ir().parent_op(block).is_some_and(|parent| guard.ir().is_ancestor(op, parent)) {
                return Err(PyValueError::new_err("an operation cannot be moved into itself"));
            }
            if op != reference {
                let ir = guard.ir_mut();
                ir.remove(op);
                let before = if after { ir.next(reference) } else { Some(reference) };
                ir.insert(op, block, before);
            }
        }
        self.handle()?.owner.inserted_into(&other.handle()?.owner);
        Ok(())
    }
}

/// The object of an operation.
pub(crate) fn wrap_operation(py: Python<'_>, op: IrRef) -> PyResult<Bound<'_, OperationObject>> {
    let base = OperationBase { handle: OnceLock::from(op) };
    Bound::new(py, PyClassInitializer::from(base).add_subclass(OperationObject))
}

/// The view of an operation.
pub(crate) fn wrap_view(py: Python<'_>, op: IrRef) -> PyResult<Bound<'_, PyAny>> {
    let name = {
        let (guard, op) = op.enter::<Op>()?;
        guard.word(guard.ir().name(op).ident(guard.context()))
    };
    wrap_named_view(py, op, name)
}

/// The view of an operation with a given word of its name.
pub(crate) fn wrap_named_view(
    py: Python<'_>,
    op: IrRef,
    name: ir_objects::Word,
) -> PyResult<Bound<'_, PyAny>> {
    registry::op_view(py, op.clone(), name, || {
        let (guard, op) = op.enter::<Op>()?;
        Ok(guard.ir().name(op).as_str(guard.context()).to_owned())
    })
}

/// Why `.result` is refused.
fn no_single_result(guard: &Guard, op: Op) -> PyErr {
    PyValueError::new_err(format!(
        "Cannot call .result on operation {} which has {} results (it is only valid for operations with a single result)",
        guard.ir().name(op).as_str(guard.context()),
        guard.ir().num_results(op)
    ))
}

/// The only result of an operation.
pub(crate) fn single_result(guard: &Guard, op: Op) -> PyResult<Value> {
    match guard.ir().num_results(op) {
        1 => Ok(guard.ir().result(op, 0)),
        _ => Err(no_single_result(guard, op)),
    }
}

#[pymethods]
impl OperationBase {
    #[new]
    #[pyo3(signature = (*_arguments, **_keywords))]
    fn py_new(_arguments: &Bound<'_, PyTuple>, _keywords: Option<&Bound<'_, PyDict>>) -> Self {
        OperationBase::new()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> PyResult<bool> {
        match other.cast::<OperationBase>() {
            Ok(other) => Ok(other.get().handle()?.word == self.handle()?.word),
            Err(_) => Ok(false),
        }
    }

    fn __hash__(&self) -> PyResult<u64> {
        Ok(self.handle()?.word.bits())
    }

    fn __str__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyString>> {
        let text = op_text(self.handle()?, &PrintOptions::default())?;
        Ok(to_str(py, &text))
    }

    /// Writes the text to the standard error.
    fn dump(&self) -> PyResult<()> {
        let text = op_text(self.handle()?, &PrintOptions::default())?;
        to_stderr(&String::from_utf8_lossy(&text));
        Ok(())
    }

    #[getter]
    fn _CAPIPtr(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        // A stale operation has no handle for others.
        drop(self.enter()?);
        capsule::create(py, "Operation", self.handle()?.word.bits())
    }

    #[getter]
    fn get_context<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, ContextObject>> {
        self.context(py)
    }

    #[getter]
    fn name<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyString>> {
        let name = {
            let (guard, op) = self.enter()?;
            guard.word(guard.ir().name(op).ident(guard.context()))
        };
        self.handle()?.owner.context(py).get().classes.name(py, name, || {
            let (guard, op) = self.enter()?;
            Ok(guard.ir().name(op).as_str(guard.context()).to_owned())
        })
    }

    #[getter]
    fn get_location<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, LocationObject>> {
        let word = {
            let (guard, op) = self.enter()?;
            interned_location(&guard, guard.ir().location(op))
        };
        LocationObject::create(&self.context(py)?, word)
    }

    #[setter]
    fn set_location(&self, location: &Bound<'_, LocationObject>) -> PyResult<()> {
        let (mut guard, op) = self.enter()?;
        let location = get::<Location>(&guard, location.get().word())?;
        guard.ir_mut().set_location(op, location);
        Ok(())
    }

    /// Whether the operation is in a block.
    #[getter]
    fn attached(&self) -> PyResult<bool> {
        let (guard, op) = self.enter()?;
        Ok(guard.ir().parent_block(op).is_some())
    }

    /// The operation around this one; `None` for a module at the top.
    #[getter]
    fn parent<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, OperationObject>>> {
        let parent = {
            let (guard, op) = self.enter()?;
            let parent = guard.parent_op(op).map(|parent| guard.word(parent));
            let is_module = guard.ir().name(op).as_str(guard.context()) == "builtin.module";
            match parent {
                None if !is_module => return Err(PyValueError::new_err(DETACHED)),
                parent => parent,
            }
        };
        parent.map(|word| wrap_operation(py, self.handle()?.sibling(word))).transpose()
    }

    #[getter]
    fn block<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, BlockObject>> {
        let word = {
            let (guard, op) = self.enter()?;
            let block = guard.ir().parent_block(op).ok_or_else(|| PyValueError::new_err(DETACHED))?;
            guard.word(block)
        };
        BlockObject::create(py, self.handle()?.sibling(word))
    }

    #[getter]
    fn regions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, RegionSequence>> {
        RegionSequence::all(py, self.handle()?)
    }

    #[getter]
    fn operands<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, OpOperandList>> {
        OpOperandList::all(py, self.handle()?)
    }

    #[getter]
    fn results<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, OpResultList>> {
        OpResultList::all(py, self.handle()?)
    }

    #[getter]
    fn successors<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, OpSuccessors>> {
        OpSuccessors::all(py, self.handle()?)
    }

    #[getter]
    fn attributes(&self) -> PyResult<AttributeMap> {
        Ok(AttributeMap::new(self.handle()?.clone()))
    }

    /// The only result.
    #[getter]
    fn result<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let found = {
            let (guard, op) = self.enter()?;
            crate::objects::value::describe(&guard, single_result(&guard, op)?)
        };
        wrap_value(py, &self.handle()?.owner, found)
    }

    /// Verifies the operation and everything in it.
    fn verify(&self, py: Python<'_>) -> PyResult<bool> {
        let handle = self.handle()?.clone();
        let context = self.context(py)?;
        let verified = py.detach(|| {
            let (guard, op) = handle.enter::<Op>()?;
            PyResult::Ok(ir_core::verify::verify(guard.ir(), op))
        })?;
        let message = "Verification failed";
        match verified {
            Ok(()) => verifiers::verify(&context, &handle, message).map(|()| true),
            Err(diagnostic) => Err(failed(&context, message, vec![diagnostic])),
        }
    }

    /// A copy with everything in it, inserted at `ip` or at the current insertion point.
    #[pyo3(signature = (ip = None))]
    fn clone<'py>(&self, py: Python<'py>, ip: Option<&Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        let point = Point::resolve(py, ip)?;
        let word = {
            let (mut guard, op) = self.enter()?;
            let place = point.as_ref().map(|point| point.get().place(&guard)).transpose()?;
            let copy = guard.ir_mut().clone_op(op, &mut Mapping::new());
            if let Some((block, before)) = place {
                guard.ir_mut().insert(copy, block, before);
            }
            guard.word(copy)
        };
        wrap_view(py, create::new_handle(&self.context(py)?, word, point.as_ref()))
    }

    /// Erases the operation with everything in it.
    fn erase(&self) -> PyResult<()> {
        let word = self.handle()?.word;
        let (mut guard, op) = self.enter()?;
        guard.erase_op(op).map_err(|reason| crate::objects::error::misuse(word, reason))
    }

    /// Removes the operation from its block.
    fn detach_from_parent<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        {
            let (mut guard, op) = self.enter()?;
            if guard.ir().parent_block(op).is_none() {
                return Err(PyValueError::new_err("Detached operation has no parent."));
            }
            guard.ir_mut().remove(op);
        }
        let handle = self.handle()?;
        let owner = handle.owner.detach(py, handle.word);
        wrap_view(py, IrRef { owner, word: handle.word })
    }

    fn move_after(&self, other: &OperationBase) -> PyResult<()> {
        self.move_next_to(other, true)
    }

    fn move_before(&self, other: &OperationBase) -> PyResult<()> {
        self.move_next_to(other, false)
    }

    /// Whether the operation comes before another one of the same block.
    fn is_before_in_block(&self, other: &OperationBase) -> PyResult<bool> {
        let (guard, op) = self.enter()?;
        let other = get::<Op>(&guard, other.handle()?.word)?;
        match (guard.ir().parent_block(op), guard.ir().parent_block(other)) {
            (Some(block), Some(other_block)) if block == other_block => Ok(guard.ir().is_before(op, other)),
            _ => Err(PyValueError::new_err("the operations are not in the same block")),
        }
    }

    /// Replaces the operands that are one value by another one.
    fn replace_uses_of_with(&self, of: &ValueObject, with_: &ValueObject) -> PyResult<()> {
        let (mut guard, op) = self.enter()?;
        let (of, with) =
            (get::<Value>(&guard, of.handle()?.word)?, get::<Value>(&guard, with_.handle()?.word)?);
        for index in 0..guard.ir().num_operands(op) {
            if guard.ir().operand(op, index) == of {
                guard.ir_mut().set_operand(op, index, with);
            }
        }
        Ok(())
    }

    /// Has no effect: an object of an erased operation raises in any case.
    fn _set_invalid(&self) {}
}

/// An operation.
#[pyclass(extends = OperationBase, frozen, module = "ods.ir", name = "Operation")]
pub(crate) struct OperationObject;

#[pymethods]
impl OperationObject {
    #[staticmethod]
    fn _CAPICreate<'py>(capsule: &Bound<'py, PyAny>) -> PyResult<Bound<'py, OperationObject>> {
        let (context, word) = from_capsule(capsule, "Operation")?;
        {
            let guard = context.get().lock()?;
            get::<Op>(&guard, word)?;
        }
        // The holder of the handle owns the operation.
        wrap_operation(capsule.py(), IrRef { owner: Owner::new(context.unbind(), None), word })
    }

    /// Parses an operation.
    #[staticmethod]
    #[pyo3(signature = (source, *, source_name = "", context = None))]
    pub(crate) fn parse<'py>(
        py: Python<'py>,
        source: &str,
        source_name: &str,
        context: Option<Bound<'py, ContextObject>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let context = resolve_context(py, context)?;
        wrap_view(py, parse(&context, source, source_name)?)
    }

    /// Creates an operation by its name and parts.
    #[staticmethod]
    #[pyo3(signature = (name, results = None, operands = None, attributes = None, successors = None, regions = 0, loc = None, ip = None, infer_type = false))]
    #[allow(clippy::too_many_arguments, reason = "these are the parts of an operation")]
    fn create<'py>(
        py: Python<'py>,
        name: &Bound<'py, PyString>,
        results: Option<&Bound<'py, PyAny>>,
        operands: Option<&Bound<'py, PyAny>>,
        attributes: Option<&Bound<'py, PyDict>>,
        successors: Option<&Bound<'py, PyAny>>,
        regions: i64,
        loc: Option<Bound<'py, LocationObject>>,
        ip: Option<&Bound<'py, PyAny>>,
        infer_type: bool,
    ) -> PyResult<Bound<'py, PyAny>> {
        let regions =
            usize::try_from(regions).map_err(|_| PyValueError::new_err("number of regions must be >= 0"))?;
        if infer_type && results.is_some() {
            return Err(PyValueError::new_err("result types cannot be given where they are inferred"));
        }
        let location = resolve_location(py, loc)?;
        let parts = create::NewOperation {
            name,
            operands: create::operand_words(operands)?,
            results: if infer_type {
                create::Results::Inferred
            } else {
                create::Results::Explicit(create::type_words(results)?)
            },
            attributes: create::attribute_words(name, attributes)?,
            successors: create::block_words(successors)?,
            regions,
        };
        let op = create::create(&location, &parts, Point::resolve(py, ip)?.as_ref())?;
        wrap_operation(py, op).map(Bound::into_any)
    }

    #[getter]
    fn operation<'py>(slf: &Bound<'py, Self>) -> Bound<'py, Self> {
        slf.clone()
    }

    #[getter]
    fn opview<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let view = wrap_view(slf.py(), slf.as_super().get().handle()?.clone())?;
        if let Ok(view) = view.cast::<OpViewObject>() {
            view.get().set_operation(slf);
        }
        Ok(view)
    }
}

/// The message about a text that is not a valid operation.
const PARSE_FAILURE: &str = "Unable to parse operation assembly";

/// Reads a text that is one operation, and verifies it.
pub(crate) fn parse(context: &Bound<'_, ContextObject>, source: &str, source_name: &str) -> PyResult<IrRef> {
    let py = context.py();
    let name = if source_name.is_empty() { "-" } else { source_name };
    let object = context.get();
    let parsed: Result<_, Vec<Diagnostic>> = py.detach(|| {
        let mut guard = object.lock()?;
        shared::load_mentioned(&mut guard, source.as_bytes());
        let module = match parse_module(guard.context(), name.as_bytes(), source.as_bytes()) {
            Ok(module) => module,
            Err(diagnostics) => return PyResult::Ok(Err(diagnostics)),
        };
        let location = module.ir.location(module.top);
        let module = match shared::only_operation(module) {
            Ok(module) => module,
            Err(found) => {
                let message = format!("source must contain a single top-level operation, found: {found}");
                return Ok(Err(vec![Diagnostic::error(location, message)]));
            }
        };
        Ok(adopt_verified(&mut guard, module))
    })?;
    match parsed {
        Ok(word) => {
            let op = IrRef { owner: Owner::new(context.clone().unbind(), Some(word)), word };
            verifiers::verify(context, &op, PARSE_FAILURE)?;
            Ok(op)
        }
        Err(diagnostics) => Err(failed(context, PARSE_FAILURE, diagnostics)),
    }
}

/// Verifies what was read, and moves it into the context.
pub(crate) fn adopt_verified(
    guard: &mut Guard,
    module: ir_core::text::ParsedModule,
) -> Result<ir_objects::Word, Vec<Diagnostic>> {
    ir_core::verify::verify(&module.ir, module.top).map_err(|error| vec![error])?;
    match guard.adopt_module(module) {
        Ok(op) => Ok(guard.word(op)),
        Err(reason) => Err(vec![Diagnostic::error(Location::UNKNOWN, format!("the operation {reason}"))]),
    }
}

/// The insertion point in an argument that may also be a wrong one.
pub(crate) fn expect_point<'a, 'py>(
    given: &'a Bound<'py, PyAny>,
) -> PyResult<&'a Bound<'py, InsertionPoint>> {
    given
        .cast::<InsertionPoint>()
        .map_err(|_| PyTypeError::new_err("expected an InsertionPoint, False or None"))
}
