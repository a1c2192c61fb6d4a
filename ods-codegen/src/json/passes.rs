//! Passes.

use serde::Serialize;

use super::Source;
use crate::SourceMap;
use crate::model::{self, Result};

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Pass<'r> {
    record: &'r str,
    source: Source,
    argument: &'r str,
    summary: &'r str,
    description: &'r str,
    constructor: Option<&'r str>,
    dependent_dialects: Vec<&'r str>,
    options: Vec<PassOption<'r>>,
    statistics: Vec<Statistic<'r>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PassOption<'r> {
    argument: &'r str,
    cpp_type: Option<&'r str>,
    default_value: Option<&'r str>,
    description: &'r str,
}

#[derive(Serialize)]
struct Statistic<'r> {
    name: &'r str,
    description: &'r str,
}

impl<'r> Pass<'r> {
    pub(super) fn new(pass: model::Pass<'r>, sources: &SourceMap) -> Result<Pass<'r>> {
        let options = pass.options()?.into_iter().map(|option| {
            Ok(PassOption {
                argument: option.argument()?,
                cpp_type: option.cpp_type().ok(),
                default_value: option.default_value().ok().flatten(),
                description: option.description()?,
            })
        });
        let statistics = pass.statistics()?.into_iter();
        let statistics = statistics
            .map(|of| Ok(Statistic { name: of.name()?, description: of.description()? }))
            .collect::<Result<_>>()?;
        Ok(Pass {
            record: pass.def_name(),
            source: Source::of(pass.record(), sources),
            argument: pass.argument()?,
            summary: pass.summary()?,
            description: pass.description()?,
            constructor: pass.constructor()?,
            dependent_dialects: pass.dependent_dialects()?,
            options: options.collect::<Result<_>>()?,
            statistics,
        })
    }
}
