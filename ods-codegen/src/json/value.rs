//! JSON values whose objects keep the order of their entries.

use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::model;

/// A JSON value.
pub(crate) enum Json {
    Value(Value),
    List(Vec<Json>),
    /// Names and values, in this order.
    Object(Vec<(&'static str, Json)>),
    /// The value of an entry that objects leave out.
    Absent,
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Json::Value(value) => value.serialize(serializer),
            Json::List(items) => items.serialize(serializer),
            Json::Object(entries) => {
                let present = entries.iter().filter(|(_, value)| !matches!(value, Json::Absent));
                serializer.collect_map(present.map(|(name, value)| (name, value)))
            }
            Json::Absent => serializer.serialize_none(),
        }
    }
}

impl<T: Into<Value>> From<T> for Json {
    fn from(value: T) -> Json {
        Json::Value(value.into())
    }
}

/// A list of values; the first error otherwise.
pub(crate) fn list(items: impl Iterator<Item = model::Result<Json>>) -> model::Result<Json> {
    Ok(Json::List(items.collect::<model::Result<_>>()?))
}

/// The value of an entry that is left out when there is none.
pub(crate) fn if_any(value: Option<&str>) -> Json {
    value.map_or(Json::Absent, Json::from)
}

/// An object: `object! { "name": value, … }`.
macro_rules! object {
    ($($name:literal: $value:expr,)*) => {
        $crate::json::value::Json::Object(vec![$(($name, $crate::json::value::Json::from($value))),*])
    };
}
pub(crate) use object;
