//! The table of the kinds of tokens: the only place where a kind has its letter, keyword and description.
//!
//! `grammar.pest` uses the names of this table. `xtask/grammar` reads the lines `NAME = b'letter', …` of
//! this file and writes the letters into the generated parser.

/// The kind of a token. It is represented by an ASCII letter, so that the parser matches a source as a string
/// of kinds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct TokenKind(pub(super) u8);

macro_rules! kinds {
    (
        classes { $($class:ident = $class_letter:literal, $description:literal;)* }
        keywords { $($keyword:ident = $keyword_letter:literal, $word:literal;)* }
        punctuation { $($punct:ident = $punct_letter:literal, $spelling:literal;)* }
    ) => {
        impl TokenKind {
            $(#[doc = concat!("The kind of ", $description, ".")]
            pub const $class: TokenKind = TokenKind($class_letter);)*
            $(#[doc = concat!("`", $word, "`")]
            pub const $keyword: TokenKind = TokenKind($keyword_letter);)*
            $(#[doc = concat!("`", $spelling, "`")]
            pub const $punct: TokenKind = TokenKind($punct_letter);)*
            /// The end of the source.
            pub const END: TokenKind = TokenKind(0);

            /// The keywords, sorted.
            pub const KEYWORDS: &'static [(TokenKind, &'static str)] = &[$((TokenKind::$keyword, $word),)*];

            /// The kind of a word: a keyword or an identifier.
            #[must_use]
            pub fn from_word(word: &str) -> TokenKind {
                match word {
                    $($word => TokenKind::$keyword,)*
                    _ => TokenKind::IDENTIFIER,
                }
            }

            /// Whether it is a keyword.
            #[must_use]
            pub fn is_keyword(self) -> bool {
                matches!(self, $(TokenKind::$keyword)|*)
            }

            /// Name of the constant of this kind.
            fn name(self) -> &'static str {
                match self {
                    $(TokenKind::$class => stringify!($class),)*
                    $(TokenKind::$keyword => stringify!($keyword),)*
                    $(TokenKind::$punct => stringify!($punct),)*
                    _ => "END",
                }
            }

            /// Description of the token in messages: quoted, if it has one spelling only.
            pub(super) fn description(self) -> &'static str {
                match self {
                    $(TokenKind::$class => $description,)*
                    $(TokenKind::$keyword => concat!("'", $word, "'"),)*
                    $(TokenKind::$punct => concat!("'", $spelling, "'"),)*
                    _ => "the end of the file",
                }
            }
        }
    };
}

kinds! {
    classes {
        IDENTIFIER = b'i', "a name";
        STRING = b's', "a string";
        CODE = b'c', "a code literal";
        INTEGER = b'n', "an integer";
        NEGATIVE_INTEGER = b'm', "a negative integer";
        BINARY = b'b', "a binary literal";
        DAG_NAME = b'v', "a dag name like '$x'";
        BANG = b'o', "an operator like '!add'";
        COND = b'q', "'!cond'";
        INVALID = b'@', "characters without a meaning";
        LINE_COMMENT = b'/', "a comment up to the end of the line";
        BLOCK_COMMENT = b'*', "a comment in '/*' and '*/'";
        DIRECTIVE = b'%', "a line of the preprocessor";
    }
    keywords {
        ASSERT = b'A', "assert";
        BIT = b'B', "bit";
        BITS = b'T', "bits";
        CLASS = b'C', "class";
        CODE_TYPE = b'K', "code";
        DAG = b'G', "dag";
        DEF = b'D', "def";
        DEFM = b'M', "defm";
        DEFSET = b'S', "defset";
        DEFTYPE = b'Y', "deftype";
        DEFVAR = b'V', "defvar";
        DUMP = b'P', "dump";
        ELSE = b'E', "else";
        FALSE = b'F', "false";
        FIELD = b'f', "field";
        FOREACH = b'R', "foreach";
        IF = b'I', "if";
        IN = b'N', "in";
        INCLUDE = b'U', "include";
        INT = b'Z', "int";
        LET = b'L', "let";
        LIST = b'l', "list";
        MULTICLASS = b'X', "multiclass";
        STRING_TYPE = b'W', "string";
        THEN = b'H', "then";
        TRUE = b't', "true";
    }
    punctuation {
        L_PAREN = b'(', "(";
        R_PAREN = b')', ")";
        L_SQUARE = b'[', "[";
        R_SQUARE = b']', "]";
        L_BRACE = b'{', "{";
        R_BRACE = b'}', "}";
        LESS = b'<', "<";
        GREATER = b'>', ">";
        COLON = b':', ":";
        SEMICOLON = b';', ";";
        COMMA = b',', ",";
        EQUAL = b'=', "=";
        QUESTION = b'?', "?";
        HASH = b'#', "#";
        DOT = b'.', ".";
        MINUS = b'-', "-";
        PLUS = b'+', "+";
        ELLIPSIS = b'~', "...";
    }
}

impl TokenKind {
    /// The keywords that begin statements.
    pub const STATEMENTS: &'static [TokenKind] = &[
        TokenKind::INCLUDE,
        TokenKind::CLASS,
        TokenKind::DEF,
        TokenKind::DEFM,
        TokenKind::MULTICLASS,
        TokenKind::DEFSET,
        TokenKind::DEFTYPE,
        TokenKind::DEFVAR,
        TokenKind::FOREACH,
        TokenKind::IF,
        TokenKind::LET,
        TokenKind::ASSERT,
        TokenKind::DUMP,
    ];

    /// The keywords of types.
    pub const TYPES: &'static [TokenKind] = &[
        TokenKind::BIT,
        TokenKind::BITS,
        TokenKind::CODE_TYPE,
        TokenKind::DAG,
        TokenKind::INT,
        TokenKind::LIST,
        TokenKind::STRING_TYPE,
    ];

    /// Whether it begins statements.
    #[must_use]
    pub fn begins_statement(self) -> bool {
        TokenKind::STATEMENTS.contains(&self)
    }

    /// Whether it is a comment or a line of the preprocessor.
    #[must_use]
    pub fn is_trivia(self) -> bool {
        self.is_comment() || self == TokenKind::DIRECTIVE
    }

    /// Whether it is a comment.
    #[must_use]
    pub fn is_comment(self) -> bool {
        matches!(self, TokenKind::LINE_COMMENT | TokenKind::BLOCK_COMMENT)
    }

    /// Whether it is a number.
    #[must_use]
    pub fn is_number(self) -> bool {
        matches!(self, TokenKind::INTEGER | TokenKind::NEGATIVE_INTEGER | TokenKind::BINARY)
    }

    /// Whether it is a bang operator, `!cond` included.
    #[must_use]
    pub fn is_operator(self) -> bool {
        matches!(self, TokenKind::BANG | TokenKind::COND)
    }

    /// Whether it is the keyword of a type.
    #[must_use]
    pub fn is_type(self) -> bool {
        TokenKind::TYPES.contains(&self)
    }
}

impl std::fmt::Debug for TokenKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keywords_are_sorted_and_read_back() {
        assert!(TokenKind::KEYWORDS.is_sorted_by_key(|(_, word)| *word));
        for (kind, word) in TokenKind::KEYWORDS {
            assert_eq!(TokenKind::from_word(word), *kind);
            assert!(kind.is_keyword());
        }
        assert_eq!(TokenKind::from_word("classes"), TokenKind::IDENTIFIER);
    }
}
