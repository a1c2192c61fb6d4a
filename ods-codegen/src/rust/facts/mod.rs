//! Facts about dialects that their definitions leave to C++: implementations of `custom` directives and of
//! inferences and syntaxes, classes, models of interfaces, functions on types, operations of passes.
//!
//! A fact is a record of a class of `ods/Facts.td`. Those of the file's own records come first. The embedded
//! ones (`cpp-hooks/` of the prelude) are read once for a process, when a name is found nowhere else. So they
//! cost nothing for most dialects. Nothing here depends on a dialect.
//!
//! **Invariant**: `ir-core` and `ods-codegen` name no dialect except `builtin`; `cargo xtask tidy` lists
//! the exceptions with their reasons.

mod path;
mod table;

use std::sync::{Arc, OnceLock};

use table::Table;

use crate::expr::Path;
use crate::model::{DefKind, embedded_facts, has_embedded_facts};
use crate::{Diagnostic, Records};

pub use path::RustPath;
pub use table::{Class, Function, FunctionResult};

/// The facts of a run.
#[derive(Debug, Default)]
pub struct Facts {
    own: Table,
    errors: Vec<Diagnostic>,
}

impl Facts {
    /// The facts that the records state; the embedded ones are read later, if at all.
    pub fn new(records: &Records) -> Facts {
        let mut errors = Vec::new();
        let own = Table::new(records, &mut errors);
        Facts { own, errors }
    }

    /// Errors in the records' own facts.
    pub fn errors(&self) -> &[Diagnostic] {
        &self.errors
    }

    /// The type that implements a `custom` directive in formats of a dialect.
    pub fn directive(&self, dialect: &str, name: &str) -> Option<&RustPath> {
        self.find_in_dialect(dialect, |table| table.directive(dialect, name))
    }

    /// The type that infers the result types of an operation.
    pub fn inference(&self, dialect: &str, operation: &str) -> Option<&RustPath> {
        self.find_in_dialect(dialect, |table| table.inferences.get(operation))
    }

    /// The type that implements the syntax of a type, or attribute.
    pub fn syntax(&self, dialect: &str, mnemonic: &str, kind: DefKind) -> Option<&RustPath> {
        let name = table::qualified_mnemonic(kind, dialect, mnemonic);
        self.find_in_dialect(dialect, |table| table.syntaxes.get(&name))
    }

    /// The class of a name without `mlir::`.
    pub fn class(&self, name: &str) -> Option<&Class> {
        self.find(|table| table.classes.iter().find(|class| class.name == name))
    }

    /// The mnemonics of a dialect's types, or attributes, that are kept as text.
    pub fn kept_as_text(&self, dialect: &str, is_type: bool) -> Vec<&str> {
        let is_kept =
            |class: &&Class| !class.is_defined && class.is_type == is_type && class.dialect == dialect;
        let classes = self.tables_of(dialect).flat_map(|table| &table.classes).filter(is_kept);
        classes.flat_map(|class| &class.mnemonics).map(String::as_str).collect()
    }

    /// The classes that implement an interface though no definition lists it; the name is qualified, without
    /// a leading `::`.
    pub fn models(&self, interface: &str) -> impl Iterator<Item = &str> {
        // All interfaces of the embedded facts are MLIR's own.
        let embedded = interface.starts_with("mlir::").then(|| embedded());
        let tables = std::iter::once(&self.own).chain(embedded);
        let classes = tables.filter_map(move |table| table.models.get(interface)).flatten();
        classes.map(String::as_str)
    }

    /// The function that a name refers to in a namespace: in the namespace itself, then in the enclosing
    /// ones.
    pub fn function(&self, path: &Path, namespace: &str) -> Option<&Arc<Function>> {
        let name = path.text();
        let mut around = if path.is_absolute { "" } else { namespace.trim_start_matches("::") };
        loop {
            let qualified = if around.is_empty() { name.clone() } else { format!("{around}::{name}") };
            let found = self.find(|table| table.functions.get(&qualified));
            if found.is_some() || around.is_empty() {
                return found;
            }
            around = around.rsplit_once("::").map_or("", |(outer, _)| outer);
        }
    }

    /// The name of the operation of a class, whose name is without `mlir::`.
    pub fn operation(&self, class: &str) -> Option<&str> {
        self.find(|table| table.operations.get(class)).map(String::as_str)
    }

    fn find<'f, T: ?Sized>(&'f self, get: impl Fn(&'f Table) -> Option<&'f T>) -> Option<&'f T> {
        get(&self.own).or_else(|| get(embedded()))
    }

    /// Facts that concern one dialect are in its own file.
    fn find_in_dialect<'f, T>(
        &'f self,
        dialect: &str,
        get: impl Fn(&'f Table) -> Option<&'f T>,
    ) -> Option<&'f T> {
        self.tables_of(dialect).find_map(get)
    }

    fn tables_of(&self, dialect: &str) -> impl Iterator<Item = &Table> {
        std::iter::once(&self.own).chain(has_embedded_facts(dialect).then(embedded))
    }
}

/// The embedded facts, by the names that they are looked up by.
fn embedded() -> &'static Table {
    static EMBEDDED: OnceLock<Table> = OnceLock::new();
    EMBEDDED.get_or_init(|| {
        // They have no errors, which a test checks.
        Table::new(embedded_facts(), &mut Vec::new())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::{ExprKind, parse_expression};
    use crate::model::read_facts;

    #[test]
    fn embedded_facts_are_right() {
        let mut errors = Vec::new();
        let table = Table::new(embedded_facts(), &mut errors);
        assert!(errors.is_empty(), "{errors:?}");
        // A model names a class of the runtime or one of the facts.
        for class in table.models.values().flatten() {
            let is_known = table.classes.iter().any(|found| found.name == *class);
            assert!(is_known || crate::rust::expr::is_builtin_class(class), "{class}");
        }
        // Facts about one dialect are looked for only where the dialect has a file.
        for dialect in table.dialects() {
            assert!(has_embedded_facts(dialect), "{dialect}");
        }
    }

    #[test]
    fn functions_are_found_in_their_namespaces() {
        let text = r#"
            include "ods/Facts.td"
            def : CppFunction<"mlir::fruit::isRipe", "isa<IndexType>($type)">;
        "#;
        let outcome = read_facts(text.to_owned());
        let facts = Facts::new(&outcome.records);
        assert!(outcome.diagnostics.is_empty() && facts.errors().is_empty());
        let path = |text: &str| match parse_expression(text).map(|expr| expr.kind) {
            Ok(ExprKind::Name(path)) => path,
            other => panic!("{other:?}"),
        };
        let is_found = |text: &str, namespace: &str| facts.function(&path(text), namespace).is_some();
        assert!(is_found("isRipe", "::mlir::fruit"));
        assert!(!is_found("isRipe", "::mlir::tree"));
        assert!(is_found("fruit::isRipe", "::mlir::fruit"));
        assert!(is_found("::mlir::fruit::isRipe", ""));
        assert!(!is_found("::fruit::isRipe", "::mlir::fruit"));
    }
}
