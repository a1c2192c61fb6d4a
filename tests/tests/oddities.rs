//! Definitions of unusual forms, as in dialects beyond MLIR's own: the generated code compiles without a
//! warning and behaves as defined.

#![deny(warnings)]

use self::dialect::{
    CrossSumOp, FillOp, FillOp_, FillOp__, FillOpBuilders_, FirstMarksAttr, LevelAttr, PickOp,
    PickOpBuilders, SecondMarksAttr, Sense, Shade, ShadedAttr, SortOp, StrideOp, TurnOp,
};
use ir_core::attr_or_type::DefHandle;
use ir_core::context::{Attribute, Context, NamedAttribute, Type};
use ir_core::fold::FoldResult;
use ir_core::ir::{Builder, Ir, Op, OpBuilder, Value};
use ir_core::num::ApInt;
use ir_core::predicates::{attributes, build, shaped};
use ir_core::rewrite::{GreedyConfig, PatternRewriter};
use ir_core::runtime::{EnumValue, FoldOp, OpHandle, properties};
use ir_core::text::{op_text, parse_module};
use ir_core::verify::verify;
use ods_codegen::prelude::FILES;
use ods_parser::diagnostics::Severity;
use ods_parser::eval::Options;
use ods_parser::loader::MemoryLoader;
use tests::rewriting::Rules;

#[allow(dead_code, reason = "not all that is generated is used")]
mod dialect {
    ods_macros::dialect_file!("tests/oddities/oddities.ods");

    /// The author's code that rules call.
    #[derive(Debug)]
    pub(super) struct Rewrites;

    /// The author's code that predicates call.
    #[derive(Debug)]
    pub(super) struct Externals;
}

/// A tensor of `size` elements of type `i32`.
fn tensor(ctx: &Context, size: i64) -> Option<Type> {
    shaped::ranked_tensor_type(ctx, &[size], build::i32_type(ctx))
}

impl dialect::RewriteFunctions for dialect::Rewrites {
    fn resize_types(
        rewriter: &mut PatternRewriter<'_>,
        operands: &[Value],
        properties: &[NamedAttribute],
    ) -> Option<Vec<Type>> {
        assert_eq!(operands.len(), 1);
        let [size] = properties else { return None };
        Some(vec![tensor(rewriter.context(), attributes::int(rewriter.context(), size.value)?)?])
    }

    fn find_tensor_type(rewriter: &mut PatternRewriter<'_>) -> Option<Type> {
        tensor(rewriter.context(), 8)
    }
}

impl FoldOp for FillOp {
    fn fold(self, _: &Context, _: &mut Ir, _: &[Option<Attribute>]) -> FoldResult {
        FoldResult::Failure
    }
}

impl FillOpBuilders_ for FillOp_ {
    fn create_with_value_reason(b: &mut dyn OpBuilder, value: Value, _: &str) -> Self {
        FillOp_::create(b, value)
    }
}

impl PickOpBuilders for PickOp {
    fn create_with_shape_element_encoding(
        b: &mut dyn OpBuilder,
        shape: &[i64],
        element: Type,
        encoding: Attribute,
    ) -> Self {
        let ty =
            shaped::encoded_tensor_type(b.context(), shape, element, encoding).expect("a tensor of numbers");
        PickOp::create_with_type_dim_width(b, ty, 0, 1)
    }

    fn create_with_type_dims(b: &mut dyn OpBuilder, ty: Type, dims: &[i32]) -> Self {
        PickOp::create_with_type_dim_width(b, ty, dims[0].unsigned_abs(), 1)
    }
}

fn context() -> Context {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    dialect::register(&ctx);
    ctx
}

