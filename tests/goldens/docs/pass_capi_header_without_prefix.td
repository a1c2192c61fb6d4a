// options: --gen-pass-capi-header

include "mlir/Pass/PassBase.td"

def WeedField : Pass<"weed">;
