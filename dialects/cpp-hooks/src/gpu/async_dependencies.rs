//! Async dependencies of operations of the dialect `gpu`.

use ir_core::predicates::build::named_type;

use crate::prelude::*;

/// `custom<AsyncDependencies>(type($token), $dependencies)`: `async [%a, %b]`. The keyword and the list are
/// optional. `async` adds a result of type `!gpu.async.token`.
#[derive(Clone, Copy, Debug)]
pub struct AsyncDependencies;

impl<O: OpHandle> Directive<O> for AsyncDependencies {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let at = parser.token().start;
        let is_async = parser.consume_keyword("async");
        if is_async {
            if parser.num_named_results() == 0 {
                return Err(parser.error_at(at, "needs to be named when marked 'async'"));
            }
            let token = named_type(parser.context(), "gpu", "async.token");
            directive.set_types(0, &[token]);
        }
        let parser = directive.parser();
        let at = parser.token().start;
        let dependencies = parser.parse_operand_list(Delimiter::OptionalSquare, None)?;
        directive.set_operands(1, &dependencies, at);
        Ok(is_async || !dependencies.is_empty())
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let is_async = !directive.types(0).is_empty();
        let dependencies = directive.operands(1);
        let printer = directive.printer();
        printer.text(if is_async { "async" } else { "" });
        if !dependencies.is_empty() {
            printer.text(if is_async { " [" } else { "[" }).print_values(dependencies);
            printer.text("]");
        }
    }
}
