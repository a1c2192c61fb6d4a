// An oilist.
// mlir-tblgen: 13:5, only literals, types, and variables can be used within an optional group; here: 13:14, only literals, types, and variables can be used within an optional group

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Variadic<I32>:$v);
  let assemblyFormat = [{
    (`x` $v^ oilist(`y` | `z`))? attr-dict
  }];
}
