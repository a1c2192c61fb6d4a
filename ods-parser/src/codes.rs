//! The stable codes of diagnostics with the explanations that `odsgen explain` prints. A code never changes
//! its meaning.

/// A stable identification of a kind of mistake, shown as `ODS0001`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Code(pub u16);

impl std::fmt::Display for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "ODS{:04}", self.0)
    }
}

macro_rules! codes {
    ($($name:ident = $number:literal, $title:literal, $text:literal;)*) => {
        $(#[doc = concat!("The code of: ", $title, ".")] pub const $name: Code = Code($number);)*

        /// Code, title and explanation of each kind of diagnostic.
        pub const TABLE: &[(Code, &str, &str)] = &[$((Code($number), $title, $text),)*];
    };
}

/// Title and explanation of a code.
#[must_use]
pub fn explain(code: Code) -> Option<(&'static str, &'static str)> {
    TABLE.iter().find(|(known, _, _)| *known == code).map(|(_, title, text)| (*title, *text))
}

/// The code that a text such as `ODS0201`, `ods201` or `201` names.
#[must_use]
pub fn parse(text: &str) -> Option<Code> {
    let digits = text.strip_prefix("ODS").or_else(|| text.strip_prefix("ods")).unwrap_or(text);
    digits.parse().ok().map(Code)
}

codes! {
    SYNTAX = 1, "syntax error",
        "The source does not match the grammar. The message lists the tokens that are valid at the marked location.\n\n    def A { int x = 1 }    // wrong: the field needs a ';'\n    def A { int x = 1; }";
    NUMBER_TOO_LARGE = 2, "number too large",
        "Integers have 64 bits. Decimal numbers go up to 18446744073709551615 (which wraps to -1), negative ones down to -9223372036854775808; a binary literal has at most 64 digits.";
    BAD_ESCAPE = 3, "unknown escape in a string",
        "Strings support the escapes \\\\ \\' \\\" \\t and \\n. Text with other backslashes is best written as a code literal, which has no escapes:\n\n    string s = \"a\\qb\";     // wrong\n    code s = [{a\\qb}];";
    UNCLOSED_STRING = 4, "string without an end",
        "A string ends with '\"' on the line it began on. Longer texts are written as several adjacent strings, which are concatenated, or as a code literal [{ … }].";
    UNCLOSED_CODE = 5, "code literal without an end",
        "A code literal begins with '[{' and ends with the next '}]'. It cannot contain '}]' itself.";
    UNCLOSED_COMMENT = 6, "comment without an end",
        "Every '/*' needs its '*/'; such comments nest.";
    BAD_CHARACTER = 7, "invalid character",
        "Outside of strings, code literals and comments only the characters of the language are allowed.";
    UNKNOWN_OPERATOR = 8, "unknown operator",
        "The name after '!' is not that of a bang operator. Operators are written in lower case: !add, !listconcat, !cast<T>.";
    NESTING = 9, "nested too deeply",
        "Brackets, and statements inside statements, may nest 1,000 levels deep.";
    TOO_MANY_MESSAGES = 10, "too many messages",
        "500 errors and as many warnings are shown. After that many errors the rest of the input is not read.";
    MACRO_REDEFINED = 20, "macro defined twice",
        "#define names a macro that exists already, from another file or from -D. It stays defined.";
    BAD_DIRECTIVE = 21, "wrong preprocessor line",
        "The preprocessor supports #define NAME, #ifdef NAME, #ifndef NAME, #else and #endif, each alone on its line; only a comment may follow. Every #ifdef and #ifndef is closed by #endif in the same file.";
    FILE_NOT_FOUND = 30, "file not found",
        "The file does not exist. An included file is searched for in the current directory, then in each directory of -I in order, then among the embedded definitions; not beside the including file.";
    FILE_UNREADABLE = 31, "file that cannot be read",
        "The name is that of a directory, the file is larger than is read (32 MiB), or the system reports an error.";
    NOT_UTF8 = 32, "file that is not UTF-8",
        "Definition files are UTF-8. The message names the first byte that is not.";
    INCLUDE_CYCLE = 33, "files that include each other",
        "A file includes itself, directly or through others, without a guard. With a guard, the second inclusion is empty:\n\n    #ifndef MY_DIALECT\n    #define MY_DIALECT\n    …\n    #endif // MY_DIALECT";
    UNKNOWN_NAME = 200, "unknown name",
        "The name is not that of a local variable, field, template argument, loop variable, record or global variable that is defined before this location.";
    UNKNOWN_CLASS = 201, "unknown class",
        "No class of this name is defined before this location.";
    UNKNOWN_MULTICLASS = 202, "unknown multiclass",
        "No multiclass of this name is defined before this location.";
    UNKNOWN_RECORD = 203, "unknown record",
        "!cast from a string to a record found no record of that name. Records can be cast to once they are complete; a record may name itself.";
    UNKNOWN_FIELD = 204, "unknown field",
        "The record or class has no field of this name. A 'let' sets a field that a parent declares; a new field is declared with its type.";
    UNKNOWN_ARGUMENT = 205, "unknown template argument",
        "A named argument must be one of the class's template arguments.";
    TOO_MANY_ARGUMENTS = 206, "too many template arguments",
        "There are more arguments than the class or multiclass has parameters.";
    MISSING_ARGUMENT = 207, "template argument without a value",
        "A parameter without a default needs an argument. A default of '?' counts as none.";
    REPEATED_ARGUMENT = 208, "duplicate template argument",
        "A parameter has an argument by position and by name, or two by name.";
    POSITIONAL_AFTER_NAMED = 209, "positional argument after a named one",
        "Positional arguments come first: C<1, name = 2>.";
    BAD_ARGUMENT_NAME = 210, "wrong name of an argument",
        "The left side of '=' in a list of arguments must be the plain name of a parameter.";
    UNSET_ARGUMENT = 211, "named argument without a value",
        "A named argument cannot be '?'.";
    ARGUMENT_TYPE = 212, "argument of the wrong type",
        "The value cannot be converted to the type of the parameter.";
    ALREADY_DEFINED = 213, "defined twice",
        "A class, multiclass, type or record of this name exists already.";
    NAME_TAKEN = 214, "name in use",
        "The name is already that of a variable, field, template argument or record in this scope.";
    RESERVED_NAME = 215, "reserved name",
        "NAME is the name of the record being defined and cannot be declared.";
    ALREADY_SUBCLASS = 216, "class inherited twice",
        "The record derives from the class already, directly or through another parent.";
    FIELD_TYPE_CHANGED = 217, "field with another type",
        "A field that a parent declares is declared again with an incompatible type. Declaring it again with the same type sets its value, as 'let' does.";
    FIELD_VALUE_TYPE = 218, "value of the wrong type for a field",
        "The value cannot be converted to the type of the field.";
    SELF_REFERENCE = 219, "value that refers to itself",
        "References to fields are resolved in the complete record, so a field cannot be set to itself, nor can a record read its own fields through its name. To append to an inherited list, string or dag write 'let append f = …'.";
    UNRESOLVED = 220, "unresolved value",
        "When a record is complete, every field must be constant or '?'. An operation on '?', on a record that does not exist or on the field itself stays unresolved. A field declared with 'field' may stay unresolved.";
    ASSERTION = 221, "failed assertion",
        "The condition of an 'assert' is false, or not constant when the record is complete.";
    BAD_RECORD_NAME = 222, "wrong record name",
        "The name of a record must be a constant string when the record is complete.";
    DEFSET_TYPE = 223, "record of the wrong type in a defset",
        "Every record defined inside a defset must be of the defset's element type.";
    LOOP_LIST = 224, "loop over a value that is not a list",
        "A foreach runs over a list, a range a...b or a set of ranges; the condition of an 'if' must be constant when the outermost statement is evaluated.";
    MISPLACED = 225, "misplaced statement",
        "Classes, multiclasses and defsets are not allowed inside a multiclass, and classes and multiclasses are not allowed inside a foreach.";
    STRAY_SEMICOLON = 226, "semicolon after a body",
        "A body in braces is not followed by a semicolon.";
    BAD_APPEND = 227, "invalid append or prepend",
        "'let append' and 'let prepend' extend lists, strings and dags, and only whole fields.";
    BAD_BITS = 228, "wrong bits",
        "A bit is outside of the value, is set twice, or the value does not fit.";
    BAD_RANGE = 229, "wrong range",
        "The ends of a range are constant integers, and not negative.";
    BAD_ALIAS = 230, "alias of a class",
        "deftype names a type; a class cannot get another name.";
    UNUSED_ARGUMENT = 231, "unused template argument",
        "Nothing refers to the template argument. --no-warn-on-unused-template-args turns this off.";
    DUMP = 232, "dump",
        "The message of a 'dump' statement.";
    TYPE_MISMATCH = 240, "value of the wrong type",
        "A value of another type is expected here.";
    UNTYPED_LIST = 241, "list without a type",
        "The type of an empty list is inferred from its use. If that is not possible, write it after the list: []<int>.";
    OPERAND_COUNT = 242, "wrong number of operands",
        "The operator has a different number of operands.";
    OPERAND_TYPE = 243, "operand of the wrong type",
        "The operator cannot work on a value of this type.";
    OPERATOR_TYPE = 244, "operator without its type",
        "!cast, !isa, !exists, !instances and !getdagarg are followed by a type in angle brackets.";
    VARIABLE_NAME = 245, "variable expected",
        "!foreach, !filter and !foldl bind variables; these operands must be plain names.";
    WRONG_RECORD_TYPE = 246, "record of the wrong type",
        "The record does not derive from the required class.";
    EMPTY_LIST = 247, "element of an empty list",
        "!head and !tail need a list with an element.";
    DIVISION_BY_ZERO = 248, "division by zero",
        "The divisor of !div is 0.";
    OVERFLOW = 249, "result too large",
        "The result does not fit in 64 bits.";
    BAD_SHIFT = 250, "shift out of range",
        "!shl, !sra and !srl shift by 0 to 63 bits.";
    BAD_LOGARITHM = 251, "logarithm out of range",
        "!logtwo needs a positive integer.";
    BAD_LENGTH = 252, "wrong length",
        "The length of a list is negative or too large, or the step of a range is 0.";
    OUT_OF_RANGE = 253, "index out of range",
        "The index is outside of the string or dag, or no argument of the dag has the name.";
    BAD_REGEX = 254, "wrong regular expression",
        "The pattern is not an extended regular expression.";
    NO_TRUE_CONDITION = 255, "no condition is true",
        "Every condition of a !cond is false. A last clause 'true: …' covers all other cases.";
    DAG_OPERATORS_DIFFER = 256, "dags with different operators",
        "!con concatenates dags with the same operator.";
    TOO_LARGE = 261, "values that grow too large",
        "The limits are 512 MiB for all strings, 64 million entries for all lists and operations, 2,000 levels and four million entries for a single value (a shared part counts once for each occurrence), and a million records with 2,000 ancestors each. A definition that repeatedly doubles a string or list exceeds them.";
    TOO_MANY_STEPS = 262, "evaluation without end",
        "Nested loops, or classes that instantiate others repeatedly, take more than fifty million steps. The largest definitions that we know take a hundredth of that.";
    TOO_DEEP = 260, "recursion without end",
        "Recursive instantiation of a class must terminate, by an !if or !cond with an arm that does not instantiate it.";
    WRONG_FIELD = 270, "field that a generator cannot read",
        "A generator reads certain fields of a record, each of a certain type. The record lacks the field, the field has another type, or it was never set.";
    NOT_FORMATTED = 271, "source that the formatter cannot format",
        "Tokens and comments of a formatted text are compared with those of the original. Here they differ, or the formatter's grammar lacks a construct of the language. This is a bug of the formatter; the file is unchanged.";
}
