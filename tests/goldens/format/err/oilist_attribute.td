// An attribute that is always there.
// mlir-tblgen: 13:5, only optional attributes can be used in an oilist parsing group; here: 13:16, only optional attributes can be used in an oilist parsing group

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32Attr:$x);
  let assemblyFormat = [{
    oilist(`x` $x) attr-dict
  }];
}
