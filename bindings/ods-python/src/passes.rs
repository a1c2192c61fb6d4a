//! Pass managers, and passes that are Python functions.

use crate::capsule;
use crate::objects::context::ContextObject;
use crate::objects::current::resolve_context;
use crate::objects::diagnostics::{append, context_handle};
use crate::objects::error::failed;
use crate::objects::operation::{OperationBase, wrap_operation};
use crate::runs::{has_raised, operation, outside_of_callback, raised, run, text};
use ir_capi::pass as capi;
use ir_capi::printing as flags;
use ir_capi::{MlirExternalPass, MlirOperation, MlirPassManager, MlirTypeID, register_everything, shared};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyString;
use std::ffi::c_void;
use std::sync::Once;
use std::sync::atomic::{AtomicU64, Ordering};

/// A pass manager.
#[pyclass(frozen, module = "ods.passmanager", name = "PassManager")]
pub(crate) struct PassManagerObject {
    context: Py<ContextObject>,
    /// The bits of the handle; 0 if an extension has it.
    bits: AtomicU64,
}

/// Registers the names of all passes, once.
fn register_passes() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| register_everything::mlirRegisterAllPasses());
}

fn handle(bits: u64) -> MlirPassManager {
    MlirPassManager { ptr: std::ptr::without_provenance_mut(bits as usize) }
}

impl PassManagerObject {
    fn new(context: &Bound<'_, ContextObject>, anchor: &str) -> Self {
        register_passes();
        let context_handle = context_handle(context.get().word());
        let manager = match anchor {
            "any" => capi::mlirPassManagerCreate(context_handle),
            anchor => capi::mlirPassManagerCreateOnOperation(context_handle, text(anchor)),
        };
        let bits = AtomicU64::new(manager.ptr.addr() as u64);
        PassManagerObject { context: context.clone().unbind(), bits }
    }

    fn bits(&self) -> u64 {
        self.bits.load(Ordering::Relaxed)
    }

    fn handle(&self) -> MlirPassManager {
        handle(self.bits())
    }

    /// Reads a text into the pass manager, which is replaced or extended by it.
    fn read(&self, pipeline: &str, replace: bool) -> PyResult<()> {
        let mut message = Vec::new();
        let manager = capi::mlirPassManagerGetAsOpPassManager(self.handle());
        let parse = if replace { capi::mlirParsePassPipeline } else { capi::mlirOpPassManagerAddPipeline };
        let parsed = parse(manager, text(pipeline), Some(append), (&raw mut message).cast());
        match parsed.value {
            0 => Err(PyValueError::new_err(String::from_utf8_lossy(&message).into_owned())),
            _ => Ok(()),
        }
    }
}

impl Drop for PassManagerObject {
    fn drop(&mut self) {
        let bits = self.bits();
        if bits != 0 {
            capi::mlirPassManagerDestroy(handle(bits));
        }
    }
}

/// Names of a pass that is a Python function.
struct Names {
    name: String,
    argument: String,
    description: String,
    op_name: String,
}

/// Adds a pass that calls a Python function.
fn add_function(manager: MlirPassManager, function: &Bound<'_, PyAny>, names: &Names) {
    let data: *mut Py<PyAny> = Box::into_raw(Box::new(function.clone().unbind()));
    let callbacks = capi::MlirExternalPassCallbacks {
        construct: None,
        destruct: Some(release),
        initialize: None,
        clone: None,
        run: Some(call),
    };
    let id = shared::type_id_of_type("ods.python_pass");
    let pass = capi::mlirCreateExternalPass(
        MlirTypeID { ptr: std::ptr::without_provenance(id as usize) },
        text(&names.name),
        text(&names.argument),
        text(&names.description),
        text(&names.op_name),
        0,
        std::ptr::null_mut(),
        callbacks,
        data.cast(),
    );
    capi::mlirPassManagerAddOwnedPass(manager, pass);
}

/// Ends the life of a pass's function.
unsafe extern "C-unwind" fn release(data: *mut c_void) {
    // SAFETY: `add_function` passes the address of a box, and this is called once, at the end.
    Python::attach(|_| drop(unsafe { Box::from_raw(data.cast::<Py<PyAny>>()) }));
}

