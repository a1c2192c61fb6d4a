// options: --gen-attr-interface-docs

include "mlir/IR/Interfaces.td"

def Seedlike : AttrInterface<"SeedInterface"> { let baseInterfaces = ?; }
