// Passes of a file that is about no dialect.

include "mlir/Pass/PassBase.td"

def CountOps : Pass<"count-ops", "::mlir::ModuleOp"> {
  let summary = "Count operations";
  let description = "Reports how many operations there are of some names, up to a limit.";
  let options = [
    Option<"limit", "limit", "int64_t", /*default=*/"10", "The most that are counted">,
    Option<"isLoud", "loud", "bool", /*default=*/"false", "Say it aloud">,
    Option<"title", "title", "std::string", /*default=*/"\"count\"", "What the report is called">,
    Option<"most", "most", "unsigned", /*default=*/"std::numeric_limits<unsigned>::max()", "The most of all">,
    Option<"below", "below", "unsigned", /*default=*/"-1", "Below this">,
    Option<"factor", "factor", "double", /*default=*/"computeFactor()", "By how much">,
    Option<"mode", "mode", "::features::Mode", /*default=*/"", "How">,
    ListOption<"names", "names", "std::string", "Which operations are counted">
  ];
  let statistics = [
    Statistic<"numCounted", "num-counted", "Number of operations counted">,
    Statistic<"numSkipped", "num-skipped", "Number of operations skipped">
  ];
  let dependentDialects = ["::features::FeaturesDialect"];
}

def LookOnly : Pass<"look-only"> {
  let summary = "Look at everything";
}
