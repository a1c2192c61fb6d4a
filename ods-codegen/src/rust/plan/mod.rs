//! Dialects as data in a file ([`ods_schema::plan`]), for a program that loads them.
//!
//! A plan says what the generated Rust says: both are made of the same values (`emit`), and expressions of
//! definitions are the same trees. Typed accessors and user-provided code have no place in a plan. The names
//! of user-provided code are in it, so that a program can report what it does not run.

mod constraint;
mod definition;
mod enums;
mod expr;
mod operation;

use bumpalo::Bump;
use ods_schema::plan;

use super::emit;
use super::{Emitter, Lowered};
use crate::model::{self, DefKind, Dialect};
use crate::{Diagnostic, Output, Records, SourceMap};

/// The plan of a dialect, or of all dialects of the main file, as JSON.
///
/// # Errors
/// All errors in the definitions.
pub fn plan(records: &Records, sources: &SourceMap, dialect: Option<&str>) -> Output {
    let mut dialects = match dialect {
        Some(_) => Vec::new(),
        None => model::own_dialects(records, sources),
    };
    if dialects.is_empty() {
        dialects.push(model::dialect_meant(records, sources, dialect).map_err(|error| vec![error])?);
    }
    let arena = Bump::new();
    let mut plan = plan::Plan { version: plan::VERSION, dialects: Vec::new() };
    let mut errors: Vec<Diagnostic> = Vec::new();
    for dialect in dialects {
        let emitter = Emitter::new(records, sources, &arena, Some(dialect));
        let mut emitter = Emitter { is_plan: true, ..emitter };
        let (lowered, found) = emitter.lower(records, dialect);
        errors.extend(found);
        plan.dialects.push(emitter.plan(records, dialect, &lowered));
    }
    if errors.is_empty() { Ok(serde_json::to_string(&plan).unwrap_or_default()) } else { Err(errors) }
}

impl<'r, 's> Emitter<'r, 's> {
    /// The dialect with these items.
    fn plan(
        mut self,
        records: &'r Records,
        dialect: Dialect<'r>,
        lowered: &Lowered<'r>,
    ) -> plan::Dialect<'s> {
        let Lowered { operations, types, attributes, emitted, enums, .. } = lowered;
        let registration = self.registration(dialect, operations, types, attributes);
        let formats = &self.formats;
        let (statics, functions) = self.constraints.contents();
        let (type_constraints, attr_constraints) = constraint::all(statics);
        let mut planned = plan::Dialect {
            name: registration.name,
            enums: enums.iter().map(enums::enumeration).collect(),
            types: types.items.iter().map(|item| definition::plan(item, formats)).collect(),
            attributes: attributes.items.iter().map(|item| definition::plan(item, formats)).collect(),
            operations: emitted.iter().map(|op| operation::plan(op, formats)).collect(),
            type_constraints,
            attr_constraints,
            functions: functions.iter().map(expr::function).collect(),
            text_types: registration.text_types,
            text_attributes: registration.text_attributes,
            has_cpp_types: has_cpp_parser(dialect, DefKind::Type, !types.items.is_empty()),
            has_cpp_attributes: has_cpp_parser(dialect, DefKind::Attr, !attributes.items.is_empty()),
        };
        self.add_named_enums(records, &mut planned);
        planned
    }
}

/// Whether C++ parses types or attributes of a dialect: all, or those that it defines. `has_some` is true if
/// definitions define any.
fn has_cpp_parser(dialect: Dialect<'_>, kind: DefKind, has_some: bool) -> bool {
    let (flag, method, registration) = match kind {
        DefKind::Type => ("useDefaultTypePrinterParser", "parseType(", "registerTypes("),
        DefKind::Attr => ("useDefaultAttributePrinterParser", "parseAttribute(", "registerAttributes("),
    };
    let code = dialect.extra_class_declaration();
    let is_default = dialect.flag(flag).unwrap_or(true);
    (!is_default && code.contains(method))
        || (!has_some && code.contains(registration))
        || model::has_cpp_class(dialect, kind)
}

/// The lines of documentation.
fn documentation(doc: &emit::Doc) -> Vec<String> {
    doc.0.lines().map(|line| line.strip_prefix(' ').unwrap_or(line).to_owned()).collect()
}

/// A number of a segment, a parameter, ….
fn number(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(u32::MAX)
}
