//! A class that no file defines.

mod toy {
    ods_macros::dialect! { r#"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_AddOp : Opp<Toy_Dialect, "add">;

"# }
}

fn main() {}
