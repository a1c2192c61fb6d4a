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
        "The source violates the grammar. The message lists the expected tokens at the location.\n\n    def A { int x = 1 }    // wrong: the field needs a ';'\n    def A { int x = 1; }";
    NUMBER_TOO_LARGE = 2, "number too large",
        "Integers have 64 bits. Decimal numbers range from -9223372036854775808 to 18446744073709551615 (which wraps to -1). A binary literal has at most 64 digits.";
    BAD_ESCAPE = 3, "unknown escape in a string",
        "Strings have the escapes \\\\ \\' \\\" \\t and \\n. Use a code literal for other backslashes, because it has no escapes:\n\n    string s = \"a\\qb\";     // wrong\n    code s = [{a\\qb}];";
    UNCLOSED_STRING = 4, "string without an end",
        "A string ends with '\"' on the line where it begins. Write a longer string as several adjacent strings, which are joined, or as a code literal [{ … }].";
    UNCLOSED_CODE = 5, "code literal without an end",
        "A code literal begins with '[{' and ends with the next '}]'. It cannot contain '}]'.";
    UNCLOSED_COMMENT = 6, "comment without an end",
        "Every '/*' needs a '*/'. These comments nest.";
    BAD_CHARACTER = 7, "invalid character",
        "The language does not use this character outside of strings, code literals and comments.";
    UNKNOWN_OPERATOR = 8, "unknown operator",
        "There is no bang operator of this name. The names are in lower case: !add, !listconcat, !cast<T>.";
    NESTING = 9, "nested too deeply",
        "Brackets and nested statements may have 1,000 levels.";
    TOO_MANY_MESSAGES = 10, "too many messages",
        "At most 500 errors and 500 warnings are shown. After 500 errors, the rest of the input is not read.";
    MACRO_REDEFINED = 20, "macro defined twice",
        "#define names a macro that exists already, from another file or from -D. The macro stays defined.";
    BAD_DIRECTIVE = 21, "wrong preprocessor line",
        "The preprocessor has the directives #define NAME, #ifdef NAME, #ifndef NAME, #else and #endif. Each is alone on its line, except for a comment. Every #ifdef and #ifndef needs an #endif in the same file.";
    FILE_NOT_FOUND = 30, "file not found",
        "The file does not exist. Included files are searched in the current directory, then in each directory of -I in order, then among the embedded definitions. The directory of the including file is not searched.";
    FILE_UNREADABLE = 31, "file that cannot be read",
        "The path is a directory, the file is larger than 32 MiB, or the system reports an error.";
    NOT_UTF8 = 32, "file that is not UTF-8",
        "Definition files are UTF-8. The message has the position of the first invalid byte.";
    INCLUDE_CYCLE = 33, "files that include each other",
        "A file includes itself, directly or through others, without a guard. A guard excludes the content from the second inclusion:\n\n    #ifndef MY_DIALECT\n    #define MY_DIALECT\n    …\n    #endif // MY_DIALECT";
    UNKNOWN_NAME = 200, "unknown name",
        "No local variable, field, template argument, loop variable, record or global variable of this name is defined before this location.";
    UNKNOWN_CLASS = 201, "unknown class",
        "No class of this name is defined before this location.";
    UNKNOWN_MULTICLASS = 202, "unknown multiclass",
        "No multiclass of this name is defined before this location.";
    UNKNOWN_RECORD = 203, "unknown record",
        "!cast from a string to a record found no record of that name. A cast finds only complete records, and the record itself.";
    UNKNOWN_FIELD = 204, "unknown field",
        "The record or class has no field of this name. A 'let' sets a field that a parent declares. Declare a new field with its type.";
    UNKNOWN_ARGUMENT = 205, "unknown template argument",
        "A named argument must be a template argument of the class.";
    TOO_MANY_ARGUMENTS = 206, "too many template arguments",
        "There are more arguments than the class or multiclass has parameters.";
    MISSING_ARGUMENT = 207, "template argument without a value",
        "A parameter without a default needs an argument. The default '?' counts as none.";
    REPEATED_ARGUMENT = 208, "template argument given twice",
        "The argument occurs by position and by name, or twice by name.";
    POSITIONAL_AFTER_NAMED = 209, "positional argument after a named one",
        "Positional arguments precede named ones: C<1, name = 2>.";
    BAD_ARGUMENT_NAME = 210, "wrong name of an argument",
        "A plain name of a parameter must precede '=' in a list of arguments.";
    UNSET_ARGUMENT = 211, "named argument without a value",
        "A named argument cannot be '?'.";
    ARGUMENT_TYPE = 212, "argument of the wrong type",
        "The value cannot be converted to the type of the parameter.";
    ALREADY_DEFINED = 213, "defined twice",
        "A class, multiclass, type or record of this name exists already.";
    NAME_TAKEN = 214, "name in use",
        "A variable, field, template argument or record in this scope has this name already.";
    RESERVED_NAME = 215, "reserved name",
        "NAME is the name of the current record and cannot be declared.";
    ALREADY_SUBCLASS = 216, "class inherited twice",
        "The record already derives from the class, directly or through another parent.";
    FIELD_TYPE_CHANGED = 217, "field with another type",
        "A record declares a field of a parent again, with an incompatible type. A declaration with the same type sets the value, like 'let'.";
    FIELD_VALUE_TYPE = 218, "value of the wrong type for a field",
        "The value cannot be converted to the type of the field.";
    SELF_REFERENCE = 219, "value that refers to itself",
        "A field refers to its value in the finished record. So a field cannot be set to itself, and a record cannot read its own fields through its name. Use 'let append f = …' to extend an inherited list, string or dag.";
    UNRESOLVED = 220, "unresolved value",
        "Every field of a finished record must have a value or be '?'. An operation on '?', on an undefined record or on the field itself has no value. A field that is declared with 'field' may stay unresolved.";
    ASSERTION = 221, "failed assertion",
        "The condition of an 'assert' is false, or unresolved when the record is finished.";
    BAD_RECORD_NAME = 222, "wrong record name",
        "The name of a record must be a string that is resolved when the record is finished.";
    DEFSET_TYPE = 223, "record of the wrong type in a defset",
        "Every record in a defset must have the element type of the defset.";
    LOOP_LIST = 224, "loop over something that is not a list",
        "A foreach iterates over a list, a range a...b or a set of ranges. The condition of an 'if' must be resolved when the statement is finished.";
    MISPLACED = 225, "statement in the wrong place",
        "A multiclass cannot contain classes, multiclasses and defsets. A foreach cannot contain classes and multiclasses.";
    STRAY_SEMICOLON = 226, "semicolon after a body",
        "No semicolon follows a body in braces.";
    BAD_APPEND = 227, "append or prepend of an unsupported value",
        "'let append' and 'let prepend' join lists, strings and dags, and only whole fields.";
    BAD_BITS = 228, "wrong bits",
        "A bit is outside of the value, is set twice, or the value does not fit.";
    BAD_RANGE = 229, "wrong range",
        "The ends of a range are integers, not negative, and resolved where the range is written.";
    BAD_ALIAS = 230, "alias of a class",
        "deftype names a type. A class cannot have another name.";
    UNUSED_ARGUMENT = 231, "unused template argument",
        "Nothing uses the template argument. --no-warn-on-unused-template-args disables this warning.";
    DUMP = 232, "dump",
        "The output of a 'dump' statement.";
    TYPE_MISMATCH = 240, "value of the wrong type",
        "The value has another type than this location requires.";
    UNTYPED_LIST = 241, "list without a type",
        "The use of an empty list determines its type. If it does not, write the type after the list: []<int>.";
    OPERAND_COUNT = 242, "wrong number of operands",
        "The operator has another number of operands.";
    OPERAND_TYPE = 243, "operand of the wrong type",
        "The operator does not accept a value of this type.";
    OPERATOR_TYPE = 244, "operator without its type",
        "!cast, !isa, !exists, !instances and !getdagarg need a type in angle brackets.";
    VARIABLE_NAME = 245, "variable expected",
        "!foreach, !filter and !foldl bind variables. These operands are plain names.";
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
        "Every condition of a !cond is false. A last clause 'true: …' handles the remaining cases.";
    DAG_OPERATORS_DIFFER = 256, "dags with different operators",
        "!con joins dags with the same operator.";
    TOO_LARGE = 261, "values that are too large",
        "The limits are 512 MiB for all strings together, and 64 million entries for all lists and operations. A single value may have 2,000 levels and four million entries, which count a shared part at each use. There may be a million records, each with 2,000 ancestors. Definitions that double a string or list repeatedly exceed these limits.";
    TOO_MANY_STEPS = 262, "evaluation that does not terminate",
        "Nested loops, or classes that instantiate others repeatedly, take more than fifty million steps. The largest known definitions take a hundredth of that.";
    TOO_DEEP = 260, "recursion that does not terminate",
        "A class that instantiates itself must end the recursion, with an !if or !cond that does not follow this arm.";
    WRONG_FIELD = 270, "field that a generator cannot read",
        "A generator reads certain fields of a record, each of a certain type. The record lacks the field, the field has another type, or it has no value.";
    NOT_FORMATTED = 271, "formatter error",
        "The formatter compares the tokens and comments of its output with the source. Here they differ, or the formatter's grammar lacks a construct of the language. This is a bug in the formatter; it does not change the file.";
}
