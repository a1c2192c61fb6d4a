// Part of odsgen. Apache-2.0.
//
// Operations that combine what parallel runs of a region make. Names and values are those of MLIR 22's
// mlir/Interfaces/ParallelCombiningOpInterface.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_INTERFACES_PARALLELCOMBININGOPINTERFACE
#define MLIR_INTERFACES_PARALLELCOMBININGOPINTERFACE

include "mlir/IR/OpBase.td"

def InParallelOpInterface : OpInterface<"InParallelOpInterface"> {
  let description = "A terminator whose region says what each run adds to the results of the parent.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"A result of the parent.",
      "::mlir::OpResult", "getParentResult", (ins "int64_t":$idx), [{ return $_op.getParentResult(idx); }]>,
    InterfaceMethod<"The operations that add to them.",
      "::llvm::iterator_range<Block::iterator>", "getYieldingOps", (ins), [{ return $_op.getYieldingOps(); }]>,
  ];
  let verify = [{ return verifyInParallelOpInterface($_op); }];
}

def ParallelCombiningOpInterface : OpInterface<"ParallelCombiningOpInterface"> {
  let description = "An operation that adds to a result of the operation whose region runs in parallel.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"What it adds to, to be changed.", "::mlir::MutableOperandRange", "getUpdatedDestinations", (ins)>,
    InterfaceMethod<"The operation whose region runs.", "::mlir::Operation*", "getIteratingParent", (ins)>,
  ];
}

#endif // MLIR_INTERFACES_PARALLELCOMBININGOPINTERFACE
