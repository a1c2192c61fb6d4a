//! An attribute where a builder takes a value, and too few arguments.

mod toy {
    ods_macros::dialect! { r#"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_AddOp : Op<Toy_Dialect, "add", [SameOperandsAndResultType]> {
  let arguments = (ins AnyInteger:$lhs, AnyInteger:$rhs);
  let results = (outs AnyInteger:$result);
}
"# }
}

use ir_core::context::Context;
use ir_core::ir::{Builder, Ir, Value};

fn sums(ctx: &Context, ir: &mut Ir, one: Value) {
    let mut builder = Builder::new(ir);
    let two = ctx.integer_attr_of(ir_core::context::Type::I32, 2);
    toy::AddOp::create(&mut builder, one, two);
    toy::AddOp::create(&mut builder, one);
}

fn main() {
    let _ = sums;
}
