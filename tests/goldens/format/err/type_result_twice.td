// The type of a result twice.
// mlir-tblgen: 13:24, 'type' of 'r' is already bound

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let results = (outs AnyType:$r);
  let assemblyFormat = [{
    attr-dict type($r) type($r)
  }];
}
