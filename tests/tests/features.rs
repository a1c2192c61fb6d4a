//! Features of dialects besides operations with operands, from end to end: interfaces and their lookup at run
//! time, adaptors, derived attributes, custom builders, variadic-of-variadic operands.

use self::dialect::{
    AddOp, AddOpBuilders, AnyOp, BoxType, BoxTypeBuilders, BuyOp, Costly, CurveOp, Expensive,
    ExternalFunctions, Externals, FeaturesEven, FeaturesMarked, GridAttr, LabelAttr, Limits, Measured, Named,
    PairOp, SwitchOp, Tile, TileLayout,
};
use self::passes::{CountOps, CountOpsDefaults, LookOnly, Mode};
use ir_core::attr_or_type::DefHandle as _;
use ir_core::attr_or_type::{Param, VerifyDef, value};
use ir_core::context::{Attribute, Context, Location, Type};
use ir_core::diagnostic::{Diagnostic, EmitError};
use ir_core::fold::FoldResult;
use ir_core::ir::{Builder, Ir, Op, OpBuilder, OpState, Value};
use ir_core::pass::{
    DependentDialects, PassFailure, PassManagerConfig, PassRegistry, PassRun, Report, RunPass,
    parse_pipeline, statistics_report,
};
use ir_core::rewrite::{GreedyConfig, PatternSet, apply_patterns_greedily};
use ir_core::runtime::{
    DefinedOp, FoldOp, OpHandle, OpTrait, VerifyInterface, has_trait,
    interfaces::{attribute_interface, op_interface, type_interface},
    properties,
};
use ir_core::text::{op_text, parse_module};
use ir_core::verify::{op_error, verify};

#[allow(dead_code, reason = "not all that is generated is used")]
mod dialect {
    use ir_core::rewrite::PatternSet;

    ods_macros::dialect_file!("tests/features/features.ods");

    /// The author's code that the definitions use.
    pub(super) struct Externals;

    /// A type for parameters.
    #[derive(Clone, PartialEq, Eq, Hash, Debug, ods_macros::ParameterValue)]
    pub(super) struct Tile {
        /// Number of rows.
        pub rows: i64,
        /// The layout in memory.
        pub layout: TileLayout,
    }

    /// The layout of a tile.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ods_macros::ParameterValue)]
    pub(super) enum TileLayout {
        /// Row by row.
        RowMajor,
        /// Column by column.
        #[ods(keyword = "columns")]
        ColumnMajor,
    }

    impl DialectCanonicalizationPatterns for Registered {
        /// Erases modules with attributes.
        fn canonicalization_patterns(&self, _ctx: &Context, patterns: &mut PatternSet) {
            patterns.add_fn_for("EraseMarked", "builtin.module", |rewriter, op| {
                rewriter.ir().attributes(op).is_some().then(|| rewriter.erase_op(op))
            });
        }
    }
}

/// Passes of a separate file.
mod passes {
    ods_macros::dialect_file!("tests/features/passes.td");

    /// A mode of counting, a type of the author.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ods_macros::PassOptionValue)]
    pub(super) enum Mode {
        /// One by one.
        #[default]
        OneByOne,
        /// All at once.
        #[ods(keyword = "fast")]
        AllAtOnce,
    }
}

impl RunPass for CountOps {
    fn run_on_operation(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let body = run.ir.first_block(run.ir.region(run.op, 0));
        let mut counted = 0;
        let mut next = body.and_then(|body| run.ir.first_op(body));
        while let Some(op) = next {
            let name = run.ir.name(op).as_str(run.ctx);
            let is_selected = self.names.is_empty() || self.names.iter().any(|expected| expected == name);
            run.count(if is_selected { Self::NUM_COUNTED } else { Self::NUM_SKIPPED }, 1);
            counted += i64::from(is_selected);
            next = run.ir.next(op);
        }
        run.print(format!("{}: {} {:?}", self.title, counted.min(self.limit), self.mode));
        run.preserve_all();
        Ok(())
    }
}

impl CountOpsDefaults for CountOps {
    fn default_factor() -> f64 {
        1.5
    }
}

impl DependentDialects for CountOps {
    fn register_dialects(ctx: &Context) {
        dialect::register(ctx);
    }
}

impl RunPass for LookOnly {
    fn run_on_operation(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        run.preserve_all();
        Ok(())
    }
}

/// The author's builder, because the definition has no code for it.
impl BoxTypeBuilders for BoxType {
    fn get_with_parts(ctx: &Context, parts: &[Type]) -> Self {
        BoxType::get(ctx, u32::try_from(parts.len()).expect("few parts"))
    }
}

