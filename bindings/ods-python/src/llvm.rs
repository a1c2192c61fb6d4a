//! Pointers and structs of the dialect `llvm`, and modules of it as LLVM IR. The classes are Python's
//! (`ods/_mlir_libs/_mlirDialectsLLVM.py`).

use crate::objects::context::ContextObject;
use crate::objects::diagnostics::failed;
use crate::objects::interned::{Interned, TypeObject, wrap_type, wrap_types};
use crate::objects::operation::OperationBase;
use crate::objects::owner::get_all;
use dialect_llvm::types::element_error;
use dialect_llvm::{LLVMPointerType, LLVMStructType};
use ir_capi::shared;
use ir_core::attr_or_type::DefHandle;
use ir_core::context::Type;
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::Op;
use ir_core::verify::verify;
use ir_objects::{Guard, Word};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Access to a context into which the dialect is loaded.
fn enter(context: &ContextObject) -> PyResult<Guard> {
    let mut guard = context.lock()?;
    shared::load_dialect(&mut guard, "llvm");
    Ok(guard)
}

fn words(types: &[Py<TypeObject>]) -> Vec<Word> {
    types.iter().map(|ty| ty.get().word()).collect()
}

/// The type of pointers in an address space.
#[pyfunction]
pub(crate) fn llvm_pointer<'py>(
    context: &Bound<'py, ContextObject>,
    address_space: u32,
) -> PyResult<Bound<'py, PyAny>> {
    let guard = enter(context.get())?;
    let word = guard.word(LLVMPointerType::get(guard.context(), address_space).base());
    drop(guard);
    wrap_type(context, word)
}

/// The address space of a pointer.
#[pyfunction]
pub(crate) fn llvm_address_space(ty: &TypeObject) -> PyResult<Option<u32>> {
    ty.read(|ctx, ty| Some(LLVMPointerType::cast(ctx, ty)?.address_space(ctx)))
}

/// The message about the first type that a struct cannot have as an element.
#[pyfunction]
pub(crate) fn llvm_element_error(
    context: &ContextObject,
    elements: Vec<Py<TypeObject>>,
) -> PyResult<Option<String>> {
    let guard = enter(context)?;
    let elements = get_all::<Type>(&guard, &words(&elements))?;
    Ok(element_error(guard.context(), &elements))
}

/// A struct without name.
#[pyfunction]
pub(crate) fn llvm_literal_struct<'py>(
    context: &Bound<'py, ContextObject>,
    elements: Vec<Py<TypeObject>>,
    packed: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let word = {
        let guard = enter(context.get())?;
        let elements = get_all::<Type>(&guard, &words(&elements))?;
        guard.word(LLVMStructType::literal(guard.context(), &elements, packed).base())
    };
    wrap_type(context, word)
}

/// The struct of a name: `kind` is `identified`, `opaque` or, for one that exists under no such name, `new`.
#[pyfunction]
pub(crate) fn llvm_named_struct<'py>(
    context: &Bound<'py, ContextObject>,
    kind: &str,
    name: &str,
    elements: Vec<Py<TypeObject>>,
    packed: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let word = {
        let guard = enter(context.get())?;
        let elements = get_all::<Type>(&guard, &words(&elements))?;
        let ctx = guard.context();
        let ty = match kind {
            "identified" => LLVMStructType::identified(ctx, name),
            "opaque" => LLVMStructType::opaque(ctx, name),
            "new" => LLVMStructType::new_identified(ctx, name, &elements, packed),
            _ => return Err(PyValueError::new_err(format!("there is no kind of structs '{kind}'"))),
        };
        guard.word(ty.base())
    };
    wrap_type(context, word)
}

/// Sets the body of a struct; whether it has no other one.
#[pyfunction]
pub(crate) fn llvm_set_body(ty: &TypeObject, elements: Vec<Py<TypeObject>>, packed: bool) -> PyResult<bool> {
    let (guard, found) = ty.enter()?;
    let elements = get_all::<Type>(&guard, &words(&elements))?;
    let ctx = guard.context();
    let named = LLVMStructType::cast(ctx, found).filter(|ty| ty.is_identified(ctx));
    let named = named.ok_or_else(|| PyValueError::new_err("can only set bodies of identified structs"))?;
    Ok(named.set_body(ctx, &elements, packed).is_ok())
}

/// Name and element types of a struct, where it has them, whether it is packed, and whether it is opaque.
type StructDescription<'py> = (Option<String>, Option<Vec<Bound<'py, PyAny>>>, bool, bool);

/// The parts of a struct.
#[pyfunction]
pub(crate) fn llvm_struct_parts<'py>(ty: &Bound<'py, TypeObject>) -> PyResult<StructDescription<'py>> {
    let (name, body, packed, opaque) = {
        let (guard, found) = ty.get().enter()?;
        let ctx = guard.context();
        let found = LLVMStructType::cast(ctx, found)
            .ok_or_else(|| PyValueError::new_err("the type is not a struct of the dialect 'llvm'"))?;
        let name = found.is_identified(ctx).then(|| found.name(ctx).to_owned());
        let opaque = found.is_opaque(ctx);
        let body: Vec<Word> = found.elements(ctx).iter().map(|ty| guard.word(*ty)).collect();
        (name, (!opaque).then_some(body), found.is_packed(ctx), opaque)
    };
    let context = ty.get().context(ty.py());
    let body = body.map(|body| wrap_types(context, &body[..])).transpose()?;
    Ok((name, body, packed, opaque))
}

/// The text of a module as LLVM IR.
#[pyfunction]
pub(crate) fn llvm_ir(py: Python<'_>, module: &OperationBase) -> PyResult<String> {
    let handle = module.handle()?.clone();
    let translated = py.detach(|| {
        let (guard, op) = handle.enter::<Op>()?;
        let ir = guard.ir();
        PyResult::Ok(match ir.name(op).as_str(guard.context()) {
            "builtin.module" => verify(ir, op).and_then(|()| ods_translate::llvm_ir(ir, op)),
            name => {
                let text = format!("cannot be converted to LLVM IR: expected 'builtin.module', not '{name}'");
                Err(Diagnostic::error(ir.location(op), text))
            }
        })
    })?;
    let context = handle.owner.context(py);
    translated.map_err(|error| failed(context, "Failure while translating to LLVM IR", vec![error]))
}
