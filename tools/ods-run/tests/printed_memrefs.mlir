module {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func private @printMemrefI8(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefI8(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefI8(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemrefI16(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefI16(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefI16(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemrefF16(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefF16(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefF16(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemrefBF16(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefBF16(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefBF16(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemrefC32(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefC32(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefC32(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemrefInd(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefInd(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefInd(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemrefShapeF32(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefShapeF32(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefShapeF32(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemrefF32(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefF32(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefF32(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemref2dF32(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.alloca %8 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %7, %9 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemref2dF32(%9) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemref2dF32(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemref1dI8(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.alloca %6 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %5, %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemref1dI8(%7) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemref1dI8(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @verifyMemRefF32(%arg0: i64, %arg1: !llvm.ptr, %arg2: i64, %arg3: !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %5 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %6 = llvm.insertvalue %arg2, %5[0] : !llvm.struct<(i64, ptr)> 
    %7 = llvm.insertvalue %arg3, %6[1] : !llvm.struct<(i64, ptr)> 
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.alloca %8 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %7, %9 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %10 = llvm.call @_mlir_ciface_verifyMemRefF32(%4, %9) : (!llvm.ptr, !llvm.ptr) -> i64
    llvm.return %10 : i64
  }
  llvm.func @_mlir_ciface_verifyMemRefF32(!llvm.ptr, !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @verifyMemRefI8(%arg0: i64, %arg1: !llvm.ptr, %arg2: i64, %arg3: !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %5 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %6 = llvm.insertvalue %arg2, %5[0] : !llvm.struct<(i64, ptr)> 
    %7 = llvm.insertvalue %arg3, %6[1] : !llvm.struct<(i64, ptr)> 
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.alloca %8 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %7, %9 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %10 = llvm.call @_mlir_ciface_verifyMemRefI8(%4, %9) : (!llvm.ptr, !llvm.ptr) -> i64
    llvm.return %10 : i64
  }
  llvm.func @_mlir_ciface_verifyMemRefI8(!llvm.ptr, !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @verifyMemRefF16(%arg0: i64, %arg1: !llvm.ptr, %arg2: i64, %arg3: !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %5 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %6 = llvm.insertvalue %arg2, %5[0] : !llvm.struct<(i64, ptr)> 
    %7 = llvm.insertvalue %arg3, %6[1] : !llvm.struct<(i64, ptr)> 
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.alloca %8 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %7, %9 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %10 = llvm.call @_mlir_ciface_verifyMemRefF16(%4, %9) : (!llvm.ptr, !llvm.ptr) -> i64
    llvm.return %10 : i64
  }
  llvm.func @_mlir_ciface_verifyMemRefF16(!llvm.ptr, !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func @printI64(i64) attributes {sym_visibility = "private"}
  llvm.func @printNewline() attributes {sym_visibility = "private"}
  llvm.mlir.global external constant @i8(dense<[65, 66, 67]> : tensor<3xi8>) {addr_space = 0 : i32} : !llvm.array<3 x i8>
  llvm.mlir.global external constant @i8b(dense<[65, 67, 67]> : tensor<3xi8>) {addr_space = 0 : i32} : !llvm.array<3 x i8>
  llvm.mlir.global external constant @i16(dense<[[-1, 2], [3, 4]]> : tensor<2x2xi16>) {addr_space = 0 : i32} : !llvm.array<2 x array<2 x i16>>
  llvm.mlir.global external constant @f16(dense<[[[1.500000e+00, 6.550400e+04]], [[0x7C00, 0x7E00]]]> : tensor<2x1x2xf16>) {addr_space = 0 : i32} : !llvm.array<2 x array<1 x array<2 x f16>>>
  llvm.mlir.global external constant @bf16(dense<[1.500000e+00, 1.000260e+30]> : tensor<2xbf16>) {addr_space = 0 : i32} : !llvm.array<2 x bf16>
  llvm.mlir.global external constant @ind(dense<-1> : tensor<1xindex>) {addr_space = 0 : i32} : !llvm.array<1 x i64>
  llvm.mlir.global external constant @f32(dense<[[[1.500000e+00, -0.000000e+00], [3.33333325, 1.000000e+10], [0x4CEB79A3, 0x7FC00000]], [[1.500000e+00, -0.000000e+00], [3.33333325, 1.000000e-10], [1.000000e-01, 0x7F800000]]]> : tensor<2x3x2xf32>) {addr_space = 0 : i32} : !llvm.array<2 x array<3 x array<2 x f32>>>
  llvm.mlir.global external constant @f32c(dense<[[[1.500000e+00, -0.000000e+00], [3.33333349, 1.000000e+10], [0x4CEB79A3, 0x7FC00000]], [[1.600000e+00, -0.000000e+00], [3.33333325, 1.000000e-10], [1.000000e-01, 0x7F800000]]]> : tensor<2x3x2xf32>) {addr_space = 0 : i32} : !llvm.array<2 x array<3 x array<2 x f32>>>
  llvm.mlir.global external constant @f2(dense<2.500000e+00> : tensor<2x3xf32>) {addr_space = 0 : i32} : !llvm.array<2 x array<3 x f32>>
  llvm.func @main() {
    %0 = llvm.mlir.constant(3 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
    %5 = llvm.mlir.addressof @i8 : !llvm.ptr
    %6 = llvm.getelementptr %5[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i8>
    %7 = llvm.mlir.constant(3735928559 : index) : i64
    %8 = llvm.inttoptr %7 : i64 to !llvm.ptr
    %9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.insertvalue %8, %9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.insertvalue %6, %10[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.mlir.constant(0 : index) : i64
    %13 = llvm.insertvalue %12, %11[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %14 = llvm.insertvalue %0, %13[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %15 = llvm.insertvalue %1, %14[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %16 = llvm.mlir.constant(1 : index) : i64
    %17 = llvm.alloca %16 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %15, %17 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %18 = llvm.mlir.constant(1 : index) : i64
    %19 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %20 = llvm.insertvalue %18, %19[0] : !llvm.struct<(i64, ptr)> 
    %21 = llvm.insertvalue %17, %20[1] : !llvm.struct<(i64, ptr)> 
    %22 = llvm.extractvalue %21[0] : !llvm.struct<(i64, ptr)> 
    %23 = llvm.extractvalue %21[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI8(%22, %23) : (i64, !llvm.ptr) -> ()
    %24 = llvm.mlir.constant(3 : index) : i64
    %25 = llvm.mlir.constant(1 : index) : i64
    %26 = llvm.mlir.zero : !llvm.ptr
    %27 = llvm.getelementptr %26[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %28 = llvm.ptrtoint %27 : !llvm.ptr to i64
    %29 = llvm.mlir.addressof @i8b : !llvm.ptr
    %30 = llvm.getelementptr %29[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i8>
    %31 = llvm.mlir.constant(3735928559 : index) : i64
    %32 = llvm.inttoptr %31 : i64 to !llvm.ptr
    %33 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %34 = llvm.insertvalue %32, %33[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %35 = llvm.insertvalue %30, %34[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %36 = llvm.mlir.constant(0 : index) : i64
    %37 = llvm.insertvalue %36, %35[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %38 = llvm.insertvalue %24, %37[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %39 = llvm.insertvalue %25, %38[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %40 = llvm.mlir.constant(1 : index) : i64
    %41 = llvm.alloca %40 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %39, %41 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %42 = llvm.mlir.constant(1 : index) : i64
    %43 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %44 = llvm.insertvalue %42, %43[0] : !llvm.struct<(i64, ptr)> 
    %45 = llvm.insertvalue %41, %44[1] : !llvm.struct<(i64, ptr)> 
    %46 = llvm.extractvalue %15[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %47 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %48 = llvm.extractvalue %15[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %49 = llvm.extractvalue %15[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %50 = llvm.extractvalue %15[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @printMemref1dI8(%46, %47, %48, %49, %50) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
    %51 = llvm.extractvalue %21[0] : !llvm.struct<(i64, ptr)> 
    %52 = llvm.extractvalue %21[1] : !llvm.struct<(i64, ptr)> 
    %53 = llvm.extractvalue %45[0] : !llvm.struct<(i64, ptr)> 
    %54 = llvm.extractvalue %45[1] : !llvm.struct<(i64, ptr)> 
    %55 = llvm.call @verifyMemRefI8(%51, %52, %53, %54) : (i64, !llvm.ptr, i64, !llvm.ptr) -> i64
    llvm.call @printI64(%55) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %56 = llvm.mlir.constant(2 : index) : i64
    %57 = llvm.mlir.constant(2 : index) : i64
    %58 = llvm.mlir.constant(1 : index) : i64
    %59 = llvm.mlir.constant(4 : index) : i64
    %60 = llvm.mlir.zero : !llvm.ptr
    %61 = llvm.getelementptr %60[%59] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %62 = llvm.ptrtoint %61 : !llvm.ptr to i64
    %63 = llvm.mlir.addressof @i16 : !llvm.ptr
    %64 = llvm.getelementptr %63[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<2 x i16>>
    %65 = llvm.mlir.constant(3735928559 : index) : i64
    %66 = llvm.inttoptr %65 : i64 to !llvm.ptr
    %67 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %68 = llvm.insertvalue %66, %67[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %69 = llvm.insertvalue %64, %68[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %70 = llvm.mlir.constant(0 : index) : i64
    %71 = llvm.insertvalue %70, %69[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %72 = llvm.insertvalue %56, %71[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %73 = llvm.insertvalue %57, %72[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %74 = llvm.insertvalue %57, %73[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %75 = llvm.insertvalue %58, %74[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %76 = llvm.mlir.constant(1 : index) : i64
    %77 = llvm.alloca %76 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %75, %77 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %78 = llvm.mlir.constant(2 : index) : i64
    %79 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %80 = llvm.insertvalue %78, %79[0] : !llvm.struct<(i64, ptr)> 
    %81 = llvm.insertvalue %77, %80[1] : !llvm.struct<(i64, ptr)> 
    %82 = llvm.extractvalue %81[0] : !llvm.struct<(i64, ptr)> 
    %83 = llvm.extractvalue %81[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI16(%82, %83) : (i64, !llvm.ptr) -> ()
    %84 = llvm.mlir.constant(2 : index) : i64
    %85 = llvm.mlir.constant(1 : index) : i64
    %86 = llvm.mlir.constant(2 : index) : i64
    %87 = llvm.mlir.constant(1 : index) : i64
    %88 = llvm.mlir.constant(2 : index) : i64
    %89 = llvm.mlir.constant(4 : index) : i64
    %90 = llvm.mlir.zero : !llvm.ptr
    %91 = llvm.getelementptr %90[%89] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %92 = llvm.ptrtoint %91 : !llvm.ptr to i64
    %93 = llvm.mlir.addressof @f16 : !llvm.ptr
    %94 = llvm.getelementptr %93[0, 0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<1 x array<2 x f16>>>
    %95 = llvm.mlir.constant(3735928559 : index) : i64
    %96 = llvm.inttoptr %95 : i64 to !llvm.ptr
    %97 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %98 = llvm.insertvalue %96, %97[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %99 = llvm.insertvalue %94, %98[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %100 = llvm.mlir.constant(0 : index) : i64
    %101 = llvm.insertvalue %100, %99[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %102 = llvm.insertvalue %84, %101[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %103 = llvm.insertvalue %85, %102[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %104 = llvm.insertvalue %86, %103[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %105 = llvm.insertvalue %88, %104[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %106 = llvm.insertvalue %86, %105[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %107 = llvm.insertvalue %87, %106[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %108 = llvm.mlir.constant(1 : index) : i64
    %109 = llvm.alloca %108 x !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %107, %109 : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>, !llvm.ptr
    %110 = llvm.mlir.constant(3 : index) : i64
    %111 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %112 = llvm.insertvalue %110, %111[0] : !llvm.struct<(i64, ptr)> 
    %113 = llvm.insertvalue %109, %112[1] : !llvm.struct<(i64, ptr)> 
    %114 = llvm.extractvalue %113[0] : !llvm.struct<(i64, ptr)> 
    %115 = llvm.extractvalue %113[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefF16(%114, %115) : (i64, !llvm.ptr) -> ()
    %116 = llvm.extractvalue %113[0] : !llvm.struct<(i64, ptr)> 
    %117 = llvm.extractvalue %113[1] : !llvm.struct<(i64, ptr)> 
    %118 = llvm.extractvalue %113[0] : !llvm.struct<(i64, ptr)> 
    %119 = llvm.extractvalue %113[1] : !llvm.struct<(i64, ptr)> 
    %120 = llvm.call @verifyMemRefF16(%116, %117, %118, %119) : (i64, !llvm.ptr, i64, !llvm.ptr) -> i64
    llvm.call @printI64(%120) : (i64) -> ()
    %121 = llvm.mlir.constant(2 : index) : i64
    %122 = llvm.mlir.constant(1 : index) : i64
    %123 = llvm.mlir.zero : !llvm.ptr
    %124 = llvm.getelementptr %123[%121] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
    %125 = llvm.ptrtoint %124 : !llvm.ptr to i64
    %126 = llvm.mlir.addressof @bf16 : !llvm.ptr
    %127 = llvm.getelementptr %126[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x bf16>
    %128 = llvm.mlir.constant(3735928559 : index) : i64
    %129 = llvm.inttoptr %128 : i64 to !llvm.ptr
    %130 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %131 = llvm.insertvalue %129, %130[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %132 = llvm.insertvalue %127, %131[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %133 = llvm.mlir.constant(0 : index) : i64
    %134 = llvm.insertvalue %133, %132[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %135 = llvm.insertvalue %121, %134[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %136 = llvm.insertvalue %122, %135[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %137 = llvm.mlir.constant(1 : index) : i64
    %138 = llvm.alloca %137 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %136, %138 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %139 = llvm.mlir.constant(1 : index) : i64
    %140 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %141 = llvm.insertvalue %139, %140[0] : !llvm.struct<(i64, ptr)> 
    %142 = llvm.insertvalue %138, %141[1] : !llvm.struct<(i64, ptr)> 
    %143 = llvm.extractvalue %142[0] : !llvm.struct<(i64, ptr)> 
    %144 = llvm.extractvalue %142[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefBF16(%143, %144) : (i64, !llvm.ptr) -> ()
    %145 = llvm.mlir.constant(1 : index) : i64
    %146 = llvm.mlir.constant(1 : index) : i64
    %147 = llvm.mlir.zero : !llvm.ptr
    %148 = llvm.getelementptr %147[%145] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %149 = llvm.ptrtoint %148 : !llvm.ptr to i64
    %150 = llvm.mlir.addressof @ind : !llvm.ptr
    %151 = llvm.getelementptr %150[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i64>
    %152 = llvm.mlir.constant(3735928559 : index) : i64
    %153 = llvm.inttoptr %152 : i64 to !llvm.ptr
    %154 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %155 = llvm.insertvalue %153, %154[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %156 = llvm.insertvalue %151, %155[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %157 = llvm.mlir.constant(0 : index) : i64
    %158 = llvm.insertvalue %157, %156[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %159 = llvm.insertvalue %145, %158[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %160 = llvm.insertvalue %146, %159[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %161 = llvm.mlir.constant(1 : index) : i64
    %162 = llvm.alloca %161 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %160, %162 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %163 = llvm.mlir.constant(1 : index) : i64
    %164 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %165 = llvm.insertvalue %163, %164[0] : !llvm.struct<(i64, ptr)> 
    %166 = llvm.insertvalue %162, %165[1] : !llvm.struct<(i64, ptr)> 
    %167 = llvm.extractvalue %166[0] : !llvm.struct<(i64, ptr)> 
    %168 = llvm.extractvalue %166[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefInd(%167, %168) : (i64, !llvm.ptr) -> ()
    %169 = llvm.mlir.constant(2 : index) : i64
    %170 = llvm.mlir.constant(3 : index) : i64
    %171 = llvm.mlir.constant(2 : index) : i64
    %172 = llvm.mlir.constant(1 : index) : i64
    %173 = llvm.mlir.constant(6 : index) : i64
    %174 = llvm.mlir.constant(12 : index) : i64
    %175 = llvm.mlir.zero : !llvm.ptr
    %176 = llvm.getelementptr %175[%174] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %177 = llvm.ptrtoint %176 : !llvm.ptr to i64
    %178 = llvm.mlir.addressof @f32 : !llvm.ptr
    %179 = llvm.getelementptr %178[0, 0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<3 x array<2 x f32>>>
    %180 = llvm.mlir.constant(3735928559 : index) : i64
    %181 = llvm.inttoptr %180 : i64 to !llvm.ptr
    %182 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %183 = llvm.insertvalue %181, %182[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %184 = llvm.insertvalue %179, %183[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %185 = llvm.mlir.constant(0 : index) : i64
    %186 = llvm.insertvalue %185, %184[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %187 = llvm.insertvalue %169, %186[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %188 = llvm.insertvalue %170, %187[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %189 = llvm.insertvalue %171, %188[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %190 = llvm.insertvalue %173, %189[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %191 = llvm.insertvalue %171, %190[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %192 = llvm.insertvalue %172, %191[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %193 = llvm.mlir.constant(1 : index) : i64
    %194 = llvm.alloca %193 x !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %192, %194 : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>, !llvm.ptr
    %195 = llvm.mlir.constant(3 : index) : i64
    %196 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %197 = llvm.insertvalue %195, %196[0] : !llvm.struct<(i64, ptr)> 
    %198 = llvm.insertvalue %194, %197[1] : !llvm.struct<(i64, ptr)> 
    %199 = llvm.extractvalue %198[0] : !llvm.struct<(i64, ptr)> 
    %200 = llvm.extractvalue %198[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefShapeF32(%199, %200) : (i64, !llvm.ptr) -> ()
    llvm.call @printNewline() : () -> ()
    %201 = llvm.extractvalue %198[0] : !llvm.struct<(i64, ptr)> 
    %202 = llvm.extractvalue %198[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefF32(%201, %202) : (i64, !llvm.ptr) -> ()
    %203 = llvm.mlir.constant(2 : index) : i64
    %204 = llvm.mlir.constant(3 : index) : i64
    %205 = llvm.mlir.constant(2 : index) : i64
    %206 = llvm.mlir.constant(1 : index) : i64
    %207 = llvm.mlir.constant(6 : index) : i64
    %208 = llvm.mlir.constant(12 : index) : i64
    %209 = llvm.mlir.zero : !llvm.ptr
    %210 = llvm.getelementptr %209[%208] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %211 = llvm.ptrtoint %210 : !llvm.ptr to i64
    %212 = llvm.mlir.addressof @f32c : !llvm.ptr
    %213 = llvm.getelementptr %212[0, 0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<3 x array<2 x f32>>>
    %214 = llvm.mlir.constant(3735928559 : index) : i64
    %215 = llvm.inttoptr %214 : i64 to !llvm.ptr
    %216 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %217 = llvm.insertvalue %215, %216[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %218 = llvm.insertvalue %213, %217[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %219 = llvm.mlir.constant(0 : index) : i64
    %220 = llvm.insertvalue %219, %218[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %221 = llvm.insertvalue %203, %220[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %222 = llvm.insertvalue %204, %221[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %223 = llvm.insertvalue %205, %222[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %224 = llvm.insertvalue %207, %223[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %225 = llvm.insertvalue %205, %224[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %226 = llvm.insertvalue %206, %225[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %227 = llvm.mlir.constant(1 : index) : i64
    %228 = llvm.alloca %227 x !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %226, %228 : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>, !llvm.ptr
    %229 = llvm.mlir.constant(3 : index) : i64
    %230 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %231 = llvm.insertvalue %229, %230[0] : !llvm.struct<(i64, ptr)> 
    %232 = llvm.insertvalue %228, %231[1] : !llvm.struct<(i64, ptr)> 
    %233 = llvm.extractvalue %198[0] : !llvm.struct<(i64, ptr)> 
    %234 = llvm.extractvalue %198[1] : !llvm.struct<(i64, ptr)> 
    %235 = llvm.extractvalue %232[0] : !llvm.struct<(i64, ptr)> 
    %236 = llvm.extractvalue %232[1] : !llvm.struct<(i64, ptr)> 
    %237 = llvm.call @verifyMemRefF32(%233, %234, %235, %236) : (i64, !llvm.ptr, i64, !llvm.ptr) -> i64
    llvm.call @printI64(%237) : (i64) -> ()
    %238 = llvm.mlir.constant(2 : index) : i64
    %239 = llvm.mlir.constant(3 : index) : i64
    %240 = llvm.mlir.constant(1 : index) : i64
    %241 = llvm.mlir.constant(6 : index) : i64
    %242 = llvm.mlir.zero : !llvm.ptr
    %243 = llvm.getelementptr %242[%241] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %244 = llvm.ptrtoint %243 : !llvm.ptr to i64
    %245 = llvm.mlir.addressof @f2 : !llvm.ptr
    %246 = llvm.getelementptr %245[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<3 x f32>>
    %247 = llvm.mlir.constant(3735928559 : index) : i64
    %248 = llvm.inttoptr %247 : i64 to !llvm.ptr
    %249 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %250 = llvm.insertvalue %248, %249[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %251 = llvm.insertvalue %246, %250[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %252 = llvm.mlir.constant(0 : index) : i64
    %253 = llvm.insertvalue %252, %251[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %254 = llvm.insertvalue %238, %253[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %255 = llvm.insertvalue %239, %254[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %256 = llvm.insertvalue %239, %255[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %257 = llvm.insertvalue %240, %256[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %258 = llvm.mlir.constant(1 : index) : i64
    %259 = llvm.alloca %258 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %257, %259 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %260 = llvm.mlir.constant(2 : index) : i64
    %261 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %262 = llvm.insertvalue %260, %261[0] : !llvm.struct<(i64, ptr)> 
    %263 = llvm.insertvalue %259, %262[1] : !llvm.struct<(i64, ptr)> 
    %264 = llvm.extractvalue %257[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %265 = llvm.extractvalue %257[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %266 = llvm.extractvalue %257[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %267 = llvm.extractvalue %257[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %268 = llvm.extractvalue %257[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %269 = llvm.extractvalue %257[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %270 = llvm.extractvalue %257[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.call @printMemref2dF32(%264, %265, %266, %267, %268, %269, %270) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) -> ()
    %271 = llvm.extractvalue %198[0] : !llvm.struct<(i64, ptr)> 
    %272 = llvm.extractvalue %198[1] : !llvm.struct<(i64, ptr)> 
    %273 = llvm.extractvalue %263[0] : !llvm.struct<(i64, ptr)> 
    %274 = llvm.extractvalue %263[1] : !llvm.struct<(i64, ptr)> 
    %275 = llvm.call @verifyMemRefF32(%271, %272, %273, %274) : (i64, !llvm.ptr, i64, !llvm.ptr) -> i64
    llvm.call @printI64(%275) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %276 = llvm.mlir.constant(2 : index) : i64
    %277 = llvm.mlir.constant(2 : index) : i64
    %278 = llvm.mlir.constant(1 : index) : i64
    %279 = llvm.mlir.constant(4 : index) : i64
    %280 = llvm.mlir.zero : !llvm.ptr
    %281 = llvm.getelementptr %280[%279] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %282 = llvm.ptrtoint %281 : !llvm.ptr to i64
    %283 = llvm.mlir.zero : !llvm.ptr
    %284 = llvm.getelementptr %283[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %285 = llvm.ptrtoint %284 : !llvm.ptr to i64
    %286 = llvm.add %282, %285 : i64
    %287 = llvm.call @malloc(%286) : (i64) -> !llvm.ptr
    %288 = llvm.ptrtoint %287 : !llvm.ptr to i64
    %289 = llvm.mlir.constant(1 : index) : i64
    %290 = llvm.sub %285, %289 : i64
    %291 = llvm.add %288, %290 : i64
    %292 = llvm.urem %291, %285 : i64
    %293 = llvm.sub %291, %292 : i64
    %294 = llvm.inttoptr %293 : i64 to !llvm.ptr
    %295 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %296 = llvm.insertvalue %287, %295[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %297 = llvm.insertvalue %294, %296[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %298 = llvm.mlir.constant(0 : index) : i64
    %299 = llvm.insertvalue %298, %297[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %300 = llvm.insertvalue %276, %299[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %301 = llvm.insertvalue %277, %300[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %302 = llvm.insertvalue %277, %301[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %303 = llvm.insertvalue %278, %302[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %304 = llvm.mlir.constant(1 : index) : i64
    %305 = llvm.alloca %304 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %303, %305 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %306 = llvm.mlir.constant(2 : index) : i64
    %307 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %308 = llvm.insertvalue %306, %307[0] : !llvm.struct<(i64, ptr)> 
    %309 = llvm.insertvalue %305, %308[1] : !llvm.struct<(i64, ptr)> 
    %310 = llvm.mlir.constant(0 : index) : i64
    %311 = llvm.mlir.constant(1 : index) : i64
    %312 = llvm.mlir.constant([1.500000e+00 : f32, -2.000000e+00 : f32]) : !llvm.struct<(f32, f32)>
    %313 = llvm.extractvalue %303[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %314 = llvm.mlir.constant(2 : index) : i64
    %315 = llvm.mul %310, %314 overflow<nsw, nuw> : i64
    %316 = llvm.add %315, %310 overflow<nsw, nuw> : i64
    %317 = llvm.getelementptr inbounds|nuw %313[%316] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %312, %317 : !llvm.struct<(f32, f32)>, !llvm.ptr
    %318 = llvm.extractvalue %303[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %319 = llvm.mlir.constant(2 : index) : i64
    %320 = llvm.mul %311, %319 overflow<nsw, nuw> : i64
    %321 = llvm.add %320, %310 overflow<nsw, nuw> : i64
    %322 = llvm.getelementptr inbounds|nuw %318[%321] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %312, %322 : !llvm.struct<(f32, f32)>, !llvm.ptr
    %323 = llvm.extractvalue %303[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %324 = llvm.mlir.constant(2 : index) : i64
    %325 = llvm.mul %310, %324 overflow<nsw, nuw> : i64
    %326 = llvm.add %325, %311 overflow<nsw, nuw> : i64
    %327 = llvm.getelementptr inbounds|nuw %323[%326] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %312, %327 : !llvm.struct<(f32, f32)>, !llvm.ptr
    %328 = llvm.extractvalue %303[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %329 = llvm.mlir.constant(2 : index) : i64
    %330 = llvm.mul %311, %329 overflow<nsw, nuw> : i64
    %331 = llvm.add %330, %311 overflow<nsw, nuw> : i64
    %332 = llvm.getelementptr inbounds|nuw %328[%331] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %312, %332 : !llvm.struct<(f32, f32)>, !llvm.ptr
    %333 = llvm.extractvalue %309[0] : !llvm.struct<(i64, ptr)> 
    %334 = llvm.extractvalue %309[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefC32(%333, %334) : (i64, !llvm.ptr) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.return
  }
}

