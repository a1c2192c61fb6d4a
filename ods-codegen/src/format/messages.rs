//! Messages that formats of operations and those of attributes and types share. The words are mlir-tblgen's.

pub(super) const LITERAL: &str = "literals may only be used in the top-level section of the format";
pub(super) const STRING: &str = "strings may only be used as 'custom' directive arguments";
pub(super) const GROUP: &str = "optional groups can only be used as top-level elements";
pub(super) const CUSTOM: &str =
    "`custom` can only be used at the top-level context or within a `struct` directive";
pub(super) const REF: &str = "'ref' is only valid within a `custom` directive";
pub(super) const UNSUPPORTED: &str = "unsupported directive kind";
