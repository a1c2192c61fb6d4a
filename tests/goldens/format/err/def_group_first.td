// params as the first element of a group.
// mlir-tblgen: 15:5, first parsable element of an optional group must be a literal, variable, or custom directive; here: 15:6, first parsable element of an optional group must be a literal, variable, or custom directive

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def D : Dialect {
  let name = "d";
}

def A : TypeDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"int">:$b);
  let assemblyFormat = [{
    (params^)?
  }];
}
