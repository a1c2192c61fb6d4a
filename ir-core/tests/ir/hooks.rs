//! The declared traits of authors ([`ods_schema::hook_traits`]) have the same functions and signatures as
//! their stand-ins. The compilation of this file checks this.

#![allow(dead_code, unused_variables, reason = "the functions are compiled, never called")]

use ir_core::generated::*;

ir_core::operation! {
    /// Handle of an operation.
    Operation { name: "test.hooks" }
}

/// Handle of a type.
#[derive(Clone, Copy, Debug)]
struct Definition(Type);

impl DefHandle for Definition {
    type Base = Type;

    const SPEC: &'static DefSpec<Type> = &DefSpec { dialect: "test", name: "hooks", ..DefSpec::EMPTY };
    const FROM_BASE: fn(Type) -> Definition = Definition;
    const BASE: fn(Definition) -> Type = |handle| handle.0;
}

/// Any other implementer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Other;

/// Implements a trait by functions that are never called.
macro_rules! implement {
    ($(impl $($path:ident)::+ $(<$operation:ident>)? for $implementer:ident { $($items:tt)* })*) => {
        $(impl $($path)::+ $(<$operation>)? for $implementer { implement!(@ $($items)*); })*
    };
    (@ $(fn $name:ident($($parameters:tt)*) $(-> $result:ty)?;)+) => {
        $(fn $name($($parameters)*) $(-> $result)? { unimplemented!() })+
    };
    (@ const $name:ident: &'static str; $($rest:tt)*) => {
        const $name: &'static str = "";
        implement!(@ $($rest)*);
    };
    (@) => {};
    (@ const $name:ident: &'static [&'static str];) => {
        const $name: &'static [&'static str] = &[];
    };
}

ods_schema::hook_traits!(implement);
