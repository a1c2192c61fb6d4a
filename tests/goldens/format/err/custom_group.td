// A group as an argument.
// mlir-tblgen: 13:15, optional groups can only be used as top-level elements

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Variadic<I32>:$v);
  let assemblyFormat = [{
    custom<F>((`x` $v^)?) attr-dict
  }];
}
