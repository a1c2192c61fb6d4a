//! The ODS model as JSON, for generators that other people write. `book/src/reference/model-json.md`
//! describes the schema.
//!
//! Each noun of the model is an object that a function here builds, in the order of the schema. [`FORMAT`]
//! changes when a field is removed or changes its meaning, not when one is added.

mod constraints;
mod defs;
mod emitter;
mod enums;
mod interfaces;
mod operations;
mod passes;
pub(crate) mod value;

use crate::collect::all;
use crate::model::{self, AttrOrTypeDef, DefKind, InterfaceKind, Result};
use crate::{Diagnostic, Output, RecordRef, Records, SourceMap};

pub(crate) use emitter::EMITTERS;
pub use emitter::Model as ModelJson;
use value::{Json, object};

/// The version of the schema.
pub const FORMAT: u32 = 1;

/// Writes the model, or the part of it that belongs to one dialect. Enums, constraints, interfaces and passes
/// do not name a dialect, so all of them are included.
///
/// ```text
/// {
///   "format": 1,
///   "dialects": [
///     {
///       "record": "Arith_Dialect",
///       "name": "arith",
///       …
/// ```
///
/// # Errors
/// All errors in definitions.
pub fn model_json(records: &Records, sources: &SourceMap, dialect: Option<&str>) -> Output {
    let reader = DialectDefinitions { records, sources, dialect };
    let model = object! {
        "format": FORMAT,
        "dialects": Json::List(reader.dialects()?),
        "operations": Json::List(reader.operations()?),
        "attributes": Json::List(reader.defs(DefKind::Attr)?),
        "types": Json::List(reader.defs(DefKind::Type)?),
        "enums": Json::List(all(model::enums(records).map(|found| enums::json(found, sources)))?),
        "constraints": Json::List(constraints::all_constraints(records, sources)),
        "interfaces": Json::List(reader.interfaces()?),
        "passes": Json::List(reader.passes()?),
    };
    Ok(serde_json::to_string_pretty(&model).unwrap_or_default() + "\n")
}

/// Where a definition is written.
fn source(record: RecordRef<'_>, sources: &SourceMap) -> Json {
    let at = record.span().lo;
    let path = sources.file_of(at).map_or("", |file| &sources.file(file).path);
    object! {
        "file": path.rsplit('/').next().unwrap_or(path),
        "line": sources.line_column(at).map_or(0, |place| place.line),
    }
}

type All = std::result::Result<Vec<Json>, Vec<Diagnostic>>;

/// The definitions with the expected dialect.
struct DialectDefinitions<'r> {
    records: &'r Records,
    sources: &'r SourceMap,
    dialect: Option<&'r str>,
}

impl<'r> DialectDefinitions<'r> {
    fn is_selected(&self, dialect: &str) -> bool {
        self.dialect.is_none_or(|expected| expected == dialect)
    }

    fn dialects(&self) -> All {
        all(model::dialects(self.records).filter_map(|dialect| match dialect.name() {
            Ok(name) if !self.is_selected(name) => None,
            Ok(_) => Some(self.dialect(dialect)),
            Err(error) => Some(Err(error)),
        }))
    }

    fn dialect(&self, dialect: model::Dialect<'r>) -> Result<Json> {
        Ok(object! {
            "record": dialect.def_name(),
            "source": source(dialect.record(), self.sources),
            "name": dialect.name()?,
            "cppNamespace": dialect.namespace()?,
            "summary": dialect.summary(),
            "description": dialect.description(),
            "dependentDialects": dialect.dependent_dialects()?,
        })
    }

    fn operations(&self) -> All {
        let operations = all(model::all_operations(self.records))?;
        let expected = operations.iter().filter(|operation| self.is_selected(operation.dialect_name));
        all(expected.map(|operation| operations::json(operation, self.sources)))
    }

    fn defs(&self, kind: DefKind) -> All {
        if !model::has_class(self.records, kind.class()) {
            return Ok(Vec::new());
        }
        let defs = all(model::attr_or_type_defs(self.records, kind)?)?;
        let named = |def: &AttrOrTypeDef<'r>| Ok((def.dialect()?.name()?, defs::json(def, self.sources)?));
        let defs = all(defs.iter().map(named))?.into_iter();
        Ok(defs.filter(|(dialect, _)| self.is_selected(dialect)).map(|(_, json)| json).collect())
    }

    fn interfaces(&self) -> All {
        let mut interfaces = Vec::new();
        for kind in [InterfaceKind::Attr, InterfaceKind::Op, InterfaceKind::Type] {
            if model::has_class(self.records, kind.class()) {
                let own = model::own_interfaces(self.records, self.sources, kind)?;
                interfaces.extend(all(own.map(|found| interfaces::json(found?, kind, self.sources)))?);
            }
        }
        Ok(interfaces)
    }

    fn passes(&self) -> All {
        if !model::has_class(self.records, "PassBase") {
            return Ok(Vec::new());
        }
        let passes = all(model::passes(self.records)?)?;
        all(passes.into_iter().map(|pass| passes::json(pass, self.sources)))
    }
}
