//! A format names an operand that the definition has not.

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
  let assemblyFormat = "$lhs `,` $rsh attr-dict `:` type($result)";
}
"# }
}

fn main() {}
