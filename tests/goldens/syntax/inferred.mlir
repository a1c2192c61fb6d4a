%m, %n, %c = "t.x"() : () -> (memref<2xf32>, memref<f32>, i1)
%0:2 = bufferization.dealloc (%m : memref<2xf32>) if (%c) retain (%m, %n : memref<2xf32>, memref<f32>)
bufferization.dealloc (%m : memref<2xf32>) if (%c)
"t.y"(%0#1) : (i1) -> ()
// -----
%m, %n = "t.x"() : () -> (!smt.bv<3>, !smt.bv<8>)
%0 = smt.bv.concat %m, %n : !smt.bv<3>, !smt.bv<8>
"t.y"(%0) : (!smt.bv<11>) -> ()
// -----
%a, %b, %c = "t.x"() : () -> (vector<2x3xf32>, vector<4x3xf32>, vector<f32>)
%0 = vector.shuffle %a, %b [0, 3, 2] : vector<2x3xf32>, vector<4x3xf32>
%1 = vector.shuffle %c, %c [0, 1] : vector<f32>, vector<f32>
%2:6 = vector.to_elements %a : vector<2x3xf32>
"t.y"(%0, %1, %2#5) : (vector<3x3xf32>, vector<2xf32>, f32) -> ()
// -----
%0 = wasmssa.local of type f32
%1 = wasmssa.local_get %0 : ref to f32
"t.y"(%1) : (f32) -> ()
// -----
%m, %n = "t.x"() : () -> (!smt.bv<3>, !smt.bv<8>)
%0 = smt.bv.concat %m, %n : !smt.bv<3>, !smt.bv<8>
"t.y"(%0) : (!smt.bv<12>) -> ()
