//! The definitions in a package.

use crate::collect::all;
use crate::model::{self, Dialect, Enum, Operation, Pass, Result, selected_dialect};
use crate::python::defs::{self, DefBindings};
use crate::python::names::sanitized;
use crate::python::{enums, value_builder};
use crate::{Diagnostic, Records, SourceMap};

/// The definitions of a dialect, in the order of the modules.
pub(super) struct Content<'r> {
    pub(super) dialect: Dialect<'r>,
    pub(super) name: &'r str,
    pub(super) operations: Vec<Operation<'r>>,
    /// All enums: their definitions name no dialect.
    pub(super) enums: Vec<Enum<'r>>,
    /// Its types and attributes; `None` if it has none.
    pub(super) defs: Option<defs::Content<'r>>,
    /// The passes that the main file declares, by their names on the command line.
    pub(super) passes: Vec<Pass<'r>>,
}

impl<'r> Content<'r> {
    /// Reads the definitions.
    ///
    /// # Errors
    /// When a definition is invalid.
    pub(super) fn new(
        records: &'r Records,
        sources: &SourceMap,
        bindings: &'r DefBindings,
    ) -> std::result::Result<Content<'r>, Vec<Diagnostic>> {
        let dialect = selected_dialect(records, Some(&bindings.dialect))?;
        let name = dialect.name()?;
        let mut operations = if model::has_operations_of(records, name)? {
            all(model::operations(records)?)?
        } else {
            Vec::new()
        };
        operations.retain(|operation| operation.dialect_name == name);
        let defs = if model::has_defs_of(records, name)? {
            Some(defs::content(records, sources, bindings)?)
        } else {
            None
        };
        let mut passes = all(model::own_passes(records, sources).map(|pass| Ok((pass.argument()?, pass))))?;
        passes.sort_by_key(|(argument, _)| *argument);
        let passes = passes.into_iter().map(|(_, pass)| pass).collect();
        Ok(Content { dialect, name, operations, enums: model::enums(records).collect(), defs, passes })
    }

    /// The name of the dialect's module.
    pub(super) fn module(&self) -> String {
        module_name(self.name)
    }

    /// The generated modules, each with the public names in it, in the order in which they are imported: a
    /// name that is in two of them is the last one's.
    ///
    /// # Errors
    /// When an enum has no name.
    pub(super) fn modules(&self) -> Result<Vec<(String, Vec<String>)>> {
        let mut modules = Vec::new();
        let in_defs: &[Enum<'r>] = self.defs.as_ref().map_or(&[], |defs| &defs.enums);
        if !self.enums.is_empty() {
            let own = self.enums.iter().filter(|found| !in_defs.contains(found));
            let names = own.map(|found| Ok(found.class_name()?.to_owned())).collect::<Result<Vec<_>>>()?;
            modules.push((format!("_{}_enum_gen", self.name), names));
        }
        if let Some(defs) = &self.defs {
            let enums = in_defs.iter().map(|found| Ok(found.class_name()?.to_owned()));
            let classes = defs.classes.iter().map(|class| Ok(class.name.to_owned()));
            modules.push((format!("_{}_types_gen", self.name), enums.chain(classes).collect::<Result<_>>()?));
        }
        if !self.operations.is_empty() {
            let names = self.operations.iter().flat_map(|operation| {
                [operation.class_name.to_owned(), value_builder::function_name(operation)]
            });
            modules.push((format!("_{}_ops_gen", self.name), names.collect()));
        }
        Ok(modules)
    }

    /// The cases of an enum with their values and the names in the class.
    ///
    /// # Errors
    /// When a field of a case has another type.
    pub(super) fn cases(of: Enum<'_>) -> Result<Vec<(String, i64, String)>> {
        let cases = of.cases()?.into_iter();
        cases.map(|case| Ok((enums::case_name(case)?, case.value()?, case.spelling()?.to_owned()))).collect()
    }
}

/// The name of a dialect's module in Python.
pub(super) fn module_name(dialect: &str) -> String {
    sanitized(dialect)
}
