//! Kinds of parameter values in Python.

use super::DefTable;
use super::known::DefEntry;
use crate::model::{DefKind, Enum, Parameter, Result};
use crate::python::literal::quoted;
use crate::python::types::{builtin_attribute, builtin_type};

/// The kind of a parameter's values, derived from its C++ type.
#[derive(Clone)]
pub enum ParameterKind<'r> {
    /// `int`
    Integer,
    /// `bool`
    Boolean,
    /// `float`
    Float,
    /// `str`
    String,
    /// `str`: text that only the definition's own code understands
    Text,
    /// `AffineMap`
    AffineMap,
    /// An enum, and whether text has a set of bits in quotes.
    Enum(Enum<'r>, bool),
    /// `Type` or `Attribute`, or the class of a definition.
    Def(DefKind, Option<DefEntry<'r>>),
    /// A type or attribute that the runtime has a class for, by its name.
    Builtin(DefKind, &'static str),
    List(Box<ParameterKind<'r>>),
}

/// C++ types of integers.
const INTEGERS: [&str; 18] = [
    "int",
    "int16_t",
    "int32_t",
    "int64_t",
    "int8_t",
    "long",
    "long long",
    "short",
    "size_t",
    "uint16_t",
    "uint32_t",
    "uint64_t",
    "uint8_t",
    "unsigned",
    "unsigned int",
    "unsigned long",
    "unsigned long long",
    "unsigned short",
];

impl<'r> ParameterKind<'r> {
    /// The kind of a parameter. Its own code in C++ does not matter if the runtime has the syntax of the
    /// definition.
    ///
    /// # Errors
    /// When the C++ type is not a string.
    pub(super) fn new(
        parameter: Parameter<'r>,
        known: &DefTable<'r>,
        has_runtime_syntax: bool,
    ) -> Result<ParameterKind<'r>> {
        let cpp_type = parameter.cpp_type()?;
        if parameter.is_string() {
            return Ok(ParameterKind::String);
        }
        let is_set = |code: Option<&str>| code.is_some_and(|code| !code.is_empty());
        let has_code = is_set(parameter.parser()) || is_set(parameter.printer());
        if has_code && !has_runtime_syntax && !parameter.is_enum() {
            return Ok(ParameterKind::Text);
        }
        let kind = ParameterKind::from_cpp_type(cpp_type, known);
        // Records of enums have a parser of their own, which takes a set without quotes.
        Ok(match kind {
            ParameterKind::Enum(of, _) if parameter.is_enum() => ParameterKind::Enum(of, false),
            kind => kind,
        })
    }

    fn from_cpp_type(cpp_type: &'r str, known: &DefTable<'r>) -> ParameterKind<'r> {
        let cpp_type = bare(cpp_type);
        if let Some(element) = template_argument(cpp_type, &["std::optional"]) {
            return ParameterKind::from_cpp_type(element, known);
        }
        if let Some(element) = template_argument(cpp_type, &["ArrayRef", "SmallVector", "std::vector"]) {
            return ParameterKind::List(Box::new(ParameterKind::from_cpp_type(element, known)));
        }
        match cpp_type {
            "bool" => ParameterKind::Boolean,
            "float" | "double" => ParameterKind::Float,
            "StringRef" | "std::string" => ParameterKind::String,
            "AffineMap" => ParameterKind::AffineMap,
            "Type" => ParameterKind::Def(DefKind::Type, None),
            "Attribute" => ParameterKind::Def(DefKind::Attr, None),
            _ if INTEGERS.binary_search(&cpp_type).is_ok() => ParameterKind::Integer,
            _ => ParameterKind::from_class(cpp_type, known),
        }
    }

    fn from_class(class: &str, known: &DefTable<'r>) -> ParameterKind<'r> {
        if let Some(builtin) = builtin_attribute(class) {
            return ParameterKind::Builtin(DefKind::Attr, builtin);
        }
        if let Some(builtin) = builtin_type(class) {
            return ParameterKind::Builtin(DefKind::Type, builtin);
        }
        if let Some(enumeration) = known.enumeration(class) {
            return ParameterKind::Enum(enumeration, enumeration.is_bit_enum());
        }
        if let Some(def) = known.def(class) {
            return ParameterKind::Def(def.kind, Some(def));
        }
        // These are the names of interfaces, aliases and classes with user-provided storage.
        match class.strip_suffix("Interface").unwrap_or(class) {
            class if ["Attr", "Loc", "Location"].iter().any(|end| class.ends_with(end)) => {
                ParameterKind::Def(DefKind::Attr, None)
            }
            class if class.ends_with("Type") => ParameterKind::Def(DefKind::Type, None),
            _ => ParameterKind::Text,
        }
    }

    /// The expression that builds the kind in the generated module.
    ///
    /// ```text
    /// _ods_reflect.ListOf(_ods_reflect.OfAttribute(("llvm", "tbaa_member"), lambda: TBAAMemberAttr))
    /// ```
    ///
    /// # Errors
    /// When an enum has no name.
    pub(super) fn expression(&self, known: &DefTable<'r>) -> Result<String> {
        Ok(match self {
            ParameterKind::Integer => "_ods_reflect.Integer()".to_owned(),
            ParameterKind::Boolean => "_ods_reflect.Boolean()".to_owned(),
            ParameterKind::Float => "_ods_reflect.Float()".to_owned(),
            ParameterKind::String => "_ods_reflect.String()".to_owned(),
            ParameterKind::Text => "_ods_reflect.Text()".to_owned(),
            ParameterKind::AffineMap => "_ods_reflect.AffineMap()".to_owned(),
            ParameterKind::Enum(of, true) => {
                format!("_ods_reflect.Enum({}, is_quoted=True)", of.class_name()?)
            }
            ParameterKind::Enum(of, false) => format!("_ods_reflect.Enum({})", of.class_name()?),
            ParameterKind::Builtin(kind, class) => {
                format!("_ods_reflect.{}(builtin={})", reflected(*kind), quoted(class))
            }
            ParameterKind::List(of) => format!("_ods_reflect.ListOf({})", of.expression(known)?),
            ParameterKind::Def(kind, of) => {
                let arguments = of.map_or_else(String::new, |of| def_arguments(of, known));
                format!("_ods_reflect.{}({arguments})", reflected(*kind))
            }
        })
    }

    /// The default value, given as a C++ expression, as a Python expression in the form of the runtime's
    /// protocol; `None` when it has no such form.
    pub(super) fn default(&self, expression: &str) -> String {
        let expression = expression.trim();
        if expression.starts_with("std::optional") || expression == "std::nullopt" {
            return "None".to_owned();
        }
        let is_empty = expression.ends_with("()") || expression == "{}";
        let value = match self {
            ParameterKind::Integer if is_empty => Some("0".to_owned()),
            ParameterKind::Integer => expression.parse::<i128>().ok().map(|value| value.to_string()),
            ParameterKind::Boolean if is_empty || expression == "false" => Some("False".to_owned()),
            ParameterKind::Boolean if expression == "true" => Some("True".to_owned()),
            ParameterKind::String if is_empty => Some("\"\"".to_owned()),
            ParameterKind::String => string_literal(expression).map(quoted),
            ParameterKind::Enum(of, _) => enum_value(*of, expression).map(|value| value.to_string()),
            ParameterKind::List(_) if is_empty => Some("[]".to_owned()),
            _ => None,
        };
        value.unwrap_or_else(|| "None".to_owned())
    }
}

/// The class of `_ods_reflect` for types or attributes.
fn reflected(kind: DefKind) -> &'static str {
    match kind {
        DefKind::Type => "OfType",
        DefKind::Attr => "OfAttribute",
    }
}

/// The arguments for a parameter of one definition: its dialect and mnemonic, and its class if this module
/// has it.
fn def_arguments(of: DefEntry<'_>, known: &DefTable<'_>) -> String {
    let Some(mnemonic) = of.mnemonic else { return String::new() };
    let name = format!("({}, {})", quoted(of.dialect), quoted(mnemonic));
    if of.dialect == known.dialect { format!("{name}, lambda: {}", of.class) } else { name }
}

/// A C++ type without qualifiers and MLIR's own namespaces.
fn bare(cpp_type: &str) -> &str {
    let cpp_type = cpp_type.trim().trim_start_matches("const ").trim_end_matches('&').trim();
    let cpp_type = cpp_type.strip_prefix("::").unwrap_or(cpp_type);
    ["mlir::", "llvm::"].iter().find_map(|prefix| cpp_type.strip_prefix(prefix)).unwrap_or(cpp_type)
}

/// The first argument of a template that is one of these.
fn template_argument<'t>(cpp_type: &'t str, templates: &[&str]) -> Option<&'t str> {
    let (name, arguments) = cpp_type.split_once('<')?;
    let arguments = arguments.strip_suffix('>')?;
    templates.contains(&name.trim()).then(|| first_argument(arguments))
}

