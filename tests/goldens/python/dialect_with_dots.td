// options: -gen-python-op-bindings -bind-dialect=orchard.forest

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

def Forest_Dialect : Dialect {
  let name = "orchard.forest";
}

def Forest_Grow : Op<Forest_Dialect, "grow.slowly">;
