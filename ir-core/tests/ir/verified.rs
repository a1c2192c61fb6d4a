//! Checks that never fail for operations of our dialects, because an earlier check of the definition comes
//! first, and checks that no input can fail. Each has an operation with only that check.

use ir_core::context::{Attribute, Context, Location, NamedAttribute};
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Ir, Op, OpState, Value};
use ir_core::ops::{Traits, register_builtin};
use ir_core::runtime::{
    Dialect, OpHandle, OpSpec, RegionSpec, SuccessorSpec, TypeConstraint, checks,
    checks::{CarriedTypes, DestinationStyleOpInterface, LoopValues},
    handle, traits, variadic,
};
use ir_core::text::parse_module;
use ir_core::verify::{SignatureElement, op_failure, verify};

/// An operation with any parts.
const ANY: OpSpec = OpSpec {
    operands: &[variadic("operands", &TypeConstraint::ANY)],
    results: &[variadic("results", &TypeConstraint::ANY)],
    regions: &[RegionSpec {
        name: "regions",
        is_variadic: true,
        summary: "any region",
        accepts: &|_, _, _| true,
    }],
    successors: &[SuccessorSpec {
        name: "successors",
        is_variadic: true,
        summary: "any successor",
        accepts: &|_, _, _| true,
    }],
    ..OpSpec::EMPTY
};

/// Operations of these names, each with one check, before or after those of its regions.
macro_rules! operations {
    ($($name:literal: $($before:path)? $(, regions $after:path)?;)*) => {
        static OPERATIONS: &[OpSpec] = &[$(OpSpec {
            name: concat!("t.", $name),
            traits: &[$(&$before)?],
            region_traits: &[$(&$after)?],
            ..ANY
        }),*];
    };
}

operations! {
    "symbol": checks::symbol;
    "declared": checks::declared_symbol;
    "shaped_dim": checks::shaped_dim;
    "in_parallel": checks::in_parallel;
    "region_weights": checks::region_weights;
    "one_region": traits::one_region;
    "operands": traits::same_operands_shape;
    "both": traits::same_operands_and_result_shape;
    "elements": traits::same_operands_and_result_element_type;
    "rank": traits::same_operands_and_result_rank;
    "elementwise": traits::elementwise;
    "terminator": traits::is_terminator;
    "table": , regions traits::symbol_table;
    "write": , regions checks::destination_style::<Writer>;
    "loop": , regions checks::loop_like::<Writer>;
}

/// A graph region: uses may come before definitions.
static GRAPH: OpSpec = OpSpec { name: "t.graph", flags: Traits::GRAPH_REGION, ..ANY };

/// A terminator without successors.
static LAST: OpSpec =
    OpSpec { name: "t.last", flags: Traits::TERMINATOR, traits: &[&traits::zero_successors], ..ANY };

/// An operation with its first operand as init and results of the operands' types; it has none without
/// operands.
#[derive(Clone, Copy)]
struct Writer(Op);

impl OpHandle for Writer {
    const NAME: &'static str = ANY.name;

    fn from_op_unchecked(op: Op) -> Self {
        Writer(op)
    }

    fn op(self) -> Op {
        self.0
    }
}

impl DestinationStyleOpInterface for Writer {
    fn dps_inits(self, _ir: &Ir) -> std::ops::Range<usize> {
        0..1
    }
}

impl LoopValues for Writer {
    fn loop_values(self, ir: &Ir) -> CarriedTypes {
        let results = ir.result_types(self.0).collect();
        CarriedTypes { iter_args: Some(Vec::new()), results: Some(results), ..CarriedTypes::default() }
    }
}

/// A dialect that rejects its own attributes with unit values.
struct Strict;

