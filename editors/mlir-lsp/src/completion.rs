//! Completion: operations, values, blocks, symbols, aliases, types and attributes, also in texts with errors
//! before the cursor.

use std::ops::Range;

use ir_core::attr_or_type::{DefSpec, DialectDefinitions, Interned};
use ir_core::context::{Context, RegisteredDialect, RegisteredOp};
use ir_core::text::{NamedEntity, Token, TokenKind};
use lsp_text::Encoding;
use lsp_types::{
    CompletionItem, CompletionItemKind, CompletionList, CompletionTextEdit, Documentation, MarkupContent,
    MarkupKind, TextEdit,
};

use crate::document::{Document, Section};
use crate::enum_cases::expected_cases;
use crate::hover::{documentation, first_paragraph};
use crate::names::{defines_alias, labels, visible};
use crate::piece::Piece;
use crate::symbols::SymbolIndex;
use crate::tokens::first_after;

/// Types of the dialect `builtin`, with the prefix to type first.
const TYPES: [&str; 20] = [
    "i1", "i8", "i16", "i32", "i64", "index", "f16", "bf16", "f32", "f64", "f128", "tensor<", "memref<",
    "vector<", "tuple<", "complex<", "none", "si32", "ui32", "ui8",
];

/// Attributes that begin with a word.
const ATTRIBUTES: [&str; 14] = [
    "true",
    "false",
    "unit",
    "dense<",
    "array<",
    "affine_map<",
    "affine_set<",
    "sparse<",
    "dense_resource<",
    "distinct[",
    "loc(",
    "strided<",
    "opaque<",
    "[",
];

/// The word before the cursor and the names that can complete it.
struct Request<'a> {
    document: &'a Document,
    encoding: Encoding,
    cursor: u32,
    /// The word up to the cursor.
    word: Range<u32>,
    items: Vec<CompletionItem>,
}

/// `textDocument/completion`
pub(crate) fn completion(document: &Document, cursor: u32, encoding: Encoding) -> CompletionList {
    let word = word_before(document, cursor);
    let mut request = Request { document, encoding, cursor, word, items: Vec::new() };
    let text = document.text.content().as_bytes();
    let is_comment = {
        let line = document.text.line(document.text.line_of(cursor));
        document.text.slice(line.start..cursor).contains("//")
    };
    if !is_comment {
        match text.get(request.word.start as usize).filter(|_| request.word.start < cursor) {
            Some(b'%') => request.values(),
            Some(b'^') => request.blocks(),
            Some(b'@') => request.symbols(),
            Some(b'#') => request.aliases(TokenKind::HashId),
            Some(b'!') => request.aliases(TokenKind::ExclamationId),
            _ => request.words(),
        }
    }
    for (index, item) in request.items.iter_mut().enumerate() {
        item.sort_text = Some(format!("{index:05}"));
    }
    CompletionList { is_incomplete: false, items: request.items }
}

/// `completionItem/resolve`
pub(crate) fn resolve(ctx: &ir_core::context::Context, mut item: CompletionItem) -> CompletionItem {
    if item.kind == Some(CompletionItemKind::FUNCTION)
        && let Some(value) = documentation(ctx, &item.label)
    {
        item.documentation =
            Some(Documentation::MarkupContent(MarkupContent { kind: MarkupKind::Markdown, value }));
    }
    item
}

/// The word that ends at the cursor, with its sigil.
fn word_before(document: &Document, cursor: u32) -> Range<u32> {
    let text = document.text.content().as_bytes();
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$' | b'-');
    let count = text[..cursor as usize].iter().rev().take_while(|byte| is_word(byte)).count() as u32;
    let start = cursor - count;
    let is_sigil = start > 0 && matches!(text[start as usize - 1], b'%' | b'^' | b'@' | b'#' | b'!');
    start - u32::from(is_sigil)..cursor
}

