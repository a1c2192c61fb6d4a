// Part of odsgen. Apache-2.0.
//
// Casts. Names and values are those of MLIR 22's mlir/Interfaces/CastInterfaces.td (LLVM Project, Apache-2.0 WITH
// LLVM-exception).

#ifndef MLIR_INTERFACES_CASTINTERFACES
#define MLIR_INTERFACES_CASTINTERFACES

include "mlir/IR/OpBase.td"

def CastOpInterface : OpInterface<"CastOpInterface"> {
  let description = [{
    An operation that turns values of some types into values of others. Where the types are the same it can be removed.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    StaticInterfaceMethod<"Whether there is such a cast between values of these types.",
      "bool", "areCastCompatible", (ins "::mlir::TypeRange":$inputs, "::mlir::TypeRange":$outputs)>,
  ];
  let verify = [{ return impl::verifyCastInterfaceOp($_op); }];
}

#endif // MLIR_INTERFACES_CASTINTERFACES
