// An anchor outside of a group.
// mlir-tblgen: 13:7, expected literal, variable, directive, or optional group

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Variadic<I32>:$v);
  let assemblyFormat = [{
    $v^ attr-dict
  }];
}
