// options: --gen-op-interface-docs

include "mlir/IR/Interfaces.td"

def Growing : OpInterface<"Growing"> {
  let methods = [InterfaceMethod<"", "void", "grow", (ins 3:$days)>];
}
