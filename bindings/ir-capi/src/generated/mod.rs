//! The functions that the code of `odsgen gen c-api --host rust` calls: C functions of a dialect whose Rust
//! `odsgen gen rust` writes.
//!
//! The functions work on definitions as the runtime has them, found by name, so that the generated code is a
//! list of calls. It names nothing of this module that has a decision of its own: shapes of values, accessors
//! and names are chosen by the generator, for all hosts. See `ods-codegen/src/capi`.
//!
//! `tests/ring` is a library of such functions. A library for one of MLIR's own dialects needs this crate
//! without the feature `dialect-functions`, which has functions of the same names.

mod definitions;
mod enums;
mod interfaces;
mod operations;
mod values;

#[doc(hidden)]
pub use crate::boundary::call::{Argument, Returned, run};
pub use crate::boundary::handles::*;
#[doc(hidden)]
pub use crate::boundary::{Outcome, Refused};
pub use definitions::{
    Class, Instance, count, create, create_checked, create_of_values, element, is_a, is_present,
    named_type_id, param, text, type_id,
};
pub use dialects::Registration;
pub use enums::{create_enum_attr, enum_attr_value, enum_from_text, enum_text, is_enum_attr, print_enum};
pub use interfaces::{Give, Implements, Scope, given_numbers, given_text, has_interface, interface, said};
pub use ir_core::runtime::EnumSpec;
pub use operations::{
    Elements, NewOperation, attribute, is_op, operands, property, regions, results, set_attribute,
    set_property, successors,
};
pub use values::{CValue, Read, Word64, list, maybe};

/// The handle of a dialect of generated code, for functions such as `mlirGetDialectHandle__ring__`.
///
/// # Errors
/// Never; generated functions have this result.
pub fn dialect_handle(registration: &'static Registration) -> Outcome<MlirDialectHandle> {
    crate::dialect::add_handle(registration);
    Ok(MlirDialectHandle { ptr: std::ptr::from_ref(registration).cast() })
}

/// The refusal of a function that needs code of an author in C++.
///
/// # Errors
/// Always.
pub fn absent<T>(what: &'static str) -> Outcome<T> {
    Err(Refused::Absent(what))
}

/// Defines C functions as the library's own: misuse of handles is reported with the name of the function and
/// the argument, and panics end the process before they reach C. A body is of type [`Outcome`] of the result.
///
/// ```
/// use ir_capi::generated::{self, Class, MlirType};
///
/// static TOKEN: Class = Class { dialect: "ring", definition: "Ring_TokenType", name: "ring.token" };
///
/// ir_capi::functions! {
///     /// Whether a type is a `ring.token`.
///     fn mlirTypeIsARingTokenType(r#type: MlirType) -> bool {
///         generated::is_a(r#type, &TOKEN)
///     }
/// }
/// ```
#[macro_export]
macro_rules! functions {
    ($($(#[$meta:meta])* fn $name:ident($($argument:ident: $ty:ty),* $(,)?) $(-> $result:ty)? $body:block)*) => {$(
        $(#[$meta])*
        #[unsafe(no_mangle)]
        #[allow(non_snake_case, reason = "the names are those of C")]
        pub extern "C-unwind" fn $name($($argument: $ty),*) $(-> $result)? {
            let arguments = move || -> ::std::vec::Vec<(&'static str, u64)> {
                ::std::vec![$((stringify!($argument), $crate::generated::Argument::bits(&$argument))),*]
            };
            $crate::generated::run(stringify!($name), arguments, || -> $crate::generated::Outcome<$crate::functions!(@ $($result)?)> { $body })
        }
    )*};
    (@) => { () };
    (@ $result:ty) => { $result };
}
