//! Operands, results, attributes, properties, regions and successors of two versions of an operation.

use super::{Detail, Impact, constraints};
use crate::model::{Constraint, Named, Operation, Property, Result, TypeConstraint};

/// The number of values of a part, in the order of what is accepted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Length {
    One,
    Optional,
    Variadic,
}

/// A part of an operation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Component<'r> {
    name: &'r str,
    pub(super) length: Length,
    default: Option<&'r str>,
    constraint: Constraint<'r>,
    /// The C++ type of a property's value, which its constraint presumes.
    class: &'r str,
    summary: &'r str,
}

/// A kind of part, with the names of the kinds of changes.
pub(super) struct ComponentKind {
    pub(super) noun: &'static str,
    added: &'static str,
    removed: &'static str,
    renamed: &'static str,
    moved: &'static str,
    length: &'static str,
    default: &'static str,
    constraint: [&'static str; 3],
    /// Whether generic form and bytecode name the part. Other parts are paired by position.
    has_name: bool,
}

macro_rules! kind {
    ($name:ident, $noun:literal, $has_name:literal) => {
        pub(super) const $name: ComponentKind = ComponentKind {
            noun: $noun,
            added: concat!($noun, "-added"),
            removed: concat!($noun, "-removed"),
            renamed: concat!($noun, "-renamed"),
            moved: concat!($noun, "-moved"),
            length: concat!($noun, "-count"),
            default: concat!($noun, "-default"),
            constraint: [
                concat!($noun, "-stricter"),
                concat!($noun, "-looser"),
                concat!($noun, "-constraint"),
            ],
            has_name: $has_name,
        };
    };
}

kind!(OPERAND, "operand", false);
kind!(RESULT, "result", false);
kind!(ATTRIBUTE, "attribute", true);
kind!(PROPERTY, "property", true);
kind!(REGION, "region", false);
kind!(SUCCESSOR, "successor", false);

/// The pairs of parts of two versions, as an index into the new ones for each old one.
pub(super) type Pairs = Vec<Option<usize>>;

const BOTH: [Impact; 2] = [Impact::Text, Impact::Generic];

/// The operands or results of an operation.
pub(super) fn values<'r>(values: &[Named<'r, TypeConstraint<'r>>]) -> Vec<Component<'r>> {
    let part = |value: &Named<'r, TypeConstraint<'r>>| Component {
        name: value.name,
        length: match value.constraint {
            of if of.is_variadic() => Length::Variadic,
            of if of.is_optional() => Length::Optional,
            _ => Length::One,
        },
        default: None,
        constraint: value.constraint.base().unwrap_or(value.constraint).constraint(),
        class: "",
        summary: value.variable.map_or("", |variable| variable.summary()),
    };
    values.iter().map(part).collect()
}

/// The attributes of an operation, without derived ones. Their indices are those of the operation, which has
/// derived ones last.
pub(super) fn attributes<'r>(operation: &Operation<'r>) -> Result<Vec<Component<'r>>> {
    let given = operation.attributes.iter().filter(|attribute| !attribute.constraint.is_derived());
    given
        .map(|attribute| {
            let (of, default) = (attribute.constraint, attribute.constraint.default_value());
            let length = if of.is_optional()? || default.is_some() { Length::Optional } else { Length::One };
            let summary = attribute.variable.map_or("", |variable| variable.summary());
            Ok(Component {
                name: attribute.name,
                length,
                default,
                constraint: of.base().constraint(),
                class: "",
                summary,
            })
        })
        .collect()
}

/// The properties of an operation.
pub(super) fn properties<'r>(operation: &Operation<'r>) -> Vec<Component<'r>> {
    let part = |property: &Named<'r, Property<'r>>| {
        let default = property.constraint.default_value();
        let summary = property.variable.map_or("", |variable| variable.summary());
        let length = if default.is_some() { Length::Optional } else { Length::One };
        let class = property.constraint.storage_type().unwrap_or_default();
        Component {
            name: property.name,
            length,
            default,
            constraint: property.constraint.constraint(),
            class,
            summary,
        }
    };
    operation.properties.iter().map(part).collect()
}

/// A region or a successor.
pub(super) fn block_part<'r>(name: &'r str, is_variadic: bool, constraint: Constraint<'r>) -> Component<'r> {
    let length = if is_variadic { Length::Variadic } else { Length::One };
    Component { name, length, default: None, constraint, class: "", summary: "" }
}

