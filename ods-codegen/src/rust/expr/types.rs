//! C++ types of definitions as Rust types.

use super::contract::ident;
use super::definitions::{Definition, Definitions, FoundClass};
use super::parameter::ItemPaths;
use super::ty::Ty;
use crate::expr::{Arg, Path, TypeExpr, parse_type};
use crate::model::{DefKind, Enum};
use crate::rust::RustType;

/// Whether a Rust type is owned or borrowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// `String`, `Vec<i64>`: for fields and results.
    Owned,
    /// `&str`, `&[i64]`: for parameters.
    Borrowed,
}

/// The Rust type of a C++ type; `None` if the type is unknown.
///
/// | C++ | owned | borrowed |
/// | --- | --- | --- |
/// | `bool`, `int64_t`, `unsigned`, `float`, `double` | `bool`, `i64`, `u32`, `f32`, `f64` | the same |
/// | `StringRef`, `std::string`, `const char *` | `String` | `&str` |
/// | `ArrayRef<T>`, `SmallVector<T, N>`, `std::vector<T>` | `Vec<T>` | `&[T]` |
/// | `std::optional<T>` | `Option<T>` | `Option<T>`, borrowed |
/// | `Type`, every class of types | `Type` | the same |
/// | `Attribute`, every class of attributes | `Attribute` | the same |
/// | `Value`, `ValueRange`, `TypeRange` | `Value`, `Vec<Value>`, `Vec<Type>` | `Value`, `&[Value]`, `&[Type]` |
/// | `APInt`, `APFloat`, `AffineMap`, `IntegerSet` | `ApInt`, `ApFloat`, … | `&ApInt`, `&ApFloat`, `AffineMap`, … |
/// | `SmallVectorImpl<T> &`, not `const` | `Vec<T>` | `&mut Vec<T>` |
/// | `Location`, `NamedAttribute` | the same | the same |
/// | `OpBuilder`, `RewriterBase` | none | `&mut dyn OpBuilder`, `&mut PatternRewriter<'_>` |
/// | `LogicalResult`, `FailureOr<T>` | `Result<(), Diagnostic>`, `Result<T, Diagnostic>` | the same |
/// | an enum of the definitions | its item | the same |
///
/// `namespace` is that of the definition, for unqualified names; the enums that the type names are added to
/// `enums`.
pub fn rust_type<'r>(
    cpp: &str,
    form: Form,
    paths: ItemPaths<'_, 'r>,
    namespace: &str,
    enums: &mut Vec<Enum<'r>>,
) -> Option<RustType> {
    let parsed = parse_type(cpp).ok()?;
    Types { paths, namespace, enums }.rust(&parsed, form)
}

/// The type in expressions of a C++ type.
pub(super) fn ty_of(ty: &TypeExpr, definitions: &Definitions<'_>, namespace: &str) -> Ty {
    let Some(path) = ty.base() else { return Ty::Other(String::new()) };
    ty_of_path(path, definitions, namespace)
}

pub(super) fn ty_of_path(path: &Path, definitions: &Definitions<'_>, namespace: &str) -> Ty {
    let name = path.text();
    let element = |index| match path.last().args.as_ref().and_then(|args| args.get(index)) {
        Some(Arg::Type(ty)) => Box::new(ty_of(ty, definitions, namespace)),
        _ => Box::new(Ty::Other(String::new())),
    };
    match unqualified(&name) {
        "bool" => Ty::Bool,
        number if integer(number).is_some() => Ty::Int,
        number if float(number).is_some() => Ty::Float,
        "StringRef" | "string" | "StringLiteral" | "Twine" | "char" | "str" | "String" => Ty::Str,
        "ArrayRef" | "SmallVector" | "SmallVectorImpl" | "vector" | "MutableArrayRef" | "Vec" => {
            Ty::List(element(0))
        }
        "optional" | "Option" => Ty::Optional(element(0)),
        "ValueRange" | "OperandRange" | "ResultRange" => Ty::List(Box::new(Ty::Value)),
        "TypeRange" => Ty::List(Box::new(Ty::any_type())),
        "APInt" | "APSInt" | "ApInt" => Ty::ApInt,
        "APFloat" | "ApFloat" => Ty::ApFloat,
        "AffineMap" => Ty::AffineMap,
        "IntegerSet" => Ty::IntegerSet,
        "Value" | "TypedValue" | "OpResult" | "BlockArgument" => Ty::Value,
        "Operation" | "Op" => Ty::Op,
        "Region" => Ty::Region,
        "Block" => Ty::Block,
        "MLIRContext" | "Context" => Ty::Context,
        _ => class_or_enum(path, definitions, namespace),
    }
}

