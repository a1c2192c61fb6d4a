//! Hooks with mistakes: the message of the panic states what the hook sets.

use ir_core::prelude::*;

mod limit {
    ods_macros::dialect_file!("tests/wrong_hooks/limit.ods");

    use ir_core::runtime::{Directive, DirectiveParser, DirectivePrinter};

    /// Sets an argument that the format does not have.
    impl Directive<FirstOp> for directives::Window {
        fn parse(parser: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
            parser.set_attribute(2, Attribute::UNIT);
            Ok(true)
        }

        fn print(_printer: &mut DirectivePrinter<'_, '_, '_>, _op: FirstOp) {}
    }

    /// Sets the operands of an argument that is an attribute.
    impl Directive<LastOp> for directives::Window {
        fn parse(parser: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
            parser.set_operands(1, &[], 0);
            Ok(true)
        }

        fn print(_printer: &mut DirectivePrinter<'_, '_, '_>, _op: LastOp) {}
    }

    /// Sets nothing.
    impl Directive<EmptyOp> for directives::Window {
        fn parse(_parser: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
            Ok(true)
        }

        fn print(_printer: &mut DirectivePrinter<'_, '_, '_>, _op: EmptyOp) {}
    }
}

fn parse(text: &str) -> Result<Module, Diagnostics> {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    limit::register(&ctx);
    Module::parse(&ctx, text)
}

#[test]
#[should_panic(expected = "'custom<Window>' has no argument 2: it has 2, counted from 0")]
fn an_argument_that_the_directive_does_not_have_is_named() {
    drop(parse("limit.first 1 2"));
}

#[test]
#[should_panic(expected = "argument 1 of 'custom<Window>' has another kind: the hook sets operands")]
fn an_argument_of_another_kind_is_named() {
    drop(parse("limit.last 1 2"));
}

#[test]
fn the_directive_of_an_attribute_that_is_not_set_is_named() {
    let module = parse("limit.empty").expect("the directive sets nothing");
    let errors = module.verify().expect_err("the attributes are missing");
    let text = errors.to_string();
    assert!(text.contains("'limit.empty' op requires attribute 'skip'"), "{text}");
    assert!(text.contains("'custom<Window>' sets it: 'parser.set_attribute(0, …)'"), "{text}");
}