impl VerifyDef for LabelAttr {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        match value::<u32>(ctx, &params[2]) {
            rank @ 9.. => Err(emit_error(&format!("a rank of {rank} is too much"))),
            _ => Ok(()),
        }
    }
}

impl Costly for AddOp {
    fn cost(&self, _ir: &Ir) -> i64 {
        1
    }

    fn cost_of(&self, ir: &Ir, times: i64) -> i64 {
        times * self.cost(ir)
    }
}

impl Costly for BuyOp {
    fn cost(&self, ir: &Ir) -> i64 {
        10 * self.things(ir).len() as i64
    }

    fn cost_of(&self, ir: &Ir, times: i64) -> i64 {
        times * self.cost(ir)
    }

    fn is_fair(&self, _ir: &Ir) -> Option<bool> {
        Some(true)
    }
}

impl VerifyInterface for dyn Costly {
    fn verify_interface(&self, ir: &Ir) -> Result<(), Diagnostic> {
        match self.cost(ir) {
            0..30 => Ok(()),
            _ => Err(op_error(ir, self.operation(), "costs too much")),
        }
    }
}

impl OpTrait for FeaturesEven {
    fn verify_trait(&self, ir: &Ir, op: Op) -> Result<(), Diagnostic> {
        match ir.num_operands(op) % 2 {
            0 => Ok(()),
            _ => Err(op_error(ir, op, "needs an even number of parts")),
        }
    }
}

ir_core::marker_traits!(FeaturesMarked);

impl Measured for BoxType {
    fn size(&self, ctx: &Context) -> u32 {
        self.width(ctx)
    }
}

impl ExternalFunctions for Externals {
    type Shape = Tile;

    fn count_all(_ctx: &Context, _ir: &Ir, things: &[Value]) -> i64 {
        things.len() as i64
    }
}

impl AddOpBuilders for AddOp {
    fn create_with_number(b: &mut dyn OpBuilder, number: i64) -> Self {
        let ty = b.context().integer_type(u32::try_from(number).unwrap_or(1));
        let name = b.context().op_name("builtin.unrealized_conversion_cast");
        let state = OpState { result_types: &[ty], ..OpState::new(name, b.location()) };
        let value = b.create(&state);
        let value = b.ir().result(value, 0);
        AddOp::create_with_both(b, value)
    }
}

impl FoldOp for AddOp {
    /// A sum with a constant as its first operand folds to the constant, so that the test can see the fold.
    fn fold(self, _ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let operands = self.adaptor(ir, operands);
        operands.get(AddOp::LHS).or(operands.get(AddOp::RHS)).into()
    }
}

fn context() -> Context {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    dialect::register(&ctx);
    ctx
}

/// Values of a type.
fn values<const N: usize>(ir: &mut Ir, ty: Type) -> [Value; N] {
    let block = ir.create_block();
    std::array::from_fn(|_| ir.add_argument(block, ty, Location::UNKNOWN))
}

fn buy(ctx: &Context, ir: &mut Ir, things: &[Value]) -> BuyOp {
    let mut builder = Builder::new(ir);
    BuyOp::create_with_type_things_name(&mut builder, Type::I1, things, ctx.string_attr("a house"))
}

#[test]
fn interfaces_are_found_at_run_time() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let [a, b] = values(&mut ir, Type::I32);
    let sum = AddOp::create(&mut Builder::new(&mut ir), a, b).op();
    let bought = buy(&ctx, &mut ir, &[a, b]).op();

    let costly = op_interface::<dyn Costly>(&ir, sum).expect("a sum costs something");
    assert_eq!((costly.cost(&ir), costly.cost_of(&ir, 3)), (1, 3));
    assert_eq!((costly.num_needs(&ir), costly.currency(&ir).as_str()), (2, "EUR"));
    assert_eq!(costly.is_fair(&ir), None, "nobody says so");
    assert_eq!(costly.operation(), sum);
    assert!(op_interface::<dyn Expensive>(&ir, sum).is_none());
    assert!(op_interface::<dyn Named>(&ir, sum).is_none());

    let expensive = op_interface::<dyn Expensive>(&ir, bought).expect("it is expensive");
    assert_eq!((expensive.cost(&ir), expensive.is_fair(&ir)), (20, Some(true)), "of the base");
    assert!(expensive.is_too_much(&ir, 9) && !expensive.is_too_much(&ir, 10));
    assert!(op_interface::<dyn Costly>(&ir, bought).is_some(), "the base is implemented, too");
    let named = op_interface::<dyn Named>(&ir, bought).expect("it has a title");
    assert_eq!(named.title_attr(&ir), Some(ctx.string_attr("a house")));
}