impl Dialect for Strict {
    fn namespace(&self) -> &'static str {
        "t"
    }

    fn verifies_operation_attributes(&self) -> bool {
        true
    }

    fn verify_operation_attribute(
        &self,
        _ctx: &Context,
        ir: &Ir,
        op: Op,
        attribute: NamedAttribute,
    ) -> Result<(), Diagnostic> {
        if attribute.value == Attribute::UNIT {
            Err(op_failure(ir, op, "a unit on an operation"))
        } else {
            Ok(())
        }
    }

    fn verify_region_argument_attribute(
        &self,
        _ctx: &Context,
        ir: &Ir,
        op: Op,
        place: SignatureElement,
        _attribute: NamedAttribute,
    ) -> Result<(), Diagnostic> {
        Err(op_failure(ir, op, &format!("argument {} of region {}", place.index, place.region)))
    }
}

fn context() -> Context {
    let ctx = Context::new();
    register_builtin(&ctx);
    ctx.register_dialect(Box::new(Strict));
    ctx.allow_unregistered_dialects(true);
    for spec in OPERATIONS.iter().chain([&GRAPH, &LAST]) {
        handle::register(&ctx, spec);
    }
    ctx
}

/// The error about a module.
fn message(text: &str) -> Option<String> {
    let ctx = context();
    let module = parse_module(&ctx, "input", text.as_bytes()).expect("a text").into_module();
    verify(&module.ir, module.top).err().map(|error| error.message)
}