impl Request<'_> {
    fn add(&mut self, label: &str, kind: CompletionItemKind, detail: Option<String>) {
        let range = self.document.text.range(self.word.clone(), self.encoding);
        self.items.push(CompletionItem {
            label: label.to_owned(),
            kind: Some(kind),
            detail,
            text_edit: Some(CompletionTextEdit::Edit(TextEdit::new(range, label.to_owned()))),
            ..CompletionItem::default()
        });
    }

    fn place(&self) -> Option<(&Section, &Piece)> {
        self.document.piece_at(self.word.start)
    }

    fn values(&mut self) {
        let Some((section, piece)) = self.document.piece_at(self.word.start) else { return };
        for at in visible(self.document, piece, self.word.start) {
            let token = &self.document.tokens[at];
            let ty = match piece.name_at(token.start).map(|name| name.entity) {
                Some(NamedEntity::Value(index)) => {
                    let values = piece.values_of_name(index);
                    let live = values.into_iter().filter(|&value| section.ir.is_live_value(value));
                    let types: Vec<String> =
                        live.map(|value| section.ir.value_type(value).to_text(&self.document.ctx)).collect();
                    Some(types.join(", "))
                }
                _ => None,
            };
            self.add(self.document.spelling(token), CompletionItemKind::VARIABLE, ty);
        }
    }

    fn blocks(&mut self) {
        let Some((_, piece)) = self.place() else { return };
        for at in labels(self.document, piece, self.word.start) {
            let token = self.document.tokens[at];
            let line = self.document.text.line(self.document.text.line_of(token.start));
            let detail = self.document.text.slice(token.end..line.end).trim_end_matches(':').to_owned();
            self.add(self.document.spelling(&token), CompletionItemKind::REFERENCE, Some(detail));
        }
    }

    fn symbols(&mut self) {
        let Some(section) = self.document.section_at(self.word.start) else { return };
        let index = SymbolIndex::new(self.document, section);
        for (_, definition) in index.all() {
            let detail = definition.op.map(|op| section.ir.name(op).as_str(&self.document.ctx).to_owned());
            self.add(self.document.text.slice(definition.range()), CompletionItemKind::FUNCTION, detail);
        }
        // Their documentation is not that of an operation of their names.
        self.items.iter_mut().for_each(|item| item.kind = Some(CompletionItemKind::CONSTANT));
    }

    fn aliases(&mut self, kind: TokenKind) {
        let Some(section) = self.document.section_at(self.word.start) else { return };
        let tokens = &self.document.tokens;
        let end = tokens.partition_point(|token| token.start < self.word.start);
        let first = first_after(tokens, section.range.start);
        for (at, token) in tokens.iter().enumerate().take(end).skip(first) {
            if token.kind == kind && defines_alias(self.document, at) {
                let line = self.document.text.line(self.document.text.line_of(token.start));
                let value =
                    self.document.text.slice(token.end..line.end).trim().trim_start_matches('=').trim();
                self.add(self.document.spelling(token), CompletionItemKind::VALUE, Some(value.to_owned()));
            }
        }
        self.dialect_names(kind);
    }

    /// Names of types or attributes of dialects: first those that the document has, then all others that are
    /// registered.
    fn dialect_names(&mut self, kind: TokenKind) {
        let document = self.document;
        let mut names: Vec<&str> = Vec::new();
        for token in
            document.tokens.iter().filter(|token| token.kind == kind && token.start != self.word.start)
        {
            let name = document.spelling(token);
            if name.contains('.') {
                names.push(name);
            }
        }
        names.sort_unstable();
        names.dedup();
        for name in &names {
            self.add(name, CompletionItemKind::VALUE, None);
        }
        for (name, parameters) in registered(&document.ctx, kind) {
            if !names.contains(&name.as_str()) {
                self.add(&name, CompletionItemKind::VALUE, Some(parameters).filter(|text| !text.is_empty()));
            }
        }
    }

    /// Completes a word without a sigil by the token before it.
    fn words(&mut self) {
        let end = self.document.tokens.partition_point(|token| token.end <= self.word.start);
        let before = end.checked_sub(1).map(|at| self.document.tokens[at]);
        let line = self.document.text.line(self.document.text.line_of(self.cursor));
        let is_first = self.document.text.slice(line.start..self.word.start).trim().is_empty();
        let after_results = before.is_some_and(|token| token.kind == TokenKind::Equal)
            && self.document.text.slice(line.start..self.word.start).trim_start().starts_with('%');
        if is_first || after_results || self.follows_body(before) {
            return self.operations();
        }
        let cases = expected_cases(self.document, self.word.start);
        if !cases.is_empty() {
            cases.into_iter().for_each(|case| self.add(case, CompletionItemKind::ENUM_MEMBER, None));
            return;
        }
        match before.map(|token| token.kind) {
            Some(TokenKind::Colon | TokenKind::Arrow | TokenKind::KwTo) => self.types(),
            Some(TokenKind::Equal) => self.attributes(),
            Some(TokenKind::Comma | TokenKind::LParen | TokenKind::Less) => {
                self.types();
                self.values_with_sigil();
            }
            // After the name of an operation or a keyword.
            _ => {
                self.values_with_sigil();
                self.types();
            }
        }
    }

    fn follows_body(&self, before: Option<Token>) -> bool {
        before.is_none_or(|token| matches!(token.kind, TokenKind::LBrace | TokenKind::RBrace))
    }

    fn values_with_sigil(&mut self) {
        if self.word.is_empty() {
            self.values();
        }
    }

    fn operations(&mut self) {
        let mut ops: Vec<&RegisteredOp> = self.document.ctx.registered_ops().collect();
        ops.sort_unstable_by_key(|op| op.name());
        let prefix = self.document.text.slice(self.word.clone());
        let dialect = prefix.split_once('.').map(|(dialect, _)| dialect);
        for op in ops {
            let own = op.name().split_once('.').map_or("", |(own, _)| own);
            if dialect.is_none_or(|dialect| dialect == own) {
                let detail = first_paragraph(op.documentation());
                self.add(op.name(), CompletionItemKind::FUNCTION, detail);
            }
        }
    }

    fn types(&mut self) {
        for name in TYPES {
            self.add(name, CompletionItemKind::STRUCT, None);
        }
        let word = self.word.clone();
        if word.is_empty() {
            self.aliases(TokenKind::ExclamationId);
        }
    }

    fn attributes(&mut self) {
        for name in ATTRIBUTES {
            self.add(name, CompletionItemKind::VALUE, None);
        }
        if self.word.is_empty() {
            self.aliases(TokenKind::HashId);
        }
    }
}

/// The types or attributes of registered dialects that a sigil begins, with the names of their parameters,
/// sorted.
fn registered(ctx: &Context, kind: TokenKind) -> Vec<(String, String)> {
    let definitions = ctx.dialects().filter_map(RegisteredDialect::model::<dyn DialectDefinitions>);
    let mut names: Vec<(String, String)> = match kind {
        TokenKind::HashId => definitions
            .flat_map(DialectDefinitions::attribute_definitions)
            .filter_map(|def| named('#', def))
            .collect(),
        _ => definitions
            .flat_map(DialectDefinitions::type_definitions)
            .filter_map(|def| named('!', def))
            .collect(),
    };
    names.sort_unstable();
    names
}

/// The name of a definition that has a mnemonic, and the names of its parameters.
fn named<H: Interned>(sigil: char, def: &DefSpec<H>) -> Option<(String, String)> {
    let parameters: Vec<&str> = def.params.iter().map(|param| param.name).collect();
    let name = || (format!("{sigil}{}.{}", def.dialect, def.mnemonic), parameters.join(", "));
    (!def.mnemonic.is_empty()).then(name)
}
