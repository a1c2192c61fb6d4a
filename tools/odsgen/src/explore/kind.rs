//! The kinds of records, as the page lists them.

use ods_parser::records::RecordRef;

/// The kinds in the order of lists.
pub(super) const ORDER: [&str; 11] =
    ["dialect", "op", "type", "attr", "rule", "pass", "enum", "interface", "constraint", "trait", "case"];

/// The kind of a record: that of its most specific known class.
pub(super) fn kind(record: RecordRef<'_>) -> &'static str {
    const KINDS: [(&str, &str); 17] = [
        ("Op", "op"),
        ("TypeDef", "type"),
        ("AttrDef", "attr"),
        ("EnumInfo", "enum"),
        ("EnumAttrInfo", "enum"),
        ("EnumCase", "case"),
        ("EnumAttrCaseInfo", "case"),
        ("Pattern", "rule"),
        ("PassBase", "pass"),
        ("Dialect", "dialect"),
        ("Interface", "interface"),
        ("Trait", "trait"),
        ("Constraint", "constraint"),
        ("TypeConstraint", "constraint"),
        ("AttrConstraint", "constraint"),
        ("PropConstraint", "constraint"),
        ("Property", "constraint"),
    ];
    KINDS.iter().find(|(class, _)| record.is_a(class)).map_or("record", |(_, kind)| kind)
}
