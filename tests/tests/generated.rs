//! A dialect from a macro, from end to end: build, verify, print, read again.

use self::sample::{
    AddOp, BranchOp, CompareOp, Comparison, ConstantOp, Flags, Frequency, Moments, PrintOp, RepeatOp, StoreOp,
};
use ir_core::context::{Context, Type};
use ir_core::ir::{Builder, Ir, Op, OpBuilder};
use ir_core::runtime::OpHandle;
use ir_core::text::{ExternalResources, PrintOptions, op_text, parse_module, print_module};
use ir_core::verify::verify;

#[allow(dead_code, reason = "not all that is generated is used")]
mod sample {
    use ir_core::diagnostic::Diagnostic;
    use ir_core::runtime::VerifyOp;
    use ir_core::verify::op_error;

    impl ParentOps for BlockOp {
        const PARENTS: &'static [&'static str] = &["elsewhere.house"];
    }

    impl ImplicitTerminator for BlockOp {
        const TERMINATOR: &'static str = "elsewhere.door";
    }

    ods_macros::dialect_file!("tests/generated/sample.ods");

    impl VerifyOp for PrintOp {
        fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
            match self.width(ir) {
                Some(width) if width <= 0 => {
                    let message = format!("prints in {width} columns, which is not positive");
                    Err(op_error(ir, self.op(), &message))
                }
                _ => Ok(()),
            }
        }
    }
}

fn context() -> Context {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    sample::register(&ctx);
    ctx
}

/// The printed module.
fn printed(ir: &Ir, op: Op) -> String {
    let mut text = Vec::new();
    let external = ExternalResources::default();
    print_module(ir, op, PrintOptions::default(), &external, &mut text).expect("memory can be written");
    String::from_utf8(text).expect("the printer writes text")
}

/// The message of the first error.
fn message(ir: &Ir, op: Op) -> String {
    verify(ir, op).map_or_else(|error| error.message, |()| "nothing is wrong".to_owned())
}

#[test]
fn what_is_built_verifies_and_reads_back() {
    let ctx = context();
    let mut module = parse_module(&ctx, "empty", b"").expect("an empty module");
    let (ir, top) = (&mut module.ir, module.top);
    let body = ir.first_block(ir.region(top, 0)).expect("the body of the module");
    let mut builder = Builder::new(ir);
    builder.set_insertion_point_to_end(body);
    let one = ConstantOp::create(&mut builder, 1);
    let value = one.result(builder.ir());
    let sum = AddOp::builder(&mut builder, value, value).saturating(true).create();
    let total = sum.result(builder.ir());
    let less = CompareOp::create(&mut builder, Comparison::Less, value, total);
    let condition = less.result(builder.ir());
    let repeat = RepeatOp::builder(&mut builder, 3).flags(Flags::UNROLL).create();
    let region = repeat.body(builder.ir());
    builder.create_block(region, None, &[]);
    let print = PrintOp::builder(&mut builder, &[value, total]).condition(condition).width(8).create();

    assert_eq!(one.value(ir), 1);
    assert!(sum.saturating(ir));
    assert_eq!(ir.value_type(total), Type::I32);
    assert_eq!(less.predicate(ir), Comparison::Less);
    assert_eq!(ir.value_type(condition), Type::I1);
    assert_eq!(print.condition(ir), Some(condition));
    assert_eq!(print.values(ir).to_vec(), [value, total]);
    assert_eq!((print.stream(ir), print.width(ir)), ("out", Some(8)));

    verify(ir, top).expect("all is right");
    let text = printed(&module.ir, top);
    insta::assert_snapshot!(text);
    let again = parse_module(&ctx, "printed", text.as_bytes()).expect("it reads back").into_module();
    assert_eq!(printed(&again.ir, again.top), text);
}

#[test]
fn handles_are_of_one_operation_only() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let mut builder = Builder::new(&mut ir);
    let constant = ConstantOp::create(&mut builder, 7).op();
    assert!(ConstantOp::cast(&ir, constant).is_some());
    assert!(AddOp::cast(&ir, constant).is_none());
}

#[test]
fn setters_change_what_is_printed() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let mut builder = Builder::new(&mut ir);
    let print = PrintOp::builder(&mut builder, &[]).stream("log").create();
    print.set_stream(&mut ir, Some("err"));
    print.set_width(&mut ir, Some(4));
    assert_eq!(
        op_text(&ir, print.op()),
        "\"sample.print\"() <{operandSegmentSizes = array<i32: 0, 0>, stream = \"err\", width = 4 : si64}> : () -> ()"
    );
}

