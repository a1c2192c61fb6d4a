// A successor.
// mlir-tblgen: 14:5, only literals, types, and variables can be used within an optional group; here: 14:10, only literals, types, and variables can be used within an optional group

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Variadic<I32>:$v);
  let successors = (successor AnySuccessor:$s);
  let assemblyFormat = [{
    (`x` $s $v^)? attr-dict
  }];
}
