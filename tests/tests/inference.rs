//! Inference of result types, from end to end. Builders, rules, formats, handwritten parsers, the generic
//! form and the verifier call the same implementation. The messages about the first two operations are those
//! of `mlir-opt`.

use self::inference_ops::{HandOp, InferOp, RefineOp, RepeatOp, SameOp, TypedOp, YieldedOp};
use ir_core::context::{Attribute, Context, Location, NamedAttribute, Type};
use ir_core::ir::{Builder, Ir, Op, OpBuilder, OpHandle, OpState, Value};
use ir_core::rewrite::{GreedyConfig, PatternRewriter, PatternSet};
use ir_core::runtime::inference::{
    InferTypeOpInterface, InferenceError, InferredTypes, OpInputs, infer_parsed,
};
use ir_core::runtime::{CustomAssemblyFormat, DefinedOp, attr};
use ir_core::text::{
    AsmParser, AsmPrinter, CustomOp, OperationParser, OperationPrinter, ParseResult, Renderer, op_text,
    parse_module,
};
use ir_core::verify::verify;
use tests::rewriting::Rules;

#[allow(dead_code, reason = "not all that is generated is used")]
mod inference_ops {
    ods_macros::dialect_file!("tests/inference/inference.ods");
}

/// The common type of the operands, or the message of MLIR's `test` dialect if they differ.
fn common_type(inputs: &OpInputs<'_>) -> Result<Type, InferenceError> {
    let (first, second) = (inputs.operand_type(0)?, inputs.operand_type(1)?);
    if first == second {
        return Ok(first);
    }
    let [first, second] = [first, second].map(|ty| ty.to_text(inputs.context()));
    Err(inputs.error(format!("operand type mismatch '{first}' vs '{second}'")))
}

impl InferTypeOpInterface for InferOp {
    fn infer_return_types(inputs: &OpInputs<'_>) -> InferredTypes {
        Ok(vec![common_type(inputs)?])
    }
}

impl InferTypeOpInterface for RefineOp {
    fn infer_return_types(_inputs: &OpInputs<'_>) -> InferredTypes {
        Ok(Vec::new())
    }

    fn refine_return_types(inputs: &OpInputs<'_>, given: &[Type]) -> InferredTypes {
        let ty = common_type(inputs)?;
        match given {
            [] => Ok(vec![ty]),
            [given] if *given == ty => Ok(vec![ty]),
            _ => Err(inputs.error("required first operand and result to match")),
        }
    }
}

// ANCHOR: repeat
/// The types of the values, `count` times.
impl InferTypeOpInterface for RepeatOp {
    fn infer_return_types(inputs: &OpInputs<'_>) -> InferredTypes {
        let values = inputs.get(RepeatOp::VALUES).iter();
        let types: Vec<Type> = values.map(|value| inputs.ir.value_type(*value)).collect();
        let count = inputs.value::<attr::Int<u64, attr::Signless<64>>>("count").unwrap_or_default();
        match usize::try_from(count) {
            Ok(count) if count < 1000 => Ok(types.repeat(count)),
            _ => Err(InferenceError::NO_REASON),
        }
    }

    /// Indices may be any integers.
    fn are_compatible_return_types(_ctx: &Context, inferred: &[Type], given: &[Type]) -> bool {
        let is_fit = |(inferred, given): (&Type, &Type)| inferred == given || *inferred == Type::INDEX;
        inferred.len() == given.len() && inferred.iter().zip(given).all(is_fit)
    }
}
// ANCHOR_END: repeat

/// The operand types of the last operation of the first region.
impl InferTypeOpInterface for YieldedOp {
    fn infer_return_types(inputs: &OpInputs<'_>) -> InferredTypes {
        assert_eq!(inputs.regions.len(), 2);
        let last = inputs.regions[0].last().and_then(|block| inputs.ir.last_op(*block));
        let last = last.ok_or_else(|| inputs.error("nothing is yielded"))?;
        Ok(inputs.ir.operand_types(last).collect())
    }
}

impl InferTypeOpInterface for HandOp {
    fn infer_return_types(inputs: &OpInputs<'_>) -> InferredTypes {
        match inputs.attribute("as") {
            Some(value) => {
                value.attribute_type(inputs.context()).map(|ty| vec![ty]).ok_or(InferenceError::NO_REASON)
            }
            None => Ok(vec![inputs.operand_type(0)?]),
        }
    }
}

