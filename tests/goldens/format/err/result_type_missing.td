// A type of a result that nothing tells.
// mlir-tblgen: 13:5, type of result #0, named 'r', is not buildable and a buildable type cannot be inferred

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let results = (outs AnyType:$r);
  let assemblyFormat = [{
    attr-dict
  }];
}
