//! Optional groups.

use super::super::syntax::tree::{GroupNode, Member};
use super::super::text::TextRange;
use super::super::{group, noun};
use super::read::DefFormatReader;
use super::{DefArgument, DefElement, DefElementKind, DefGroup, ParameterUse};
use crate::model::Result;

impl<'r> DefFormatReader<'_, 'r> {
    /// Reads an optional group.
    pub(super) fn group(&mut self, range: TextRange, node: &GroupNode<'r>) -> Result<DefElementKind<'r>> {
        let then = self.members(&node.then)?;
        let otherwise = self.members(&node.otherwise)?;
        let anchor = group::anchor(node, range)
            .map_err(|error| error.to_diagnostic(self.text, self.def.record(), noun(self.def.kind())))?;
        for element in then.iter().chain(&otherwise) {
            self.check_member(element)?;
        }
        // As in mlir-tblgen, an anchor after ':' may be any element.
        if !anchor.is_inverted {
            self.check_anchor(&then[anchor.index])?;
        }
        let first = group::first_parsed(&then, is_blank);
        let begins_well = matches!(
            then.get(first).map(|element| &element.kind),
            Some(DefElementKind::Literal(_) | DefElementKind::Parameter(_) | DefElementKind::Custom(_))
        );
        if !begins_well {
            let span = then.get(first).map_or(self.text.span(range), |element| element.span);
            return Err(self.error_span(span, group::WRONG_FIRST));
        }
        let first_otherwise = group::first_parsed(&otherwise, is_blank);
        Ok(DefElementKind::Group(Box::new(DefGroup { then, otherwise, anchor, first, first_otherwise })))
    }

    fn members(&mut self, members: &[Member<'r>]) -> Result<Vec<DefElement<'r>>> {
        members.iter().map(|member| self.element(&member.node)).collect()
    }

    /// Rejects an element that is always present: everything in a group must be able to be absent.
    fn check_member(&self, element: &DefElement<'_>) -> Result<()> {
        let unqualified = |index| ParameterUse { index, is_qualified: false };
        let (is_right, message) = match &element.kind {
            DefElementKind::Parameter(parameter) => {
                (self.is_optional(*parameter), "parameters in an optional group must be optional")
            }
            DefElementKind::Params(parameters) => (
                parameters.iter().all(|index| self.is_optional(unqualified(*index))),
                "`params` directive allowed in optional group only if all parameters are optional",
            ),
            DefElementKind::Struct(fields) => (
                fields.iter().all(|field| self.is_optional(field.parameter())),
                "`struct` is only allowed in an optional group if all captured parameters are optional",
            ),
            DefElementKind::Custom(custom) => (
                custom.arguments.iter().all(|argument| match argument {
                    DefArgument::Bound(parameter) => self.is_optional(*parameter),
                    DefArgument::Ref(_) | DefArgument::Code(_) => true,
                }),
                "`custom` is only allowed in an optional group if all captured parameters are optional",
            ),
            DefElementKind::Literal(_) | DefElementKind::Whitespace(_) | DefElementKind::Group(_) => {
                return Ok(());
            }
        };
        if is_right { Ok(()) } else { Err(self.error_span(element.span, message)) }
    }

    fn check_anchor(&self, element: &DefElement<'_>) -> Result<()> {
        let message = match &element.kind {
            DefElementKind::Literal(_) | DefElementKind::Whitespace(_) | DefElementKind::Group(_) => {
                "optional group anchor must be a parameter or directive"
            }
            DefElementKind::Custom(custom)
                if !custom.arguments.iter().any(|argument| matches!(argument, DefArgument::Bound(_))) =>
            {
                "`custom` directive with no bound parameters cannot be used as optional group anchor"
            }
            _ => return Ok(()),
        };
        Err(self.error_span(element.span, message))
    }
}

fn is_blank(element: &DefElement<'_>) -> bool {
    matches!(element.kind, DefElementKind::Whitespace(_))
}
