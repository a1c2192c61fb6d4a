//! The syntax of members of type descriptors for alias analysis (TBAA).

use ir_core::attr_or_type::{parse_stripped, print_stripped};

use crate::prelude::*;
use crate::{TBAAMemberAttr, TBAATypeDescriptorAttr, TBAATypeDescriptorAttrSyntax};

impl TBAATypeDescriptorAttrSyntax for TBAATypeDescriptorAttr {
    fn parse_parameter_members(parser: &mut Parser<'_>) -> ParseResult<Vec<Attribute>> {
        let mut members = Vec::new();
        parser.parse_token(TokenKind::LBrace, "expected '{'")?;
        parser.parse_elements(|parser| {
            members.push(parse_stripped(parser, TBAAMemberAttr::SPEC, None)?);
            Ok(())
        })?;
        parser.parse_token(TokenKind::RBrace, "expected '}'")?;
        Ok(members)
    }

    fn print_parameter_members(printer: &mut Printer<'_>, members: &[Attribute]) {
        printer.text("{");
        printer.print_list(members, |printer, member| print_stripped(printer, TBAAMemberAttr::SPEC, *member));
        printer.text("}");
    }
}
