// Nothing at all.
// mlir-tblgen: 13:3, 'attr-dict' directive not found in custom assembly format; here: 11:26, 'attr-dict' directive not found in custom assembly format

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    
  }];
}
