//! Two versions of an operation.

use super::formats::{self, PairedComponents};
use super::parts::{self, Component, ComponentKind};
use super::{Compared, Detail, Impact, Side, constraints};
use crate::model::{Constraint, Named, Operation, Region, Successor, Trait, TraitKind};
use crate::{RecordRef, rust};

const BOTH: [Impact; 2] = [Impact::Text, Impact::Generic];

/// Traits by which every operation has an attribute with the sizes of its segments.
const SEGMENTS: [&str; 2] =
    ["::mlir::OpTrait::AttrSizedOperandSegments", "::mlir::OpTrait::AttrSizedResultSegments"];

impl<'r> Compared<'r> for Operation<'r> {
    fn noun(&self) -> &'static str {
        "operation"
    }

    fn name(&self) -> String {
        Operation::name(self)
    }

    fn owner(&self) -> String {
        Operation::name(self)
    }

    fn record(&self) -> RecordRef<'r> {
        self.record
    }

    fn removal(&self) -> &'static [Impact] {
        &BOTH
    }

    fn changes(&self, new: &Self, (old_side, new_side): (&Side<'r>, &Side<'r>)) -> Vec<Detail> {
        let (mut details, pairs) = all_parts(self, new);
        details.extend(traits(self, new));
        details.extend(code(self, new));
        details.extend(formats::compare((self, old_side.sources), (new, new_side.sources), &pairs));
        let texts = [
            ("summary", self.summary().unwrap_or_default(), new.summary().unwrap_or_default()),
            ("description", self.description().unwrap_or_default(), new.description().unwrap_or_default()),
        ];
        details
            .extend(texts.into_iter().filter_map(|(field, old, new)| Detail::documentation(old, new, field)));
        details
    }
}

/// The changes of all parts, and their pairs.
fn all_parts(old: &Operation<'_>, new: &Operation<'_>) -> (Vec<Detail>, PairedComponents) {
    let mut details = Vec::new();
    let has_segments = |index: usize| old.has_trait(SEGMENTS[index]) || new.has_trait(SEGMENTS[index]);
    let mut compare = |kind: &ComponentKind, old: &[Component<'_>], new: &[Component<'_>], has_segments| {
        let (found, pairs) = parts::compare(kind, old, new, has_segments);
        details.extend(found);
        pairs
    };
    let attributes = |operation| parts::attributes(operation).unwrap_or_default();
    let paired = PairedComponents {
        operands: compare(
            &parts::OPERAND,
            &parts::values(&old.operands),
            &parts::values(&new.operands),
            has_segments(0),
        ),
        attributes: compare(&parts::ATTRIBUTE, &attributes(old), &attributes(new), false),
        properties: compare(&parts::PROPERTY, &parts::properties(old), &parts::properties(new), false),
        results: compare(
            &parts::RESULT,
            &parts::values(&old.results),
            &parts::values(&new.results),
            has_segments(1),
        ),
        regions: compare(&parts::REGION, &regions(old), &regions(new), false),
        successors: compare(&parts::SUCCESSOR, &successors(old), &successors(new), false),
    };
    (details, paired)
}

fn regions<'r>(operation: &Operation<'r>) -> Vec<Component<'r>> {
    let part = |region: &Named<'r, Region<'r>>| {
        parts::block_part(region.name, region.constraint.is_variadic(), region.constraint.constraint())
    };
    operation.regions.iter().map(part).collect()
}

fn successors<'r>(operation: &Operation<'r>) -> Vec<Component<'r>> {
    let part = |successor: &Named<'r, Successor<'r>>| {
        parts::block_part(
            successor.name,
            successor.constraint.is_variadic(),
            successor.constraint.constraint(),
        )
    };
    operation.successors.iter().map(part).collect()
}

/// The name of a trait in messages: predicates have none, but a record or a summary.
fn trait_name(tr: &Trait<'_>) -> String {
    match tr.kind() {
        TraitKind::Pred if tr.record().is_anonymous() => tr.summary().to_owned(),
        TraitKind::Pred => tr.def_name().to_owned(),
        _ => tr.qualified_name().map(|name| name.trim_start_matches("::").to_owned()).unwrap_or_default(),
    }
}