#[test]
fn what_is_wrong_is_said_in_mlirs_words() {
    let ctx = context();
    let texts = [
        "%0 = \"sample.constant\"() : () -> i32",
        "%0 = \"sample.constant\"() <{value = 1 : i64}> : () -> i32",
        "%0 = \"sample.constant\"() <{value = 1 : i32}> : () -> i64",
        "%0:2 = \"sample.constant\"() <{value = 1 : i32}> : () -> (i32, i32)",
        "%0 = \"t.a\"() : () -> f32 %1 = \"sample.add\"(%0, %0) : (f32, f32) -> f32",
        "%0:2 = \"t.a\"() : () -> (i8, i16) %1 = \"sample.add\"(%0#0, %0#1) : (i8, i16) -> i8",
        "%0 = \"t.a\"() : () -> i8 %1 = \"sample.add\"(%0) : (i8) -> i8",
        "%0:2 = \"t.a\"() : () -> (i8, i16) \
         %1 = \"sample.compare\"(%0#0, %0#1) <{predicate = 0 : i32}> : (i8, i16) -> i1",
        "%0 = \"t.a\"() : () -> i8 %1 = \"sample.compare\"(%0, %0) <{predicate = 3 : i32}> : (i8, i8) -> i1",
        "\"sample.repeat\"() <{count = 1 : i64}> : () -> ()",
        "\"sample.repeat\"() <{count = 0 : i64}> ({ \"t.a\"() : () -> () }) : () -> ()",
        "\"sample.repeat\"() <{count = 1 : i64}> ({}) : () -> ()",
        "\"sample.repeat\"() <{count = 1 : i64, flags = 1 : i32}> ({ \"t.a\"() : () -> () }) : () -> ()",
        "\"sample.repeat\"() <{count = 1 : i64, flags = #sample.flags<unrol>}> ({ \"t.a\"() : () -> () }) : () -> ()",
        "\"sample.repeat\"() <{count = 1 : i64, flags = #sample.flag<none>}> ({ \"t.a\"() : () -> () }) : () -> ()",
        "\"sample.print\"() <{operandSegmentSizes = array<i32: 0, 1>}> : () -> ()",
        "\"sample.print\"() <{operandSegmentSizes = array<i32: 0, 0>, width = -1 : si64}> : () -> ()",
        "\"sample.store\"() <{how_often = 2 : i32, least = 2 : i64}> : () -> ()",
        "\"sample.store\"() <{how_often = 7 : i32, least = 3 : i64}> : () -> ()",
        "\"sample.store\"() <{how_often = \"x\"}> : () -> ()",
        "\"sample.store\"() <{flags = \"x\"}> : () -> ()",
        "\"sample.store\"() <{limit = [1, 2]}> : () -> ()",
        "\"sample.store\"() <{names = [\"a\", 1]}> : () -> ()",
        "\"sample.store\"() <{sizes = array<i32: 1>}> : () -> ()",
        "\"sample.store\"() <{width = \"x\"}> : () -> ()",
        "\"sample.import\"() <{sym_name = \"a\"}> : () -> ()",
        "\"sample.import\"() <{sym_name = \"a\", sym_visibility = \"private\"}> : () -> ()",
        "\"sample.unit\"() <{sym_name = \"a\"}> ({}) : () -> ()",
        "\"sample.unit\"() <{sym_name = \"a\"}> ({ \"t.a\"() : () -> () }) : () -> ()",
        "%0 = \"t.a\"() : () -> i32 \"sample.cases\"(%0, %0, %0) <{sizes = array<i32: 1, 2>}> : (i32, i32, i32) -> ()",
        "%0 = \"t.a\"() : () -> i32 \"sample.cases\"(%0, %0, %0) <{sizes = array<i32: 3, -1>}> : (i32, i32, i32) -> ()",
        "%0:2 = \"t.a\"() : () -> (i32, i8) \"sample.cases\"(%0#0, %0#1) <{sizes = array<i32: 1>}> : (i32, i8) -> ()",
        "%0:2 = \"t.a\"() : () -> (tensor<2xf32>, tensor<f32>) \
         %1 = \"sample.rank\"(%0#0, %0#1) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>",
        "%0 = \"t.a\"() : () -> tensor<2xf32> %1 = \"sample.rank\"(%0) : (tensor<2xf32>) -> tensor<f32>",
    ];
    let mut all = String::new();
    for text in texts {
        ctx.allow_unregistered_dialects(true);
        let found = match parse_module(&ctx, "wrong", text.as_bytes()) {
            Ok(module) => message(&module.ir, module.top),
            Err(errors) => errors[0].message.clone(),
        };
        all.push_str(&format!("{text}\n    {found}\n"));
    }
    insta::assert_snapshot!(all);
}

#[test]
fn a_branch_leads_to_its_block() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let block = ir.create_block();
    let mut builder = Builder::new(&mut ir);
    let branch = BranchOp::create(&mut builder, &[], block);
    assert_eq!(branch.dest(&ir), block);
    assert!(branch.arguments(&ir).is_empty());
}

#[test]
fn sets_of_bits_are_attributes() {
    let ctx = context();
    ctx.allow_unregistered_dialects(true);
    let text = "\"t.a\"() {a = #sample.flags<none>, b = #sample.flags<unroll, vectorize>, c = #sample<flags<vectorize>>} : () -> ()";
    let module = parse_module(&ctx, "flags", text.as_bytes()).expect("right attributes").into_module();
    let text = printed(&module.ir, module.top);
    let expected = "{a = #sample.flags<none>, b = #sample.flags<all>, c = #sample.flags<vectorize>}";
    assert!(text.contains(expected), "{text}");
    assert_eq!((Flags::UNROLL | Flags::VECTORIZE).to_string(), "all");
    assert_eq!("unroll, vectorize".parse(), Ok(Flags::ALL));
    assert!("roll".parse::<Flags>().is_err());
}

