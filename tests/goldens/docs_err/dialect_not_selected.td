// options: --gen-dialect-doc

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::mlir::orchard";
}

def Garden_Dialect : Dialect {
  let name = "garden";
  let cppNamespace = "::garden";
}
