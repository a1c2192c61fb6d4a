//! The stable codes of diagnostics, with what `odsgen explain` says about each.

use crate::diagnostics::Code;

macro_rules! codes {
    ($($name:ident = $number:literal, $title:literal, $text:literal;)*) => {
        $(pub(crate) const $name: Code = Code($number);)*

        /// Code, title and explanation of every kind of mistake that reading files can find.
        pub const TABLE: &[(Code, &str, &str)] = &[$((Code($number), $title, $text),)*];
    };
}

codes! {
    SYNTAX = 1, "syntax error", "x";
    NUMBER_TOO_LARGE = 2, "number too large", "x";
    BAD_ESCAPE = 3, "unknown escape", "x";
    UNCLOSED_STRING = 4, "unclosed string", "x";
    UNCLOSED_CODE = 5, "unclosed code literal", "x";
    UNCLOSED_COMMENT = 6, "unclosed comment", "x";
    BAD_CHARACTER = 7, "unexpected character", "x";
    UNKNOWN_OPERATOR = 8, "unknown operator", "x";
    NESTING = 9, "too deeply nested", "x";
    MACRO_REDEFINED = 20, "macro defined twice", "x";
    BAD_DIRECTIVE = 21, "wrong preprocessor line", "x";
    FILE_NOT_FOUND = 30, "file not found", "x";
    FILE_UNREADABLE = 31, "unreadable file", "x";
    NOT_UTF8 = 32, "not UTF-8", "x";
    INCLUDE_CYCLE = 33, "include cycle", "x";
}
