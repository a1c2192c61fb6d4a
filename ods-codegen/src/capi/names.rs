//! Names of C functions and enums. The defaults are those of the headers in `mlir-c/Dialect`.

use crate::model::Dialect;
use crate::model::names::capitalized;

/// The conventions of a library's names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Names {
    /// The beginning of every function's name: `mlir`.
    pub(crate) library: String,
    /// The name of the dialect in the names of its functions: `LLVM`. May be empty.
    pub(crate) dialect: String,
    /// The end of every function's name; usually empty.
    pub(crate) suffix: String,
}

impl Names {
    /// The name of a dialect in the names of its functions: that of its record, without `Dialect` at the end.
    pub(crate) fn dialect_name(dialect: Dialect<'_>) -> String {
        let class = dialect.class_name();
        class.strip_suffix("Dialect").unwrap_or(&class).to_owned()
    }

    /// The name of a class among those of all dialects: `LLVMPointerType`, `PDLRangeType`. A class that
    /// begins with the dialect's name keeps its own.
    pub(crate) fn class(&self, cpp_class: &str) -> String {
        let rest = cpp_class.strip_prefix(self.dialect.as_str());
        let has_prefix = rest.is_some_and(|rest| rest.starts_with(|c: char| !c.is_lowercase()));
        if has_prefix { cpp_class.to_owned() } else { format!("{}{cpp_class}", self.dialect) }
    }

    /// The name of a function of a class: `mlirLLVMPointerTypeGet`.
    pub(crate) fn function(&self, cpp_class: &str, what: &str) -> String {
        format!("{}{}{what}{}", self.library, self.class(cpp_class), self.suffix)
    }

    /// The name of the function that tests for a class: `mlirTypeIsALLVMPointerType`. `of` is what is tested.
    pub(crate) fn test(&self, of: &str, cpp_class: &str) -> String {
        format!("{}{of}IsA{}{}", self.library, self.class(cpp_class), self.suffix)
    }

    /// The name of a C type: `MlirLLVMLinkage`.
    pub(crate) fn ty(&self, cpp_class: &str) -> String {
        format!("{}{}", capitalized(&self.library), self.class(cpp_class))
    }
}

/// The singular of an English plural by simple rules: `types`, `entries`. Other words are unchanged.
pub(crate) fn singular(plural: &str) -> String {
    match plural {
        _ if plural.ends_with("ies") => format!("{}y", &plural[..plural.len() - 3]),
        _ if plural.ends_with("ss") || plural.ends_with("us") => plural.to_owned(),
        _ => plural.strip_suffix('s').unwrap_or(plural).to_owned(),
    }
}

/// A name for a parameter of a C function: words of C and C++, and names that are taken, get an underscore.
pub(crate) fn parameter(name: &str, taken: &[&str]) -> String {
    let is_word = RESERVED.binary_search(&name).is_ok() || taken.contains(&name);
    if is_word { format!("{name}_") } else { name.to_owned() }
}

/// Words of C and C++ that definitions use as names, in order.
const RESERVED: [&str; 63] = [
    "alignas",
    "alignof",
    "and",
    "asm",
    "auto",
    "bitand",
    "bitor",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "class",
    "const",
    "continue",
    "default",
    "delete",
    "do",
    "double",
    "else",
    "enum",
    "explicit",
    "export",
    "extern",
    "false",
    "float",
    "for",
    "friend",
    "goto",
    "if",
    "inline",
    "int",
    "long",
    "mutable",
    "namespace",
    "new",
    "not",
    "operator",
    "or",
    "private",
    "protected",
    "public",
    "register",
    "restrict",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "struct",
    "switch",
    "template",
    "this",
    "throw",
    "true",
    "try",
    "typedef",
    "typename",
    "union",
    "unsigned",
    "using",
    "virtual",
    "void",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_gets_the_name_of_its_dialect_once() {
        let names =
            |dialect: &str| Names { library: "mlir".into(), dialect: dialect.into(), suffix: String::new() };
        assert_eq!(names("LLVM").function("LLVMPointerType", "Get"), "mlirLLVMPointerTypeGet");
        assert_eq!(names("PDL").function("RangeType", "Get"), "mlirPDLRangeTypeGet");
        assert_eq!(names("PDL").test("Type", "RangeType"), "mlirTypeIsAPDLRangeType");
        assert_eq!(names("").function("AnyQuantizedType", "Get"), "mlirAnyQuantizedTypeGet");
        assert_eq!(names("UB").ty("UBoundKind"), "MlirUBUBoundKind");
    }

    #[test]
    fn singular_of_names() {
        let all = ["types", "entries", "class", "radius", "shape"].map(singular);
        assert_eq!(all, ["type", "entry", "class", "radius", "shape"]);
    }

    #[test]
    fn words_of_the_language_are_no_names() {
        assert!(RESERVED.is_sorted());
        assert_eq!(parameter("static", &[]), "static_");
        assert_eq!(parameter("ctx", &["ctx"]), "ctx_");
    }
}
