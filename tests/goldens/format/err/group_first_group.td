// A group as the first element.
// mlir-tblgen: 13:5, first parsable element of an optional group must be a literal, variable, or custom directive; here: 13:6, first parsable element of an optional group must be a literal, variable, or custom directive

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Variadic<I32>:$v, OptionalAttr<I32Attr>:$x);
  let assemblyFormat = [{
    ((`,` $x^)? $v^)? attr-dict
  }];
}
