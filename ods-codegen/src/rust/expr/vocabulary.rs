//! The classes, methods and functions of the runtime that predicates may name, as tables in Markdown.

use std::fmt::Write;

use ods_schema::functions::Kind;

use super::table::{CLASSES, Callee, FUNCTIONS, LIST_METHODS, METHODS, TRAITS};

/// Tables for the documentation: classes, methods, functions, methods of lists, traits.
///
/// ```text
/// ## Methods
///
/// | C++ | result | Rust |
/// | --- | --- | --- |
/// | `Type.isInteger(int)` | `bool` | `types::is_integer_of_width` |
/// ```
pub fn vocabulary() -> String {
    let list = |names: Vec<String>| names.join(", ");
    let classes = |is_attribute: bool| {
        let chosen = CLASSES.iter().filter(|class| class.name.contains("Attr") == is_attribute);
        list(chosen.map(|class| format!("`{}`", class.name)).collect())
    };
    let mut text = format!(
        "## Classes\n\nThe classes for `isa`, `cast` and `dyn_cast`:\n\n| types | attributes |\n| --- | --- |\n| {} | {} |\n\n\
         ## Methods\n\nA class inherits the methods of its base classes.\n\n",
        classes(false),
        classes(true)
    );
    callees(&mut text, METHODS);
    text.push_str("\n## Functions\n\n");
    callees(&mut text, FUNCTIONS);
    let lists = LIST_METHODS.iter().map(|(name, _)| format!("`{name}`")).collect();
    let traits = TRAITS.iter().map(|(name, _)| format!("`hasTrait<{name}>`")).collect();
    let _ = write!(text, "\n## Lists\n\n{}.\n\n## Traits of types\n\n{}.\n", list(lists), list(traits));
    text
}

fn callees(text: &mut String, callees: &[Callee]) {
    text.push_str("| C++ | result | Rust |\n| --- | --- | --- |\n");
    for callee in callees {
        let (result, is_partial) = callee.result();
        let result = callee.class.map_or_else(|| kind(&result), str::to_owned);
        let failing = if is_partial { ", or the predicate fails" } else { "" };
        let parameters: Vec<String> = callee.parameters().iter().map(kind).collect();
        let (module, function) = (callee.function.module, callee.function.name);
        let (name, parameters) = (callee.name, parameters.join(", "));
        // Writing into a string cannot fail.
        let _ = writeln!(text, "| `{name}({parameters})` | `{result}`{failing} | `{module}::{function}` |");
    }
}

/// The C++ type of a kind.
fn kind(kind: &Kind) -> String {
    match kind {
        Kind::Context => "MLIRContext".to_owned(),
        Kind::Ir => "Operation".to_owned(),
        Kind::Bool => "bool".to_owned(),
        Kind::Int => "int".to_owned(),
        Kind::Float => "double".to_owned(),
        Kind::Str => "StringRef".to_owned(),
        Kind::ApInt => "APInt".to_owned(),
        Kind::ApFloat => "APFloat".to_owned(),
        Kind::Op => "Operation".to_owned(),
        Kind::List(element) | Kind::OwnedList(element) => format!("ArrayRef<{}>", self::kind(element)),
        Kind::Optional(value) => self::kind(value),
        other => format!("{other:?}"),
    }
}
