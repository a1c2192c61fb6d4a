//! Optional groups that begin with an attribute: what is printed reads back, with the attribute and without.

use ir_core::prelude::*;

#[allow(dead_code, reason = "not all that is generated is used")]
mod w {
    ods_macros::dialect_file!("tests/absent/absent.ods");
}

fn printed(ctx: &Context, text: &str) -> String {
    let module = Module::parse(ctx, text).unwrap_or_else(|errors| panic!("{text}\n{errors}"));
    module.to_string()
}

#[track_caller]
fn check(generic: &str, custom: &str) {
    let ctx = &Context::new();
    ir_core::ops::register_builtin(ctx);
    ctx.allow_unregistered_dialects(true);
    w::register(ctx);
    let first = printed(ctx, generic);
    assert!(first.contains(custom), "{first}");
    assert_eq!(printed(ctx, &first), first);
}

#[test]
fn an_absent_parameter_leaves_out_its_group() {
    check("\"x.y\"() {s = #w.step<up>} : () -> ()", "#w.step<up>}");
    check("\"x.y\"() {s = #w.step<up @x>} : () -> ()", "#w.step<up @x>}");
    check("\"x.y\"() {s = #w.step<down x 4>} : () -> ()", "#w.step<down x 4>}");
}

#[test]
fn an_own_attribute_begins_a_group_without_its_prefix() {
    check("\"w.walk\"() : () -> ()", "w.walk\n");
    check("\"w.walk\"() <{step = #w.step<up @x>}> : () -> ()", "w.walk <up @x>\n");
    // The second space is what MLIR prints between a mnemonic and a parameter.
    check("\"w.walk\"() <{step = #w.step<down>, way = #w<way up>}> : () -> ()", "w.walk <down> to  up\n");
    check("\"w.walk\"() <{way = #w<way up>}> : () -> ()", "w.walk to  up\n");
    check("\"w.turn\"() <{way = #w<way down>}> {a} : () -> ()", "w.turn  down {a}\n");
    check("\"w.turn\"() : () -> ()", "w.turn\n");
}
