//! Definitions with names of the runtime, of Rust's prelude, of crates, of keywords and of common imports.
//! Their Rust compiles in a module of its own and beside an author's code, with the same behaviour.

#![deny(warnings)]

use ir_core::context::Context;
use ir_core::rewrite::{GreedyConfig, PatternSet};
use tests::rewriting::Rules;

/// The author's code for the definitions, beside their items.
macro_rules! provided {
    () => {
        /// Functions that predicates call.
        #[derive(Debug)]
        pub struct Externals;

        impl ExternalFunctions for Externals {
            fn only_the_author_knows(ctx: &::ir_core::context::Context, value: ::ir_core::context::Type) -> bool {
                value == ctx.integer_type(8)
            }
        }

        /// Functions that rules call.
        #[derive(Debug)]
        pub struct Rewrites;

        impl RewriteFunctions for Rewrites {
            fn step(
                _: &mut ::ir_core::rewrite::PatternRewriter<'_>,
                value_0: Option<::ir_core::context::Attribute>,
                value_1: Option<::ir_core::context::Attribute>,
            ) -> Option<::ir_core::context::Attribute> {
                value_0.or(value_1)
            }
        }

        impl ::ir_core::runtime::FoldOp for FoldOp_ {
            fn fold(
                self,
                _: &::ir_core::context::Context,
                ir: &mut ::ir_core::ir::Ir,
                _: &[Option<::ir_core::context::Attribute>],
            ) -> ::ir_core::fold::FoldResult {
                ::ir_core::fold::FoldResult::One(self.self_(ir).into())
            }
        }

        impl ::ir_core::runtime::VerifyOp for VerifyOp_ {
            fn verify(
                self,
                _: &::ir_core::ir::Ir,
            ) -> ::std::result::Result<(), ::ir_core::diagnostic::Diagnostic> {
                Ok(())
            }
        }

        impl ::ir_core::runtime::MaterializeConstant for Registered {
            fn materialize_constant(
                &self,
                _: &mut dyn ::ir_core::ir::OpBuilder,
                _: ::ir_core::context::Attribute,
                _: ::ir_core::context::Type,
            ) -> Option<::ir_core::ir::Op> {
                None
            }
        }

        provided!(DefHandle_, Into_);

        impl ::ir_core::runtime::Directive<Step> for directives::Step {
            fn parse(
                directive: &mut ::ir_core::runtime::DirectiveParser<'_, '_, '_>,
            ) -> ::ir_core::text::ParseResult<bool> {
                use ::ir_core::text::AsmParser as _;

                directive.parser().parse_keyword("here")?;
                let ctx = directive.parser().context();
                directive.set_attribute(0, ::ir_core::predicates::build::i32_attr(ctx, 1));
                directive.set_attribute(1, ::ir_core::predicates::build::i32_attr(ctx, 2));
                Ok(true)
            }

            fn print(directive: &mut ::ir_core::runtime::DirectivePrinter<'_, '_, '_>, _: Step) {
                use ::ir_core::text::AsmPrinter as _;

                directive.printer().text("here");
            }
        }
    };
    ($($attribute:ident),*) => {$(
        impl ::ir_core::attr_or_type::VerifyDef for $attribute {
            fn verify(
                _: &::ir_core::context::Context,
                _: ::ir_core::diagnostic::EmitError<'_>,
                _: &[::ir_core::attr_or_type::Param],
            ) -> ::std::result::Result<(), ::ir_core::diagnostic::Diagnostic> {
                Ok(())
            }
        }
    )*};
}

/// Modules that contain only generated code and the code that it requires.
#[allow(dead_code, unreachable_pub, reason = "not all that is generated is used")]
mod own {
    /// A dialect with the name of a crate.
    pub(super) mod std {
        ods_macros::dialect_file!("tests/names/names.ods");
        provided!();
    }

