//! Views: classes of operations by their definitions.

use crate::objects::context::ContextObject;
use crate::objects::create::{self, NewOperation, Results, Words, operand_word, type_word};
use crate::objects::current::resolve_location;
use crate::objects::insertion_point::Point;
use crate::objects::interned::TypeObject;
use crate::objects::location::LocationObject;
use crate::objects::operation::{OperationBase, OperationObject, wrap_operation};
use crate::objects::registry;
use crate::objects::value::ValueObject;
use ir_objects::Word;
use pyo3::exceptions::PyValueError;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyList, PyString, PyTuple, PyType};
use std::sync::OnceLock;

/// The view of an operation.
#[pyclass(extends = OperationBase, subclass, frozen, module = "ods.ir", name = "OpView")]
pub(crate) struct OpViewObject {
    /// The object of the operation, created on demand.
    operation: OnceLock<Py<OperationObject>>,
}

impl OpViewObject {
    /// Sets the object of the operation.
    pub(crate) fn set_operation(&self, operation: &Bound<'_, OperationObject>) {
        self.operation.get_or_init(|| operation.clone().unbind());
    }
}

/// Operands or result types of a view by segments.
struct Segments {
    words: Words,
    /// The sizes of the segments, if there are any.
    sizes: Vec<i32>,
}

