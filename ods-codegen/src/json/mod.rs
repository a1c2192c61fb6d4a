//! The ODS model as JSON, for generators that other people write. `docs/model-json.md` describes the schema.
//!
//! Each noun of the model is a structure here, whose fields are the schema's in camel case. [`FORMAT`] changes when a field is
//! removed or changes its meaning, not when one is added.

mod constraints;
mod defs;
mod emitter;
mod enums;
mod interfaces;
mod operations;
mod passes;

use serde::Serialize;

use crate::collect::all;
use crate::model::{self, DefKind, InterfaceKind, Result};
use crate::{Output, RecordRef, Records, SourceMap};

pub(crate) use emitter::EMITTERS;
pub use emitter::Model as ModelJson;

/// The version of the schema.
pub const FORMAT: u32 = 1;

/// Writes the model, or the part of it that belongs to one dialect. Enums, constraints, interfaces and passes do not name a
/// dialect, so all of them are included.
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
    let reader = Reader { records, sources, dialect };
    let model = Model {
        format: FORMAT,
        dialects: reader.dialects()?,
        operations: reader.operations()?,
        attributes: reader.defs(DefKind::Attr)?,
        types: reader.defs(DefKind::Type)?,
        enums: all(model::enums(records).map(|found| enums::Enum::new(found, sources)))?,
        constraints: constraints::all_constraints(records, sources)?,
        interfaces: reader.interfaces()?,
        passes: reader.passes()?,
    };
    let mut text = String::new();
    // Numbers and strings are all there is, and memory does not fail.
    text.push_str(&serde_json::to_string_pretty(&model).unwrap_or_default());
    text.push('\n');
    Ok(text)
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Model<'r> {
    format: u32,
    dialects: Vec<Dialect<'r>>,
    operations: Vec<operations::Operation<'r>>,
    attributes: Vec<defs::Def<'r>>,
    types: Vec<defs::Def<'r>>,
    enums: Vec<enums::Enum<'r>>,
    constraints: Vec<constraints::Constraint<'r>>,
    interfaces: Vec<interfaces::Interface<'r>>,
    passes: Vec<passes::Pass<'r>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Dialect<'r> {
    record: &'r str,
    source: Source,
    name: &'r str,
    cpp_namespace: &'r str,
    summary: &'r str,
    description: &'r str,
    dependent_dialects: Vec<&'r str>,
}

/// The location of a definition: the name of the file, without folders, so that the text is the same in every checkout.
#[derive(Serialize)]
struct Source {
    file: String,
    line: u32,
}

impl Source {
    fn of(record: RecordRef<'_>, sources: &SourceMap) -> Source {
        let at = record.span().lo;
        let path = sources.file_of(at).map_or("", |file| &sources.file(file).path);
        let file = path.rsplit('/').next().unwrap_or(path).to_owned();
        Source { file, line: sources.line_column(at).map_or(0, |place| place.line) }
    }
}

type All<T> = std::result::Result<Vec<T>, Vec<ods_parser::diagnostics::Diagnostic>>;

struct Reader<'r> {
    records: &'r Records,
    sources: &'r SourceMap,
    dialect: Option<&'r str>,
}

impl<'r> Reader<'r> {
    fn is_selected(&self, dialect: &str) -> bool {
        self.dialect.is_none_or(|expected| expected == dialect)
    }

    fn dialects(&self) -> All<Dialect<'r>> {
        let found = model::dialects(self.records).filter_map(|dialect| match dialect.name() {
            Ok(name) if !self.is_selected(name) => None,
            Ok(_) => Some(self.dialect(dialect)),
            Err(error) => Some(Err(error)),
        });
        all(found)
    }

    fn dialect(&self, dialect: model::Dialect<'r>) -> Result<Dialect<'r>> {
        Ok(Dialect {
            record: dialect.def_name(),
            source: Source::of(dialect.record(), self.sources),
            name: dialect.name()?,
            cpp_namespace: dialect.namespace()?,
            summary: dialect.summary(),
            description: dialect.description(),
            dependent_dialects: dialect.dependent_dialects()?,
        })
    }

    fn operations(&self) -> All<operations::Operation<'r>> {
        if !model::has_class(self.records, "Op") {
            return Ok(Vec::new());
        }
        let operations = all(model::operations(self.records)?)?;
        let expected = operations.into_iter().filter(|operation| self.is_selected(operation.dialect_name));
        all(expected.map(|operation| operations::Operation::new(&operation, self.sources)))
    }

    fn defs(&self, kind: DefKind) -> All<defs::Def<'r>> {
        if !model::has_class(self.records, kind.class()) {
            return Ok(Vec::new());
        }
        let defs = all(model::attr_or_type_defs(self.records, kind)?)?;
        let defs = all(defs.iter().map(|def| defs::Def::new(def, self.sources)))?;
        Ok(defs.into_iter().filter(|def| self.is_selected(def.dialect)).collect())
    }

    fn interfaces(&self) -> All<interfaces::Interface<'r>> {
        let mut interfaces = Vec::new();
        for kind in [InterfaceKind::Attr, InterfaceKind::Op, InterfaceKind::Type] {
            if model::has_class(self.records, kind.class()) {
                let own = model::own_interfaces(self.records, self.sources, kind)?;
                let read = |found: Result<_>| interfaces::Interface::new(found?, kind, self.sources);
                interfaces.extend(all(own.map(read))?);
            }
        }
        Ok(interfaces)
    }

    fn passes(&self) -> All<passes::Pass<'r>> {
        if !model::has_class(self.records, "PassBase") {
            return Ok(Vec::new());
        }
        let passes = all(model::passes(self.records)?)?;
        all(passes.into_iter().map(|pass| passes::Pass::new(pass, self.sources)))
    }
}
