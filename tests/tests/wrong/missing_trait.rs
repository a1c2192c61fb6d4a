//! A definition names a trait that the runtime does not define, and no code declares it.

mod toy {
    ods_macros::dialect! { r#"
include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_Cheap : NativeOpTrait<"Cheap"> { let cppNamespace = "::toy"; }

def Toy_PrintOp : Op<Toy_Dialect, "print", [Toy_Cheap]>;
def Toy_StopOp : Op<Toy_Dialect, "stop", [Toy_Cheap]>;
"# }
}

fn main() {}
