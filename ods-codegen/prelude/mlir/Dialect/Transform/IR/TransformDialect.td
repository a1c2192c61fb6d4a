// Part of odsgen. Apache-2.0.
//
// The dialect that scripts transformations of other IR. Names and values are those of MLIR 22's
// mlir/Dialect/Transform/IR/TransformDialect.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef TRANSFORM_DIALECT
#define TRANSFORM_DIALECT

include "mlir/IR/OpBase.td"

def Transform_Dialect : Dialect {
  let name = "transform";
  let summary = "Fine-grain transformation control dialect";
  let cppNamespace = "::mlir::transform";
#ifndef ODS_SINCE_MLIR_23
  let useDefaultAttributePrinterParser = 1;
#endif
  let hasOperationAttrVerify = 1;
}

// The root of a script has this.
def PossibleTopLevelTransformOpTrait : NativeOpTrait<"PossibleTopLevelTransformOpTrait"> {
  let cppNamespace = Transform_Dialect.cppNamespace;
}

class TransformDialectOp<string mnemonic, list<Trait> traits = []> : Op<Transform_Dialect, mnemonic, traits>;

#endif // TRANSFORM_DIALECT
