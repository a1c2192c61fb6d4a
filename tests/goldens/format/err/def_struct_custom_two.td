// custom with two arguments in struct.
// mlir-tblgen: 15:5, `struct` can only contain `custom` directives with a single argument

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def D : Dialect {
  let name = "d";
}

def A : TypeDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a, "int":$b);
  let assemblyFormat = [{
    struct(custom<F>($a, $b))
  }];
}