#[test]
fn interfaces_of_types_and_dialects() {
    let ctx = context();
    let ty = BoxType::get(&ctx, 5).base();
    assert_eq!(type_interface::<dyn Measured>(&ctx, ty).map(|ty| ty.size(&ctx)), Some(5));
    assert!(type_interface::<dyn Measured>(&ctx, Type::I32).is_none());
    assert!(attribute_interface::<dyn Measured>(&ctx, Attribute::UNIT).is_none());

    struct Strict;
    impl Limits for Strict {}
    let dialect = ctx.ident("features");
    assert!(ctx.dialect_interface::<dyn Limits>(dialect).is_none());
    ctx.register_dialect_interface::<dyn Limits>("features", &Strict);
    assert_eq!(ctx.dialect_interface::<dyn Limits>(dialect).map(|limits| limits.limit(&ctx)), Some(7));
}

#[test]
fn the_dialect_has_patterns_for_operations_of_any_dialect() {
    let ctx = context();
    let text = "module @kept {}\nmodule @erased attributes {features.useless} {}";
    let mut module = parse_module(&ctx, "input", text.as_bytes()).expect("a module").into_module();
    let mut patterns = PatternSet::new();
    ctx.canonicalization_patterns(&mut patterns);
    let patterns = patterns.freeze(&ctx);
    let region = module.ir.region(module.top, 0);
    let config = GreedyConfig { fold: false, ..GreedyConfig::default() };
    let outcome = apply_patterns_greedily(&mut module.ir, region, &patterns, &config);
    assert!(outcome.is_ok_and(|outcome| outcome.converged));
    let left = op_text(&module.ir, module.top);
    assert!(left.contains("kept") && !left.contains("erased"), "{left}");
}

#[test]
fn an_interface_verifies_what_implements_it() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let [a, b, c] = values(&mut ir, Type::I32);
    let right = buy(&ctx, &mut ir, &[a, b]);
    verify(&ir, right.op()).expect("it is cheap");
    let wrong = buy(&ctx, &mut ir, &[a, b, c]);
    let error = verify(&ir, wrong.op()).expect_err("it is not");
    assert_eq!(error.message, "'features.buy' op costs too much");
}

#[test]
fn traits_of_the_author_are_verified_and_found_at_run_time() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let [a, b] = values(&mut ir, Type::I32);
    let pair = PairOp::create(&mut Builder::new(&mut ir), &[a, b]).op();
    let single = PairOp::create(&mut Builder::new(&mut ir), &[a]).op();
    let sum = AddOp::create(&mut Builder::new(&mut ir), a, b).op();
    verify(&ir, pair).expect("its parts are a pair");
    let error = verify(&ir, single).expect_err("it has one part");
    assert_eq!(error.message, "'features.pair' op needs an even number of parts");
    assert!(has_trait::<FeaturesEven>(&ir, pair) && has_trait::<FeaturesMarked>(&ir, pair));
    assert!(!has_trait::<FeaturesMarked>(&ir, sum));
    let is_costly = |op| op_interface::<dyn Costly>(&ir, op).is_some();
    assert!(is_costly(sum) && !is_costly(pair));
}

#[test]
fn operations_of_a_dialect_are_matched() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let [a, b] = values(&mut ir, Type::I32);
    let sum = AddOp::create(&mut Builder::new(&mut ir), a, b).op();
    let operands = match AnyOp::cast(&ir, sum).expect("an operation of the dialect") {
        AnyOp::AddOp(sum) => [sum.lhs(&ir), sum.rhs(&ir)],
        other => panic!("{other:?}"),
    };
    assert_eq!(operands, [a, b]);
    let pair = PairOp::create(&mut Builder::new(&mut ir), &[]);
    assert_eq!(AnyOp::cast(&ir, pair.op()), Some(AnyOp::PairOp(pair)));
    assert_eq!(AnyOp::PairOp(pair).op(), pair.op());
    let state = OpState::new(ctx.op_name("builtin.unrealized_conversion_cast"), Location::UNKNOWN);
    let other = ir.create(&state);
    assert_eq!(AnyOp::cast(&ir, other), None);
    assert_eq!(AnyOp::SPECS.len(), 6);
}

