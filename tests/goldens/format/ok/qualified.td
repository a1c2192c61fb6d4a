// Types and attributes in their full form.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins AnyType:$a, StrAttr:$x);
  let assemblyFormat = [{
    $a qualified($x) attr-dict `:` qualified(type($a))
  }];
}
