//! Dialects as data in a file: everything that generated Rust says of them, for a program that loads them
//! instead of compiling them.
//!
//! A generator writes a [`Plan`], and `odsgen-dynamic` registers its dialects. Items refer to each other by
//! name. Code of definitions is an [`Expr`]; code that only C++ has is [`Expr::Unknown`], so that nothing
//! is dropped silently.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

pub use crate::operators::{Arithmetic, OfList, Operator};

use crate::format::{DefElement, OpFormat};
use crate::leak::is_false;

/// The version of the form. A program loads plans of its own version only.
pub const VERSION: u32 = 1;

/// Dialects.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = ""))]
pub struct Plan<'a> {
    /// [`VERSION`].
    pub version: u32,
    /// The dialects, each after those that it refers to.
    pub dialects: Vec<Dialect<'a>>,
}

/// A dialect.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
#[serde(bound(deserialize = ""))]
pub struct Dialect<'a> {
    /// The namespace.
    pub name: String,
    /// The enums.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub enums: Vec<Enum>,
    /// The types.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub types: Vec<Def<'a>>,
    /// The attributes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub attributes: Vec<Def<'a>>,
    /// The operations.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub operations: Vec<Op<'a>>,
    /// The constraints on types that the runtime does not have.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub type_constraints: Vec<TypeConstraint>,
    /// The same on attributes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub attr_constraints: Vec<AttrConstraint>,
    /// The functions for code of definitions.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub functions: Vec<Function>,
    /// The mnemonics of types without a definition, which are kept as text.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub text_types: Vec<String>,
    /// The same of attributes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub text_attributes: Vec<String>,
    /// Whether the parser of types is C++.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub has_cpp_types: bool,
    /// Whether the parser of attributes is C++.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub has_cpp_attributes: bool,
}

/// A class of types or attributes with a definition.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Class(
    /// The namespace of its dialect.
    pub String,
    /// The name of its record.
    pub String,
);

/// An enum.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Enum {
    /// The qualified C++ name, such as `::mlir::arith::CmpIPredicate`.
    pub name: String,
    /// The summary, for messages.
    pub summary: String,
    /// The separator of bits in text; `None` for an enum of integers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub separator: Option<String>,
    /// Whether groups of bits print before single bits.
    #[serde(skip_serializing_if = "is_false")]
    pub has_groups: bool,
    /// The spellings of groups of one bit.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bit_groups: Vec<String>,
    /// Whether several bits print in quotes.
    #[serde(skip_serializing_if = "is_false")]
    pub is_quoted: bool,
    /// The cases: value and spelling.
    pub cases: Vec<(u64, String)>,
}

/// The definition of a type or attribute.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
#[serde(bound(deserialize = ""))]
pub struct Def<'a> {
    /// The name of the record.
    pub name: String,
    /// The name in text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mnemonic: Option<String>,
    /// The registered name, if it is not that of the dialect and the mnemonic.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub class_name: Option<String>,
    /// The parameters.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub params: Vec<Param>,
    /// The syntax after the mnemonic.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub syntax: Option<DefSyntax<'a>>,
    /// Whether C++ verifies the parameters.
    #[serde(skip_serializing_if = "is_false")]
    pub has_verifier: bool,
    /// The fields of the runtime's `DefTraits` that are set.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub flags: Vec<String>,
    /// The C++ names of the interfaces that it implements.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub implements: Vec<String>,
    /// The lines of its documentation.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub documentation: Vec<String>,
}

/// The syntax of a type or attribute.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = ""))]
pub enum DefSyntax<'a> {
    /// A declarative format with the names of its custom directives.
    Format(#[serde(deserialize_with = "crate::leak::list")] &'a [DefElement<'a>], Vec<String>),
    /// The Rust type of this path parses and prints the parameters.
    Params(String),
    /// C++ parses and prints it.
    Cpp,
}

/// A parameter of a type or attribute.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Param {
    /// The name.
    pub name: String,
    /// The C++ type, for messages.
    pub cpp: String,
    /// The kind.
    pub kind: ParamKind,
    /// The value of a parameter that the source omits.
    #[serde(default, skip_serializing_if = "ParamDefault::is_required")]
    pub default: ParamDefault,
}

/// The value of an omitted parameter.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub enum ParamDefault {
    /// There is none: the parameter is required.
    #[default]
    Required,
    /// This value.
    Value(Expr),
    /// The attribute's own type, with an optional default.
    SelfType(Option<Expr>),
}

impl ParamDefault {
    fn is_required(&self) -> bool {
        matches!(self, ParamDefault::Required)
    }
}

