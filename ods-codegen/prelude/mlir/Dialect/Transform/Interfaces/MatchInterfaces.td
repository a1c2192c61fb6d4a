// Part of odsgen. Apache-2.0.
//
// Operations of scripts that only look at the payload. Names and values are those of MLIR 22's
// mlir/Dialect/Transform/Interfaces/MatchInterfaces.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef TRANSFORM_MATCH_INTERFACES
#define TRANSFORM_MATCH_INTERFACES

include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"

let cppNamespace = Transform_Namespace in {
  def MatchOpInterface : OpInterface<"MatchOpInterface", [TransformOpInterface]>;

  // Matchers of one operation, of one or none, and of one value: the C++ class has a function that looks at it.
  foreach matcher = [["AtMostOneOp", "Operation"], ["SingleOp", "Operation"], ["SingleValue", "Value"]] in {
    def matcher[0] # Matcher : NativeOpTrait<matcher[0] # "MatcherOpTrait"> {
      string extraDeclaration = "::mlir::DiagnosedSilenceableFailure match" # matcher[1] # "(...);";
    }
  }
}

#endif // TRANSFORM_MATCH_INTERFACES
