//! C++ types of parameters, as C has their values.

use super::function::{Form, Scalar, Shape};
use super::names::Names;
use crate::expr::{Arg, Segment, TypeExpr, parse_type, type_text};
use crate::model::{self, DefKind, Dialect, Enum, Result};
use crate::{FxHashMap, Records};

/// The types and enums that definitions name.
pub(super) struct Types<'r> {
    namespace: &'r str,
    enums: Vec<KnownEnum>,
    defs: FxHashMap<&'r str, DefKind>,
}

/// An enum in the definitions.
struct KnownEnum {
    /// Its C++ name without `::` in front.
    cpp: String,
    /// Its C type.
    scalar: Scalar,
    is_own: bool,
}

impl<'r> Types<'r> {
    /// The types that the definitions of a dialect may name.
    ///
    /// # Errors
    /// When the dialect has no namespace, or a name is not a string.
    pub(super) fn new(records: &'r Records, dialect: Dialect<'r>, names: &Names) -> Result<Types<'r>> {
        let namespace = unrooted(dialect.namespace()?);
        let mut enums = Vec::new();
        for definition in model::enums(records) {
            let is_own = owner(records, definition)? == Some(dialect);
            let scalar = if is_own {
                Scalar::Enum(names.ty(definition.class_name()?))
            } else {
                Scalar::Number(integer(definition)?)
            };
            enums.push(KnownEnum { cpp: enum_path(definition)?, scalar, is_own });
        }
        let mut defs = FxHashMap::default();
        for kind in [DefKind::Attr, DefKind::Type] {
            for def in model::all_attr_or_type_defs(records, kind) {
                defs.insert(def?.cpp_class_name()?, kind);
            }
        }
        Ok(Types { namespace, enums, defs })
    }

    /// A value of a C++ type as C has it.
    ///
    /// # Errors
    /// The reason why C cannot have it; one sentence.
    pub(super) fn form(&self, cpp: &str) -> std::result::Result<Form, String> {
        let unknown = || format!("values of the C++ type '{cpp}' do not cross to C");
        if let Some(scalar) = builtin(cpp.trim()) {
            return Ok(Form { shape: Shape::One, scalar, cpp: cpp.trim().to_owned() });
        }
        let parsed = parse_type(cpp).map_err(|_| unknown())?;
        if let TypeExpr::Pointer(_) = unqualified(&parsed) {
            let (scalar, cpp) = self.scalar(&parsed).ok_or_else(unknown)?;
            return Ok(Form { shape: Shape::One, scalar, cpp });
        }
        let segment = last(&parsed).ok_or_else(unknown)?;
        let shape = match segment.name.as_str() {
            "ArrayRef" | "SmallVector" | "TypeRange" | "ValueRange" | "OperandRange" | "ResultRange" => {
                Shape::Many
            }
            "optional" => Shape::Maybe,
            _ => Shape::One,
        };
        let element = match (&segment.args, shape) {
            (None, Shape::Many) if segment.name == "TypeRange" => return Ok(many("Type", "::mlir::Type")),
            (None, Shape::Many) => return Ok(many("Value", "::mlir::Value")),
            (Some(args), Shape::Many | Shape::Maybe) => match args.first() {
                Some(Arg::Type(element)) => element,
                _ => return Err(unknown()),
            },
            _ => &parsed,
        };
        let (scalar, cpp) = self.scalar(element).ok_or_else(unknown)?;
        Ok(Form { shape, scalar, cpp })
    }

    /// The result of a method as C has it; `None` if there is none.
    ///
    /// # Errors
    /// The reason why C cannot have it; one sentence.
    pub(super) fn result(&self, cpp: &str) -> std::result::Result<Option<Form>, String> {
        let one = |handle: &'static str| {
            Ok(Some(Form { shape: Shape::One, scalar: Scalar::Handle(handle), cpp: cpp.to_owned() }))
        };
        match parse_type(cpp).as_ref().ok().and_then(last).map(|segment| segment.name.as_str()) {
            Some("void") => Ok(None),
            Some("LogicalResult") => one("LogicalResult"),
            Some("Region") if is_mutable_reference(cpp) => one("Region"),
            Some("Block") if is_mutable_reference(cpp) => one("Block"),
            _ => match self.form(cpp)? {
                form if form.cpp.ends_with("string") => Err(format!("values of '{cpp}' would be temporary")),
                form => Ok(Some(form)),
            },
        }
    }

    /// An argument of a method as C has it.
    ///
    /// # Errors
    /// The reason why C cannot have it; one sentence.
    pub(super) fn parameter(&self, cpp: &str) -> std::result::Result<Form, String> {
        const LISTS: [&str; 3] = ["ArrayRef", "TypeRange", "ValueRange"];
        let form = self.form(cpp)?;
        let parsed = parse_type(cpp).ok();
        let is_list = parsed.as_ref().and_then(last).is_some_and(|segment| LISTS.contains(&&*segment.name));
        match form.shape {
            _ if is_mutable_reference(cpp) => Err(format!("a '{cpp}' is changed")),
            Shape::Many if !is_list => Err(format!("lists of C do not become values of '{cpp}'")),
            _ => Ok(form),
        }
    }

    /// The C type of one value, and its C++ type.
    fn scalar(&self, ty: &TypeExpr) -> Option<(Scalar, String)> {
        let (ty, text) = (unqualified(ty), type_text(unqualified(ty)));
        if let Some(scalar) = builtin(&text) {
            return Some((scalar, text));
        }
        if let TypeExpr::Pointer(_) = ty {
            return pointer(&text).map(|handle| (Scalar::Handle(handle), text));
        }
        let segment = last(ty).filter(|segment| segment.args.is_none())?;
        if let Some(found) = self.enumeration(&text) {
            return Some((found.scalar.clone(), format!("::{}", found.cpp)));
        }
        let name = segment.name.as_str();
        let scalar = match name {
            "StringRef" | "string" => Scalar::String,
            "Location" => Scalar::Handle("Location"),
            "AffineMap" => Scalar::Handle("AffineMap"),
            "AffineExpr" => Scalar::Handle("AffineExpr"),
            "IntegerSet" => Scalar::Handle("IntegerSet"),
            "Value" => Scalar::Handle("Value"),
            _ => Scalar::Handle(match self.class_kind(name)? {
                DefKind::Attr => "Attribute",
                DefKind::Type => "Type",
            }),
        };
        Some((scalar, text))
    }

    /// Whether a class is of attributes or types: those of definitions, and others by the end of their names.
    fn class_kind(&self, name: &str) -> Option<DefKind> {
        const ATTRIBUTES: [&str; 3] = ["Attr", "Attribute", "AttrInterface"];
        const TYPES: [&str; 2] = ["Type", "TypeInterface"];
        let ends = |ends: &[&str]| ends.iter().any(|end| name.ends_with(end));
        let by_name = || {
            if ends(&ATTRIBUTES) {
                Some(DefKind::Attr)
            } else if ends(&TYPES) {
                Some(DefKind::Type)
            } else {
                None
            }
        };
        self.defs.get(name).copied().or_else(by_name).filter(|_| !OTHER_CLASSES.contains(&name))
    }

    /// The enum that a path means in the dialect's namespace. An enum of the dialect may be named without its
    /// namespace, since C++ may have an alias.
    fn enumeration(&self, path: &str) -> Option<&KnownEnum> {
        let path = unrooted(path);
        let around = self.namespace.match_indices("::").map(|(at, _)| &self.namespace[..at]);
        let scopes: Vec<&str> = around.chain([self.namespace]).collect();
        let is_it = |known: &&KnownEnum| {
            known.cpp == path
                || scopes.iter().any(|scope| {
                    let inner = known.cpp.strip_prefix(scope).and_then(|rest| rest.strip_prefix("::"));
                    inner == Some(path)
                })
        };
        let by_name = |known: &&KnownEnum| {
            known.is_own && !path.contains("::") && known.cpp.rsplit("::").next() == Some(path)
        };
        self.enums.iter().find(is_it).or_else(|| self.enums.iter().find(by_name))
    }
}

