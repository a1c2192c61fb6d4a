// A clause of oilist that begins with no literal.
// mlir-tblgen: 13:12, expected literal, but got '$a'

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins OptionalAttr<I32Attr>:$a);
  let assemblyFormat = [{
    oilist($a) attr-dict
  }];
}
