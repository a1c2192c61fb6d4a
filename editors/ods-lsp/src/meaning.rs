//! The symbol at a position, and the location of its definition.

use std::sync::Arc;

use lsp_types::TextDocumentPositionParams;
use ods_parser::source::Span;

use crate::unit::{Symbol, Unit};
use crate::world::World;

/// A name and its meaning.
pub(crate) struct Occurrence {
    pub(crate) unit: Arc<Unit>,
    pub(crate) path: String,
    pub(crate) span: Span,
    pub(crate) symbol: Symbol,
}

/// The meaning of the name at a position.
pub(crate) fn symbol_at(world: &mut World<'_>, params: &TextDocumentPositionParams) -> Option<Occurrence> {
    let at = world.cursor(params)?;
    let unit = world.unit(&at.path);
    let found = unit.files.first()?.index.use_at(at.offset)?;
    let symbol = unit.resolve(0, found)?;
    let span = found.span;
    Some(Occurrence { symbol, span, path: at.path, unit })
}

/// The location of a symbol's definition.
pub(crate) fn definition_location(world: &mut World<'_>, found: &Occurrence) -> Option<(String, Span)> {
    match &found.symbol {
        Symbol::File(path) => Some((path.clone(), Span::NONE)),
        Symbol::Record(name) => {
            let analysis = world.analysis(&found.path);
            let record = analysis.outcome.records.def(name)?;
            analysis.location(record.span()).map(|(path, span)| (path.to_owned(), span))
        }
        symbol => {
            let (file, span) = found.unit.definition(symbol)?;
            Some((found.unit.files[file as usize].path.clone(), span))
        }
    }
}
