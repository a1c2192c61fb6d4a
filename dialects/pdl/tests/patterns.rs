//! Compilation and application of patterns: errors, and cases that MLIR leaves undefined.

use ir_core::prelude::*;
use pdl::{NativeFunctions, PdlValue};

fn context() -> Context {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    ctx.allow_unregistered_dialects(true);
    pdl::register(&ctx);
    ctx
}

/// The errors of a module of patterns.
fn errors(text: &str, natives: &NativeFunctions) -> String {
    let ctx = context();
    let module = Module::parse(&ctx, text).expect("a text without syntax errors");
    let error = pdl::patterns(module.ir(), module.operation(), natives).err().expect("an error");
    module.diagnostics(vec![error]).to_string()
}

/// The module after patterns were applied until a fixpoint.
fn applied(patterns: &str, module: &str, natives: &NativeFunctions) -> String {
    let ctx = context();
    let patterns = Module::parse(&ctx, patterns).expect("patterns");
    let set = pdl::patterns(patterns.ir(), patterns.operation(), natives);
    let set = set.unwrap_or_else(|error| panic!("{}", patterns.diagnostics(vec![error])));
    let mut module = Module::parse(&ctx, module).expect("a module");
    module.rewrite(&set.freeze(&ctx)).expect("a fixed point");
    module.verify().expect("a valid module");
    module.to_string()
}

/// A pattern for `test.old` without operands, with this rewrite.
fn pattern(matcher: &str, rewrite: &str) -> String {
    format!(
        "pdl.pattern : benefit(1) {{\n  %type = pdl.type\n  %root = pdl.operation \"test.old\" -> (%type : !pdl.type)\n  \
         {matcher}\n  pdl.rewrite %root {{\n    {rewrite}\n  }}\n}}"
    )
}

const OLD: &str = "%0 = \"test.old\"() : () -> i32\n\"test.use\"(%0) : (i32) -> ()";

#[test]
fn functions_that_are_not_registered_are_located_errors() {
    let natives = NativeFunctions::new();
    let text = errors(
        &pattern("pdl.apply_native_constraint \"c\"(%root : !pdl.operation)", "pdl.erase %root"),
        &natives,
    );
    assert!(text.contains(":4:3: error: no constraint function with the name 'c' is registered"), "{text}");
    let text = errors(&pattern("", "pdl.apply_native_rewrite \"r\"(%root : !pdl.operation)"), &natives);
    assert!(text.contains(":6:5: error: no rewrite function with the name 'r' is registered"), "{text}");
}

#[test]
fn what_is_not_supported_is_a_located_error() {
    let mut natives = NativeFunctions::new();
    natives.constraint("c", |_, _| Some(Vec::new()));
    natives.rewrite("r", |_, _| Some(Vec::new()));
    let text = errors(&pattern("", "%x = pdl.apply_native_rewrite \"r\" : !pdl.range<attribute>"), &natives);
    assert!(text.contains("6:10: error: a range of attributes or operations is not supported"), "{text}");
    let made = "%made = pdl.apply_native_constraint \"c\"(%root : !pdl.operation) : !pdl.operation\n  \
                %result = pdl.result 0 of %made\n  %user = pdl.operation \"test.user\"(%result : !pdl.value)";
    let text = errors(&pattern(made, "pdl.erase %user"), &natives);
    assert!(text.contains("operations that cannot be reached from each other through operands"), "{text}");
    let late = "pdl.apply_native_constraint \"c\"(%late : !pdl.value)\n  %late = pdl.result 0 of %root";
    let text = errors(&pattern(late, "pdl.erase %root"), &natives);
    assert!(text.contains("operand #0 does not dominate this use"), "{text}");
    let negated =
        "%x = pdl.apply_native_constraint \"c\"(%root : !pdl.operation) : !pdl.attribute {isNegated = true}";
    let text = errors(&pattern(negated, "pdl.erase %root"), &natives);
    assert!(text.contains("4:8: error: a negated constraint cannot have results"), "{text}");
}

#[test]
fn modules_that_do_not_verify_are_refused() {
    let text = errors("pdl.pattern : benefit(1) {\n  pdl.rewrite with \"r\"\n}", &NativeFunctions::new());
    assert!(text.contains("the pattern must contain at least one `pdl.operation`"), "{text}");
}

#[test]
fn no_patterns_change_nothing() {
    assert!(applied("", OLD, &NativeFunctions::new()).contains("test.old"));
}

