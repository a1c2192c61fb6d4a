// Part of odsgen. Apache-2.0.
//
// The types of constraints. Names and values are those of MLIR 22's mlir/Dialect/IRDL/IR/IRDLTypes.td
// (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef IRDL_TYPES_ODS
#define IRDL_TYPES_ODS

include "mlir/Dialect/IRDL/IR/IRDL.td"
include "mlir/IR/AttrTypeBase.td"

class IRDL_Type<string name, string typeMnemonic, list<Trait> traits = []> : TypeDef<IRDL_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}

def IRDL_AttributeType : IRDL_Type<"Attribute", "attribute"> {
  let summary = "IRDL handle to an `mlir::Attribute`";
}

def IRDL_RegionType : IRDL_Type<"Region", "region"> {
  let summary = "IRDL handle to a region definition";
}

#endif
