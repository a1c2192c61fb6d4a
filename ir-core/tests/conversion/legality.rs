//! Legal, illegal, unknown and dynamically legal operations; the modes; messages.

use super::*;

const CHAIN: &str = r#"
%0 = "a.one"() : () -> i32
%1 = "b.two"(%0) : (i32) -> i32
"c.use"(%1) : (i32) -> ()
"#;

#[test]
fn operations_precede_dialects_and_unknown_operations_stay() {
    let mut target = ConversionTarget::new();
    target.add_illegal_dialects(["a", "b"]).add_legal_dialects(["d"]).add_legal_ops(["b.two"]);
    let mut patterns = PatternSet::new();
    rename(&mut patterns, "a.one", "d.one");
    rename(&mut patterns, "b.two", "d.two");
    let text = partial(CHAIN, target, patterns).expect("the conversion succeeds");
    assert!(!text.contains("a.one") && text.contains("\"b.two\"(%0)"), "{text}");
}

#[test]
fn patterns_also_apply_to_unknown_operations_if_their_results_are_legal() {
    let mut target = ConversionTarget::new();
    target.add_legal_dialects(["d"]);
    let mut patterns = PatternSet::new();
    rename(&mut patterns, "a.one", "d.one");
    rename(&mut patterns, "b.two", "e.two");
    let text = partial(CHAIN, target, patterns).expect("nothing is illegal");
    assert!(text.contains("d.one") && text.contains("b.two"), "{text}");
}

#[test]
fn callbacks_decide_and_the_newest_is_asked_first() {
    let mut target = ConversionTarget::new();
    target.add_dynamically_legal_dialects(["a", "b"], |ir: &Ir, op| ir.num_operands(op) > 0);
    target.add_dynamically_legal_dialects(["b"], |_: &Ir, _| None);
    let mut patterns = PatternSet::new();
    rename(&mut patterns, "a.one", "d.one");
    target.mark_unknown_dynamically_legal(|_: &Ir, _| true);
    let text = partial(CHAIN, target, patterns).expect("the conversion succeeds");
    assert!(text.contains("d.one") && text.contains("b.two"), "{text}");
}

#[test]
fn the_message_names_the_operation_and_the_patterns_that_were_tried() {
    let mut target = ConversionTarget::new();
    target.add_illegal_dialects(["b"]);
    let mut patterns = PatternSet::new();
    patterns.add_conversion_fn(
        "refuses",
        None,
        |rw: &mut ConversionRewriter<'_, '_>, op: Op, _: &ConvertedValues| match rw.ir().num_operands(op) {
            1 => rw.mismatch("there is one operand"),
            _ => None,
        },
    );
    rename(&mut patterns, "b.two", "b.three");
    let error = partial(CHAIN, target, patterns).expect_err("b.two is illegal");
    let expected = "\
failed to legalize operation 'b.two' that was explicitly marked illegal
see current operation: %1 = \"b.two\"(%0) : (i32) -> i32
patterns that were tried:
'b.two to b.three': pattern matched
  'refuses': there is one operand
  failed to legalize generated operation 'b.three'
'refuses': there is one operand";
    assert_eq!(error, expected);
}

#[test]
fn operations_without_patterns_are_named() {
    let mut target = ConversionTarget::new();
    target.add_illegal_ops(["c.use"]);
    let error = partial(CHAIN, target, PatternSet::new()).expect_err("c.use is illegal");
    assert!(error.ends_with("there is no pattern for this operation"), "{error}");
}

#[test]
fn full_conversions_leave_no_unknown_operation() {
    let ctx = context();
    let mut module = Module::parse(&ctx, CHAIN).expect("the text is valid");
    let mut target = ConversionTarget::new();
    target.add_legal_dialects(["builtin", "a", "c"]);
    let conversion = DialectConversion::new(&ctx, target.clone(), PatternSet::new());
    let error = convert(&conversion, &mut module, true).expect_err("b.two is unknown");
    assert!(error.starts_with("failed to legalize operation 'b.two'\n"), "{error}");
    target.add_legal_dialects(["b"]);
    let conversion = DialectConversion::new(&ctx, target, PatternSet::new());
    assert!(convert(&conversion, &mut module, true).is_ok());
}

