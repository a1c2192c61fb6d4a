// A custom directive without parameters as the anchor.
// mlir-tblgen: 15:11, `custom` directive with no bound parameters cannot be used as optional group anchor; here: 15:12, `custom` directive with no bound parameters cannot be used as optional group anchor

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def D : Dialect {
  let name = "d";
}

def A : TypeDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"int">:$b);
  let assemblyFormat = [{
    $a $b (custom<F>("x")^)?
  }];
}