/// `%value : type {…}`
impl CustomAssemblyFormat for HandOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let at = parser.token().start;
        let value = parser.parse_operand()?;
        let ty = parser.parse_colon_type()?;
        op.operands = parser.resolve_operands(&[value], &[ty], at)?;
        parser.parse_optional_attributes(op)?;
        infer_parsed(Self::SPEC, parser, op)?;
        Ok(())
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let ir = printer.ir();
        printer.text(" ");
        printer.print_operands(self.op());
        printer.text(" : ");
        printer.print_types(ir.operand_types(self.op()));
    }
}

fn context() -> Context {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    inference_ops::register(&ctx);
    ctx.allow_unregistered_dialects(true);
    ctx
}

/// The diagnostics about a module with values of some types, or its text in custom form.
fn outcome(text: &str) -> String {
    let ctx = context();
    let values = r#"%t, %o, %i, %x = "values"() : () -> (tensor<10xf32>, tensor<20xi32>, i32, index)"#;
    let text = format!("{values}\n{text}");
    let render = |error: &_| Renderer::new(&ctx).render(error);
    match parse_module(&ctx, "a", text.as_bytes()) {
        Err(errors) => errors.iter().map(render).collect(),
        Ok(module) => match verify(&module.ir, module.top) {
            Err(error) => render(&error),
            Ok(()) => op_text(&module.ir, module.top),
        },
    }
}

#[test]
fn the_verifier_compares_as_mlir_opt_does() {
    let cases = [
        r#"%0 = "test.op_with_infer_type_if"(%t, %o) : (tensor<10xf32>, tensor<20xi32>) -> tensor<10xf32>"#,
        r#"%0 = "test.op_with_infer_type_if"(%t, %t) : (tensor<10xf32>, tensor<10xf32>) -> tensor<11xf32>"#,
        r#"%0 = "test.op_with_infer_type_if"(%t, %t) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>"#,
        r#"%0 = "test.op_with_refine_type_if"(%t, %o) : (tensor<10xf32>, tensor<20xi32>) -> tensor<10xf32>"#,
        r#"%0 = "test.op_with_refine_type_if"(%t, %t) : (tensor<10xf32>, tensor<10xf32>) -> tensor<*xf32>"#,
        r#"%0 = "test.op_with_refine_type_if"(%t, %t) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>"#,
    ];
    insta::assert_snapshot!(cases.map(outcome).join("\n"));
}

#[test]
fn the_verifier_asks_for_compatible_types() {
    let cases = [
        r#"%0 = "test.repeat"(%x) <{operandSegmentSizes = array<i32: 0, 1>}> : (index) -> i64"#,
        r#"%0 = "test.repeat"(%i) <{operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> i64"#,
        r#"%0 = "test.repeat"(%x) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> i64"#,
        r#"%0 = "test.repeat"(%i) <{count = -1, operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> i64"#,
        r#"%0 = "test.same"(%i) : (i32) -> i64"#,
    ];
    insta::assert_snapshot!(cases.map(outcome).join("\n"));
}

#[test]
fn parsers_infer_the_types_that_the_text_lacks() {
    let cases = [
        "%0 = test.op_with_infer_type_if %t, %t : tensor<10xf32>, tensor<10xf32>",
        "%0 = test.op_with_infer_type_if %t, %o : tensor<10xf32>, tensor<20xi32>",
        "%0:4 = test.repeat %i, %t limit %x count 2 : i32, tensor<10xf32>",
        "%0 = test.repeat %i : i32",
        "%0 = test.repeat %i count 2 : i32",
        "%0 = test.repeat %i count -1 : i32",
        // Regions are printed in the order of the definition.
        r#"%0 = test.yielded second {} first { "yield"(%i) : (i32) -> () }"#,
        r#""outside"() ({ }, { %0 = test.yielded second { "yield"(%x) : (index) -> () } first { "yield"(%i) : (i32) -> () }
             "use"(%0) : (i32) -> () }) : () -> ()"#,
        "%0 = test.yielded second {} first {}",
        "%0 = test.hand %i : i32",
        "%0 = test.hand %i : i32 {as = 1.0 : f32}\n\"use\"(%0) : (f32) -> ()",
        "%0 = test.hand %i : i32 {as = unit}",
    ];
    insta::assert_snapshot!(cases.map(outcome).join("\n"));
}

