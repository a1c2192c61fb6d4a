//! Enums. All implement `EnumValue`: `value`, `from_value`, and the cases as data. All have `Display` in the
//! definition's spelling, and `FromStr` for it. A bit enum has constants, `|`, `&`, `^`, `!`, `contains` and
//! `contains_any`.

use super::Emitter;
use super::emit::{Case, RustEnum};
use super::names::enum_cases;
use crate::model::{self, Dialect, Enum, Result};
use crate::{Diagnostic, Records};

impl<'r> Emitter<'r, '_> {
    /// The enums of the dialect: those in its namespace, and those without a dialect that its parameters
    /// need.
    pub(super) fn enums(
        &mut self,
        records: &'r Records,
        dialect: Dialect<'r>,
        errors: &mut Vec<Diagnostic>,
    ) -> Vec<RustEnum> {
        let own = dialect.name().unwrap_or_default();
        let is_own = |definition: &Enum<'r>| match self.definitions.enum_owner(*definition, own) {
            Some(owner) => owner == own,
            None => self.needed_enums.contains(definition.def_name()),
        };
        let mut items = Vec::new();
        let definitions: Vec<Enum<'r>> = model::enums(records).filter(is_own).collect();
        for definition in definitions {
            let checked = model::consistency::check_enum(definition)
                .and_then(|_| self.claim(&self.definitions.enum_item(definition), definition.record()))
                .and_then(|()| self.enumeration(definition));
            match checked {
                Ok(item) => items.push(item),
                Err(error) => errors.push(error),
            }
        }
        items
    }

    /// Marks an enum as needed, which may belong to no dialect.
    pub(super) fn need_enum(&mut self, definition: Enum<'r>) {
        self.needed_enums.insert(definition.def_name());
    }

    pub(super) fn enumeration(&self, definition: Enum<'r>) -> Result<RustEnum> {
        let mut cases = Vec::new();
        let symbols = definition.cases()?.into_iter().filter_map(|case| case.symbol().ok());
        let mut names = enum_cases(definition, symbols);
        for case in definition.cases()? {
            // Two cases of one symbol are refused before.
            let Some(name) = names.remove(case.symbol()?) else { continue };
            cases.push(Case {
                name,
                value: definition.stored_value(case)? as u64,
                spelling: case.spelling()?.to_owned(),
                deprecation: case.deprecation().map(str::to_owned),
            });
        }
        let has_groups = definition.prints_groups()?.unwrap_or_default();
        let bit_groups = if has_groups { bit_groups(definition)? } else { Vec::new() };
        let separator =
            if definition.is_bit_enum() { Some(definition.separator()?.to_owned()) } else { None };
        // The default of upstream's classes: quoted for enums that are also attributes.
        let is_quoted = definition.prints_quoted()?.unwrap_or(definition.as_attribute().is_some());
        Ok(RustEnum {
            doc: self.docs(definition.summary()?, definition.description()?, definition.record()),
            name: self.definitions.enum_item(definition),
            cpp: format!("{}::{}", definition.namespace()?, definition.class_name()?),
            summary: definition.summary()?.to_owned(),
            separator,
            has_groups,
            bit_groups,
            is_quoted,
            cases,
        })
    }
}

/// The spellings of groups that have one bit.
fn bit_groups(definition: Enum<'_>) -> Result<Vec<String>> {
    let mut groups = Vec::new();
    for case in definition.cases()? {
        if case.is_group() && case.value()?.count_ones() == 1 {
            groups.push(case.spelling()?.to_owned());
        }
    }
    Ok(groups)
}
