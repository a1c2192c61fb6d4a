//! Dialects.

use super::{Result, fields, view};
use crate::{Diagnostic, Records, Span, codes};

view! {
    /// A record of the class `Dialect`.
    Dialect
}

fields! {
    Dialect
    /// Its name, the prefix of its operations. Empty for a dialect whose operations have none.
    name: string "name",
    /// The namespace of generated names, such as `::mlir::arith`.
    namespace: string "cppNamespace",
    /// The dialects that are loaded with it, as class names.
    dependent_dialects: strings "dependentDialects",
    /// One line about it; empty without one.
    summary: text "summary",
    /// The one-line description with its location.
    summary_piece: piece "summary",
    /// A longer text about it; empty without one.
    description: text "description",
    /// C++ code in its class; empty without any.
    extra_class_declaration: text "extraClassDeclaration",
}

impl<'r> Dialect<'r> {
    /// The name of its class: the record's name without underscores.
    pub fn class_name(self) -> String {
        self.record.name().replace('_', "")
    }

    /// Whether one of its flags (`hasCanonicalizer`, `isExtensible`, `useDefaultTypePrinterParser`, …) is
    /// set.
    ///
    /// # Errors
    /// When the field is not a bit.
    pub fn flag(self, name: &str) -> Result<bool> {
        Ok(self.record.bit(name)?)
    }
}

/// Advice for a file about several dialects.
pub(super) const SELECT: &str =
    "select one with '--dialect' on the command line, with 'dialect' in a build script or macro";

/// Advice for a file without a dialect.
const DEFINE: &str =
    "define one, as in 'def Toy_Dialect : Dialect { let name = \"toy\"; }', or include the file that does";

/// The dialect of that name, or the only one.
///
/// # Errors
/// When there is no such dialect, or there are several to choose from.
pub fn selected_dialect<'r>(records: &'r Records, name: Option<&str>) -> Result<Dialect<'r>> {
    let all: Vec<Dialect<'r>> = super::dialects(records).collect();
    let error = |message: String| Diagnostic::error(codes::WRONG_OPTION, Span::NONE, message);
    match (&all[..], name) {
        ([], _) => Err(error("no dialect is defined".to_owned()).with_help(DEFINE)),
        ([dialect], None) => Ok(*dialect),
        (_, None) => {
            let message = "more than one dialect is defined, and none is selected".to_owned();
            Err(error(message).with_help(format!("{}: {SELECT}", names(&all)?)))
        }
        (_, Some(name)) => {
            for dialect in &all {
                if dialect.name()? == name {
                    return Ok(*dialect);
                }
            }
            let message = format!("no dialect is called '{name}'");
            Err(error(message).with_help(names(&all)?))
        }
    }
}

/// `the dialects are 'arith' and 'math'`
pub(super) fn names(dialects: &[Dialect<'_>]) -> Result<String> {
    let names: Vec<String> =
        dialects.iter().map(|dialect| Ok(format!("'{}'", dialect.name()?))).collect::<Result<_>>()?;
    Ok(match &names[..] {
        [] => String::new(),
        [only] => format!("the dialect is {only}"),
        [rest @ .., last] => format!("the dialects are {} and {last}", rest.join(", ")),
    })
}

/// Whether operations belong to the dialect of that name.
///
/// # Errors
/// When the dialect of an operation cannot be read.
pub fn has_operations_of(records: &Records, dialect: &str) -> Result<bool> {
    has_records_of(records, "Op", "opDialect", dialect)
}

/// Whether types or attributes belong to the dialect of that name. False if the definitions lack the class of
/// types or that of attributes: emitters need both, which one file defines.
///
/// # Errors
/// When the dialect of a type or attribute cannot be read.
pub fn has_defs_of(records: &Records, dialect: &str) -> Result<bool> {
    let classes = ["AttrDef", "TypeDef"];
    if classes.iter().any(|class| records.class(class).is_none()) {
        return Ok(false);
    }
    for class in classes {
        if has_records_of(records, class, "dialect", dialect)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether a record of the class names the dialect in a field.
fn has_records_of(records: &Records, class: &str, field: &str, dialect: &str) -> Result<bool> {
    for record in records.derived(class) {
        if record.def(field)?.string("name")? == dialect {
            return Ok(true);
        }
    }
    Ok(false)
}