#[test]
fn properties_that_are_no_attributes_are_values() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let mut builder = Builder::new(&mut ir);
    let names = ["a".to_owned(), "b".to_owned()];
    let op = StoreOp::builder(&mut builder, 8, "t", &names, &[1, 2], Frequency::Always, 3)
        .sorted(true)
        .kept(false)
        .limit(Some(7))
        .create();
    assert_eq!((op.width(&ir), op.depth(&ir), op.sorted(&ir)), (Some(8), Some(4), true));
    assert_eq!((op.kept(&ir), op.limit(&ir)), (Some(false), Some(7)));
    assert_eq!((op.names(&ir), op.sizes(&ir)), (Some(names.to_vec()), Some(vec![1, 2])));
    assert_eq!((op.how_often(&ir), op.flags(&ir)), (Some(Frequency::Always), Some(Flags::NONE)));
    op.set_limit(&mut ir, None);
    op.set_title(&mut ir, "u");
    op.set_flags(&mut ir, Flags::ALL);
    insta::assert_snapshot!(op_text(&ir, op.op()));
}

#[test]
fn properties_are_read_with_their_defaults_and_as_they_are_stored() {
    let ctx = context();
    let text = "\"sample.store\"() <{how_often = 2 : i64, flags = #sample.flags<unroll>, least = 3 : i64}> : () -> ()";
    let module = parse_module(&ctx, "store", text.as_bytes()).expect("right properties").into_module();
    verify(&module.ir, module.top).expect("nothing is wrong");
    let body = module.ir.first_block(module.ir.region(module.top, 0)).expect("a body");
    let op = module.ir.first_op(body).expect("the operation");
    insta::assert_snapshot!(op_text(&module.ir, op));
}

#[test]
fn sets_of_bits_have_operators() {
    let (all, unroll) = (Flags::ALL, Flags::UNROLL);
    assert_eq!((all & unroll, all ^ unroll, !unroll), (unroll, Flags::VECTORIZE, Flags::VECTORIZE));
    assert_eq!((!all, Flags::NONE & all), (Flags::NONE, Flags::NONE));
    assert!(all.contains_any(unroll) && all.contains(unroll) && !unroll.contains(all));
    assert!(!unroll.contains_any(Flags::VECTORIZE | Flags::NONE));
}

#[test]
#[expect(deprecated, reason = "this is what is tested")]
fn deprecated_cases_of_enums_are_deprecated_in_rust() {
    assert_eq!(
        (Frequency::ALL, Frequency::Often.to_string()),
        (&[Frequency::Often, Frequency::Always][..], "often".to_owned())
    );
    assert_eq!("early|late".parse(), Ok(Moments::EARLY | Moments::LATE));
}

#[test]
fn fields_that_may_all_be_absent() {
    let ctx = context();
    ctx.allow_unregistered_dialects(true);
    let print = |text: &str| {
        let text = format!("\"t.a\"() {{a = #sample.limits<{text}>}} : () -> ()");
        let module =
            parse_module(&ctx, "limits", text.as_bytes()).map_err(|errors| errors[0].message.clone())?;
        let module = module.into_module();
        let printed = printed(&module.ir, module.top);
        let (_, rest) = printed.split_once("#sample.limits<").expect("the attribute");
        Ok(rest.split_once('>').expect("its end").0.to_owned())
    };
    for (text, expected) in
        [("", ""), ("low = 0", ""), ("high = 3", "high = 3"), ("high = 3, low = 1", "low = 1, high = 3")]
    {
        assert_eq!(print(text), Ok(expected.to_owned()), "{text}");
    }
    for (text, expected) in
        [("5", "expected '>'"), ("low = 1,", "expected valid keyword"), ("low = x", "expected integer value")]
    {
        assert_eq!(print(text), Err(expected.to_owned()), "{text}");
    }
}

/// The author names operations of a dialect that is not included.
#[test]
fn classes_of_other_dialects_are_named_by_the_author() {
    let ctx = context();
    ctx.allow_unregistered_dialects(true);
    let wrong = |text: &str| {
        let module = parse_module(&ctx, "input", text.as_bytes()).expect("a module").into_module();
        message(&module.ir, module.top)
    };
    let around = |body: &str| wrong(&format!("\"elsewhere.house\"() ({{ {body} }}) : () -> ()"));
    let end = r#""sample.block"() ({ "elsewhere.door"() : () -> () }) : () -> ()"#;
    assert_eq!(wrong(end), "'sample.block' op expects parent op 'elsewhere.house'");
    assert_eq!(around(end), "nothing is wrong");
    let other = r#""sample.block"() ({ "elsewhere.window"() : () -> () }) : () -> ()"#;
    let message = "'sample.block' op expects regions to end with 'elsewhere.door', found 'elsewhere.window'";
    assert_eq!(around(other), message);
}