fn class_or_enum(path: &Path, definitions: &Definitions<'_>, namespace: &str) -> Ty {
    if let Some((name, Definition::Enum(_))) = definitions.find(path, namespace) {
        return Ty::Enum(name.to_owned());
    }
    match definitions.class(path, namespace) {
        Some(FoundClass::Builtin(class)) => builtin_class(class.name),
        Some(FoundClass::Defined(name, definition)) => match super::contract::Paths::kind(definition) {
            Some(DefKind::Type) => Ty::Type(name.to_owned()),
            Some(DefKind::Attr) => Ty::Attribute(name.to_owned()),
            None => Ty::Other(path.text()),
        },
        None => Ty::Other(path.text()),
    }
}

/// A class of the runtime, by its name without `mlir::`.
pub(super) fn builtin_class(name: &str) -> Ty {
    let qualified = format!("mlir::{name}");
    if super::table::derives_from(name, "Type") { Ty::Type(qualified) } else { Ty::Attribute(qualified) }
}

/// A name without the namespaces that are irrelevant here.
fn unqualified(name: &str) -> &str {
    ["mlir::", "llvm::", "std::"].iter().fold(name, |name, prefix| name.strip_prefix(prefix).unwrap_or(name))
}

/// The Rust type of an integer type.
pub(super) fn integer(name: &str) -> Option<&'static str> {
    Some(match name {
        "int64_t" | "i64" | "ssize_t" | "ptrdiff_t" => "i64",
        "int" | "int32_t" | "i32" => "i32",
        "int16_t" | "i16" => "i16",
        "int8_t" | "i8" => "i8",
        "unsigned" | "uint32_t" | "u32" => "u32",
        "uint64_t" | "u64" | "size_t" => "u64",
        "uint16_t" | "u16" => "u16",
        "uint8_t" | "u8" => "u8",
        "usize" => "usize",
        _ => return None,
    })
}

/// The Rust type of a floating-point type.
fn float(name: &str) -> Option<&'static str> {
    Some(match name {
        "float" | "f32" => "f32",
        "double" | "f64" => "f64",
        _ => return None,
    })
}

/// The Rust type of the number type in a C++ type that is a number or a list of numbers.
pub(super) fn number_in(cpp: &str) -> Option<&'static str> {
    let mut words = cpp.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words.find_map(|word| integer(word).or_else(|| float(word)))
}

struct Types<'a, 'r> {
    paths: ItemPaths<'a, 'r>,
    namespace: &'a str,
    enums: &'a mut Vec<Enum<'r>>,
}

impl Types<'_, '_> {
    fn rust(&mut self, ty: &TypeExpr, form: Form) -> Option<RustType> {
        match ty {
            TypeExpr::Slice(element) => return self.list(element, form),
            TypeExpr::Tuple(elements) => {
                let elements = elements.iter().map(|ty| self.rust(ty, form)).collect::<Option<Vec<_>>>()?;
                return Some(RustType::Tuple(elements));
            }
            TypeExpr::Reference(inner) if form == Form::Borrowed && is_vector(inner) => {
                return Some(RustType::RefMut(Box::new(self.rust(inner, Form::Owned)?)));
            }
            _ => {}
        }
        let path = ty.base()?;
        let name = path.text();
        let name = unqualified(&name);
        if let Some(number) = integer(name).or_else(|| float(name)) {
            return Some(RustType::Name(number));
        }
        if let Some(known) = self.known(name, path, form) {
            return known;
        }
        let (definitions, namespace) = (self.paths.definitions, self.namespace);
        if let Some((_, Definition::Enum(found))) = definitions.find(path, namespace) {
            self.enums.push(*found);
            return Some(RustType::Item(self.paths.enumeration(*found)));
        }
        match ty_of_path(path, definitions, namespace) {
            Ty::List(_) if argument(path).is_some() => self.list(argument(path)?, form),
            Ty::Other(_) | Ty::Enum(_) => None,
            ty => Some(match form {
                Form::Borrowed => signature_type(&ty),
                Form::Owned => owned_type(&ty),
            }),
        }
    }

