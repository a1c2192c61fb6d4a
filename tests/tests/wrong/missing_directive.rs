//! A format asks for a directive that nobody wrote.

mod toy {
    ods_macros::dialect! { r#"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_PrintOp : Op<Toy_Dialect, "print"> {
  let arguments = (ins Variadic<AnyInteger>:$values);
  let assemblyFormat = "custom<Values>($values, type($values)) attr-dict";
}
"# }
}

fn main() {}
