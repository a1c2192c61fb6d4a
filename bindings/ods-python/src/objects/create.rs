//! Creation of operations.
//!
//! A context caches names of operations by the address of Python's string.

use crate::messages::unexpected;
use crate::objects::block::BlockObject;
use crate::objects::class_cache::OpClass;
use crate::objects::context::ContextObject;
use crate::objects::diagnostics::failed;
use crate::objects::error::misuse;
use crate::objects::insertion_point::InsertionPoint;
use crate::objects::interned::{AttributeObject, Interned, TypeObject, wrap_types};
use crate::objects::location::LocationObject;
use crate::objects::operation::{OperationBase, single_result};
use crate::objects::owner::{IrRef, Owner, get, get_all};
use crate::objects::value::ValueObject;
use ir_capi::shared;
use ir_core::context::{Attribute, Location, NamedAttribute, OpName, Type};
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Op, OpState, Value};
use ir_core::runtime::Inference;
use ir_objects::{Guard, Word};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString, PyTuple};
use smallvec::SmallVec;

/// Words of operands or types: of most operations, few enough to need no memory of their own.
pub(crate) type Words = SmallVec<[Word; 4]>;

/// The types of the results of a new operation.
pub(crate) enum Results {
    /// They are inferred.
    Inferred,
    /// This number of results, each with the type of the first operand.
    OfFirstOperand(usize),
    Explicit(Words),
}

/// The parts of a new operation, by their words.
pub(crate) struct NewOperation<'a> {
    pub(crate) name: &'a Bound<'a, PyString>,
    pub(crate) operands: Words,
    pub(crate) results: Results,
    pub(crate) attributes: Vec<(Bound<'a, PyString>, Word)>,
    pub(crate) successors: Words,
    pub(crate) regions: usize,
}

/// The word of a value: the object's own, or that of the only result of an operation.
#[inline]
pub(crate) fn operand_word(object: &Bound<'_, PyAny>) -> PyResult<Word> {
    if let Ok(value) = object.cast::<ValueObject>() {
        return Ok(value.get().handle()?.word);
    }
    if let Ok(op) = object.cast::<OperationBase>() {
        let (guard, op) = op.get().enter()?;
        return Ok(guard.word(single_result(&guard, op)?));
    }
    if object.is_none() {
        Err(PyValueError::new_err("operand value cannot be None"))
    } else {
        Err(unexpected("a Value", object))
    }
}

/// The words of the elements of a sequence that may be `None`.
fn words(
    sequence: Option<&Bound<'_, PyAny>>,
    word: impl Fn(&Bound<'_, PyAny>) -> PyResult<Word>,
) -> PyResult<Words> {
    let mut words = Words::new();
    let Some(sequence) = sequence else { return Ok(words) };
    // Lists and tuples need no iterator: its creation takes as long as everything else.
    if let Ok(list) = sequence.cast_exact::<PyList>() {
        for element in list.iter() {
            words.push(word(&element)?);
        }
    } else if let Ok(tuple) = sequence.cast_exact::<PyTuple>() {
        for element in tuple.iter_borrowed() {
            words.push(word(&element)?);
        }
    } else {
        let elements = sequence.try_iter().map_err(|_| unexpected("a sequence", sequence))?;
        for element in elements {
            words.push(word(&element?)?);
        }
    }
    Ok(words)
}

/// The words of operands.
pub(crate) fn operand_words(operands: Option<&Bound<'_, PyAny>>) -> PyResult<Words> {
    words(operands, operand_word)
}

/// The word of a type.
pub(crate) fn type_word(object: &Bound<'_, PyAny>) -> PyResult<Word> {
    match object.cast::<TypeObject>() {
        Ok(ty) => Ok(ty.get().word()),
        Err(_) if object.is_none() => Err(PyValueError::new_err("result type cannot be None")),
        Err(_) => Err(unexpected("a Type", object)),
    }
}

/// The words of types.
pub(crate) fn type_words(types: Option<&Bound<'_, PyAny>>) -> PyResult<Words> {
    words(types, type_word)
}

/// The words of successors.
pub(crate) fn block_words(blocks: Option<&Bound<'_, PyAny>>) -> PyResult<Words> {
    words(blocks, |object| match object.cast::<BlockObject>() {
        Ok(block) => Ok(block.get().handle().word),
        Err(_) if object.is_none() => Err(PyValueError::new_err("successor block cannot be None")),
        Err(_) => Err(unexpected("a Block", object)),
    })
}

/// The names and the words of attributes.
pub(crate) fn attribute_words<'a>(
    name: &Bound<'_, PyString>,
    attributes: Option<&Bound<'a, PyDict>>,
) -> PyResult<Vec<(Bound<'a, PyString>, Word)>> {
    let Some(attributes) = attributes else { return Ok(Vec::new()) };
    let mut found = Vec::with_capacity(attributes.len());
    for (key, value) in attributes.iter() {
        let given = key.clone();
        let key = key.cast_into::<PyString>().map_err(|_| {
            unexpected(format!("a str as name of an attribute of the operation \"{name}\""), &given)
        })?;
        match value.cast::<AttributeObject>() {
            Ok(attribute) => found.push((key, attribute.get().word())),
            Err(_) => {
                let what = format!("an Attribute as attribute \"{key}\" of the operation \"{name}\"");
                return Err(unexpected(what, &value));
            }
        }
    }
    Ok(found)
}

