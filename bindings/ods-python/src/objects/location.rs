//! Locations.

use crate::objects::context::ContextObject;
use crate::objects::current::resolve_context;
use crate::objects::diagnostics;
use crate::objects::frames;
use crate::objects::interned::{AttributeObject, Interned, from_capsule, interned_class, wrap_attribute};
use crate::objects::owner::{get, get_all};
use crate::objects::parts::Component;
use ir_core::context::{AttrKind, Attribute, FileRange, LocKind, Location};
use ir_core::diagnostic::Diagnostic;
use ir_core::text::{PrintOptions, Printer};
use ir_objects::Word;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

interned_class! {
    /// A location.
    LocationObject "Location" Location, cast_from_loc {
        #[staticmethod]
        fn _CAPICreate<'py>(capsule: &Bound<'py, PyAny>) -> PyResult<Bound<'py, Self>> {
            let (context, word) = from_capsule(capsule, "Location")?;
            Self::create(&context, word)
        }

        fn __enter__<'py>(slf: &Bound<'py, Self>) -> Bound<'py, Self> {
            frames::enter_location(slf.as_any(), slf.get().context(slf.py()).as_any());
            slf.clone()
        }

        #[pyo3(signature = (*_raised))]
        fn __exit__(slf: &Bound<'_, Self>, _raised: &Bound<'_, PyTuple>) -> PyResult<()> {
            frames::exit(slf.as_any(), "Location")
        }

        /// Whether both are the same position, however it was written.
        fn __eq__(&self, other: &Bound<'_, PyAny>) -> PyResult<bool> {
            let Ok(other) = other.cast::<LocationObject>() else { return Ok(false) };
            let other = other.get().word;
            if self.word == other {
                return Ok(true);
            }
            let (guard, own) = self.enter()?;
            let Ok(other) = guard.get::<Location>(other) else { return Ok(false) };
            Ok(own.interned(guard.context()) == other.interned(guard.context()))
        }

        fn __repr__(&self) -> PyResult<String> {
            self.read(|ctx, location| {
                let mut printer = Printer::new(ctx, PrintOptions::default());
                printer.print_location(location);
                printer.finish()
            })
        }

        /// The location as an attribute.
        #[getter]
        fn attr<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
            let word = {
                let (guard, location) = self.enter()?;
                guard.word(guard.context().location_attr(location))
            };
            wrap_attribute(self.context(py), word)
        }

        /// Reports an error here.
        fn emit_error(&self, py: Python<'_>, message: &str) -> PyResult<()> {
            let location = self.enter()?.1;
            diagnostics::emit(self.context(py), vec![Diagnostic::error(location, message)])
        }

        /// The kind of the location, and its components: names, numbers, locations.
        fn _parts<'py>(&self, py: Python<'py>) -> PyResult<(&'static str, Vec<Bound<'py, PyAny>>)> {
            let parts = self.parts()?;
            let context = self.context(py);
            let objects = parts.1.into_iter().map(|part| part.wrap(context)).collect::<PyResult<_>>()?;
            Ok((parts.0, objects))
        }
    }
}

impl LocationObject {
    fn parts(&self) -> PyResult<(&'static str, Vec<Component>)> {
        let (guard, location) = self.enter()?;
        let ctx = guard.context();
        Ok(match location.kind(ctx) {
            LocKind::Unknown => ("unknown", Vec::new()),
            LocKind::File(range) => {
                let numbers = [range.line, range.column, range.end_line, range.end_column];
                let file = Component::Text(range.file.as_str(ctx).to_owned());
                (
                    "file",
                    std::iter::once(file)
                        .chain(numbers.map(|number| Component::Int(number.into())))
                        .collect(),
                )
            }
            LocKind::Name { name, child } => (
                "name",
                vec![Component::Text(name.as_str(ctx).to_owned()), Component::Location(guard.word(child))],
            ),
            LocKind::CallSite { callee, caller } => (
                "callsite",
                vec![Component::Location(guard.word(callee)), Component::Location(guard.word(caller))],
            ),
            LocKind::Fused { locations, metadata } => {
                let metadata = Component::Attribute(metadata.map(|metadata| guard.word(metadata)));
                let locations = locations.iter().map(|&part| Component::Location(guard.word(part)));
                ("fused", std::iter::once(metadata).chain(locations).collect())
            }
        })
    }
}

