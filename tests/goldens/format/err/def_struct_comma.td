// A comma behind struct whose last field may be absent.
// mlir-tblgen: 15:5, `struct` directive with optional parameters cannot be followed by a comma literal; here: 15:20, `struct` directive with optional parameters cannot be followed by a comma literal

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def D : Dialect {
  let name = "d";
}

def A : TypeDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"int">:$b);
  let assemblyFormat = [{
    struct(params) `,`
  }];
}
