//! Types and attributes of dialects: their definitions as data, and their common storage.
//!
//! A generator writes a [`DefSpec`] and a handle for each: `PointerType(Type)`, with accessors that read
//! parameters by index. This module implements storage, comparison, parsing and printing.
//!
//! Formats are those of operations, with parameters as components.

mod bits;
mod enum_attrs;
mod enums;
mod format;
mod hooks;
mod model;
mod numbers;
mod param;
mod parse;
mod print;
mod storage;

use crate::context::{
    AttrKind, Attribute, Constructor, Context, Deferred, InterfaceImpl, Location, NameHash, Signedness, Test,
    Type, TypeKind, function_traits,
};
use crate::diagnostic::{Diagnostic, EmitError, emit_error_at};
use crate::text::{ParseResult, Parser, Printer};
use ods_schema::format::DefElement;

pub use enum_attrs::{enum_attr, enum_value};
pub use enums::{EnumSpec, EnumValue};
pub use format::{CustomHooks, CustomParseHook, CustomPrintHook, DefFormat, Values};
pub use hooks::{
    CustomFormat, ParamSyntax, ParameterValue, VerifyDef, other_param, parse_hand_written, parse_other,
    print_hand_written, print_other,
};
pub use model::DialectDefinitions;
pub(crate) use model::is_at_own_attribute;
pub(crate) use numbers::parse_dense_array_list;
pub use param::{FromParam, IntoParam, OtherParam, Param};
pub use parse::{
    Parsed, parse_attribute, parse_optional_param, parse_own, parse_param, parse_stripped, parse_type,
};
pub use print::{Printed, print_param, print_stripped};
pub use storage::{DefStorage, Interned};

/// The definition of a type or attribute; `H` is [`Type`] or [`Attribute`].
#[derive(Debug)]
pub struct DefSpec<H: Interned> {
    /// The namespace of the dialect.
    pub dialect: &'static str,
    /// The name of the definition, for messages.
    pub name: &'static str,
    /// The mnemonic; empty without one.
    pub mnemonic: &'static str,
    /// The name of the class (ODS: `typeName`, `attrName`); empty if it is the namespace and the mnemonic.
    pub class_name: &'static str,
    /// The parameters in the order of the definition.
    pub params: &'static [ParamSpec],
    /// The syntax after the mnemonic.
    pub syntax: DefSyntax<H>,
    /// The verifier of the parameters.
    pub verify: Option<&'static dyn ParamsVerifier>,
    /// The C++ names of the interfaces that it implements, such as `mlir::ShapedType`.
    pub implements: &'static [&'static str],
    /// The implementations of dialect interfaces.
    pub interfaces: &'static [InterfaceImpl],
    /// The properties that builtin types and attributes rely on.
    pub traits: DefTraits,
    /// The hash of the dialect, the name and the types of the parameters; see [`DefSpec::hashed`].
    pub hash: NameHash,
}

impl<H: Interned> DefSpec<H> {
    /// A definition without parameters, as a base for struct updates.
    pub const EMPTY: DefSpec<H> = DefSpec {
        dialect: "",
        name: "",
        mnemonic: "",
        class_name: "",
        params: &[],
        syntax: DefSyntax::Nothing,
        verify: None,
        implements: &[],
        interfaces: &[],
        traits: DefTraits::NONE,
        hash: NameHash::EMPTY,
    };

    /// Sets the hash of the dialect, the name and the C++ types of the parameters. Definitions without it are
    /// compared by their names.
    #[must_use]
    pub const fn hashed(self) -> DefSpec<H> {
        let (mut hash, mut index) = (NameHash::qualified(self.dialect, self.name), 0);
        while index < self.params.len() {
            hash = hash.with_text(self.params[index].cpp);
            index += 1;
        }
        DefSpec { hash, ..self }
    }

    /// The dialect and mnemonic, if declarative formats write the type or attribute without both: it has a
    /// mnemonic, and a syntax after it or no parameters.
    #[must_use]
    pub const fn own_syntax(&self) -> Option<(&'static str, &'static str)> {
        let has_syntax = !matches!(self.syntax, DefSyntax::Nothing) || self.params.is_empty();
        if has_syntax && !self.mnemonic.is_empty() { Some((self.dialect, self.mnemonic)) } else { None }
    }

