//! Invariants over all components of an operation.

use super::super::{Result, names};
use super::Operation;
use crate::{FxHashMap, codes};

/// Advice for two parts of one name.
const RENAME: &str = "give one of them another name: both would have the same accessor";

impl<'r> Operation<'r> {
    /// Checks that operands, results, regions and successors have different names.
    pub(super) fn check(&self) -> Result<()> {
        let mut taken: FxHashMap<&str, &str> = FxHashMap::default();
        for (kind, name) in self.named_parts() {
            match taken.insert(name, kind) {
                None => {}
                Some(other) if other == kind => {
                    let message = format!("op has a conflict with two {kind} having the same name '{name}'");
                    return Err(self.error(codes::NAME_CONFLICT, message).with_help(RENAME));
                }
                Some(other) => {
                    let message = format!(
                        "op has a conflict with {other} and {kind} both having an entry with the name '{name}'"
                    );
                    return Err(self.error(codes::NAME_CONFLICT, message).with_help(RENAME));
                }
            }
        }
        Ok(())
    }

    /// Checks that no accessor of a part hides one that every operation has.
    pub(super) fn check_accessors(&self) -> Result<()> {
        self.named_parts().try_for_each(|(_, name)| self.check_accessor(name))
    }

    /// The parts with names, with their kinds.
    fn named_parts(&self) -> impl Iterator<Item = (&'static str, &'r str)> {
        let operands = self.operands.iter().map(|part| ("operands", part.name));
        let results = self.results.iter().map(|part| ("results", part.name));
        let regions = self.regions.iter().map(|part| ("regions", part.name));
        let successors = self.successors.iter().map(|part| ("successors", part.name));
        let all = operands.chain(results).chain(regions).chain(successors);
        all.filter(|(_, name)| !name.is_empty())
    }

    fn check_accessor(&self, name: &str) -> Result<()> {
        let is_taken = match names::snake_to_camel(name, true).as_str() {
            "AttributeNames" | "Attributes" | "Operation" => true,
            // The accessor of a single variadic operand or region is the same as the default one.
            "Operands" => self.operands.len() != 1 || self.variable_length_operands() != 1,
            "Regions" => self.regions.len() != 1 || !self.has_variadic_region(),
            "Type" => self.results.len() != 1,
            _ => false,
        };
        if is_taken {
            let message = format!("the accessor made from '{name}' hides one that every operation has");
            return Err(self.error(codes::RESERVED_ACCESSOR, message).with_help("choose another name"));
        }
        Ok(())
    }
}
