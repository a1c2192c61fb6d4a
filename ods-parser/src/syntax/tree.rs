//! The lossless tree of a source: all tokens with comments and directives, and the constructs of the grammar.
//!
//! Every source has a tree: a statement with an error has tokens but no nodes. The nodes are those of
//! `grammar.pest`, and a [`NodeKind::VALUE`] around each value with its suffixes and pastes, which the
//! grammar puts side by side.

use std::sync::Arc;

use super::grammar::Rule;
use super::lex::tokens;
use super::macros::Macros;
use super::nodes::{Pair, Pairs};
use super::{Chunk, FIRST, Token, for_each_chunk};
use crate::diagnostics::Sink;
use crate::source::{SharedText, Span};

/// The kind of a construct.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NodeKind(Rule);

macro_rules! node_kinds {
    ($($name:ident = $rule:ident, $doc:literal;)*) => {
        impl NodeKind {
            $(#[doc = $doc] pub const $name: NodeKind = NodeKind(Rule::$rule);)*
        }
    };
}

node_kinds! {
    INCLUDE = include, "`include \"…\"`";
    CLASS = class, "`class C<…> : … { … }`";
    DEF = def, "`def x : … { … }`";
    DEFM = defm, "`defm x : …;`";
    MULTICLASS = multiclass, "`multiclass M<…> : … { … }`";
    DEFSET = defset, "`defset type x = { … }`";
    DEFTYPE = deftype, "`deftype x = type;`";
    DEFVAR = defvar, "`defvar x = …;`";
    FOREACH = foreach, "`foreach x = … in …`";
    IF = if_block, "`if … then … else …`";
    LET = let_block, "`let … in …`";
    BINDING = binding, "`x = …` of a `let … in`";
    ASSERT = assert, "`assert …, …;`";
    DUMP = dump, "`dump …;`";
    BLOCK = block, "A statement, or statements in braces.";
    STATEMENT_LIST = statement_list, "Statements after `{`, and `}`.";
    PARAMS = params, "Template parameters after `<`, and `>`.";
    PARENTS = parents, "Parent classes.";
    CLASS_REF = class_ref, "A parent class with its arguments.";
    ARGS = args, "Template arguments after `<`, and `>`.";
    NAMED_VALUE = named_value, "The value of a named argument.";
    BODY = body, "`;`, or items in braces.";
    LET_ITEM = let_item, "`let x = …;` of a body.";
    DECL = decl, "A field or template parameter, without `;`.";
    TYPE = ty, "A type.";
    NAME = name, "The name of a `def` or `defm`.";
    VALUE = value, "A value with its suffixes and pastes.";
    PASTE = paste, "`#` and its right operands.";
    FIELD_SUFFIX = field_suffix, "`.x`";
    BIT_SUFFIX = bit_suffix, "`{…}` after a value";
    INDEX_SUFFIX = index_suffix, "`[…]` after a value";
    LIST = list, "`[…]`";
    BITS = bits, "`{…}`";
    DAG = dag, "`(op …)`";
    BANG = bang, "`!op(…)`";
    COND = cond, "`!cond(…)`";
}

/// The tree of a source.
#[derive(Debug)]
pub struct SyntaxTree<'t> {
    text: &'t str,
    tokens: Vec<Token>,
    /// In preorder.
    nodes: Vec<TreeNode>,
}

#[derive(Clone, Copy, Debug)]
struct TreeNode {
    kind: NodeKind,
    span: Span,
    /// Number of nodes of the subtree, this one included; the others follow.
    size: u32,
}

impl<'t> SyntaxTree<'t> {
    /// The tree of a source. `macros` are predefined, and files that it includes are not read.
    ///
    /// ```
    /// use ods_parser::syntax::tree::{NodeKind, SyntaxTree};
    ///
    /// let tree = SyntaxTree::parse("def A : B<1>, C; /* an error: */ def;", &[]);
    /// let def = tree.statements().next().unwrap();
    /// let parents = def.child(NodeKind::PARENTS).unwrap();
    /// assert_eq!(parents.children().map(|class| class.text()).collect::<Vec<_>>(), ["B<1>", "C"]);
    /// ```
    #[must_use]
    pub fn parse(text: &'t str, macros: &[String]) -> SyntaxTree<'t> {
        let nodes = crate::stack::run_on_deep_stack(|| nodes(text, macros));
        SyntaxTree { text, tokens: tokens(text), nodes }
    }

    /// All tokens, comments and directives, in the order of the source.
    #[must_use]
    pub fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// The statements without an error.
    #[must_use]
    pub fn statements(&self) -> SyntaxNodes<'_> {
        SyntaxNodes { tree: self, nodes: &self.nodes }
    }
}

