//! The macros of generated code. They contain the code that all operations and all enums share, so the generated text has only
//! the differences.

/// An operation: its handle, the data of its definition, its accessors, and a builder if it has optional parts.
///
/// ```text
/// operation! {
///     /// Adds integers.
///     AddOp AddOpBuilder { name: "toy.add", operands: &[one("lhs", &TYPE_0), variadic("rest", &TYPE_0)], … }
///     /// Operand `lhs`: any integer.
///     lhs LHS: operand(0),
///     /// Operand `rest`: any integer.
///     rest REST: operands(1),
///     /// Attribute `width`: 64-bit signed integer.
///     width width_attr set_width: optional("width", attr::Int::<i64, attr::Signed<64>>),
/// }
/// ```
///
/// The braces contain the nonempty fields of an `OpSpec`. Numbers are indices of operand or result segments, of regions and
/// successors; the second name of an operand is that of a constant for [adaptors](crate::runtime::adaptor). The names of an
/// attribute are those of its accessor, of the accessor of the stored attribute, and of its setter. `operand`, `result`,
/// `region` and `successor` are for parts that precede all variable-length ones. [`setter!`](crate::setter) creates the
/// builder's setters of optional parts.
#[doc(hidden)]
#[macro_export]
macro_rules! operation {
    (
        $(#[$doc:meta])*
        $name:ident { $($field:ident: $value:expr),* $(,)? }
        $($(#[$part_doc:meta])* $part:ident $($more:ident)*: $kind:ident($($argument:tt)*)),* $(,)?
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $name($crate::ir::Op);

        impl $crate::runtime::DefinedOp for $name {
            const SPEC: &'static $crate::runtime::OpSpec =
                &$crate::runtime::OpSpec { $($field: $value,)* ..$crate::runtime::OpSpec::EMPTY };
        }

        impl $crate::ir::OpHandle for $name {
            const NAME: &'static str = <$name as $crate::runtime::DefinedOp>::SPEC.name;

            fn from_op_unchecked(op: $crate::ir::Op) -> $name {
                $name(op)
            }

            fn op(self) -> $crate::ir::Op {
                self.0
            }
        }

        impl $name {
            $($crate::part! { [$(#[$part_doc])*] [$part $($more)*] $kind $($argument)* })*
        }
    };
    (
        $(#[$doc:meta])*
        $name:ident $builder:ident { $($field:ident: $value:expr),* $(,)? }
        $($(#[$part_doc:meta])* $part:ident $($more:ident)*: $kind:ident($($argument:tt)*)),* $(,)?
    ) => {
        $crate::operation! {
            $(#[$doc])*
            $name { $($field: $value),* }
            $($(#[$part_doc])* $part $($more)*: $kind($($argument)*)),*
        }

        #[doc = concat!("A [`", stringify!($name), "`] that is not created yet: sets its optional parts.")]
        #[must_use = "nothing is created before `create`"]
        pub struct $builder<'b>($crate::runtime::NewOp<&'b mut dyn $crate::ir::OpBuilder>);

        impl $builder<'_> {
            $($crate::setter! { [$part] $kind $($argument)* })*

            /// Sets the location; the default is that of the builder.
            pub fn at_location(mut self, location: $crate::context::Location) -> Self {
                self.0.at(location);
                self
            }

            /// Creates the operation at the builder's insertion point.
            pub fn create(self) -> $name {
                $name(self.0.create())
            }
        }
    };
}

/// The operations of a dialect: an enum with a variant for each, to `match` on.
///
/// ```text
/// operations! {
///     AddOp,
///     PrintOp,
/// }
/// ```
#[doc(hidden)]
#[macro_export]
macro_rules! operations {
    ($($handle:ident),* $(,)?) => {
        /// An operation of this dialect, by its definition.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(dead_code, reason = "not every program asks for it")]
        pub enum AnyOp {
            $(#[doc = concat!("A [`", stringify!($handle), "`].")] $handle($handle)),*
        }

        #[allow(dead_code, unused_variables, reason = "not every program asks; some dialects have no operations")]
        impl AnyOp {
            /// The definitions of all operations.
            pub const SPECS: &'static [&'static $crate::runtime::OpSpec] =
                &[$(<$handle as $crate::runtime::DefinedOp>::SPEC),*];

            /// Casts `op`; `None` when it is not an operation of this dialect.
            #[must_use]
            pub fn cast(ir: &$crate::ir::Ir, op: $crate::ir::Op) -> Option<AnyOp> {
                match ir.name(op).as_str(ir.context()) {
                    $(<$handle as $crate::ir::OpHandle>::NAME => Some(AnyOp::$handle($handle(op))),)*
                    _ => None,
                }
            }

            /// The operation.
            #[must_use]
            pub fn op(self) -> $crate::ir::Op {
                match self {
                    $(AnyOp::$handle(handle) => handle.0,)*
                }
            }
        }
    };
}

/// The traits of operations that definitions name and the runtime does not know: `op_traits! { ToyEven, ToyOdd }`.
#[doc(hidden)]
#[macro_export]
macro_rules! op_traits {
    ($($name:ident),+ $(,)?) => {$(
        /// A trait of operations that the definitions name; [`has_trait`](ir_core::runtime::interfaces::has_trait) finds it at
        /// run time.
        #[diagnostic::on_unimplemented(
            message = "`{Self}` does not implement a trait that its definition names and the runtime does not know",
            note = "write an `impl` of the trait for `{Self}` beside the generated code, which is empty if the trait verifies \
                    nothing"
        )]
        pub trait $name: $crate::runtime::AsOperation {
            /// Verifies an operation with the trait (MLIR's `verifyTrait`); the default accepts every one.
            ///
            /// # Errors
            /// The diagnostic of the first failed check.
            fn verify_trait(self, ir: &$crate::ir::Ir) -> Result<(), $crate::diagnostic::Diagnostic>
            where
                Self: Sized,
            {
                let _ = ir;
                Ok(())
            }
        }
    )+};
}

/// The setter of an optional part in the builder of an [`operation!`]; empty for other parts.
#[doc(hidden)]
#[macro_export]
macro_rules! setter {
    ([$part:ident] optional $name:literal, $form:ty) => {
        #[doc = concat!("Sets the attribute `", $name, "`; `None` leaves it as it is.")]
        pub fn $part<'a>(
            mut self,
            value: impl Into<Option<<$form as $crate::runtime::AttrValue>::Given<'a>>>,
        ) -> Self {
            if let Some(value) = value.into() {
                self.0.value::<$form>($name, value);
            }
            self
        }
    };
    ([$part:ident] or $name:literal, $form:ty, $default:expr) => {
        $crate::setter! { [$part] optional $name, $form }
    };
    ([$part:ident] or $name:literal, $form:ty) => {
        $crate::setter! { [$part] optional $name, $form }
    };
    ([$part:ident] flag $name:literal) => {
        #[doc = concat!("Sets the attribute `", $name, "`, if the value is true.")]
        pub fn $part(mut self, value: bool) -> Self {
            if value {
                self.0.attribute($name, $crate::context::Attribute::UNIT);
            }
            self
        }
    };
    ([$part:ident] $kind:ident $number:literal, $name:literal, $form:ty) => {
        #[doc = concat!("Sets the property `", $name, "`.")]
        pub fn $part(mut self, value: <$form as $crate::runtime::property::PropertyForm>::Given<'_>) -> Self {
            self.0.property::<$form>($name, value);
            self
        }
    };
    ([$part:ident] optional_operand $number:literal) => {
        /// Sets the optional operand.
        pub fn $part(mut self, value: impl Into<Option<$crate::ir::Value>>) -> Self {
            self.0.operand($number, value.into());
            self
        }
    };
    ($($other:tt)*) => {};
}

/// An accessor of [`operation!`].
#[doc(hidden)]
#[macro_export]
macro_rules! part {
    ([$($doc:tt)*] [$part:ident $($more:ident)*] operand $number:literal) => {
        $crate::part! { @plain [$($doc)*] $part, $crate::ir::Value, operand, $number }
        $crate::part! { @constant [$($more)*] One $number }
    };
    ([$($doc:tt)*] [$part:ident $($more:ident)*] operand_after $number:literal) => {
        $crate::part! { @segment [$($doc)*] $part, $crate::ir::Value, operand, $number }
        $crate::part! { @constant [$($more)*] One $number }
    };
    ([$($doc:tt)*] [$part:ident $($more:ident)*] optional_operand $number:literal) => {
        $crate::part! { @optional [$($doc)*] $part, operands, $number }
        $crate::part! { @constant [$($more)*] Optional $number }
    };
    ([$($doc:tt)*] [$part:ident $($more:ident)*] operands $number:literal) => {
        $crate::part! { @segment [$($doc)*] $part, $crate::ir::OperandRange<'_>, operands, $number }
        $crate::part! { @constant [$($more)*] Variadic $number }
    };
    ([$($doc:tt)*] [$part:ident] result $number:literal) => {
        $crate::part! { @plain [$($doc)*] $part, $crate::ir::Value, result, $number }
    };
    ([$($doc:tt)*] [$part:ident] result_after $number:literal) => {
        $crate::part! { @segment [$($doc)*] $part, $crate::ir::Value, result, $number }
    };
    ([$($doc:tt)*] [$part:ident] optional_result $number:literal) => {
        $crate::part! { @optional [$($doc)*] $part, results, $number }
    };
    ([$($doc:tt)*] [$part:ident] results $number:literal) => {
        $crate::part! { @segment [$($doc)*] $part, $crate::ir::ResultRange<'_>, results, $number }
    };
    ([$($doc:tt)*] [$part:ident] region $number:literal) => {
        $crate::part! { @plain [$($doc)*] $part, $crate::ir::Region, region, $number }
    };
    ([$($doc:tt)*] [$part:ident] successor $number:literal) => {
        $crate::part! { @plain [$($doc)*] $part, $crate::ir::Block, successor, $number }
    };
    ([$($doc:tt)*] [$part:ident] regions $number:literal) => {
        $($doc)*
        pub fn $part(self, ir: &$crate::ir::Ir) -> impl ExactSizeIterator<Item = $crate::ir::Region> {
            ir.regions(self.0).skip($number)
        }
    };
    ([$($doc:tt)*] [$part:ident] successors $number:literal) => {
        $($doc)*
        pub fn $part(self, ir: &$crate::ir::Ir) -> impl ExactSizeIterator<Item = $crate::ir::Block> {
            ir.successors(self.0).skip($number)
        }
    };
    ([$($doc:tt)*] [$part:ident $stored:ident $set:ident] optional $name:literal, $form:ty) => {
        $($doc)*
        pub fn $part(self, ir: &$crate::ir::Ir) -> Option<<$form as $crate::runtime::AttrValue>::Value<'_>> {
            $crate::runtime::attr::optional::<$form>(ir, self.0, $name)
        }
        $crate::part! { @stored $stored $name }
        $crate::part! { @set $set $name, $form }
    };
    ([$($doc:tt)*] [$part:ident $stored:ident $set:ident] or $name:literal, $form:ty, $default:expr) => {
        $($doc)*
        pub fn $part(self, ir: &$crate::ir::Ir) -> <$form as $crate::runtime::AttrValue>::Value<'_> {
            $crate::runtime::attr::optional::<$form>(ir, self.0, $name).unwrap_or($default)
        }
        $crate::part! { @stored $stored $name }
        $crate::part! { @set $set $name, $form }
    };
    ([$($doc:tt)*] [$part:ident $stored:ident $set:ident] required $name:literal, $form:ty) => {
        $($doc)*
        pub fn $part(self, ir: &$crate::ir::Ir) -> <$form as $crate::runtime::AttrValue>::Value<'_> {
            $crate::runtime::attr::required::<$form>(ir, self.0, $name)
        }
        $crate::part! { @stored $stored $name }

        #[doc = concat!("Sets the attribute `", $name, "`.")]
        pub fn $set(self, ir: &mut $crate::ir::Ir, value: <$form as $crate::runtime::AttrValue>::Given<'_>) {
            $crate::runtime::attr::set::<$form>(ir, self.0, $name, Some(value));
        }
    };
    ([$($doc:tt)*] [$part:ident $stored:ident $set:ident] flag $name:literal) => {
        $($doc)*
        pub fn $part(self, ir: &$crate::ir::Ir) -> bool {
            self.$stored(ir).is_some()
        }
        $crate::part! { @stored $stored $name }

        #[doc = concat!("Sets the attribute `", $name, "`, or removes it.")]
        pub fn $set(self, ir: &mut $crate::ir::Ir, value: bool) {
            let value = value.then_some($crate::context::Attribute::UNIT);
            $crate::runtime::properties::set(ir, self.0, $name, value);
        }
    };
    ([$($doc:tt)*] [$part:ident $set:ident] property $number:literal, $name:literal, $form:ty) => {
        $($doc)*
        pub fn $part(
            self,
            ir: &$crate::ir::Ir,
        ) -> Option<<$form as $crate::runtime::property::PropertyForm>::Value> {
            $crate::runtime::property::get::<$form>(<Self as $crate::runtime::DefinedOp>::SPEC, ir, self.0, $number)
        }
        $crate::part! { @set_property $set $name, $form }
    };
    ([$($doc:tt)*] [$part:ident $set:ident] property_or_nothing $number:literal, $name:literal, $form:ty) => {
        $($doc)*
        pub fn $part(self, ir: &$crate::ir::Ir) -> <$form as $crate::runtime::property::PropertyForm>::Value {
            $crate::runtime::property::get::<$form>(<Self as $crate::runtime::DefinedOp>::SPEC, ir, self.0, $number).unwrap_or_default()
        }
        $crate::part! { @set_property $set $name, $form }
    };
    ([$($doc:tt)*] [$part:ident] stored $name:literal) => {
        $($doc)*
        pub fn $part(self, ir: &$crate::ir::Ir) -> Option<$crate::context::Attribute> {
            $crate::runtime::properties::get(ir, self.0, $name)
        }
    };
    (@stored $part:ident $name:literal) => {
        #[doc = concat!("The attribute `", $name, "` as it is stored.")]
        pub fn $part(self, ir: &$crate::ir::Ir) -> Option<$crate::context::Attribute> {
            $crate::runtime::properties::get(ir, self.0, $name)
        }
    };
    (@set $set:ident $name:literal, $form:ty) => {
        #[doc = concat!("Sets the attribute `", $name, "`, or removes it.")]
        pub fn $set(
            self,
            ir: &mut $crate::ir::Ir,
            value: Option<<$form as $crate::runtime::AttrValue>::Given<'_>>,
        ) {
            $crate::runtime::attr::set::<$form>(ir, self.0, $name, value);
        }
    };
    (@set_property $set:ident $name:literal, $form:ty) => {
        #[doc = concat!("Sets the property `", $name, "`.")]
        pub fn $set(
            self,
            ir: &mut $crate::ir::Ir,
            value: <$form as $crate::runtime::property::PropertyForm>::Given<'_>,
        ) {
            $crate::runtime::property::set::<$form>(ir, self.0, $name, value);
        }
    };
    (@constant [] $kind:ident $number:literal) => {};
    (@constant [$constant:ident] $kind:ident $number:literal) => {
        /// The operand segment, for adaptors and `set`.
        pub const $constant: $crate::runtime::adaptor::$kind<Self> = $crate::runtime::adaptor::$kind::at($number);
    };
    (@plain [$($doc:tt)*] $part:ident, $ty:ty, $get:ident, $number:literal) => {
        $($doc)*
        #[track_caller]
        pub fn $part(self, ir: &$crate::ir::Ir) -> $ty {
            ir.$get(self.0, $number)
        }
    };
    (@segment [$($doc:tt)*] $part:ident, $ty:ty, $get:ident, $number:literal) => {
        $($doc)*
        #[track_caller]
        pub fn $part(self, ir: &$crate::ir::Ir) -> $ty {
            $crate::runtime::groups::$get(<Self as $crate::runtime::DefinedOp>::SPEC, ir, self.0, $number)
        }
    };
    (@optional [$($doc:tt)*] $part:ident, $get:ident, $number:literal) => {
        $($doc)*
        pub fn $part(self, ir: &$crate::ir::Ir) -> Option<$crate::ir::Value> {
            $crate::runtime::groups::$get(<Self as $crate::runtime::DefinedOp>::SPEC, ir, self.0, $number).first()
        }
    };
}

/// An enum whose values are single cases.
///
/// ```text
/// integer_enum! {
///     /// The relation of two numbers.
///     Predicate { cpp: "::toy::Predicate", summary: "the relation", is_quoted: true }
///     Less(0, "less"),
///     Equal(1, "equal"),
/// }
/// ```
///
/// The braces contain the nonempty fields of an `EnumSpec`; the cases have numbers and spellings, and `#[deprecated]` if the
/// definition says so.
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
            Self::ALL[0],
            |case| case as u64,
            |value| Self::ALL.iter().copied().find(|case| *case as u64 == value)
        }
    };
}

/// An enum whose values are sets of bits.
///
/// ```text
/// bit_enum! {
///     /// Assumptions about operands.
///     Flags { cpp: "::toy::Flags", summary: "assumptions", separator: Some(","), is_quoted: true }
///     NONE(0, "none"),
///     NNAN(1, "nnan"),
/// }
/// ```
///
/// The braces contain the nonempty fields of an `EnumSpec`; the cases have bits and spellings.
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

            /// Whether all bits of `other` are set.
            #[must_use]
            pub fn contains(self, other: $name) -> bool {
                self.0 & other.0 == other.0
            }

            /// Whether any bit of `other` is set.
            #[must_use]
            pub fn contains_any(self, other: $name) -> bool {
                self.0 & other.0 != 0
            }
        }

        $crate::bit_operators! { $name: BitOr bitor |, BitAnd bitand &, BitXor bitxor ^ }

        impl std::ops::Not for $name {
            type Output = $name;

            /// The complement within the bits of the cases.
            fn not(self) -> $name {
                $name(!self.0 & (0 $(| $number)*))
            }
        }

        $crate::enum_value! {
            $name { $($field: $value,)* cases: &[$(($number, $text)),*], }
            $name(0),
            |set| set.0,
            |value| <Self as $crate::runtime::EnumValue>::CASES.accepts(value).then_some($name(value))
        }
    };
}

/// The bit operators of a [`bit_enum!`].
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

/// The common part of [`integer_enum!`] and [`bit_enum!`]: conversions to and from numbers and text.
#[doc(hidden)]
#[macro_export]
macro_rules! enum_value {
    (
        $name:ident { $($field:ident: $value:expr,)* }
        $first:expr,
        |$from:ident| $number:expr,
        |$to:ident| $created:expr
    ) => {
        impl $crate::runtime::EnumValue for $name {
            #[allow(clippy::needless_update, reason = "most enums leave something out")]
            const CASES: &'static $crate::runtime::EnumSpec =
                &$crate::runtime::EnumSpec { $($field: $value,)* ..$crate::runtime::EnumSpec::EMPTY };

            const FIRST: $name = $first;

            fn value(self) -> u64 {
                let $from = self;
                $number
            }

            fn from_value($to: u64) -> Option<$name> {
                $created
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                use $crate::runtime::EnumValue;
                Self::CASES.display(self.value()).fmt(f)
            }
        }

        impl std::str::FromStr for $name {
            type Err = ();

            fn from_str(text: &str) -> Result<$name, ()> {
                use $crate::runtime::EnumValue;
                Self::CASES.parse(text).and_then(Self::from_value).ok_or(())
            }
        }
    };
}

/// The assembly formats of operations, each a static [`OpFormat`](crate::runtime::format::OpFormat): its elements, and its other
/// nonempty fields.
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
        static $name: $crate::runtime::format::OpFormat<'static> = {
            use $crate::runtime::format::op_names::*;
            OpFormat { elements: &[$($element),*], $($field: $value,)* ..OpFormat::EMPTY }
        };
    )*};
}

/// The assembly formats of types and attributes, each a static list of elements.
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
        static $name: &[$crate::runtime::format::DefElement<'static>] = {
            use $crate::runtime::format::def_names::*;
            &[$($element),*]
        };
    )*};
}
