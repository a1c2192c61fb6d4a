//! From the syntax tree to the checked format.

use ods_parser::diagnostics::closest_name;

use super::super::literal::{self, Piece};
use super::super::syntax::tree::{Node, NodeKind, Unary, Word};
use super::super::text::{FormatText, TextRange};
use super::super::{error_at, messages, noun, syntax};
use super::{DefArgument, DefCustom, DefElement, DefElementKind, DefFormat, ParameterUse, StructField};
use crate::model::{AttrOrTypeDef, Result};
use crate::{Diagnostic, Span};

/// Reads and checks the format of an attribute or type.
///
/// # Errors
/// The first error in the format.
pub fn read<'r>(def: &AttrOrTypeDef<'r>, text: &FormatText<'r>) -> Result<DefFormat<'r>> {
    let mut reader = DefFormatReader { def, text, seen: vec![false; def.parameters().len()] };
    let (nodes, failure) = match syntax::parse(text.text()) {
        Ok(nodes) => (nodes, None),
        Err(error) => (error.before, Some((error.range, error.message))),
    };
    let elements = nodes.iter().map(|node| reader.element(node)).collect::<Result<Vec<_>>>()?;
    // Errors in the elements before a syntax error are reported first.
    if let Some((range, message)) = failure {
        return Err(reader.error(range, message));
    }
    reader.check_whole(&elements)?;
    Ok(DefFormat { elements, parameters: reader.seen })
}

/// The state of reading a format.
pub(super) struct DefFormatReader<'d, 'r> {
    pub(super) def: &'d AttrOrTypeDef<'r>,
    pub(super) text: &'d FormatText<'r>,
    /// Whether each parameter was read.
    seen: Vec<bool>,
}

/// The context in which an element appears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Context {
    Top,
    Custom,
    Ref,
    Struct,
}

