//! Verifiers of operations that are Python functions.
//!
//! They run after those of the runtime, when the IR is not locked: after a text was read, in `verify`, and
//! after the passes of a pass manager.

use crate::objects::context::ContextObject;
use crate::objects::diagnostics::failed;
use crate::objects::operation::wrap_view;
use crate::objects::owner::IrRef;
use ir_core::ir::{Op, Order};
use ir_core::verify::op_error;
use ir_objects::Word;
use pyo3::exceptions::{PyException, PyTypeError};
use pyo3::prelude::*;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A Python function.
pub(crate) type Function = Arc<Py<PyAny>>;

/// The verifiers of a context, by the names of operations.
#[derive(Default)]
pub(crate) struct Verifiers(Mutex<HashMap<String, Function>>);

impl Verifiers {
    /// Sets the verifier of an operation.
    pub(crate) fn set(&self, operation: String, function: Function) {
        let replaced = self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(operation, function);
        drop(replaced);
    }

    fn all(&self) -> HashMap<String, Function> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Runs the verifiers in Python on an operation and everything in it, inner operations first. `message` is
/// that of the exception for the first operation that is refused.
pub(crate) fn verify(context: &Bound<'_, ContextObject>, op: &IrRef, message: &str) -> PyResult<()> {
    let verifiers = context.get().verifiers.all();
    if verifiers.is_empty() {
        return Ok(());
    }
    for (word, function) in verified_operations(op, &verifiers)? {
        let verified = op.sibling(word);
        let result = wrap_view(context.py(), verified.clone())
            .and_then(|view| function.bind(context.py()).call1((view,)))
            .map_err(|error| refusal(context, &verified, message, error))?;
        if !result.is_none() {
            let returned = result.get_type().name()?;
            let text =
                format!("a verifier raises an exception or returns None, and this one returned a {returned}");
            return Err(PyTypeError::new_err(text));
        }
    }
    Ok(())
}

/// The operations with a verifier.
fn verified_operations(op: &IrRef, verifiers: &HashMap<String, Function>) -> PyResult<Vec<(Word, Function)>> {
    let (guard, root) = op.enter::<Op>()?;
    let ir = guard.ir();
    let function = |op: Op| verifiers.get(ir.name(op).as_str(guard.context())).cloned();
    let verified = ir.nested_ops(root, Order::Post).filter_map(|op| Some((op, function(op)?)));
    Ok(verified.map(|(op, function)| (guard.word(op), function)).collect())
}

/// The error about an operation that a verifier refused by an exception. Exceptions that end the program,
/// such as an interrupt, are passed on.
fn refusal(context: &Bound<'_, ContextObject>, op: &IrRef, message: &str, error: PyErr) -> PyErr {
    let py = context.py();
    if !error.is_instance_of::<PyException>(py) {
        return error;
    }
    let reason = error.value(py).to_string();
    let reason = if reason.is_empty() { error.get_type(py).to_string() } else { reason };
    let diagnostic = match op.enter::<Op>() {
        Ok((guard, op)) => op_error(guard.ir(), op, &reason),
        Err(invalid) => return invalid,
    };
    let refused = failed(context, message, vec![diagnostic]);
    refused.set_cause(py, Some(error));
    refused
}
