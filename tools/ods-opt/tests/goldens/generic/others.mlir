#map = affine_map<(d0, d1) -> (d1, d0)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed(nonunique)), posWidth = 32, crdWidth = 32 }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x?xf32, #sparse>, vector<4x!llvm.ptr>, memref<8xf32, #gpu.address_space<workgroup>>) -> (), sym_name = "s", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x2xf32>) -> (), sym_name = "t"}> ({
  ^bb0(%arg0: memref<2x2xf32>):
    %0 = "memref.transpose"(%arg0) <{permutation = #map}> : (memref<2x2xf32>) -> memref<2x2xf32, strided<[1, 2]>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#extern = #ml_program.extern
"builtin.module"() ({
  "ml_program.global"() <{sym_name = "ext", sym_visibility = "private", type = tensor<4xi32>, value = #extern}> : () -> ()
  "a.b"() {a = -3.637980e-12 : f8E8M0FNU, b = dense<2.684350e+08> : tensor<f8E8M0FNU>, c = dense<[0xFF, 2.000000e+00, 5.070600e+30]> : tensor<3xf8E8M0FNU>, d = array<f8E8M0FNU: 0xFF, 2.000000e+00>} : () -> ()
  "a.b"() {a = dense<(true,false)> : tensor<2xcomplex<i1>>, b = dense<[(true,false), (false,false)]> : tensor<2xcomplex<i1>>} : () -> ()
}) : () -> ()

