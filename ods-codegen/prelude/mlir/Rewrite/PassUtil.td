// Part of odsgen. Apache-2.0.
//
// Options that passes made of rewrite patterns share. Names and values are those of MLIR 22's mlir/Rewrite/PassUtil.td
// (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_REWRITE_PASSUTIL_TD_
#define MLIR_REWRITE_PASSUTIL_TD_

include "mlir/Pass/PassBase.td"

// Which patterns take part, by their labels: append `RewritePassUtils.options` to a pass's own.
def RewritePassUtils {
  list<Option> options = [
    ListOption<"disabledPatterns", "disable-patterns", "std::string",
      "Labels of patterns that should be filtered out during application">,
    ListOption<"enabledPatterns", "enable-patterns", "std::string",
      "Labels of patterns that should be used during application, all other patterns are filtered out">,
  ];
}

#endif // MLIR_REWRITE_PASSUTIL_TD_