impl<'r> DefFormatReader<'_, 'r> {
    fn error(&self, range: TextRange, message: impl Into<String>) -> Diagnostic {
        self.error_span(self.text.span(range), message)
    }

    pub(super) fn error_span(&self, span: Span, message: impl Into<String>) -> Diagnostic {
        error_at(span, message, self.def.record(), noun(self.def.kind()))
    }

    /// Reads an element of the format itself or of a group.
    pub(super) fn element(&mut self, node: &Node<'r>) -> Result<DefElement<'r>> {
        let range = node.range;
        let kind = match &node.kind {
            NodeKind::Literal(text) => match literal::piece(text) {
                Ok(Piece::Literal(text)) => DefElementKind::Literal(text),
                Ok(Piece::Whitespace(whitespace)) => DefElementKind::Whitespace(whitespace),
                Err(message) => return Err(self.error(range, message)),
            },
            NodeKind::Variable(_) | NodeKind::Unary(Unary::Qualified, _) => {
                DefElementKind::Parameter(self.parameter(node, Context::Top)?)
            }
            NodeKind::Word(Word::Params) => DefElementKind::Params(self.params(range)?),
            NodeKind::Struct(fields) => DefElementKind::Struct(self.fields(range, fields)?),
            NodeKind::Custom(name, arguments) => DefElementKind::Custom(self.custom(name, arguments)?),
            NodeKind::Group(group) => self.group(range, group)?,
            _ => return Err(self.misplaced(node, Context::Top)),
        };
        Ok(DefElement { kind, span: self.text.span(range) })
    }

    /// The error for an element that a context does not allow.
    fn misplaced(&self, node: &Node<'_>, context: Context) -> Diagnostic {
        let message = match node.kind {
            NodeKind::Literal(_) => messages::LITERAL,
            NodeKind::String(_) => messages::STRING,
            NodeKind::Group(_) => messages::GROUP,
            NodeKind::Custom(..) => messages::CUSTOM,
            NodeKind::Unary(Unary::Ref, _) => messages::REF,
            NodeKind::Struct(_) => "`struct` can only be used at the top-level context",
            NodeKind::Word(Word::Params) if context != Context::Struct => {
                "`params` can only be used at the top-level context or within a `struct` directive"
            }
            NodeKind::Word(Word::Params) => {
                "expected a parameter or `custom` directive in `struct` argument list"
            }
            _ => messages::UNSUPPORTED,
        };
        self.error(node.range, message)
    }

    /// Reads a parameter, which may be qualified.
    fn parameter(&mut self, node: &Node<'r>, context: Context) -> Result<ParameterUse> {
        match &node.kind {
            NodeKind::Variable(name) => {
                let index = self.variable(node.range, name, context)?;
                Ok(ParameterUse { index, is_qualified: false })
            }
            NodeKind::Unary(Unary::Qualified, argument) => {
                if !matches!(argument.kind, NodeKind::Variable(_) | NodeKind::Unary(Unary::Qualified, _)) {
                    return Err(self.error(node.range, "`qualified` argument list expected a variable"));
                }
                Ok(ParameterUse { is_qualified: true, ..self.parameter(argument, context)? })
            }
            _ => Err(self.misplaced(node, context)),
        }
    }

    fn variable(&mut self, range: TextRange, name: &str, context: Context) -> Result<usize> {
        let parameters = self.def.parameters();
        let Some(index) = parameters.iter().position(|parameter| parameter.name == name) else {
            let message = format!("{} has no parameter named '{name}'", self.def.record().name());
            let error = self.error(range, message);
            let near = closest_name(name, parameters.iter().map(|parameter| parameter.name));
            return Err(match near {
                Some(near) => error.with_help(format!("did you mean '${near}'?")),
                None => error,
            });
        };
        if context != Context::Ref {
            if std::mem::replace(&mut self.seen[index], true) {
                return Err(self.error(range, format!("duplicate parameter '{name}'")));
            }
        } else if !self.seen[index] && !parameters[index].is_self_type() {
            return Err(
                self.error(range, format!("parameter '{name}' must be bound before it is referenced"))
            );
        }
        Ok(index)
    }

    /// All parameters except the attribute's self type.
    fn params(&mut self, range: TextRange) -> Result<Vec<usize>> {
        let mut indices = Vec::new();
        for (index, parameter) in self.def.parameters().iter().enumerate() {
            if self.seen[index] {
                let message = format!("`params` captures duplicate parameter: {}", parameter.name);
                return Err(self.error(range, message));
            }
            if !parameter.is_self_type() {
                self.seen[index] = true;
                indices.push(index);
            }
        }
        Ok(indices)
    }

    fn fields(&mut self, range: TextRange, nodes: &[Node<'r>]) -> Result<Vec<StructField<'r>>> {
        if let Some(Node { kind: NodeKind::Word(Word::Params), .. }) = nodes.first() {
            if let Some(second) = nodes.get(1) {
                return Err(self.error(second.range, "expected ')' at the end of an argument list"));
            }
            let parameters = self.params(nodes[0].range)?;
            let field = |index| StructField::Parameter(ParameterUse { index, is_qualified: false });
            return Ok(parameters.into_iter().map(field).collect());
        }
        nodes.iter().map(|node| self.field(range, node)).collect()
    }

    fn field(&mut self, range: TextRange, node: &Node<'r>) -> Result<StructField<'r>> {
        let NodeKind::Custom(name, arguments) = &node.kind else {
            return Ok(StructField::Parameter(self.parameter(node, Context::Struct)?));
        };
        match self.custom(name, arguments)?.arguments.as_slice() {
            [DefArgument::Bound(parameter)] => Ok(StructField::Custom { name, parameter: *parameter }),
            [_] => {
                let message = "a `custom` directive nested within a `struct` must be passed a parameter";
                Err(self.error(range, message))
            }
            _ => {
                let message = "`struct` can only contain `custom` directives with a single argument";
                Err(self.error(range, message))
            }
        }
    }

    fn custom(&mut self, name: &'r str, nodes: &[Node<'r>]) -> Result<DefCustom<'r>> {
        let argument = |node: &Node<'r>| match &node.kind {
            NodeKind::String(text) => Ok(DefArgument::Code(literal::unescape(text))),
            NodeKind::Unary(Unary::Ref, argument) => {
                Ok(DefArgument::Ref(self.parameter(argument, Context::Ref)?))
            }
            _ => Ok(DefArgument::Bound(self.parameter(node, Context::Custom)?)),
        };
        Ok(DefCustom { name, arguments: nodes.iter().map(argument).collect::<Result<_>>()? })
    }

    fn check_whole(&self, elements: &[DefElement<'_>]) -> Result<()> {
        let start = self.text.span(TextRange::new(0, 0));
        let whole = match (elements.first(), elements.last()) {
            (Some(first), Some(last)) => first.span.join(last.span),
            _ => start,
        };
        for (parameter, is_seen) in self.def.parameters().iter().zip(&self.seen) {
            if parameter.default_value().is_some() || *is_seen != parameter.is_self_type() {
                continue;
            }
            return Err(if *is_seen {
                self.error_span(whole, "unexpected self type parameter in assembly format")
            } else {
                let name = parameter.name;
                let message = format!("format is missing reference to parameter: {name}");
                self.error_span(whole, message)
                    .with_help(format!("add '${name}', or give it a default value"))
            });
        }
        for pair in elements.windows(2) {
            let (DefElementKind::Struct(fields), DefElementKind::Literal(",")) =
                (&pair[0].kind, &pair[1].kind)
            else {
                continue;
            };
            if fields.iter().any(|field| self.is_optional(field.parameter())) {
                let message =
                    "`struct` directive with optional parameters cannot be followed by a comma literal";
                return Err(self.error_span(pair[1].span, message).with_note(pair[0].span, "after this"));
            }
        }
        Ok(())
    }

    /// Whether a parameter has a default value, and so may be absent from the text.
    pub(super) fn is_optional(&self, parameter: ParameterUse) -> bool {
        self.def.parameters()[parameter.index].default_value().is_some()
    }
}
