//! C++ headers of a dialect's classes, by the conventions of projects that use MLIR: beside a file of
//! definitions is a header of its name, or headers with the name of the dialect.

use ods_parser::loader::EMBEDDED;

use crate::model::{self, DefKind, Dialect};
use crate::{FxHashSet, RecordRef, Records, SourceMap};

/// Headers that may exist, in the order of the definitions' files.
pub(super) fn dialect_headers(
    records: &Records,
    sources: &SourceMap,
    dialect: Dialect<'_>,
    prefix: &str,
) -> Vec<String> {
    let defs = [DefKind::Type, DefKind::Attr]
        .into_iter()
        .flat_map(|kind| model::defs_of_dialect(records, dialect, kind).flatten().map(|def| def.record()));
    let operations = model::all_operations(records)
        .flatten()
        .filter(|operation| operation.dialect == dialect)
        .map(|operation| operation.record);
    let mut folders: Vec<String> = Vec::new();
    let mut stems: Vec<String> = Vec::new();
    let enums = super::enums::own(records, dialect).unwrap_or_default();
    let enums = enums.into_iter().map(|definition| definition.record());
    let implemented = implemented(records, dialect);
    let interfaces = super::interfaces::own(records, dialect).unwrap_or_default();
    let interfaces = interfaces.into_iter().map(|(_, interface)| interface);
    // The headers of what implements an interface include that of the interface.
    let interfaces = interfaces.filter(|interface| !implemented.contains(&interface.qualified_name()));
    let interfaces = interfaces.map(|interface| interface.record());
    let all = std::iter::once(dialect.record()).chain(defs).chain(operations).chain(enums).chain(interfaces);
    for record in all {
        let Some(stem) = stem(record, sources) else { continue };
        let folder = stem.rsplit_once('/').map_or("", |(folder, _)| folder).to_owned();
        if !folders.contains(&folder) {
            folders.push(folder);
        }
        if !stems.contains(&stem) {
            stems.push(stem);
        }
    }
    const ENDS: [&str; 7] = ["Dialect", "", "Attributes", "Attrs", "Types", "Ops", "Enums"];
    let by_name = folders.iter().flat_map(|folder| {
        let slash = if folder.is_empty() { "" } else { "/" };
        ENDS.iter().map(move |end| format!("{folder}{slash}{prefix}{end}.h"))
    });
    let mut headers: Vec<String> = Vec::new();
    for header in by_name.chain(stems.iter().map(|stem| format!("{stem}.h"))) {
        if !headers.contains(&header) {
            headers.push(header);
        }
    }
    headers
}

/// Namespaces and names of the interfaces that definitions of a dialect implement.
fn implemented<'r>(records: &'r Records, dialect: Dialect<'r>) -> FxHashSet<(&'r str, &'r str)> {
    let operations =
        model::all_operations(records).flatten().filter(|operation| operation.dialect == dialect);
    let of_operations = operations.flat_map(|operation| operation.traits);
    let of_operations = of_operations.filter_map(|found| found.as_interface());
    let defs = [DefKind::Type, DefKind::Attr]
        .into_iter()
        .flat_map(|kind| model::defs_of_dialect(records, dialect, kind).flatten());
    let of_defs = defs.flat_map(|def| def.interfaces().unwrap_or_default());
    of_operations.chain(of_defs).map(|interface| interface.qualified_name()).collect()
}

/// The path of a definition's file as C++ includes what is beside it, without its ending: from the last
/// folder `include` on.
fn stem(record: RecordRef<'_>, sources: &SourceMap) -> Option<String> {
    let path = &sources.file(sources.file_of(record.span().lo)?).path;
    let path = path.strip_prefix(EMBEDDED).unwrap_or(path);
    let path = path.rsplit_once("/include/").map_or(path, |(_, rest)| rest);
    let path = path.strip_prefix("include/").unwrap_or(path);
    let is_absolute = path.starts_with('/') || path.contains(':');
    let path = if is_absolute { path.rsplit('/').next().unwrap_or(path) } else { path };
    Some(path.rsplit_once('.').map_or(path, |(stem, _)| stem).to_owned())
}
