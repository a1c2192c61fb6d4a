//! Parsers and printers of operations that a definition writes as the call of one C++ function.
//!
//! ```text
//! let extraClassDefinition = [{
//!   ParseResult AddOp::parse(OpAsmParser &parser, OperationState &result) {
//!     return parseBinaryOp(parser, result, 2);
//!   }
//!   void AddOp::print(OpAsmPrinter &printer) { printBinaryOp(printer, *this, 2); }
//! }];
//! ```
//!
//! Many operations call the same function, so the author writes it once.

use std::sync::LazyLock;

use regex_lite::{Captures, Regex};

use super::{FieldText, Operation};

/// A constant argument of a call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CallArgument {
    /// An integer.
    Integer(i64),
    /// `true` or `false`.
    Bool(bool),
    /// A string without escapes.
    Text(String),
}

/// The call of a C++ function. Its first two arguments are those of a parser or printer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FunctionCall {
    /// The name of the function, possibly with namespaces.
    pub function: String,
    /// The arguments after the first two.
    pub constants: Vec<CallArgument>,
}

/// The calls that parse and print an operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SyntaxCalls {
    /// After the parser and the parsing result.
    pub parse: FunctionCall,
    /// After the printer and the operation.
    pub print: FunctionCall,
}

/// The parser: class, names of the two parameters, function, its first two arguments, the others.
static PARSE: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(
        r"(?x) (?:::)?(?:mlir::)?ParseResult \s+ (?:[\w:]+::)?(\$?\w+)::parse \s* \(
        \s* (?:::)?(?:mlir::)?OpAsmParser \s* & \s* (\w+) \s* ,
        \s* (?:::)?(?:mlir::)?OperationState \s* & \s* (\w+) \s* \)
        \s* \{ \s* return \s+ ([\w:]+) \s* \( \s* (\w+) \s* , \s* (\w+) \s* ((?:,[^;{}()]*)?) \) \s* ; \s* \}",
    )
    .ok()
});

/// The printer: class, name of the parameter, function, its first argument, the others after `*this`.
static PRINT: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(
        r"(?x) void \s+ (?:[\w:]+::)?(\$?\w+)::print \s* \(
        \s* (?:::)?(?:mlir::)?OpAsmPrinter \s* & \s* (\w+) \s* \)
        \s* \{ \s* ([\w:]+) \s* \( \s* (\w+) \s* , \s* \*this \s* ((?:,[^;{}()]*)?) \) \s* ; \s* \}",
    )
    .ok()
});

/// A text in a group of a match.
fn group<'t>(found: &Captures<'t>, index: usize) -> &'t str {
    found.get(index).map_or("", |found| found.as_str())
}

/// `, 3, "name"`
fn constants(text: &str) -> Option<Vec<CallArgument>> {
    let Some(list) = text.trim().strip_prefix(',') else { return Some(Vec::new()) };
    let constant = |text: &str| match text.trim() {
        "true" => Some(CallArgument::Bool(true)),
        "false" => Some(CallArgument::Bool(false)),
        text => match text.strip_prefix('"').and_then(|text| text.strip_suffix('"')) {
            Some(inner) if !inner.contains(['"', '\\']) => Some(CallArgument::Text(inner.to_owned())),
            Some(_) => None,
            None => text.parse().ok().map(CallArgument::Integer),
        },
    };
    list.split(',').map(constant).collect()
}

/// The calls in the definitions of a class's members, and whether there is nothing else. `class` is the name
/// of the class.
fn calls(text: &str, class: &str) -> Option<(SyntaxCalls, bool)> {
    let (parse, print) = (PARSE.as_ref()?.captures(text)?, PRINT.as_ref()?.captures(text)?);
    let is_of_class = |name: &str| name == class || name == "$cppClass";
    let is_forwarded = group(&parse, 2) == group(&parse, 5)
        && group(&parse, 3) == group(&parse, 6)
        && group(&print, 2) == group(&print, 4);
    if !is_forwarded || !is_of_class(group(&parse, 1)) || !is_of_class(group(&print, 1)) {
        return None;
    }
    let calls = SyntaxCalls {
        parse: FunctionCall {
            function: group(&parse, 4).to_owned(),
            constants: constants(group(&parse, 7))?,
        },
        print: FunctionCall {
            function: group(&print, 3).to_owned(),
            constants: constants(group(&print, 5))?,
        },
    };
    let rest = text.replace(group(&parse, 0), "").replace(group(&print, 0), "");
    Some((calls, rest.trim().is_empty()))
}

impl Operation<'_> {
    /// The calls that parse and print it; `None` unless its definition writes both as calls with constants.
    pub fn syntax_calls(&self) -> Option<SyntaxCalls> {
        let text = FieldText::from_field(self.record, "extraClassDefinition")?;
        calls(text.text, self.class_name).map(|(calls, _)| calls)
    }
}

/// Whether the definitions of the members of this class are a parser and a printer that call functions.
pub fn are_syntax_calls(text: &str, class: &str) -> bool {
    calls(text, class).is_some_and(|(_, is_all)| is_all)
}

#[cfg(test)]
mod tests {
    use super::{CallArgument, are_syntax_calls, calls};

    const PARSE: &str = "::mlir::ParseResult $cppClass::parse(::mlir::OpAsmParser &parser, ::mlir::OperationState &result) {\n  return torch::parseIt(parser, result, 3, -1, true, \"a b\");\n}";
    const PRINT: &str = "void torch::AddOp::print(OpAsmPrinter& p) { printIt(p, *this); }";

    #[test]
    fn calls_with_constants_are_read() {
        let text = format!("{PARSE}\n{PRINT}\n");
        let (found, is_all) = calls(&text, "AddOp").expect("two calls");
        assert!(is_all);
        assert_eq!(found.parse.function, "torch::parseIt");
        let expected = [
            CallArgument::Integer(3),
            CallArgument::Integer(-1),
            CallArgument::Bool(true),
            CallArgument::Text("a b".to_owned()),
        ];
        assert_eq!(found.parse.constants, expected);
        assert_eq!((found.print.function.as_str(), found.print.constants.len()), ("printIt", 0));
    }

    #[test]
    fn other_code_is_not_a_call() {
        let text = format!("{PARSE}\n{PRINT}\n");
        let wrong = [
            ("AddOp::print", "SubOp::print"),
            ("printIt(p, *this)", "p << getLhs(); printIt(p, *this)"),
            ("printIt(p, *this)", "printIt(other, *this)"),
            ("3, -1", "size, -1"),
            ("return torch::parseIt(parser, result", "return torch::parseIt(result, parser"),
        ];
        for (from, to) in wrong {
            assert!(text.contains(from), "{from}");
            assert_eq!(calls(&text.replace(from, to), "AddOp"), None, "{to}");
        }
        assert!(!are_syntax_calls(&format!("{text} int AddOp::size() {{ return 1; }}"), "AddOp"));
        assert_eq!(calls(PARSE, "AddOp"), None);
    }
}
