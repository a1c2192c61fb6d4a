// options: --gen-pass-doc

include "mlir/Pass/PassBase.td"

def WeedField : Pass<"weed"> { let summary = ?; }
