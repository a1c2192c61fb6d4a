// custom without a name.
// mlir-tblgen: 13:11, expected '<' before custom directive name

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32:$a);
  let assemblyFormat = [{
    custom($a) attr-dict
  }];
}
