//! The functions of passes for callers in C.

use super::passes::functions;
use crate::api::{ApiItem, Language};
use crate::{Records, model};

/// The functions that create and register each pass. The name of the group, which is an option of the output, is left out.
pub(crate) fn api(records: &Records) -> Vec<ApiItem> {
    let passes = model::passes(records).into_iter().flatten().flatten();
    passes
        .flat_map(|pass| {
            let name = pass.def_name();
            functions("", name).map(|function| ApiItem::provided(Language::C, name, function, ""))
        })
        .collect()
}
