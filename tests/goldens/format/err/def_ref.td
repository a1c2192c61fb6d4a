// ref outside of custom.
// mlir-tblgen: 15:8, 'ref' is only valid within a `custom` directive

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def D : Dialect {
  let name = "d";
}

def A : TypeDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a, "int":$b);
  let assemblyFormat = [{
    $a ref($a) $b
  }];
}
