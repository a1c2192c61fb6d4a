//! The lowered model: the C functions of a dialect as plain values, from which header, implementations, tests
//! and Python modules are written. Every decision on names, parameters and results is in these values.

use crate::model::{DefKind, InterfaceKind};
use crate::rust::CalledMethod;

/// The C library of a dialect.
#[derive(Debug)]
pub(crate) struct Library {
    pub(crate) dialect: DialectRef,
    /// The beginning of the names of its functions: `mlir`.
    pub(crate) prefix: String,
    /// Whether it defines the function that returns the handle of the dialect. Headers declare it all the
    /// same, because tests and modules call it.
    pub(crate) has_handle: bool,
    /// Enums, with the functions of each in a group of their own.
    pub(crate) enums: Vec<CEnum>,
    /// The functions.
    pub(crate) groups: Vec<FunctionGroup>,
    /// C++ headers that may declare the dialect's classes, from the most certain on.
    pub(crate) headers: Vec<String>,
}

impl Library {
    /// The name of the function that returns the handle of the dialect, which `mlir-c/IR.h` defines.
    pub(crate) fn handle_function(&self) -> String {
        format!("mlirGetDialectHandle__{}__", self.dialect.name)
    }
}

/// The dialect of a library.
#[derive(Debug)]
pub(crate) struct DialectRef {
    /// Its name, the prefix of its operations.
    pub(crate) name: String,
    /// Its name in those of C functions.
    pub(crate) handle: String,
    /// Its C++ namespace without `::` in front.
    pub(crate) namespace: String,
    /// Its C++ class without the namespace.
    pub(crate) class: String,
}

/// A C enum.
#[derive(Debug)]
pub(crate) struct CEnum {
    pub(crate) name: String,
    /// The C++ enum.
    pub(crate) cpp: String,
    /// One line about it; may be empty.
    pub(crate) summary: String,
    /// The integer that stores combinations of cases; `None` if a value is one case.
    pub(crate) bits: Option<&'static str>,
    /// Names and values of its cases.
    pub(crate) cases: Vec<(String, i64)>,
    /// The texts of its cases.
    pub(crate) spellings: Vec<String>,
    /// The text between cases of a combination; `None` if a value is one case.
    pub(crate) separator: Option<String>,
    /// Whether cases of several bits print instead of those bits.
    pub(crate) has_groups: bool,
    /// Number of bits of integer attributes with its values.
    pub(crate) width: i64,
    /// C++ functions that return the text of a value, and the value of a text.
    pub(crate) text: [String; 2],
}

/// The functions of one definition.
#[derive(Debug, Default)]
pub(crate) struct FunctionGroup {
    /// The definition's name.
    pub(crate) title: String,
    /// The name of an operation, or else that of the definition's record.
    pub(crate) owner: String,
    /// The definition that the functions are about, but for enums.
    pub(crate) subject: Option<Subject>,
    pub(crate) functions: Vec<Function>,
    /// Functions that cannot be, with the reason.
    pub(crate) absent: Vec<Absent>,
}

/// The definition of a group of functions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Subject {
    /// A type or an attribute.
    Def(Class),
    /// An operation, by its C++ class.
    Operation(String),
    /// An interface of operations, types or attributes.
    Interface(InterfaceKind),
}

/// Something in a definition that C cannot have.
#[derive(Debug)]
pub(crate) struct Absent {
    /// The function that it would be.
    pub(crate) what: String,
    pub(crate) reason: String,
}

/// A C function.
#[derive(Clone, Debug)]
pub(crate) struct Function {
    pub(crate) name: String,
    /// Its documentation, one sentence or more.
    pub(crate) doc: String,
    pub(crate) parameters: Vec<Parameter>,
    /// The type of its result.
    pub(crate) result: CType,
    /// Its work.
    pub(crate) action: Action,
}

