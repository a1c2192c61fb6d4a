//! Semantic tokens of a document.

use lsp_types::{SemanticToken, SemanticTokenType, SemanticTokens, SemanticTokensRangeParams, Uri};
use ods_parser::source::Span;
use ods_parser::syntax::lex::tokens;
use ods_parser::syntax::{Token, TokenKind};
use rustc_hash::FxHashMap;

use crate::index::Target;
use crate::text::Text;
use crate::unit::Unit;
use crate::world::World;

/// Types of tokens, by the numbers that tokens have.
pub(crate) const LEGEND: [SemanticTokenType; 11] = [
    SemanticTokenType::COMMENT,
    SemanticTokenType::KEYWORD,
    SemanticTokenType::STRING,
    SemanticTokenType::NUMBER,
    SemanticTokenType::MACRO,
    SemanticTokenType::FUNCTION,
    SemanticTokenType::CLASS,
    SemanticTokenType::NAMESPACE,
    SemanticTokenType::VARIABLE,
    SemanticTokenType::PROPERTY,
    SemanticTokenType::PARAMETER,
];

/// All tokens of a document.
pub(crate) fn full(world: &mut World<'_>, uri: &Uri) -> Option<SemanticTokens> {
    let (path, text) = world.document(uri)?;
    let all = Span::new(0, text.content().len() as u32);
    Some(tokens_in_span(world, &path, &text, all))
}

/// `textDocument/semanticTokens/range`
pub(crate) fn range(world: &mut World<'_>, params: &SemanticTokensRangeParams) -> Option<SemanticTokens> {
    let (path, text) = world.document(&params.text_document.uri)?;
    let span = text.span(params.range, world.encoding);
    Some(tokens_in_span(world, &path, &text, span))
}

fn tokens_in_span(world: &mut World<'_>, path: &str, text: &Text, span: Span) -> SemanticTokens {
    let unit = world.unit(path);
    let mut by_start: FxHashMap<u32, &Target> = FxHashMap::default();
    for found in unit.files.first().map_or(&[][..], |file| &file.index.uses) {
        by_start.insert(found.span.lo, &found.target);
    }
    let mut encoder = Encoder { world, text, line: 0, column: 0, data: Vec::new() };
    let all = tokens(text.content());
    for token in all.iter().filter(|token| token.span.hi >= span.lo && token.span.lo <= span.hi) {
        let target = by_start.get(&token.span.lo).copied();
        if let Some(kind) = kind(token, target, &unit) {
            encoder.add(token.span, &kind);
        }
    }
    SemanticTokens { result_id: None, data: encoder.data }
}

/// The type of a token. It follows from the syntax around a name, without a search for its class.
fn kind(token: &Token, target: Option<&Target>, unit: &Unit) -> Option<SemanticTokenType> {
    Some(match token.kind {
        kind if kind.is_comment() => SemanticTokenType::COMMENT,
        kind if kind.is_keyword() => SemanticTokenType::KEYWORD,
        kind if kind.is_number() => SemanticTokenType::NUMBER,
        kind if kind.is_operator() => SemanticTokenType::FUNCTION,
        TokenKind::DIRECTIVE => SemanticTokenType::MACRO,
        TokenKind::STRING | TokenKind::CODE => SemanticTokenType::STRING,
        TokenKind::DAG_NAME => SemanticTokenType::PARAMETER,
        TokenKind::IDENTIFIER => match target? {
            Target::Class(_) => SemanticTokenType::CLASS,
            Target::Multiclass(_) => SemanticTokenType::NAMESPACE,
            Target::Field { .. } => SemanticTokenType::PROPERTY,
            Target::Param { .. } | Target::Name { param: Some(_), .. } | Target::Operand { .. } => {
                SemanticTokenType::PARAMETER
            }
            Target::Name { owner: Some(_), name, .. } if unit.global(name).is_none() => {
                SemanticTokenType::PROPERTY
            }
            Target::Name { .. } | Target::Local(_) => SemanticTokenType::VARIABLE,
            Target::Include(_) => return None,
        },
        _ => return None,
    })
}

/// Writes tokens relative to each other, as the protocol has them.
struct Encoder<'w, 'h, 't> {
    world: &'w World<'h>,
    text: &'t Text,
    line: u32,
    column: u32,
    data: Vec<SemanticToken>,
}

impl Encoder<'_, '_, '_> {
    /// Adds a token. One of several lines becomes a token for each line, because not all clients support
    /// longer ones.
    fn add(&mut self, span: Span, kind: &SemanticTokenType) {
        let token_type = LEGEND.iter().position(|known| known == kind).unwrap_or_default() as u32;
        let mut lo = span.lo;
        for line in self.text.slice(span).split_inclusive('\n') {
            let shown = line.trim_end_matches(['\n', '\r']);
            if !shown.is_empty() {
                let start = self.world.position(self.text, lo);
                let end = self.world.position(self.text, lo + shown.len() as u32);
                // A lone carriage return ends a line, too.
                if start.line == end.line {
                    self.push(start.line, start.character, end.character - start.character, token_type);
                }
            }
            lo += line.len() as u32;
        }
    }

    fn push(&mut self, line: u32, column: u32, length: u32, token_type: u32) {
        let delta_line = line - self.line;
        let delta_start = if delta_line == 0 { column - self.column } else { column };
        (self.line, self.column) = (line, column);
        self.data.push(SemanticToken {
            delta_line,
            delta_start,
            length,
            token_type,
            token_modifiers_bitset: 0,
        });
    }
}
