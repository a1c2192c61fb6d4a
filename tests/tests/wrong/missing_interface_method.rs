//! An implementation of an interface lacks a method, and gives another one the wrong result.

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
  let methods = [InterfaceMethod<"What it costs.", "int64_t", "getCost">,
                 InterfaceMethod<"Whether it is worth that.", "bool", "isWorthIt">];
}

def Toy_AddOp : Op<Toy_Dialect, "add", [DeclareOpInterfaceMethods<Toy_Costly>]>;
"# }

    impl Costly for AddOp {
        fn cost(&self, _ir: &Ir) -> u32 {
            1
        }
    }
}

fn main() {}
