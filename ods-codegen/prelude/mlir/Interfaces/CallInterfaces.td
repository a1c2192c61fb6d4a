// Part of odsgen. Apache-2.0.
//
// Calls, and what can be called. Names and values are those of MLIR 22's mlir/Interfaces/CallInterfaces.td (LLVM
// Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_INTERFACES_CALLINTERFACES
#define MLIR_INTERFACES_CALLINTERFACES

include "mlir/IR/OpBase.td"

def ArgAndResultAttrsOpInterface : OpInterface<"ArgAndResultAttrsOpInterface"> {
  let description = [{
    An operation whose arguments and results have dictionaries of attributes: an array of them, or null.
  }];
  let cppNamespace = "::mlir";
  list<InterfaceMethod> methods = [
    InterfaceMethod<"One dictionary for each argument, or null.", "::mlir::ArrayAttr", "getArgAttrsAttr">,
    InterfaceMethod<"One dictionary for each result, or null.", "::mlir::ArrayAttr", "getResAttrsAttr">,
    InterfaceMethod<"Sets those of the arguments.", "void", "setArgAttrsAttr", (ins "::mlir::ArrayAttr":$attrs)>,
    InterfaceMethod<"Sets those of the results.", "void", "setResAttrsAttr", (ins "::mlir::ArrayAttr":$attrs)>,
    InterfaceMethod<"Takes those of the arguments away, and gives them.", "::mlir::Attribute", "removeArgAttrsAttr">,
    InterfaceMethod<"Takes those of the results away, and gives them.", "::mlir::Attribute", "removeResAttrsAttr">,
  ];
}

// A callee is a symbol or a value.
def CallOpInterface : OpInterface<"CallOpInterface", [ArgAndResultAttrsOpInterface]> {
  let description = "An operation that calls another one, by the name of a symbol or as a value.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"What is called.", "::mlir::CallInterfaceCallable", "getCallableForCallee">,
    InterfaceMethod<"Sets what is called; the callee stays a symbol, or a value.",
      "void", "setCalleeFromCallable", (ins "::mlir::CallInterfaceCallable":$callee)>,
    InterfaceMethod<"The operands that are passed.", "::mlir::Operation::operand_range", "getArgOperands">,
    InterfaceMethod<"The operands that are passed, to be changed.",
      "::mlir::MutableOperandRange", "getArgOperandsMutable">,
    InterfaceMethod<"The operation that is called, looked up in tables made before; null if it cannot be found.",
      "::mlir::Operation *", "resolveCallableInTable", (ins "::mlir::SymbolTableCollection *":$symbolTable), [{}],
      [{ return ::mlir::call_interface_impl::resolveCallable($_op, symbolTable); }]>,
    InterfaceMethod<"The operation that is called; null if it cannot be found.",
      "::mlir::Operation *", "resolveCallable", (ins), [{}],
      [{ return ::mlir::call_interface_impl::resolveCallable($_op); }]>,
  ];
}

def CallableOpInterface : OpInterface<"CallableOpInterface", [ArgAndResultAttrsOpInterface]> {
  let description = "An operation that can be called: a function, or one that makes a function.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The region that runs; null if it is somewhere else.", "::mlir::Region *", "getCallableRegion">,
    InterfaceMethod<"The types of the arguments, also of a declaration.",
      "::llvm::ArrayRef<::mlir::Type>", "getArgumentTypes">,
    InterfaceMethod<"The types of the results, also of a declaration.",
      "::llvm::ArrayRef<::mlir::Type>", "getResultTypes">,
  ];
}

#endif // MLIR_INTERFACES_CALLINTERFACES
