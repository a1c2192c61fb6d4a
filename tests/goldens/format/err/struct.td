// Another directive of attributes and types.
// mlir-tblgen: 13:15, unsupported directive kind

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32:$a);
  let assemblyFormat = [{
    attr-dict struct($a)
  }];
}
