// custom inside custom.
// mlir-tblgen: 13:15, `custom` can only be used at the top-level context or within a `struct` directive

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32:$a);
  let assemblyFormat = [{
    custom<F>(custom<G>($a)) attr-dict
  }];
}
