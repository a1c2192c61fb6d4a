//! Modules.

use crate::capsule;
use crate::objects::block::BlockObject;
use crate::objects::context::ContextObject;
use crate::objects::current::{resolve_context, resolve_location};
use crate::objects::diagnostics::failed;
use crate::objects::interned::{Interned, from_capsule};
use crate::objects::location::LocationObject;
use crate::objects::operation::{OperationObject, adopt_verified, wrap_operation};
use crate::objects::owner::{IrRef, Owner, get};
use crate::objects::printing::{op_text, to_stderr, to_str};
use crate::objects::verifiers;
use ir_capi::shared;
use ir_core::context::Location;
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Op, OpState};
use ir_core::text::{PrintOptions, parse_module};
use ir_objects::Word;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString, PyWeakrefReference};
use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{MutexGuard, PoisonError};

/// A module.
#[pyclass(frozen, weakref, module = "ods.ir", name = "Module")]
pub(crate) struct ModuleObject {
    handle: IrRef,
}

impl ModuleObject {
    /// The object of a module that is owned by Python.
    fn adopt(context: &Bound<'_, ContextObject>, word: Word, owned: bool) -> Self {
        context.get().modules.fetch_add(1, Ordering::Relaxed);
        let owner = Owner::new(context.clone().unbind(), owned.then_some(word));
        ModuleObject { handle: IrRef { owner, word } }
    }
}

impl Drop for ModuleObject {
    fn drop(&mut self) {
        Python::attach(|py| {
            let context = self.handle.owner.context(py).get();
            context.modules.fetch_sub(1, Ordering::Relaxed);
            // The next object of the module may already be registered.
            let is_gone = |known: &Py<PyWeakrefReference>| known.bind(py).upgrade().is_none();
            let mut known = known_modules(context);
            let removed = if known.get(&self.handle.word).is_some_and(is_gone) {
                known.remove(&self.handle.word)
            } else {
                None
            };
            drop(known);
            drop(removed);
        });
    }
}

fn known_modules(context: &ContextObject) -> MutexGuard<'_, HashMap<Word, Py<PyWeakrefReference>>> {
    context.known_modules.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The message about a text that is not a valid module.
const PARSE_FAILURE: &str = "Unable to parse module assembly";

/// Reads a text, verifies it, and moves it into the context.
fn read(context: &Bound<'_, ContextObject>, file: &[u8], text: &[u8]) -> PyResult<ModuleObject> {
    let object = context.get();
    let parsed: Result<Word, Vec<Diagnostic>> = context.py().detach(|| {
        let mut guard = object.lock()?;
        shared::load_mentioned(&mut guard, text);
        PyResult::Ok(match parse_module(guard.context(), file, text) {
            Ok(module) => adopt_verified(&mut guard, module.into_module()),
            Err(diagnostics) => Err(diagnostics),
        })
    })?;
    match parsed {
        Ok(word) => {
            let module = ModuleObject::adopt(context, word, true);
            verifiers::verify(context, &module.handle, PARSE_FAILURE)?;
            Ok(module)
        }
        Err(diagnostics) => Err(failed(context, PARSE_FAILURE, diagnostics)),
    }
}