/// The difference between operands and results for a view's constructor.
pub(crate) struct Segmented {
    /// `operand` or `result`.
    what: &'static str,
    /// The same for the beginning of a message.
    label: &'static str,
    /// The class of the elements.
    class: &'static str,
    /// The reason in a message if an element is `None`.
    none: &'static str,
    word: fn(&Bound<'_, PyAny>) -> PyResult<Word>,
    /// Whether an object is one element, where a sequence of them may be given.
    is_element: fn(&Bound<'_, PyAny>) -> bool,
}

pub(crate) const OPERANDS: Segmented = Segmented {
    what: "operand",
    label: "Operand",
    class: "Value",
    none: "contained a None item",
    word: operand_word,
    is_element: |object| object.cast::<ValueObject>().is_ok() || object.cast::<OperationBase>().is_ok(),
};

const RESULTS: Segmented = Segmented {
    what: "result",
    label: "Result",
    class: "Type",
    none: "std::bad_cast",
    word: type_word,
    is_element: |object| object.cast::<TypeObject>().is_ok(),
};

impl Segmented {
    /// The words of elements of an operation that are not in segments; an element may be a sequence.
    pub(crate) fn flat(&self, name: &Bound<'_, PyString>, elements: &Bound<'_, PyAny>) -> PyResult<Words> {
        let mut words = Words::new();
        for (index, element) in elements.try_iter()?.enumerate() {
            let element = element?;
            let reason = match self.extend(&mut words, &element)? {
                Ok(()) => continue,
                Err(_) if element.is_none() => self.none.to_owned(),
                Err(reason) => reason,
            };
            return Err(self.refused(name, index, &format!("a {}", self.class), &reason));
        }
        Ok(words)
    }

    /// Adds the word of an element, or those of a sequence of elements.
    fn extend(&self, words: &mut Words, element: &Bound<'_, PyAny>) -> PyResult<Result<(), String>> {
        let error = match (self.word)(element) {
            Ok(word) => {
                words.push(word);
                return Ok(Ok(()));
            }
            Err(error) => error,
        };
        if element.is_none() {
            return Ok(Err(OPERANDS.none.to_owned()));
        }
        let elements = if (self.is_element)(element) { None } else { element.try_iter().ok() };
        let Some(elements) = elements else { return Ok(Err(error.value(element.py()).to_string())) };
        for element in elements {
            if let Err(reason) = self.extend(words, &element?)? {
                return Ok(Err(reason));
            }
        }
        Ok(Ok(()))
    }

    /// The exception for an element that is none.
    fn refused(&self, name: &Bound<'_, PyString>, index: usize, wanted: &str, reason: &str) -> PyErr {
        let label = self.label;
        PyValueError::new_err(format!("{label} {index} of operation \"{name}\" must be {wanted} ({reason})"))
    }

    /// The words of elements in segments: 1 for a single one, 0 for an optional one, -1 for a sequence.
    fn segments(
        &self,
        name: &Bound<'_, PyString>,
        spec: &Bound<'_, PyAny>,
        elements: &Bound<'_, PyAny>,
    ) -> PyResult<Segments> {
        let spec: Vec<i32> = spec.extract()?;
        let given = elements.try_iter()?.collect::<PyResult<Vec<_>>>()?;
        if spec.len() != given.len() {
            return Err(PyValueError::new_err(format!(
                "Operation \"{name}\" requires {} {} segments but was provided {}",
                spec.len(),
                self.what,
                given.len()
            )));
        }
        let mut segments = Segments { words: Words::new(), sizes: Vec::new() };
        for (index, (kind, element)) in spec.into_iter().zip(given).enumerate() {
            let before = segments.words.len();
            let wanted = || match kind {
                -1 => format!("a Sequence of {}s", self.class),
                _ => format!("a {}", self.class),
            };
            let refused = |reason: &str| self.refused(name, index, &wanted(), reason);
            match kind {
                -1 if element.is_none() => {}
                -1 => self.extend(&mut segments.words, &element)?.map_err(|reason| refused(&reason))?,
                0 if element.is_none() => {}
                1 if element.is_none() => {
                    return Err(refused(&format!("was None and {} is not optional", self.what)));
                }
                0 | 1 => segments.words.push(
                    (self.word)(&element).map_err(|error| refused(&error.value(element.py()).to_string()))?,
                ),
                _ => return Err(PyValueError::new_err("Unexpected segment spec")),
            }
            segments.sizes.push((segments.words.len() - before) as i32);
        }
        Ok(segments)
    }
}

/// The entries of a definition that the constructor of its view reads.
struct Spec<'a, 'py> {
    name: &'a Bound<'py, PyString>,
    regions: &'a Bound<'py, PyAny>,
    operands: Option<&'a Bound<'py, PyAny>>,
    results: Option<&'a Bound<'py, PyAny>>,
}

/// The arguments of a constructor of a view.
struct BuilderArguments<'a, 'py> {
    results: Option<&'a Bound<'py, PyAny>>,
    operands: Option<&'a Bound<'py, PyAny>>,
    attributes: Option<&'a Bound<'py, PyDict>>,
    successors: Option<&'a Bound<'py, PyAny>>,
    regions: Option<i64>,
    loc: Option<Bound<'py, LocationObject>>,
    ip: Option<&'a Bound<'py, PyAny>>,
}

/// The number of regions of a new operation.
fn region_count(spec: &Spec<'_, '_>, given: Option<i64>) -> PyResult<usize> {
    let (least, is_exact): (i64, bool) = spec.regions.extract()?;
    let count = given.unwrap_or(least);
    let name = spec.name;
    if count < least {
        let text = format!(
            "Operation \"{name}\" requires a minimum of {least} regions but was built with regions={count}"
        );
        return Err(PyValueError::new_err(text));
    }
    if is_exact && count > least {
        let text = format!(
            "Operation \"{name}\" requires a maximum of {least} regions but was built with regions={count}"
        );
        return Err(PyValueError::new_err(text));
    }
    usize::try_from(count).map_err(|_| PyValueError::new_err("number of regions must be >= 0"))
}

/// Creates the operation of a view.
fn build<'py>(
    py: Python<'py>,
    spec: &Spec<'_, 'py>,
    given: BuilderArguments<'_, 'py>,
) -> PyResult<crate::objects::owner::IrRef> {
    let location = resolve_location(py, given.loc.clone())?;
    let empty = PyList::empty(py).into_any();
    let mut attributes = create::attribute_words(spec.name, given.attributes)?;
    let mut add_sizes = |name: &str, sizes: &[i32]| -> PyResult<()> {
        let word = crate::objects::attributes::dense_i32_word(location.get(), sizes)?;
        attributes.push((PyString::new(py, name), word));
        Ok(())
    };
    let operands = given.operands.unwrap_or(&empty);
    let operands = match spec.operands.filter(|spec| !spec.is_none()) {
        None => OPERANDS.flat(spec.name, operands)?,
        Some(segments) => {
            let segments = OPERANDS.segments(spec.name, segments, operands)?;
            add_sizes("operandSegmentSizes", &segments.sizes)?;
            segments.words
        }
    };
    let results = match (given.results, spec.results.filter(|spec| !spec.is_none())) {
        (None, _) => Results::Inferred,
        (Some(results), None) => Results::Explicit(RESULTS.flat(spec.name, results)?),
        (Some(results), Some(segments)) => {
            let segments = RESULTS.segments(spec.name, segments, results)?;
            add_sizes("resultSegmentSizes", &segments.sizes)?;
            Results::Explicit(segments.words)
        }
    };
    let parts = NewOperation {
        name: spec.name,
        operands,
        results,
        attributes,
        successors: create::block_words(given.successors)?,
        regions: region_count(spec, given.regions)?,
    };
    create::create(&location, &parts, Point::resolve(py, given.ip)?.as_ref())
}

#[pymethods]
impl OpViewObject {
    #[classattr]
    const _ODS_REGIONS: (i64, bool) = (0, true);
    #[classattr]
    const _ODS_OPERAND_SEGMENTS: Option<i64> = None;
    #[classattr]
    const _ODS_RESULT_SEGMENTS: Option<i64> = None;

