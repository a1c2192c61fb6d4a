// Types of which there is only one do not stand in the text.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32:$a);
  let results = (outs I1:$r);
  let assemblyFormat = [{
    $a attr-dict
  }];
}