/// The changes of the parts of a kind, and their pairs. `has_segments`: whether an attribute with the sizes
/// of all segments is part of every operation.
pub(super) fn compare(
    kind: &ComponentKind,
    old: &[Component<'_>],
    new: &[Component<'_>],
    has_segments: bool,
) -> (Vec<Detail>, Pairs) {
    let mut details = Vec::new();
    let mut pairs = pairs(old, new);
    rename(kind, old, new, &mut pairs, &mut details);
    for (index, part) in old.iter().enumerate() {
        match pairs[index] {
            Some(other) => compare_pair(kind, part, &new[other], &mut details),
            None => {
                details.push(Detail::new(kind.removed, format!("{} is removed", subject(kind, part)), &BOTH))
            }
        }
    }
    for (_, part) in new.iter().enumerate().filter(|(index, _)| !pairs.contains(&Some(*index))) {
        let impact: &[Impact] = match part.length {
            Length::One => &BOTH,
            // Old operations have fewer sizes.
            _ if has_segments => &[Impact::Generic],
            _ => &[Impact::Adds],
        };
        let detail = Detail::new(kind.added, format!("{} is added", subject(kind, part)), impact);
        details.push(detail.with_texts("", described(part)));
    }
    let kept: Vec<usize> = pairs.iter().copied().flatten().collect();
    if !kind.has_name && !kept.is_sorted() {
        let message = format!("the order of {}s is changed", kind.noun);
        details.push(Detail::new(kind.moved, message, &[Impact::Generic]).with_texts(names(old), names(new)));
    }
    (details, pairs)
}

fn names(parts: &[Component<'_>]) -> String {
    parts.iter().map(|part| part.name).collect::<Vec<_>>().join(", ")
}

/// `operand 'lhs'`
fn subject(kind: &ComponentKind, part: &Component<'_>) -> String {
    match part.name {
        "" => format!("a {} without a name", kind.noun),
        name => format!("{} '{name}'", kind.noun),
    }
}

/// `optional any integer`
fn described(part: &Component<'_>) -> String {
    let word = match part.length {
        Length::One => "",
        Length::Optional => "optional ",
        Length::Variadic => "variadic ",
    };
    format!("{word}{}", part.constraint.summary())
}

/// Pairs of equal names; parts without a name are paired in their order.
fn pairs(old: &[Component<'_>], new: &[Component<'_>]) -> Pairs {
    let mut unnamed = new.iter().enumerate().filter(|(_, part)| part.name.is_empty()).map(|(index, _)| index);
    let pair = |part: &Component<'_>| match part.name {
        "" => unnamed.next(),
        name => new.iter().position(|other| other.name == name),
    };
    old.iter().map(pair).collect()
}

/// Pairs parts that differ in their names only, in their order.
fn rename(
    kind: &ComponentKind,
    old: &[Component<'_>],
    new: &[Component<'_>],
    pairs: &mut Pairs,
    details: &mut Vec<Detail>,
) {
    for index in 0..old.len() {
        if pairs[index].is_some() {
            continue;
        }
        let before = &old[index];
        let is_same = |after: &Component<'_>| {
            after.length == before.length
                && after.default == before.default
                && after.class == before.class
                && constraints::relation(before.constraint, after.constraint) == constraints::Relation::Same
        };
        let is_it = |at: &usize| {
            // Parts without names have the same position.
            (kind.has_name || *at == index) && !pairs.contains(&Some(*at)) && is_same(&new[*at])
        };
        let Some(found) = (0..new.len()).find(is_it) else { continue };
        pairs[index] = Some(found);
        let message = format!("{} is probably '{}' now", subject(kind, before), new[found].name);
        let impact: &[Impact] = if kind.has_name { &BOTH } else { &[] };
        details.push(Detail::new(kind.renamed, message, impact).with_texts(before.name, new[found].name));
    }
}

fn compare_pair(kind: &ComponentKind, old: &Component<'_>, new: &Component<'_>, details: &mut Vec<Detail>) {
    let subject = subject(kind, new);
    if old.class == new.class {
        details.extend(constraints::change(kind.constraint, &subject, old.constraint, new.constraint));
    } else {
        let detail = Detail::new(kind.constraint[2], format!("{subject} has another type"), &BOTH);
        details.push(detail.with_texts(old.constraint.summary(), new.constraint.summary()));
    }
    if old.length != new.length {
        let impact: &[Impact] = if old.length < new.length { &[Impact::Adds] } else { &BOTH };
        let word = match new.length {
            Length::One => "required",
            Length::Optional => "optional",
            Length::Variadic => "variadic",
        };
        let message = format!("{subject} is {word} now");
        details.push(Detail::new(kind.length, message, impact).with_texts(described(old), described(new)));
    }
    if let (Some(before), Some(after)) = (old.default, new.default)
        && before != after
    {
        let message = format!("{subject} has another default value");
        details.push(Detail::new(kind.default, message, &[Impact::Behavior]).with_texts(before, after));
    }
    details.extend(Detail::documentation(old.summary, new.summary, &format!("documentation of {subject}")));
}
