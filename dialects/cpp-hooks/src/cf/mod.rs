//! The cases of `cf.switch`.

use crate::prelude::*;
use crate::syntax::successors::{parse_default_and_cases, print_default_and_cases};

/// `custom<SwitchOpCases>(ref(type($flag)), $default, $operands, type($operands), $values, $targets, $operands, type($operands))`
/// of the dialects `cf` and `spirv`: `default: ^a, 1: ^b(%x : i32)`, each on a line of its own.
#[derive(Clone, Copy, Debug)]
pub struct SwitchOpCases;

impl<O: OpHandle> Directive<O> for SwitchOpCases {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        parse_default_and_cases(directive)?;
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        print_default_and_cases(directive);
    }
}
