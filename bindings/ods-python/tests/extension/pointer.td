// A type of the dialect `llvm`, whose C functions are in the libraries of both packages: `odsgen gen nanobind` writes a module of it.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def LLVM_Dialect : Dialect {
  let name = "llvm";
  let cppNamespace = "::mlir::LLVM";
}

def LLVM_PointerType : TypeDef<LLVM_Dialect, "LLVMPointer"> {
  let mnemonic = "ptr";
  let parameters = (ins DefaultValuedParameter<"unsigned", "0">:$addressSpace);
  let assemblyFormat = "(`<` $addressSpace^ `>`)?";
}