/// The kind of a parameter; see `ParamKind` of the runtime.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum ParamKind {
    /// An integer of this width.
    Signed(u32),
    /// The same, unsigned.
    Unsigned(u32),
    /// A kind without data: `Bool`, `Str`, `BareStr`, `AnyType`, `ApInt`, ….
    Plain(String),
    /// A type of this definition.
    Type(Class),
    /// A type that the test accepts.
    TypeOf(Test),
    /// An attribute of this definition.
    Attribute(Class),
    /// An attribute that the test accepts.
    AttributeOf(Test),
    /// A dense array whose elements have this type, such as `I64`.
    DenseArray(String),
    /// An enum with this C++ name, as the class `EnumParameter` has it.
    Enum(String),
    /// An enum that is the C++ type of the parameter.
    EnumField(String),
    /// A list.
    List(Box<ParamKind>),
    /// An optional value.
    Optional(Box<ParamKind>),
    /// A value of a type that only C++ has.
    Cpp(String),
}

/// The test of a type or attribute.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Test {
    /// Everything is accepted.
    Always,
    /// A function of the dialect.
    Function(String),
    /// A function of the runtime: `types::is_index_type`.
    Runtime(String),
    /// The class of a definition.
    Class(Class),
    /// A class by its dialect and mnemonics.
    Named(String, Vec<String>),
    /// An integer attribute of this width with a value of the enum.
    Enum(String, u32),
}

/// A constraint on types.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TypeConstraint {
    /// The name by which operations refer to it.
    pub name: String,
    /// The summary, for messages.
    pub summary: String,
    /// The accepted types.
    pub test: Test,
    /// The function that builds the only type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub build: Option<String>,
    /// The test of the C++ class.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub class: Option<Test>,
    /// Dialect and mnemonic, if formats omit them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<(String, String)>,
}

/// A constraint on attributes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct AttrConstraint {
    /// The name by which operations refer to it.
    pub name: String,
    /// The summary, for messages.
    pub summary: String,
    /// The accepted attributes.
    pub test: Test,
    /// The form in formats, if it is not that of any attribute.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub form: Option<AttrForm>,
    /// The function that builds the only type of the value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ty: Option<String>,
    /// The test of the C++ class.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub class: Option<Test>,
}

/// The form of an attribute in formats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum AttrForm {
    /// The case of the enum with this C++ name, as an integer of this width.
    Enum(String, u32),
    /// The name of a symbol.
    Symbol,
    /// A list of elements of this type, such as `I64`.
    DenseArray(String),
    /// Its own format, without dialect and mnemonic.
    Own(String, String),
}

/// A function for code of a definition. Its parameters are the first slots.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Function {
    /// The name.
    pub name: String,
    /// The number of parameters.
    pub parameters: u32,
    /// The number of slots: parameters and variables.
    pub slots: u32,
    /// Whether it can fail.
    #[serde(default, skip_serializing_if = "is_false")]
    pub is_partial: bool,
    /// The body.
    pub body: Expr,
}

/// An expression.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Expr {
    /// A parameter or variable.
    Slot(u32),
    /// A condition.
    Bool(bool),
    /// An integer, or the value of an enum case.
    Int(i64),
    /// A float.
    Float(f64),
    /// A text.
    Str(String),
    /// A list.
    List(Vec<Expr>),
    /// An absent option.
    Nothing,
    /// A present option.
    Some(Box<Expr>),
    /// A present option if the second value is true.
    SomeIf(Box<Expr>, Box<Expr>),
    /// The value of an option. Without one, the function, or the nearest [`Expr::Holds`], has no value.
    Try(Box<Expr>),
    /// Whether an option is present.
    IsSome(Box<Expr>),
    /// The condition in an option; `false` if it has no value.
    Holds(Box<Expr>),
    /// A condition as 0 or 1; a number is unchanged.
    Number(Box<Expr>),
    /// The opposite condition, or the complement of an integer.
    Not(Box<Expr>),
    /// The negative number; integers wrap around.
    Neg(Box<Expr>),
    /// An operator.
    Binary(Operator, Box<Expr>, Box<Expr>),
    /// Arithmetic on integers of 64 bits.
    Arithmetic(Arithmetic, Box<Expr>, Box<Expr>),
    /// Whether all conditions hold, in order.
    All(Vec<Expr>),
    /// Whether any condition holds, in order.
    Any(Vec<Expr>),
    /// The second value if the first one is true, or else the third.
    If(Box<[Expr; 3]>),
    /// A value, after variables were set.
    Let(Vec<(u32, Expr)>, Box<Expr>),
    /// A call of a function of the runtime, such as `types::is_float_type`. The context and the IR are not
    /// among the arguments.
    Call(String, Vec<Expr>),
    /// A call of a function of the dialect.
    Own(String, Vec<Expr>),
    /// C++ code that nothing but C++ knows: its value is unknown.
    Unknown(String),
    /// Whether a type or attribute is of the class.
    IsOf(Class, Box<Expr>),
    /// The parameter of this name of a type or attribute of the class; without a value for another class.
    Param(Class, String, Box<Expr>),
    /// The type or attribute of the class with these parameters.
    Get(Class, Vec<Expr>),
    /// A property of a list.
    OfList(OfList, Box<Expr>),
    /// Whether the list contains the value.
    Contains(Box<Expr>, Box<Expr>),
    /// Whether the condition holds for all elements of a list, in the slot.
    ForAll(Box<Expr>, Option<u32>, Box<Expr>),
    /// Whether it holds for any.
    ForAny(Box<Expr>, Option<u32>, Box<Expr>),
}

