//! The functions of the runtime that are generic over the elements of a list.

use ir_core::predicates::numbers;

use super::value::{List, Value, all};

/// The list and the integer among the arguments.
fn list_and_int<'v, 'c>(values: &'v [Value<'c>]) -> Option<(&'v List<'c>, i64)> {
    match values {
        [Value::List(list), Value::Int(value)] => Some((list, *value)),
        _ => None,
    }
}

/// The list that is the only argument.
fn list<'v, 'c>(values: &'v [Value<'c>]) -> Option<&'v List<'c>> {
    match values {
        [Value::List(list)] => Some(list),
        _ => None,
    }
}

/// [`numbers::len`]
pub fn len<'c>(values: &[Value<'c>]) -> Option<Value<'c>> {
    Some(Value::Int(i64::try_from(list(values)?.len()).unwrap_or(i64::MAX)))
}

/// [`numbers::element`]
pub fn element<'c>(values: &[Value<'c>]) -> Option<Value<'c>> {
    let (list, index) = list_and_int(values)?;
    Some(Value::option(usize::try_from(index).ok().and_then(|index| list.get(index))))
}

/// [`numbers::drop_front`]
pub fn drop_front<'c>(values: &[Value<'c>]) -> Option<Value<'c>> {
    let (list, count) = list_and_int(values)?;
    let rest = usize::try_from(count).ok().filter(|count| *count <= list.len());
    Some(Value::option(rest.and_then(|count| list.range(count..list.len())).map(Value::List)))
}

/// [`numbers::drop_back`]
pub fn drop_back<'c>(values: &[Value<'c>]) -> Option<Value<'c>> {
    let (list, count) = list_and_int(values)?;
    let rest = usize::try_from(count).ok().and_then(|count| list.len().checked_sub(count));
    Some(Value::option(rest.and_then(|end| list.range(0..end)).map(Value::List)))
}

/// [`numbers::has_equal_neighbours`]
pub fn has_equal_neighbours<'c>(values: &[Value<'c>]) -> Option<Value<'c>> {
    let list = list(values)?;
    let differ = list.iter().zip(list.iter().skip(1)).map(|(a, b)| a.is_equal(&b).map(|is_equal| !is_equal));
    Some(all(differ).map_or(Value::Unknown, |differ| Value::Bool(!differ)))
}

/// [`numbers::all_equal`]
pub fn all_equal<'c>(values: &[Value<'c>]) -> Option<Value<'c>> {
    let list = list(values)?;
    let equal = list.iter().zip(list.iter().skip(1)).map(|(a, b)| a.is_equal(&b));
    Some(all(equal).map_or(Value::Unknown, Value::Bool))
}

/// [`numbers::repeated`]
pub fn repeated<'c>(values: &[Value<'c>]) -> Option<Value<'c>> {
    let [value, Value::Int(count)] = values else { return None };
    let list = numbers::repeated(value.clone(), *count);
    Some(Value::option(list.map(|list| Value::List(List::new(list)))))
}
