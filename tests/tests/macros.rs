//! The settings of `dialect!` and `dialect_file!`, and the files that the compiler watches.

use ir_core::Context;
use std::fs;

mod second {
    ods_macros::dialect_file!(
        "tests/macros/two.ods",
        include_dirs = ["tests/macros/defs"],
        defines = ["WIDE"],
        dialect = "second",
    );
}

mod inline {
    ods_macros::dialect! {
        r#"
        include "deep.td"
        def Inline_Dialect : Dialect { let name = "inline"; let cppNamespace = "::inline"; }
        #ifdef DEEP
        def Inline_DeepOp : Deep<Inline_Dialect>;
        #endif
        "#,
        include_dirs = ["tests/macros/defs"],
        defines = ["DEEP"]
    }
}

#[test]
fn settings_choose_directories_macros_and_the_dialect() {
    let ctx = Context::new();
    second::register(&ctx);
    inline::register(&ctx);
    let is_registered = |name: &str| ctx.op_name(name).is_registered(&ctx);
    assert!(is_registered("second.count") && is_registered("second.wide") && is_registered("inline.deep"));
    assert!(!is_registered("first.count"));
}

/// Cargo reads these from the dependency file that the compiler writes beside the program.
#[test]
fn the_compiler_watches_every_file_that_was_read() {
    let dependencies = std::env::current_exe().expect("the test's path").with_extension("d");
    let text = fs::read_to_string(dependencies).expect("the file of dependencies");
    for file in ["tests/macros/two.ods", "tests/macros/defs/shared.td", "tests/macros/defs/deep.td"] {
        assert!(text.lines().any(|line| line.ends_with(&format!("{file}:"))), "{file} in {text}");
    }
}