/// An operation.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
#[serde(bound(deserialize = ""))]
pub struct Op<'a> {
    /// The full name.
    pub name: String,
    /// The operand segments.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub operands: Vec<Value>,
    /// The result segments.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub results: Vec<Value>,
    /// The attributes, without derived ones.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub attributes: Vec<Attr>,
    /// The regions.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub regions: Vec<RegionOrSuccessor>,
    /// The successors.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub successors: Vec<RegionOrSuccessor>,
    /// The division of operands into segments.
    #[serde(skip_serializing_if = "Grouping::is_rest")]
    pub operand_groups: Grouping,
    /// The division of results into segments.
    #[serde(skip_serializing_if = "Grouping::is_rest")]
    pub result_groups: Grouping,
    /// The properties that are not attributes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub properties: Vec<Property>,
    /// The names of flags of the runtime's `Traits`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub flags: Vec<String>,
    /// The predicates on the whole operation.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub predicates: Vec<Predicate>,
    /// The checks before the constraints.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub structure: Vec<Check>,
    /// The checks after the constraints.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub traits: Vec<Check>,
    /// The checks after the regions.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub region_traits: Vec<Check>,
    /// The memory effects.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect>,
    /// The inference of result types.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub inference: Option<Inference>,
    /// The implementations in C++ that an author of the Rust dialect provides, such as `VerifyOp`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hooks: Vec<String>,
    /// The syntax; `None` for the generic form.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub syntax: Option<Syntax<'a>>,
    /// Whether results are named after their segments.
    #[serde(skip_serializing_if = "is_false")]
    pub names_results: bool,
    /// The operations that may contain it; empty for any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub parents: Vec<String>,
    /// The implicit terminator of blocks of its regions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub terminator: Option<String>,
    /// The lines of its documentation.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub documentation: Vec<String>,
}

/// The number of values in a segment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Length {
    /// One.
    One,
    /// At most one.
    Optional,
    /// Any number.
    Variadic,
}

/// An operand or result segment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Value {
    /// The name; empty without one.
    pub name: String,
    /// The number of values.
    pub length: Length,
    /// The attribute with the sizes of inner segments.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sizes: Option<String>,
    /// The description of accepted values, if it is not that of the constraint.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub summary: Option<String>,
    /// The constraint: of the dialect, or of the runtime.
    pub constraint: String,
}

/// The presence of an attribute.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Presence {
    /// Required.
    Required,
    /// Optional.
    Optional,
    /// With a default value.
    DefaultValued,
}

/// An attribute of an operation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Attr {
    /// The name.
    pub name: String,
    /// Its presence.
    pub presence: Presence,
    /// The function that creates the default value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default: Option<String>,
    /// The constraint.
    pub constraint: String,
}

/// A region or successor.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RegionOrSuccessor {
    /// The name; empty without one.
    pub name: String,
    /// Whether there may be any number.
    #[serde(default, skip_serializing_if = "is_false")]
    pub is_variadic: bool,
    /// The summary of the constraint.
    pub summary: String,
    /// The function that tests it; `None` if everything is accepted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accepts: Option<String>,
}

/// The way in which the sizes of segments are determined.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub enum Grouping {
    /// At most one segment has a variable length.
    #[default]
    Rest,
    /// All segments of variable length have the same one.
    Same,
    /// An attribute has the sizes.
    Segments,
}

impl Grouping {
    fn is_rest(&self) -> bool {
        *self == Grouping::Rest
    }
}

