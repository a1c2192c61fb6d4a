// options: --gen-pass-capi-header --prefix=Orchard

include "mlir/Pass/PassBase.td"

def WeedField : Pass<"weed">;
def Plough : InterfacePass<"plough", "GroundInterface">;
