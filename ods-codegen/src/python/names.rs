//! Names that neither Python nor the base classes of generated ones reserve.

/// Keywords, and functions that generated code calls and so must not shadow.
const PYTHON_RESERVED: [&str; 38] = [
    "False",
    "None",
    "True",
    "and",
    "as",
    "assert",
    "async",
    "await",
    "break",
    "callable",
    "class",
    "continue",
    "def",
    "del",
    "elif",
    "else",
    "except",
    "finally",
    "for",
    "from",
    "global",
    "if",
    "import",
    "in",
    "is",
    "issubclass",
    "lambda",
    "nonlocal",
    "not",
    "or",
    "pass",
    "raise",
    "return",
    "try",
    "type",
    "while",
    "with",
    "yield",
];

/// Members of every operation's class, and names that generated methods use themselves.
const CLASS_RESERVED: [&str; 15] = [
    "DIALECT_NAMESPACE",
    "OPERATION_NAME",
    "attributes",
    "context",
    "create",
    "get_asm",
    "ip",
    "loc",
    "operands",
    "operation",
    "print",
    "regions",
    "results",
    "self",
    "verify",
];

/// Whether the name is reserved in Python.
pub(super) fn is_python_reserved(name: &str) -> bool {
    PYTHON_RESERVED.binary_search(&name).is_ok()
}

/// The name of a member or argument: every character but ASCII letters and digits becomes an underscore, a
/// leading digit gets one before it, a reserved name one after it.
///
/// ```text
/// lhs → lhs    extract-value → extract_value    2d → _2d    yield → yield_    loc → loc_
/// ```
pub(crate) fn sanitized(name: &str) -> String {
    let replaced = |byte: u8| if byte.is_ascii_alphanumeric() { char::from(byte) } else { '_' };
    let mut name: String = name.bytes().map(replaced).collect();
    if name.starts_with(|c: char| c.is_ascii_digit()) {
        name.insert(0, '_');
    } else if is_python_reserved(&name) || is_class_reserved(&name) {
        name.push('_');
    }
    name
}

fn is_class_reserved(name: &str) -> bool {
    name.starts_with("_ods_") || name.ends_with("_ods") || CLASS_RESERVED.binary_search(&name).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_are_sorted() {
        assert!(PYTHON_RESERVED.is_sorted());
        assert!(CLASS_RESERVED.is_sorted());
    }

    #[test]
    fn names_become_identifiers() {
        assert_eq!(sanitized("lhs"), "lhs");
        assert_eq!(sanitized("a.b-c"), "a_b_c");
        assert_eq!(sanitized("2d"), "_2d");
        assert_eq!(sanitized("yield"), "yield_");
        assert_eq!(sanitized("_ods_x"), "_ods_x_");
        assert_eq!(sanitized("x_ods"), "x_ods_");
        assert_eq!(sanitized("é"), "__");
        assert_eq!(sanitized(""), "");
    }
}
