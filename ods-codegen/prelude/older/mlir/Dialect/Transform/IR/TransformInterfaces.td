// Part of odsgen. Apache-2.0.
//
// MLIR 15 and 16 have the interfaces of transform here.

include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