/// A construct of a source.
#[derive(Clone, Copy, Debug)]
pub struct SyntaxNode<'a> {
    tree: &'a SyntaxTree<'a>,
    node: &'a TreeNode,
    inner: &'a [TreeNode],
}

impl<'a> SyntaxNode<'a> {
    /// The kind of construct.
    #[must_use]
    pub fn kind(self) -> NodeKind {
        self.node.kind
    }

    /// Its bytes, counted from 0.
    #[must_use]
    pub fn span(self) -> Span {
        self.node.span
    }

    /// Its source.
    #[must_use]
    pub fn text(self) -> &'a str {
        &self.tree.text[self.node.span.lo as usize..self.node.span.hi as usize]
    }

    /// Its tokens, with the comments and directives between them.
    #[must_use]
    pub fn tokens(self) -> &'a [Token] {
        let Span { lo, hi } = self.node.span;
        let tokens = &self.tree.tokens;
        let first = tokens.partition_point(|token| token.span.lo < lo);
        &tokens[first..tokens.partition_point(|token| token.span.lo < hi)]
    }

    /// The constructs in it.
    #[must_use]
    pub fn children(self) -> SyntaxNodes<'a> {
        SyntaxNodes { tree: self.tree, nodes: self.inner }
    }

    /// The first of the constructs in it that has a kind.
    #[must_use]
    pub fn child(self, kind: NodeKind) -> Option<SyntaxNode<'a>> {
        self.children().find(|child| child.kind() == kind)
    }
}

/// Constructs side by side.
#[derive(Clone, Debug)]
pub struct SyntaxNodes<'a> {
    tree: &'a SyntaxTree<'a>,
    nodes: &'a [TreeNode],
}

impl<'a> Iterator for SyntaxNodes<'a> {
    type Item = SyntaxNode<'a>;

    fn next(&mut self) -> Option<SyntaxNode<'a>> {
        let node = self.nodes.first()?;
        let (subtree, following) = self.nodes.split_at(node.size as usize);
        self.nodes = following;
        Some(SyntaxNode { tree: self.tree, node, inner: &subtree[1..] })
    }
}

/// The nodes of a source; none if it nests too deeply.
fn nodes(text: &str, macros: &[String]) -> Vec<TreeNode> {
    let text = SharedText { text: Arc::new(text.to_owned()), base: FIRST };
    let mut nodes = Vec::new();
    let is_read = for_each_chunk(&text, &mut Macros::new(macros), &mut Sink::default(), |mut chunk, _| {
        chunk.parse(&text);
        let mut builder = NodeBuilder { chunk: &chunk, nodes: &mut nodes };
        chunk.syntax.runs().for_each(|(statements, _)| builder.add_all(statements));
    });
    if is_read { nodes } else { Vec::new() }
}

/// Adds the syntax of a chunk to the nodes of a source.
struct NodeBuilder<'c> {
    chunk: &'c Chunk,
    nodes: &'c mut Vec<TreeNode>,
}

impl NodeBuilder<'_> {
    fn add_all(&mut self, mut pairs: Pairs<'_>) {
        while let Some(pair) = pairs.next() {
            if !begins_value(pair.as_rule()) {
                self.add(pair);
                continue;
            }
            let mut span = self.span(pair);
            let value = self.nodes.len();
            self.nodes.push(TreeNode { kind: NodeKind::VALUE, span, size: 0 });
            self.add(pair);
            while let Some(suffix) = pairs.next_if(continues_value) {
                span.hi = self.span(suffix).hi;
                self.add(suffix);
            }
            self.close(value, span);
        }
    }

    fn add(&mut self, pair: Pair<'_>) {
        let at = self.nodes.len();
        let span = self.span(pair);
        self.nodes.push(TreeNode { kind: NodeKind(pair.as_rule()), span, size: 0 });
        self.add_all(pair.into_inner());
        self.close(at, span);
    }

    fn close(&mut self, at: usize, span: Span) {
        let size = (self.nodes.len() - at) as u32;
        self.nodes[at] = TreeNode { span, size, ..self.nodes[at] };
    }

    fn span(&self, pair: Pair<'_>) -> Span {
        let spans = &self.chunk.tokens.spans;
        Span::new(spans[pair.start()].0, spans[pair.end() - 1].1)
    }
}

