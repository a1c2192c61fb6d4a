//! Operations that need the same hooks. The author implements these once (`for_each_op_of!`): for a class of
//! the definitions, because it sets a field or lists a trait, or for an interface whose methods have
//! defaults.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::hooks::Required;
use super::{Ident, ident};
use crate::model::{BaseClass, Operation, Trait};

/// Hooks that a field of the definition requests.
const FIELDS: [(&str, &str); 6] = [
    ("Canonicalize", "hasCanonicalizeMethod"),
    ("CanonicalizationPatterns", "hasCanonicalizer"),
    ("CustomAssemblyFormat", "hasCustomAssemblyFormat"),
    ("FoldOp", "hasFolder"),
    ("VerifyOp", "hasVerifier"),
    ("VerifyRegions", "hasRegionVerifier"),
];

/// The number of operations of a class that do not each have an implementation of their own.
const MANY: usize = 32;

/// A class of operations or an interface, and the hooks that each operation needs because of it.
#[derive(Clone)]
pub(super) struct HookClass {
    pub(super) name: Ident,
    /// The handles of its operations.
    pub(super) operations: Vec<Ident>,
    /// The names of the traits.
    pub(super) hooks: BTreeSet<String>,
}

/// An operation with its handle.
struct Member<'o, 'r> {
    handle: Ident,
    operation: &'o Operation<'r>,
}

/// A class with the indices of its operations.
struct Class<'r> {
    class: BaseClass<'r>,
    members: Vec<usize>,
}

/// The classes of a dialect, by name. All methods of the interfaces `with_defaults` have defaults.
pub(super) fn find<'r>(
    operations: &[Operation<'r>],
    handle: impl Fn(&Operation<'r>) -> Ident,
    required: &Required,
    with_defaults: &BTreeSet<String>,
) -> Vec<HookClass> {
    let all: Vec<Member<'_, '_>> =
        operations.iter().map(|operation| Member { handle: handle(operation), operation }).collect();
    let classes = classes(&all);
    let mut found: BTreeMap<String, HookClass> = BTreeMap::new();
    for (hook, implementers) in required.implementers() {
        let needs = |index: &usize| implementers.contains(all[*index].handle.to_string().as_str());
        let needing: BTreeSet<usize> = (0..all.len()).filter(needs).collect();
        let mut left = needing.clone();
        if with_defaults.contains(hook) && left.len() > 1 {
            let operations = left.iter().map(|index| all[*index].handle.clone()).collect();
            let (name, hooks) = (ident(hook), BTreeSet::from([hook.to_owned()]));
            found.insert(hook.to_owned(), HookClass { name, operations, hooks });
            continue;
        }
        for Class { class, members } in &classes {
            let is_whole = members.iter().all(|index| left.contains(index));
            let Ok(name) = syn::parse_str::<Ident>(class.name()) else { continue };
            if !is_whole || !gives(*class, hook, members, &all, &needing) {
                continue;
            }
            left.retain(|index| !members.contains(index));
            let operations = || members.iter().map(|index| all[*index].handle.clone()).collect();
            let new = || HookClass { name: name.clone(), operations: operations(), hooks: BTreeSet::new() };
            found.entry(name.to_string()).or_insert_with(new).hooks.insert(hook.to_owned());
        }
    }
    found.into_values().collect()
}

/// The classes with at least two operations, those with the most operations first; among classes with the
/// same operations, base classes first.
fn classes<'r>(all: &[Member<'_, 'r>]) -> Vec<Class<'r>> {
    let mut classes: BTreeMap<&str, Class<'r>> = BTreeMap::new();
    for (index, member) in all.iter().enumerate() {
        for class in member.operation.base_classes() {
            let new = || Class { class, members: Vec::new() };
            classes.entry(class.name()).or_insert_with(new).members.push(index);
        }
    }
    let mut classes: Vec<Class<'r>> = classes.into_values().filter(|class| class.members.len() > 1).collect();
    classes.sort_by_key(|class| (Reverse(class.members.len()), class.class.depth()));
    classes
}

/// Whether the class is the reason why its operations need a hook: it sets the field, or all its operations
/// have a trait whose operations all need the hook (`needing`). If each of many operations sets the field,
/// they have one implementation as well.
fn gives(
    class: BaseClass<'_>,
    hook: &str,
    members: &[usize],
    all: &[Member<'_, '_>],
    needing: &BTreeSet<usize>,
) -> bool {
    if let Some((_, field)) = FIELDS.iter().find(|(name, _)| *name == hook) {
        let is_set = |index: &usize| class.sets(all[*index].operation, field);
        return members.len() >= MANY || members.iter().all(is_set);
    }
    let has = |member: &Member<'_, '_>, tr: &Trait<'_>| member.operation.traits.iter().any(|own| own == tr);
    let Some((first, others)) = members.split_first() else { return false };
    all[*first].operation.traits.iter().any(|tr| {
        others.iter().all(|index| has(&all[*index], tr))
            && all.iter().enumerate().all(|(index, member)| !has(member, tr) || needing.contains(&index))
    })
}
