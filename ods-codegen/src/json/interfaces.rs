//! Interfaces of the main file.

use super::source;
use super::value::{Json, list, object};
use crate::SourceMap;
use crate::model::{Interface, InterfaceKind, InterfaceMethod, Result};

pub(super) fn json(of: Interface<'_>, kind: InterfaceKind, sources: &SourceMap) -> Result<Json> {
    let kind = match kind {
        InterfaceKind::Attr => "attribute",
        InterfaceKind::Op => "operation",
        InterfaceKind::Type => "type",
        InterfaceKind::Dialect => "dialect",
    };
    Ok(object! {
        "record": of.def_name(),
        "source": source(of.record(), sources),
        "kind": kind,
        "cppName": of.cpp_name()?,
        "description": of.description()?,
        "bases": of.bases()?.into_iter().map(|base| base.def_name()).collect::<Vec<&str>>(),
        "methods": list(of.methods()?.into_iter().map(method))?,
    })
}

fn method(of: InterfaceMethod<'_>) -> Result<Json> {
    let arguments = of.arguments()?.into_iter();
    let arguments = arguments.map(|of| object! { "name": of.name, "cppType": of.cpp_type, });
    Ok(object! {
        "name": of.name()?,
        "isStatic": of.is_static(),
        "returnType": of.return_type()?,
        "arguments": Json::List(arguments.collect()),
        "description": of.description()?,
    })
}
