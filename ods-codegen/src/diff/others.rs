//! Two versions of an enum, an interface, a pass or a rewrite rule.

use super::{Compared, Detail, Impact, Side};
use crate::RecordRef;
use crate::model::{self, Enum, Interface, InterfaceKind, InterfaceMethod, Pass, Pattern};

const BOTH: [Impact; 2] = [Impact::Text, Impact::Generic];

/// The enums of a version.
pub(super) fn enums<'r>(side: &Side<'r>) -> Vec<Enum<'r>> {
    let all = model::enums(side.records);
    all.filter(|found| side.is_own(found.record(), found.namespace().unwrap_or_default())).collect()
}

/// The interfaces of a version.
pub(super) fn interfaces<'r>(side: &Side<'r>, kind: InterfaceKind) -> Vec<Interface<'r>> {
    let all = model::interfaces(side.records, kind);
    all.filter(|found| side.is_own(found.record(), found.namespace())).collect()
}

/// The passes of a version.
pub(super) fn passes<'r>(side: &Side<'r>) -> Vec<Pass<'r>> {
    model::own_passes(side.records, side.sources).collect()
}

/// The rewrite rules of a version. Equal rules without a name have the same numbers in both versions.
pub(super) fn rules<'r>(side: &Side<'r>) -> Vec<Pattern<'r>> {
    let all = model::patterns(side.records, side.sources).into_iter().flatten();
    all.filter(|rule| {
        side.sources.is_in_main_file(rule.record.span())
            || Some(rule.root().operation.dialect) == side.dialect
    })
    .collect()
}

impl<'r> Compared<'r> for Enum<'r> {
    fn noun(&self) -> &'static str {
        "enum"
    }

    fn name(&self) -> String {
        self.class_name().unwrap_or_default().to_owned()
    }

    fn owner(&self) -> String {
        format!("{}::{}", self.namespace().unwrap_or_default(), Compared::name(self))
    }

    fn record(&self) -> RecordRef<'r> {
        Enum::record(*self)
    }

    fn removal(&self) -> &'static [Impact] {
        &BOTH
    }

    fn changes(&self, new: &Self, _: (&Side<'r>, &Side<'r>)) -> Vec<Detail> {
        let cases = |of: &Enum<'r>| -> Vec<(&'r str, &'r str, i64)> {
            let read = |case: &model::EnumCase<'r>| {
                Some((case.symbol().ok()?, case.spelling().ok()?, case.value().ok()?))
            };
            of.cases().unwrap_or_default().iter().filter_map(read).collect()
        };
        let (old_cases, new_cases) = (cases(self), cases(new));
        let mut details = Vec::new();
        for (symbol, spelling, value) in &old_cases {
            let Some((_, other, number)) = new_cases.iter().find(|(other, ..)| other == symbol) else {
                let is_same = |case: &&(&str, &str, i64)| (case.1, case.2) == (*spelling, *value);
                details.push(match new_cases.iter().find(is_same) {
                    Some((other, ..)) => {
                        let message = format!("case '{symbol}' is probably '{other}' now");
                        Detail::new("case-renamed", message, &[]).with_texts(*symbol, *other)
                    }
                    None => Detail::new("case-removed", format!("case '{symbol}' is removed"), &BOTH),
                });
                continue;
            };
            if other != spelling {
                let message = format!("case '{symbol}' is spelled otherwise");
                details.push(
                    Detail::new("case-spelling", message, &[Impact::Text]).with_texts(*spelling, *other),
                );
            }
            if number != value {
                let message = format!("case '{symbol}' has another value");
                let detail = Detail::new("case-value", message, &[Impact::Generic]);
                details.push(detail.with_texts(value.to_string(), number.to_string()));
            }
        }
        for (symbol, spelling, value) in &new_cases {
            let is_known =
                |case: &(&str, &str, i64)| case.0 == *symbol || (case.1, case.2) == (*spelling, *value);
            if !old_cases.iter().any(is_known) {
                details.push(Detail::new("case-added", format!("case '{symbol}' is added"), &[Impact::Adds]));
            }
        }
        let summaries = (self.summary().unwrap_or_default(), new.summary().unwrap_or_default());
        details.extend(Detail::documentation(summaries.0, summaries.1, "summary"));
        details
    }
}

impl<'r> Compared<'r> for Interface<'r> {
    fn noun(&self) -> &'static str {
        "interface"
    }

    fn name(&self) -> String {
        self.cpp_name().unwrap_or_default().to_owned()
    }

    fn owner(&self) -> String {
        Compared::name(self)
    }

    fn record(&self) -> RecordRef<'r> {
        Interface::record(*self)
    }

    fn removal(&self) -> &'static [Impact] {
        &[Impact::Behavior]
    }

    fn changes(&self, new: &Self, _: (&Side<'r>, &Side<'r>)) -> Vec<Detail> {
        let mut details = Vec::new();
        let methods = |of: &Interface<'r>| of.methods().unwrap_or_default();
        let (old_methods, new_methods) = (methods(self), methods(new));
        let name = |method: &InterfaceMethod<'r>| method.name().unwrap_or_default();
        for method in &old_methods {
            match new_methods.iter().find(|other| name(other) == name(method)) {
                None => {
                    let message = format!("method '{}' is removed", name(method));
                    details.push(Detail::new("method-removed", message, &[]));
                }
                Some(other) => details.extend(self::method(*method, *other)),
            }
        }
        for method in
            new_methods.iter().filter(|method| old_methods.iter().all(|other| name(other) != name(method)))
        {
            let has_code = method.body().is_ok_and(|body| body.is_some())
                || method.default_body().is_ok_and(|body| body.is_some());
            let (kind, rest, impact): (_, _, &[Impact]) = if has_code {
                ("method-added", "", &[Impact::Adds])
            } else {
                ("method-demanded", ", which implementations must write", &[])
            };
            details.push(Detail::new(kind, format!("method '{}' is added{rest}", name(method)), impact));
        }
        if !self.has_verifier() && new.has_verifier() {
            details.push(Detail::new("verifier", "a verifier is added", &BOTH));
        }
        let texts = (self.description().unwrap_or_default(), new.description().unwrap_or_default());
        details.extend(Detail::documentation(texts.0, texts.1, "description"));
        details
    }
}

