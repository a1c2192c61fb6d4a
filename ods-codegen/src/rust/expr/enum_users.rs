//! Enums that a dialect holds although the namespace is another one's.
//!
//! A namespace around those of several dialects (`::x` of `::x::b`, or shared by all) does not say whose an
//! enum in it is. The dialect with that namespace holds it for certain only if one of its own definitions
//! uses it.

use super::Definitions;
use super::parameter::ParamType;
use crate::model::{self, DefKind, Enum, Property, PropertyKind};
use crate::rust::attributes::RustValue;
use crate::rust::names::unrooted;
use crate::{FxHashMap, FxHashSet, Records};

/// For each enum, by record, of a namespace that is another dialect's or around it: the dialects whose
/// definitions use it.
pub(super) type EnumUsers<'r> = FxHashMap<&'r str, FxHashSet<&'r str>>;

/// Whether a namespace is another one or around it.
pub(super) fn encloses(outer: &str, inner: &str) -> bool {
    let rest = unrooted(inner).strip_prefix(unrooted(outer));
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

/// The users of the enums whose owner the namespace does not tell.
pub(super) fn enum_users<'r>(records: &'r Records, definitions: &Definitions<'r>) -> EnumUsers<'r> {
    let dialects: Vec<_> = model::dialects(records).collect();
    let is_shared = |definition: &Enum<'r>| {
        let namespace = definition.namespace().unwrap_or_default();
        let owner = definitions.dialect_of(namespace);
        let is_other = |dialect: &model::Dialect<'r>| {
            dialect.name().ok() != owner && dialect.namespace().is_ok_and(|inner| encloses(namespace, inner))
        };
        owner.is_some() && dialects.iter().any(is_other)
    };
    let mut users: EnumUsers<'r> = model::enums(records)
        .filter(is_shared)
        .map(|found| (found.def_name(), FxHashSet::default()))
        .collect();
    if users.is_empty() {
        return users;
    }
    let mut add = |definition: Enum<'r>, dialect: &'r str| {
        if let Some(users) = users.get_mut(definition.def_name()) {
            users.insert(dialect);
        }
    };
    for op in model::all_operations(records).flatten() {
        let values = op.attributes.iter().filter_map(|found| RustValue::new(found.constraint).enumeration());
        let properties = op.properties.iter().filter_map(|found| enumeration(found.constraint));
        values.chain(properties).for_each(|found| add(found, op.dialect_name));
    }
    for kind in [DefKind::Attr, DefKind::Type] {
        for def in model::all_attr_or_type_defs(records, kind).flatten() {
            let Ok(dialect) = def.dialect() else { continue };
            let (Ok(name), Ok(namespace)) = (dialect.name(), dialect.namespace()) else { continue };
            for parameter in def.parameters() {
                let ty = ParamType::from_parameter(*parameter, definitions, namespace);
                ty.enums(&mut |found| add(found, name));
            }
        }
    }
    users
}

/// The enum of a property's values.
fn enumeration(property: Property<'_>) -> Option<Enum<'_>> {
    match property.base().form() {
        PropertyKind::Enum(definition) | PropertyKind::EnumWithAttribute { definition, .. } => definition,
        _ => None,
    }
}
