//! Definitions call a function in C++ that nobody wrote in Rust.

mod toy {
    ods_macros::dialect! { r#"
include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Small : TypeConstraint<CPred<"isSmall($_self)">, "a small type">;

def Toy_PrintOp : Op<Toy_Dialect, "print"> {
  let arguments = (ins Small:$value);
}
"# }
}

fn main() {}
