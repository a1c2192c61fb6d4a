//! A lowering: rules that make the operations of one's own dialect of those of `arith` and `scf`, applied
//! once to each.

#[allow(dead_code, reason = "the program reads and prints only")]
mod dialect {
    /// Where generated code looks for what its rules make: beside its own module.
    pub use ::dialects::{arith, scf};

    pub mod calc {
        ir_core::include_dialect!("calc");
    }
}

use ir_core::prelude::*;
use ir_core::rewrite::{Listener, walk_and_apply_patterns};

/// Counts the operations that the rules make.
#[derive(Default)]
struct Created(usize);

impl Listener for Created {
    fn op_inserted(&mut self, _ir: &Ir, _op: Op) {
        self.0 += 1;
    }
}

const TEXT: &str = "\
func.func @f(%x: i32, %y: i32, %c: i1) -> i32 {
  %sum = calc.add %x, %y : i32
  %abs = calc.abs %sum
  %chosen = calc.choose %c {
    %more = calc.add %abs, %abs : i32
    scf.yield %more : i32
  } else {
    scf.yield %x : i32
  } : i32
  return %chosen : i32
}
";

fn main() -> Result<(), Diagnostics> {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    dialects::register_all(&ctx);
    dialect::calc::register(&ctx);
    let mut module = Module::parse(&ctx, TEXT)?;

    // ANCHOR: walk
    let mut patterns = PatternSet::new();
    dialect::calc::populate_with_generated(&mut patterns);
    let (patterns, mut created) = (patterns.freeze(&ctx), Created::default());
    let top = module.operation();
    let applied = walk_and_apply_patterns(module.ir_mut(), top, &patterns, &mut created);
    // ANCHOR_END: walk
    println!("{} rules were applied, {} operations made", applied.expect("the rules are right"), created.0);

    module.verify()?;
    print!("{module}");
    Ok(())
}
