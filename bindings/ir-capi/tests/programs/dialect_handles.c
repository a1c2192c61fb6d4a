// Handles of dialects: their namespaces. `EmitC.h` of MLIR is not C11.
#include "print.h"

#include "mlir-c/Dialect/AMDGPU.h"
#include "mlir-c/Dialect/AMX.h"
#include "mlir-c/Dialect/Affine.h"
#include "mlir-c/Dialect/Arith.h"
#include "mlir-c/Dialect/ArmNeon.h"
#include "mlir-c/Dialect/ArmSME.h"
#include "mlir-c/Dialect/Async.h"
#include "mlir-c/Dialect/Bufferization.h"
#include "mlir-c/Dialect/Complex.h"
#include "mlir-c/Dialect/ControlFlow.h"
#include "mlir-c/Dialect/DLTI.h"
#include "mlir-c/Dialect/Func.h"
#include "mlir-c/Dialect/GPU.h"
#include "mlir-c/Dialect/IRDL.h"
#include "mlir-c/Dialect/Index.h"
#include "mlir-c/Dialect/LLVM.h"
#include "mlir-c/Dialect/Linalg.h"
#include "mlir-c/Dialect/MLProgram.h"
#include "mlir-c/Dialect/MPI.h"
#include "mlir-c/Dialect/Math.h"
#include "mlir-c/Dialect/MemRef.h"
#include "mlir-c/Dialect/NVGPU.h"
#include "mlir-c/Dialect/NVVM.h"
#include "mlir-c/Dialect/OpenACC.h"
#include "mlir-c/Dialect/OpenMP.h"
#include "mlir-c/Dialect/PDL.h"
#include "mlir-c/Dialect/PDLInterp.h"
#include "mlir-c/Dialect/Ptr.h"
#include "mlir-c/Dialect/Quant.h"
#include "mlir-c/Dialect/ROCDL.h"
#include "mlir-c/Dialect/SCF.h"
#include "mlir-c/Dialect/SMT.h"
#include "mlir-c/Dialect/SPIRV.h"
#include "mlir-c/Dialect/Shape.h"
#include "mlir-c/Dialect/Shard.h"
#include "mlir-c/Dialect/SparseTensor.h"
#include "mlir-c/Dialect/Tensor.h"
#include "mlir-c/Dialect/Tosa.h"
#include "mlir-c/Dialect/Transform.h"
#include "mlir-c/Dialect/UB.h"
#include "mlir-c/Dialect/VCIX.h"
#include "mlir-c/Dialect/Vector.h"
#include "mlir-c/Dialect/WasmSSA.h"
#include "mlir-c/Dialect/X86Vector.h"
#include "mlir-c/Dialect/XeGPU.h"
#include "mlir-c/Dialect/XeVM.h"

// `ArmSVE.h` of MLIR has the include guard of `ArmSME.h`.
MlirDialectHandle mlirGetDialectHandle__arm_sve__(void);

int main(void) {
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__amdgpu__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__amx__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__affine__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__arith__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__arm_neon__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__arm_sme__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__arm_sve__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__async__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__bufferization__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__complex__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__cf__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__dlti__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__func__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__gpu__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__irdl__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__index__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__llvm__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__linalg__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__ml_program__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__mpi__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__math__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__memref__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__nvgpu__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__nvvm__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__acc__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__omp__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__pdl__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__pdl_interp__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__ptr__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__quant__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__rocdl__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__scf__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__smt__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__spirv__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__shape__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__shard__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__sparse_tensor__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__tensor__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__tosa__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__transform__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__ub__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__vcix__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__vector__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__wasmssa__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__x86vector__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__xegpu__()));
  SHOW_TEXT(mlirDialectHandleGetNamespace(mlirGetDialectHandle__xevm__()));
  return 0;
}