#[test]
fn adaptors_name_what_stands_for_operands() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let [a, b] = values(&mut ir, Type::I32);
    let sum = AddOp::create(&mut Builder::new(&mut ir), a, b);
    let one = ctx.integer_attr_of(Type::I32, 1);
    let folded = sum.fold(&ctx, &mut ir, &[None, Some(one)]);
    assert!(folded.is_success(), "{folded:?}");

    let mut builder = Builder::new(&mut ir);
    let cases: [&[Value]; 2] = [&[a], &[b, a]];
    let switch = SwitchOp::create(&mut builder, a, &cases);
    let operands = switch.adaptor(&ir, &["flag", "a", "b", "a"]);
    assert_eq!(operands.get(SwitchOp::FLAG), "flag");
    assert_eq!(operands.get(SwitchOp::OTHERWISE), None);
    assert_eq!(operands.get(SwitchOp::CASES), ["a", "b", "a"]);

    switch.set(&mut ir, SwitchOp::OTHERWISE, Some(b));
    switch.set(&mut ir, SwitchOp::FLAG, b);
    assert_eq!((switch.flag(&ir), switch.otherwise(&ir)), (b, Some(b)));
    assert_eq!(switch.cases_groups(&ir), [vec![a], vec![b, a]]);
    switch.set_cases_groups(&mut ir, &[&[b], &[], &[a]]);
    assert_eq!(switch.cases_groups(&ir), [vec![b], vec![], vec![a]]);
    assert_eq!(
        op_text(&ir, switch.op()).split_once("<{").map(|(_, rest)| rest.split_once("}>").expect("the end").0),
        Some("case_segments = array<i32: 1, 0, 1>, operandSegmentSizes = array<i32: 1, 1, 2>")
    );
}

#[test]
fn arrays_of_floats_have_the_values_of_rust() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let curve = CurveOp::create(&mut Builder::new(&mut ir), &[0.5, -0.0, f64::MAX]);
    assert_eq!(
        curve.points(&ir).iter().map(|value| value.to_bits()).collect::<Vec<_>>(),
        [0.5, -0.0, f64::MAX].map(f64::to_bits)
    );
    assert_eq!(curve.weights(&ir), None);
    curve.set_points(&mut ir, &[1e-300]);
    curve.set_weights(&mut ir, Some(&[1.5, f32::INFINITY]));
    assert_eq!((curve.points(&ir), curve.weights(&ir)), (vec![1e-300], Some(vec![1.5, f32::INFINITY])));
    assert!(
        op_text(&ir, curve.op()).contains("points = array<f64: 1.000000e-300>"),
        "{}",
        op_text(&ir, curve.op())
    );
}

#[test]
fn builders_and_derived_attributes() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let [a] = values(&mut ir, Type::I32);
    let mut builder = Builder::new(&mut ir);
    let sum = AddOp::create_with_both(&mut builder, a);
    let other = AddOp::create_with_number(&mut builder, 7);
    assert_eq!((sum.lhs(&ir), sum.rhs(&ir)), (a, a));
    assert_eq!(ir.value_type(other.result(&ir)), ctx.integer_type(7));
    let bought = buy(&ctx, &mut ir, &[a, a]);
    assert_eq!(bought.paid(&ir), Type::I1);
    assert_eq!(bought.count(&ir), 2);
    assert_eq!(bought.title(&ir), "a house");
}

#[test]
fn types_and_attributes_have_the_builders_of_their_definitions() {
    let ctx = context();
    assert_eq!(BoxType::get_with_wide(&ctx, true), BoxType::get(&ctx, 64));
    assert_eq!(BoxType::get_with_parts(&ctx, &[Type::I1, Type::I32]), BoxType::get(&ctx, 2));

    let text = |label: LabelAttr| label.base().to_text(&ctx);
    assert_eq!(text(LabelAttr::get_with_of(&ctx, Type::I1)), "#features.label<i1, 0>");
    assert_eq!(text(LabelAttr::get_with_text_rank(&ctx, "a", 2)), "#features.label<index, \"a\", 2>");
    let location = Location::UNKNOWN;
    assert_eq!(
        LabelAttr::get_checked_with_text_rank(&ctx, location, "a", 9),
        Err(Diagnostic::error(location, "a rank of 9 is too much"))
    );
    assert_eq!(
        LabelAttr::get_checked_with_of(&ctx, location, Type::I1),
        Ok(LabelAttr::get_with_of(&ctx, Type::I1))
    );
}

