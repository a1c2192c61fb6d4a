// Part of odsgen. Apache-2.0.
//
// MLIR 15 and 16 have the interfaces of functions here.

include "mlir/Interfaces/FunctionInterfaces.td"