impl Function {
    /// Whether the function takes or returns the enum of that name in C, or tests for attributes with its
    /// values.
    pub(crate) fn needs_enum(&self, name: &str) -> bool {
        let types = self.parameters.iter().map(|parameter| &parameter.ty).chain([&self.result]);
        types.filter_map(CType::scalar).any(|scalar| *scalar == Scalar::Enum(name.to_owned()))
            || matches!(&self.action, Action::IsA(class) if class.origin == Origin::Integers(name.to_owned()))
    }
}

/// A parameter of a C function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Parameter {
    pub(crate) name: String,
    /// Its type.
    pub(crate) ty: CType,
}

/// The type of a parameter or result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum CType {
    /// `void`
    Void,
    /// A value.
    One(Scalar),
    /// The address of values that the function reads.
    Pointer(Scalar),
    /// The address that a value is written to.
    Out(Scalar),
}

impl CType {
    /// The type of the value or values.
    fn scalar(&self) -> Option<&Scalar> {
        match self {
            CType::Void => None,
            CType::One(scalar) | CType::Pointer(scalar) | CType::Out(scalar) => Some(scalar),
        }
    }
}

/// A type of values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Scalar {
    /// `bool`
    Bool,
    /// An integer or a float of this name.
    Number(&'static str),
    /// An enum of the library.
    Enum(String),
    /// A text.
    String,
    /// A struct of `mlir-c` without its prefix `Mlir`: `Type`, `AffineMap`.
    Handle(&'static str),
    /// The type of a callback that takes pieces of a text.
    Callback,
    /// The pointer that is passed on to a callback.
    UserData,
}

impl Scalar {
    /// A number of elements, or the index of one.
    pub(crate) const COUNT: Scalar = Scalar::Number("intptr_t");

    /// Its name in C.
    pub(crate) fn spelling(&self) -> String {
        match self {
            Scalar::Bool => "bool".to_owned(),
            Scalar::Number(name) => (*name).to_owned(),
            Scalar::Enum(name) => name.clone(),
            Scalar::String => "MlirStringRef".to_owned(),
            Scalar::Handle(name) => format!("Mlir{name}"),
            Scalar::Callback => "MlirStringCallback".to_owned(),
            Scalar::UserData => "void *".to_owned(),
        }
    }
}

/// A C++ class of a type or attribute.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Class {
    /// Whether it is a type or an attribute.
    pub(crate) kind: DefKind,
    /// Its name with the namespace, from `::` on.
    pub(crate) cpp: String,
    /// Its name without the namespace.
    pub(crate) name: String,
    /// The name under which it is registered: `llvm.ptr`.
    pub(crate) registered: String,
    /// The origin of its values.
    pub(crate) origin: Origin,
}

/// The origin of the values of a C++ class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    /// The definition of this name.
    Definition(String),
    /// Integer attributes with values of the enum of this name in C.
    Integers(String),
}

/// A C++ value as C has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Form {
    /// Number of values.
    pub(crate) shape: Shape,
    /// The C type of each.
    pub(crate) scalar: Scalar,
    /// The C++ type of each.
    pub(crate) cpp: String,
}

/// Number of values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    /// One.
    One,
    /// One or none.
    Maybe,
    /// Any number.
    Many,
}

/// A value that a function passes on: its C parameter, and what the host takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Argument {
    /// The C parameter; that of a list is the address, and a count of the name in `count` precedes it.
    pub(crate) name: String,
    /// The name of the count of a list.
    pub(crate) count: String,
    /// The index of the definition's parameter that it is the value of, if it is one.
    pub(crate) index: Option<usize>,
    /// The value.
    pub(crate) form: Form,
}

