//! A definition of a dialect promises canonicalization patterns and verifiers of attributes that nobody wrote.

mod toy {
    ods_macros::dialect! { r#"
include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
  let hasCanonicalizer = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let hasConstantMaterializer = 1;
}

def Toy_PrintOp : Op<Toy_Dialect, "print">;
"# }
}

fn main() {}
