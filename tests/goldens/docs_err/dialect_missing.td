// options: --gen-dialect-doc

include "mlir/IR/OpBase.td"