/// A property that is not an attribute.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Property {
    /// The name.
    pub name: String,
    /// The summary of its constraint.
    pub summary: String,
    /// The form; `None` for conversions in C++.
    pub form: Option<PropertyForm>,
    /// The default value; [`Expr::Nothing`] for the value of an absent property.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default: Option<Expr>,
    /// The keyword around the value in a format.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keyword: Option<String>,
    /// The function that tests a value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accepts: Option<String>,
}

/// The form of a property; see `property` of the runtime.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum PropertyForm {
    /// A form without data: `I64`, `Bool`, `Str`, ….
    Plain(String),
    /// An enum by its C++ name, as an integer of this width.
    Enum(String, u32),
    /// The same, also written as an attribute of the class.
    EnumOrAttr(String, Class, u32),
    /// A list.
    List(Box<PropertyForm>),
    /// At most one value.
    Optional(Box<PropertyForm>),
    /// The same, written as `some<…>`.
    OptionalSome(Box<PropertyForm>),
}

/// A predicate on an operation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Predicate {
    /// The summary, for messages.
    pub summary: String,
    /// The function; `None` if it always holds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub function: Option<String>,
    /// Its arguments.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arguments: Vec<Argument>,
}

/// An argument of a predicate on an operation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Argument {
    /// The operation.
    Op,
    /// The operand segment with this index: a value, an option or a list, by its length.
    Operand(u32),
    /// The result segment, likewise.
    Result(u32),
    /// The attribute with this name; the predicate does not hold without it.
    Attribute(String),
    /// The attribute with this name as an option.
    OptionalAttribute(String),
    /// The value of the property with this index.
    Property(u32),
    /// The region with this index.
    Region(u32),
    /// The regions from this index.
    Regions(u32),
    /// The successor with this index.
    Successor(u32),
    /// The successors from this index.
    Successors(u32),
}

/// A check of the verifier.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Check {
    /// A function of the runtime's module `traits`.
    Trait(String),
    /// A function of the runtime's module `checks`.
    Interface(String),
    /// The operation that contains it is one of these.
    HasParent(Vec<String>),
    /// Blocks of its regions end with this operation.
    EndsWith(String),
    /// Result types are those of the operand segment with this index.
    InferredFromOperand(u32),
    /// A check in C++, by the name of the trait or interface.
    Cpp(String),
}

/// A memory effect.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Effect {
    /// The variant of the runtime's `EffectKind`.
    pub kind: String,
    /// Its target.
    #[serde(default, skip_serializing_if = "EffectTarget::is_any")]
    pub on: EffectTarget,
    /// The class of the resource.
    pub resource: String,
}

/// The target of an effect.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub enum EffectTarget {
    /// No value in particular.
    #[default]
    Any,
    /// The operand segment with this index.
    Operands(u32),
    /// The result segment with this index.
    Results(u32),
    /// The symbol that the attribute refers to.
    Symbol(String),
}

impl EffectTarget {
    fn is_any(&self) -> bool {
        *self == EffectTarget::Any
    }
}

/// The inference of result types.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Inference {
    /// The source of each result type.
    Declared(Vec<ResultType>),
    /// A type of the crate `cpp_hooks` by its path, or C++ code.
    Cpp(Option<String>),
}

/// The source of a result type.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum ResultType {
    /// The only type that the constraint of the result with this index accepts.
    Built(u32),
    /// The type of the operand with this index.
    OfOperand(u32),
    /// The type of the attribute with this name.
    OfAttribute(String),
    /// A function of the type of an operand.
    Derived(u32, String),
    /// A function of an attribute.
    DerivedFromAttribute(String, String),
}

/// The syntax of an operation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = ""))]
pub enum Syntax<'a> {
    /// A declarative format.
    Format(Box<Format<'a>>),
    /// C++ parses and prints it; the functions are known if the definition calls them.
    Cpp(Option<[Call; 2]>),
}

/// A call of a C++ function with constants, such as `parseDefaultTorchOp(parser, result, 1, 1)`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Call {
    /// The function.
    pub function: String,
    /// The constants, as C++ has them.
    pub constants: Vec<String>,
}

/// A declarative format; see [`OpFormat`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = ""))]
pub struct Format<'a> {
    /// The format.
    pub format: OpFormat<'a>,
    /// The functions that derive types, by the indices in the format.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub transforms: Vec<Transform>,
    /// The paths of the directives in `cpp_hooks` or the runtime; `None` for a directive in C++ only.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub directives: Vec<Option<String>>,
    /// The dialect whose operations need no prefix in the regions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default_dialect: Option<String>,
}

/// A function that derives types from others.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Transform {
    /// A type from a type.
    Type(String),
    /// A list of types from a type.
    Types(String),
    /// A type from an attribute.
    Attribute(String),
}