fn first_argument(arguments: &str) -> &str {
    let mut depth = 0_usize;
    let end = arguments.find(|c| {
        match c {
            '<' => depth += 1,
            '>' => depth = depth.saturating_sub(1),
            _ => {}
        }
        c == ',' && depth == 0
    });
    end.map_or(arguments, |end| &arguments[..end])
}

/// The content of a C++ string literal without escapes.
fn string_literal(expression: &str) -> Option<&str> {
    let content = expression.strip_prefix('"')?.strip_suffix('"')?;
    (!content.contains(['"', '\\'])).then_some(content)
}

/// The value of the case that a C++ expression such as `::ns::Enum::Case` names.
fn enum_value(of: Enum<'_>, expression: &str) -> Option<i64> {
    let (_, symbol) = expression.rsplit_once("::")?;
    let cases = of.cases().ok()?;
    cases.into_iter().find(|case| case.symbol().is_ok_and(|name| name == symbol))?.value().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_sorted() {
        assert!(INTEGERS.is_sorted());
    }

    #[test]
    fn cpp_types_are_taken_apart() {
        assert_eq!(bare("const ::mlir::Type &"), "Type");
        assert_eq!(bare("::llvm::ArrayRef<int>"), "ArrayRef<int>");
        assert_eq!(
            template_argument("SmallVector<Pair<int, int>, 4>", &["SmallVector"]),
            Some("Pair<int, int>")
        );
        assert_eq!(template_argument("Foo<int>", &["SmallVector"]), None);
    }

    #[test]
    fn defaults_are_translated_where_they_have_a_form_in_python() {
        assert_eq!(ParameterKind::Integer.default("unsigned()"), "0");
        assert_eq!(ParameterKind::Integer.default(" 17 "), "17");
        assert_eq!(ParameterKind::Integer.default("kDynamic"), "None");
        assert_eq!(ParameterKind::Integer.default("std::optional<unsigned>()"), "None");
        assert_eq!(ParameterKind::Boolean.default("true"), "True");
        assert_eq!(ParameterKind::String.default("\"sm_50\""), "\"sm_50\"");
        assert_eq!(ParameterKind::Def(DefKind::Type, None).default("Type()"), "None");
    }
}
