// A type made from an attribute.

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a", [TypesMatchWith<"", "x", "r", "typeOf($_self)">]> {
  let arguments = (ins AnyAttr:$x);
  let results = (outs AnyType:$r);
  let assemblyFormat = [{
    $x attr-dict
  }];
}
