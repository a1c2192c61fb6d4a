//! A definition asks for a check of a type's parameters that nobody wrote.

mod boxes {
    ods_macros::dialect! { r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Boxes_Dialect : Dialect {
  let name = "boxes";
  let cppNamespace = "::boxes";
}

def BoxType : TypeDef<Boxes_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "unsigned":$size);
  let assemblyFormat = "`<` $size `>`";
  let genVerifyDecl = 1;
}
"# }
}

fn main() {}
