spirv.func @returns() "None" {
  spirv.Return
}
spirv.func @value(%x: f32) -> f32 "None" {
  spirv.ReturnValue %x : f32
}
spirv.func @calls(%x: f32) -> f32 "None" {
  %0 = spirv.FunctionCall @value(%x) : (f32) -> f32
  spirv.ReturnValue %0 : f32
}
spirv.func @branch(%x: i32) -> () "None" {
  spirv.Branch ^bb1(%x : i32)
^bb1(%y: i32):
  spirv.Return
}
spirv.func @unreachable(%c: i1) -> () "None" {
  spirv.BranchConditional %c, ^bb1, ^bb2
^bb1:
  spirv.Return
^bb2:
  spirv.Unreachable
}
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @var : !spirv.ptr<f32, Input>
  spirv.func @address() -> () "None" {
    %0 = spirv.mlir.addressof @var : !spirv.ptr<f32, Input>
    spirv.Return
  }
  spirv.SpecConstant @c = 1 : i32
  spirv.func @reference() -> i32 "None" {
    %0 = spirv.mlir.referenceof @c : i32
    spirv.ReturnValue %0 : i32
  }
}
// -----
spirv.func @selection(%c: i1) -> () "None" {
  spirv.mlir.selection {
    spirv.BranchConditional %c, ^then, ^merge
  ^then:
    spirv.Branch ^merge
  ^merge:
    spirv.mlir.merge
  }
  spirv.Return
}
// -----
spirv.func @operation() -> i32 "None" {
  %0 = spirv.Constant 1 : i32
  %1 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %0) : (i32, i32) -> i32
  spirv.ReturnValue %1 : i32
}
// -----
spirv.ARM.Graph @graph(%x: !spirv.arm.tensor<1x16xi8>) -> !spirv.arm.tensor<1x16xi8> {
  %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16>
  spirv.ARM.GraphOutputs %x : !spirv.arm.tensor<1x16xi8>
}
// -----
func.func @atomics(%p: !spirv.ptr<i32, Workgroup>, %v: i32) {
  %0 = spirv.AtomicIAdd <Workgroup> <AcquireRelease> %p, %v : !spirv.ptr<i32, Workgroup>
  %1 = spirv.AtomicSMax <Workgroup> <AcquireRelease> %p, %v : !spirv.ptr<i32, Workgroup>
  %2 = spirv.AtomicUMin <Workgroup> <AcquireRelease> %p, %v : !spirv.ptr<i32, Workgroup>
  return
}
// -----
func.func @replicate() {
  %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : vector<2xi32>
  return
}
// -----
func.func @group(%v: i32, %b: i1) {
  %id = spirv.Constant 1 : i32
  %0 = spirv.GroupNonUniformBroadcast <Workgroup> %v, %id : i32, i32
  %1 = spirv.GroupNonUniformLogicalXor <Workgroup> <Reduce> %b : i1 -> i1
  return
}
// -----
func.func @cooperative(%a: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %b: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) {
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
  return
}
// -----
func.func @matrix(%m: !spirv.matrix<3 x vector<4xf32>>, %f: f32, %v: vector<3xf32>, %w: vector<4xf32>) {
  %0 = spirv.MatrixTimesScalar %m, %f : !spirv.matrix<3 x vector<4xf32>>, f32
  %1 = spirv.MatrixTimesVector %m, %v : !spirv.matrix<3 x vector<4xf32>>, vector<3xf32> -> vector<4xf32>
  %2 = spirv.VectorTimesMatrix %w, %m : vector<4xf32>, !spirv.matrix<3 x vector<4xf32>> -> vector<3xf32>
  return
}
// -----
func.func @casts(%w: !spirv.ptr<f32, Workgroup>, %g: !spirv.ptr<f32, Generic>, %i: i64, %v: vector<4xi8>, %p: i32, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NoSampler, Unknown>) {
  %0 = spirv.PtrCastToGeneric %w : !spirv.ptr<f32, Workgroup> to !spirv.ptr<f32, Generic>
  %1 = spirv.GenericCastToPtr %g : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Workgroup>
  %2 = spirv.GenericCastToPtrExplicit %g : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Workgroup>
  %3 = spirv.Bitcast %i : i64 to f64
  %4 = spirv.SUDot %v, %v : vector<4xi8> -> i32
  %5 = spirv.SUDotAccSat %v, %v, %p : vector<4xi8> -> i32
  %6 = spirv.ImageQuerySize %im : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NoSampler, Unknown> -> vector<2xi32>
  return
}
