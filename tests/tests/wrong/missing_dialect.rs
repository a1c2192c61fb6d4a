//! Definitions use another dialect, whose module is nowhere beside theirs.

mod toy {
    ods_macros::dialect! { r#"
include "mlir/IR/OpBase.td"
include "mlir/Dialect/Arith/IR/ArithBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_SumOp : Op<Toy_Dialect, "sum"> {
  let arguments = (ins F32:$lhs, F32:$rhs, Arith_FastMathAttr:$flags);
  let results = (outs F32:$result);
}
"# }
}

fn main() {}