#[test]
fn a_rewrite_that_fails_leaves_nothing_behind() {
    let mut natives = NativeFunctions::new();
    natives.rewrite("fails", |_, _| None);
    natives.rewrite("wrong", |_, _| Some(vec![PdlValue::Type(Type::I32)]));
    let created = "%new = pdl.operation \"test.new\" -> (%type : !pdl.type)\n    ";
    for rewrite in [
        "pdl.apply_native_rewrite \"fails\"(%root : !pdl.operation)",
        "%a = pdl.apply_native_rewrite \"wrong\"(%root : !pdl.operation) : !pdl.attribute",
        // The result is used.
        "pdl.erase %root",
        // The number of values differs from that of the results, or the values are those of the replaced
        // operation.
        "pdl.replace %root with (%all, %all : !pdl.range<value>, !pdl.range<value>)",
        "pdl.replace %root with %root",
    ] {
        let rewrite = format!("{created}%all = pdl.results of %root\n    {rewrite}");
        let text = applied(&pattern("", &rewrite), OLD, &natives);
        assert!(text.contains("test.old") && !text.contains("test.new"), "{rewrite}\n{text}");
    }
}

#[test]
fn constraints_with_other_results_than_they_say_do_not_hold() {
    let mut natives = NativeFunctions::new();
    natives.constraint("none", |_, _| Some(Vec::new()));
    let matcher = "%a = pdl.apply_native_constraint \"none\"(%root : !pdl.operation) : !pdl.attribute";
    let rewrite = "%new = pdl.operation \"test.new\" {\"a\" = %a} -> (%type : !pdl.type)\n    pdl.replace %root with %new";
    assert!(applied(&pattern(matcher, rewrite), OLD, &natives).contains("test.old"));
}

#[test]
fn types_that_occur_twice_are_the_same() {
    let patterns = "pdl.pattern : benefit(1) {\n  %types = pdl.types\n  %operands = pdl.operands : %types\n  \
         %root = pdl.operation \"test.forward\"(%operands : !pdl.range<value>) -> (%types : !pdl.range<type>)\n  \
         pdl.rewrite %root {\n    pdl.replace %root with (%operands : !pdl.range<value>)\n  }\n}";
    let module = "%0 = \"test.source\"() : () -> i32\n%1 = \"test.forward\"(%0) : (i32) -> i32\n\
                  %2 = \"test.forward\"(%0) : (i32) -> f32\n\"test.use\"(%1, %2) : (i32, f32) -> ()";
    let text = applied(patterns, module, &NativeFunctions::new());
    assert_eq!(text.matches("test.forward").count(), 1, "{text}");
    assert!(text.contains("\"test.use\"(%0, %1)"), "{text}");
}

#[test]
fn long_chains_of_operations_are_matched() {
    let mut matcher =
        String::from("%type = pdl.type\n%op0 = pdl.operation \"test.a\" -> (%type : !pdl.type)\n");
    let mut module = String::from("%v0 = \"test.a\"() : () -> i32\n");
    let length = 300;
    for index in 1..=length {
        let before = index - 1;
        matcher += &format!(
            "%v{before} = pdl.result 0 of %op{before}\n%op{index} = pdl.operation \"test.a\"(%v{before} : !pdl.value) -> (%type : !pdl.type)\n"
        );
        module += &format!("%v{index} = \"test.a\"(%v{before}) : (i32) -> i32\n");
    }
    let rewrite = format!(
        "pdl.rewrite %op{length} {{\n%new = pdl.operation \"test.b\" -> (%type : !pdl.type)\npdl.replace %op{length} with %new\n}}"
    );
    module += &format!("\"test.use\"(%v{length}) : (i32) -> ()\n");
    let text = applied(
        &format!("pdl.pattern : benefit(1) {{\n{matcher}{rewrite}\n}}"),
        &module,
        &NativeFunctions::new(),
    );
    assert_eq!(text.matches("test.b").count(), 1, "{text}");
}

#[test]
fn native_functions_get_ranges_and_return_them() {
    let mut natives = NativeFunctions::new();
    natives.rewrite("reversed", |_, arguments| match arguments {
        [PdlValue::Values(values)] => Some(vec![PdlValue::Values(values.iter().rev().copied().collect())]),
        _ => None,
    });
    let patterns = "pdl.pattern : benefit(1) {\n  %operands = pdl.operands\n  \
         %root = pdl.operation \"test.old\"(%operands : !pdl.range<value>)\n  pdl.rewrite %root {\n    \
         %reversed = pdl.apply_native_rewrite \"reversed\"(%operands : !pdl.range<value>) : !pdl.range<value>\n    \
         %new = pdl.operation \"test.new\"(%reversed : !pdl.range<value>)\n    pdl.replace %root with %new\n  }\n}";
    let module = "%0:2 = \"test.source\"() : () -> (i32, f32)\n\"test.old\"(%0#0, %0#1) : (i32, f32) -> ()";
    let text = applied(patterns, module, &natives);
    assert!(text.contains("\"test.new\"(%0#1, %0#0)"), "{text}");
}
