//! The facts of a set of records, by the names that they are looked up by.

use std::sync::Arc;

use super::RustPath;
use crate::expr::{Expr, parse_expression};
use crate::model::{self, DefKind, Fact, FactKind, Result};
use crate::{Diagnostic, FxHashMap, RecordRef, Records, codes};

/// A class of types or attributes, as the mnemonics of one dialect.
#[derive(Debug)]
pub struct Class {
    /// Its name without `mlir::`.
    pub name: String,
    /// The namespace of its dialect.
    pub dialect: String,
    /// Its mnemonics; for a base class, those of the derived classes.
    pub mnemonics: Vec<String>,
    /// Whether it is a class of types; otherwise of attributes.
    pub is_type: bool,
    /// Whether it has a definition. Otherwise its types or attributes are kept as text.
    pub is_defined: bool,
}

/// The result of a function on a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FunctionResult {
    /// A Boolean.
    Bool,
    /// A type, if there is one.
    Type,
}

/// A function on a type.
#[derive(Debug)]
pub struct Function {
    /// Its qualified name, without a leading `::`.
    pub name: String,
    pub result: FunctionResult,
    /// Its code, an expression on `$type`.
    pub code: Expr,
}

impl Function {
    /// The namespace of its code.
    pub fn namespace(&self) -> &str {
        self.name.rsplit_once("::").map_or("", |(namespace, _)| namespace)
    }

    /// Its name without the namespace.
    pub fn local_name(&self) -> &str {
        self.name.rsplit_once("::").map_or(&self.name, |(_, name)| name)
    }
}

/// The facts of a set of records.
#[derive(Debug, Default)]
pub(super) struct Table {
    /// Directives by dialect, then by name.
    directives: FxHashMap<String, FxHashMap<String, RustPath>>,
    /// Inferences by the full name of the operation.
    pub(super) inferences: FxHashMap<String, RustPath>,
    /// Syntaxes of types and attributes by qualified mnemonic.
    pub(super) syntaxes: FxHashMap<String, RustPath>,
    /// Classes in the order of the records.
    pub(super) classes: Vec<Class>,
    /// Names of classes by the interface that they implement.
    pub(super) models: FxHashMap<String, Vec<String>>,
    /// Functions by their names.
    pub(super) functions: FxHashMap<String, Arc<Function>>,
    /// Operations by their classes.
    pub(super) operations: FxHashMap<String, String>,
}

impl Table {
    /// The facts of the records; an error for each that is wrong.
    pub(super) fn new(records: &Records, errors: &mut Vec<Diagnostic>) -> Table {
        let mut table = Table::default();
        for fact in model::facts(records) {
            errors.extend(fact.and_then(|fact| table.add(fact)).err());
        }
        table
    }

    /// The type that implements a directive.
    pub(super) fn directive(&self, dialect: &str, name: &str) -> Option<&RustPath> {
        self.directives.get(dialect)?.get(name)
    }

    /// The dialects that have facts of their own.
    #[cfg(test)]
    pub(super) fn dialects(&self) -> impl Iterator<Item = &str> {
        let inferences = self.inferences.keys().filter_map(|operation| operation.split('.').next());
        let syntaxes = self.syntaxes.keys().filter_map(|name| name[1..].split('.').next());
        let classes = self.classes.iter().map(|class| &*class.dialect);
        let directives = self.directives.keys().map(|dialect| &**dialect);
        directives.chain(inferences).chain(syntaxes).chain(classes)
    }

    fn add(&mut self, Fact { record, kind }: Fact<'_>) -> Result<()> {
        let owned = |all: Vec<&str>| all.into_iter().map(str::to_owned).collect::<Vec<_>>();
        match kind {
            FactKind::Directive { dialect, name, path } => {
                let path = rust_path(record, path)?;
                self.directives.entry(dialect.to_owned()).or_default().insert(name.to_owned(), path);
            }
            FactKind::Inference { operation, path } => {
                self.inferences.insert(operation.to_owned(), rust_path(record, path)?);
            }
            FactKind::Syntax { dialect, mnemonic, path, is_type } => {
                let kind = if is_type { DefKind::Type } else { DefKind::Attr };
                let name = qualified_mnemonic(kind, dialect, mnemonic);
                self.syntaxes.insert(name, rust_path(record, path)?);
            }
            FactKind::Class { mnemonics, .. } if mnemonics.is_empty() => {
                return Err(error(record, "a class without mnemonics has no types or attributes"));
            }
            FactKind::Class { name, dialect, mnemonics, is_type, is_defined } => {
                let (name, dialect, mnemonics) = (name.to_owned(), dialect.to_owned(), owned(mnemonics));
                self.classes.push(Class { name, dialect, mnemonics, is_type, is_defined });
            }
            FactKind::Model { interface, classes } => {
                self.models.entry(interface.to_owned()).or_default().extend(owned(classes));
            }
            FactKind::Function { name, code, result } => {
                let function = Arc::new(function(record, name, code, result)?);
                self.functions.insert(name.to_owned(), function);
            }
            FactKind::Operation { class, operation } => {
                self.operations.insert(class.to_owned(), operation.to_owned());
            }
        }
        Ok(())
    }
}

/// The mnemonic as in MLIR's text: `!toy.box`.
pub(super) fn qualified_mnemonic(kind: DefKind, dialect: &str, mnemonic: &str) -> String {
    format!("{}{dialect}.{mnemonic}", kind.sigil())
}

fn function(record: RecordRef<'_>, name: &str, code: &str, result: &str) -> Result<Function> {
    let code = parse_expression(code)
        .map_err(|_| error(record, format!("the code of '{name}' is not an expression")))?;
    let result = match result {
        "bool" => FunctionResult::Bool,
        "Type" => FunctionResult::Type,
        other => {
            let message = format!("the result of a function is 'bool' or 'Type', not '{other}'");
            return Err(error(record, message));
        }
    };
    Ok(Function { name: name.to_owned(), result, code })
}

fn rust_path(record: RecordRef<'_>, text: &str) -> Result<RustPath> {
    RustPath::parse(text).ok_or_else(|| {
        let message = format!("'{text}' is not a path of Rust: write '::my_crate::Type' or 'crate::Type'");
        error(record, message)
    })
}

fn error(record: RecordRef<'_>, message: impl Into<String>) -> Diagnostic {
    Diagnostic::error(codes::WRONG_FACT, record.span(), message)
}
