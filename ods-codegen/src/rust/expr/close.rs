//! Names that are offered to expressions, for suggestions about those that are not.

use ods_parser::diagnostics::closest_name;

use super::definitions::{Definition, Definitions};
use super::table;
use crate::model::AttrOrTypeDef;
use crate::model::names::snake_to_camel;
use crate::rust::names::unrooted;

/// Shorter names are too close to too many others.
const SHORTEST: usize = 5;

/// The candidate that `name` may misspell: a close one with the same first letter.
pub(super) fn name<'c>(name: &str, candidates: impl IntoIterator<Item = &'c str>) -> Option<&'c str> {
    let first = name.chars().next().filter(|_| name.len() >= SHORTEST);
    let is_alike = |candidate: &&str| {
        candidate.chars().next() == first
            && candidate.len().abs_diff(name.len()) <= 2
            && candidate.len() >= SHORTEST
    };
    closest_name(name, candidates.into_iter().filter(is_alike)).filter(|close| is_slip(name, close))
}

/// Whether two names differ in one place only, by two letters at most: where one has a letter more, another
/// one, or both have two letters in another order.
fn is_slip(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let before = a.iter().zip(b).take_while(|(a, b)| a == b).count();
    let behind = a[before..].iter().rev().zip(b[before..].iter().rev()).take_while(|(a, b)| a == b).count();
    a.len().max(b.len()) - before - behind <= 2
}

/// The class that a name may misspell: in the namespace of the name, or else in `namespace` and MLIR's own.
pub(super) fn class(definitions: &Definitions<'_>, class: &str, namespace: &str) -> Option<String> {
    let class = class.trim_start_matches("mlir::");
    let (owner, last) = class.rsplit_once("::").unwrap_or(("", class));
    let own = unrooted(namespace);
    let is_own = owner.is_empty() || own == owner || own.ends_with(&format!("::{owner}"));
    let is_near = |namespace: &str| {
        if is_own {
            namespace == own || namespace == "mlir"
        } else {
            namespace == owner || namespace.ends_with(&format!("::{owner}"))
        }
    };
    let defined = definitions.names().filter_map(|found| match found.rsplit_once("::") {
        Some((namespace, last)) => is_near(namespace).then_some(last),
        None => is_own.then_some(found),
    });
    let builtin = table::CLASSES.iter().filter(|_| is_own).map(|class| class.name);
    let close = name(last, defined.chain(builtin))?;
    Some(if is_own { close.to_owned() } else { format!("{owner}::{close}") })
}

/// C++ types of parameters besides the classes of types and attributes.
const PARAMETER_TYPES: [&str; 20] = [
    "APFloat",
    "APInt",
    "AffineMap",
    "ArrayRef",
    "Attribute",
    "IntegerSet",
    "Location",
    "LocationAttr",
    "SmallVector",
    "StringRef",
    "Type",
    "bool",
    "int16_t",
    "int32_t",
    "int64_t",
    "int8_t",
    "uint16_t",
    "uint32_t",
    "uint64_t",
    "unsigned",
];

/// The type that the C++ type of a parameter may misspell: a class, or a name of [`PARAMETER_TYPES`].
pub(in crate::rust) fn parameter_type(
    definitions: &Definitions<'_>,
    cpp: &str,
    namespace: &str,
) -> Option<String> {
    let last = cpp.rsplit("::").next().unwrap_or(cpp);
    // A qualified name is not that of a class elsewhere, so that short names are compared, too.
    let is_runtime = ["mlir::", "llvm::", "std::"]
        .iter()
        .any(|prefix| cpp.trim_start_matches("::").strip_prefix(prefix) == Some(last));
    let simple = if is_runtime {
        closest_name(last, PARAMETER_TYPES).filter(|close| is_slip(last, close))
    } else {
        name(last, PARAMETER_TYPES).filter(|_| last == cpp)
    };
    simple.map(str::to_owned).or_else(|| class(definitions, cpp.trim_start_matches("::"), namespace))
}

