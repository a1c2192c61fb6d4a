//! Enums.

use super::source;
use super::value::{Json, if_any, list, object};
use crate::SourceMap;
use crate::model::{Enum, EnumCase, Result};

pub(super) fn json(of: Enum<'_>, sources: &SourceMap) -> Result<Json> {
    Ok(object! {
        "record": of.def_name(),
        "source": source(of.record(), sources),
        "cppClass": of.class_name()?,
        "cppNamespace": of.namespace()?,
        "summary": of.summary()?,
        "description": of.description()?,
        "separator": if_any(if of.is_bit_enum() { Some(of.separator()?) } else { None }),
        "isBitEnum": of.is_bit_enum(),
        "bitwidth": of.bitwidth()?,
        "cases": list(of.cases()?.into_iter().map(case))?,
    })
}

fn case(case: EnumCase<'_>) -> Result<Json> {
    Ok(object! {
        "symbol": case.symbol()?,
        "spelling": case.spelling()?,
        "value": case.value()?,
    })
}
