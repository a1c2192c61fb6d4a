//! Ambiguities that mlir-tblgen accepts.
//!
//! A parser decides by the next token whether an optional element is present. If the element after it can
//! begin with the same token, the parser always chooses the first one, and text that the printer writes
//! without the first one is not read back. The same holds for a comma-separated list before a comma, and for
//! keywords printed without a space between them.

use ods_parser::diagnostics::Severity;

use super::super::model::{Clause, Element, ElementKind, Format, OptionalGroup, Typed, Variable, Whitespace};
use super::super::{error_at, literal};
use crate::model::{Named, Operation, Result, TypeConstraint};
use crate::{Diagnostic, Span, codes};

/// The ambiguities of a format, in the order of the text.
///
/// # Errors
/// When the definition of an operand, attribute or other component cannot be read.
pub fn warnings(operation: &Operation<'_>, format: &Format<'_>) -> Result<Vec<Diagnostic>> {
    let mut check = Check { operation, discardable: discardable_only(operation, format), found: Vec::new() };
    check.sequence(&format.elements, None, &Follow::default())?;
    check.found.sort_by_key(|warning| warning.span);
    check.found.dedup();
    Ok(check.found)
}

/// The first token of an element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Token<'r> {
    Literal(&'r str),
    /// `%`
    Value,
    /// `^`
    Block,
    /// `@`
    Symbol,
    /// `"`
    String,
    /// A type that is not a literal.
    Type,
    /// An attribute in the syntax of builtin attributes, which many tokens begin.
    Attribute,
}

impl Token<'_> {
    /// Whether a parser that looks for this token takes a text that begins with `other`. A dictionary or a
    /// symbol before an attribute is what it looks like: attributes of formats are rarely such.
    fn takes(self, other: Token<'_>) -> bool {
        self == other || self == Token::Attribute && other.begins_attribute()
    }

    /// Whether an attribute can begin with it (`Parser::parseOptionalAttribute` of MLIR).
    fn begins_attribute(self) -> bool {
        match self {
            Token::Symbol | Token::String | Token::Type | Token::Attribute => true,
            Token::Literal(text) => matches!(text, "[" | "{" | "(" | "-" | "true" | "false" | "unit"),
            Token::Value | Token::Block => false,
        }
    }
}

/// Storages of attributes that a format reads in the syntax of builtin attributes, even if they have their
/// own syntax.
const BUILTIN_STORAGES: [&str; 8] = [
    "::mlir::AffineMapAttr",
    "::mlir::Attribute",
    "::mlir::BoolAttr",
    "::mlir::DictionaryAttr",
    "::mlir::FloatAttr",
    "::mlir::IntegerAttr",
    "::mlir::TypeAttr",
    "::mlir::TypedAttr",
];

/// The possible next tokens, each with the span of its element.
#[derive(Clone, Default, Debug)]
struct Follow<'r> {
    tokens: Vec<(Token<'r>, Span)>,
    /// Whether one of them must appear, so that later elements do not matter.
    is_closed: bool,
}

