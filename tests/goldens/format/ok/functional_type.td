// All operands, and a functional type.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Variadic<AnyType>:$v);
  let results = (outs Variadic<AnyType>:$r);
  let assemblyFormat = [{
    operands attr-dict `:` functional-type(operands, results)
  }];
}
