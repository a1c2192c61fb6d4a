// options: --gen-type-interface-docs

include "mlir/IR/Interfaces.td"

def Groundlike : TypeInterface<"GroundInterface"> { let description = ?; }
