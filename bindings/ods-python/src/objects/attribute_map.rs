//! The attributes of an operation as a mapping.

use crate::objects::interned::{AttributeObject, Interned, wrap_attribute};
use crate::objects::owner::{IrRef, get};
use ir_capi::shared;
use ir_core::context::Attribute;
use ir_core::ir::Op;
use ir_objects::Word;
use pyo3::exceptions::{PyIndexError, PyKeyError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyIterator, PyList, PyString};

/// The attributes of an operation, inherent ones included.
#[pyclass(frozen, mapping, module = "ods.ir", name = "OpAttributeMap")]
pub(crate) struct AttributeMap {
    op: IrRef,
}

/// An attribute with its name.
#[pyclass(frozen, module = "ods.ir")]
pub(crate) struct NamedAttribute {
    name: String,
    attr: Py<PyAny>,
}

impl NamedAttribute {
    pub(crate) fn new(name: String, attr: Py<PyAny>) -> Self {
        NamedAttribute { name, attr }
    }
}

#[pymethods]
impl NamedAttribute {
    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!("NamedAttribute({}={})", self.name, self.attr.bind(py).str()?))
    }

    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    #[getter]
    fn attr(&self, py: Python<'_>) -> Py<PyAny> {
        self.attr.clone_ref(py)
    }
}

/// A named attribute of a name and an attribute.
#[pyfunction]
pub(crate) fn named_attribute(name: String, attr: Py<PyAny>) -> NamedAttribute {
    NamedAttribute::new(name, attr)
}

impl AttributeMap {
    pub(crate) fn new(op: IrRef) -> Self {
        AttributeMap { op }
    }

    fn entries(&self) -> PyResult<Vec<(String, Word)>> {
        let (guard, op) = self.op.enter::<Op>()?;
        let entries = shared::attributes(guard.ir(), op).into_iter();
        Ok(entries
            .map(|entry| (entry.name.as_str(guard.context()).to_owned(), guard.word(entry.value)))
            .collect())
    }

    fn find(&self, name: &str) -> PyResult<Option<Word>> {
        let (guard, op) = self.op.enter::<Op>()?;
        Ok(shared::attribute(guard.ir(), op, name).map(|found| guard.word(found)))
    }

    fn wrap<'py>(&self, py: Python<'py>, word: Word) -> PyResult<Bound<'py, PyAny>> {
        wrap_attribute(self.op.owner.context(py), word)
    }

    fn set(&self, name: &str, value: Option<Word>) -> PyResult<()> {
        let (mut guard, op) = self.op.enter::<Op>()?;
        let value: Option<Attribute> = value.map(|word| get(&guard, word)).transpose()?;
        shared::set_attribute(guard.ir_mut(), op, name, value);
        Ok(())
    }
}

const NO_ATTRIBUTE: &str = "attempt to access a non-existent attribute";

#[pymethods]
impl AttributeMap {
    fn __len__(&self) -> PyResult<usize> {
        let (guard, op) = self.op.enter::<Op>()?;
        Ok(shared::attributes(guard.ir(), op).len())
    }

    fn __contains__(&self, name: &str) -> PyResult<bool> {
        Ok(self.find(name)?.is_some())
    }

    fn __getitem__<'py>(&self, py: Python<'py>, name: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        if let Ok(name) = name.cast::<PyString>() {
            let found = self.find(name.to_str()?)?;
            return self.wrap(py, found.ok_or_else(|| PyKeyError::new_err(NO_ATTRIBUTE))?);
        }
        let index: isize = name.extract().map_err(|_| PyTypeError::new_err("expected a name or an index"))?;
        let mut entries = self.entries()?;
        let place =
            if index < 0 { entries.len().checked_add_signed(index) } else { usize::try_from(index).ok() };
        match place.filter(|&place| place < entries.len()) {
            Some(place) => {
                let (name, word) = entries.swap_remove(place);
                let attr = self.wrap(py, word)?.unbind();
                Ok(Bound::new(py, NamedAttribute::new(name, attr))?.into_any())
            }
            None => Err(PyIndexError::new_err("attempt to access out of bounds attribute")),
        }
    }

    fn __setitem__(&self, name: &str, attr: &Bound<'_, AttributeObject>) -> PyResult<()> {
        self.set(name, Some(attr.get().word()))
    }

    fn __delitem__(&self, name: &str) -> PyResult<()> {
        match self.find(name)? {
            Some(_) => self.set(name, None),
            None => Err(PyKeyError::new_err("attempt to delete a non-existent attribute")),
        }
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        PyList::new(py, self.keys()?)?.try_iter()
    }

    #[pyo3(signature = (key, default = None))]
    fn get<'py>(
        &self,
        py: Python<'py>,
        key: &str,
        default: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        match self.find(key)? {
            Some(word) => self.wrap(py, word).map(Some),
            None => Ok(default),
        }
    }

    fn keys(&self) -> PyResult<Vec<String>> {
        Ok(self.entries()?.into_iter().map(|(name, _)| name).collect())
    }

    fn values<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyAny>>> {
        self.entries()?.into_iter().map(|(_, word)| self.wrap(py, word)).collect()
    }

    fn items<'py>(&self, py: Python<'py>) -> PyResult<Vec<(String, Bound<'py, PyAny>)>> {
        self.entries()?.into_iter().map(|(name, word)| Ok((name, self.wrap(py, word)?))).collect()
    }
}