/// The work of a function.
#[derive(Clone, Debug)]
pub(crate) enum Action {
    /// Whether the first parameter is of the class.
    IsA(Class),
    /// The id of the class.
    TypeId(Class),
    /// The name under which the class is registered.
    ClassName(Class),
    /// A type or attribute of values.
    Create {
        class: Class,
        /// Where its context is from.
        context: ContextSource,
        /// The values.
        arguments: Vec<Argument>,
        /// Whether they are the values of all parameters of the definition, and nothing else.
        is_complete: bool,
    },
    /// A parameter of a type or attribute.
    Read {
        class: Class,
        /// The C++ method.
        accessor: String,
        /// The parameter's index.
        index: usize,
        /// The value.
        form: Form,
        /// The returned part of the value.
        part: Projection,
    },
    /// The text of an enum's value, by the C++ function of that name. The text goes to a callback if
    /// `is_built`.
    EnumToText { cpp: String, function: String, is_built: bool },
    /// The value of a text, by the C++ function of that name.
    EnumFromText { function: String },
    /// Whether an operation is of the C++ class.
    OpIsA(String),
    /// The name of the operation with that C++ class.
    OpName(String),
    /// A new operation.
    OpCreate(OpCreation),
    /// Operands, results, regions or successors of the operation's C++ class.
    OpPart { class: String, list: OpList, index: usize, length: Shape, part: Projection },
    /// An attribute or property of that name.
    OpAttribute { name: String, is_property: bool },
    /// The same, replaced.
    OpSetAttribute { name: String, is_property: bool },
    /// Whether the first parameter has the interface.
    HasInterface(InterfaceClass),
    /// A method of an interface.
    Method(MethodCall),
}

/// The class of an interface.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct InterfaceClass {
    /// The kind of what implements it.
    pub(crate) kind: InterfaceKind,
    /// The name in C++ with the namespace, from `::` on.
    pub(crate) cpp: String,
    /// The name of the trait in Rust.
    pub(crate) rust: String,
}

/// A call of a method of an interface.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MethodCall {
    pub(crate) interface: InterfaceClass,
    /// The name of the method in C++.
    pub(crate) name: String,
    /// The method of the trait in Rust, if it has one.
    pub(crate) rust: Option<CalledMethod>,
    pub(crate) arguments: Vec<Argument>,
    /// The result; `None` if there is none.
    pub(crate) form: Option<Form>,
    /// The returned part of the result.
    pub(crate) part: Projection,
}

/// Where the context of a new type or attribute is from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ContextSource {
    /// The first parameter.
    Parameter,
    /// One of the values.
    Arguments,
    /// The location in the first parameter, to which errors are reported; the values have the context, too.
    Location,
    /// The same, where the host takes the context from the values.
    LocationAndArguments,
}

/// The part of a value that a function returns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Projection {
    /// All of it.
    Whole,
    /// Number of elements.
    Count,
    /// The element at an index, `pos`.
    Element,
    /// Whether there is one.
    IsPresent,
}

/// A list of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OpList {
    /// Operands.
    Operands,
    /// Results.
    Results,
    /// Regions.
    Regions,
    /// Successors.
    Successors,
}

/// The values that an operation is created from.
#[derive(Clone, Debug)]
pub(crate) struct OpCreation {
    /// Its C++ class.
    pub(crate) class: String,
    /// Whether its result types are inferred.
    pub(crate) infers_types: bool,
    /// Result types, operands, attributes, regions and successors, in the order of parameters.
    pub(crate) values: Vec<OpValue>,
}

/// A value that an operation is created from.
#[derive(Clone, Debug)]
pub(crate) enum OpValue {
    ResultType(Argument),
    Operand(Argument),
    /// An attribute or property of that name.
    Attribute {
        name: String,
        argument: Argument,
    },
    Region(Argument),
    Successor(Argument),
}

impl OpValue {
    /// The function of the runtime that adds the value to a creation, in snake_case; what it adds; the name
    /// of an attribute.
    pub(crate) fn addition(&self) -> (&'static str, &Argument, Option<&str>) {
        match self {
            OpValue::ResultType(argument) => ("result_type", argument, None),
            OpValue::Operand(argument) => ("operand", argument, None),
            OpValue::Attribute { name, argument } => ("attribute", argument, Some(name)),
            OpValue::Region(argument) => ("region", argument, None),
            OpValue::Successor(argument) => ("successor", argument, None),
        }
    }
}