/// An arena with values of these types.
fn values<const N: usize>(ctx: &Context, types: [Type; N]) -> (Ir, [Value; N]) {
    let mut ir = Ir::new(ctx);
    let op = ir
        .create(&OpState { result_types: &types, ..OpState::new(ctx.op_name("values"), Location::UNKNOWN) });
    let values = std::array::from_fn(|index| ir.result(op, index));
    (ir, values)
}

/// The types of an operation's results.
fn result_types(ir: &Ir, op: Op) -> Vec<Type> {
    ir.result_types(op).collect()
}

#[test]
fn builders_infer_the_types_that_they_are_not_given() {
    let ctx = context();
    let float = ctx.ranked_tensor_type(&[10], Type::F32, None);
    let (mut ir, [tensor, int, index]) = values(&ctx, [float, Type::I32, Type::INDEX]);
    let mut b = Builder::new(&mut ir);
    let inferred = InferOp::create(&mut b, tensor, tensor).op();
    // ANCHOR: builders
    // The default of `count`.
    let once = RepeatOp::create(&mut b, &[int, tensor]).op();
    let twice = RepeatOp::builder(&mut b, &[int]).count(2).limit(index).create().op();
    let given = RepeatOp::builder(&mut b, &[index]).result_types(&[Type::I64]).create().op();
    // ANCHOR_END: builders
    let custom = InferOp::create_with_type_value(&mut b, Type::I1, tensor).op();
    let hand = HandOp::create(&mut b, int).op();
    let same = SameOp::create(&mut b, int).op();
    let typed = TypedOp::create(&mut b, ctx.bool_attr(true)).op();
    // Regions have no content yet.
    let yielded = YieldedOp::create(&mut b, &[Type::I1]).op();
    let created = [
        (inferred, vec![float]),
        (once, vec![Type::I32, float]),
        (twice, vec![Type::I32; 2]),
        (given, vec![Type::I64]),
        (custom, vec![Type::I1]),
        (hand, vec![Type::I32]),
        (same, vec![Type::I32]),
        (typed, vec![Type::I1]),
        (yielded, vec![Type::I1]),
    ];
    for (op, expected) in created {
        assert_eq!(result_types(&ir, op), expected);
    }
}