#[test]
fn passes_have_options_and_statistics() {
    let mut registry = PassRegistry::new();
    passes::register_passes(&mut registry);
    let text = "builtin.module(count-ops{limit=2 loud names=features.add,features.old mode=fast title={a b}},look-only)";
    let mut pipeline = parse_pipeline(&registry, "test", text).expect("a pipeline");
    assert_eq!(
        pipeline.text(),
        "builtin.module(count-ops{below=4294967295 factor=1.5 limit=2 loud=true mode=fast most=4294967295 \
         names={features.add,features.old} title={a b}},look-only)"
    );
    let ctx = context();
    ctx.allow_unregistered_dialects(true);
    let text = "%0 = \"t.a\"() : () -> i32 %1 = \"features.add\"(%0, %0) : (i32, i32) -> i32 \
                \"features.old\"() : () -> () \"features.old\"() : () -> ()";
    let mut module = parse_module(&ctx, "input", text.as_bytes()).expect("a module").into_module();
    let outcome = PassManagerConfig::default().run(&mut pipeline, &ctx, &mut module.ir, module.top);
    assert!(outcome.succeeded);
    assert_eq!(outcome.reports, [Report::Text("a b: 2 AllAtOnce".to_owned())]);
    let counts = statistics_report(&pipeline, true);
    assert!(counts.contains("(S) 3 num-counted - Number of operations counted"), "{counts}");
    assert!(counts.contains("(S) 1 num-skipped - Number of operations skipped"), "{counts}");

    let wrong = |text: &str| parse_pipeline(&registry, "test", text).err().expect("it is wrong");
    assert!(wrong("builtin.module(count-ops{limit=x})").contains("'x' value invalid for long argument!"));
    assert!(wrong("builtin.module(count-ops{most=-1})").contains("'-1' value invalid for uint argument!"));
    assert!(wrong("builtin.module(count-ops{speed=1})").contains("speed"));
    assert!(wrong("func.func(count-ops)").contains("count-ops"), "the pass is for modules");
}

#[test]
fn passes_have_defaults_and_help() {
    let pass = CountOps::default();
    assert_eq!((pass.limit, pass.is_loud, pass.title.as_str()), (10, false, "count"));
    assert_eq!((pass.most, pass.below, pass.factor, pass.mode), (u32::MAX, u32::MAX, 1.5, Mode::OneByOne));
    assert!(pass.names.is_empty());
    let mut registry = PassRegistry::new();
    passes::register_passes(&mut registry);
    insta::assert_snapshot!(registry.help());
}

#[test]
fn parameters_of_types_of_ones_own() {
    let ctx = context();
    ctx.allow_unregistered_dialects(true);
    let read = |text: &str| {
        let text = format!("\"t.a\"() {{shape = #features.grid<{text}>}} : () -> ()");
        let module =
            parse_module(&ctx, "input", text.as_bytes()).map_err(|errors| errors[0].message.clone())?;
        let module = module.into_module();
        let body = module.ir.first_block(module.ir.region(module.top, 0)).expect("a body");
        let op = module.ir.first_op(body).expect("the operation");
        Ok((properties::get(&module.ir, op, "shape"), op_text(&module.ir, op)))
    };
    let grid = GridAttr::get(&ctx, Tile { rows: 4, layout: TileLayout::ColumnMajor });
    let text = "\"t.a\"() {shape = #features.grid<4, columns>} : () -> ()".to_owned();
    assert_eq!(read("4, columns"), Ok((Some(grid.base()), text)));
    assert_eq!(read("4, row"), Err("expected one of row_major, columns".to_owned()));
    assert_eq!(read("4 row_major"), Err("expected ','".to_owned()));
}

#[test]
fn parameters_of_definitions_nest_without_a_limit() {
    const LEVELS: usize = 20_000;
    let ctx = context();
    ctx.allow_unregistered_dialects(true);
    let (open, close) = ("#features.label<tensor<1xi1, ".repeat(LEVELS), ">, \"x\", 2>".repeat(LEVELS));
    let label = format!("{open}unit{close}");
    let text = format!("\"t.op\"() {{a = {label}}} : () -> ()");
    let run = || {
        let module = parse_module(&ctx, "input", text.as_bytes()).expect("a module").into_module();
        op_text(&module.ir, module.top)
    };
    let printed = std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(256 << 10).spawn_scoped(scope, run);
        thread.expect("a thread").join().expect("no panic")
    });
    assert!(printed.contains(&label), "{printed:.200}");
}
