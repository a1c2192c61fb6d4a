//! Optional groups and the clauses of `oilist`.

use super::super::group;
use super::super::model::{Custom, CustomArgument, Element, ElementKind, OptionalGroup, Typed, Variable};
use super::super::text::TextRange;
use super::OpFormatReader;
use crate::Span;
use crate::model::Result;

use super::super::syntax::tree::{GroupNode, Member};

impl<'r> OpFormatReader<'_, 'r> {
    /// Reads an optional group.
    pub(super) fn group(&mut self, range: TextRange, node: &GroupNode<'r>) -> Result<ElementKind<'r>> {
        let then = self.members(&node.then)?;
        let otherwise = self.members(&node.otherwise)?;
        let anchor = group::anchor(node, range)
            .map_err(|error| error.to_diagnostic(self.text, self.operation.record, "operation"))?;
        for (is_second, branch) in [(false, &then), (true, &otherwise)] {
            for (index, element) in branch.iter().enumerate() {
                self.check_member(element, is_second == anchor.is_inverted && index == anchor.index)?;
            }
        }
        let first = group::first_parsed(&then, is_blank);
        let begins_well = matches!(
            then.get(first).map(|element| &element.kind),
            Some(
                ElementKind::Literal(_)
                    | ElementKind::Variable(_)
                    | ElementKind::QualifiedAttribute(_)
                    | ElementKind::Custom(_)
            )
        );
        if !begins_well {
            let span = then.get(first).map_or(self.text.span(range), |element| element.span);
            return Err(self.error_span(span, group::WRONG_FIRST));
        }
        let first_otherwise = group::first_parsed(&otherwise, is_blank);
        let is_flag = if anchor.is_inverted { &otherwise } else { &then }
            .get(anchor.index)
            .is_some_and(|element| self.is_unit(element))
            && anchor.index != if anchor.is_inverted { 0 } else { first };
        Ok(ElementKind::Group(Box::new(OptionalGroup {
            then,
            otherwise,
            anchor,
            first,
            first_otherwise,
            is_flag,
        })))
    }

    fn members(&mut self, members: &[Member<'r>]) -> Result<Vec<Element<'r>>> {
        members.iter().map(|member| self.element(&member.node)).collect()
    }

    /// Rejects an element that a group does not allow, or not as its anchor.
    fn check_member(&self, element: &Element<'_>, is_anchor: bool) -> Result<()> {
        let span = element.span;
        match &element.kind {
            ElementKind::Variable(variable) => self.check_variable(span, *variable, is_anchor),
            ElementKind::QualifiedAttribute(index) => {
                self.check_variable(span, Variable::Attribute(*index), is_anchor)
            }
            ElementKind::Type(of) => self.check_typed(span, of.of),
            ElementKind::FunctionalType { inputs, results } => {
                self.check_typed(span, *inputs)?;
                self.check_typed(span, *results)
            }
            ElementKind::Custom(custom) if is_anchor => self.check_custom_anchor(span, custom),
            ElementKind::Literal(_) | ElementKind::Whitespace(_) | ElementKind::Group(_) if is_anchor => {
                Err(self.error_span(span, "only variables and types can be used to anchor an optional group"))
            }
            ElementKind::Custom(_)
            | ElementKind::Literal(_)
            | ElementKind::Whitespace(_)
            | ElementKind::Group(_) => Ok(()),
            _ => Err(self.not_in_group(span)),
        }
    }

    fn not_in_group(&self, span: Span) -> ods_parser::diagnostics::Diagnostic {
        self.error_span(span, "only literals, types, and variables can be used within an optional group")
    }

    fn check_variable(&self, span: Span, variable: Variable, is_anchor: bool) -> Result<()> {
        let operation = self.operation;
        let problem = match variable {
            Variable::Attribute(index) if is_anchor => {
                let attribute = operation.attributes[index].constraint;
                if attribute.is_optional()? || attribute.default_value().is_some() {
                    return Ok(());
                }
                "only optional or default-valued attributes can be used to anchor an optional group"
            }
            Variable::Property(index) if is_anchor => {
                let property = operation.properties[index].constraint;
                if property.default_value().is_some() && property.has_optional_parser() {
                    return Ok(());
                }
                "only properties with default values that can be optionally parsed (have the `let optionalParser = \
                 ...` field defined) can be used to anchor an optional group"
            }
            Variable::Operand(index) if !operation.operands[index].constraint.is_variable_length() => {
                "only variable length operands can be used within an optional group"
            }
            Variable::Successor(_) => return Err(self.not_in_group(span)),
            _ => return Ok(()),
        };
        Err(self.error_span(span, problem))
    }

    fn check_typed(&self, span: Span, typed: Typed) -> Result<()> {
        match typed {
            Typed::Operand(index) => self.check_variable(span, Variable::Operand(index), false),
            Typed::Result(index) if !self.operation.results[index].constraint.is_variable_length() => {
                let message = "only variable length results can be used within an optional group";
                Err(self.error_span(span, message))
            }
            Typed::Result(_) => Ok(()),
            Typed::Operands | Typed::Results => Err(self.not_in_group(span)),
        }
    }

    /// The presence of a `custom` directive is tested by the arguments that it binds.
    fn check_custom_anchor(&self, span: Span, custom: &Custom<'_>) -> Result<()> {
        for argument in &custom.arguments {
            match argument {
                CustomArgument::Ref(_) => {}
                CustomArgument::Bound(element) => self.check_member(element, true)?,
                CustomArgument::Code(_) => return Err(self.not_in_group(span)),
            }
        }
        Ok(())
    }

    /// Rejects an element that a clause of `oilist` does not allow: everything in a clause must be able to be
    /// absent.
    pub(super) fn check_clause_element(&self, element: &Element<'_>) -> Result<()> {
        let span = element.span;
        match &element.kind {
            ElementKind::Variable(variable) => self.check_clause_variable(span, *variable),
            ElementKind::QualifiedAttribute(index) => {
                self.check_clause_variable(span, Variable::Attribute(*index))
            }
            ElementKind::FunctionalType { inputs, results } => {
                self.check_clause_type(span, *inputs)?;
                self.check_clause_type(span, *results)
            }
            ElementKind::Custom(custom) => custom.arguments.iter().try_for_each(|argument| match argument {
                CustomArgument::Bound(element) => self.check_clause_element(element),
                CustomArgument::Ref(_) | CustomArgument::Code(_) => Ok(()),
            }),
            ElementKind::Group(group) => {
                let mut all = group.then.iter().chain(&group.otherwise);
                all.try_for_each(|element| self.check_clause_element(element))
            }
            ElementKind::OIList(clauses) => {
                let mut all = clauses.iter().flat_map(|clause| &clause.elements);
                all.try_for_each(|element| self.check_clause_element(element))
            }
            _ => Ok(()),
        }
    }

    fn check_clause_variable(&self, span: Span, variable: Variable) -> Result<()> {
        let operation = self.operation;
        let problem = match variable {
            Variable::Attribute(index) => {
                let attribute = operation.attributes[index].constraint;
                if attribute.is_optional()? || attribute.default_value().is_some() {
                    return Ok(());
                }
                "only optional attributes can be used in an oilist parsing group"
            }
            Variable::Property(index) => {
                if operation.properties[index].constraint.default_value().is_some() {
                    return Ok(());
                }
                "only default-valued or optional properties can be used in an olist parsing group"
            }
            Variable::Operand(index) if !operation.operands[index].constraint.is_variable_length() => {
                "only variable length operands can be used within an oilist parsing group"
            }
            Variable::Successor(_) => {
                "only literals, types, and variables can be used within an oilist group"
            }
            _ => return Ok(()),
        };
        Err(self.error_span(span, problem))
    }

    fn check_clause_type(&self, span: Span, typed: Typed) -> Result<()> {
        match typed {
            Typed::Operand(index) => self.check_clause_variable(span, Variable::Operand(index)),
            Typed::Result(index) if !self.operation.results[index].constraint.is_variable_length() => {
                let message = "only variable length results can be used within an oilist parsing group";
                Err(self.error_span(span, message))
            }
            _ => Ok(()),
        }
    }
}

fn is_blank(element: &Element<'_>) -> bool {
    matches!(element.kind, ElementKind::Whitespace(_))
}
