// All results outside of type.
// mlir-tblgen: 13:15, 'results' directive can can only be used as a child to a 'type' directive

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let results = (outs I32:$r);
  let assemblyFormat = [{
    attr-dict results
  }];
}