/// Other C++ classes whose names end as those of types and attributes do.
const OTHER_CLASSES: [&str; 3] = ["BlockArgListType", "LevelType", "NamedAttribute"];

/// Whether a C++ type is a reference through which its value may change.
fn is_mutable_reference(cpp: &str) -> bool {
    matches!(parse_type(cpp), Ok(TypeExpr::Reference(inner)) if !matches!(*inner, TypeExpr::Const(_)))
}

/// The dialect of an enum: that whose namespace is the longest around it.
///
/// # Errors
/// When a namespace is not a string.
pub(super) fn owner<'r>(records: &'r Records, definition: Enum<'r>) -> Result<Option<Dialect<'r>>> {
    owner_of_namespace(records, definition.namespace()?)
}

/// The dialect whose namespace is the longest around another namespace.
///
/// # Errors
/// When a namespace is not a string.
pub(super) fn owner_of_namespace<'r>(records: &'r Records, namespace: &str) -> Result<Option<Dialect<'r>>> {
    let namespace = unrooted(namespace);
    let mut owner: Option<(usize, Dialect<'r>)> = None;
    for dialect in model::dialects(records) {
        let outer = unrooted(dialect.namespace()?);
        let rest = namespace.strip_prefix(outer).filter(|_| !outer.is_empty());
        let is_inside = rest.is_some_and(|rest| rest.is_empty() || rest.starts_with("::"));
        if is_inside && owner.is_none_or(|(length, _)| length < outer.len()) {
            owner = Some((outer.len(), dialect));
        }
    }
    Ok(owner.map(|(_, dialect)| dialect))
}