/// The name of an operation. Loads its dialect if it can be.
fn op_name(guard: &mut Guard, name: &str) -> PyResult<OpName> {
    let op_name = guard.context().op_name(name);
    if op_name.is_registered(guard.context()) {
        return Ok(op_name);
    }
    let namespace = name.split_once('.').map_or("", |(namespace, _)| namespace);
    let is_loaded = shared::load_dialect(guard, namespace);
    let ctx = guard.context();
    let dialect = ctx.dialect(ctx.ident(namespace));
    let is_allowed = match dialect {
        Some(dialect) => dialect.allows_unknown_operations(),
        None => false,
    };
    if op_name.is_registered(ctx) || is_allowed || ctx.allows_unregistered_dialects() {
        return Ok(op_name);
    }
    let reason =
        if is_loaded { "the dialect has no such operation" } else { "its dialect is not registered" };
    Err(PyValueError::new_err(format!(
        "building op `{name}` but it isn't known in this Context: {reason}; set 'allow_unregistered_dialects' to create it \
         nevertheless"
    )))
}

/// The failure of an inference, which is reported once the context is not locked any more.
enum Failure {
    Raise(PyErr),
    Report(Vec<Diagnostic>),
}

impl From<PyErr> for Failure {
    fn from(error: PyErr) -> Self {
        Failure::Raise(error)
    }
}

/// Creates an operation, inserted at a point if there is one.
pub(crate) fn create(
    location: &Bound<'_, LocationObject>,
    parts: &NewOperation<'_>,
    point: Option<&Bound<'_, InsertionPoint>>,
) -> PyResult<IrRef> {
    create_and(location, parts, point, |_, _| ()).map(|(op, ())| op)
}

/// Creates an operation, inserted at a point if there is one, and reads something of it. No Python code may
/// run meanwhile.
pub(crate) fn create_and<R>(
    location: &Bound<'_, LocationObject>,
    parts: &NewOperation<'_>,
    point: Option<&Bound<'_, InsertionPoint>>,
    read: impl FnOnce(&Guard, Op) -> R,
) -> PyResult<(IrRef, R)> {
    let context = location.get().context(location.py());
    let names = parts.attributes.iter().map(|(name, _)| name.to_str()).collect::<PyResult<Vec<_>>>()?;
    let known = context.get().classes.creation(parts.name);
    let text = if known.is_some() { "" } else { parts.name.to_str()? };
    let created = context.get().lock().map_err(Failure::from).and_then(|mut guard| {
        let class = match known {
            Some(class) => class,
            None => op_class(&mut guard, text)?,
        };
        let op = create_locked(&mut guard, location.get().word(), class, parts, &names, point)?;
        Ok((guard.word(op), read(&guard, op), class))
    });
    match created {
        Ok((word, found, class)) => {
            if known.is_none() && class.is_registered {
                context.get().classes.remember_creation(parts.name, class);
            }
            Ok((new_handle(context, word, point), found))
        }
        Err(Failure::Raise(error)) => Err(error),
        Err(Failure::Report(diagnostics)) => Err(failed(context, "Operation creation failed", diagnostics)),
    }
}

/// The class of operations of a name.
fn op_class(guard: &mut Guard, name: &str) -> PyResult<OpClass> {
    let name = op_name(guard, name)?;
    let ctx = guard.context();
    let (_, defaults) = shared::split_attributes(ctx, name, &[]);
    Ok(OpClass { name, is_registered: name.is_registered(ctx), defaults })
}

