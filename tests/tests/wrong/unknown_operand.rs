//! An accessor of an operand that the definition has not.

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

use ir_core::ir::{Ir, Value};

fn left(ir: &Ir, sum: toy::AddOp) -> Value {
    sum.left(ir)
}

fn main() {
    let _ = left;
}
