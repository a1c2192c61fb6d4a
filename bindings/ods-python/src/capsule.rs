//! Capsules: handles for extensions that use the C API.

use crate::messages::unexpected;
use ir_objects::Word;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyCapsule;
use std::ffi::{CString, c_void};
use std::ptr::NonNull;

/// The packages in the names of capsules.
const PACKAGES: [&str; 2] = ["mlir", "ods"];

/// The names of capsules live as long as the process, because capsules keep their address.
fn name(package: &str, module: &str, class: &str) -> PyResult<&'static std::ffi::CStr> {
    static NAMES: std::sync::Mutex<Vec<&'static std::ffi::CStr>> = std::sync::Mutex::new(Vec::new());
    let wanted = CString::new(format!("{package}.{module}.{class}._CAPIPtr"))?;
    let mut names = NAMES.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if let Some(name) = names.iter().find(|name| **name == wanted.as_c_str()) {
        return Ok(name);
    }
    let name: &'static std::ffi::CStr = Box::leak(wanted.into_boxed_c_str());
    names.push(name);
    Ok(name)
}

/// A capsule with the bits of a handle of the module `ir`.
pub(crate) fn create(py: Python<'_>, class: &str, bits: u64) -> PyResult<Py<PyAny>> {
    create_in(py, "ir", class, bits)
}

/// A capsule with the bits of a handle, under the name that upstream's adaptor headers look for.
pub(crate) fn create_in(py: Python<'_>, module: &str, class: &str, bits: u64) -> PyResult<Py<PyAny>> {
    let address = std::ptr::without_provenance_mut::<c_void>(bits as usize);
    let address = NonNull::new(address).ok_or_else(|| PyTypeError::new_err("the handle is null"))?;
    // SAFETY: the address is that of no memory: capsules without destructor do not look at it, and the C API
    // takes it as a handle.
    let capsule = unsafe { PyCapsule::new_with_pointer(py, address, name(PACKAGES[0], module, class)?)? };
    Ok(capsule.unbind().into_any())
}

/// The bits in a capsule of the module `ir`, or in the `_CAPIPtr` of an object.
pub(crate) fn bits(object: &Bound<'_, PyAny>, class: &str) -> PyResult<u64> {
    bits_in(object, "ir", class)
}

/// The bits in a capsule, or in the `_CAPIPtr` of an object.
pub(crate) fn bits_in(object: &Bound<'_, PyAny>, module: &str, class: &str) -> PyResult<u64> {
    let capsule = match object.cast::<PyCapsule>() {
        Ok(capsule) => capsule.clone(),
        Err(_) => {
            let other = object.getattr("_CAPIPtr").ok().and_then(|other| other.cast_into::<PyCapsule>().ok());
            other.ok_or_else(|| unexpected(format!("a capsule of '{class}'"), object))?
        }
    };
    for package in PACKAGES {
        let name = name(package, module, class)?;
        if capsule.is_valid_checked(Some(name)) {
            return Ok(capsule.pointer_checked(Some(name))?.as_ptr().addr() as u64);
        }
    }
    Err(PyTypeError::new_err(format!("the capsule is not one of '{class}'")))
}

/// The word in a capsule.
pub(crate) fn word(object: &Bound<'_, PyAny>, class: &str) -> PyResult<Word> {
    Word::from_bits(bits(object, class)?).ok_or_else(|| PyTypeError::new_err("the handle is null"))
}
