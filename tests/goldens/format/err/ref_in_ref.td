// ref inside ref.
// mlir-tblgen: 13:22, 'ref' is only valid within a `custom` directive

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32:$a);
  let assemblyFormat = [{
    $a custom<F>(ref(ref($a))) attr-dict
  }];
}
