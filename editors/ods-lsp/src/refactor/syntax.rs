//! The parts of a definition, from its syntax tree.

use ods_parser::source::Span;
use ods_parser::syntax::tree::{NodeKind, SyntaxNode, SyntaxTree};
use ods_parser::syntax::{Token, TokenKind};

use crate::text::Text;

/// The parts of a `def` or `class`. Spans are those of the file.
pub(super) struct DefinitionSyntax<'t> {
    text: &'t Text,
    /// The tree of the statement, whose spans count from its beginning.
    tree: SyntaxTree<'t>,
    start: u32,
    /// Without comments.
    pub(super) tokens: Vec<Token>,
    /// The classes that it derives from, with their arguments.
    pub(super) parents: Vec<Span>,
    /// The arguments of the last one of these classes.
    pub(super) arguments: Vec<Span>,
    /// The body between the braces; none if it has a semicolon.
    pub(super) body: Option<Span>,
    /// The statements of the body, each with its end.
    pub(super) body_items: Vec<Span>,
    /// From the end of the name and parameters to the end of the statement.
    pub(super) rest: Span,
}

impl<'t> DefinitionSyntax<'t> {
    /// The parts of a definition whose name ends at `name_end`; none for other statements, and where
    /// directives are in it.
    pub(super) fn new(text: &'t Text, statement: Span, name_end: u32) -> Option<DefinitionSyntax<'t>> {
        let tree = SyntaxTree::parse(text.slice(statement), &[]);
        if tree.tokens().iter().any(|token| token.kind == TokenKind::DIRECTIVE) {
            return None;
        }
        let definition = tree.statements().next()?;
        let body = definition.child(NodeKind::BODY)?;
        let parents = definition.child(NodeKind::PARENTS);
        let moved = |span: Span| moved(span, statement.lo);
        let all = |spans: Vec<Span>| spans.into_iter().map(moved).collect();
        let parameters_end = definition.child(NodeKind::PARAMS).map(|params| moved(params.span()).hi);
        let tokens = tree.tokens().iter().filter(|token| !token.kind.is_comment());
        Some(DefinitionSyntax {
            text,
            start: statement.lo,
            tokens: tokens.map(|token| Token { span: moved(token.span), ..*token }).collect(),
            parents: all(parents.into_iter().flat_map(SyntaxNode::children).map(SyntaxNode::span).collect()),
            arguments: all(parents.map(arguments).unwrap_or_default()),
            body: inside_of_braces(body).map(moved),
            body_items: all(body.children().map(|item| with_semicolon(body, item)).collect()),
            rest: Span::new(parameters_end.unwrap_or(name_end), statement.hi),
            tree,
        })
    }

    /// The text of a token; empty after the last one.
    pub(super) fn word(&self, index: usize) -> &'t str {
        self.tokens.get(index).map_or("", |token| self.text.slice(token.span))
    }

    /// The value of `let field = …`, by the tree.
    pub(super) fn field_value(&self, field: &str) -> Option<SyntaxNode<'_>> {
        let body = self.tree.statements().next()?.child(NodeKind::BODY)?;
        let sets_field = |item: &SyntaxNode<'_>| {
            let mut tokens = item.tokens().iter().filter(|token| !token.kind.is_comment()).skip(1);
            let name = tokens.next().map(|token| self.text.slice(self.span(token.span)));
            let follows = tokens.next().map(|token| token.kind);
            name == Some(field) && follows == Some(TokenKind::EQUAL)
        };
        body.children()
            .filter(|item| item.kind() == NodeKind::LET_ITEM)
            .find(sets_field)?
            .child(NodeKind::VALUE)
    }

    /// A span of the tree in the file.
    pub(super) fn span(&self, span: Span) -> Span {
        moved(span, self.start)
    }
}

fn moved(span: Span, start: u32) -> Span {
    Span::new(span.lo + start, span.hi + start)
}

/// The arguments of the last class, with their names.
fn arguments(parents: SyntaxNode<'_>) -> Vec<Span> {
    let arguments = parents.children().last().and_then(|class| class.child(NodeKind::ARGS));
    let mut spans: Vec<Span> = Vec::new();
    for value in arguments.into_iter().flat_map(SyntaxNode::children) {
        match spans.last_mut().filter(|_| value.kind() == NodeKind::NAMED_VALUE) {
            Some(name) => name.hi = value.span().hi,
            None => spans.push(value.span()),
        }
    }
    spans
}

/// The span between the braces of a body.
fn inside_of_braces(body: SyntaxNode<'_>) -> Option<Span> {
    let open = body.tokens().first().filter(|token| token.kind == TokenKind::L_BRACE)?;
    let close = body.tokens().iter().rfind(|token| token.kind == TokenKind::R_BRACE)?;
    Some(Span::new(open.span.hi, close.span.lo))
}

/// The span of an item of a body. A semicolon follows the declaration of a field.
fn with_semicolon(body: SyntaxNode<'_>, item: SyntaxNode<'_>) -> Span {
    let Span { lo, hi } = item.span();
    let mut following = body.tokens().iter().skip_while(|token| token.span.lo < hi);
    let semicolon = following.find(|token| !token.kind.is_comment() && item.kind() == NodeKind::DECL);
    Span::new(lo, semicolon.map_or(hi, |token| token.span.hi))
}
