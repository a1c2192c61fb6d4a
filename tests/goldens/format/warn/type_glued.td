// A type printed as one word with a keyword.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let results = (outs AnyType:$r);
  let assemblyFormat = [{
    `as` `` type($r) attr-dict
  }];
}
