//! Duplicate names in Python: the second definition hides the first one, which mlir-tblgen does not report.

use super::names::sanitized;
use super::value_builder;
use crate::model::{Operation, Result};
use crate::{Diagnostic, FxHashMap, RecordRef, codes};

/// Checks the names of one class, in which each component of the operation is a property.
///
/// # Errors
/// When two components have the same name in Python, as `a.b` and `a_b` do.
pub(super) fn check_members(operation: &Operation<'_>) -> Result<()> {
    let values = operation.operands.iter().chain(&operation.results).map(|part| part.name);
    let attributes = operation.attributes.iter().filter(|attribute| !attribute.constraint.is_derived());
    let names = values
        .chain(attributes.map(|part| part.name))
        .chain(operation.regions.iter().map(|part| part.name))
        .filter(|name| !name.is_empty());
    let mut seen: FxHashMap<String, &str> = FxHashMap::default();
    for name in names {
        let member = sanitized(name);
        if let Some(other) = seen.insert(member.clone(), name).filter(|other| *other != name) {
            let message = format!("'{other}' and '{name}' are both called '{member}' in Python");
            return Err(Diagnostic::error(codes::NAME_CONFLICT, operation.record.span(), message));
        }
    }
    Ok(())
}

/// The names of one module: a class for each operation, and a function that builds it.
#[derive(Debug, Default)]
pub(super) struct ModuleNames<'r>(FxHashMap<String, RecordRef<'r>>);

impl<'r> ModuleNames<'r> {
    /// Claims the names of an operation.
    ///
    /// # Errors
    /// When another operation has claimed one of these names.
    pub(super) fn claim(&mut self, operation: &Operation<'r>) -> Result<()> {
        let class = operation.class_name.to_owned();
        for (kind, name) in [("class", class), ("function", value_builder::function_name(operation))] {
            let message =
                format!("the {kind} of '{}' is called '{name}' in Python, as another", operation.name());
            if let Some(other) =
                self.0.insert(name, operation.record).filter(|other| *other != operation.record)
            {
                return Err(Diagnostic::error(codes::NAME_CONFLICT, operation.record.span(), message)
                    .with_note(other.span(), "the other operation is here"));
            }
        }
        Ok(())
    }
}
