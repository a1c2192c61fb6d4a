use dialects::arith::{AddIOp, ConstantOp, MulIOp};
use ir_core::context::TypeKind;
use ir_core::prelude::*;

/// `x + x` becomes `x * 2`.
fn double(rw: &mut PatternRewriter<'_>, add: AddIOp) -> Option<()> {
    let (x, ty) = (add.lhs(rw.ir()), rw.ir().value_type(add.result(rw.ir())));
    if x != add.rhs(rw.ir()) || !matches!(ty.kind(rw.context()), TypeKind::Integer { .. }) {
        return None;
    }
    let two = rw.context().integer_attr_of(ty, 2);
    let two = ConstantOp::create(rw, two).result(rw.ir());
    let product = MulIOp::create(rw, x, two).result(rw.ir());
    rw.replace_op(add.op(), &[product]);
    Some(())
}

/// Reads a module, shows its sums, doubles, and prints it.
fn program(text: &str) -> Result<String, Diagnostics> {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    dialects::register_all(&ctx);
    let mut module = Module::parse(&ctx, text)?;
    for sum in module.walk().filter_map(|op| AddIOp::cast(module.ir(), op)) {
        println!("found {}", sum.display(module.ir()));
    }
    let mut patterns = PatternSet::new();
    patterns.add_fn("double", double);
    module.rewrite(&patterns.freeze(&ctx))?;
    module.verify()?;
    Ok(module.to_string())
}
