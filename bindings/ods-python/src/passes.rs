//! Pass managers, and passes that are Python functions.

use crate::capsule;
use crate::objects::context::ContextObject;
use crate::objects::current::resolve_context;
use crate::objects::diagnostics::failed;
use crate::objects::error::refused;
use crate::objects::operation::{OperationBase, wrap_operation};
use crate::objects::verifiers;
use crate::runs::{has_raised, operation, outside_of_callback, raised, run};
use ir_capi::shared::passes::{self, ForeignPass};
use ir_core::pass::{Anchor, IrPrinting, PassSelection};
use ir_core::text::PrintOptions;
use ir_objects::Word;
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyString;
use std::path::PathBuf;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// A pass manager.
#[pyclass(frozen, module = "ods.passmanager", name = "PassManager")]
pub(crate) struct PassManagerObject {
    context: Py<ContextObject>,
    /// The bits of the word; 0 if an extension owns the pass manager.
    bits: AtomicU64,
    /// Whether verifiers in Python run after the passes.
    is_verified: AtomicBool,
}

/// Registers the names of all passes, once.
fn register_passes() {
    static ONCE: Once = Once::new();
    ONCE.call_once(passes::register_all_passes);
}

impl PassManagerObject {
    fn new(context: &Bound<'_, ContextObject>, anchor: &str) -> PyResult<Self> {
        register_passes();
        let manager = passes::create_pass_manager(context.get().word(), Anchor::parse(anchor));
        let bits = AtomicU64::new(manager.map_err(refused)?.bits());
        Ok(PassManagerObject { context: context.clone().unbind(), bits, is_verified: AtomicBool::new(true) })
    }

    fn bits(&self) -> u64 {
        self.bits.load(Ordering::Relaxed)
    }

    fn word(&self) -> PyResult<Word> {
        let word = Word::from_bits(self.bits());
        word.ok_or_else(|| PyRuntimeError::new_err("the pass manager belongs to an extension"))
    }

    /// Adds the passes of a text, or replaces those of the pass manager by them.
    fn parse_text(&self, pipeline: &str, replace: bool) -> PyResult<()> {
        let parse = if replace { passes::replace_pipeline } else { passes::add_pipeline };
        parse(self.word()?, pipeline).map_err(refused)?.map_err(PyValueError::new_err)
    }
}

impl Drop for PassManagerObject {
    fn drop(&mut self) {
        if let Some(word) = Word::from_bits(self.bits()) {
            // An extension may have destroyed it.
            passes::destroy_pass_manager(word).ok();
        }
    }
}

/// The run of a pass that is a Python function.
#[pyclass(frozen, module = "ods.passmanager")]
pub(crate) struct ExternalPass {
    is_running: AtomicBool,
    failed: AtomicBool,
}

#[pymethods]
impl ExternalPass {
    /// Makes the pass fail.
    fn signal_pass_failure(&self) -> PyResult<()> {
        if !self.is_running.load(Ordering::Relaxed) {
            return Err(outside_of_callback("pass"));
        }
        self.failed.store(true, Ordering::Relaxed);
        Ok(())
    }
}

/// Calls the function of a pass on the operation of a word. Returns whether the pass succeeded.
fn call(function: &Py<PyAny>, op: Word) -> bool {
    if has_raised() {
        return false;
    }
    Python::attach(|py| {
        let Some(op) = operation(op) else { return true };
        let called = wrap_operation(py, op).and_then(|op| {
            let run = ExternalPass { is_running: AtomicBool::new(true), failed: AtomicBool::new(false) };
            let run = Bound::new(py, run)?;
            let result = function.bind(py).call1((op, &run));
            run.get().is_running.store(false, Ordering::Relaxed);
            result.map(|_| !run.get().failed.load(Ordering::Relaxed))
        });
        called.unwrap_or_else(|error| {
            raised(error);
            false
        })
    })
}