    /// The Rust type of a name that expressions do not know: the inner `Option` is `None` if it has no form
    /// in Rust.
    fn known(&mut self, name: &str, path: &Path, form: Form) -> Option<Option<RustType>> {
        let given = |ty| (form == Form::Borrowed).then(|| RustType::RefMut(Box::new(ty)));
        Some(match name {
            "Location" => Some(RustType::Name("Location")),
            "NamedAttribute" => Some(RustType::Name("NamedAttribute")),
            "void" => Some(RustType::UNIT),
            "LogicalResult" => Some(RustType::Fallible(Box::new(RustType::UNIT))),
            "FailureOr" => argument(path)
                .and_then(|inner| self.rust(inner, Form::Owned))
                .map(|inner| RustType::Fallible(Box::new(inner))),
            "OpBuilder" | "Builder" | "ImplicitLocOpBuilder" => given(RustType::Builder),
            "RewriterBase" | "PatternRewriter" | "IRRewriter" => given(RustType::Rewriter),
            "optional" | "Option" => {
                argument(path).and_then(|inner| self.rust(inner, form)).map(RustType::option)
            }
            "pair" => {
                let args = path.last().args.as_ref()?.iter().map(|arg| match arg {
                    Arg::Type(ty) => self.rust(ty, form),
                    Arg::Int(_) => None,
                });
                args.collect::<Option<Vec<_>>>().map(RustType::Tuple)
            }
            _ => return None,
        })
    }

    fn list(&mut self, element: &TypeExpr, form: Form) -> Option<RustType> {
        let element = self.rust(element, Form::Owned)?;
        Some(match form {
            Form::Owned => element.vec(),
            Form::Borrowed => element.slice(),
        })
    }
}

/// The first type in angle brackets.
fn argument(path: &Path) -> Option<&TypeExpr> {
    match path.last().args.as_ref()?.first()? {
        Arg::Type(ty) => Some(ty),
        Arg::Int(_) => None,
    }
}

/// Whether a type is a growable list, so that a reference to it is an output parameter.
fn is_vector(ty: &TypeExpr) -> bool {
    let TypeExpr::Path(path) = ty else { return false };
    matches!(unqualified(&path.text()), "SmallVector" | "SmallVectorImpl" | "vector")
}

/// The Rust type of a value that functions take and return. A C++ type that is known by name only is a
/// user-provided type of that name.
pub fn signature_type(ty: &Ty) -> RustType {
    match ty {
        Ty::Str => RustType::Name("str").borrowed(),
        Ty::ApInt => RustType::Name("ApInt").borrowed(),
        Ty::ApFloat => RustType::Name("ApFloat").borrowed(),
        Ty::List(element) => owned_type(element).slice(),
        Ty::Optional(inner) => signature_type(inner).option(),
        _ => owned_type(ty),
    }
}

/// The type of a function's result: lists and numbers are owned.
pub(super) fn result_type(ty: &Ty) -> RustType {
    if matches!(ty, Ty::List(_)) { owned_type(ty) } else { external_result_type(ty) }
}

/// The result type of a user-provided function: numbers are owned.
pub(super) fn external_result_type(ty: &Ty) -> RustType {
    if matches!(ty, Ty::ApInt | Ty::ApFloat) { owned_type(ty) } else { signature_type(ty) }
}

fn owned_type(ty: &Ty) -> RustType {
    RustType::Name(match ty {
        Ty::Bool => "bool",
        Ty::Int => "i64",
        Ty::Float => "f64",
        Ty::Str => "String",
        Ty::Type(_) => "Type",
        Ty::Attribute(_) => "Attribute",
        Ty::ApInt => "ApInt",
        Ty::ApFloat => "ApFloat",
        Ty::AffineMap => "AffineMap",
        Ty::IntegerSet => "IntegerSet",
        Ty::Value => "Value",
        Ty::Op => "Op",
        Ty::Region => "Region",
        Ty::Block => "Block",
        Ty::Context => return RustType::Name("Context").borrowed(),
        Ty::List(element) => return owned_type(element).vec(),
        Ty::Optional(inner) => return owned_type(inner).option(),
        Ty::Enum(name) | Ty::Other(name) => {
            return RustType::local(ident(name.rsplit("::").next().unwrap_or(name)));
        }
    })
}
