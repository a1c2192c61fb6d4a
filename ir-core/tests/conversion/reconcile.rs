//! Casts that cancel each other out.

use super::*;
use ir_core::rewrite::reconcile_unrealized_casts;

/// The text after reconciliation of all casts.
fn reconciled(text: &str) -> String {
    let ctx = context();
    let mut module = Module::parse(&ctx, text).expect("the text is valid");
    let name = ctx.op_name("builtin.unrealized_conversion_cast");
    let casts: Vec<Op> = module.walk().filter(|op| module.ir().name(*op) == name).collect();
    let left = reconcile_unrealized_casts(module.ir_mut(), &casts);
    assert!(left.iter().all(|op| module.ir().is_live(*op)));
    module.verify().expect("the module is valid");
    module.to_string()
}

#[test]
fn chains_that_come_back_disappear() {
    let text = reconciled(
        r#"
%0 = "test.source"() : () -> i64
%1 = builtin.unrealized_conversion_cast %0 : i64 to i32
%2 = builtin.unrealized_conversion_cast %1 : i32 to i16
%3 = builtin.unrealized_conversion_cast %2 : i16 to i64
%4 = builtin.unrealized_conversion_cast %2 : i16 to i32
"test.use"(%3, %4) : (i64, i32) -> ()
"#,
    );
    let expected = "module {
  %0 = \"test.source\"() : () -> i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
  \"test.use\"(%0, %1) : (i64, i32) -> ()
}
";
    assert_eq!(text.replace(" = unrealized", " = builtin.unrealized"), expected);
}

#[test]
fn lists_must_come_whole_and_in_order() {
    let text = reconciled(
        r#"
%0:2 = "test.source"() : () -> (i64, i64)
%1 = builtin.unrealized_conversion_cast %0#0, %0#1 : i64, i64 to i128
%2:2 = builtin.unrealized_conversion_cast %1 : i128 to i64, i64
%3:2 = builtin.unrealized_conversion_cast %2#1, %2#0 : i64, i64 to i32, i32
%4:2 = builtin.unrealized_conversion_cast %3#0, %3#1 : i32, i32 to i64, i64
"test.use"(%4#0, %4#1) : (i64, i64) -> ()
"#,
    );
    assert!(text.contains("\"test.use\"(%0#1, %0#0)") && !text.contains("cast"), "{text}");
}

#[test]
fn cycles_of_casts_end() {
    let text = reconciled(
        r#"
%0 = builtin.unrealized_conversion_cast %1 : i32 to i64
%1 = builtin.unrealized_conversion_cast %0 : i64 to i32
%2 = builtin.unrealized_conversion_cast %1 : i32 to i16
"test.use"(%2) : (i16) -> ()
"#,
    );
    assert!(text.contains("test.use"), "{text}");
}