/// Whether a rule matches the first part of a value.
fn begins_value(rule: Rule) -> bool {
    matches!(rule, Rule::ident | Rule::atom | Rule::list | Rule::bang | Rule::dag | Rule::cond | Rule::bits)
}

/// Whether a rule matches a further part of a value.
fn continues_value(rule: Rule) -> bool {
    matches!(rule, Rule::args | Rule::field_suffix | Rule::index_suffix | Rule::bit_suffix | Rule::paste)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line for each node: its depth, kind and source.
    fn show(nodes: SyntaxNodes<'_>, depth: usize, out: &mut Vec<String>) {
        for node in nodes {
            out.push(format!("{}{:?} {}", " ".repeat(depth), node.kind().0, node.text()));
            show(node.children(), depth + 1, out);
        }
    }

    #[test]
    fn values_enclose_their_suffixes_and_pastes() {
        let tree = SyntaxTree::parse("def a#b : C<x.y{0-1}, n = [!add(1, d)]> { int i; }", &[]);
        let mut lines = Vec::new();
        show(tree.statements(), 0, &mut lines);
        let expected = [
            "def def a#b : C<x.y{0-1}, n = [!add(1, d)]> { int i; }",
            " name a#b",
            "  value a#b",
            "   ident a",
            "   paste #b",
            "    value b",
            "     ident b",
            " parents C<x.y{0-1}, n = [!add(1, d)]>",
            "  class_ref C<x.y{0-1}, n = [!add(1, d)]>",
            "   args x.y{0-1}, n = [!add(1, d)]>",
            "    value x.y{0-1}",
            "     ident x",
            "     field_suffix .y",
            "     bit_suffix {0-1}",
            "      value 0",
            "       atom 0",
            "      negative_end -1",
            "    value n",
            "     ident n",
            "    named_value [!add(1, d)]",
            "     value [!add(1, d)]",
            "      list [!add(1, d)]",
            "       value !add(1, d)",
            "        bang !add(1, d)",
            "         value 1",
            "          atom 1",
            "         value d",
            "          ident d",
            " body { int i; }",
            "  decl int i",
            "   ty int",
        ];
        assert_eq!(lines, expected);
    }

    #[test]
    fn statements_with_errors_have_tokens_only() {
        let text = "// a\ndef A {\n #ifdef X\n int y\n #endif\n}\ndef ! B; \"\nclass C;";
        let tree = SyntaxTree::parse(text, &[]);
        let statements: Vec<&str> = tree.statements().map(SyntaxNode::text).collect();
        assert_eq!(statements, ["def A {\n #ifdef X\n int y\n #endif\n}", "class C;"]);
        let mut end = 0;
        for token in tree.tokens() {
            assert!(text[end..token.span.lo as usize].trim().is_empty());
            end = token.span.hi as usize;
        }
        assert_eq!(end, text.len());
        let body = tree.statements().next().and_then(|def| def.child(NodeKind::BODY));
        assert_eq!(body.map(|body| body.tokens().len()), Some(6));
        // The macro makes the field count, which has an error.
        assert_eq!(SyntaxTree::parse(text, &["X".to_owned()]).statements().count(), 1);
    }

    #[test]
    fn sources_that_nest_too_deeply_have_tokens_only() {
        let text = format!("defvar x = {}1{};", "[".repeat(2_000), "]".repeat(2_000));
        let tree = SyntaxTree::parse(&text, &[]);
        assert_eq!((tree.statements().count(), tree.tokens().len()), (0, 4_005));
    }
}