    /// Whether both are the same definition, which may be compiled once and loaded once. A definition of that
    /// name with other parameters is another one, so a handle never reads parameters that it does not have.
    #[must_use]
    pub fn is(&self, other: &DefSpec<H>) -> bool {
        std::ptr::eq(self, other)
            || (self.hash == other.hash && self.name == other.name && self.dialect == other.dialect)
    }
}

function_traits! {
    /// A verifier of the parameters of a type or attribute; see [`VerifyDef::verify`].
    ParamsVerifier = Fn(&Context, EmitError<'_>, &[Param]) -> Result<(), Diagnostic>;
    /// A parser of a parameter.
    ParamParseHook = Fn(&mut Parser<'_>) -> ParseResult<Param>;
    /// A printer of a parameter.
    ParamPrintHook = Fn(&Param, &mut Printer<'_>);
    /// A parser of the syntax after a mnemonic. The type is that which the context of an attribute requires.
    DefParseHook<H> = Fn(&mut Parser<'_>, Option<Type>) -> ParseResult<H>;
    /// A printer of the syntax after a mnemonic.
    DefPrintHook<H> = Fn(H, &mut Printer<'_>);
}

/// Properties of a type or attribute that builtin ones rely on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DefTraits {
    /// Whether it can be the element type of a memref.
    pub is_memref_element: bool,
    /// Whether it can be the element type of a vector.
    pub is_vector_element: bool,
    /// Whether the attribute can be a memref layout.
    pub is_memref_layout: bool,
    /// Whether it is printed as an alias. The alias is named after the mnemonic.
    pub has_alias: bool,
}

impl DefTraits {
    /// No properties.
    pub const NONE: DefTraits = DefTraits {
        is_memref_element: false,
        is_vector_element: false,
        is_memref_layout: false,
        has_alias: false,
    };
}

/// The definition of a parameter.
#[derive(Debug)]
pub struct ParamSpec {
    /// The name.
    pub name: &'static str,
    /// The C++ type, for messages.
    pub cpp: &'static str,
    /// The kind of the parameter.
    pub kind: ParamKind,
    /// The value of a parameter that the source omits.
    pub default: ParamDefault,
}

impl ParamSpec {
    /// Creates a required parameter.
    #[must_use]
    pub const fn new(name: &'static str, cpp: &'static str, kind: ParamKind) -> ParamSpec {
        ParamSpec { name, cpp, kind, default: ParamDefault::Required }
    }

    /// Sets the value of an omitted parameter.
    #[must_use]
    pub const fn with_default(self, default: &'static dyn Constructor<Param>) -> ParamSpec {
        ParamSpec { default: ParamDefault::Value(default), ..self }
    }

    /// Makes it the attribute's own type, with an optional default.
    #[must_use]
    pub const fn self_type(self, default: Option<&'static dyn Constructor<Param>>) -> ParamSpec {
        ParamSpec { default: ParamDefault::SelfType(default), ..self }
    }
}

/// The default of an omitted parameter.
#[derive(Debug)]
pub enum ParamDefault {
    /// The parameter is required.
    Required,
    /// A default value. It is not printed.
    Value(&'static dyn Constructor<Param>),
    /// The attribute's own type, which follows the attribute, with an optional default.
    SelfType(Option<&'static dyn Constructor<Param>>),
}

impl ParamDefault {
    /// Whether the source may omit the parameter.
    #[must_use]
    pub fn is_optional(&self) -> bool {
        !matches!(self, ParamDefault::Required)
    }

    /// The default value, if the parameter has one.
    #[must_use]
    pub fn value(&self, ctx: &Context) -> Option<Param> {
        match self {
            ParamDefault::Value(make) | ParamDefault::SelfType(Some(make)) => Some(make(ctx)),
            ParamDefault::Required | ParamDefault::SelfType(None) => None,
        }
    }
}

/// The kind of a parameter, which determines its syntax.
#[derive(Debug)]
pub enum ParamKind {
    /// A C++ integer.
    Integer {
        /// The bit width.
        width: u32,
        /// Whether it is signed.
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
    /// A type of this definition, printed without dialect and mnemonic.
    Type(&'static dyn Deferred<&'static DefSpec<Type>>),
    /// A type that the function accepts.
    TypeOf(&'static dyn Test<Type>),
    /// Any attribute.
    AnyAttribute,
    /// An attribute of this definition, printed without dialect and mnemonic.
    Attribute(&'static dyn Deferred<&'static DefSpec<Attribute>>),
    /// An attribute that the function accepts.
    AttributeOf(&'static dyn Test<Attribute>),
    /// A dense array with this element type, printed as a list in brackets.
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
    /// An enum value, as the class `EnumParameter` defines it.
    Enum(&'static EnumSpec),
    /// An enum value. The C++ type of the parameter is the enum.
    EnumField(&'static EnumSpec),
    /// A list.
    List(&'static ParamKind),
    /// An optional value, without a keyword that shows its presence.
    Optional(&'static ParamKind),
    /// A value with user-provided syntax.
    Other {
        /// Parses the value.
        parse: &'static dyn ParamParseHook,
        /// Prints the value.
        print: &'static dyn ParamPrintHook,
    },
}

/// The syntax after a mnemonic.
#[derive(Debug)]
pub enum DefSyntax<H: Interned> {
    /// Nothing.
    Nothing,
    /// A declarative format.
    Format(DefFormat),
    /// A user-provided syntax.
    Custom {
        /// Parses it.
        parse: &'static dyn DefParseHook<H>,
        /// Prints it.
        print: &'static dyn DefPrintHook<H>,
    },
    /// The syntax of the parameters.
    Params {
        /// Parses it.
        parse: fn(&mut Parser<'_>) -> ParseResult<Vec<Param>>,
        /// Prints it.
        print: fn(&[Param], &mut Printer<'_>),
    },
}

impl<H: Interned> DefSyntax<H> {
    /// Creates a declarative format with the hooks of its custom directives.
    #[must_use]
    pub const fn format(
        elements: &'static [DefElement<'static>],
        custom: &'static [CustomHooks],
    ) -> DefSyntax<H> {
        DefSyntax::Format(DefFormat { elements, custom })
    }

    /// The syntax of the parameters that a Rust type implements.
    #[must_use]
    pub const fn params<S: ParamSyntax>() -> DefSyntax<H> {
        DefSyntax::Params { parse: S::parse, print: S::print }
    }
}

impl ParamKind {
    /// An unsigned C++ integer of this bit width.
    #[must_use]
    pub const fn unsigned(width: u32) -> ParamKind {
        ParamKind::Integer { width, is_signed: false }
    }

    /// A signed C++ integer of this bit width.
    #[must_use]
    pub const fn signed(width: u32) -> ParamKind {
        ParamKind::Integer { width, is_signed: true }
    }
}

/// A handle of a type or attribute of one definition.
pub trait DefHandle: Copy + 'static {
    /// [`Type`] or [`Attribute`].
    type Base: Interned;

    /// The data of the definition.
    const SPEC: &'static DefSpec<Self::Base>;

    /// Creates a handle without a check of the definition.
    const FROM_BASE: fn(Self::Base) -> Self;

    /// The type or attribute of a handle.
    const BASE: fn(Self) -> Self::Base;

    /// Creates a handle of `base` without a check. The caller guarantees the definition.
    #[inline]
    fn from_base_unchecked(base: Self::Base) -> Self {
        Self::FROM_BASE(base)
    }

    /// The type or attribute.
    #[inline]
    fn base(self) -> Self::Base {
        Self::BASE(self)
    }

    /// Casts `base`; `None` for another definition.
    fn cast(ctx: &Context, base: Self::Base) -> Option<Self> {
        Self::is(ctx, base).then(|| Self::from_base_unchecked(base))
    }

    /// Whether `base` is of this definition.
    fn is(ctx: &Context, base: Self::Base) -> bool {
        base.def_storage(ctx).is_some_and(|storage| storage.spec().is(Self::SPEC))
    }
}

impl<H: DefHandle<Base = Type>> From<H> for Type {
    fn from(handle: H) -> Type {
        handle.base()
    }
}

impl<H: DefHandle<Base = Attribute>> From<H> for Attribute {
    fn from(handle: H) -> Attribute {
        handle.base()
    }
}

/// Interns the type or attribute of a definition with these parameters. Their number must match the
/// definition.
pub fn make<H: DefHandle, const N: usize>(ctx: &Context, params: [Param; N]) -> H {
    H::from_base_unchecked(H::Base::intern(ctx, DefStorage::new(H::SPEC, params.into())))
}

/// Like [`make`], with the user-provided verifier.
///
/// # Errors
/// The error of the verifier, at `location`.
pub fn make_checked<H: DefHandle, const N: usize>(
    ctx: &Context,
    location: Location,
    params: [Param; N],
) -> Result<H, Diagnostic> {
    if let Some(verify) = H::SPEC.verify {
        verify(ctx, &emit_error_at(location), &params)?;
    }
    Ok(make(ctx, params))
}

/// The definition of an attribute by its dialect and mnemonic; `None` if the dialect is not registered, or
/// has no such attribute.
fn attribute_spec(ctx: &Context, dialect: &str, mnemonic: &str) -> Option<&'static DefSpec<Attribute>> {
    let definitions = model::definitions(ctx, dialect)?.attribute_definitions();
    definitions.iter().copied().find(|spec| spec.mnemonic == mnemonic)
}

/// All definitions of the types and attributes of a dialect; `None` if it is not registered.
#[must_use]
pub fn definitions<'c>(ctx: &'c Context, dialect: &str) -> Option<&'c dyn DialectDefinitions> {
    model::definitions(ctx, dialect)
}

/// The definition of a type by its dialect and name; `None` if the dialect is not registered, or has no
/// such type.
#[must_use]
pub fn type_definition(ctx: &Context, dialect: &str, name: &str) -> Option<&'static DefSpec<Type>> {
    let definitions = model::definitions(ctx, dialect)?.type_definitions();
    definitions.iter().copied().find(|spec| spec.name == name)
}

/// The definition of an attribute, like [`type_definition`].
#[must_use]
pub fn attribute_definition(ctx: &Context, dialect: &str, name: &str) -> Option<&'static DefSpec<Attribute>> {
    let definitions = model::definitions(ctx, dialect)?.attribute_definitions();
    definitions.iter().copied().find(|spec| spec.name == name)
}

/// Like [`make_checked`], for a definition that is looked up at run time. The kinds of the parameters must
/// match the definition.
///
/// # Errors
/// The error of the verifier, or one about the number of parameters, at `location`.
pub fn make_of_definition<H: Interned>(
    ctx: &Context,
    location: Location,
    spec: &'static DefSpec<H>,
    params: Vec<Param>,
) -> Result<H, Diagnostic> {
    let emit_error = emit_error_at(location);
    if params.len() != spec.params.len() {
        let (expected, actual) = (spec.params.len(), params.len());
        return Err(emit_error(&format!("'{}' has {expected} parameters, not {actual}", spec.name)));
    }
    if let Some(verify) = spec.verify {
        verify(ctx, &emit_error, &params)?;
    }
    Ok(H::intern(ctx, DefStorage::new(spec, params.into())))
}

/// Interns a type or attribute; `None` if the definition has a different number of parameters.
fn instance<H: Interned, const N: usize>(
    ctx: &Context,
    spec: &'static DefSpec<H>,
    params: [Param; N],
) -> Option<H> {
    (spec.params.len() == N).then(|| H::intern(ctx, DefStorage::new(spec, params.into())))
}

/// The attribute of this dialect and mnemonic with these parameters, whose kinds must match the definition.
/// `None` if the dialect is not registered, or has no such attribute with that number of parameters.
pub fn attr_of<const N: usize>(
    ctx: &Context,
    dialect: &str,
    mnemonic: &str,
    params: [Param; N],
) -> Option<Attribute> {
    instance(ctx, attribute_spec(ctx, dialect, mnemonic)?, params)
}

/// The type of this dialect and mnemonic with these parameters, like [`attr_of`].
pub fn type_of<const N: usize>(
    ctx: &Context,
    dialect: &str,
    mnemonic: &str,
    params: [Param; N],
) -> Option<Type> {
    let definitions = model::definitions(ctx, dialect)?.type_definitions();
    let spec = definitions.iter().copied().find(|spec| spec.mnemonic == mnemonic)?;
    instance(ctx, spec, params)
}

/// The wrapped type of a type of this dialect and mnemonic that has a single type parameter.
pub fn wrapped_type(ctx: &Context, ty: Type, dialect: &str, mnemonic: &str) -> Option<Type> {
    let storage = ty.def_storage(ctx)?;
    let spec = storage.spec();
    match storage.params() {
        [Param::Type(inner)] if spec.dialect == dialect && spec.mnemonic == mnemonic => Some(*inner),
        _ => None,
    }
}

/// The storage of a handle's type or attribute.
///
/// # Panics
/// When `handle` was created from another definition by [`DefHandle::from_base_unchecked`].
fn storage_of_handle<H: DefHandle>(ctx: &Context, handle: H) -> &DefStorage<H::Base> {
    handle.base().def_storage(ctx).expect("a handle is of its definition")
}

/// A parameter by its index.
///
/// # Panics
/// When `handle` was created from another definition by [`DefHandle::from_base_unchecked`].
pub fn param<'c, H: DefHandle, T: FromParam<'c>>(ctx: &'c Context, handle: H, index: usize) -> T {
    let storage = storage_of_handle(ctx, handle);
    T::from_param(ctx, &storage.params()[index])
}

/// A parameter with a user-provided type, by its index.
///
/// # Panics
/// When `handle` was created from another definition by [`DefHandle::from_base_unchecked`].
pub fn other<H: DefHandle, T: OtherParam>(ctx: &Context, handle: H, index: usize) -> &T {
    let storage = storage_of_handle(ctx, handle);
    other_value(&storage.params()[index])
}

/// A parameter with a user-provided type that may be absent, by its index.
///
/// # Panics
/// As [`other`].
pub fn optional_other<H: DefHandle, T: OtherParam>(ctx: &Context, handle: H, index: usize) -> Option<&T> {
    let storage = storage_of_handle(ctx, handle);
    other_param(&storage.params()[index])
}

/// The elements of a list parameter with a user-provided element type.
///
/// # Panics
/// When `handle` was created from another definition by [`DefHandle::from_base_unchecked`].
pub fn others<H: DefHandle, T: OtherParam>(ctx: &Context, handle: H, index: usize) -> Vec<&T> {
    let storage = storage_of_handle(ctx, handle);
    other_values(&storage.params()[index])
}

/// The value of a parameter with a user-provided type.
///
/// # Panics
/// When the value has another type. Generated code never stores one.
#[must_use]
pub fn other_value<T: OtherParam>(param: &Param) -> &T {
    other_param(param).expect("a parameter is of its type")
}

/// The elements of a list with a user-provided element type.
#[must_use]
pub fn other_values<T: OtherParam>(param: &Param) -> Vec<&T> {
    match param {
        Param::List(values) => values.iter().filter_map(other_param).collect(),
        _ => Vec::new(),
    }
}

/// The parsed value of a parameter, or its default value. It is empty without either, which valid formats
/// avoid.
pub fn known<H: DefHandle, T: for<'p> FromParam<'p>>(ctx: &Context, values: &Values, index: usize) -> T {
    match &values[index] {
        Some(value) => T::from_param(ctx, value),
        None => T::from_param(ctx, &H::SPEC.params[index].default.value(ctx).unwrap_or(Param::Absent)),
    }
}

/// Converts a parameter to its Rust type.
pub fn value<'c, T: FromParam<'c>>(ctx: &'c Context, param: &'c Param) -> T {
    T::from_param(ctx, param)
}

/// The alias of an attribute whose definition requests one: its mnemonic.
#[must_use]
pub fn alias(ctx: &Context, attribute: Attribute) -> Option<String> {
    let spec = attribute.def_storage(ctx)?.spec();
    spec.traits.has_alias.then(|| spec.mnemonic.to_owned())
}

/// Whether an attribute is a signless integer of this width with a value of the enum.
#[must_use]
pub fn is_enum_attribute<E: EnumValue>(ctx: &Context, attribute: Attribute, width: i64) -> bool {
    E::CASES.accepts_attribute(ctx, attribute, width)
}

impl EnumSpec {
    /// Whether an attribute is a signless integer of this width with a value of the enum.
    #[must_use]
    pub fn accepts_attribute(&self, ctx: &Context, attribute: Attribute, width: i64) -> bool {
        match attribute.kind(ctx) {
            AttrKind::Integer { ty, value } => {
                let has_width = matches!(
                    ty.kind(ctx),
                    TypeKind::Integer { width: found, signedness: Signedness::Signless } if i64::from(found) == width
                );
                has_width && self.accepts(value.low_u64())
            }
            _ => false,
        }
    }
}
