//! Two versions of a type or attribute.

use super::{Compared, Detail, Impact, Side};
use crate::RecordRef;
use crate::model::{AttrOrTypeDef, DefKind, Parameter};

const BOTH: [Impact; 2] = [Impact::Text, Impact::Generic];

impl<'r> Compared<'r> for AttrOrTypeDef<'r> {
    fn noun(&self) -> &'static str {
        match self.kind() {
            DefKind::Attr => "attribute",
            DefKind::Type => "type",
        }
    }

    fn name(&self) -> String {
        self.cpp_class_name().unwrap_or_default().to_owned()
    }

    fn owner(&self) -> String {
        AttrOrTypeDef::record(self).name().to_owned()
    }

    fn record(&self) -> RecordRef<'r> {
        AttrOrTypeDef::record(self)
    }

    fn removal(&self) -> &'static [Impact] {
        &BOTH
    }

    fn changes(&self, new: &Self, _: (&Side<'r>, &Side<'r>)) -> Vec<Detail> {
        let mut details = parameters(self.parameters(), new.parameters());
        details.extend(mnemonic(self, new));
        details.extend(format(self, new));
        match (self.has_verifier(), new.has_verifier()) {
            (false, true) => details.push(Detail::new("verifier", "a verifier is added", &BOTH)),
            (true, false) => details.push(Detail::new("verifier", "a verifier is removed", &[Impact::Adds])),
            _ => {}
        }
        let texts = [
            ("summary", self.summary().unwrap_or_default(), new.summary().unwrap_or_default()),
            ("description", self.description().unwrap_or_default(), new.description().unwrap_or_default()),
        ];
        details
            .extend(texts.into_iter().filter_map(|(field, old, new)| Detail::documentation(old, new, field)));
        details
    }
}

/// The name in text. Generic form has the same text of types and attributes.
fn mnemonic(old: &AttrOrTypeDef<'_>, new: &AttrOrTypeDef<'_>) -> Option<Detail> {
    let name = |def: &AttrOrTypeDef<'_>| def.mnemonic().ok().flatten().unwrap_or_default().to_owned();
    let (before, after) = (name(old), name(new));
    let impact: &[Impact] = if before.is_empty() { &[Impact::Adds] } else { &BOTH };
    (before != after)
        .then(|| Detail::new("mnemonic", "the name in texts is changed", impact).with_texts(before, after))
}

/// The change of the format. Names of parameters in it are not part of texts.
fn format(old: &AttrOrTypeDef<'_>, new: &AttrOrTypeDef<'_>) -> Option<Detail> {
    let form = |def: &AttrOrTypeDef<'_>| match def.assembly_format().ok().flatten() {
        Some(format) => format.split_whitespace().collect::<Vec<_>>().join(" "),
        None if def.has_custom_assembly_format().unwrap_or_default() => {
            "user-provided parser and printer".to_owned()
        }
        None => String::new(),
    };
    let (before, after) = (form(old), form(new));
    let renamed = new.parameters().iter().filter_map(|parameter| {
        let before = renamed_from(old.parameters(), new.parameters(), parameter)?;
        Some((format!("${}", parameter.name), format!("${}", before.name)))
    });
    let with_old_names = renamed.fold(after.clone(), |text, (new, old)| text.replace(&new, &old));
    let message = "the format is changed: texts may no longer parse";
    (before != with_old_names)
        .then(|| Detail::new("format-incompatible", message, &BOTH).with_texts(before, after))
}

/// The old parameter that a new one is under another name: all else is equal.
fn renamed_from<'a, 'r>(
    old: &'a [Parameter<'r>],
    new: &[Parameter<'_>],
    parameter: &Parameter<'_>,
) -> Option<&'a Parameter<'r>> {
    let is_known = |name: &str, among: &[Parameter<'_>]| among.iter().any(|other| other.name == name);
    let is_it = |before: &&Parameter<'_>| {
        !is_known(before.name, new)
            && before.cpp_type().ok() == parameter.cpp_type().ok()
            && before.default_value() == parameter.default_value()
    };
    if is_known(parameter.name, old) { None } else { old.iter().find(is_it) }
}

/// Parameters are paired by position. Names matter only to programs.
fn parameters(old: &[Parameter<'_>], new: &[Parameter<'_>]) -> Vec<Detail> {
    let mut details = Vec::new();
    let mut renamed: Vec<&str> = Vec::new();
    for parameter in new.iter().filter(|parameter| old.iter().all(|other| other.name != parameter.name)) {
        let name = parameter.name;
        if let Some(before) = renamed_from(old, new, parameter) {
            let message = format!("parameter '{}' is probably '{name}' now", before.name);
            details.push(Detail::new("parameter-renamed", message, &[]).with_texts(before.name, name));
            renamed.push(before.name);
            continue;
        }
        let impact: &[Impact] = if parameter.default_value().is_some() { &[Impact::Adds] } else { &BOTH };
        details.push(Detail::new("parameter-added", format!("parameter '{name}' is added"), impact));
    }
    for parameter in old.iter().filter(|parameter| !renamed.contains(&parameter.name)) {
        match new.iter().find(|other| other.name == parameter.name) {
            Some(other) => details.extend(parameter_changes(*parameter, *other)),
            None => {
                let message = format!("parameter '{}' is removed", parameter.name);
                details.push(Detail::new("parameter-removed", message, &BOTH));
            }
        }
    }
    details
}

/// Changes of a parameter's type and default value.
fn parameter_changes(old: Parameter<'_>, new: Parameter<'_>) -> Vec<Detail> {
    let mut details = Vec::new();
    let (before, after) = (old.cpp_type().unwrap_or_default(), new.cpp_type().unwrap_or_default());
    if before != after {
        let message = format!("parameter '{}' has another type", old.name);
        details.push(Detail::new("parameter-type", message, &BOTH).with_texts(before, after));
    }
    let (before, after) = (old.default_value(), new.default_value());
    if before != after {
        let impact: &[Impact] = match (before, after) {
            (None, _) => &[Impact::Adds],
            (_, None) => &BOTH,
            _ => &[Impact::Behavior],
        };
        let message = format!("parameter '{}' has another default value", old.name);
        let detail = Detail::new("parameter-default", message, impact);
        details.push(detail.with_texts(before.unwrap_or_default(), after.unwrap_or_default()));
    }
    details
}