/// The result of a builder at the end of a module, and the module's IR.
fn created<T>(ctx: &Context, make: impl FnOnce(&mut Builder<'_>) -> T) -> (T, Ir, Op) {
    let mut module = parse_module(ctx, "empty", b"").expect("an empty module");
    let body = module.ir.first_block(module.ir.region(module.top, 0)).expect("the body of the module");
    let mut builder = Builder::new(&mut module.ir);
    builder.set_insertion_point_to_end(body);
    let created = make(&mut builder);
    (created, module.ir, module.top)
}

#[test]
fn names_that_differ_in_underscores_are_different_items() {
    let names = [FillOp::NAME, FillOp_::NAME, FillOp__::NAME];
    assert_eq!(names, ["oddities.fill", "oddities.fill_", "oddities._fill_"]);
    assert_eq!(dialect::CopyIntrOp::NAME, "oddities.intr.copy", "no other name is like it");
}

#[test]
fn a_name_that_is_no_identifier_is_written_in_quotes() {
    let ctx = context();
    let (sum, ir, top) = created(&ctx, |builder| CrossSumOp::create(builder, build::i32_type(&ctx)));
    verify(&ir, top).expect("nothing is wrong");
    let text = op_text(&ir, sum.op());
    assert_eq!(text, "%0 = \"oddities.cross-sum\"() : () -> i32");
    parse_module(&ctx, "again", text.as_bytes()).expect("it reads back");
}

#[test]
fn sizes_of_inner_segments_may_be_elements() {
    let ctx = context();
    let (sort, mut ir, top) = created(&ctx, |builder| {
        let numbers = [0; 3].map(|_| CrossSumOp::create(builder, build::i32_type(&ctx)).op());
        let values = numbers.map(|op| builder.ir().result(op, 0));
        SortOp::create(builder, &[&values[..2], &[], &values[2..]])
    });
    verify(&ir, top).expect("nothing is wrong");
    let sizes = properties::get(&ir, sort.op(), "sizes").expect("the sizes");
    assert_eq!(sizes.to_text(&ctx), "dense<[2, 0, 1]> : tensor<3xi32>");
    let counts = |ir: &Ir| sort.apples_groups(ir).iter().map(Vec::len).collect::<Vec<_>>();
    assert_eq!(counts(&ir), [2, 0, 1]);
    let text = "%0 = \"oddities.cross-sum\"() : () -> i32 oddities.sort (%0, %0), () : (i32, i32), ()";
    let read = parse_module(&ctx, "text", text.as_bytes()).unwrap_or_else(|errors| panic!("{errors:?}"));
    let body = read.ir.first_block(read.ir.region(read.top, 0)).expect("the body of the module");
    let op = read.ir.last_op(body).expect("the operation");
    let sizes = properties::get(&read.ir, op, "sizes").expect("the sizes");
    assert_eq!(sizes.to_text(&ctx), "dense<[2, 0]> : tensor<2xi32>");
    let apples = sort.apples_groups(&ir).concat();
    sort.set_apples_groups(&mut ir, &[&apples[..1], &apples[1..]]);
    assert_eq!(counts(&ir), [1, 2]);
    verify(&ir, top).expect("the sizes are those of the operands");
    sort.set_sizes(&mut ir, attribute(&ctx, "dense<[1, 1]> : tensor<2xi32>"));
    let error = verify(&ir, top).expect_err("an operand belongs to no segment");
    assert!(format!("{error:?}").contains("total size (2) specified in attribute 'sizes'"), "{error:?}");
}

#[test]
fn defaults_are_converted_to_the_types_of_values() {
    let ctx = context();
    let (op, ir, _) = created(&ctx, |builder| StrideOp::create(builder));
    assert_eq!(op.bytes(&ir), u64::MAX);
    assert_eq!(op.step(&ir), 254);
    assert_eq!(op.skip(&ir), -1);
    assert_eq!(op.rest(&ir), u64::MAX);
    let level = attribute(&ctx, "#oddities.level<3>");
    let level = LevelAttr::cast(&ctx, level).expect("a level");
    assert_eq!((level.limit(&ctx), level.mask(&ctx)), (-1, u32::MAX));
}

/// The attribute that a text represents.
fn attribute(ctx: &Context, text: &str) -> Attribute {
    let module =
        parse_module(ctx, "attribute", format!("\"oddities._fill_\"() {{a = {text}}} : () -> ()").as_bytes());
    let module = module.unwrap_or_else(|errors| panic!("{errors:?}"));
    let body = module.ir.first_block(module.ir.region(module.top, 0)).expect("the body of the module");
    let op = module.ir.first_op(body).expect("the operation");
    properties::get(&module.ir, op, "a").expect("the attribute")
}

#[test]
fn of_two_attributes_of_one_mnemonic_texts_mean_the_first() {
    let ctx = context();
    let read = attribute(&ctx, "#oddities.marks<2>");
    assert!(FirstMarksAttr::is(&ctx, read) && !SecondMarksAttr::is(&ctx, read));
    let second = SecondMarksAttr::get(&ctx, 2).base();
    assert_ne!(second, read);
    assert_eq!(second.to_text(&ctx), "#oddities.marks<2>");
}

#[test]
fn an_enum_that_only_a_parameter_names_is_there() {
    let ctx = context();
    let shaded = ShadedAttr::get(&ctx, build::i32_attr(&ctx, 1));
    let value = attributes::integer_value(&ctx, shaded.shade(&ctx)).expect("a number");
    assert_eq!(Shade::from_value(value.low_u64()), Some(Shade::Dark));
}

#[test]
fn builders_convert_numbers() {
    let ctx = context();
    let tensor = tensor(&ctx, 2).expect("a tensor");
    let (op, ir, _) = created(&ctx, |builder| PickOp::create_with_type_dim_width(builder, tensor, 7, 9));
    assert_eq!(attributes::int(&ctx, op.dim_attr(&ir).expect("a dimension")), Some(7));
    assert_eq!(op.width(&ir), 9);
}

#[test]
fn rules_ask_for_types_that_nothing_else_says() {
    let rules = Rules { register: dialect::register, populate: dialect::populate_with_generated };
    let config = GreedyConfig { fold: false, verify_patterns: true, ..GreedyConfig::default() };
    let text = "%0 = \"test.tensor\"() : () -> tensor<4xi32>
        %1 = \"oddities.halve\"(%0) : (tensor<4xi32>) -> tensor<2xi32>
        %2 = \"oddities.resize\"(%1) {size = 6 : i64} : (tensor<2xi32>) -> tensor<3xi32>
        %3 = \"oddities.size\"(%1) : (tensor<2xi32>) -> index";
    let rewritten = rules.rewritten(text, &config).expect("the rules apply");
    insta::assert_snapshot!(rewritten);
}

#[test]
fn what_is_dubious_is_warned_of() {
    let text = include_str!("oddities/oddities.ods").to_owned();
    let mut loader = MemoryLoader { files: vec![("oddities.ods".to_owned(), text)], prelude: FILES };
    let outcome = ods_parser::read("oddities.ods", &mut loader, &[], &Options::default());
    let found = ods_codegen::check::check(&outcome.records, &outcome.sources);
    assert!(found.iter().all(|found| found.severity == Severity::Warning));
    let messages: Vec<&str> = found.iter().map(|found| found.message.as_str()).collect();
    let expected = [
        "op has the name 'cross-sum', which only the generic form can have: identifiers consist of letters, digits, '_', \
         '$' and '.'",
        "attribute 'oddities.marks' is defined twice: texts mean the first one",
    ];
    assert_eq!(messages, expected);
}

impl dialect::ExternalFunctions for dialect::Externals {
    fn ap_int(_: &Context, width: i64, value: i64, _: bool) -> ApInt {
        ApInt::new(u32::try_from(width).unwrap_or(64), value.unsigned_abs())
    }
}

impl dialect::NoteAttrBuilders for dialect::NoteAttr {
    fn get_with_at_most(ctx: &Context, at: i64, most: Option<Attribute>) -> Self {
        let most = most.filter(|most| ctx.dictionary_attr(&[]) != Ok(*most));
        dialect::NoteAttr::get(ctx, at, most)
    }
}

#[test]
fn numbers_of_hand_written_functions_are_values() {
    let ctx = context();
    let check = |number: i64| {
        let (_, ir, top) =
            created(&ctx, |builder| dialect::CountOp::create(builder, u8::try_from(number).expect("a byte")));
        verify(&ir, top).map_err(|error| error.message)
    };
    assert_eq!(check(1), Ok(()));
    assert_eq!(check(2), Err("'oddities.count' op failed to verify that is one".to_owned()));
}

#[test]
fn an_enum_called_as_something_of_the_runtime_has_another_name() {
    let ctx = context();
    let value = Some(dialect::Predicate_::More);
    assert_eq!(value.map(EnumValue::value), Some(1));
    let ignored = dialect::NoteAttr::get_with_at_ignored(&ctx, 3, 4).base();
    assert_eq!(ignored.to_text(&ctx), "#oddities.note<3>");
}

/// The names of a list.
macro_rules! listed {
    ($($($module:ident)::+ { $($name:ident),+ $(,)? })*) => { &[$($(stringify!($name)),+),*][..] };
}

#[test]
fn no_item_hides_what_generated_code_names_of_the_runtime() {
    let is_item = |word: &&&str| {
        word.starts_with(|c: char| c.is_ascii_uppercase()) && word.contains(|c: char| c.is_ascii_lowercase())
    };
    let lists = [
        ods_schema::runtime_names!(listed),
        ods_schema::rule_names!(listed),
        ods_schema::conversion_names!(listed),
    ];
    let names: Vec<&str> = lists.into_iter().flatten().filter(is_item).copied().collect();
    assert!(names.len() > 50, "the runtime's names");
    let mut text = "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/IR/EnumAttr.td\"\n\
                    def Hiding_Dialect : Dialect { let name = \"hiding\"; let cppNamespace = \"::hiding\"; }\n"
        .to_owned();
    for name in &names {
        text += &format!(
            "def Hiding_{name} : I32EnumAttr<\"{name}\", \"\", [I32EnumAttrCase<\"Only\", 0>]> {{\n  \
             let cppNamespace = \"::hiding\";\n}}\n"
        );
    }
    let mut loader = MemoryLoader { files: vec![("hiding.ods".to_owned(), text)], prelude: FILES };
    let outcome = ods_parser::read("hiding.ods", &mut loader, &[], &Options::default());
    let created = ods_codegen::rust::dialect(
        &outcome.records,
        &outcome.sources,
        &ods_codegen::rust::Options::default(),
    );
    let created = created.unwrap_or_else(|errors| panic!("{errors:?}"));
    let hidden: Vec<&&str> = names.iter().filter(|name| created.contains(&format!(" {name} {{\n"))).collect();
    assert!(hidden.is_empty(), "{hidden:?}");
    assert!(created.contains("Predicate_ {"));
}

#[test]
fn a_negative_case_of_an_enum_is_stored_in_its_width() {
    let ctx = context();
    let (turn, ir, top) = created(&ctx, |builder| TurnOp::create(builder, Sense::Back, Sense::Ahead));
    verify(&ir, top).expect("nothing is wrong");
    assert_eq!(turn.sense(&ir), Sense::Back);
    let text = op_text(&ir, turn.op());
    assert_eq!(text, "\"oddities.turn\"() <{sense = -1 : i32, then = 1 : i32}> : () -> ()");
    parse_module(&ctx, "again", text.as_bytes()).expect("it reads back");
}

#[test]
fn a_confined_enum_accepts_fewer_cases() {
    let ctx = context();
    let (_, ir, top) = created(&ctx, |builder| TurnOp::create(builder, Sense::Ahead, Sense::Back));
    let error = verify(&ir, top).expect_err("the second case is not positive");
    assert_eq!(
        error.message,
        "'oddities.turn' op attribute 'then' failed to satisfy constraint: a direction whose value is positive"
    );
}