/// Calls a pass's function.
unsafe extern "C-unwind" fn call(op: MlirOperation, pass: MlirExternalPass, data: *mut c_void) {
    Python::attach(|py| {
        // SAFETY: `add_function` passes the address of this, which lives as long as the pass.
        let function: &Py<PyAny> = unsafe { &*data.cast() };
        if has_raised() {
            return capi::mlirExternalPassSignalFailure(pass);
        }
        let called = operation(op).map_or(Ok(()), |op| {
            let object = Bound::new(py, ExternalPass { bits: AtomicU64::new(pass.ptr.addr() as u64) })?;
            let result = function.bind(py).call1((wrap_operation(py, op)?, &object));
            object.get().bits.store(0, Ordering::Relaxed);
            result.map(drop)
        });
        if let Err(error) = called {
            raised(error);
            capi::mlirExternalPassSignalFailure(pass);
        }
    });
}

/// A pass that runs a Python function, while it does.
#[pyclass(frozen, module = "ods.passmanager")]
pub(crate) struct ExternalPass {
    /// The bits of the handle; 0 afterwards.
    bits: AtomicU64,
}

#[pymethods]
impl ExternalPass {
    /// Makes the pass fail.
    fn signal_pass_failure(&self) -> PyResult<()> {
        match self.bits.load(Ordering::Relaxed) {
            0 => Err(outside_of_callback("pass")),
            bits => {
                let ptr = std::ptr::without_provenance_mut(bits as usize);
                capi::mlirExternalPassSignalFailure(MlirExternalPass { ptr });
                Ok(())
            }
        }
    }
}

#[pymethods]
impl PassManagerObject {
    /// Has nothing left to do after `__new__`.
    #[pyo3(signature = (*_arguments, **_keywords))]
    fn __init__(
        &self,
        _arguments: &pyo3::Bound<'_, pyo3::types::PyTuple>,
        _keywords: Option<&pyo3::Bound<'_, pyo3::types::PyDict>>,
    ) {
    }

