// Part of odsgen. Apache-2.0.
//
// Functions. Names and values are those of MLIR 22's mlir/Interfaces/FunctionInterfaces.td (LLVM Project, Apache-2.0
// WITH LLVM-exception).

#ifndef MLIR_INTERFACES_FUNCTIONINTERFACES_TD_
#define MLIR_INTERFACES_FUNCTIONINTERFACES_TD_

include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"

def FunctionOpInterface : OpInterface<"FunctionOpInterface", [Symbol, CallableOpInterface]> {
  let cppNamespace = "::mlir";
  let description = [{
    A symbol with one region, which is its body; without blocks it is defined elsewhere. The arguments of the first
    block are those of the function. Its type is in the attribute `function_type`, the attributes of arguments and
    results are in `arg_attrs` and `res_attrs`.
  }];
  let methods = [
    InterfaceMethod<"The type of the function.", "::mlir::Type", "getFunctionType">,
    InterfaceMethod<"Sets the type and nothing else.",
      "void", "setFunctionTypeAttr", (ins "::mlir::TypeAttr":$type)>,
    InterfaceMethod<"The type of the function with these arguments and results in place of its own.",
      "::mlir::Type", "cloneTypeWith", (ins "::mlir::TypeRange":$inputs, "::mlir::TypeRange":$results), [{}],
      [{ return $_op.getFunctionType().clone(inputs, results); }]>,
    InterfaceMethod<"Checks the body; by default, that the first block has the arguments of the function's type.",
      "::llvm::LogicalResult", "verifyBody", (ins), [{}], CppBody>,
    InterfaceMethod<"Checks the type.", "::llvm::LogicalResult", "verifyType", (ins), [{}], [{ return success(); }]>,
  ];
  let verify = "return function_interface_impl::verifyTrait(cast<ConcreteOp>($_op));";
}

#endif // MLIR_INTERFACES_FUNCTIONINTERFACES_TD_
