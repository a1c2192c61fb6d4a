// options: --gen-pass-capi-header

include "mlir/Pass/PassBase.td"

// Even where options are not shown.
def WeedField : Pass<"weed"> { let options = ?; }
