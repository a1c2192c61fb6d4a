//! The functions of the runtime, by the names that plans have: an adapter for each, which takes and returns
//! values of expressions.
//!
//! The list is [`ods_schema::predicate_functions!`], so a function that the runtime receives is here, too.

use ir_core::context::{AffineMap, Attribute, Context, IntegerSet, Type};
use ir_core::ir::{self, Block, Ir, Op, Region};
use ir_core::num::{ApFloat, ApInt};
use rustc_hash::FxHashMap;

use super::lists;
use super::value::{Element, List, Value};

/// The surroundings of an evaluation.
#[derive(Clone, Copy, Debug)]
pub struct World<'c> {
    /// The context.
    pub ctx: &'c Context,
    /// The IR, for predicates on its parts.
    pub ir: Option<&'c Ir>,
}

/// An adapter. `None` if an argument is of the wrong kind.
pub type Native = for<'c> fn(World<'c>, &[Value<'c>]) -> Option<Value<'c>>;

/// A function of the runtime.
#[derive(Clone, Copy)]
pub struct NativeFunction {
    /// Its adapter.
    pub call: Native,
    /// The number of its arguments, without the context or the IR.
    pub arity: usize,
}

/// Functions by module and name, such as `types::is_float_type`.
pub struct Natives(FxHashMap<(&'static str, &'static str), NativeFunction>);

impl Default for Natives {
    /// The functions of the runtime.
    fn default() -> Natives {
        Natives(table::TABLE.iter().map(|(module, name, function)| ((*module, *name), *function)).collect())
    }
}

impl Natives {
    /// The function of this path.
    pub fn get(&self, path: &str) -> Option<NativeFunction> {
        let (module, name) = path.rsplit_once("::")?;
        let module = module.rsplit("::").next().unwrap_or(module);
        self.0.get(&(module, name)).copied()
    }
}

/// The remaining arguments of a call.
struct Arguments<'v, 'c> {
    world: World<'c>,
    rest: std::slice::Iter<'v, Value<'c>>,
}

/// A parameter: its value from the arguments.
trait Parameter<'v, 'c>: Sized {
    /// Takes the value; `None` if it is of another kind.
    fn take(arguments: &mut Arguments<'v, 'c>) -> Option<Self>;
}

impl<'v, 'c> Parameter<'v, 'c> for &'c Context {
    fn take(arguments: &mut Arguments<'v, 'c>) -> Option<&'c Context> {
        Some(arguments.world.ctx)
    }
}

impl<'v, 'c> Parameter<'v, 'c> for &'c Ir {
    fn take(arguments: &mut Arguments<'v, 'c>) -> Option<&'c Ir> {
        arguments.world.ir
    }
}

impl<'v, 'c, T: FromValue<'v, 'c>> Parameter<'v, 'c> for T {
    fn take(arguments: &mut Arguments<'v, 'c>) -> Option<T> {
        T::from_value(arguments.rest.next()?)
    }
}

/// A parameter that is the value of an expression.
trait FromValue<'v, 'c>: Sized {
    fn from_value(value: &'v Value<'c>) -> Option<Self>;
}

/// A result as the value of an expression.
trait IntoValue<'c> {
    fn into_value(self) -> Value<'c>;
}

/// Conversions of types that are copied.
macro_rules! simple {
    ($($ty:ty => $kind:ident,)*) => {$(
        impl<'v, 'c> FromValue<'v, 'c> for $ty {
            fn from_value(value: &'v Value<'c>) -> Option<$ty> {
                if let Value::$kind(value) = value { Some(*value) } else { None }
            }
        }

        impl<'c> IntoValue<'c> for $ty {
            fn into_value(self) -> Value<'c> {
                Value::$kind(self)
            }
        }
    )*};
}

simple! {
    bool => Bool,
    i64 => Int,
    f64 => Float,
    &'c str => Str,
    Type => Type,
    Attribute => Attribute,
    ApFloat => ApFloat,
    AffineMap => AffineMap,
    IntegerSet => IntegerSet,
    ir::Value => Value,
    Op => Op,
    Region => Region,
    Block => Block,
}

