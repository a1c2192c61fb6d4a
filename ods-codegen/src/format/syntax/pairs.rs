//! From pest's pairs to the syntax tree.

use pest::Parser as _;
use pest::iterators::{Pair, Pairs};

use super::super::text::TextRange;
use super::grammar::{Grammar, Rule};
use super::tree::{Clause, GroupNode, Member, Node, NodeKind, Unary, Word};
use super::{MAX_DEPTH, SyntaxError, failure};

/// The elements of a format.
///
/// # Errors
/// The first unexpected token.
pub fn parse(text: &str) -> Result<Vec<Node<'_>>, SyntaxError<'_>> {
    check_depth(text)?;
    match Grammar::parse(Rule::format, text) {
        Ok(mut pairs) => Ok(nodes(pairs.next().into_iter().flat_map(Pair::into_inner))),
        Err(error) => {
            let (message, range) = failure::describe(&error, text);
            let before = Grammar::parse(Rule::beginning, text).ok().and_then(|mut pairs| pairs.next());
            Err(SyntaxError { before: nodes(before.into_iter().flat_map(Pair::into_inner)), message, range })
        }
    }
}

/// Rejects deep nesting before parsing: the parser and the tree are recursive.
fn check_depth(text: &str) -> Result<(), SyntaxError<'_>> {
    let mut depth = 0;
    let (mut quote, mut last) = (None, ' ');
    for (at, c) in text.char_indices() {
        match (quote, c) {
            (Some('"'), '"') if last == '\\' => {}
            (Some(end), _) if c == end => quote = None,
            (Some(_), _) => {}
            (None, '`' | '"') => quote = Some(c),
            (None, '(') => depth += 1,
            (None, ')') => depth -= 1,
            (None, _) => {}
        }
        last = c;
        if depth > MAX_DEPTH {
            let message = format!("brackets nest deeper than {MAX_DEPTH} levels");
            return Err(SyntaxError { before: Vec::new(), message, range: TextRange::new(at, at + 1) });
        }
    }
    Ok(())
}

fn range(pair: &Pair<'_, Rule>) -> TextRange {
    let span = pair.as_span();
    TextRange::new(span.start(), span.end())
}

fn nodes<'t>(pairs: impl Iterator<Item = Pair<'t, Rule>>) -> Vec<Node<'t>> {
    pairs.filter_map(node).collect()
}

/// The element of a pair; `None` for punctuation.
fn node(pair: Pair<'_, Rule>) -> Option<Node<'_>> {
    let range = range(&pair);
    let text = pair.as_str();
    let kind = match pair.as_rule() {
        Rule::literal => NodeKind::Literal(&text[1..text.len() - 1]),
        Rule::string => NodeKind::String(&text[1..text.len() - 1]),
        Rule::variable => NodeKind::Variable(&text[1..]),
        Rule::clause_literal => return nodes(pair.into_inner()).pop(),
        Rule::type_of => unary(Unary::Type, pair)?,
        Rule::qualified => unary(Unary::Qualified, pair)?,
        Rule::reference => unary(Unary::Ref, pair)?,
        Rule::functional_type => {
            NodeKind::FunctionalType(Box::new(<[Node<'_>; 2]>::try_from(nodes(pair.into_inner())).ok()?))
        }
        Rule::custom => custom(pair.into_inner()),
        Rule::structure => NodeKind::Struct(nodes(pair.into_inner())),
        Rule::oilist => {
            let clauses = pair.into_inner().filter(|inner| inner.as_rule() == Rule::clause);
            NodeKind::OIList(clauses.filter_map(clause).collect())
        }
        Rule::group => {
            let mut branches = pair.into_inner().filter(|inner| inner.as_rule() == Rule::members);
            let then = members(branches.next()?);
            NodeKind::Group(GroupNode { then, otherwise: branches.next().map(members).unwrap_or_default() })
        }
        rule => NodeKind::Word(word(rule)?),
    };
    Some(Node { kind, range })
}

fn word(rule: Rule) -> Option<Word> {
    Some(match rule {
        Rule::attr_dict => Word::AttrDict,
        Rule::attr_dict_with_keyword => Word::AttrDictWithKeyword,
        Rule::prop_dict => Word::PropDict,
        Rule::operands => Word::Operands,
        Rule::results => Word::Results,
        Rule::regions => Word::Regions,
        Rule::successors => Word::Successors,
        Rule::params => Word::Params,
        _ => return None,
    })
}

fn unary(directive: Unary, pair: Pair<'_, Rule>) -> Option<NodeKind<'_>> {
    Some(NodeKind::Unary(directive, Box::new(nodes(pair.into_inner()).pop()?)))
}

fn custom(pairs: Pairs<'_, Rule>) -> NodeKind<'_> {
    let mut name = "";
    let mut arguments = Vec::new();
    for pair in pairs {
        if pair.as_rule() == Rule::custom_name {
            name = pair.as_str();
        } else {
            arguments.extend(node(pair));
        }
    }
    NodeKind::Custom(name, arguments)
}

fn clause(pair: Pair<'_, Rule>) -> Option<Clause<'_>> {
    let mut elements = nodes(pair.into_inner());
    if elements.is_empty() {
        return None;
    }
    Some(Clause { literal: elements.remove(0), elements })
}

fn members(pair: Pair<'_, Rule>) -> Vec<Member<'_>> {
    let mut members: Vec<Member<'_>> = Vec::new();
    for inner in pair.into_inner() {
        if inner.as_rule() == Rule::anchor {
            if let Some(last) = members.last_mut() {
                last.anchor = Some(range(&inner));
            }
        } else if let Some(node) = node(inner) {
            members.push(Member { node, anchor: None });
        }
    }
    members
}