fn traits(old: &Operation<'_>, new: &Operation<'_>) -> Vec<Detail> {
    let mut details = Vec::new();
    for tr in &new.traits {
        let name = trait_name(tr);
        match old.traits.iter().find(|other| trait_name(other) == name) {
            None => details.push(added(tr, &name)),
            Some(other) => details.extend(kept(other, tr, &name)),
        }
    }
    for tr in &old.traits {
        let name = trait_name(tr);
        if new.traits.iter().all(|other| trait_name(other) != name) {
            details.push(removed(tr, &name));
        }
    }
    details
}

/// `trait 'mlir::OpTrait::IsTerminator'`, or the interface or predicate.
fn subject(tr: &Trait<'_>, name: &str) -> String {
    let noun = match tr.kind() {
        TraitKind::Interface => "interface",
        TraitKind::Pred => "condition",
        TraitKind::Native | TraitKind::Internal => "trait",
    };
    format!("{noun} '{}'", name.trim_end_matches("::Trait"))
}

fn is_segments(tr: &Trait<'_>) -> bool {
    SEGMENTS.iter().any(|name| tr.is_named(name))
}

fn added(tr: &Trait<'_>, name: &str) -> Detail {
    let impact: &[Impact] = if is_segments(tr) {
        &[Impact::Generic]
    } else if rust::can_fail(*tr) {
        &BOTH
    } else {
        &[Impact::Behavior]
    };
    Detail::new("trait-added", format!("{} is added", subject(tr, name)), impact)
}

fn removed(tr: &Trait<'_>, name: &str) -> Detail {
    let impact = if is_segments(tr) {
        Impact::Generic
    } else if tr.kind() == TraitKind::Pred {
        Impact::Adds
    } else {
        Impact::Behavior
    };
    Detail::new("trait-removed", format!("{} is removed", subject(tr, name)), &[impact])
}

/// Changes of a trait that both versions have: of a condition, or of listed effects.
fn kept(old: &Trait<'_>, new: &Trait<'_>, name: &str) -> Option<Detail> {
    let effects = |tr: &Trait<'_>| {
        let listed = tr.as_effects().and_then(|effects| effects.effects().ok()).unwrap_or_default();
        let words =
            listed.iter().map(|effect| effect.effect().unwrap_or_default().trim_start_matches("::mlir::"));
        words.collect::<Vec<_>>().join(", ")
    };
    let (before, after) = (effects(old), effects(new));
    if before != after {
        let detail = Detail::new("effects", "the memory effects are changed", &[Impact::Behavior]);
        let shown = |effects: String| if effects.is_empty() { "none".to_owned() } else { effects };
        return Some(detail.with_texts(shown(before), shown(after)));
    }
    if old.kind() != TraitKind::Pred {
        return None;
    }
    constraints::change(
        ["condition-stricter", "condition-looser", "condition"],
        &subject(new, name),
        Constraint::new(old.record()),
        Constraint::new(new.record()),
    )
}

/// Changes of the code that authors provide: verifiers, folders, canonicalization patterns.
fn code(old: &Operation<'_>, new: &Operation<'_>) -> Vec<Detail> {
    let flag = |kind: &'static str,
                noun: &str,
                is: fn(&Operation<'_>) -> bool,
                added: &[Impact],
                removed: Impact| {
        match (is(old), is(new)) {
            (false, true) => Some(Detail::new(kind, format!("{noun} is added"), added)),
            (true, false) => Some(Detail::new(kind, format!("{noun} is removed"), &[removed])),
            _ => None,
        }
    };
    let behavior = [Impact::Behavior];
    [
        flag("verifier", "a verifier", |op| op.has_verifier().unwrap_or_default(), &BOTH, Impact::Adds),
        flag(
            "verifier",
            "a verifier of regions",
            |op| op.has_region_verifier().unwrap_or_default(),
            &BOTH,
            Impact::Adds,
        ),
        flag("folder", "a folder", |op| op.has_folder().unwrap_or_default(), &behavior, Impact::Behavior),
        flag("canonicalizer", "canonicalization", is_canonicalized, &behavior, Impact::Behavior),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn is_canonicalized(operation: &Operation<'_>) -> bool {
    operation.has_canonicalizer().unwrap_or_default()
        || operation.has_canonicalize_method().unwrap_or_default()
}
