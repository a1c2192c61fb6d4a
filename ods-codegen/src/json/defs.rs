//! Attributes and types of dialects.

use super::source;
use super::value::{Json, if_any, list, object};
use crate::SourceMap;
use crate::model::{AttrOrTypeDef, Parameter, Result};

pub(super) fn json(def: &AttrOrTypeDef<'_>, sources: &SourceMap) -> Result<Json> {
    Ok(object! {
        "record": def.record().name(),
        "source": source(def.record(), sources),
        "dialect": def.dialect()?.name()?,
        "mnemonic": def.mnemonic()?,
        "cppClass": def.cpp_class_name()?,
        "summary": def.summary()?,
        "description": def.description()?,
        "parameters": list(def.parameters().iter().map(parameter))?,
        "assemblyFormat": def.assembly_format()?,
        "hasCustomAssemblyFormat": def.has_custom_assembly_format()?,
    })
}

fn parameter(parameter: &Parameter<'_>) -> Result<Json> {
    Ok(object! {
        "name": parameter.name,
        "cppType": parameter.cpp_type()?,
        "summary": parameter.summary(),
        "defaultValue": if_any(parameter.default_value()),
    })
}
