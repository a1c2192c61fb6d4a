//! The skeleton of the definitions in `goldens/skeleton`: every hook that authors write, compiled as printed.
#![deny(warnings)]

use std::path::PathBuf;

use ir_core::context::Context;
use ir_core::prelude::Module;
use ods_codegen::rust::skeleton::{self, Item};
use ods_parser::loader::DiskLoader;
use ods_parser::render::{Color, Format, render};

#[allow(
    dead_code,
    unreachable_pub,
    missing_docs,
    clippy::unimplemented,
    reason = "not all that is generated is used, and nothing outside of the test; some hooks have no error to return"
)]
#[rustfmt::skip]
#[path = "../goldens/skeleton/everything.rs"]
mod everything;

/// The used items of the other dialect.
#[allow(unreachable_pub, reason = "as visible as generated code")]
mod kinds {
    pub const NAMESPACE: &str = "kinds";

    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub struct Kind;
}

/// The items of a file of `goldens/skeleton`.
fn items(name: &str) -> Vec<Item> {
    let path = golden::folder("skeleton").join(name);
    let mut loader = DiskLoader { include_dirs: Vec::<PathBuf>::new(), prelude: ods_codegen::prelude::FILES };
    let outcome = ods_parser::read(
        &path.display().to_string(),
        &mut loader,
        &[],
        &ods_parser::eval::Options::default(),
    );
    skeleton::items(&outcome.records, &outcome.sources, Some("everything"))
        .unwrap_or_else(|errors| panic!("{}", render(&errors, &outcome.sources, Format::Human, Color::Never)))
}

/// Collects the names of all declared traits and their functions.
macro_rules! declared {
    ($(impl $($path:ident)::+ $(<$operation:ident>)? for $implementer:ident {
        $(const $constant:ident: $type:ty;)* $(fn $name:ident($($parameters:tt)*) $(-> $result:ty)?;)*
    })*) => {
        vec![$((vec![$(stringify!($path)),+], vec![$(stringify!($constant),)* $(stringify!($name),)*]),)*]
    };
}

#[test]
fn every_hook_of_the_runtime_is_in_the_skeleton() {
    let items = items("everything.ods");
    let declared = ods_schema::hook_traits!(declared);
    assert!(declared.len() > 30);
    for (path, members) in declared {
        let name = path.last().copied().unwrap_or_default();
        let is_of_trait = |item: &&Item| {
            item.key.strip_prefix(name).is_some_and(|rest| rest.starts_with(" for ") || rest.starts_with('<'))
        };
        // `ParameterValue` is implemented for the author's types.
        if name == "ParameterValue" {
            continue;
        }
        let item = items.iter().find(is_of_trait).unwrap_or_else(|| panic!("no definition needs '{name}'"));
        let found: Vec<&str> = item.members.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(found, members, "{name}");
        let is_explained = |text: &str| text.starts_with("    /// ");
        assert!(item.members.iter().all(|(_, text)| is_explained(text)), "{}", item.text);
    }
}

fn context() -> Context {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    everything::register(&ctx);
    ctx
}

#[test]
fn a_hook_that_nobody_wrote_is_a_located_error() {
    let ctx = context();
    let error = |text: &str| {
        let checked = Module::parse_file(&ctx, "a.mlir", text).and_then(|module| module.verify());
        checked
            .expect_err("the hook is not implemented")
            .to_string()
            .lines()
            .next()
            .unwrap_or_default()
            .to_owned()
    };
    let expected = [
        (
            "\"everything.check\"() : () -> ()\n",
            "1:1",
            "'everything.check' op not implemented: `verify` of `CheckOp`",
        ),
        (
            "\n  everything.custom 1\n",
            "2:21",
            "custom op 'everything.custom' not implemented: `parse` of `CustomOp`",
        ),
        (
            "everything.directive 1\n",
            "1:22",
            "custom op 'everything.directive' not implemented: `parse` of `Width`",
        ),
        (
            "module attributes {x.a = !everything.checked<1>} {}\n",
            "1:45",
            "not implemented: `verify` of `CheckedType`",
        ),
    ];
    for (text, at, message) in expected {
        assert_eq!(error(text), format!("a.mlir:{at}: error: {message}"), "{text}");
    }
}
