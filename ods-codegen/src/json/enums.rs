//! Enums.

use serde::Serialize;

use super::Source;
use crate::SourceMap;
use crate::model::{self, Result};

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Enum<'r> {
    record: &'r str,
    source: Source,
    cpp_class: &'r str,
    cpp_namespace: &'r str,
    summary: &'r str,
    description: &'r str,
    /// Set for bit enums.
    #[serde(skip_serializing_if = "Option::is_none")]
    separator: Option<&'r str>,
    is_bit_enum: bool,
    bitwidth: i64,
    cases: Vec<Case<'r>>,
}

#[derive(Serialize)]
struct Case<'r> {
    symbol: &'r str,
    spelling: &'r str,
    value: i64,
}

impl<'r> Enum<'r> {
    pub(super) fn new(of: model::Enum<'r>, sources: &SourceMap) -> Result<Enum<'r>> {
        let case = |case: model::EnumCase<'r>| {
            Ok(Case { symbol: case.symbol()?, spelling: case.spelling()?, value: case.value()? })
        };
        Ok(Enum {
            record: of.def_name(),
            source: Source::of(of.record(), sources),
            cpp_class: of.class_name()?,
            cpp_namespace: of.namespace()?,
            summary: of.summary()?,
            description: of.description()?,
            separator: if of.is_bit_enum() { Some(of.separator()?) } else { None },
            is_bit_enum: of.is_bit_enum(),
            bitwidth: of.bitwidth()?,
            cases: of.cases()?.into_iter().map(case).collect::<Result<_>>()?,
        })
    }
}
