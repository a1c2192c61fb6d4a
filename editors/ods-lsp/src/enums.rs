//! The enums of definitions, by the names that strings of code and template arguments use.

use ods_codegen::model::{Enum, EnumAttr};
use ods_parser::records::Records;

use crate::code::last_segment;

/// All enums.
pub(crate) fn enums(records: &Records) -> impl Iterator<Item = Enum<'_>> {
    records.derived("EnumInfo").map(Enum::new)
}

/// The enum of a C++ class, whose name may have a namespace.
pub(crate) fn enum_of_class<'r>(records: &'r Records, class: &str) -> Option<Enum<'r>> {
    let class = last_segment(class);
    enums(records).find(|found| found.class_name().is_ok_and(|name| name == class))
}

/// The enum that a template argument names: a definition, or a string with a C++ type.
pub(crate) fn enum_of_argument<'r>(records: &'r Records, argument: &str) -> Option<Enum<'r>> {
    if let Some(cpp) = argument.strip_prefix('"') {
        return enum_of_class(records, cpp.trim_end_matches('"'));
    }
    let record = records.def(argument)?;
    if record.is_a("EnumInfo") {
        return Some(Enum::new(record));
    }
    record.is_a("EnumAttr").then(|| EnumAttr::new(record).enumeration().ok()).flatten()
}
