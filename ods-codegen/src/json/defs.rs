//! Attributes and types of dialects.

use serde::Serialize;

use super::Source;
use crate::SourceMap;
use crate::model::{AttrOrTypeDef, Result};

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Def<'r> {
    record: &'r str,
    source: Source,
    pub(super) dialect: &'r str,
    mnemonic: Option<&'r str>,
    cpp_class: &'r str,
    summary: &'r str,
    description: &'r str,
    parameters: Vec<Parameter<'r>>,
    assembly_format: Option<&'r str>,
    has_custom_assembly_format: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Parameter<'r> {
    name: &'r str,
    cpp_type: &'r str,
    summary: &'r str,
    /// Set for one that can be left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    default_value: Option<&'r str>,
}

impl<'r> Def<'r> {
    pub(super) fn new(def: &AttrOrTypeDef<'r>, sources: &SourceMap) -> Result<Def<'r>> {
        let parameters = def.parameters().iter().map(|parameter| {
            Ok(Parameter {
                name: parameter.name,
                cpp_type: parameter.cpp_type()?,
                summary: parameter.summary(),
                default_value: parameter.default_value(),
            })
        });
        Ok(Def {
            record: def.record().name(),
            source: Source::of(def.record(), sources),
            dialect: def.dialect()?.name()?,
            mnemonic: def.mnemonic()?,
            cpp_class: def.cpp_class_name()?,
            summary: def.summary()?,
            description: def.description()?,
            parameters: parameters.collect::<Result<_>>()?,
            assembly_format: def.assembly_format()?,
            has_custom_assembly_format: def.has_custom_assembly_format()?,
        })
    }
}
