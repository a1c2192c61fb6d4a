// Included by both dialects of the test.
include "mlir/IR/OpBase.td"

class Counted<Dialect dialect, string name> : Op<dialect, name> {
  let results = (outs I32:$count);
}