    #[new]
    #[pyo3(signature = (*_arguments, **_keywords))]
    fn new(
        _arguments: &Bound<'_, PyTuple>,
        _keywords: Option<&Bound<'_, PyDict>>,
    ) -> PyClassInitializer<Self> {
        PyClassInitializer::from(OperationBase::new())
            .add_subclass(OpViewObject { operation: OnceLock::new() })
    }

    /// Creates an operation of this name, or a view of an operation that exists. The Python part makes it the class's `__init__`: as a
    /// method, it gets its arguments without a dictionary.
    #[pyo3(signature = (name, opRegionSpec = None, operandSegmentSpecObj = None, resultSegmentSpecObj = None, results = None, operands = None, attributes = None, successors = None, regions = None, loc = None, ip = None))]
    #[allow(clippy::too_many_arguments, reason = "these are the parts of an operation")]
    #[allow(non_snake_case, reason = "generated code passes some by these names")]
    fn _initialize<'py>(
        slf: &Bound<'py, Self>,
        name: &Bound<'py, PyAny>,
        opRegionSpec: Option<&Bound<'py, PyAny>>,
        operandSegmentSpecObj: Option<&Bound<'py, PyAny>>,
        resultSegmentSpecObj: Option<&Bound<'py, PyAny>>,
        results: Option<&Bound<'py, PyAny>>,
        operands: Option<&Bound<'py, PyAny>>,
        attributes: Option<&Bound<'py, PyDict>>,
        successors: Option<&Bound<'py, PyAny>>,
        regions: Option<i64>,
        loc: Option<Bound<'py, LocationObject>>,
        ip: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<()> {
        let base = slf.as_super().get();
        if let Ok(op) = name.cast::<OperationBase>() {
            return base.initialize(op.get().handle()?.clone());
        }
        let name = name.cast::<PyString>()?;
        let default = (0, true).into_pyobject(slf.py())?.into_any();
        let spec = Spec {
            name,
            regions: opRegionSpec.unwrap_or(&default),
            operands: operandSegmentSpecObj,
            results: resultSegmentSpecObj,
        };
        let given = BuilderArguments { results, operands, attributes, successors, regions, loc, ip };
        base.initialize(build(slf.py(), &spec, given)?)
    }

