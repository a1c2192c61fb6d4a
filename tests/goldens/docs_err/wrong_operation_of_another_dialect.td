// options: --gen-dialect-doc --dialect=orchard

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::mlir::orchard";
}

def Garden_Dialect : Dialect {
  let name = "garden";
  let cppNamespace = "::garden";
}
def Garden_Pick : Op<Garden_Dialect, "pick"> { let arguments = (ins 3:$apples); }
