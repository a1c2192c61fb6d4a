//! Modules of the dialect `llvm` as machine code. Functions are called by their addresses, in Python
//! (`ods/execution_engine.py`).
//!
//! The engine compiles a copy of the module in a context of its own, so that neither keeps the other. After
//! the registration of another name, it compiles again, until the first address is returned.

use crate::capsule;
use crate::objects::operation::OperationObject;
use crate::objects::printing::op_text;
use ir_core::text::PrintOptions;
use ods_run::{Error, JitOptions, OptLevel};
use pyo3::exceptions::{PyOSError, PyRuntimeError};
use pyo3::prelude::*;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

/// The message that MLIR's package has when a module cannot be compiled.
const FAILURE: &str = "Failure while creating the ExecutionEngine.";

/// A module as machine code: see [`ods_run::Engine`].
#[pyclass(subclass, frozen, module = "ods._mlir_libs._mlirExecutionEngine", name = "ExecutionEngine")]
pub(crate) struct ExecutionEngineObject(Arc<Engine>);

/// The engine, which the objects of its handles share.
struct Engine {
    engine: ods_run::Engine,
    /// Whether the next object that is created from the handle owns the engine.
    is_released: AtomicBool,
}

/// The engines with exported handles, by their addresses.
static KNOWN: Mutex<Vec<Weak<Engine>>> = Mutex::new(Vec::new());

fn known() -> MutexGuard<'static, Vec<Weak<Engine>>> {
    KNOWN.lock().unwrap_or_else(PoisonError::into_inner)
}

fn failure(error: &Error) -> PyErr {
    PyRuntimeError::new_err(format!("{FAILURE}\n{error}"))
}

#[pymethods]
impl ExecutionEngineObject {
    #[new]
    #[pyo3(signature = (module, opt_level = 2, shared_libs = vec![], enable_object_dump = true, enable_pic = false))]
    fn new(
        py: Python<'_>,
        module: &Bound<'_, PyAny>,
        opt_level: u32,
        shared_libs: Vec<PathBuf>,
        enable_object_dump: bool,
        enable_pic: bool,
    ) -> PyResult<Self> {
        // Object files can always be written, and are always independent of their position.
        let _ = (enable_object_dump, enable_pic);
        let operation = module.getattr("operation")?;
        let handle = operation.cast::<OperationObject>()?.as_super().get().handle()?.clone();
        let level = if opt_level == 0 { OptLevel::None } else { OptLevel::Speed };
        let options = JitOptions { level, libraries: shared_libs, packed: true, ..JitOptions::default() };
        py.detach(|| {
            let text = op_text(
                &handle,
                &PrintOptions { generic: true, debug_info: true, ..PrintOptions::default() },
            )?;
            let engine = ods_run::Engine::new(text, options).map_err(|error| failure(&error))?;
            Ok(ExecutionEngineObject(Arc::new(Engine { engine, is_released: AtomicBool::new(false) })))
        })
    }

    /// A handle, from which this package alone can create an object.
    #[getter]
    fn _CAPIPtr(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let mut known = known();
        known.retain(|engine| engine.strong_count() > 0);
        if !known.iter().any(|engine| std::ptr::eq(engine.as_ptr(), Arc::as_ptr(&self.0))) {
            known.push(Arc::downgrade(&self.0));
        }
        capsule::create_in(py, "execution_engine", "ExecutionEngine", Arc::as_ptr(&self.0).addr() as u64)
    }

    /// The object of a handle.
    #[staticmethod]
    fn _CAPICreate(capsule: &Bound<'_, PyAny>) -> PyResult<Self> {
        let address = capsule::bits_in(capsule, "execution_engine", "ExecutionEngine")?;
        let found =
            known().iter().find(|engine| engine.as_ptr().addr() as u64 == address).and_then(Weak::upgrade);
        let engine = found.ok_or_else(|| PyRuntimeError::new_err("the execution engine is gone"))?;
        if engine.is_released.swap(false, Ordering::Relaxed) {
            // SAFETY: `_testing_release` has counted one more.
            unsafe { Arc::decrement_strong_count(Arc::as_ptr(&engine)) };
        }
        Ok(ExecutionEngineObject(engine))
    }

    /// Leaves the engine to the next object that is created from its handle.
    fn _testing_release(&self) {
        if !self.0.is_released.swap(true, Ordering::Relaxed) {
            std::mem::forget(self.0.clone());
        }
    }

    /// The address of the wrapper of a function, which takes an array of addresses of the arguments, then of
    /// the result; 0 if the module defines no such function.
    fn raw_lookup(&self, py: Python<'_>, func_name: &str) -> PyResult<usize> {
        py.detach(|| {
            let address =
                self.0.engine.address(&format!("_mlir_{func_name}")).map_err(|error| failure(&error))?;
            Ok(address.map_or(0, <*const u8>::expose_provenance))
        })
    }

    /// Registers the address of a function under a name.
    fn raw_register_runtime(&self, name: &str, callback: &Bound<'_, PyAny>) -> PyResult<()> {
        let address: usize = callback.getattr("value")?.extract()?;
        self.0.engine.register(name, address).map_err(|error| PyRuntimeError::new_err(error.to_string()))
    }

    /// Compiles the functions that were not compiled because names were missing, and calls the functions of
    /// `llvm.mlir.global_ctors` the first time. Those of `llvm.mlir.global_dtors` are then called when the
    /// engine goes.
    fn initialize(&self, py: Python<'_>) -> PyResult<()> {
        // SAFETY: As in MLIR's package, whoever runs a module vouches for what it does.
        py.detach(|| unsafe { self.0.engine.initialize() }).map_err(|error| failure(&error))
    }

    /// Writes an object file.
    fn dump_to_object_file(&self, py: Python<'_>, file_name: PathBuf) -> PyResult<()> {
        py.detach(|| {
            let object = self.0.engine.object().map_err(|error| failure(&error))?;
            std::fs::write(&file_name, object)
                .map_err(|error| PyOSError::new_err(format!("{}: {error}", file_name.display())))
        })
    }
}
