//! The enums of a plan: those of its dialect, and those of other dialects that it names.

use std::collections::BTreeSet;

use ods_schema::plan::{self, AttrForm, ParamKind, PropertyForm, Test};

use crate::Records;
use crate::model;
use crate::rust::Emitter;
use crate::rust::emit::RustEnum;

impl<'r> Emitter<'r, '_> {
    /// Adds the enums of other dialects that a dialect names.
    pub(super) fn add_named_enums(&self, records: &'r Records, dialect: &mut plan::Dialect<'_>) {
        let mut names = named(dialect);
        for known in &dialect.enums {
            names.remove(&known.name);
        }
        if names.is_empty() {
            return;
        }
        let others = model::enums(records).filter_map(|found| self.enumeration(found).ok());
        dialect
            .enums
            .extend(others.filter(|other| names.contains(&other.cpp)).map(|other| enumeration(&other)));
    }
}

/// An enum.
pub(super) fn enumeration(item: &RustEnum) -> plan::Enum {
    let RustEnum { cpp, summary, separator, has_groups, bit_groups, is_quoted, cases, .. } = item;
    plan::Enum {
        name: cpp.clone(),
        summary: summary.clone(),
        separator: separator.clone(),
        has_groups: *has_groups,
        bit_groups: bit_groups.clone(),
        is_quoted: *is_quoted,
        cases: cases.iter().map(|case| (case.value, case.spelling.clone())).collect(),
    }
}

/// The names of enums in constraints, parameters and properties.
fn named(dialect: &plan::Dialect<'_>) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for constraint in &dialect.attr_constraints {
        let tests = [Some(&constraint.test), constraint.class.as_ref()];
        tests.into_iter().flatten().for_each(|test| add_of_test(test, &mut names));
        if let Some(AttrForm::Enum(name, _)) = &constraint.form {
            names.insert(name.clone());
        }
    }
    let definitions = dialect.types.iter().chain(&dialect.attributes);
    definitions.flat_map(|found| &found.params).for_each(|param| add_of_param(&param.kind, &mut names));
    let properties = dialect.operations.iter().flat_map(|op| &op.properties);
    properties.filter_map(|found| found.form.as_ref()).for_each(|form| add_of_property(form, &mut names));
    names
}

fn add_of_test(test: &Test, names: &mut BTreeSet<String>) {
    if let Test::Enum(name, _) = test {
        names.insert(name.clone());
    }
}

fn add_of_param(kind: &ParamKind, names: &mut BTreeSet<String>) {
    match kind {
        ParamKind::Enum(name) | ParamKind::EnumField(name) => drop(names.insert(name.clone())),
        ParamKind::AttributeOf(test) => add_of_test(test, names),
        ParamKind::List(inner) | ParamKind::Optional(inner) => add_of_param(inner, names),
        _ => {}
    }
}

fn add_of_property(form: &PropertyForm, names: &mut BTreeSet<String>) {
    match form {
        PropertyForm::Enum(name, _) | PropertyForm::EnumOrAttr(name, ..) => drop(names.insert(name.clone())),
        PropertyForm::List(inner) | PropertyForm::Optional(inner) | PropertyForm::OptionalSome(inner) => {
            add_of_property(inner, names);
        }
        PropertyForm::Plain(_) => {}
    }
}