impl<'r> Follow<'r> {
    fn one(token: Token<'r>, span: Span, is_closed: bool) -> Follow<'r> {
        Follow { tokens: vec![(token, span)], is_closed }
    }

    /// The possible next tokens if `next` follows.
    fn then(mut self, next: &Follow<'r>) -> Follow<'r> {
        if !self.is_closed {
            self.tokens.extend(&next.tokens);
            self.is_closed = next.is_closed;
        }
        self
    }
}

/// The span of `attr-dict` if it holds nothing but discardable attributes, so that few texts have it.
fn discardable_only(operation: &Operation<'_>, format: &Format<'_>) -> Option<Span> {
    let is_elsewhere = |index: usize| format.attributes.contains(&index);
    let mut attributes = operation.attributes.iter().enumerate();
    let is_held = attributes.any(|(index, found)| !found.constraint.is_derived() && !is_elsewhere(index));
    let is_dictionary = |element: &&Element<'_>| matches!(element.kind, ElementKind::AttrDict { .. });
    format.elements.iter().find(is_dictionary).map(|element| element.span).filter(|_| !is_held)
}

struct Check<'o, 'r> {
    operation: &'o Operation<'r>,
    /// The span of an `attr-dict` for discardable attributes only. Ambiguities of these are notes.
    discardable: Option<Span>,
    found: Vec<Diagnostic>,
}

impl<'r> Check<'_, 'r> {
    fn warn(&mut self, span: Span, message: String, first: Span, note: &str) {
        let mut warning = error_at(span, message, self.operation.record, "operation").with_note(first, note);
        let is_rare = self.discardable == Some(span);
        warning.severity = if is_rare { Severity::Note } else { Severity::Warning };
        warning.code = codes::AMBIGUOUS_FORMAT;
        self.found.push(warning);
    }

    /// Checks each element against the elements after it. The element at the index `anchor` is present.
    fn sequence(&mut self, elements: &[Element<'r>], anchor: Option<usize>, next: &Follow<'r>) -> Result<()> {
        for (index, element) in elements.iter().enumerate() {
            let after = self.first_from(elements, index + 1, anchor)?.then(next);
            match &element.kind {
                ElementKind::Group(group) => self.group(group, &after)?,
                ElementKind::OIList(clauses) => self.oilist(clauses, &after)?,
                _ => {
                    let first = self.first(element)?;
                    if !first.is_closed && anchor != Some(index) {
                        self.compare(&first, &after);
                    }
                    if self.is_comma_list(element) {
                        let comma = Follow::one(Token::Literal(","), element.span, false);
                        self.compare_with(&comma, &after, "goes on with", "this list of any length");
                    }
                }
            }
        }
        self.glued(elements);
        Ok(())
    }

    fn group(&mut self, group: &OptionalGroup<'r>, after: &Follow<'r>) -> Result<()> {
        let (anchor, inverted) = group.anchors();
        // The parser decides by the first element alone.
        let then = self.first(&group.then[group.first])?;
        let otherwise = self.first_from(&group.otherwise, 0, inverted)?.then(after);
        self.compare(&then, &otherwise);
        self.sequence(&group.then, anchor, after)?;
        self.sequence(&group.otherwise, inverted, after)
    }

    fn oilist(&mut self, clauses: &[Clause<'r>], after: &Follow<'r>) -> Result<()> {
        let own = clause_tokens(clauses);
        self.compare(&own, after);
        for (index, (token, span)) in own.tokens.iter().enumerate() {
            if let Some((_, first)) = own.tokens[..index].iter().find(|(other, _)| other == token) {
                let message = format!("format ambiguity: two clauses begin with {}", name(*token));
                self.warn(*span, message, *first, "the parser always takes this one");
            }
        }
        let around = clause_tokens(clauses).then(after);
        for clause in clauses {
            let is_variable = |element: &Element<'_>| matches!(element.kind, ElementKind::Variable(_));
            let mut variables = (0..clause.elements.len()).filter(|&at| is_variable(&clause.elements[at]));
            // A clause is printed if its only variable is present.
            let anchor = variables.next().filter(|_| variables.next().is_none());
            self.sequence(&clause.elements, anchor, &around)?;
        }
        Ok(())
    }

    /// Warns about tokens that both can begin with.
    fn compare(&mut self, first: &Follow<'r>, after: &Follow<'r>) {
        self.compare_with(first, after, "begins with", "this, which the parser looks for first");
    }

    fn compare_with(&mut self, first: &Follow<'r>, after: &Follow<'r>, how: &str, subject: &str) {
        for (token, span) in &after.tokens {
            if let Some((_, earlier)) = first.tokens.iter().find(|(other, _)| other.takes(*token)) {
                let message =
                    format!("format ambiguity: an optional part before it {how} {} too", name(*token));
                self.warn(*span, message, *earlier, subject);
            }
        }
    }

    /// The tokens that a sequence can begin with from an index on. The element at the index `anchor` is
    /// present.
    fn first_from(
        &self,
        elements: &[Element<'r>],
        start: usize,
        anchor: Option<usize>,
    ) -> Result<Follow<'r>> {
        let mut all = Follow::default();
        for (index, element) in elements.iter().enumerate().skip(start) {
            if all.is_closed {
                break;
            }
            all = all.then(&self.first(element)?);
            all.is_closed |= anchor == Some(index);
        }
        Ok(all)
    }

    /// The tokens that an element can begin with; open if it can be absent.
    fn first(&self, element: &Element<'r>) -> Result<Follow<'r>> {
        let one = |token, is_closed| Ok(Follow::one(token, element.span, is_closed));
        let operation = self.operation;
        match &element.kind {
            ElementKind::Literal(text) => one(Token::Literal(text), true),
            ElementKind::Whitespace(_) => Ok(Follow::default()),
            ElementKind::Variable(Variable::Operand(index)) => {
                let constraint = operation.operands[*index].constraint;
                if constraint.is_variadic_of_variadic() {
                    return one(Token::Literal("("), false);
                }
                one(Token::Value, !constraint.is_variable_length())
            }
            ElementKind::Variable(Variable::Region(index)) => {
                one(Token::Literal("{"), !operation.regions[*index].constraint.is_variadic())
            }
            ElementKind::Variable(Variable::Successor(index)) => {
                one(Token::Block, !operation.successors[*index].constraint.is_variadic())
            }
            ElementKind::Variable(Variable::Attribute(index)) => {
                self.first_of_attribute(*index, element.span)
            }
            ElementKind::Operands => one(Token::Value, !self.is_variable_length(Typed::Operands)),
            ElementKind::Successors => {
                one(Token::Block, operation.successors.iter().any(|found| !found.constraint.is_variadic()))
            }
            ElementKind::Regions => {
                let is_fixed = operation.regions.iter().any(|found| !found.constraint.is_variadic());
                one(Token::Literal("{"), is_fixed)
            }
            ElementKind::AttrDict { with_keyword: true } => one(Token::Literal("attributes"), false),
            ElementKind::AttrDict { with_keyword: false } => one(Token::Literal("{"), false),
            ElementKind::PropDict => one(Token::Literal("<"), false),
            ElementKind::Type(ty) => one(Token::Type, !self.is_variable_length(ty.of)),
            ElementKind::FunctionalType { .. } => one(Token::Literal("("), true),
            ElementKind::OIList(clauses) => Ok(clause_tokens(clauses)),
            ElementKind::Group(group) => {
                let (anchor, inverted) = group.anchors();
                let mut first = self.first_from(&group.then, 0, anchor)?;
                let otherwise = self.first_from(&group.otherwise, 0, inverted)?;
                first.tokens.extend(&otherwise.tokens);
                first.is_closed &= otherwise.is_closed;
                Ok(first)
            }
            // Only their authors know the first tokens of these.
            ElementKind::QualifiedAttribute(_)
            | ElementKind::Variable(Variable::Property(_))
            | ElementKind::Custom(_) => Ok(Follow { tokens: Vec::new(), is_closed: true }),
        }
    }

    fn first_of_attribute(&self, index: usize, span: Span) -> Result<Follow<'r>> {
        let attribute = self.operation.attributes[index].constraint;
        let may_be_absent = attribute.is_optional()? || attribute.default_value().is_some();
        let base = attribute.base();
        Ok(match attribute.storage_type() {
            _ if base.is_symbol_name() => Follow::one(Token::Symbol, span, !may_be_absent),
            _ if base.is_symbol_ref() => Follow::one(Token::Symbol, span, !may_be_absent),
            "::mlir::StringAttr" => Follow::one(Token::String, span, !may_be_absent),
            "::mlir::ArrayAttr" => Follow::one(Token::Literal("["), span, !may_be_absent),
            storage if BUILTIN_STORAGES.contains(&storage) && base.as_enum().is_none() => {
                Follow::one(Token::Attribute, span, !may_be_absent)
            }
            _ => Follow { tokens: Vec::new(), is_closed: true },
        })
    }

    /// Whether there may be none of the values.
    fn is_variable_length(&self, typed: Typed) -> bool {
        let Operation { operands, results, .. } = self.operation;
        let is_variable = |value: &Named<'r, TypeConstraint<'r>>| value.constraint.is_variable_length();
        match typed {
            Typed::Operand(index) => is_variable(&operands[index]),
            Typed::Result(index) => is_variable(&results[index]),
            Typed::Operands => operands.iter().all(is_variable),
            Typed::Results => results.iter().all(is_variable),
        }
    }

    /// Whether an element is parsed as a list that a comma continues.
    fn is_comma_list(&self, element: &Element<'_>) -> bool {
        let is_list = |constraint: TypeConstraint<'_>| constraint.is_variadic();
        match element.kind {
            ElementKind::Operands | ElementKind::Successors | ElementKind::Regions => true,
            ElementKind::Variable(Variable::Operand(index)) => {
                is_list(self.operation.operands[index].constraint)
            }
            ElementKind::Variable(Variable::Successor(index)) => {
                self.operation.successors[index].constraint.is_variadic()
            }
            ElementKind::Variable(Variable::Region(index)) => {
                self.operation.regions[index].constraint.is_variadic()
            }
            ElementKind::Type(ty) => match ty.of {
                Typed::Operand(index) => is_list(self.operation.operands[index].constraint),
                Typed::Result(index) => is_list(self.operation.results[index].constraint),
                Typed::Operands | Typed::Results => true,
            },
            _ => false,
        }
    }

    /// Warns about two keywords with an empty literal between them: they are printed as one.
    fn glued(&mut self, elements: &[Element<'r>]) {
        for row in elements.windows(3) {
            let [first, between, second] = row else { continue };
            let (ElementKind::Literal(left), ElementKind::Whitespace(Whitespace::Nothing)) =
                (&first.kind, &between.kind)
            else {
                continue;
            };
            let begins_with_letter = match &second.kind {
                ElementKind::Literal(right) => literal::is_keyword(right),
                ElementKind::Type(_) => true,
                _ => false,
            };
            if literal::is_keyword(left) && begins_with_letter {
                let message = format!("this is printed without a space after '{left}', as one word with it");
                self.warn(second.span, message, between.span, "because of this");
            }
        }
    }
}

fn clause_tokens<'r>(clauses: &[Clause<'r>]) -> Follow<'r> {
    let tokens = clauses.iter().map(|clause| (Token::Literal(clause.literal), clause.span)).collect();
    Follow { tokens, is_closed: false }
}

fn name(token: Token<'_>) -> String {
    match token {
        Token::Literal(text) => format!("`{text}`"),
        Token::Value => "an operand".to_owned(),
        Token::Block => "a successor".to_owned(),
        Token::Symbol => "a symbol".to_owned(),
        Token::String => "a string".to_owned(),
        Token::Type => "a type".to_owned(),
        Token::Attribute => "an attribute".to_owned(),
    }
}