    /// Creates an operation of the class's name.
    #[classmethod]
    #[pyo3(signature = (results = None, operands = None, attributes = None, successors = None, regions = None, loc = None, ip = None))]
    #[allow(clippy::too_many_arguments, reason = "these are the parts of an operation")]
    fn build_generic<'py>(
        cls: &Bound<'py, PyType>,
        results: Option<&Bound<'py, PyAny>>,
        operands: Option<&Bound<'py, PyAny>>,
        attributes: Option<&Bound<'py, PyDict>>,
        successors: Option<&Bound<'py, PyAny>>,
        regions: Option<i64>,
        loc: Option<Bound<'py, LocationObject>>,
        ip: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let name = cls.getattr("OPERATION_NAME")?.cast_into::<PyString>()?;
        let region_spec = cls.getattr("_ODS_REGIONS")?;
        let operand_spec = cls.getattr("_ODS_OPERAND_SEGMENTS")?;
        let result_spec = cls.getattr("_ODS_RESULT_SEGMENTS")?;
        let spec = Spec {
            name: &name,
            regions: &region_spec,
            operands: Some(&operand_spec),
            results: Some(&result_spec),
        };
        let given = BuilderArguments { results, operands, attributes, successors, regions, loc, ip };
        let op = build(cls.py(), &spec, given)?;
        crate::objects::registry::instantiate(cls, crate::objects::registry::Pending::Ir(op))
    }

    /// Parses an operation of this class.
    #[classmethod]
    #[pyo3(signature = (source, *, source_name = "", context = None))]
    fn parse<'py>(
        cls: &Bound<'py, PyType>,
        source: &str,
        source_name: &str,
        context: Option<Bound<'py, ContextObject>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let view = OperationObject::parse(cls.py(), source, source_name, context)?;
        if view.is_instance(cls)? {
            return Ok(view);
        }
        let expected: String = cls.getattr("OPERATION_NAME")?.extract()?;
        let found: String = view.getattr("name")?.extract()?;
        let context = view.cast::<OperationBase>()?.get().context(cls.py())?;
        Err(crate::objects::diagnostics::failed(
            &context,
            &format!("Expected a '{expected}' op, got: '{found}'"),
            Vec::new(),
        ))
    }

    #[getter]
    fn operation<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, OperationObject>> {
        let py = slf.py();
        if let Some(operation) = slf.get().operation.get() {
            return Ok(operation.bind(py).clone());
        }
        let operation = wrap_operation(py, slf.as_super().get().handle()?.clone())?;
        Ok(slf.get().operation.get_or_init(|| operation.unbind()).bind(py).clone())
    }

    #[getter]
    fn opview<'py>(slf: &Bound<'py, Self>) -> Bound<'py, Self> {
        slf.clone()
    }
}

/// The function that CPython creates views with, before `ignore_arguments` replaces it.
static CREATE: PyOnceLock<ffi::newfunc> = PyOnceLock::new();

/// Creates a view without looking at its arguments, which are for `__init__`: collecting them takes longer than the rest.
unsafe extern "C" fn create(
    class: *mut ffi::PyTypeObject,
    _arguments: *mut ffi::PyObject,
    _keywords: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: CPython calls this with the interpreter's lock.
    let py = unsafe { Python::assume_attached() };
    match CREATE.get(py) {
        // SAFETY: the class is the one that CPython wants an object of, and the arguments are a tuple and nothing.
        Some(create) => unsafe { create(class, registry::no_arguments(py).as_ptr(), std::ptr::null_mut()) },
        None => std::ptr::null_mut(),
    }
}

/// Lets views be created without a look at their arguments.
#[pyfunction]
pub(crate) fn ignore_arguments(py: Python<'_>) {
    let class = py.get_type::<OpViewObject>().as_type_ptr();
    // SAFETY: the type lives as long as the process, and no class is derived from it yet, because the Python part calls this first.
    unsafe {
        if let (Some(own), None) = ((*class).tp_new, CREATE.get(py))
            && CREATE.set(py, own).is_ok()
        {
            (*class).tp_new = Some(create);
        }
    }
}
