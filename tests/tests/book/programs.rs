mod read {
    // ANCHOR: read
    use ir_core::prelude::*;
    use ir_core::text::PrintOptions;

    /// Reads a module, verifies it, and returns its text in the generic form.
    pub fn generic(text: &str) -> Result<String, Diagnostics> {
        let ctx = Context::new();
        ir_core::ops::register_builtin(&ctx);
        dialects::register_all(&ctx);
        let module = Module::parse_file(&ctx, "input.mlir", text)?;
        module.verify()?;
        let options = PrintOptions { generic: true, ..PrintOptions::default() };
        Ok(module.display(options).to_string())
    }
    // ANCHOR_END: read
}

mod walk {
    // ANCHOR: walk
    use dialects::func::{CallOp, FuncOp};
    use ir_core::prelude::*;

    /// The names of the functions that call others.
    pub fn callers(module: &Module) -> Vec<String> {
        let ir = module.ir();
        let functions = module.walk().filter_map(|op| FuncOp::cast(ir, op));
        let calls = |function: &FuncOp| {
            let mut found = false;
            ir.visit(function.op(), Order::Pre, |op| found |= op.isa::<CallOp>(ir));
            found
        };
        functions.filter(calls).map(|function| function.sym_name(ir).to_owned()).collect()
    }
    // ANCHOR_END: walk
}

mod build {
    // ANCHOR: build
    use dialects::arith::MulIOp;
    use dialects::func::{FuncOp, ReturnOp};
    use ir_core::prelude::*;

    /// A function that returns the square of its argument.
    pub fn square(ctx: &Context) -> Result<Module, Diagnostics> {
        let mut module = Module::new(ctx);
        let i32 = ctx.integer_type(32);
        let mut b = module.builder();
        let function = FuncOp::create(&mut b, "square", ctx.function_type(&[i32], &[i32]));
        let entry = b.create_block(function.body(b.ir()), None, &[(i32, b.location())]);
        let x = b.ir().argument(entry, 0);
        let product = MulIOp::create(&mut b, x, x).result(b.ir());
        ReturnOp::create(&mut b, &[product]);
        module.verify()?;
        Ok(module)
    }
    // ANCHOR_END: build
}

mod pattern {
    // ANCHOR: pattern
    use dialects::arith::{self, AddIOp, MulIOp};
    use ir_core::predicates::attributes;
    use ir_core::prelude::*;

    /// `x * 2` becomes `x + x`.
    pub struct MulByTwo;

    impl RewritePattern for MulByTwo {
        type Root = MulIOp;

        fn match_and_rewrite(&self, mul: MulIOp, rw: &mut PatternRewriter<'_>) -> Option<()> {
            let (x, by) = (mul.lhs(rw.ir()), mul.rhs(rw.ir()));
            let constant = arith::ConstantOp::cast(rw.ir(), rw.ir().defining_op(by)?)?;
            if attributes::int(rw.context(), constant.value(rw.ir())) != Some(2) {
                return None;
            }
            let sum = AddIOp::create(rw, x, x).result(rw.ir());
            rw.replace_op(mul.op(), &[sum]);
            Some(())
        }
    }
    // ANCHOR_END: pattern
}

mod greedy {
    use super::pattern::MulByTwo;

    // ANCHOR: greedy
    use ir_core::prelude::*;
    use ir_core::rewrite::{GreedyConfig, apply_patterns_greedily};

    /// Applies a pattern until it matches nowhere; false if the rounds ran out before.
    pub fn double(module: &mut Module) -> Result<bool, Diagnostic> {
        let mut patterns = PatternSet::new();
        patterns.add(MulByTwo);
        let patterns = patterns.freeze(module.context());
        let body = module.ir().region(module.operation(), 0);
        let outcome = apply_patterns_greedily(module.ir_mut(), body, &patterns, &GreedyConfig::default())?;
        Ok(outcome.converged)
    }
    // ANCHOR_END: greedy
}

mod passes {
    use super::pattern::MulByTwo;

    // ANCHOR: passes
    use ir_core::pass::PassRegistry;
    use ir_core::prelude::*;

    /// Simplifies a module with a pattern of one's own, then with passes.
    pub fn simplify(module: &mut Module) -> Result<(), Diagnostics> {
        let mut patterns = PatternSet::new();
        patterns.add(MulByTwo);
        let ctx = module.context().clone();
        module.rewrite(&patterns.freeze(&ctx))?;
        let mut passes = PassRegistry::new();
        transforms::register_passes(&mut passes);
        module.run_passes(&passes, "builtin.module(func.func(cse),canonicalize)")
    }
    // ANCHOR_END: passes
}