    /// A pass manager for operations with a name, or for any.
    #[new]
    #[pyo3(signature = (anchor_op = "any", context = None))]
    fn py_new<'py>(
        py: Python<'py>,
        anchor_op: &str,
        context: Option<Bound<'py, ContextObject>>,
    ) -> PyResult<Self> {
        Ok(PassManagerObject::new(&resolve_context(py, context)?, anchor_op))
    }

    /// The pass manager that a text is.
    #[staticmethod]
    #[pyo3(signature = (pipeline, context = None))]
    fn parse<'py>(
        py: Python<'py>,
        pipeline: &str,
        context: Option<Bound<'py, ContextObject>>,
    ) -> PyResult<Self> {
        let manager = PassManagerObject::new(&resolve_context(py, context)?, "any");
        manager.read(pipeline, true)?;
        Ok(manager)
    }

    #[getter]
    fn _CAPIPtr(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        capsule::create_in(py, "passmanager", "PassManager", self.bits())
    }

    #[staticmethod]
    fn _CAPICreate<'py>(py: Python<'py>, capsule: &Bound<'py, PyAny>) -> PyResult<Self> {
        let context = resolve_context(py, None)?;
        let bits = capsule::bits_in(capsule, "passmanager", "PassManager")?;
        Ok(PassManagerObject { context: context.unbind(), bits: AtomicU64::new(bits) })
    }

    /// Gives the handle away: it is not destroyed with the object.
    fn _testing_release(&self) {
        self.bits.store(0, Ordering::Relaxed);
    }

    fn __str__(&self) -> String {
        let mut written = Vec::new();
        let manager = capi::mlirPassManagerGetAsOpPassManager(self.handle());
        capi::mlirPrintPassPipeline(manager, Some(append), (&raw mut written).cast());
        String::from_utf8_lossy(&written).into_owned()
    }

    /// Adds the passes of a text, or a function `(operation, pass)`.
    #[pyo3(signature = (pipeline = None, name = None, argument = None, description = None, op_name = None, *, run = None))]
    fn add(
        &self,
        pipeline: Option<&Bound<'_, PyAny>>,
        name: Option<String>,
        argument: Option<String>,
        description: Option<String>,
        op_name: Option<String>,
        run: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let Some(pipeline) = pipeline.or(run) else {
            return Err(PyTypeError::new_err("expected the text of a pipeline, or a function"));
        };
        if let Ok(pipeline) = pipeline.cast::<PyString>() {
            return self.read(pipeline.to_str()?, false);
        }
        if !pipeline.is_callable() {
            return Err(PyTypeError::new_err("expected the text of a pipeline, or a function"));
        }
        let own_name = || pipeline.getattr("__name__").and_then(|name| name.extract()).unwrap_or_default();
        let names = Names {
            name: name.unwrap_or_else(own_name),
            argument: argument.unwrap_or_default(),
            description: description.unwrap_or_default(),
            op_name: op_name.unwrap_or_default(),
        };
        add_function(self.handle(), pipeline, &names);
        Ok(())
    }

    /// Runs the passes on an operation.
    fn run(&self, py: Python<'_>, operation: &OperationBase) -> PyResult<()> {
        let op = operation.handle()?;
        drop(operation.enter()?);
        let (manager, word) = (self.bits(), op.word.bits());
        run(self.context.bind(py), op, "Failure while executing pass pipeline", move || {
            let op = MlirOperation { ptr: std::ptr::without_provenance_mut(word as usize) };
            capi::mlirPassManagerRunOnOp(handle(manager), op).value != 0
        })
    }

    /// Verifies the IR after each pass, or not.
    fn enable_verifier(&self, enable: bool) {
        capi::mlirPassManagerEnableVerifier(self.handle(), enable);
    }

    /// Writes the times of passes to the standard error in the end.
    fn enable_timing(&self) {
        capi::mlirPassManagerEnableTiming(self.handle());
    }

    /// Writes statistics of passes to the standard error after each run.
    fn _enable_statistics(&self, mode: u32) {
        capi::mlirPassManagerEnableStatistics(self.handle(), mode);
    }

    /// Writes the IR before or after passes to the standard error, or into a folder.
    #[pyo3(signature = (print_before_all = false, print_after_all = true, print_module_scope = false, print_after_change = false, print_after_failure = false, large_elements_limit = None, large_resource_limit = None, enable_debug_info = false, print_generic_op_form = false, tree_printing_dir_path = None))]
    #[allow(clippy::too_many_arguments, reason = "these are upstream's")]
    fn enable_ir_printing(
        &self,
        py: Python<'_>,
        print_before_all: bool,
        print_after_all: bool,
        print_module_scope: bool,
        print_after_change: bool,
        print_after_failure: bool,
        large_elements_limit: Option<isize>,
        large_resource_limit: Option<isize>,
        enable_debug_info: bool,
        print_generic_op_form: bool,
        tree_printing_dir_path: Option<&str>,
    ) -> PyResult<()> {
        let context = self.context.bind(py);
        if print_module_scope && context.get().lock()?.context().threads() > 1 {
            let message =
                "IR printing can't be setup on a pass-manager without disabling multi-threading first.";
            return Err(failed(context, message, Vec::new()));
        }
        let options = flags::mlirOpPrintingFlagsCreate();
        if let Some(limit) = large_elements_limit {
            flags::mlirOpPrintingFlagsElideLargeElementsAttrs(options, limit);
        }
        if let Some(limit) = large_resource_limit {
            flags::mlirOpPrintingFlagsElideLargeResourceString(options, limit);
        }
        if enable_debug_info {
            flags::mlirOpPrintingFlagsEnableDebugInfo(options, true, false);
        }
        if print_generic_op_form {
            flags::mlirOpPrintingFlagsPrintGenericOpForm(options);
        }
        let tree = tree_printing_dir_path.unwrap_or("");
        let (before, after) = (print_before_all, print_after_all);
        let (change, failure) = (print_after_change, print_after_failure);
        let manager = self.handle();
        let tree = text(tree);
        capi::mlirPassManagerEnableIRPrinting(
            manager,
            before,
            after,
            print_module_scope,
            change,
            failure,
            options,
            tree,
        );
        flags::mlirOpPrintingFlagsDestroy(options);
        Ok(())
    }
}