#[test]
fn a_builder_that_may_fail_returns_the_error() {
    let ctx = context();
    let (mut ir, [int, index]) = values(&ctx, [Type::I32, Type::INDEX]);
    let mut b = Builder::new(&mut ir);
    b.set_location(ctx.name_location(ctx.ident("here"), Location::UNKNOWN));
    let error = InferOp::builder(&mut b, int, index).try_create().expect_err("the types differ");
    let text = Renderer::new(&ctx).render(&error);
    insta::assert_snapshot!(text, @r#"
    <unknown>:0: error: loc("here"): operand type mismatch 'i32' vs 'index'
    <unknown>:0: error: loc("here"): 'test.op_with_infer_type_if' op failed to infer returned types
    "#);
    assert!(InferOp::builder(&mut b, int, int).try_create().is_ok());
}

#[test]
#[should_panic(expected = "cannot create 'test.op_with_infer_type_if':\n\
                           <unknown>:0: error: operand type mismatch 'i32' vs 'index'\n\
                           <unknown>:0: error: 'test.op_with_infer_type_if' op failed to infer returned types\n")]
fn a_builder_panics_with_the_diagnostic() {
    let ctx = context();
    let (mut ir, [int, index]) = values(&ctx, [Type::I32, Type::INDEX]);
    InferOp::create(&mut Builder::new(&mut ir), int, index);
}

/// The types of an operation that is not created, by its name.
fn inferred(
    ctx: &Context,
    ir: &Ir,
    name: &str,
    operands: &[Value],
    properties: &[(&str, Attribute)],
) -> InferredTypes {
    let entry = |(name, value): &(&str, Attribute)| NamedAttribute { name: ctx.ident(name), value: *value };
    let properties: Vec<NamedAttribute> = properties.iter().map(entry).collect();
    let properties = Some(ctx.dictionary_attr(&properties).expect("different names"));
    let spec = ctx.op_name(name).spec(ctx).expect("a registered operation");
    let regions = vec![Vec::new(); spec.regions.len()];
    OpInputs { operands, properties, regions: &regions, ..OpInputs::new(spec, ir, Location::UNKNOWN) }
        .infer_return_types()
}

#[test]
fn types_are_inferred_by_the_name_of_an_operation() {
    let ctx = context();
    let vector = ctx.vector_type(&[4], &[false], Type::F32);
    let (ir, [int, vector]) = values(&ctx, [Type::I32, vector]);
    let infer = |name, operands: &[Value], properties: &[_]| inferred(&ctx, &ir, name, operands, properties);
    let sizes = |sizes| ("operandSegmentSizes", ir_core::ir::properties::dense_i32_attr(&ctx, sizes));
    let three = ("count", ctx.integer_attr_of(Type::I64, 3));
    assert_eq!(infer("test.repeat", &[int], &[sizes(&[0, 1]), three]), Ok(vec![Type::I32; 3]));
    assert_eq!(infer("test.repeat", &[int, int], &[sizes(&[1, 1])]), Ok(vec![Type::I32]));
    let mask = ctx.vector_type(&[4], &[false], Type::I1);
    assert_eq!(infer("test.mask", &[vector], &[]), Ok(vec![mask]));
    assert_eq!(infer("test.same", &[int], &[]), Ok(vec![Type::I32]));
    assert_eq!(infer("test.typed", &[], &[("value", ctx.bool_attr(false))]), Ok(vec![Type::I1]));
    let no_reason = Err(InferenceError::NO_REASON);
    // The implementation does not see operands that do not match the definition.
    assert_eq!(infer("test.repeat", &[int, int], &[sizes(&[0, 1])]), no_reason);
    assert_eq!(infer("test.hand", &[], &[]), no_reason);
    assert_eq!(infer("test.mask", &[int], &[]), no_reason);
    assert_eq!(infer("test.same", &[], &[]), no_reason);
    assert_eq!(infer("test.typed", &[], &[]), no_reason);
    assert_eq!(infer("test.use", &[int], &[]), no_reason);
}

#[test]
fn rules_infer_types_and_do_not_apply_without_them() {
    let rules = Rules { register: inference_ops::register, populate: inference_ops::populate_with_generated };
    let config = GreedyConfig { fold: false, verify_patterns: true, ..GreedyConfig::default() };
    let text = "%t, %o = \"values\"() : () -> (tensor<10xf32>, tensor<20xi32>)
        \"test.start\"(%t, %t) : (tensor<10xf32>, tensor<10xf32>) -> ()
        \"test.start\"(%t, %o) : (tensor<10xf32>, tensor<20xi32>) -> ()";
    insta::assert_snapshot!(rules.rewritten(text, &config).expect("the rule applies"));
}

/// Builders infer types in patterns, too.
#[test]
fn patterns_create_operations_without_types() {
    fn start(rewriter: &mut PatternRewriter<'_>, op: inference_ops::StartOp) -> Option<()> {
        let (first, second) = (op.first(rewriter.ir()), op.second(rewriter.ir()));
        let created = InferOp::builder(rewriter, first, second).try_create().ok()?;
        let result = created.result(rewriter.ir());
        inference_ops::UseOp::create(rewriter, result);
        rewriter.replace_op(op.op(), &[]);
        Some(())
    }
    let populate = |patterns: &mut PatternSet| _ = patterns.add_fn("start", start);
    let rules = Rules { register: inference_ops::register, populate };
    let text = "%t, %o = \"values\"() : () -> (tensor<10xf32>, tensor<20xi32>)
        \"test.start\"(%t, %t) : (tensor<10xf32>, tensor<10xf32>) -> ()
        \"test.start\"(%t, %o) : (tensor<10xf32>, tensor<20xi32>) -> ()";
    insta::assert_snapshot!(rules.rewritten(text, &GreedyConfig::default()).expect("the pattern applies"));
}
