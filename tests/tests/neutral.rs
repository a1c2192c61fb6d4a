//! The Rust of a dialect whose definitions belong to another project (`Hooks::Neutral`): it runs without the
//! C++ of its author.
#![deny(warnings)]

use ir_core::context::Context;
use ir_core::prelude::Module;

/// The used items of the other dialect.
#[allow(unreachable_pub, dead_code, reason = "as visible as generated code")]
mod kinds {
    pub const NAMESPACE: &str = "kinds";

    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub struct Kind;
}

#[allow(
    dead_code,
    unreachable_pub,
    missing_docs,
    clippy::unimplemented,
    reason = "not all that is generated is used, and nothing outside of the test; some hooks have no error to return"
)]
mod everything {
    include!(concat!(env!("OUT_DIR"), "/neutral.rs"));
}

/// The printed text, or the first line of the error.
fn verified(text: &str) -> Result<String, String> {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    everything::register(&ctx);
    let first_line = |error: String| error.lines().next().unwrap_or_default().to_owned();
    let module = Module::parse_file(&ctx, "a.mlir", text).map_err(|error| first_line(error.to_string()))?;
    module.verify().map_err(|error| first_line(error.to_string()))?;
    Ok(module.to_string())
}

#[test]
fn user_provided_syntax_is_a_located_error() {
    let expected = [
        (
            "everything.custom 1\n",
            "1:19",
            "custom op 'everything.custom' not implemented: `parse` of `CustomOp`",
        ),
        (
            "everything.directive 1\n",
            "1:22",
            "custom op 'everything.directive' not implemented: `parse` of `Width`",
        ),
        (
            "module attributes {x.a = #everything.custom<1>} {}\n",
            "1:44",
            "not implemented: `parse` of `CustomAttr`",
        ),
    ];
    for (text, at, message) in expected {
        assert_eq!(verified(text), Err(format!("a.mlir:{at}: error: {message}")), "{text}");
    }
}

#[test]
fn checks_accept_everything_and_operations_print() {
    for operation in ["\"everything.check\"() : () -> ()", "everything.custom() : () -> ()"] {
        let generic = operation.replace("everything.custom(", "\"everything.custom\"(");
        assert_eq!(verified(&generic), Ok(format!("module {{\n  {operation}\n}}\n")), "{generic}");
    }
}
