// options: --gen-pass-capi-impl --prefix=Orchard

include "mlir/Pass/PassBase.td"

def WeedField : Pass<"weed">;
def Plough : Pass<"plough"> { let constructor = "orchard::createPlough(3)"; }
