// Part of odsgen. Apache-2.0.
//
// MLIR 15 calls arith so.

include "mlir/Dialect/Arith/IR/ArithBase.td"
