// A colon behind an attribute whose type is known.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32Attr:$x);
  let results = (outs AnyType:$r);
  let assemblyFormat = [{
    $x `:` type($r) attr-dict
  }];
}
