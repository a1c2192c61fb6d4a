// Part of odsgen. Apache-2.0.
//
// What kind of region each region of an operation is, which decides whether values must be defined before their use.
// Names and values are those of MLIR 22's mlir/IR/RegionKindInterface.td (LLVM Project, Apache-2.0 WITH
// LLVM-exception).

#ifndef MLIR_IR_REGIONKINDINTERFACE
#define MLIR_IR_REGIONKINDINTERFACE

include "mlir/IR/OpBase.td"

def RegionKindInterface : OpInterface<"RegionKindInterface"> {
  let description = [{
    Says of each region whether it is a graph, in which order means nothing, or a control flow graph in SSA form, whose
    blocks run in order and whose values dominate their uses.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    StaticInterfaceMethod<"The kind of the region at this index.",
      "::mlir::RegionKind", "getRegionKind", (ins "unsigned":$index)>,
    StaticInterfaceMethod<"Whether definitions must dominate their uses in the region at this index.",
      "bool", "hasSSADominance", (ins "unsigned":$index), [{
        return getRegionKind(index) == ::mlir::RegionKind::SSACFG;
      }]>,
  ];
}

// All regions of the operation are graphs.
def HasOnlyGraphRegion : NativeOpTrait<"HasOnlyGraphRegion">;

// One block without a terminator in each region, all of them graphs.
def GraphRegionNoTerminator : TraitList<[NoTerminator, SingleBlock, RegionKindInterface, HasOnlyGraphRegion]>;

#endif // MLIR_IR_REGIONKINDINTERFACE