fn create_locked(
    guard: &mut Guard,
    location: Word,
    class: OpClass,
    parts: &NewOperation<'_>,
    names: &[&str],
    point: Option<&Bound<'_, InsertionPoint>>,
) -> Result<Op, Failure> {
    let location: Location = get(guard, location)?;
    let name = class.name;
    let operands = get_all::<Value>(guard, &parts.operands)?;
    let successors = get_all(guard, &parts.successors)?;
    let (attributes, properties) = match names {
        [] => (None, class.defaults),
        _ => split(guard, name, names, &parts.attributes)?,
    };
    let result_types: SmallVec<[Type; 4]> = match &parts.results {
        Results::Explicit(words) => get_all(guard, words)?,
        Results::OfFirstOperand(count) => {
            let first = *operands.first().ok_or_else(no_first_operand)?;
            std::iter::repeat_n(guard.ir().value_type(first), *count).collect()
        }
        Results::Inferred => {
            let parts = shared::InferenceInput {
                name,
                location,
                operands: &operands,
                attributes,
                properties,
                regions: &[],
            };
            let types = shared::infer(guard, &parts);
            types.map_err(|reason| Failure::Report(reason.into_iter().collect()))?.into()
        }
    };
    let place = point.map(|point| point.get().place(guard)).transpose()?;
    let ir = guard.ir_mut();
    let op = ir.create(&OpState {
        name,
        location,
        operands: &operands,
        result_types: &result_types,
        successors: &successors,
        num_regions: parts.regions,
        attributes,
        properties,
    });
    if let Some((block, before)) = place {
        ir.insert(op, block, before);
    }
    Ok(op)
}

fn no_first_operand() -> PyErr {
    PyIndexError::new_err("the types of the results are that of the first operand, but there is no operand")
}

/// The handle of a new operation, which belongs to the tree that it was inserted into.
pub(crate) fn new_handle(
    context: &Bound<'_, ContextObject>,
    word: Word,
    point: Option<&Bound<'_, InsertionPoint>>,
) -> IrRef {
    let owner = match point {
        Some(point) => point.get().owner().clone(),
        None => Owner::new(context.clone().unbind(), Some(word)),
    };
    IrRef { owner, word }
}

/// The exception for an operation that cannot be inserted because it is in a block.
pub(crate) fn check_detached(guard: &Guard, op: Op, word: Word) -> PyResult<()> {
    match guard.ir().parent_block(op) {
        None => Ok(()),
        Some(_) => Err(misuse(word, ir_objects::Misuse::Owned)),
    }
}

/// Whether the types of the results of operations with a name can be inferred. Loads its dialect if it can
/// be.
#[pyfunction]
pub(crate) fn has_inference(context: &ContextObject, name: &str) -> PyResult<bool> {
    let mut guard = context.lock()?;
    let name = op_name(&mut guard, name)?;
    Ok(name.spec(guard.context()).is_some_and(|spec| !matches!(spec.inference, Inference::None)))
}

/// The types of the results of an operation that does not exist.
#[pyfunction]
pub(crate) fn infer_types<'py>(
    location: &Bound<'py, LocationObject>,
    name: &Bound<'py, PyString>,
    operands: &Bound<'py, PyAny>,
    attributes: &Bound<'py, PyDict>,
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let operands = operand_words(Some(operands))?;
    let attributes = attribute_words(name, Some(attributes))?;
    let text = name.to_str()?;
    let context = location.get().context(location.py());
    let inferred: Result<Vec<Word>, Vec<Diagnostic>> = {
        let mut guard = context.get().lock()?;
        let location: Location = get(&guard, location.get().word())?;
        let name = op_name(&mut guard, text)?;
        let operands = get_all::<Value>(&guard, &operands)?;
        let names = attributes.iter().map(|(name, _)| name.to_str()).collect::<PyResult<Vec<_>>>()?;
        let (attributes, properties) = split(&guard, name, &names, &attributes)?;
        let parts = shared::InferenceInput {
            name,
            location,
            operands: &operands,
            attributes,
            properties,
            regions: &[],
        };
        let types = shared::infer(&guard, &parts).map_err(|reason| reason.into_iter().collect());
        types.map(|types| types.into_iter().map(|ty| guard.word(ty)).collect())
    };
    match inferred {
        Ok(words) => wrap_types(context, &words),
        Err(diagnostics) => Err(failed(context, "Failed to infer result types", diagnostics)),
    }
}

/// Dictionaries of discardable attributes and of properties of a new operation.
fn split(
    guard: &Guard,
    name: OpName,
    names: &[&str],
    attributes: &[(Bound<'_, PyString>, Word)],
) -> PyResult<(Option<Attribute>, Option<Attribute>)> {
    let named = names.iter().zip(attributes).map(|(name, (_, word))| {
        Ok(NamedAttribute { name: guard.context().ident(name), value: get(guard, *word)? })
    });
    let named: Vec<NamedAttribute> = named.collect::<PyResult<_>>()?;
    Ok(shared::split_attributes(guard.context(), name, &named))
}
