// Parameters that may be absent.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def D : Dialect {
  let name = "d";
}

def A : TypeDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b);
  let assemblyFormat = [{
    `<` $a (`,` $b^)? `>`
  }];
}