#[test]
fn an_analysis_finds_operations_that_can_be_legalized_and_changes_nothing() {
    let ctx = context();
    let mut module = Module::parse(&ctx, CHAIN).expect("the text is valid");
    let before = module.to_string();
    let mut target = ConversionTarget::new();
    target.add_legal_dialects(["d"]).add_illegal_dialects(["b"]);
    let mut patterns = PatternSet::new();
    rename(&mut patterns, "a.one", "d.one");
    let conversion = DialectConversion::new(&ctx, target, patterns);
    let top = module.operation();
    let found = conversion.analyze(module.ir_mut(), top).expect("no pattern misbehaves");
    let names: Vec<&str> = found.iter().map(|op| module.ir().name(*op).as_str(&ctx)).collect();
    assert_eq!(names, ["a.one"]);
    assert_eq!(module.to_string(), before);
}

#[test]
fn nested_operations_of_recursively_legal_ones_are_left_alone() {
    let text = r#"
"a.outer"() ({
  "b.inner"() : () -> ()
}) : () -> ()
"#;
    let mut target = ConversionTarget::new();
    target.add_illegal_dialects(["b"]).add_legal_ops(["a.outer"]);
    assert!(partial(text, target.clone(), PatternSet::new()).is_err());
    target.mark_recursively_legal("a.outer", |_: &Ir, _| true);
    assert!(partial(text, target, PatternSet::new()).is_ok());
}

#[test]
fn the_patterns_with_the_fewest_steps_to_legal_operations_come_first() {
    /// A pattern that declares its generated operations.
    struct Renames(&'static str, [&'static str; 1], u16);

    impl ir_core::rewrite::ConversionPattern for Renames {
        type Root = Op;

        fn name(&self) -> &str {
            self.1[0]
        }

        fn root(&self) -> ir_core::rewrite::PatternRoot {
            ir_core::rewrite::PatternRoot::Op(self.0.to_owned())
        }

        fn benefit(&self) -> u16 {
            self.2
        }

        fn generated_ops(&self) -> &[&str] {
            &self.1
        }

        fn match_and_rewrite(
            &self,
            op: Op,
            operands: &ConvertedValues,
            rw: &mut ConversionRewriter<'_, '_>,
        ) -> Option<()> {
            let types: Vec<Type> = rw.ir().result_types(op).collect();
            let new = create(rw, self.1[0], operands.flat(), &types);
            let results = rw.ir().results(new).to_vec();
            rw.replace_op(op, &results);
            Some(())
        }
    }

    let mut target = ConversionTarget::new();
    target.add_legal_dialects(["d"]);
    let mut patterns = PatternSet::new();
    patterns.add_conversion(Renames("b.two", ["b.three"], 9));
    patterns.add_conversion(Renames("b.three", ["d.far"], 1));
    patterns.add_conversion(Renames("b.two", ["d.near"], 1));
    patterns.add_conversion(Renames("b.two", ["e.never"], 20));
    let text = partial(CHAIN, target, patterns).expect("nothing is illegal");
    assert!(text.contains("d.near"), "{text}");
}

#[test]
fn without_rollback_a_pattern_whose_results_are_illegal_is_an_error() {
    let ctx = context();
    let mut module = Module::parse(&ctx, CHAIN).expect("the text is valid");
    let mut target = ConversionTarget::new();
    target.add_illegal_dialects(["b"]).add_legal_dialects(["d"]);
    let mut patterns = PatternSet::new();
    rename(&mut patterns, "a.one", "d.one");
    rename(&mut patterns, "b.two", "b.three");
    let config = ConversionConfig { allow_rollback: false, ..ConversionConfig::default() };
    let conversion = DialectConversion::new(&ctx, target, patterns).with_config(config);
    let top = module.operation();
    let error = conversion.apply_partial(module.ir_mut(), top).expect_err("b.three is illegal");
    assert_eq!(error.message, "pattern 'b.two to b.three' produced IR that could not be legalized");
}
