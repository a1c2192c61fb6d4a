// An operand cannot be qualified.
// mlir-tblgen: 13:5, 'qualified' directive expects an attribute or a `type` directive

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32:$a);
  let assemblyFormat = [{
    qualified($a) attr-dict
  }];
}
