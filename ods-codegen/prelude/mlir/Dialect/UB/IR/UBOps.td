// Part of odsgen. Apache-2.0.
//
// Undefined behaviour. Names and values are those of MLIR 22's mlir/Dialect/UB/IR/UBOps.td (LLVM Project, Apache-2.0
// WITH LLVM-exception).

#ifndef UB_ODS
#define UB_ODS

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def UB_Dialect : Dialect {
  let name = "ub";
  let cppNamespace = "::mlir::ub";
  let summary = "Values and places that have no meaning";
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

def PoisonAttrInterface : AttrInterface<"PoisonAttrInterface"> {
  let description = "Attributes that stand for poison.";
  let cppNamespace = "::mlir::ub";
  let constBuilderCall = cppNamespace # "::PoisonAttr::get($_builder.getContext())";
}

def PoisonAttr : AttrDef<UB_Dialect, "Poison", [PoisonAttrInterface]> {
  let summary = "the usual poison";
  let mnemonic = "poison";
}

def PoisonOp : Op<UB_Dialect, "poison", [ConstantLike, Pure]> {
  let summary = "a value that was computed in a way that has no meaning";
  let description = [{
    Whatever is computed from poison is poison, as far as it depends on it.

    ```mlir
    %0 = ub.poison : i32
    ```
  }];
  let arguments = (ins DefaultValuedAttr<PoisonAttrInterface, "{}">:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict (`<` $value^ `>`)? `:` type($result)";
  let hasFolder = 1;
}

def UnreachableOp : Op<UB_Dialect, "unreachable", [Terminator]> {
  let summary = "the end of a block that is never reached";
  let assemblyFormat = "attr-dict";
}

#endif // UB_ODS
