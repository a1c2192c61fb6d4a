//! Rewrite rules that are read from files at run time.

use std::collections::HashMap;
use std::ffi::OsStr;
use std::path::Path;

use build_support::project::DEFINITION_ENDINGS;
use ir_core::Module;
use ir_core::constraints::{ATTR_CONSTRAINTS, TYPE_CONSTRAINTS};
use ir_core::context::Context;
use ir_core::rewrite::PatternSet;
use ir_core::runtime::{AttrConstraint, TypeConstraint};
use ir_core::text::Diagnostics;
use ods_codegen::model;
use ods_codegen::pdl::emit as rules_as_pdl;
use ods_codegen::rust::builtin::runtime_statics;
use ods_parser::diagnostics as parser;
use pdl::{NativeFunctions, PdlValue};

use crate::reader::{text_of, unreadable};
use crate::{Error, Reader};

/// Rewrite rules of a file.
pub struct Rules {
    /// The name of the module in messages.
    name: String,
    /// A module of `pdl.pattern` operations.
    module: String,
}

impl Rules {
    /// Reads the rules of a file. [`Reader::rules`] has options.
    ///
    /// # Errors
    /// When the file cannot be read, the definitions are wrong, or PDL does not have a feature of a rule.
    pub fn read(path: impl AsRef<Path>) -> Result<Rules, Error> {
        Reader::default().rules(path)
    }

    /// The patterns, for a context with the dialect `pdl`. Constraints are those that MLIR's definitions
    /// have for builtin types and attributes.
    ///
    /// # Errors
    /// When the module is wrong, or a pattern calls another native function.
    pub fn patterns(&self, ctx: &Context) -> Result<PatternSet, Error> {
        let module = Module::parse_file(ctx, &self.name, &self.module)
            .map_err(|errors| Error::Definitions(errors.to_string()))?;
        pdl::patterns(module.ir(), module.operation(), &builtin_constraints()).map_err(|error| {
            let errors = Diagnostics::new(ctx, vec![error]);
            Error::Definitions(errors.with_source(&self.name, self.module.as_bytes()).to_string())
        })
    }
}

/// The constraints of the runtime, by the names of their records.
fn builtin_constraints() -> NativeFunctions {
    let mut natives = NativeFunctions::default();
    let types: HashMap<&str, &TypeConstraint> = TYPE_CONSTRAINTS.iter().copied().collect();
    let attributes: HashMap<&str, &AttrConstraint> = ATTR_CONSTRAINTS.iter().copied().collect();
    for (record, name) in runtime_statics() {
        if let Some(constraint) = types.get(&*name).copied() {
            natives.constraint(record, move |rewriter, values| {
                let ty = match values {
                    [PdlValue::Type(ty)] => *ty,
                    [PdlValue::Value(value)] => rewriter.ir().value_type(*value),
                    _ => return None,
                };
                (constraint.accepts)(rewriter.context(), ty).then(Vec::new)
            });
        }
        if let Some(constraint) = attributes.get(&*name).copied() {
            natives.constraint(record, move |rewriter, values| match values {
                [PdlValue::Attribute(attr)] => (constraint.accepts)(rewriter.context(), *attr).then(Vec::new),
                _ => None,
            });
        }
    }
    natives
}

impl Reader {
    /// Reads the rules of a file: those of DRR in definitions (`.td`, `.ods`), without those of included
    /// files, or a module of `pdl.pattern` operations.
    ///
    /// # Errors
    /// When the file cannot be read, the definitions are wrong, or PDL does not have a feature of a rule.
    pub fn rules(&self, path: impl AsRef<Path>) -> Result<Rules, Error> {
        let path = path.as_ref();
        let failed = |error: std::io::Error| unreadable(path, &error);
        let ending = path.extension().and_then(OsStr::to_str).unwrap_or_default();
        let name = path.display();
        if DEFINITION_ENDINGS.contains(&ending) {
            std::fs::metadata(path).map_err(failed)?;
            return Ok(Rules { name: format!("<PDL of {name}>"), module: self.rules_of_definitions(path)? });
        }
        Ok(Rules { name: name.to_string(), module: std::fs::read_to_string(path).map_err(failed)? })
    }

    /// The rules of DRR in a file as a module.
    fn rules_of_definitions(&self, path: &Path) -> Result<String, Error> {
        let outcome = self.with_config(path)?.0.records(path);
        let failed = |errors: &[parser::Diagnostic]| Error::Definitions(text_of(errors, &outcome));
        if outcome.has_errors() {
            return Err(failed(&outcome.diagnostics));
        }
        let sources = &outcome.sources;
        let all: Result<Vec<_>, _> = model::patterns(&outcome.records, sources).into_iter().collect();
        let mut own = all.map_err(|error| failed(&[error]))?;
        own.retain(|rule| sources.is_in_main_file(rule.record.span()));
        if own.is_empty() {
            return Err(Error::Input(format!("'{}' has no rewrite rules", path.display())));
        }
        rules_as_pdl(&own, sources).map_err(|errors| failed(&errors))
    }
}
