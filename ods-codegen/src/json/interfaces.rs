//! Interfaces of the main file.

use serde::Serialize;

use super::Source;
use crate::SourceMap;
use crate::model::{self, InterfaceKind, Result};

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Interface<'r> {
    record: &'r str,
    source: Source,
    kind: &'static str,
    cpp_name: &'r str,
    description: &'r str,
    bases: Vec<&'r str>,
    methods: Vec<Method<'r>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Method<'r> {
    name: &'r str,
    is_static: bool,
    return_type: &'r str,
    arguments: Vec<MethodArgument<'r>>,
    description: &'r str,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct MethodArgument<'r> {
    name: &'r str,
    cpp_type: &'r str,
}

impl<'r> Interface<'r> {
    pub(super) fn new(
        of: model::Interface<'r>,
        kind: InterfaceKind,
        sources: &SourceMap,
    ) -> Result<Interface<'r>> {
        let kind = match kind {
            InterfaceKind::Attr => "attribute",
            InterfaceKind::Op => "operation",
            InterfaceKind::Type => "type",
            InterfaceKind::Dialect => "dialect",
        };
        Ok(Interface {
            record: of.def_name(),
            source: Source::of(of.record(), sources),
            kind,
            cpp_name: of.cpp_name()?,
            description: of.description()?,
            bases: of.bases()?.into_iter().map(|base| base.def_name()).collect(),
            methods: of.methods()?.into_iter().map(method).collect::<Result<_>>()?,
        })
    }
}

fn method(of: model::InterfaceMethod<'_>) -> Result<Method<'_>> {
    let arguments = of.arguments()?.into_iter();
    Ok(Method {
        name: of.name()?,
        is_static: of.is_static(),
        return_type: of.return_type()?,
        arguments: arguments
            .map(|argument| MethodArgument { name: argument.name, cpp_type: argument.cpp_type })
            .collect(),
        description: of.description()?,
    })
}
