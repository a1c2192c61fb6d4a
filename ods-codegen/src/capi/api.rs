//! The interface of the C functions for callers.

use super::function::{CType, Function};
use super::header::{join, spelled};
use super::lower::{self, Conventions};
use super::passes::functions;
use crate::api::{ApiItem, Language};
use crate::{Records, SourceMap, model};

/// The functions of a dialect, with the names that they have unless options change them, and those that
/// create and register each pass. The name of the group of passes, which is an option of the output, is left
/// out.
pub(crate) fn api(records: &Records, sources: &SourceMap, dialect: Option<&str>) -> Vec<ApiItem> {
    let passes = model::passes(records).into_iter().flatten().flatten();
    let of_passes = passes.flat_map(|pass| {
        let name = pass.def_name();
        functions("", name).map(|function| ApiItem::provided(Language::C, name, function, ""))
    });
    let library =
        dialect.and_then(|name| lower::library(records, sources, name, &Conventions::default()).ok());
    let groups = library.map(|library| library.groups).unwrap_or_default();
    let of_dialect =
        groups.iter().flat_map(|group| group.functions.iter().map(|found| item(&group.owner, found)));
    of_passes.chain(of_dialect).collect()
}

/// A function: callers do not write the names of its parameters.
fn item(owner: &str, function: &Function) -> ApiItem {
    let types = function.parameters.iter().map(|parameter| spelled(&parameter.ty));
    let named = function.parameters.iter().map(|parameter| join(&spelled(&parameter.ty), &parameter.name));
    let result = match &function.result {
        CType::Void => String::new(),
        ty => format!(" -> {}", spelled(ty)),
    };
    let text = |parameters: Vec<String>| format!("({}){result}", parameters.join(", "));
    let contract = text(types.collect());
    ApiItem { contract, ..ApiItem::provided(Language::C, owner, &function.name, text(named.collect())) }
}
