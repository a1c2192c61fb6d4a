// options: --gen-op-interface-docs

include "mlir/IR/Interfaces.td"

def Grow : InterfaceMethod<"", "void", "grow"> { let body = ?; }
def Growing : OpInterface<"Growing"> { let methods = [Grow]; }
