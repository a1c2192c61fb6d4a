// The type of a result that is always there.
// mlir-tblgen: 14:5, only variable length results can be used within an optional group; here: 14:14, only variable length results can be used within an optional group

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Variadic<I32>:$v);
  let results = (outs AnyType:$r);
  let assemblyFormat = [{
    (`x` $v^ type($r))? attr-dict
  }];
}
