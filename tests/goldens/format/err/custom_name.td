// custom whose name is a directive.
// mlir-tblgen: 13:12, expected custom directive name identifier

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32:$a);
  let assemblyFormat = [{
    custom<type>($a) attr-dict
  }];
}