/// The integer that stores values of an enum.
///
/// # Errors
/// When a field is of the wrong type.
pub(super) fn integer(definition: Enum<'_>) -> Result<&'static str> {
    let written = match builtin(definition.underlying_type()?) {
        Some(Scalar::Number(name)) => Some(name),
        _ => None,
    };
    Ok(written.unwrap_or(match definition.bitwidth()? {
        ..=8 => "uint8_t",
        9..=16 => "uint16_t",
        17..=32 => "uint32_t",
        _ => "uint64_t",
    }))
}

/// The C++ name of an enum without `::` in front.
///
/// # Errors
/// When a name is not a string.
pub(super) fn enum_path(definition: Enum<'_>) -> Result<String> {
    let (namespace, class) = (unrooted(definition.namespace()?), definition.class_name()?);
    Ok(if namespace.is_empty() { class.to_owned() } else { format!("{namespace}::{class}") })
}

/// A path without `::` in front.
pub(super) fn unrooted(path: &str) -> &str {
    path.strip_prefix("::").unwrap_or(path)
}

/// A list of handles.
fn many(handle: &'static str, cpp: &str) -> Form {
    Form { shape: Shape::Many, scalar: Scalar::Handle(handle), cpp: cpp.to_owned() }
}

/// The type without `const` and references.
fn unqualified(ty: &TypeExpr) -> &TypeExpr {
    match ty {
        TypeExpr::Const(inner) | TypeExpr::Reference(inner) => unqualified(inner),
        _ => ty,
    }
}

/// The last segment of a path.
fn last(ty: &TypeExpr) -> Option<&Segment> {
    match unqualified(ty) {
        TypeExpr::Path(path) => path.segments.last(),
        _ => None,
    }
}

/// The handle of what C++ points to.
fn pointer(cpp: &str) -> Option<&'static str> {
    let name = cpp.trim_end_matches(['*', ' ']).rsplit("::").next()?;
    ["Block", "Operation", "Region"].into_iter().find(|known| *known == name)
}

/// A type of C's own.
pub(super) fn builtin(cpp: &str) -> Option<Scalar> {
    const NUMBERS: [&str; 13] = [
        "int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "int",
        "unsigned", "size_t", "float", "double",
    ];
    let name = cpp.strip_prefix("::").unwrap_or(cpp);
    match name.strip_prefix("std::").unwrap_or(name) {
        "bool" => Some(Scalar::Bool),
        "unsigned int" => Some(Scalar::Number("unsigned")),
        name => NUMBERS.into_iter().find(|number| *number == name).map(Scalar::Number),
    }
}