#[pymethods]
impl ModuleObject {
    #[staticmethod]
    fn _CAPICreate<'py>(capsule: &Bound<'py, PyAny>) -> PyResult<Bound<'py, Self>> {
        let (context, word) = from_capsule(capsule, "Module")?;
        {
            let guard = context.get().lock()?;
            get::<Op>(&guard, word)?;
        }
        let py = capsule.py();
        let known = known_modules(context.get()).get(&word).map(|known| known.clone_ref(py));
        match known.and_then(|known| known.bind(py).upgrade()) {
            Some(module) => Ok(module.cast_into()?),
            None => Bound::new(py, ModuleObject::adopt(&context, word, false)),
        }
    }

    #[getter]
    fn _CAPIPtr(slf: &Bound<'_, Self>) -> PyResult<Py<PyAny>> {
        let (py, handle) = (slf.py(), &slf.get().handle);
        drop(handle.enter::<Op>()?);
        let reference = PyWeakrefReference::new(slf)?.unbind();
        let replaced = known_modules(handle.owner.context(py).get()).insert(handle.word, reference);
        drop(replaced);
        capsule::create(py, "Module", handle.word.bits())
    }

    /// Parses a module.
    #[staticmethod]
    #[pyo3(signature = (asm, context = None))]
    fn parse<'py>(
        py: Python<'py>,
        asm: &Bound<'py, PyAny>,
        context: Option<Bound<'py, ContextObject>>,
    ) -> PyResult<Self> {
        let context = resolve_context(py, context)?;
        if let Ok(text) = asm.cast::<PyString>() {
            return read(&context, b"-", text.to_str()?.as_bytes());
        }
        match asm.cast::<PyBytes>() {
            Ok(bytes) => read(&context, b"-", bytes.as_bytes()),
            Err(_) => Err(PyTypeError::new_err("expected a text or bytes")),
        }
    }

    /// The module that a file has.
    #[staticmethod]
    #[pyo3(signature = (path, context = None))]
    #[allow(non_snake_case, reason = "the name is upstream's")]
    fn parseFile<'py>(
        py: Python<'py>,
        path: &str,
        context: Option<Bound<'py, ContextObject>>,
    ) -> PyResult<Self> {
        let context = resolve_context(py, context)?;
        match std::fs::read(path) {
            Ok(text) => read(&context, path.as_bytes(), &text),
            Err(_) => {
                let diagnostic =
                    Diagnostic::error(Location::UNKNOWN, format!("could not open input file {path}"));
                Err(failed(&context, PARSE_FAILURE, vec![diagnostic]))
            }
        }
    }

    /// A module without operations.
    #[staticmethod]
    #[pyo3(signature = (loc = None))]
    fn create<'py>(py: Python<'py>, loc: Option<Bound<'py, LocationObject>>) -> PyResult<Self> {
        let location = resolve_location(py, loc)?;
        let context = location.get().context(py);
        let word = {
            let mut guard = context.get().lock()?;
            let location: Location = get(&guard, location.get().word())?;
            let name = guard.context().op_name("builtin.module");
            let ir = guard.ir_mut();
            let op = ir.create(&OpState { num_regions: 1, ..OpState::new(name, location) });
            let region = ir.region(op, 0);
            ir.add_block(region, None, &[]);
            guard.word(op)
        };
        Ok(ModuleObject::adopt(context, word, true))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<ModuleObject>().is_ok_and(|other| other.get().handle.word == self.handle.word)
    }

    fn __hash__(&self) -> u64 {
        self.handle.word.bits()
    }

    fn __str__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyString>> {
        let text = py.detach(|| op_text(&self.handle, &PrintOptions::default()))?;
        Ok(to_str(py, &text))
    }

    /// Writes the text to the standard error.
    fn dump(&self) -> PyResult<()> {
        to_stderr(&String::from_utf8_lossy(&op_text(&self.handle, &PrintOptions::default())?));
        Ok(())
    }

    #[getter]
    fn get_context(&self, py: Python<'_>) -> Py<ContextObject> {
        self.handle.owner.context(py).clone().unbind()
    }

    #[getter]
    fn operation<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, OperationObject>> {
        wrap_operation(py, self.handle.clone())
    }

    #[getter]
    fn body<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, BlockObject>> {
        let word = {
            let (guard, op) = self.handle.enter::<Op>()?;
            let ir = guard.ir();
            let block = ir.regions(op).next().and_then(|region| ir.first_block(region));
            guard.word(block.ok_or_else(|| PyValueError::new_err("the module has no block"))?)
        };
        BlockObject::create(py, self.handle.sibling(word))
    }

    /// Has no effect: the objects of a module keep it alive.
    fn _clear_mlir_module(&self) {}
}
