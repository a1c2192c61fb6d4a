//! Traits of functions in definitions. Each is a signature: every function and closure of that signature
//! implements it.
//!
//! A definition refers to a function by `&'static dyn Test<Type>`. Generated code writes `&is_float`. A
//! loader of definitions leaks closures with data that is known only at run time. A plain `fn` pointer has
//! no data, and `dyn Fn(…)` has no `Debug`, which definitions derive.

/// Declares traits of functions: the name and the signature of each.
macro_rules! function_traits {
    ($(
        $(#[$doc:meta])*
        $name:ident $(<$($parameter:ident),+>)? = Fn($($argument:ty),*) $(-> $result:ty)?;
    )*) => {$(
        $(#[$doc])*
        pub trait $name $(<$($parameter),+>)?: Fn($($argument),*) $(-> $result)? + Send + Sync {}

        impl<$($($parameter,)+)? F> $name $(<$($parameter),+>)? for F
        where
            F: Fn($($argument),*) $(-> $result)? + Send + Sync
        {
        }

        impl $(<$($parameter),+>)? std::fmt::Debug for dyn $name $(<$($parameter),+>)? {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(stringify!($name))
            }
        }
    )*};
}
pub(crate) use function_traits;

use super::Context;

function_traits! {
    /// Whether a type or attribute is accepted.
    Test<T> = Fn(&Context, T) -> bool;
    /// Creates a type, an attribute or a parameter.
    Constructor<T> = Fn(&Context) -> T;
    /// Derives a type or attribute from another one.
    Transformer<S, T> = Fn(&Context, S) -> T;
    /// Returns a value that is not available when its user is created, as in recursive definitions.
    Deferred<T> = Fn() -> T;
}
