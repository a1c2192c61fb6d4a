//! Documentation of bang operators and of directives in assembly formats.

/// A bang operator.
pub(crate) struct Operator {
    /// With `!`.
    pub(crate) name: &'static str,
    /// Its operands in brackets, before which a type in angle brackets may come.
    pub(crate) operands: &'static str,
    pub(crate) documentation: &'static str,
}

impl Operator {
    /// Name and operands.
    pub(crate) fn signature(&self) -> String {
        format!("{}{}", self.name, self.operands)
    }
}

/// The operator of that name, without `!`.
pub(crate) fn operator(name: &str) -> Option<&'static Operator> {
    OPERATORS.iter().find(|operator| &operator.name[1..] == name)
}

/// The directive of that name and its documentation.
pub(crate) fn directive(name: &str) -> Option<(&'static str, &'static str)> {
    DIRECTIVES.iter().find(|(text, _)| text.split(['(', '<']).next() == Some(name)).copied()
}

macro_rules! operators {
    ($($name:literal $operands:literal $documentation:literal,)*) => {
        /// All operators, in the order of their names.
        pub(crate) const OPERATORS: &[Operator] =
            &[$(Operator { name: $name, operands: $operands, documentation: $documentation },)*];
    };
}

operators! {
    "!add" "(a, b, …)" "Sum of integers.",
    "!and" "(a, b, …)" "Bitwise and; of bits, whether all are set.",
    "!cast" "<type>(a)" "The value as one of the type. A string names a record, and a record is turned into its name.",
    "!con" "(a, b, …)" "One dag with the arguments of all. Their operators must be the same.",
    "!cond" "(condition: value, …)" "The value of the first condition that holds.",
    "!dag" "(operator, arguments, names)" "A dag of an operator, a list of arguments and a list of their names. `?` stands for no name.",
    "!div" "(a, b)" "Signed quotient of two integers.",
    "!empty" "(a)" "Whether a string, list or dag is empty.",
    "!eq" "(a, b)" "Whether two values are equal: numbers, strings or records.",
    "!exists" "<class>(name)" "Whether there is a record of that name and class.",
    "!filter" "(variable, list, condition)" "The elements of a list for which a condition on the variable holds.",
    "!find" "(text, part, start)" "Index of a substring, searched from a start index, or -1.",
    "!foldl" "(start, list, accumulator, variable, expression)" "The accumulator after the expression was evaluated for each element, beginning with the start.",
    "!foreach" "(variable, sequence, expression)" "The list, or dag, of the values of an expression for each element.",
    "!ge" "(a, b)" "Whether the first value is greater or equal.",
    "!getdagarg" "<type>(dag, key)" "The argument of a dag at an index or with a name.",
    "!getdagname" "(dag, index)" "The name of an argument of a dag.",
    "!getdagop" "<type>(dag)" "The operator of a dag.",
    "!getdagopname" "(dag)" "The name of a dag's operator.",
    "!gt" "(a, b)" "Whether the first value is greater.",
    "!head" "(list)" "The first element.",
    "!if" "(condition, then, else)" "One of two values.",
    "!initialized" "(a)" "Whether a value is not `?`.",
    "!instances" "<class>(pattern)" "All records of a class, or those whose names match a regular expression.",
    "!interleave" "(list, separator)" "The elements as one string, with the separator between them.",
    "!isa" "<type>(a)" "Whether a value has a type.",
    "!le" "(a, b)" "Whether the first value is less or equal.",
    "!listconcat" "(a, b, …)" "One list of the elements of all.",
    "!listflatten" "(list)" "The elements of all lists in a list.",
    "!listremove" "(list, removed)" "The elements of the first list that are not in the second one.",
    "!listsplat" "(value, count)" "A list with a value several times.",
    "!logtwo" "(a)" "Logarithm to the base 2, rounded down.",
    "!lt" "(a, b)" "Whether the first value is less.",
    "!match" "(text, pattern)" "Whether a string matches a regular expression.",
    "!mul" "(a, b, …)" "Product of integers.",
    "!ne" "(a, b)" "Whether two values differ.",
    "!not" "(a)" "Whether a value is 0.",
    "!or" "(a, b, …)" "Bitwise or; of bits, whether any is set.",
    "!range" "(start, end, step)" "The integers from a start up to an end, which is left out. With one operand from 0, or the indices of a list.",
    "!repr" "(value)" "A value as a string.",
    "!setdagarg" "(dag, key, value)" "The dag with another argument at an index or name.",
    "!setdagname" "(dag, key, name)" "The dag with another name of an argument.",
    "!setdagop" "(dag, operator)" "The dag with another operator.",
    "!setdagopname" "(dag, name)" "The dag with another name of its operator.",
    "!shl" "(a, count)" "Left shift.",
    "!size" "(a)" "Number of characters, elements or arguments of a string, list or dag.",
    "!sra" "(a, count)" "Arithmetic right shift.",
    "!srl" "(a, count)" "Logical right shift.",
    "!strconcat" "(a, b, …)" "One string of all.",
    "!sub" "(a, b)" "Difference of two integers.",
    "!subst" "(from, to, value)" "The value with every occurrence of a string or record replaced.",
    "!substr" "(text, start, length)" "A substring; to the end of the string without a length.",
    "!tail" "(list)" "All elements but the first one.",
    "!tolower" "(text)" "The string in lower case.",
    "!toupper" "(text)" "The string in upper case.",
    "!xor" "(a, b, …)" "Bitwise exclusive or.",
}

/// Directives of formats, with documentation.
pub(crate) const DIRECTIVES: &[(&str, &str)] = &[
    (
        "attr-dict",
        "The attributes that nothing else in the format prints, in braces. Every format of an operation has it.",
    ),
    ("attr-dict-with-keyword", "As `attr-dict`, with the keyword `attributes` before the braces."),
    ("prop-dict", "The properties that nothing else in the format prints, between `<` and `>`."),
    ("custom<Name>(arguments)", "Text that a function of that name parses and prints."),
    ("functional-type(inputs, outputs)", "Types of inputs and outputs, as those of a function."),
    ("operands", "All operands."),
    ("oilist(clauses)", "Optional clauses in any order."),
    ("params", "All parameters of an attribute or type."),
    ("qualified(parameter)", "A type or attribute with its full prefix."),
    ("ref(variable)", "A variable that another part of the format binds, as an argument of `custom`."),
    ("regions", "All regions."),
    ("results", "All results, as an argument of `type` or `functional-type`."),
    ("struct(parameters)", "Parameters as a list of names and values."),
    ("successors", "All successors."),
    ("type(input)", "The type of an operand or result."),
];

#[cfg(test)]
mod tests {
    use ods_parser::syntax::ast::BangOp;

    use super::*;

    #[test]
    fn every_operator_is_documented_once_and_in_order() {
        let mut expected: Vec<String> = BangOp::ALL.iter().map(|op| format!("!{}", op.name())).collect();
        expected.push("!cond".to_owned());
        expected.sort();
        let found: Vec<&str> = OPERATORS.iter().map(|operator| operator.name).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn directives_are_found_by_their_words() {
        assert_eq!(directive("custom").map(|(text, _)| text), Some("custom<Name>(arguments)"));
    }
}
