// A property that is always there.
// mlir-tblgen: 14:5, only default-valued or optional properties can be used in an olist parsing group; here: 14:16, only default-valued or optional properties can be used in an olist parsing group

include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32Prop:$x);
  let assemblyFormat = [{
    oilist(`x` $x) attr-dict
  }];
}