/// Operations, each with the expected error.
const WRONG: &[(&str, &str)] = &[
    (r#""t.symbol"() : () -> ()"#, "'t.symbol' op requires string attribute 'sym_name'"),
    (
        r#""t.symbol"() {sym_name = "a", sym_visibility = 1 : i32} : () -> ()"#,
        "'t.symbol' op requires visibility attribute 'sym_visibility' to be a string attribute, but got 1 : i32",
    ),
    (r#"%0 = "t.symbol"() {sym_name = "a"} : () -> i32"#, "'t.symbol' op symbols must not have results"),
    (
        r#""t.declared"() {sym_name = "a"} : () -> ()"#,
        "'t.declared' op symbol declaration cannot have public visibility",
    ),
    (r#""t.shaped_dim"() : () -> ()"#, "expected single op result"),
    (r#"%0 = "t.shaped_dim"() : () -> i32"#, "expect index result type"),
    (r#""t.in_parallel"() : () -> ()"#, "expected single region op"),
    (r#""t.in_parallel"() ({}) : () -> ()"#, "expected single block op region"),
    (
        r#""t.region_weights"() {region_weights = array<i32: 1>} : () -> ()"#,
        "expects number of region weights to match number of regions: 1 vs 0",
    ),
    (
        r#""t.region_weights"() ({}) {region_weights = array<i32: 0>} : () -> ()"#,
        "region weights cannot all be zero",
    ),
    (r#""t.one_region"() ({}, {}) : () -> ()"#, "'t.one_region' op requires one region"),
    (r#""t.operands"() : () -> ()"#, "'t.operands' op expected 1 or more operands, but found 0"),
    (r#"%0 = "u"() : () -> i32 "t.both"(%0) : (i32) -> ()"#, "'t.both' op expected 1 or more results"),
    (
        r#"%0 = "u"() : () -> i32 %1 = "t.elements"(%0) : (i32) -> i64"#,
        "'t.elements' op requires the same element type for all operands and results",
    ),
    (
        r#"%0:2 = "u"() : () -> (i32, vector<4xi32>) "t.rank"(%0#0, %0#1) : (i32, vector<4xi32>) -> ()"#,
        "'t.rank' op operands don't have matching ranks",
    ),
    (
        r#"%0 = "u"() : () -> i32 %1 = "t.rank"(%0) : (i32) -> vector<4xi32>"#,
        "'t.rank' op result type has different rank than operands",
    ),
    (
        r#"%0 = "u"() : () -> vector<4xi32> %1 = "t.elementwise"(%0) : (vector<4xi32>) -> i32"#,
        "'t.elementwise' op if an operand is non-scalar, then there must be at least one non-scalar result",
    ),
    (
        r#"%0 = "u"() : () -> i32 %1 = "t.elementwise"(%0) : (i32) -> vector<4xi32>"#,
        "'t.elementwise' op if a result is non-scalar, then at least one operand must be non-scalar",
    ),
    (
        r#""t.table"() ({}, {}) : () -> ()"#,
        "'t.table' op Operations with a 'SymbolTable' must have exactly one region",
    ),
    (
        r#""t.table"() ({}) : () -> ()"#,
        "'t.table' op Operations with a 'SymbolTable' must have exactly one block",
    ),
    (
        r#""t.graph"() ({ ^a: "u"() : () -> () ^b: "u"() : () -> () }) : () -> ()"#,
        "'t.graph' op expects graph region #0 to have 0 or 1 blocks",
    ),
    (
        r#"%0 = "u"() : () -> i32 "t.write"(%0) : (i32) -> ()"#,
        "'t.write' op expected that operand #0 is a tensor or a memref",
    ),
    (
        r#"%0 = "u"() : () -> tensor<4xi32> "t.write"(%0) : (tensor<4xi32>) -> ()"#,
        "'t.write' op expected the number of tensor results (0) to be equal to the number of output tensors (1)",
    ),
    (
        r#"%0 = "u"() : () -> tensor<4xi32> %1 = "t.write"(%0) : (tensor<4xi32>) -> tensor<5xi32>"#,
        "'t.write' op expected type of operand #0 ('tensor<4xi32>') to match type of corresponding result \
         ('tensor<5xi32>')",
    ),
    (
        r#"%0 = "t.loop"() : () -> i32"#,
        "'t.loop' op different number of loop results and region iter_args: 1 != 0",
    ),
    (
        r#""r"() ({ "t.last"()[^a] : () -> () ^a: "u"() : () -> () }) : () -> ()"#,
        "'t.last' op requires 0 successors but found 1",
    ),
    (r#""u"() {t.x} : () -> ()"#, "a unit on an operation"),
];

#[test]
fn each_check_finds_what_is_wrong() {
    for (text, expected) in WRONG {
        assert_eq!(message(text).as_deref(), Some(*expected), "{text}");
    }
}

/// The same operations as they must be.
#[test]
fn each_check_accepts_what_is_right() {
    for text in [
        r#""t.symbol"() {sym_name = "a", sym_visibility = "nested"} : () -> ()"#,
        r#""t.declared"() {sym_name = "a", sym_visibility = "private"} : () -> ()"#,
        r#"%0 = "t.shaped_dim"() : () -> index"#,
        r#""t.in_parallel"() ({ "u"() : () -> () }) : () -> ()"#,
        r#""t.region_weights"() ({}) {region_weights = array<i32: 1>} : () -> ()"#,
        r#""t.one_region"() ({}) : () -> ()"#,
        r#"%0 = "u"() : () -> vector<4xi32> %1 = "t.elementwise"(%0) : (vector<4xi32>) -> vector<4xi64>"#,
        r#""t.table"() ({ "u"() : () -> () }) : () -> ()"#,
        r#""t.graph"() ({ "u"() : () -> () }) : () -> ()"#,
        r#"%0 = "u"() : () -> memref<4xi32> "t.write"(%0) : (memref<4xi32>) -> ()"#,
        r#""u"() {t.x = 1} : () -> ()"#,
    ] {
        assert_eq!(message(text), None, "{text}");
    }
}

/// Creates an operation with operands and successors at the end of a block.
fn add(
    ctx: &Context,
    ir: &mut Ir,
    block: ir_core::ir::Block,
    name: &str,
    parts: (&[Value], &[ir_core::ir::Block]),
) -> Op {
    let name = ctx.op_name(name);
    let op = ir.create(&OpState {
        operands: parts.0,
        successors: parts.1,
        ..OpState::new(name, Location::UNKNOWN)
    });
    ir.insert(op, block, None);
    op
}

/// Blocks of two regions with terminators that branch from one to the other. No input can express this.
#[test]
fn branches_stay_in_their_region() {
    let cases = [
        ("t.terminator", "reference to block defined in another region"),
        ("u", "'u' op branching to block of a different region"),
    ];
    for (name, expected) in cases {
        let ctx = context();
        let mut ir = Ir::new(&ctx);
        let state = OpState { num_regions: 2, ..OpState::new(ctx.op_name("v"), Location::UNKNOWN) };
        let top = ir.create(&state);
        let blocks = [0, 1].map(|index| {
            let (block, region) = (ir.create_block(), ir.region(top, index));
            ir.insert_block(block, region, None);
            block
        });
        let other = ir.create_block();
        ir.insert_block(other, ir.region(top, 1), None);
        add(&ctx, &mut ir, other, "u", (&[], &[]));
        add(&ctx, &mut ir, blocks[0], name, (&[], &[other]));
        add(&ctx, &mut ir, blocks[1], "u", (&[], &[]));
        let error = verify(&ir, top).expect_err("a branch between regions");
        assert_eq!(error.message, expected);
    }
}

/// A value of a region is used after the operation with the region, and in another region. No input can
/// express this.
#[test]
fn values_of_regions_stay_there() {
    for (is_nested, expected) in [
        (false, "operand defined here (op in a child region)"),
        (true, "operand defined here (op is neither in a parent nor in a child region)"),
    ] {
        let ctx = context();
        let mut ir = Ir::new(&ctx);
        let holder = |ir: &mut Ir, parent: Option<ir_core::ir::Block>| {
            let state = OpState { num_regions: 1, ..OpState::new(ctx.op_name("v"), Location::UNKNOWN) };
            let (op, block) = (ir.create(&state), ir.create_block());
            ir.insert_block(block, ir.region(op, 0), None);
            if let Some(parent) = parent {
                ir.insert(op, parent, None);
            }
            (op, block)
        };
        let (top, body) = holder(&mut ir, None);
        let (_, inner) = holder(&mut ir, Some(body));
        let i32 = ctx.integer_type(32);
        let define = OpState { result_types: &[i32], ..OpState::new(ctx.op_name("d"), Location::UNKNOWN) };
        let definition = ir.create(&define);
        ir.insert(definition, inner, None);
        let value = ir.result(definition, 0);
        let user = if is_nested { holder(&mut ir, Some(body)).1 } else { body };
        add(&ctx, &mut ir, user, "u", (&[value], &[]));
        let error = verify(&ir, top).expect_err("a use outside");
        assert_eq!(error.message, "operand #0 does not dominate this use");
        assert_eq!(error.notes.last().map(|note| note.message.as_str()), Some(expected));
    }
}

/// Attributes of arguments are passed to their dialect, with the argument index.
#[test]
fn dialects_check_attributes_of_arguments() {
    static FUNCTION: OpSpec = OpSpec { name: "t.function", traits: &[&checks::function], ..ANY };
    let ctx = context();
    handle::register(&ctx, &FUNCTION);
    let text =
        r#""t.function"() ({}) {function_type = (i32, i32) -> (), arg_attrs = [{u.a}, {t.a}]} : () -> ()"#;
    let module = parse_module(&ctx, "input", text.as_bytes()).expect("a text").into_module();
    let error = verify(&module.ir, module.top).expect_err("an attribute of the dialect");
    assert_eq!(error.message, "argument 1 of region 0");
    let text = r#""t.function"() ({}) {function_type = (i32) -> (), arg_attrs = [1 : i32]} : () -> ()"#;
    let module = parse_module(&ctx, "input", text.as_bytes()).expect("a text").into_module();
    let error = verify(&module.ir, module.top).expect_err("no dictionary");
    let expected =
        "'t.function' op expects argument attribute dictionary to be a DictionaryAttr, but got `1 : i32`";
    assert_eq!(error.message, expected);
}
