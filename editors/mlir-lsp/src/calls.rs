//! Call hierarchy: an operation with a symbol calls the symbols that it and the operations in it name.

use std::ops::Range;

use ir_core::text::TokenKind;
use lsp_text::Encoding;
use lsp_types::{
    CallHierarchyIncomingCall, CallHierarchyItem, CallHierarchyOutgoingCall, DocumentSymbol, Uri,
};

use crate::document::Document;
use crate::names::{Meaning, name_at};
use crate::structure;
use crate::symbols::SymbolIndex;
use crate::tokens::first_after;

/// A document and how the client counts.
#[derive(Clone, Copy)]
pub(crate) struct Calls<'d> {
    pub(crate) document: &'d Document,
    pub(crate) uri: &'d Uri,
    pub(crate) encoding: Encoding,
}

impl Calls<'_> {
    /// `textDocument/prepareCallHierarchy`: the symbol that a name means.
    pub(crate) fn prepare(self, offset: u32) -> Option<Vec<CallHierarchyItem>> {
        let found = name_at(self.document, offset)?;
        let Meaning::Symbol(definition) = found.meaning else { return None };
        self.item(definition.start).map(|item| vec![item])
    }

    /// `callHierarchy/incomingCalls`: the symbols with operations that refer to one.
    pub(crate) fn incoming(self, offset: u32) -> Option<Vec<CallHierarchyIncomingCall>> {
        let found = name_at(self.document, offset)?;
        let mut calls: Vec<CallHierarchyIncomingCall> = Vec::new();
        for (range, defines) in found.all(self.document) {
            let Some(from) = self.item(range.start).filter(|_| !defines) else { continue };
            let range = self.document.text.range(range, self.encoding);
            match calls.iter_mut().find(|call| call.from == from) {
                Some(call) => call.from_ranges.push(range),
                None => calls.push(CallHierarchyIncomingCall { from, from_ranges: vec![range] }),
            }
        }
        Some(calls)
    }

    /// `callHierarchy/outgoingCalls`: the symbols that the operation of one names.
    pub(crate) fn outgoing(self, offset: u32) -> Option<Vec<CallHierarchyOutgoingCall>> {
        let Calls { document, encoding, .. } = self;
        let (section, _) = document.piece_at(offset)?;
        let symbol = self.innermost_symbol(offset)?;
        let area = document.text.offsets(symbol.range, encoding);
        let own = document.text.offsets(symbol.selection_range, encoding);
        let symbols = SymbolIndex::new(document, section);
        let mut calls: Vec<CallHierarchyOutgoingCall> = Vec::new();
        let first = first_after(&document.tokens, area.start);
        let inner = document.tokens.iter().enumerate().skip(first);
        for (index, token) in inner.take_while(|(_, token)| token.start < area.end) {
            // The operation itself and those in it are not called by being there.
            let is_name = token.kind == TokenKind::AtId && token.start != own.start;
            let Some(definition) = is_name.then(|| symbols.resolve(index)).flatten() else { continue };
            let Some(to) = self.item(definition.start).filter(|_| definition.start != token.start) else {
                continue;
            };
            let range = document.text.range(token.start..token.end, encoding);
            match calls.iter_mut().find(|call| call.to == to) {
                Some(call) => call.from_ranges.push(range),
                None => calls.push(CallHierarchyOutgoingCall { to, from_ranges: vec![range] }),
            }
        }
        Some(calls)
    }

    /// The innermost symbol around an offset.
    fn innermost_symbol(self, offset: u32) -> Option<DocumentSymbol> {
        let contains = |range: Range<u32>| range.start <= offset && offset <= range.end;
        let (section, piece) = self.document.piece_at(offset)?;
        let mut level = structure::piece_symbols(self.document, section, piece, self.encoding);
        let mut found = None;
        while let Some(symbol) =
            level.into_iter().find(|symbol| contains(self.document.text.offsets(symbol.range, self.encoding)))
        {
            level = symbol.children.clone().unwrap_or_default();
            found = Some(symbol);
        }
        found
    }

    /// The innermost symbol around an offset, as an item of the protocol.
    fn item(self, offset: u32) -> Option<CallHierarchyItem> {
        let DocumentSymbol { name, detail, kind, range, selection_range, .. } =
            self.innermost_symbol(offset)?;
        let uri = self.uri.clone();
        Some(CallHierarchyItem { name, kind, tags: None, detail, uri, range, selection_range, data: None })
    }
}
