//! Missing fields of a definition: set to a known value, or to a placeholder.

use ods_codegen::model::names::camel_to_snake;
use ods_parser::diagnostics::{Code, Diagnostic};
use ods_parser::source::Span;

use super::syntax::DefinitionSyntax;
use crate::index::{Item, ItemKind};
use crate::text::Text;
use crate::unit::{ItemId, Unit};

/// The code of a definition without a summary.
const MISSING_SUMMARY: Code = Code(400);
/// The code of a definition without a description.
const MISSING_DESCRIPTION: Code = Code(401);

/// A definition that lacks a field.
struct Definition<'d> {
    text: &'d Text,
    unit: &'d Unit,
    id: ItemId,
    item: &'d Item,
}

/// Title, replaced span and replacement of the fix that adds the missing field of a finding; `at` is the
/// finding's span in the main file. None for other findings.
pub(crate) fn stub(text: &Text, unit: &Unit, found: &Diagnostic, at: Span) -> Option<(String, Span, String)> {
    // Findings about values in a definition, such as options of a pass, are not about its own fields.
    let items = &unit.files.first()?.index.items;
    let index = items.iter().position(|item| item.name_span.lo == at.lo)?;
    let id = ItemId { file: 0, item: index as u32 };
    let definition = Definition { text, unit, id, item: &items[index] };
    match found.code {
        MISSING_SUMMARY => definition.set_field("summary", "\"\"").map(|fix| titled("Add a summary", fix)),
        MISSING_DESCRIPTION => {
            definition.set_field("description", "[{}]").map(|fix| titled("Add a description", fix))
        }
        _ => {
            let (field, value) = advised(found)?;
            let value = match value {
                Some(value) => value.to_owned(),
                None => definition.first_value(field)?,
            };
            let fix = definition.set_field(field, &value)?;
            Some(titled(&format!("Add 'let {field} = {value};'"), fix))
        }
    }
}

fn titled(title: &str, (span, text): (Span, String)) -> (String, Span, String) {
    (title.to_owned(), span, text)
}

/// Field and value that the help of a finding recommends; no value if the author has to choose one.
fn advised(found: &Diagnostic) -> Option<(&str, Option<&str>)> {
    let help = found.help.as_deref()?;
    let quoted = |text: &'static str, of| -> Option<&str> {
        let (_, rest) = str::split_once(of, text)?;
        rest.split_once('\'').map(|(quoted, _)| quoted)
    };
    if let Some((_, rest)) = help.split_once("add 'let ") {
        let (field, value) = rest.split_once(";'")?.0.split_once(" = ")?;
        return Some((field, Some(value).filter(|value| !value.contains('…'))));
    }
    if !help.ends_with("with 'let'") {
        return None;
    }
    let field = quoted("set '", help).or_else(|| quoted("field '", &found.message))?;
    Some((field, None))
}

impl Definition<'_> {
    /// The edit that sets a field, after the summary or at the beginning of the body; none if the body sets
    /// it already.
    fn set_field(&self, field: &str, value: &str) -> Option<(Span, String)> {
        let Definition { text, item, .. } = self;
        let syntax = DefinitionSyntax::new(text, item.span, item.name_span.hi)?;
        let line = text.slice(Span::new(0, item.span.lo)).rsplit('\n').next().unwrap_or_default();
        let indentation = &line[..line.len() - line.trim_start().len()];
        let written = match value {
            "[{}]" => format!("[{{\n{indentation}    \n{indentation}  }}]"),
            value => value.to_owned(),
        };
        let line = format!("\n{indentation}  let {field} = {written};");
        let Some(body) = syntax.body else {
            let end = Span::new(item.span.hi.saturating_sub(1), item.span.hi);
            return Some((end, format!(" {{{line}\n{indentation}}}")));
        };
        let sets = |span: &Span, field: &str| {
            let mut words = text.slice(*span).split_whitespace();
            words.next() == Some("let") && words.next() == Some(field)
        };
        let items = &syntax.body_items;
        // One that is empty is not set a second time.
        if items.iter().any(|span| sets(span, field)) {
            return None;
        }
        // A description follows the summary.
        let summary = items.iter().find(|span| field == "description" && sets(span, "summary"));
        let after = summary.map_or(body.lo, |span| span.hi);
        let is_one_line = !text.slice(body).contains('\n');
        let short = format!(" let {field} = {value};");
        Some((Span::new(after, after), if is_one_line { short } else { line }))
    }

    /// A value of the field's type to begin with; none where there is none that anyone would want.
    fn first_value(&self, field: &str) -> Option<String> {
        let lineage = self.unit.lineage(self.id);
        let (_, member) = self.unit.field(&lineage, field)?;
        Some(match (member.ty.as_str(), field) {
            ("string", "mnemonic") => format!("\"{}\"", self.mnemonic()?),
            ("string", "cppNamespace") => {
                format!("\"{}\"", self.dialect_name().map_or_else(String::new, |name| format!("::{name}")))
            }
            ("string", _) => "\"\"".to_owned(),
            ("code", _) => "[{}]".to_owned(),
            ("bit" | "int", _) => "0".to_owned(),
            ("dag", "arguments") => "(ins)".to_owned(),
            ("dag", "results") => "(outs)".to_owned(),
            (ty, _) if ty.starts_with("list<") => "[]".to_owned(),
            (class, _) => self.only_record_of(class)?,
        })
    }

    /// `Toy_BoxType` → `box`
    fn mnemonic(&self) -> Option<String> {
        let name = self.item.name.as_deref()?;
        let name = name.split_once('_').map_or(name, |(_, name)| name);
        let stem = ["Type", "Attr"].iter().find_map(|ending| name.strip_suffix(ending)).unwrap_or(name);
        Some(camel_to_snake(stem))
    }

    /// The string that the body assigns to the field `name`.
    fn dialect_name(&self) -> Option<&str> {
        let value = self.item.lets.iter().find(|found| found.name == "name")?.value;
        self.text.slice(value).strip_prefix('"')?.strip_suffix('"')
    }

    /// The record of a class, if the main file has exactly one.
    fn only_record_of(&self, class: &str) -> Option<String> {
        let class = self.unit.class(class)?;
        let items = &self.unit.files.first()?.index.items;
        let mut found = items.iter().enumerate().filter(|(index, item)| {
            let id = ItemId { file: 0, item: *index as u32 };
            item.kind == ItemKind::Def && item.is_global && self.unit.lineage(id).contains(&class)
        });
        let (first, None) = (found.next()?, found.next()) else { return None };
        first.1.name.clone()
    }
}
