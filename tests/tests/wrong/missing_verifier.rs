//! A definition asks for a verifier that nobody wrote.

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
  let hasVerifier = 1;
}
"# }
}

fn main() {}
