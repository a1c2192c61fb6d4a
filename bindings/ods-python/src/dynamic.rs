//! Definitions at run time: dialects that are defined by operations of `irdl`, and values of their types and
//! attributes.

use crate::objects::context::ContextObject;
use crate::objects::current::resolve_context;
use crate::objects::diagnostics::failed;
use crate::objects::interned::{AttributeObject, Interned, TypeObject, wrap_attribute, wrap_type};
use crate::objects::operation::OperationBase;
use crate::objects::owner::get;
use ir_capi::shared;
use ir_core::context::{Attribute, Location, Traits};
use ir_core::diagnostic::emit_error_at;
use ir_core::runtime::dynamic::{DynamicDialect, DynamicValue};
use ir_objects::Word;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Registers the dialects that the operations in `operation` define. `terminators` and `without_terminators`
/// are full names of operations: of those that end their block, and of those whose blocks need no terminator.
#[pyfunction]
pub(crate) fn load_irdl(
    py: Python<'_>,
    operation: &OperationBase,
    terminators: Vec<String>,
    without_terminators: Vec<String>,
) -> PyResult<()> {
    let handle = operation.handle()?;
    let loaded = {
        let (guard, op) = operation.enter()?;
        let has = |list: &[String], name: &str, flag: Traits| {
            if list.iter().any(|other| other == name) { flag } else { Traits::NONE }
        };
        irdl::load_dialects_with(guard.ir(), op, &|name| {
            has(&terminators, name, Traits::TERMINATOR)
                | has(&without_terminators, name, Traits::NO_TERMINATOR)
        })
    };
    let context = handle.owner.context(py);
    loaded.map_err(|error| failed(context, "failed to load the dialects", vec![error]))
}

/// Splits a full name, such as `shapes.point`.
fn split(name: &str) -> PyResult<(&str, &str)> {
    let parts = name.split_once('.');
    parts.ok_or_else(|| {
        PyValueError::new_err(format!("expected the name of a dialect and a mnemonic, not '{name}'"))
    })
}

/// Creates a type (`kind` is `type`) or an attribute of a dialect that was defined at run time.
#[pyfunction]
pub(crate) fn dynamic_make<'py>(
    py: Python<'py>,
    kind: &str,
    name: &str,
    params: Vec<Bound<'py, AttributeObject>>,
    context: Option<Bound<'py, ContextObject>>,
) -> PyResult<Bound<'py, PyAny>> {
    let context = resolve_context(py, context)?;
    let (namespace, mnemonic) = split(name)?;
    let words: Vec<Word> = params.iter().map(|param| param.get().word()).collect();
    let made = {
        let guard = context.get().lock()?;
        let params =
            words.iter().map(|word| get::<Attribute>(&guard, *word)).collect::<PyResult<Vec<_>>>()?;
        let ctx = guard.context();
        let dialect = ctx.dialect(ctx.ident(namespace)).and_then(|dialect| dialect.model::<DynamicDialect>());
        let unknown =
            || PyValueError::new_err(format!("the dialect '{namespace}' is not loaded in this context"));
        let dialect = dialect.ok_or_else(unknown)?;
        let emit_error = emit_error_at(Location::UNKNOWN);
        match kind {
            "type" => dialect.get_type(ctx, &emit_error, mnemonic, &params).map(|ty| guard.word(ty)),
            _ => dialect
                .get_attribute(ctx, &emit_error, mnemonic, &params)
                .map(|attribute| guard.word(attribute)),
        }
    };
    match (made, kind) {
        (Err(error), _) => Err(PyValueError::new_err(error.message)),
        (Ok(word), "type") => wrap_type(&context, word),
        (Ok(word), _) => wrap_attribute(&context, word),
    }
}

/// The parameters of a type or attribute of a dialect that was defined at run time; nothing for others.
#[pyfunction]
pub(crate) fn dynamic_params<'py>(
    py: Python<'py>,
    value: &Bound<'py, PyAny>,
) -> PyResult<Option<Vec<Bound<'py, PyAny>>>> {
    let (words, context) = if let Ok(ty) = value.cast::<TypeObject>() {
        let (guard, ty_of) = ty.get().enter()?;
        let value = ty_of.storage::<DynamicValue>(guard.context());
        (words(value, |param| guard.word(param)), ty.get().context(py))
    } else if let Ok(attribute) = value.cast::<AttributeObject>() {
        let (guard, entity) = attribute.get().enter()?;
        let value = entity.storage::<DynamicValue>(guard.context());
        (words(value, |param| guard.word(param)), attribute.get().context(py))
    } else {
        return Ok(None);
    };
    let Some(words) = words else { return Ok(None) };
    words.into_iter().map(|word| wrap_attribute(context, word)).collect::<PyResult<_>>().map(Some)
}

/// The words of the parameters.
fn words(value: Option<&DynamicValue>, word: impl Fn(Attribute) -> Word) -> Option<Vec<Word>> {
    value.map(|value| value.params().iter().map(|param| word(*param)).collect())
}

/// The attribute of variadicities, one for each word: `single`, `optional` or `variadic`.
#[pyfunction]
pub(crate) fn irdl_variadicities<'py>(
    py: Python<'py>,
    variadicities: Vec<String>,
    context: Option<Bound<'py, ContextObject>>,
) -> PyResult<Bound<'py, PyAny>> {
    let context = resolve_context(py, context)?;
    let text = format!("#irdl<variadicity_array [{}]>", variadicities.join(", "));
    let word = {
        let mut guard = context.get().lock()?;
        shared::load_dialect(&mut guard, "irdl");
        let parsed =
            shared::parse_whole(guard.context(), text.as_bytes(), |parser| parser.parse_attribute(None));
        parsed.map(|attribute| guard.word(attribute))
    };
    match word {
        Ok(word) => wrap_attribute(&context, word),
        Err(diagnostics) => Err(failed(&context, "unknown variadicity", diagnostics)),
    }
}
