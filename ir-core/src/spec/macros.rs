//! The macros that generated code is written in: what all operations and all enums have is said here once, so that the
//! generated text holds what differs.

/// An operation: its handle, the data of its definition, and the accessors that need no more than a number or a name.
///
/// ```text
/// operation! {
///     /// Adds two integers.
///     AddOp { name: "toy.add", operands: &[one("lhs", &TYPE_0), variadic("rest", &TYPE_0)], … }
///     /// Operand `lhs`: any integer.
///     lhs LHS: operand(0),
///     /// Operand `rest`: any integer.
///     rest REST: operands(1),
///     /// The attribute `value` as it is stored.
///     value_attr: attribute("value"),
/// }
/// ```
///
/// The braces hold the fields of an `OpSpec` that are not empty. Numbers count groups of operands or results, regions
/// and successors; the second name of an operand is that of a constant for
/// [adaptors](crate::spec::adaptor); `operand`, `result`, `region` and
/// `successor` are of parts in front of every one of no fixed length.
#[doc(hidden)]
#[macro_export]
macro_rules! operation {
    (
        $(#[$doc:meta])*
        $name:ident { $($field:ident: $value:expr),* $(,)? }
        $($(#[$part_doc:meta])* $part:ident $($group:ident)?: $kind:ident($argument:literal)),* $(,)?
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $name($crate::ir::Op);

        impl $crate::spec::OpHandle for $name {
            const SPEC: &'static $crate::spec::OpSpec =
                &$crate::spec::OpSpec { $($field: $value,)* ..$crate::spec::OpSpec::EMPTY };

            fn from_op_unchecked(op: $crate::ir::Op) -> $name {
                $name(op)
            }

            fn op(self) -> $crate::ir::Op {
                self.0
            }
        }

        impl $name {
            $(
                $crate::part! { $(#[$part_doc])* $part $kind $argument }
                $($crate::part! { @group $group $kind $argument })?
            )*
        }
    };
}

/// An accessor of [`operation!`].
#[doc(hidden)]
#[macro_export]
macro_rules! part {
    ($(#[$doc:meta])* $part:ident operand $number:literal) => {
        $crate::part! { @plain $(#[$doc])* $part, Value, operand, $number }
    };
    ($(#[$doc:meta])* $part:ident result $number:literal) => {
        $crate::part! { @plain $(#[$doc])* $part, Value, result, $number }
    };
    ($(#[$doc:meta])* $part:ident region $number:literal) => {
        $crate::part! { @plain $(#[$doc])* $part, Region, region, $number }
    };
    ($(#[$doc:meta])* $part:ident successor $number:literal) => {
        $crate::part! { @plain $(#[$doc])* $part, Block, successor, $number }
    };
    ($(#[$doc:meta])* $part:ident regions $number:literal) => {
        $(#[$doc])*
        pub fn $part(self, ir: &$crate::ir::Ir) -> Vec<$crate::ir::Region> {
            ir.regions(self.0).skip($number).collect()
        }
    };
    ($(#[$doc:meta])* $part:ident successors $number:literal) => {
        $(#[$doc])*
        pub fn $part(self, ir: &$crate::ir::Ir) -> Vec<$crate::ir::Block> {
            ir.successors(self.0).skip($number).collect()
        }
    };
    (@group $group:ident operand $number:literal) => { $crate::part! { @constant $group One $number } };
    (@group $group:ident operand_behind $number:literal) => { $crate::part! { @constant $group One $number } };
    (@group $group:ident optional_operand $number:literal) => {
        $crate::part! { @constant $group Optional $number }
    };
    (@group $group:ident operands $number:literal) => { $crate::part! { @constant $group Variadic $number } };
    (@constant $group:ident $kind:ident $number:literal) => {
        /// The place among the operands, for adaptors.
        pub const $group: $crate::spec::adaptor::$kind<Self> = $crate::spec::adaptor::$kind::at($number);
    };
    ($(#[$doc:meta])* $part:ident operand_behind $number:literal) => {
        $crate::part! { @several $(#[$doc])* $part, $crate::ir::Value, Operands, one, $number }
    };
    ($(#[$doc:meta])* $part:ident optional_operand $number:literal) => {
        $crate::part! { @several $(#[$doc])* $part, Option<$crate::ir::Value>, Operands, optional, $number }
    };
    ($(#[$doc:meta])* $part:ident operands $number:literal) => {
        $crate::part! { @several $(#[$doc])* $part, Vec<$crate::ir::Value>, Operands, all, $number }
    };
    ($(#[$doc:meta])* $part:ident result_behind $number:literal) => {
        $crate::part! { @several $(#[$doc])* $part, $crate::ir::Value, Results, one, $number }
    };
    ($(#[$doc:meta])* $part:ident optional_result $number:literal) => {
        $crate::part! { @several $(#[$doc])* $part, Option<$crate::ir::Value>, Results, optional, $number }
    };
    ($(#[$doc:meta])* $part:ident results $number:literal) => {
        $crate::part! { @several $(#[$doc])* $part, Vec<$crate::ir::Value>, Results, all, $number }
    };
    ($(#[$doc:meta])* $part:ident attribute $name:literal) => {
        $(#[$doc])*
        pub fn $part(
            self,
            ctx: &$crate::context::Context,
            ir: &$crate::ir::Ir,
        ) -> Option<$crate::context::Attribute> {
            $crate::spec::properties::get(ctx, ir, self.0, $name)
        }
    };
    (@plain $(#[$doc:meta])* $part:ident, $ty:ident, $get:ident, $number:literal) => {
        $(#[$doc])*
        pub fn $part(self, ir: &$crate::ir::Ir) -> $crate::ir::$ty {
            ir.$get(self.0, $number)
        }
    };
    (@several $(#[$doc:meta])* $part:ident, $ty:ty, $values:ident, $get:ident, $number:literal) => {
        $(#[$doc])*
        pub fn $part(self, ctx: &$crate::context::Context, ir: &$crate::ir::Ir) -> $ty {
            let spec = <Self as $crate::spec::OpHandle>::SPEC;
            $crate::spec::groups::Values::$values.$get(spec, ctx, ir, self.0, $number)
        }
    };
}

/// An enum of which a value is one case.
///
/// ```text
/// integer_enum! {
///     /// What is compared.
///     Predicate { cpp: "::toy::Predicate", summary: "what is compared", is_quoted: true }
///     Less(0, "less"),
///     Equal(1, "equal"),
/// }
/// ```
///
/// The braces hold the fields of an `EnumSpec` that are not empty; the cases have their numbers and spellings, and
/// `#[deprecated]` where the definition says so.
#[doc(hidden)]
#[macro_export]
macro_rules! integer_enum {
    (
        $(#[$doc:meta])*
        $name:ident { $($field:ident: $value:expr),* $(,)? }
        $($(#[$case_meta:meta])* $case:ident($number:literal, $text:literal)),* $(,)?
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u64)]
        pub enum $name {
            $($(#[$case_meta])* #[doc = concat!("`", $text, "`")] $case = $number),*
        }

        impl $name {
            /// All cases in order.
            #[allow(deprecated, reason = "they are cases, too")]
            pub const ALL: &'static [$name] = &[$($name::$case),*];
        }

        $crate::enum_value! {
            $name { $($field: $value,)* cases: &[$(($number, $text)),*], }
            |case| case as u64,
            |value| Self::ALL.iter().copied().find(|case| *case as u64 == value)
        }
    };
}

/// An enum of which a value is a set of bits.
///
/// ```text
/// bit_enum! {
///     /// What may be assumed.
///     Flags { cpp: "::toy::Flags", summary: "what may be assumed", separator: Some(","), is_quoted: true }
///     NONE(0, "none"),
///     NNAN(1, "nnan"),
/// }
/// ```
///
/// The braces hold the fields of an `EnumSpec` that are not empty; the cases have their bits and spellings.
#[doc(hidden)]
#[macro_export]
macro_rules! bit_enum {
    (
        $(#[$doc:meta])*
        $name:ident { $($field:ident: $value:expr),* $(,)? }
        $($(#[$case_meta:meta])* $case:ident($number:literal, $text:literal)),* $(,)?
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $name(u64);

        impl $name {
            $($(#[$case_meta])* #[doc = concat!("`", $text, "`")] pub const $case: $name = $name($number);)*

            /// Whether all bits of `other` are among these.
            #[must_use]
            pub fn contains(self, other: $name) -> bool {
                self.0 & other.0 == other.0
            }

            /// Whether a bit of `other` is among these.
            #[must_use]
            pub fn contains_any(self, other: $name) -> bool {
                self.0 & other.0 != 0
            }
        }

        $crate::bit_operators! { $name: BitOr bitor |, BitAnd bitand &, BitXor bitxor ^ }

        impl std::ops::Not for $name {
            type Output = $name;

            /// The bits of cases that are not among these.
            fn not(self) -> $name {
                $name(!self.0 & (0 $(| $number)*))
            }
        }

        $crate::enum_value! {
            $name { $($field: $value,)* cases: &[$(($number, $text)),*], }
            |set| set.0,
            |value| <Self as $crate::spec::EnumValue>::CASES.accepts(value).then_some($name(value))
        }
    };
}

/// The operators between sets of bits of [`bit_enum!`].
#[doc(hidden)]
#[macro_export]
macro_rules! bit_operators {
    ($name:ident: $($trait:ident $function:ident $operator:tt),*) => {
        $(
            impl std::ops::$trait for $name {
                type Output = $name;

                fn $function(self, other: $name) -> $name {
                    $name(self.0 $operator other.0)
                }
            }
        )*
    };
}

/// What [`integer_enum!`] and [`bit_enum!`] have in common: the value as a number, and as text.
#[doc(hidden)]
#[macro_export]
macro_rules! enum_value {
    (
        $name:ident { $($field:ident: $value:expr,)* }
        |$from:ident| $number:expr,
        |$to:ident| $made:expr
    ) => {
        impl $crate::spec::EnumValue for $name {
            #[allow(clippy::needless_update, reason = "most enums leave something out")]
            const CASES: &'static $crate::spec::EnumSpec =
                &$crate::spec::EnumSpec { $($field: $value,)* ..$crate::spec::EnumSpec::EMPTY };

            fn value(self) -> u64 {
                let $from = self;
                $number
            }

            fn from_value($to: u64) -> Option<$name> {
                $made
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                use $crate::spec::EnumValue;
                Self::CASES.display(self.value()).fmt(f)
            }
        }

        impl std::str::FromStr for $name {
            type Err = ();

            fn from_str(text: &str) -> Result<$name, ()> {
                use $crate::spec::EnumValue;
                Self::CASES.parse(text).and_then(Self::from_value).ok_or(())
            }
        }
    };
}

/// The assembly formats of operations, each a static [`OpFormat`](crate::spec::format::OpFormat): its elements, and those of
/// the other fields that are not empty.
///
/// ```text
/// op_formats! {
///     NEG_OP_FORMAT: [Blank(" "), Part(Operand(0)), Part(AttrDict)] { operand_types: &[Built] }
/// }
/// ```
#[doc(hidden)]
#[macro_export]
macro_rules! op_formats {
    ($($name:ident: [$($element:expr),* $(,)?] { $($field:ident: $value:expr),* $(,)? })*) => {$(
        static $name: $crate::spec::format::OpFormat<'static> = {
            use $crate::spec::format::op_names::*;
            OpFormat { elements: &[$($element),*], $($field: $value,)* ..OpFormat::EMPTY }
        };
    )*};
}

/// The assembly formats of types and attributes, each a static that holds the elements.
///
/// ```text
/// def_formats! {
///     BOX_TYPE_FORMAT: [Literal("<"), Part(Param { index: 0, space: false, is_qualified: false }), Literal(">")],
/// }
/// ```
#[doc(hidden)]
#[macro_export]
macro_rules! def_formats {
    ($($name:ident: [$($element:expr),* $(,)?]),* $(,)?) => {$(
        static $name: &[$crate::spec::format::DefElement<'static>] = {
            use $crate::spec::format::def_names::*;
            &[$($element),*]
        };
    )*};
}
