//! An interface promises to verify what implements it, and nobody wrote the check.

mod toy {
    ods_macros::dialect! { r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/Interfaces.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_Costly : OpInterface<"Costly"> {
  let cppNamespace = "::toy";
  let verify = [{ return verifyCost($_op); }];
}

def Toy_AddOp : Op<Toy_Dialect, "add", [Toy_Costly]>;
"# }
}

fn main() {}
