// A type of C++ that is misspelled.
include "mlir/Pass/PassBase.td"
def P : Pass<"report-latency", "::mlir::ModuleOp"> {
  let options = [Option<"limit", "limit", "int63_t", "1", "">];
}