/// Creates a location in a context.
fn create<'py>(
    py: Python<'py>,
    context: Option<Bound<'py, ContextObject>>,
    create: impl FnOnce(&ir_objects::Guard) -> PyResult<Location>,
) -> PyResult<Bound<'py, LocationObject>> {
    let context = resolve_context(py, context)?;
    let word = {
        let guard = context.get().lock()?;
        guard.word(create(&guard)?)
    };
    LocationObject::create(&context, word)
}

/// The unknown location.
#[pyfunction]
#[pyo3(signature = (context = None))]
pub(crate) fn unknown_location<'py>(
    py: Python<'py>,
    context: Option<Bound<'py, ContextObject>>,
) -> PyResult<Bound<'py, LocationObject>> {
    create(py, context, |_| Ok(Location::UNKNOWN))
}

/// A range of a file: line and column of start and end.
#[pyfunction]
pub(crate) fn file_location<'py>(
    py: Python<'py>,
    filename: &str,
    range: [u32; 4],
    context: Option<Bound<'py, ContextObject>>,
) -> PyResult<Bound<'py, LocationObject>> {
    create(py, context, |guard| {
        let ctx = guard.context();
        // As in MLIR, an empty name of a file is `-`.
        let file = ctx.ident(if filename.is_empty() { "-" } else { filename });
        let [line, column, end_line, end_column] = range;
        Ok(ctx.location(LocKind::File(FileRange { file, line, column, end_line, end_column })))
    })
}

/// A named location.
#[pyfunction]
pub(crate) fn name_location<'py>(
    py: Python<'py>,
    name: &str,
    child: Option<Bound<'py, LocationObject>>,
    context: Option<Bound<'py, ContextObject>>,
) -> PyResult<Bound<'py, LocationObject>> {
    create(py, context, |guard| {
        let child = child.map(|child| get(guard, child.get().word())).transpose()?;
        Ok(guard.context().name_location(guard.context().ident(name), child.unwrap_or(Location::UNKNOWN)))
    })
}

fn words(locations: &[Bound<'_, LocationObject>]) -> Vec<Word> {
    locations.iter().map(|location| location.get().word()).collect()
}

/// The location of a callee that was called through frames, the innermost first.
#[pyfunction]
pub(crate) fn callsite_location<'py>(
    py: Python<'py>,
    callee: &Bound<'py, LocationObject>,
    frames: Vec<Bound<'py, LocationObject>>,
    context: Option<Bound<'py, ContextObject>>,
) -> PyResult<Bound<'py, LocationObject>> {
    if frames.is_empty() {
        return Err(PyValueError::new_err("No caller frames provided."));
    }
    let words = words(&frames);
    create(py, context, |guard| {
        let frames = get_all::<Location>(guard, &words)?;
        let around = |inner: Location, outer: &Location| guard.context().call_site_location(*outer, inner);
        let caller = frames.iter().rev().copied().reduce(|inner, outer| around(inner, &outer));
        let callee: Location = get(guard, callee.get().word())?;
        Ok(caller.map_or(callee, |caller| around(caller, &callee)))
    })
}

/// Several locations as one.
#[pyfunction]
pub(crate) fn fused_location<'py>(
    py: Python<'py>,
    locations: Vec<Bound<'py, LocationObject>>,
    metadata: Option<Bound<'py, AttributeObject>>,
    context: Option<Bound<'py, ContextObject>>,
) -> PyResult<Bound<'py, LocationObject>> {
    let words = words(&locations);
    create(py, context, |guard| {
        let metadata: Option<Attribute> =
            metadata.map(|metadata| get(guard, metadata.get().word())).transpose()?;
        Ok(guard.context().fused_location(&get_all::<Location>(guard, &words)?, metadata))
    })
}

/// The location that an attribute is.
#[pyfunction]
pub(crate) fn location_of_attribute<'py>(
    attribute: &Bound<'py, AttributeObject>,
) -> PyResult<Bound<'py, LocationObject>> {
    let word = {
        let (guard, found) = attribute.get().enter()?;
        match found.kind(guard.context()) {
            AttrKind::Location(location) => guard.word(location),
            _ => return Err(PyValueError::new_err("the attribute is not a location")),
        }
    };
    LocationObject::create(attribute.get().context(attribute.py()), word)
}
