//! Types and attributes of dialects: what their definitions say, as data, and the one storage that all of them have.
//!
//! A generator writes a [`DefSpec`] and a handle for each: `PointerType(Type)`, whose functions read parameters by number.
//! Storage, comparison, reading and printing are here.

mod enums;
mod format;
mod hooks;
mod numbers;
mod param;
mod parse;
mod print;
mod storage;

use crate::context::{Attribute, Context, Type};
use crate::text::{ParseResult, Parser, Printer};

pub use enums::{EnumSpec, EnumValue, enum_attr, enum_value};
pub use format::{CustomHooks, DefFormat, Values};
pub use hooks::{
    CustomFormat, ParameterValue, VerifyDef, other_param, parse_by_hand, parse_other, print_by_hand,
    print_other,
};
pub(crate) use numbers::parse_dense_array_list;
pub use param::{FromParam, IntoParam, OtherParam, Param};
pub use parse::{
    Parsed, parse_attribute, parse_optional_param, parse_own_attribute, parse_own_type, parse_param,
    parse_stripped, parse_type,
};
pub use print::{Printed, print_param, print_stripped};
pub use storage::{DefStorage, Interned};

/// What a definition says about a type or an attribute; `H` is [`Type`] or [`Attribute`].
#[derive(Debug)]
pub struct DefSpec<H: Interned> {
    /// Namespace of the dialect.
    pub dialect: &'static str,
    /// Name of the definition, for messages.
    pub name: &'static str,
    /// Name in the dialect; empty for what has no text of its own.
    pub mnemonic: &'static str,
    /// The parameters in the order of the definition.
    pub params: &'static [ParamSpec],
    /// What stands behind the mnemonic.
    pub syntax: DefSyntax<H>,
    /// Checks that the parameters go together.
    pub verify: Option<ParamsCheck>,
    /// The C++ names of the interfaces that it implements, such as `mlir::ShapedType`.
    pub implements: &'static [&'static str],
    /// The interfaces that it implements.
    pub interfaces: &'static [crate::spec::InterfaceImpl],
    /// What it promises to builtin types and attributes.
    pub traits: DefTraits,
}

impl<H: Interned> DefSpec<H> {
    /// A definition without parameters.
    pub const EMPTY: DefSpec<H> = DefSpec {
        dialect: "",
        name: "",
        mnemonic: "",
        params: &[],
        syntax: DefSyntax::Nothing,
        verify: None,
        implements: &[],
        interfaces: &[],
        traits: DefTraits::NONE,
    };

    /// Whether both are the same definition.
    #[must_use]
    pub fn is(&self, other: &DefSpec<H>) -> bool {
        std::ptr::eq(self, other) || (self.name == other.name && self.dialect == other.dialect)
    }
}

/// A check of the parameters of a type or attribute. Its error says what is wrong.
pub type ParamsCheck = fn(&Context, &[Param]) -> Result<(), String>;

/// What a type or attribute promises to builtin ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DefTraits {
    /// Memrefs of the type may be.
    pub is_memref_element: bool,
    /// Vectors of the type may be.
    pub is_vector_element: bool,
    /// The attribute can be a memref's layout.
    pub is_memref_layout: bool,
    /// It prints as an alias, which has the mnemonic's name.
    pub has_alias: bool,
}

impl DefTraits {
    /// Nothing.
    pub const NONE: DefTraits = DefTraits {
        is_memref_element: false,
        is_vector_element: false,
        is_memref_layout: false,
        has_alias: false,
    };
}

/// What a definition says about a parameter.
#[derive(Debug)]
pub struct ParamSpec {
    /// The name.
    pub name: &'static str,
    /// Its type in C++, which messages name.
    pub cpp: &'static str,
    /// What it is.
    pub kind: ParamKind,
    /// Its value where it does not stand in the text.
    pub default: ParamDefault,
}

/// The value of a parameter that does not stand in the text.
#[derive(Debug)]
pub enum ParamDefault {
    /// It must stand there.
    Required,
    /// This value; not printed.
    Value(fn(&Context) -> Param),
    /// It is the attribute's own type, which stands behind the attribute; the value where there is none.
    SelfType(Option<fn(&Context) -> Param>),
}

impl ParamDefault {
    /// Whether the parameter may be absent from the text.
    #[must_use]
    pub fn is_optional(&self) -> bool {
        !matches!(self, ParamDefault::Required)
    }

    /// The value, where there is one.
    #[must_use]
    pub fn value(&self, ctx: &Context) -> Option<Param> {
        match self {
            ParamDefault::Value(make) | ParamDefault::SelfType(Some(make)) => Some(make(ctx)),
            ParamDefault::Required | ParamDefault::SelfType(None) => None,
        }
    }
}