impl<'v, 'c> FromValue<'v, 'c> for &'v ApInt {
    fn from_value(value: &'v Value<'c>) -> Option<&'v ApInt> {
        if let Value::ApInt(value) = value { Some(value) } else { None }
    }
}

impl<'c> IntoValue<'c> for ApInt {
    fn into_value(self) -> Value<'c> {
        Value::ApInt(self)
    }
}

impl<'v, 'c: 'v, T: Element<'c>> FromValue<'v, 'c> for &'v [T] {
    fn from_value(value: &'v Value<'c>) -> Option<&'v [T]> {
        if let Value::List(list) = value { T::elements(list) } else { None }
    }
}

impl<'c, T> IntoValue<'c> for &'c [T]
where
    List<'c>: From<&'c [T]>,
{
    fn into_value(self) -> Value<'c> {
        Value::List(self.into())
    }
}

impl<'c, T> IntoValue<'c> for Vec<T>
where
    List<'c>: From<Vec<T>>,
{
    fn into_value(self) -> Value<'c> {
        Value::List(self.into())
    }
}

impl<'v, 'c, T: FromValue<'v, 'c>> FromValue<'v, 'c> for Option<T> {
    fn from_value(value: &'v Value<'c>) -> Option<Option<T>> {
        match value {
            Value::Nothing => Some(None),
            Value::Some(value) => T::from_value(value).map(Some),
            value => T::from_value(value).map(Some),
        }
    }
}

impl<'c, T: IntoValue<'c>> IntoValue<'c> for Option<T> {
    fn into_value(self) -> Value<'c> {
        Value::option(self.map(T::into_value))
    }
}

/// The table. In this module, names of types are those of the signatures.
mod table {
    use ir_core::context::{AffineMap, Attribute, Context, Type};
    use ir_core::ir::{Block, Ir, Op, Region, Value};
    use ir_core::num::ApInt;
    use ir_core::predicates::{attributes, build, numbers, shaped, types, values};

    use super::{Arguments, IntoValue as _, NativeFunction, Parameter, World, lists};

    type Evaluated<'c> = super::Value<'c>;

    /// The adapter of a function. Functions that are generic over the elements of a list are in [`lists`].
    macro_rules! adapter {
        (numbers len $($signature:tt)*) => { |_, values| lists::len(values) };
        (numbers element $($signature:tt)*) => { |_, values| lists::element(values) };
        (numbers drop_front $($signature:tt)*) => { |_, values| lists::drop_front(values) };
        (numbers drop_back $($signature:tt)*) => { |_, values| lists::drop_back(values) };
        (numbers has_equal_neighbours $($signature:tt)*) => { |_, values| lists::has_equal_neighbours(values) };
        (numbers all_equal $($signature:tt)*) => { |_, values| lists::all_equal(values) };
        (numbers repeated $($signature:tt)*) => { |_, values| lists::repeated(values) };
        ($module:ident $name:ident $($parameter:ty),*) => {{
            fn call<'c>(world: World<'c>, values: &[Evaluated<'c>]) -> Option<Evaluated<'c>> {
                let mut arguments = Arguments { world, rest: values.iter() };
                let result = $module::$name($(<$parameter as Parameter<'_, 'c>>::take(&mut arguments)?),*);
                Some(result.into_value())
            }
            call
        }};
    }

    /// Declares the table.
    macro_rules! table {
        ($($(#[$doc:meta])* $module:ident {
            $(fn $name:ident($($parameter:ty),*) -> $result:ty;)*
        })*) => {
            pub(super) const TABLE: &[(&str, &str, NativeFunction)] = &[$($((
                stringify!($module),
                stringify!($name),
                NativeFunction {
                    call: adapter!($module $name $($parameter),*),
                    arity: ods_schema::functions::$module::$name.arguments().len(),
                },
            ),)*)*];
        };
    }

    ods_schema::predicate_functions!(table);
}
