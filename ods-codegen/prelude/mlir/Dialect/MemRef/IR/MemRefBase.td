// Part of odsgen. Apache-2.0.
//
// The dialect of buffers. Names and values are those of MLIR 22's mlir/Dialect/MemRef/IR/MemRefBase.td (LLVM Project,
// Apache-2.0 WITH LLVM-exception).

#ifndef MEMREF_BASE
#define MEMREF_BASE

include "mlir/IR/OpBase.td"

def MemRef_Dialect : Dialect {
  let name = "memref";
  let cppNamespace = "::mlir::memref";
  let summary = "Memory: allocation, access and views";
  let dependentDialects = ["arith::ArithDialect", "ub::UBDialect"];
  let hasConstantMaterializer = 1;
}

#endif // MEMREF_BASE
