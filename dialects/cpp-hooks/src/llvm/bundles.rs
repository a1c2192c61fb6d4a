//! The syntax of operand bundles: `["align"(%a, %b : !llvm.ptr, i32), "cold"()]`.

use ir_core::ir::Value;
use ir_core::predicates::build::string_attr;

use crate::prelude::*;
use crate::syntax::successors::{parse_typed_operands, print_typed_operands};

/// Operand bundles with their tags.
#[derive(Debug, Default)]
pub struct Bundles {
    /// The tags.
    pub tags: Vec<String>,
    /// The operands of each bundle.
    pub operands: Vec<Vec<Operand>>,
    /// The types of all operands.
    pub types: Vec<Type>,
}

impl Bundles {
    /// Parses bundles in brackets, if present.
    ///
    /// # Errors
    /// On a syntax error, which has been reported.
    pub fn parse(parser: &mut OperationParser<'_>) -> ParseResult<Option<Bundles>> {
        if !parser.consume_if(TokenKind::LSquare) {
            return Ok(None);
        }
        let mut bundles = Bundles::default();
        if parser.consume_if(TokenKind::RSquare) {
            return Ok(Some(bundles));
        }
        parser.parse_list(Delimiter::None, "", |parser| bundles.read(parser))?;
        parser.parse_token(TokenKind::RSquare, "expected ']'")?;
        Ok(Some(bundles))
    }

    /// Parses `"tag"(%a, %b : i32, i64)`.
    fn read(&mut self, parser: &mut OperationParser<'_>) -> ParseResult<()> {
        let at = parser.token().start;
        let Some(tag) = parser.parse_optional_string() else {
            parser.error_at(at, "expected string");
            return Err(parser.error_at(at, "expect operand bundle tag"));
        };
        self.tags.push(String::from_utf8_lossy(&tag).into_owned());
        parser.parse_token(TokenKind::LParen, "expected '('")?;
        let operands = if parser.consume_if(TokenKind::RParen) {
            Vec::new()
        } else {
            parse_typed_operands(parser, &mut self.types)?
        };
        self.operands.push(operands);
        Ok(())
    }

    /// The array of the tags.
    #[must_use]
    pub fn tag_array(&self, ctx: &Context) -> Attribute {
        let tags: Vec<_> = self.tags.iter().map(|tag| string_attr(ctx, tag)).collect();
        array_attr(ctx, &tags)
    }
}

/// Prints bundles by their operands and tags; nothing if there are none.
pub fn print_bundles(printer: &mut OperationPrinter<'_>, groups: Vec<Vec<Value>>, tags: &[Attribute]) {
    if groups.is_empty() {
        return;
    }
    printer.text("[");
    printer.print_list(groups.into_iter().zip(tags), |printer, (operands, tag)| {
        printer.print_attribute(*tag);
        printer.text("(");
        if !operands.is_empty() {
            print_typed_operands(printer, &operands);
        }
        printer.text(")");
    });
    printer.text("]");
}