/// The names of the accessors of a definition's parameters.
fn accessors(def: &AttrOrTypeDef<'_>) -> Vec<String> {
    def.parameters().iter().map(|found| format!("get{}", snake_to_camel(found.name, true))).collect()
}

/// Getters that C++ classes of types and attributes have besides those of their parameters.
const INHERITED: [&str; 14] = [
    "get",
    "getAbstractAttribute",
    "getAbstractType",
    "getAsOpaquePointer",
    "getChecked",
    "getContext",
    "getDialect",
    "getElementTypeOrSelf",
    "getFromOpaquePointer",
    "getImpl",
    "getIntOrFloatBitWidth",
    "getMnemonic",
    "getName",
    "getTypeID",
];

/// The accessor of a definition that a getter misspells, if the C++ class cannot have that getter.
pub(super) fn wrong_getter(def: &AttrOrTypeDef<'_>, method: &str) -> Option<String> {
    if !method.starts_with("get") || INHERITED.contains(&method) || def.may_have_member(method) {
        return None;
    }
    let accessors = accessors(def);
    if accessors.iter().any(|accessor| accessor == method) {
        return None;
    }
    closest_name(method, accessors.iter().map(String::as_str)).map(str::to_owned)
}

/// The methods of a class: accessors of its definition, and those of the runtime.
pub(super) fn methods(definitions: &Definitions<'_>, class: &str) -> Vec<String> {
    let class = class.trim_start_matches("::");
    // A class without a namespace can be in any.
    let ending = format!("::{class}");
    let named = || definitions.names().find(|name| name.ends_with(&ending));
    let found = definitions.find_name(class, true, "").or_else(|| definitions.find_name(named()?, true, ""));
    match found {
        Some((_, Definition::AttrOrType(def))) => accessors(def),
        _ => {
            let last = class.rsplit("::").next().unwrap_or(class);
            table::methods(last).into_iter().map(str::to_owned).collect()
        }
    }
}

/// The method of a class, or of all types or attributes (`root`), that a name may misspell.
pub(super) fn method(definitions: &Definitions<'_>, class: &str, root: &str, method: &str) -> Option<String> {
    let accessors = match definitions.find_name(class, true, "") {
        Some((_, Definition::AttrOrType(def))) => accessors(def),
        _ => Vec::new(),
    };
    let builtin = [class.trim_start_matches("mlir::"), root].into_iter().flat_map(table::methods);
    let builtin: Vec<&str> = builtin.collect();
    name(method, accessors.iter().map(String::as_str).chain(builtin)).map(str::to_owned)
}

/// Methods of operations in C++ that have no form in Rust.
const CPP_OP_METHODS: [&str; 16] = [
    "emitError",
    "emitOpError",
    "emitWarning",
    "getAttr",
    "getAttrs",
    "getBlock",
    "getLoc",
    "getOperand",
    "getOperandTypes",
    "getParentOp",
    "getRegion",
    "getRegions",
    "getResult",
    "getSuccessor",
    "hasAttr",
    "setAttr",
];

/// The method of all operations that a name may misspell.
pub(in crate::rust) fn op_method(method: &str) -> Option<&'static str> {
    name(method, table::methods("Op")).filter(|_| !CPP_OP_METHODS.contains(&method))
}

/// The function of the runtime that a name may misspell.
pub(super) fn function(function: &str) -> Option<String> {
    name(function, table::FUNCTIONS.iter().map(|found| found.name)).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::name;

    #[test]
    fn only_slips_are_close() {
        let offered = ["IntegerType", "VectorType", "TensorType", "isInteger", "getWidth"];
        let close = |found: &str| name(found, offered);
        assert_eq!(close("IntegrType"), Some("IntegerType"));
        assert_eq!(close("Integer1Type"), Some("IntegerType"));
        assert_eq!(close("VetcorType"), Some("VectorType"));
        assert_eq!(close("getWdth"), Some("getWidth"));
        assert_eq!(close("SectorType"), None);
        assert_eq!(close("TensionType"), None);
        assert_eq!(close("FloatType"), None);
    }
}
