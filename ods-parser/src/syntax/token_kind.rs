//! The kinds of tokens.

/// The kind of a token. It is represented by the ASCII letter that the grammar matches, so that a source is
/// parsed as a string of kinds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(transparent)]
pub struct TokenKind(pub(super) u8);

macro_rules! kinds {
    ($($name:ident = $letter:literal, $doc:literal;)*) => {
        impl TokenKind {
            $(#[doc = $doc] pub const $name: TokenKind = TokenKind($letter);)*
        }
    };
}

kinds! {
    IDENTIFIER = b'i', "A name.";
    STRING = b's', "A string.";
    CODE = b'c', "A code literal.";
    INTEGER = b'n', "A decimal or hexadecimal integer.";
    NEGATIVE_INTEGER = b'm', "A negative integer.";
    BINARY = b'b', "A binary literal.";
    DAG_NAME = b'v', "A name of a dag argument, `$x`.";
    BANG = b'o', "A bang operator, `!add`.";
    COND = b'q', "`!cond`";
    ELLIPSIS = b'~', "`...`";
    ASSERT = b'A', "`assert`";
    BIT = b'B', "`bit`";
    BITS = b'T', "`bits`";
    CLASS = b'C', "`class`";
    CODE_TYPE = b'K', "`code`";
    DAG = b'G', "`dag`";
    DEF = b'D', "`def`";
    DEFM = b'M', "`defm`";
    DEFSET = b'S', "`defset`";
    DEFTYPE = b'Y', "`deftype`";
    DEFVAR = b'V', "`defvar`";
    DUMP = b'P', "`dump`";
    ELSE = b'E', "`else`";
    FALSE = b'F', "`false`";
    FIELD = b'f', "`field`";
    FOREACH = b'R', "`foreach`";
    IF = b'I', "`if`";
    IN = b'N', "`in`";
    INCLUDE = b'U', "`include`";
    INT = b'Z', "`int`";
    LET = b'L', "`let`";
    LIST = b'l', "`list`";
    MULTICLASS = b'X', "`multiclass`";
    STRING_TYPE = b'W', "`string`";
    THEN = b'H', "`then`";
    TRUE = b't', "`true`";
    L_PAREN = b'(', "`(`";
    R_PAREN = b')', "`)`";
    L_SQUARE = b'[', "`[`";
    R_SQUARE = b']', "`]`";
    L_BRACE = b'{', "`{`";
    R_BRACE = b'}', "`}`";
    LESS = b'<', "`<`";
    GREATER = b'>', "`>`";
    COLON = b':', "`:`";
    SEMICOLON = b';', "`;`";
    COMMA = b',', "`,`";
    EQUAL = b'=', "`=`";
    QUESTION = b'?', "`?`";
    HASH = b'#', "`#`";
    DOT = b'.', "`.`";
    MINUS = b'-', "`-`";
    PLUS = b'+', "`+`";
    END = 0, "The end of the source.";
}