/// What a parameter is: how it is read and printed.
#[derive(Debug)]
pub enum ParamKind {
    /// An integer of C++.
    Integer {
        /// How many bits it has.
        width: u32,
        /// Whether it can be negative.
        is_signed: bool,
    },
    /// `true` or `false`
    Bool,
    /// A string.
    Str,
    /// A string that prints without quotes.
    BareStr,
    /// Any type.
    AnyType,
    /// A type of this definition: only what stands behind its mnemonic is printed.
    Type(fn() -> &'static DefSpec<Type>),
    /// A type that this accepts.
    TypeOf(fn(&Context, Type) -> bool),
    /// Any attribute.
    AnyAttribute,
    /// An attribute of this definition: only what stands behind its mnemonic is printed.
    Attribute(fn() -> &'static DefSpec<Attribute>),
    /// An attribute that this accepts.
    AttributeOf(fn(&Context, Attribute) -> bool),
    /// A dense array of this element type: only the list in brackets is printed.
    DenseArray(Type),
    /// An integer of any width.
    ApInt,
    /// A float.
    ApFloat,
    /// An affine map.
    AffineMap,
    /// An integer set.
    IntegerSet,
    /// A location.
    Location,
    /// An enum's value, as a parameter of the class `EnumParameter` has it.
    Enum(&'static EnumSpec),
    /// An enum's value, as a parameter that is just of the enum's type has it.
    EnumField(&'static EnumSpec),
    /// A list.
    List(&'static ParamKind),
    /// What may be absent in the text, without anything that says so.
    Optional(&'static ParamKind),
    /// Something that only its author knows.
    Other {
        /// Reads it.
        parse: fn(&mut Parser<'_>) -> ParseResult<Param>,
        /// Prints it.
        print: fn(&Param, &mut Printer<'_>),
    },
}

/// What stands behind a mnemonic.
#[derive(Debug)]
pub enum DefSyntax<H: Interned> {
    /// Nothing.
    Nothing,
    /// A declarative format.
    Format(DefFormat),
    /// What its author reads and prints.
    Custom {
        /// Reads it; the type is the one that the place of an attribute gives.
        parse: fn(&mut Parser<'_>, Option<Type>) -> ParseResult<H>,
        /// Prints it.
        print: fn(H, &mut Printer<'_>),
    },
}

/// A handle of a type or attribute of one definition.
pub trait DefHandle: Copy {
    /// [`Type`] or [`Attribute`].
    type Base: Interned;

    /// What the definition says.
    const SPEC: &'static DefSpec<Self::Base>;

    /// Makes a handle of a type or attribute, which must be of this definition.
    const FROM_BASE: fn(Self::Base) -> Self;

    /// The type or attribute of a handle.
    const BASE: fn(Self) -> Self::Base;

    /// A handle of `base`, which must be of this definition.
    #[inline]
    fn from_base_unchecked(base: Self::Base) -> Self {
        Self::FROM_BASE(base)
    }

    /// The type or attribute.
    #[inline]
    fn base(self) -> Self::Base {
        Self::BASE(self)
    }

    /// A handle of `base` when it is of this definition.
    fn cast(ctx: &Context, base: Self::Base) -> Option<Self> {
        Self::is(ctx, base).then(|| Self::from_base_unchecked(base))
    }

    /// Whether `base` is of this definition.
    fn is(ctx: &Context, base: Self::Base) -> bool {
        base.def_storage(ctx).is_some_and(|storage| storage.spec().is(Self::SPEC))
    }
}

/// The type or attribute of a definition with these parameters, as many as the definition has.
pub fn make<H: DefHandle, const N: usize>(ctx: &Context, params: [Param; N]) -> H::Base {
    H::Base::intern(ctx, DefStorage::new(H::SPEC, params.into()))
}

/// As [`make`], after the check that the definition's author wrote.
///
/// # Errors
/// What the check says.
pub fn make_checked<H: DefHandle, const N: usize>(
    ctx: &Context,
    params: [Param; N],
) -> Result<H::Base, String> {
    if let Some(verify) = H::SPEC.verify {
        verify(ctx, &params)?;
    }
    Ok(make::<H, N>(ctx, params))
}

/// The definition of an attribute by its dialect and mnemonic; none when the dialect is not registered, or has none.
fn attribute_spec(ctx: &Context, dialect: &str, mnemonic: &str) -> Option<&'static DefSpec<Attribute>> {
    let definitions = ctx.dialect(ctx.ident(dialect))?.attribute_definitions();
    definitions.iter().copied().find(|spec| spec.mnemonic == mnemonic)
}

/// What makes a type or attribute of a definition that has as many parameters.
fn instance<H: Interned, const N: usize>(
    ctx: &Context,
    spec: &'static DefSpec<H>,
    params: [Param; N],
) -> Option<H> {
    (spec.params.len() == N).then(|| H::intern(ctx, DefStorage::new(spec, params.into())))
}

/// The attribute of this dialect and mnemonic with these parameters, which must be what the definition says; none when the
/// dialect is not registered, or has no such attribute with as many.
pub fn attr_of<const N: usize>(
    ctx: &Context,
    dialect: &str,
    mnemonic: &str,
    params: [Param; N],
) -> Option<Attribute> {
    instance(ctx, attribute_spec(ctx, dialect, mnemonic)?, params)
}

/// The type of this dialect and mnemonic with these parameters, as [`attr_of`].
pub fn type_of<const N: usize>(
    ctx: &Context,
    dialect: &str,
    mnemonic: &str,
    params: [Param; N],
) -> Option<Type> {
    let definitions = ctx.dialect(ctx.ident(dialect))?.type_definitions();
    let spec = definitions.iter().copied().find(|spec| spec.mnemonic == mnemonic)?;
    instance(ctx, spec, params)
}

/// The only parameter of a type of this dialect and mnemonic, which is a type: what the type is made of.
pub fn wrapped_type(ctx: &Context, ty: Type, dialect: &str, mnemonic: &str) -> Option<Type> {
    let storage = ty.def_storage(ctx)?;
    let spec = storage.spec();
    match storage.params() {
        [Param::Type(inner)] if spec.dialect == dialect && spec.mnemonic == mnemonic => Some(*inner),
        _ => None,
    }
}

/// A parameter by its number.
///
/// # Panics
/// When `handle` was made of something else by [`DefHandle::from_base_unchecked`].
pub fn param<'c, H: DefHandle, T: FromParam<'c>>(ctx: &'c Context, handle: H, index: usize) -> T {
    let storage = handle.base().def_storage(ctx).expect("a handle is of its definition");
    T::from_param(ctx, &storage.params()[index])
}

/// A parameter of a type that its author knows, by its number.
///
/// # Panics
/// When `handle` was made of something else by [`DefHandle::from_base_unchecked`].
pub fn other<H: DefHandle, T: OtherParam>(ctx: &Context, handle: H, index: usize) -> &T {
    let storage = handle.base().def_storage(ctx).expect("a handle is of its definition");
    other_value(&storage.params()[index])
}

/// The values of a parameter that is a list of a type that its author knows.
///
/// # Panics
/// When `handle` was made of something else by [`DefHandle::from_base_unchecked`].
pub fn others<H: DefHandle, T: OtherParam>(ctx: &Context, handle: H, index: usize) -> Vec<&T> {
    let storage = handle.base().def_storage(ctx).expect("a handle is of its definition");
    other_values(&storage.params()[index])
}

/// A value of a type that its author knows.
///
/// # Panics
/// When it is a value of another type, which generated code never stores.
#[must_use]
pub fn other_value<T: OtherParam>(param: &Param) -> &T {
    other_param(param).expect("a parameter is of its type")
}

/// A list of values of a type that its author knows.
#[must_use]
pub fn other_values<T: OtherParam>(param: &Param) -> Vec<&T> {
    match param {
        Param::List(values) => values.iter().filter_map(other_param).collect(),
        _ => Vec::new(),
    }
}

/// A value that a parser has read already, or its default value. Without either it is something empty; formats that a generator takes read it.
pub fn known<H: DefHandle, T: for<'p> FromParam<'p>>(ctx: &Context, values: &Values, index: usize) -> T {
    match &values[index] {
        Some(value) => T::from_param(ctx, value),
        None => T::from_param(ctx, &H::SPEC.params[index].default.value(ctx).unwrap_or(Param::Absent)),
    }
}

/// A value as what Rust has for it.
pub fn value<'c, T: FromParam<'c>>(ctx: &'c Context, param: &'c Param) -> T {
    T::from_param(ctx, param)
}

/// The name of the alias of an attribute whose definition wants one: its mnemonic.
#[must_use]
pub fn alias(ctx: &Context, attribute: Attribute) -> Option<String> {
    let spec = attribute.def_storage(ctx)?.spec();
    spec.traits.has_alias.then(|| spec.mnemonic.to_owned())
}

/// Whether an attribute is a signless integer of this width with a value of the enum.
#[must_use]
pub fn is_enum_attribute<E: EnumValue>(ctx: &Context, attribute: Attribute, width: i64) -> bool {
    use crate::ods_support::{attributes, types};
    let is_integer = attributes::attribute_type(ctx, attribute)
        .is_some_and(|ty| types::is_signless_integer_of_width(ctx, ty, width));
    is_integer
        && attributes::integer_value(ctx, attribute).is_some_and(|value| E::CASES.accepts(value.low_u64()))
}