#[pymethods]
impl PassManagerObject {
    /// Does nothing: `__new__` has initialized the object.
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
        PassManagerObject::new(&resolve_context(py, context)?, anchor_op)
    }

    /// Parses a pass manager.
    #[staticmethod]
    #[pyo3(signature = (pipeline, context = None))]
    fn parse<'py>(
        py: Python<'py>,
        pipeline: &str,
        context: Option<Bound<'py, ContextObject>>,
    ) -> PyResult<Self> {
        let manager = PassManagerObject::new(&resolve_context(py, context)?, "any")?;
        manager.parse_text(pipeline, true)?;
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
        let bits = AtomicU64::new(bits);
        Ok(PassManagerObject { context: context.unbind(), bits, is_verified: AtomicBool::new(true) })
    }

    /// Releases the handle: it is not destroyed with the object.
    fn _testing_release(&self) {
        self.bits.store(0, Ordering::Relaxed);
    }

    fn __str__(&self) -> PyResult<String> {
        passes::pipeline_text(self.word()?).map_err(refused)
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
            return self.parse_text(pipeline.to_str()?, false);
        }
        if !pipeline.is_callable() {
            return Err(PyTypeError::new_err("expected the text of a pipeline, or a function"));
        }
        let own_name = || pipeline.getattr("__name__").and_then(|name| name.extract()).unwrap_or_default();
        // Descriptions are for registries of passes, which contain no Python functions.
        drop(description);
        let function = pipeline.clone().unbind();
        let pass = ForeignPass {
            name: name.unwrap_or_else(own_name),
            argument: argument.unwrap_or_default(),
            anchor: op_name.filter(|name| !name.is_empty()),
            dialects: Vec::new(),
            initialize: None,
            run: Box::new(move |op| call(&function, op)),
        };
        passes::add_pass(self.word()?, pass).map_err(refused)
    }

    /// Runs the passes on an operation.
    fn run(&self, py: Python<'_>, operation: &OperationBase) -> PyResult<()> {
        let op = operation.handle()?;
        drop(operation.enter()?);
        let (manager, word) = (self.word()?, op.word);
        let message = "Failure while executing pass pipeline";
        let context = self.context.bind(py);
        run(context, op, message, move || passes::run_passes(manager, word))?;
        if self.is_verified.load(Ordering::Relaxed) {
            verifiers::verify(context, op, message)?;
        }
        Ok(())
    }

    /// Verifies the IR after each pass, or not.
    fn enable_verifier(&self, enable: bool) -> PyResult<()> {
        self.is_verified.store(enable, Ordering::Relaxed);
        passes::enable_verifier(self.word()?, enable).map_err(refused)
    }

    /// Prints the times of passes to the standard error at the end.
    fn enable_timing(&self) -> PyResult<()> {
        passes::enable_timing(self.word()?).map_err(refused)
    }

    /// Prints the statistics of passes to the standard error after each run.
    fn _enable_statistics(&self, mode: u32) -> PyResult<()> {
        passes::enable_statistics(self.word()?, mode == 0).map_err(refused)
    }

    /// Prints the IR before or after passes to the standard error, or to a folder.
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
        let mut options = PrintOptions {
            debug_info: enable_debug_info,
            generic: print_generic_op_form,
            ..PrintOptions::default()
        };
        // Negative limits are none.
        if let Some(limit) = large_elements_limit {
            options.elide_elements_above = u64::try_from(limit).ok();
        }
        if let Some(limit) = large_resource_limit {
            options.elide_resources_above = u64::try_from(limit).ok();
        }
        let select = |all| if all { PassSelection::All } else { PassSelection::None };
        let printing = IrPrinting {
            before: select(print_before_all),
            after: select(print_after_all),
            only_after_change: print_after_change,
            // As in MLIR, this limits the dumps after passes and requests none.
            only_after_failure: print_after_all && print_after_failure,
            module_scope: print_module_scope,
            options,
            ..IrPrinting::default()
        };
        let tree = tree_printing_dir_path.filter(|path| !path.is_empty()).map(PathBuf::from);
        passes::enable_ir_printing(self.word()?, printing, tree).map_err(refused)
    }
}
