// A default of a number that is none.
include "mlir/Pass/PassBase.td"
def P : Pass<"report-latency", "::mlir::ModuleOp"> {
  let options = [Option<"limit", "limit", "int64_t", "kLimit", "">, Option<"depth", "depth", "int64_t", "four", "">];
}