    /// Another one.
    pub(super) mod core {
        ods_macros::dialect! { r#"
            include "mlir/IR/OpBase.td"
            include "mlir/IR/AttrTypeBase.td"
            def Dialect : Dialect { let name = "core"; let cppNamespace = "::core"; }
            def Type : TypeDef<Dialect, "Type"> { let cppClassName = "Type"; let mnemonic = "type"; }
            def Option : Op<Dialect, "option"> { let arguments = (ins Type:$ir_core); }
        "# }
    }

    /// Another one. It uses the types of the previous dialect.
    pub(super) mod ir_core {
        ods_macros::dialect! { r#"
            include "mlir/IR/OpBase.td"
            include "mlir/IR/AttrTypeBase.td"
            def Core : Dialect { let name = "core"; let cppNamespace = "::core"; }
            def Type : TypeDef<Core, "Type"> { let cppClassName = "Type"; let mnemonic = "type"; }
            def Dialect : Dialect { let name = "ir_core"; let cppNamespace = "::ir_core"; }
            def Result : Op<Dialect, "result"> { let arguments = (ins Type:$std); }
        "#, dialect = "ir_core" }
    }
}

/// An author's module with imports and items that have the names of generated code.
#[allow(dead_code, unreachable_pub, unused_imports, reason = "names that could get in the way")]
mod beside {
    use ::ir_core::context::{self, Attribute, Context as AffineMap, Type};
    use ::ir_core::ir::{Block, Builder, Ir, Op, Value};
    use ::ir_core::pass::{Pass, Pipeline};
    use ::ir_core::runtime::{
        Directive, DirectiveParser, DirectivePrinter, FoldOp, MaterializeConstant, VerifyOp,
    };
    use ::std::fmt::Result;

    ::ir_core::include_dialect!("names");
    provided!();

    /// Not the runtime's.
    #[derive(Debug)]
    pub(super) struct Parser;

    /// Not the runtime's.
    #[derive(Debug)]
    pub(super) struct OpSpec;

    /// Not the one of the rules.
    pub(super) fn one() {}

    /// Modules with other items than those of generated code.
    pub(super) mod types {}
    pub(super) mod attributes {}
    pub(super) mod constraints {}
    pub(super) mod rewrites {}
    pub(super) mod interfaces {}
    pub(super) mod hooks {}
    pub(super) mod attr {}
    pub(super) mod std {}
    pub(super) mod ir_core {}
}

/// Reads a module, applies the rules, and prints it.
fn rewritten(register: fn(&Context), populate: fn(&mut PatternSet)) -> String {
    let text = "%0 = \"test.source\"() : () -> i8
        %1 = std.operation %0 {match = 1 : i32} : i8 -> i16
        %2 = std.operation %1 {match = 2 : i32} : i16 -> i32
        %3 = std.fold %2 : i32 -> i32
        %4 = std.step %0 here : i8 -> i8
        \"test.use\"(%3, %4) {a = #std.Into<!std.DefSpec<1, Self>>} : (i32, i8) -> ()";
    let config = GreedyConfig { verify_patterns: true, ..GreedyConfig::default() };
    Rules { register, populate }.rewritten(text, &config).expect("the rules apply")
}

#[test]
fn names_of_others_are_left_alone() {
    let text = rewritten(own::std::register, own::std::populate_with_generated);
    insta::assert_snapshot!(text);
    assert_eq!(text, rewritten(beside::register, beside::populate_with_generated));
}

#[test]
fn dialects_have_the_names_of_crates() {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    own::core::register(&ctx);
    own::ir_core::register(&ctx);
    ctx.allow_unregistered_dialects(true);
    let text = "%0 = \"test.source\"() : () -> !core.type\n\"core.option\"(%0) : (!core.type) -> ()\n\
                \"ir_core.result\"(%0) : (!core.type) -> ()";
    let module = ir_core::text::parse_module(&ctx, "input", text.as_bytes()).expect("a module");
    assert_eq!(ir_core::verify::verify(&module.ir, module.top).map_err(|error| error.message), Ok(()));
}
