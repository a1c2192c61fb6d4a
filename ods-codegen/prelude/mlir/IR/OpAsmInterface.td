// Part of odsgen. Apache-2.0.
//
// Interfaces by which operations, types and attributes take part in printing and parsing. Names and values are those of
// MLIR 22's mlir/IR/OpAsmInterface.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_IR_OPASMINTERFACE_TD
#define MLIR_IR_OPASMINTERFACE_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def OpAsmOpInterface : OpInterface<"OpAsmOpInterface"> {
  let description = [{
    An operation that chooses the names under which its results, and the arguments and blocks of its regions, are
    printed.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Names results: each call of `setNameFn` names a group that starts at the result given.",
      "void", "getAsmResultNames", (ins "::mlir::OpAsmSetValueNameFn":$setNameFn), "", "return;">,
    InterfaceMethod<"Names the arguments of the blocks in a region.",
      "void", "getAsmBlockArgumentNames", (ins "::mlir::Region&":$region, "::mlir::OpAsmSetValueNameFn":$setNameFn), "",
      "return;">,
    InterfaceMethod<"Names blocks in the regions.",
      "void", "getAsmBlockNames", (ins "::mlir::OpAsmSetBlockNameFn":$setNameFn), "", ";">,
    StaticInterfaceMethod<"The dialect whose prefix is left out of operations' names in the regions; none if empty.",
      "::llvm::StringRef", "getDefaultDialect", (ins), "", "return \"\";">,
  ];
}

def OpAsmTypeInterface : TypeInterface<"OpAsmTypeInterface"> {
  let description = [{
    A type that chooses the names of values that have it, and the alias it is printed by.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Names a value of this type.",
      "void", "getAsmName", (ins "::mlir::OpAsmSetNameFn":$setNameFn), "", ";">,
    InterfaceMethod<"Writes the alias, and says whether it is wanted.",
      "::mlir::OpAsmAliasResult", "getAlias", (ins "::llvm::raw_ostream&":$os), "",
      "return ::mlir::OpAsmAliasResult::NoAlias;">,
  ];
}

def OpAsmAttrInterface : AttrInterface<"OpAsmAttrInterface"> {
  let description = [{
    An attribute that chooses the alias it is printed by.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Writes the alias, and says whether it is wanted.",
      "::mlir::OpAsmAliasResult", "getAlias", (ins "::llvm::raw_ostream&":$os), "",
      "return ::mlir::OpAsmAliasResult::NoAlias;">,
  ];
}

// A parameter that refers to an entry among the dialect resources at the end of the file.
class ResourceHandleParameter<string handleType, string desc = ""> : AttrOrTypeParameter<handleType, desc> {
  let parser = "$_parser.parseResourceHandle<" # handleType # ">()";
  let printer = "$_printer.printResourceHandle($_self)";
}

#endif // MLIR_IR_OPASMINTERFACE_TD
