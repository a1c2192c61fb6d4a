//! Parameters of types and attributes as values of expressions.

use ir_core::attr_or_type::{DefStorage, Interned, Param, ParamKind, make_of_definition};
use ir_core::context::{Context, Location};

use super::class::{Class, Definition};
use super::value::{List, Value};

/// The parameter of this name; `None` if there is none.
pub fn parameter<'c, H: Interned>(
    ctx: &'c Context,
    storage: &'c DefStorage<H>,
    name: &str,
) -> Option<Value<'c>> {
    let index = storage.spec().params.iter().position(|spec| is_same_name(spec.name, name))?;
    Some(value_of_param(ctx, &storage.spec().params[index].kind, storage.params().get(index)?))
}

/// Whether a name is that of a parameter, or that of its accessor in Rust: `elementType`, `element_type`.
fn is_same_name(parameter: &str, name: &str) -> bool {
    fn letters(name: &str) -> impl Iterator<Item = u8> + '_ {
        name.bytes().filter(|b| *b != b'_').map(|b| b.to_ascii_lowercase())
    }
    parameter == name || letters(parameter).eq(letters(name.trim_start_matches("r#")))
}

/// The value of a parameter. It is unknown for a value that only C++ has.
fn value_of_param<'c>(ctx: &'c Context, kind: &ParamKind, param: &'c Param) -> Value<'c> {
    let of_list = |list| Value::List(list);
    match (kind, param) {
        (ParamKind::Optional(_), Param::Absent) => Value::Nothing,
        (ParamKind::Optional(kind), param) => match value_of_param(ctx, kind, param) {
            Value::Unknown => Value::Unknown,
            value => Value::some(value),
        },
        (_, Param::Absent) => Value::Nothing,
        (ParamKind::Bool, Param::Int(value)) => Value::Bool(*value != 0),
        (_, Param::Int(value)) => Value::Int(*value),
        (_, Param::Str(text)) => Value::Str(text.as_str(ctx)),
        (_, Param::Type(ty)) => Value::Type(*ty),
        (_, Param::Attribute(attribute)) => Value::Attribute(*attribute),
        (_, Param::ApInt(value)) => Value::ApInt(value.clone()),
        (_, Param::ApFloat(value)) => Value::ApFloat(*value),
        (_, Param::AffineMap(map)) => Value::AffineMap(*map),
        (_, Param::IntegerSet(set)) => Value::IntegerSet(*set),
        (ParamKind::List(ParamKind::Bool), Param::Ints(list)) => {
            of_list(list.iter().map(|value| *value != 0).collect::<Vec<bool>>().into())
        }
        (_, Param::Ints(list)) => of_list(List::from(&**list)),
        (_, Param::Types(list)) => of_list(List::from(&**list)),
        (_, Param::Attributes(list)) => of_list(List::from(&**list)),
        (kind, Param::List(list)) => {
            let element = if let ParamKind::List(element) = kind { element } else { kind };
            let values: Vec<_> = list.iter().map(|param| value_of_param(ctx, element, param)).collect();
            let is_unknown = values.iter().any(|value| matches!(value, Value::Unknown));
            if is_unknown { Value::Unknown } else { of_list(List::new(values)) }
        }
        (_, Param::Location(_) | Param::Other(_)) => Value::Unknown,
    }
}

/// A value as a parameter; `None` if it is unknown or has no such form.
#[must_use]
pub fn param_of_value(ctx: &Context, value: &Value<'_>) -> Option<Param> {
    Some(match value {
        Value::Nothing => Param::Absent,
        Value::Some(value) => return param_of_value(ctx, value),
        Value::Bool(value) => Param::Int(i64::from(*value)),
        Value::Int(value) => Param::Int(*value),
        Value::Str(text) => Param::Str(ctx.ident(text)),
        Value::Type(ty) => Param::Type(*ty),
        Value::Attribute(attribute) => Param::Attribute(*attribute),
        Value::ApInt(value) => Param::ApInt(value.clone()),
        Value::ApFloat(value) => Param::ApFloat(*value),
        Value::AffineMap(map) => Param::AffineMap(*map),
        Value::IntegerSet(set) => Param::IntegerSet(*set),
        Value::List(list) => {
            Param::list(list.iter().map(|value| param_of_value(ctx, &value)).collect::<Option<_>>()?)
        }
        Value::Unknown
        | Value::Float(_)
        | Value::Value(_)
        | Value::Op(_)
        | Value::Region(_)
        | Value::Block(_) => return None,
    })
}

/// The instance of a class with these parameters; `None` if the class is unknown or has other parameters.
pub fn instance<'c>(ctx: &'c Context, class: &Class, arguments: &[Value<'c>]) -> Option<Value<'c>> {
    let params = arguments.iter().map(|value| param_of_value(ctx, value)).collect::<Option<Vec<_>>>()?;
    match class.definition(ctx)? {
        Definition::Type(spec) if spec.params.len() == params.len() => {
            let made = make_of_definition(ctx, Location::UNKNOWN, spec, params);
            Some(made.map_or(Value::Nothing, Value::Type))
        }
        Definition::Attribute(spec) if spec.params.len() == params.len() => {
            let made = make_of_definition(ctx, Location::UNKNOWN, spec, params);
            Some(made.map_or(Value::Nothing, Value::Attribute))
        }
        Definition::Type(_) | Definition::Attribute(_) => None,
    }
}
