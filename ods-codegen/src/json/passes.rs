//! Passes.

use super::source;
use super::value::{Json, list, object};
use crate::SourceMap;
use crate::model::{Pass, PassOption, PassStatistic, Result};

pub(super) fn json(pass: Pass<'_>, sources: &SourceMap) -> Result<Json> {
    let options = pass.options()?.into_iter();
    let statistics = list(pass.statistics()?.into_iter().map(statistic))?;
    Ok(object! {
        "record": pass.def_name(),
        "source": source(pass.record(), sources),
        "argument": pass.argument()?,
        "summary": pass.summary()?,
        "description": pass.description()?,
        "constructor": pass.constructor()?,
        "dependentDialects": pass.dependent_dialects()?,
        "options": list(options.map(option))?,
        "statistics": statistics,
    })
}

fn option(option: PassOption<'_>) -> Result<Json> {
    Ok(object! {
        "argument": option.argument()?,
        "cppType": option.cpp_type().ok(),
        "defaultValue": option.default_value().ok().flatten(),
        "description": option.description()?,
    })
}

fn statistic(of: PassStatistic<'_>) -> Result<Json> {
    Ok(object! {
        "name": of.name()?,
        "description": of.description()?,
    })
}
