//! The text of properties in declarative formats: the runtime has those of MLIR's classes. A definition may
//! replace the code that reads or prints a value, so the code is compared.
//!
//! If the code differs, or if the property is an optional or a list inside another one, the author writes
//! the text.

use super::PropertyForm;
use crate::model::Property;

/// The text of a property's values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Text<'r> {
    /// That of the form.
    Plain,
    /// The same in `keyword<…>`.
    Within(&'r str),
}

/// The text of a property; `None` if the runtime does not know it.
pub(super) fn known_text<'r>(property: Property<'r>, form: &PropertyForm<'r>) -> Option<Text<'r>> {
    let code = Code::new(property);
    if let (PropertyForm::Enum(..) | PropertyForm::EnumOrAttr(..), Some(keyword)) = (form, property.keyword())
    {
        return code.is_enum_within(keyword, property.storage_type().ok()?).then_some(Text::Within(keyword));
    }
    code.is_usual(property.storage_type().ok()?, form).then_some(Text::Plain)
}

/// Whether the text of an optional property is `some<…>`.
pub(super) fn has_some(property: Property<'_>) -> bool {
    property.parser().contains("'none' or 'some<prop>'")
}

/// The code of a property's text, without whitespace.
struct Code {
    parser: String,
    printer: String,
}

/// MLIR's default parser of values of a C++ type.
fn field_parser(cpp: &str) -> String {
    let cpp = squeezed(cpp);
    format!(
        "autovalue=::mlir::FieldParser<{cpp}>::parse($_parser);if(::mlir::failed(value))return::mlir::failure();\
         $_storage=std::move(*value);"
    )
}

fn squeezed(code: &str) -> String {
    code.split_whitespace().collect()
}

impl Code {
    fn new(property: Property<'_>) -> Code {
        Code { parser: squeezed(property.parser()), printer: squeezed(property.printer()) }
    }

    /// Whether it is the code of `NamedEnumProp`.
    fn is_enum_within(&self, keyword: &str, cpp: &str) -> bool {
        let head = format!("if($_parser.parseKeyword(\"{keyword}\")||$_parser.parseLess())");
        self.parser.starts_with(&head)
            && self.parser.contains(&format!("::mlir::FieldParser<{}>::parse($_parser)", squeezed(cpp)))
            && self.printer == format!("$_printer<<\"{keyword}<\"<<$_storage<<\">\";")
    }

    /// Whether it is the code of the class that has this form.
    fn is_usual(&self, storage: &str, form: &PropertyForm<'_>) -> bool {
        match form {
            PropertyForm::Plain("Unit") => {
                self.parser.contains("{\"unit\",\"unit_absent\"}")
                    && self.printer == "$_printer<<($_storage?\"unit\":\"unit_absent\")"
            }
            PropertyForm::Plain("I64List" | "I32List") | PropertyForm::List(_) => self.is_list(form),
            PropertyForm::Optional(inner) => {
                self.parser.starts_with("if(::mlir::succeeded($_parser.parseOptionalKeyword(\"none\")))")
                    && self.contains(inner, Use::Optional)
            }
            PropertyForm::OptionalSome(inner) => self.contains(inner, Use::Required),
            PropertyForm::Plain(_) | PropertyForm::Enum(..) | PropertyForm::EnumOrAttr(..) => {
                self.parser == field_parser(storage) && self.printer == printer(form, "$_storage")
            }
        }
    }

    fn is_list(&self, form: &PropertyForm<'_>) -> bool {
        let element = match form {
            PropertyForm::List(element) => element,
            PropertyForm::Plain("I64List") => &PropertyForm::Plain("I64"),
            _ => &PropertyForm::Plain("I32"),
        };
        self.parser.contains("Delimiter::Square,parseElemFn")
            && self.printer.starts_with("[&](){$_printer<<\"[\";")
            && self.contains(element, Use::Element)
    }

    /// Whether it contains the code for a value of another form.
    fn contains(&self, inner: &PropertyForm<'_>, kind: Use) -> bool {
        let variable = if kind == Use::Element { "elemVal" } else { "(*($_storage))" };
        let read = match (inner, kind) {
            (PropertyForm::Plain("Unit"), _) => "{\"unit\",\"unit_absent\"}",
            (PropertyForm::Plain("I64" | "I32" | "Bool"), Use::Optional) => {
                "$_parser.parseOptionalInteger(propStorage)"
            }
            (PropertyForm::Plain("Str"), Use::Optional) => "$_parser.parseOptionalString(&propStorage)",
            (PropertyForm::Enum(..), Use::Optional) => "autovalue=::mlir::FieldParser<std::optional<",
            _ => "autovalue=::mlir::FieldParser<",
        };
        self.parser.contains(read) && self.printer.contains(&printer(inner, variable))
    }
}

/// The property in which a value is contained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Use {
    /// A list.
    Element,
    /// An optional property that is read by the optional parser of the value.
    Optional,
    /// Any other.
    Required,
}

/// MLIR's code that prints the value of a variable.
fn printer(form: &PropertyForm<'_>, variable: &str) -> String {
    match form {
        PropertyForm::Plain("I64" | "I32") => format!("$_printer.printInteger({variable})"),
        PropertyForm::Plain("Bool") => format!("$_printer<<({variable}?\"true\":\"false\")"),
        PropertyForm::Plain("Unit") => format!("$_printer<<({variable}?\"unit\":\"unit_absent\")"),
        PropertyForm::Plain("Str") => format!("$_printer.printString({variable})"),
        _ => format!("$_printer<<{variable}"),
    }
}