/// Changes of a method of an interface.
fn method(old: InterfaceMethod<'_>, new: InterfaceMethod<'_>) -> Option<Detail> {
    let signature = |method: InterfaceMethod<'_>| {
        let arguments = method.arguments().unwrap_or_default();
        let arguments: Vec<&str> = arguments.iter().map(|argument| argument.cpp_type).collect();
        format!("{} ({})", method.return_type().unwrap_or_default(), arguments.join(", "))
    };
    let (before, after) = (signature(old), signature(new));
    let subject = format!("method '{}'", new.name().unwrap_or_default());
    if before != after {
        let message = format!("{subject} has another signature");
        return Some(Detail::new("method-signature", message, &[]).with_texts(before, after));
    }
    let texts = (old.description().unwrap_or_default(), new.description().unwrap_or_default());
    Detail::documentation(texts.0, texts.1, &format!("description of {subject}"))
}

impl<'r> Compared<'r> for Pass<'r> {
    fn noun(&self) -> &'static str {
        "pass"
    }

    fn name(&self) -> String {
        self.argument().unwrap_or_default().to_owned()
    }

    fn owner(&self) -> String {
        self.def_name().to_owned()
    }

    fn record(&self) -> RecordRef<'r> {
        Pass::record(*self)
    }

    fn removal(&self) -> &'static [Impact] {
        &[Impact::Text]
    }

    fn changes(&self, new: &Self, _: (&Side<'r>, &Side<'r>)) -> Vec<Detail> {
        let mut details = options(*self, *new);
        let (before, after) = (self.base_class().unwrap_or_default(), new.base_class().unwrap_or_default());
        if before != after {
            // Where one operation was accepted, any is accepted now.
            let impact = if after.ends_with("OperationPass<>") { Impact::Adds } else { Impact::Text };
            let detail = Detail::new("pass-anchor", "it runs on other operations", &[impact]);
            details.push(detail.with_texts(before, after));
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

fn options(old: Pass<'_>, new: Pass<'_>) -> Vec<Detail> {
    let mut details = Vec::new();
    let (old, new) = (old.options().unwrap_or_default(), new.options().unwrap_or_default());
    for option in &old {
        let name = option.argument().unwrap_or_default();
        let Some(other) = new.iter().find(|other| other.argument().is_ok_and(|other| other == name)) else {
            details.push(Detail::new(
                "option-removed",
                format!("option '{name}' is removed"),
                &[Impact::Text],
            ));
            continue;
        };
        let ty = |option: &model::PassOption<'_>| {
            format!(
                "{}{}",
                if option.is_list() { "list of " } else { "" },
                option.cpp_type().unwrap_or_default()
            )
        };
        if ty(option) != ty(other) {
            let detail =
                Detail::new("option-type", format!("option '{name}' has another type"), &[Impact::Text]);
            details.push(detail.with_texts(ty(option), ty(other)));
        }
        let default = |option: &model::PassOption<'_>| {
            option.default_value().ok().flatten().unwrap_or_default().to_owned()
        };
        if default(option) != default(other) {
            let message = format!("option '{name}' has another default value");
            let detail = Detail::new("option-default", message, &[Impact::Behavior]);
            details.push(detail.with_texts(default(option), default(other)));
        }
    }
    for option in &new {
        let name = option.argument().unwrap_or_default();
        if old.iter().all(|other| other.argument().is_ok_and(|other| other != name)) {
            details.push(Detail::new("option-added", format!("option '{name}' is added"), &[Impact::Adds]));
        }
    }
    details
}

impl<'r> Compared<'r> for Pattern<'r> {
    fn noun(&self) -> &'static str {
        "rule"
    }

    fn name(&self) -> String {
        self.name.clone()
    }

    fn owner(&self) -> String {
        String::new()
    }

    fn record(&self) -> RecordRef<'r> {
        self.record
    }

    fn removal(&self) -> &'static [Impact] {
        &[Impact::Behavior]
    }

    fn addition(&self) -> Impact {
        Impact::Behavior
    }

    fn changes(&self, new: &Self, _: (&Side<'r>, &Side<'r>)) -> Vec<Detail> {
        let is_same = self.definition_text() == new.definition_text();
        let mut details = Vec::new();
        if self.benefit != new.benefit {
            let detail = Detail::new("rule-benefit", "the benefit is changed", &[Impact::Behavior]);
            details.push(detail.with_texts(self.benefit.to_string(), new.benefit.to_string()));
        } else if !is_same {
            let message = format!("the rule for '{}' is changed", new.root().operation.name());
            details.push(Detail::new("rule", message, &[Impact::Behavior]));
        }
        details
    }
}
