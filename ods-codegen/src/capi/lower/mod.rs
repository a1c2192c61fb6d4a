//! From the model of a dialect to the functions of its C library.
//!
//! **Invariant**: only this folder decides which functions exist, and their names and types, so that the
//! header, the hosts and the test agree. The C++ host uses templates where only its compiler can
//! resolve the types.

mod creations;
mod defs;
mod enums;
mod headers;
mod interfaces;
mod operations;

use super::function::{DialectRef, FunctionGroup, Library};
use super::names::Names;
use super::types::{Types, unrooted};
use crate::collect::all;
use crate::model::{self, DefKind, Dialect};
use crate::{Diagnostic, FxHashSet, Records, SourceMap};

/// The conventions of names, as options set them.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Conventions {
    /// The beginning of every function's name; `mlir` if it is empty.
    pub(crate) library: String,
    /// The name of the dialect in those of functions; that of its record without `Dialect` if it is `None`.
    pub(crate) dialect: Option<String>,
    /// The end of every function's name.
    pub(crate) suffix: String,
    /// Functions that are left out.
    pub(crate) left_out: Vec<String>,
}

/// The C library of a dialect.
///
/// # Errors
/// All errors in the definitions that it reads.
pub(crate) fn library(
    records: &Records,
    sources: &SourceMap,
    dialect: &str,
    conventions: &Conventions,
) -> Result<Library, Vec<Diagnostic>> {
    let dialect = model::selected_dialect(records, Some(dialect))?;
    let names = Names {
        library: if conventions.library.is_empty() { "mlir".to_owned() } else { conventions.library.clone() },
        dialect: conventions.dialect.clone().unwrap_or_else(|| Names::dialect_name(dialect)),
        suffix: conventions.suffix.clone(),
    };
    let types = Types::new(records, dialect, &names)?;
    let namespace = unrooted(dialect.namespace()?).to_owned();
    let mut library = Lowering { names, types, namespace }.library(records, sources, dialect)?;
    leave_out(&mut library, &conventions.left_out);
    Ok(library)
}

/// Leaves functions out, and with the last one of a definition all that is about it.
fn leave_out(library: &mut Library, names: &[String]) {
    let is_kept = |name: &str| !names.iter().any(|left_out| left_out == name);
    library.has_handle = is_kept(&library.handle_function());
    library.groups.retain_mut(|group| {
        let is_empty = group.functions.is_empty();
        group.functions.retain(|function| is_kept(&function.name));
        is_empty || !group.functions.is_empty()
    });
    let functions = || library.groups.iter().flat_map(|group| &group.functions);
    library.enums.retain(|found| functions().any(|function| function.needs_enum(&found.name)));
}

/// The state of lowering.
struct Lowering<'r> {
    names: Names,
    types: Types<'r>,
    /// The C++ namespace without `::` in front.
    namespace: String,
}

impl<'r> Lowering<'r> {
    fn library(
        &self,
        records: &'r Records,
        sources: &SourceMap,
        dialect: Dialect<'r>,
    ) -> Result<Library, Vec<Diagnostic>> {
        let name = dialect.name()?.to_owned();
        let handle = if self.names.dialect.is_empty() { name.clone() } else { self.names.dialect.clone() };
        let own_enums = enums::own(records, dialect)?;
        let enums = all(own_enums.iter().map(|definition| self.c_enum(*definition)))?;
        let mut classes = FxHashSet::default();
        for def in model::defs_of_dialect(records, dialect, DefKind::Attr) {
            classes.insert(def?.cpp_class_name()?);
        }
        let mut groups = all(own_enums.iter().map(|found| self.enum_functions(*found, &classes)))?;
        for kind in [DefKind::Type, DefKind::Attr] {
            let defs = model::defs_of_dialect(records, dialect, kind);
            groups.extend(all(defs.map(|def| self.def_functions(&def?)))?);
        }
        let operations = model::all_operations(records)
            .filter(|operation| operation.as_ref().map_or(true, |operation| operation.dialect == dialect));
        groups.extend(all(operations.map(|operation| Ok(self.operation_functions(&operation?))))?);
        groups.extend(self.interfaces(records, sources, dialect)?);
        distinct(&mut groups);
        let dialect_ref =
            DialectRef { name, handle, namespace: self.namespace.clone(), class: dialect.class_name() };
        let headers = headers::dialect_headers(records, sources, dialect, &self.names.dialect);
        Ok(Library {
            dialect: dialect_ref,
            prefix: self.names.library.clone(),
            has_handle: true,
            enums,
            groups,
            headers,
        })
    }

    /// A class of the dialect, from `::` on.
    fn qualified(&self, class: &str) -> String {
        match self.namespace.as_str() {
            "" => format!("::{class}"),
            namespace => format!("::{namespace}::{class}"),
        }
    }
}

/// Leaves one function of each name: a later one of the same name is renamed by what it is of, such as the
/// accessor of a parameter `name` beside `GetName`.
fn distinct(groups: &mut [FunctionGroup]) {
    let mut seen: FxHashSet<String> = FxHashSet::default();
    for function in groups.iter_mut().flat_map(|group| &mut group.functions) {
        while !seen.insert(function.name.clone()) {
            function.name.push_str("Parameter");
        }
    }
}
