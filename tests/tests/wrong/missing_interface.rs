//! An operation says that it implements an interface with a method that nobody wrote.

mod toy {
    ods_macros::dialect! { r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/Interfaces.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_ShapeInference : OpInterface<"ShapeInference"> {
  let cppNamespace = "::toy";
  let methods = [InterfaceMethod<"Infers the shapes of the results.", "void", "inferShapes">];
}

def Toy_AddOp : Op<Toy_Dialect, "add", [DeclareOpInterfaceMethods<Toy_ShapeInference>]>;
"# }
}

fn main() {}
