// A variadic result whose type is known, but not its number.
// mlir-tblgen: 13:5, type of result #0, named 'r', is not buildable and a buildable type cannot be inferred

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let results = (outs Variadic<I32>:$r);
  let assemblyFormat = [{
    attr-dict
  }];
}
