// Part of odsgen. Apache-2.0.
//
// How many operands or results a definition stands for. Names and values are those of MLIR 22's
// mlir/Dialect/IRDL/IR/IRDLAttributes.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef IRDL_ATTRIBUTES_ODS
#define IRDL_ATTRIBUTES_ODS

include "mlir/Dialect/IRDL/IR/IRDL.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Variadicity : I32EnumAttr<"Variadicity", "variadicity kind", [
  I32EnumAttrCase<"single", 0>,
  I32EnumAttrCase<"optional", 1>,
  I32EnumAttrCase<"variadic", 2>,
]> {
  let cppNamespace = "::mlir::irdl";
  let genSpecializedAttr = 0;
}

def VariadicityAttr : EnumAttr<IRDL_Dialect, Variadicity, "variadicity"> {
  let summary = "how many operands or results a definition stands for: one, at most one, or any number";
}

def VariadicityArrayAttr
    : ArrayOfAttr<IRDL_Dialect, "VariadicityArray", "variadicity_array", VariadicityAttr.cppClassName>;

#endif
