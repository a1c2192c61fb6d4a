//! The Rust that is generated of an operation, type, attribute or enum, for its hover.

use std::collections::BTreeSet;

use ods_codegen::api::ApiItem;
use ods_codegen::{model, rust};
use ods_parser::records::RecordRef;

use crate::analysis::Analysis;

/// Lines that are shown.
const MAX_ITEMS: usize = 24;

/// The names and signatures, one per line; none without Rust, or if the definitions have errors.
pub(crate) fn rust_items(analysis: &Analysis, record: RecordRef<'_>) -> Option<String> {
    let outcome = &analysis.outcome;
    if outcome.has_errors() {
        return None;
    }
    let (dialect, owners) = dialect_and_owners(record)?;
    let all = rust::api(&outcome.records, &outcome.sources, Some(&dialect));
    let own: Vec<&ApiItem> = all.iter().filter(|item| owners.contains(&item.owner)).collect();
    // An accessor of an attribute has a variant for the attribute itself and a setter, which the name implies.
    let names: BTreeSet<&str> = own.iter().map(|item| item.name.as_str()).collect();
    let is_variant = |item: &&ApiItem| {
        let Some((handle, method)) = item.name.rsplit_once("::") else { return false };
        let base = method.strip_prefix("set_").or_else(|| method.strip_suffix("_attr"));
        base.is_some_and(|base| names.contains(format!("{handle}::{base}").as_str()))
    };
    let shown: Vec<&ApiItem> = own.into_iter().filter(|item| !is_variant(item)).collect();
    let mut lines: Vec<String> =
        shown.iter().take(MAX_ITEMS).map(|item| format!("{}{}", item.name, item.signature)).collect();
    if shown.len() > MAX_ITEMS {
        lines.push(format!("// and {} more", shown.len() - MAX_ITEMS));
    }
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// The dialect of a definition, and the names that it can have in [`ApiItem::owner`].
fn dialect_and_owners(record: RecordRef<'_>) -> Option<(String, Vec<String>)> {
    let records = record.records();
    if let Some(operation) = model::all_operations(records).flatten().find(|found| found.record == record) {
        return Some((operation.dialect_name.to_owned(), vec![operation.name()]));
    }
    let dialect = record.get("dialect").as_def()?.get("name").as_str()?;
    let mnemonic = record.get("mnemonic").as_str()?;
    let owners = vec![format!("{dialect}.{mnemonic}"), record.name().to_owned()];
    Some((dialect.to_owned(), owners))
}
