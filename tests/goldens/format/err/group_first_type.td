// A type as the first element.
// mlir-tblgen: 13:8, first parsable element of an optional group must be a literal, variable, or custom directive; here: 13:9, first parsable element of an optional group must be a literal, variable, or custom directive

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Variadic<AnyType>:$v);
  let assemblyFormat = [{
    $v (type($v)^)? attr-dict
  }];
}
