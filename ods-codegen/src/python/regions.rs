//! The regions of an operation.

use super::names::sanitized;
use crate::Writer;
use crate::model::Operation;

/// Writes the minimum number of regions, and whether there are no more.
///
/// ```text
///
///   _ODS_REGIONS = (1, True)
/// ```
pub(super) fn emit_count(operation: &Operation<'_>, writer: &mut Writer) {
    let variadic = usize::from(operation.has_variadic_region());
    let is_fixed = if variadic == 0 { "True" } else { "False" };
    writer.blank();
    writer.line(format_args!("_ODS_REGIONS = ({}, {is_fixed})", operation.regions.len() - variadic));
}

/// Writes a property for each region with a name.
///
/// ```text
///
///   @builtins.property
///   def body(self) -> _ods_ir.Region:
///     return self.regions[0]
/// ```
pub(super) fn emit_accessors(operation: &Operation<'_>, writer: &mut Writer) {
    for (index, region) in operation.regions.iter().enumerate() {
        if region.name.is_empty() {
            continue;
        }
        let (class, rest) =
            if region.constraint.is_variadic() { ("RegionSequence", ":") } else { ("Region", "") };
        writer.blank();
        writer.line("@builtins.property");
        writer.line(format_args!("def {}(self) -> _ods_ir.{class}:", sanitized(region.name)));
        writer.indented(|writer| writer.line(format_args!("return self.regions[{index}{rest}]")));
    }
}
