// ref outside of custom.
// mlir-tblgen: 13:8, 'ref' is only valid within a `custom` directive

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32:$a);
  let assemblyFormat = [{
    $a ref($a) attr-dict
  }];
}
