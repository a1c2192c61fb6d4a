// A literal as the anchor.
// mlir-tblgen: 15:5, optional group anchor must be a parameter or directive; here: 15:6, optional group anchor must be a parameter or directive

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def D : Dialect {
  let name = "d";
}

def A : TypeDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"int">:$b);
  let assemblyFormat = [{
    (`x`^ $a $b)?
  }];
}
