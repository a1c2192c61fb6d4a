//! A pass is declared, and nobody wrote what it does.

mod passes {
    ods_macros::dialect! { r#"
include "mlir/Pass/PassBase.td"

def CountOps : Pass<"count-ops"> {
  let summary = "Count operations";
}
"# }
}

fn main() {}
