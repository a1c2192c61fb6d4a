// All operands behind one of them.
// mlir-tblgen: 13:8, 'operands' directive creates overlap in format

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32:$a);
  let assemblyFormat = [{
    $a operands attr-dict
  }];
}
