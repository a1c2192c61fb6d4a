//! Mappings of variables to devices.

use crate::prelude::*;
use crate::syntax::words::{elements, elements_of, parse_any_keyword, print_enum_case};
use ir_core::attr_or_type::{enum_attr, enum_value};
use ir_core::predicates::{attributes::integer_value, build::i64_attr};
use ir_core::runtime::directives::parse_index;

/// `custom<MapClause>($flags)`: `always, tofrom`, or `none`.
#[derive(Clone, Copy, Debug)]
pub struct MapClause;

/// `custom<CaptureType>($kind)`: `ByRef`.
#[derive(Clone, Copy, Debug)]
pub struct CaptureType;

/// `custom<MembersIndex>($indices)`: `[0, 1], [2]`.
#[derive(Clone, Copy, Debug)]
pub struct MembersIndex;

const TO: u64 = 1 << 1;
const FROM: u64 = 1 << 2;

/// The keywords and their bits, in printing order. A keyword is printed if all its bits are set and no
/// earlier keyword has one of them.
const FLAGS: [(&str, u64); 21] = [
    ("always", 1 << 3),
    ("implicit", 1 << 8),
    ("ompx_hold", 1 << 11),
    ("close", 1 << 9),
    ("present", 1 << 10),
    ("tofrom", TO | FROM),
    ("from", FROM),
    ("to", TO),
    ("delete", 1 << 4),
    ("return_param", 1 << 5),
    ("storage", 1 << 0),
    ("private", 1 << 6),
    ("literal", 1 << 7),
    ("attach", 1 << 12),
    ("attach_always", 1 << 13),
    ("attach_none", 1 << 14),
    ("attach_auto", 1 << 15),
    ("ref_ptr", 1 << 16),
    ("ref_ptee", 1 << 17),
    ("ref_ptr_ptee", 1 << 18),
    ("is_device_ptr", 1 << 19),
];

impl<O: OpHandle> Directive<O> for MapClause {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let mut bits = 0;
        parser.parse_list(Delimiter::None, "", |parser| {
            let keyword = parse_any_keyword(parser)?;
            // MLIR accepts unknown keywords, too.
            bits |= FLAGS.iter().find(|(flag, _)| *flag == keyword).map_or(0, |(_, bits)| *bits);
            Ok(())
        })?;
        let value = enum_attr(parser.context(), "omp", "clause_map_flags", |_| Some(bits));
        directive.set_attribute(0, value);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let ctx = directive.printer().context();
        let flags = directive.attribute(0).and_then(|flags| enum_value(ctx, flags));
        let all = flags.map_or(0, |(_, bits)| bits);
        let mut left = all;
        let words = FLAGS.iter().filter(|(_, bits)| {
            let is_set = left & bits == *bits;
            left &= if is_set { !bits } else { u64::MAX };
            is_set
        });
        let printer = directive.printer();
        printer.print_list(words, |printer, (word, _)| {
            printer.text(word);
        });
        printer.text(if all == 0 { "none" } else { "" });
    }
}

impl<O: OpHandle> Directive<O> for CaptureType {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        // The verifier reports an unknown keyword.
        let keyword = parse_any_keyword(directive.parser())?;
        directive.set_attribute(0, directive.enum_case(0, keyword));
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let Some(kind) = directive.attribute(0) else { return };
        print_enum_case(directive.printer(), kind);
    }
}

impl<O: OpHandle> Directive<O> for MembersIndex {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let ctx = parser.context();
        let mut members = Vec::new();
        parser.parse_list(Delimiter::None, "", |parser| {
            let mut indices = Vec::new();
            parser.parse_token(TokenKind::LSquare, "expected '['")?;
            parser.parse_list(Delimiter::None, "", |parser| {
                indices.push(i64_attr(ctx, parse_index(parser)?));
                Ok(())
            })?;
            parser.parse_token(TokenKind::RSquare, "expected ']'")?;
            members.push(array_attr(ctx, &indices));
            Ok(())
        })?;
        directive.set_attribute(0, array_attr(ctx, &members));
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let members = elements_of(directive, 0);
        directive.printer().print_list(members, |printer, member| {
            let ctx = printer.context();
            let indices = elements(ctx, Some(*member)).iter().filter_map(|index| integer_value(ctx, *index));
            printer.text("[");
            printer.print_list(indices, |printer, index| printer.display(index.low_u64() as i64));
            printer.text("]");
        });
    }
}
