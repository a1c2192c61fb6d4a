// options: --gen-pass-doc

include "mlir/Pass/PassBase.td"

def WeedField : Pass<"weed"> {
  let options = [
    Option<"rows", "rows", "unsigned", "1", "how many rows">,
    ListOption<"kinds", "kinds-of-weeds", "std::string", "which | kinds\n  of weeds">
  ];
  let statistics = [
    Statistic<"pulled", "pulled", "weeds pulled out">,
    Statistic<"left", "left-standing", "weeds overlooked">
  ];
}
