// Counts, reversals, funnel shifts, minima and maxima of 24 bits.
// RESULT: i64 -1995174449144091427

llvm.func @main() -> i64 {
  %acc0 = llvm.mlir.constant(0 : i64) : i64
  %k = llvm.mlir.constant(1000003 : i64) : i64
  %x0 = llvm.mlir.constant(0 : i24) : i24
  %x1 = llvm.mlir.constant(1 : i24) : i24
  %x2 = llvm.mlir.constant(-1 : i24) : i24
  %x3 = llvm.mlir.constant(1193046 : i24) : i24
  %x4 = llvm.mlir.constant(-8388608 : i24) : i24
  %x5 = llvm.mlir.constant(20480 : i24) : i24
  %v0 = "llvm.intr.ctlz"(%x0) <{is_zero_poison = false}> : (i24) -> i24
  %e0 = llvm.zext %v0 : i24 to i64
  %m0 = llvm.mul %acc0, %k : i64
  %acc1 = llvm.add %m0, %e0 : i64
  %v1 = "llvm.intr.cttz"(%x0) <{is_zero_poison = false}> : (i24) -> i24
  %e1 = llvm.zext %v1 : i24 to i64
  %m1 = llvm.mul %acc1, %k : i64
  %acc2 = llvm.add %m1, %e1 : i64
  %v2 = llvm.intr.ctpop(%x0) : (i24) -> i24
  %e2 = llvm.zext %v2 : i24 to i64
  %m2 = llvm.mul %acc2, %k : i64
  %acc3 = llvm.add %m2, %e2 : i64
  %v3 = llvm.intr.bitreverse(%x0) : (i24) -> i24
  %e3 = llvm.zext %v3 : i24 to i64
  %m3 = llvm.mul %acc3, %k : i64
  %acc4 = llvm.add %m3, %e3 : i64
  %v4 = "llvm.intr.abs"(%x0) <{is_int_min_poison = false}> : (i24) -> i24
  %e4 = llvm.zext %v4 : i24 to i64
  %m4 = llvm.mul %acc4, %k : i64
  %acc5 = llvm.add %m4, %e4 : i64
  %v5 = llvm.intr.fshl(%x0, %x3, %x5) : (i24, i24, i24) -> i24
  %e5 = llvm.zext %v5 : i24 to i64
  %m5 = llvm.mul %acc5, %k : i64
  %acc6 = llvm.add %m5, %e5 : i64
  %v6 = llvm.intr.fshr(%x0, %x3, %x2) : (i24, i24, i24) -> i24
  %e6 = llvm.zext %v6 : i24 to i64
  %m6 = llvm.mul %acc6, %k : i64
  %acc7 = llvm.add %m6, %e6 : i64
  %v7 = llvm.intr.smax(%x0, %x3) : (i24, i24) -> i24
  %e7 = llvm.zext %v7 : i24 to i64
  %m7 = llvm.mul %acc7, %k : i64
  %acc8 = llvm.add %m7, %e7 : i64
  %v8 = llvm.intr.umin(%x0, %x3) : (i24, i24) -> i24
  %e8 = llvm.zext %v8 : i24 to i64
  %m8 = llvm.mul %acc8, %k : i64
  %acc9 = llvm.add %m8, %e8 : i64
  %v9 = "llvm.intr.ctlz"(%x1) <{is_zero_poison = false}> : (i24) -> i24
  %e9 = llvm.zext %v9 : i24 to i64
  %m9 = llvm.mul %acc9, %k : i64
  %acc10 = llvm.add %m9, %e9 : i64
  %v10 = "llvm.intr.cttz"(%x1) <{is_zero_poison = false}> : (i24) -> i24
  %e10 = llvm.zext %v10 : i24 to i64
  %m10 = llvm.mul %acc10, %k : i64
  %acc11 = llvm.add %m10, %e10 : i64
  %v11 = llvm.intr.ctpop(%x1) : (i24) -> i24
  %e11 = llvm.zext %v11 : i24 to i64
  %m11 = llvm.mul %acc11, %k : i64
  %acc12 = llvm.add %m11, %e11 : i64
  %v12 = llvm.intr.bitreverse(%x1) : (i24) -> i24
  %e12 = llvm.zext %v12 : i24 to i64
  %m12 = llvm.mul %acc12, %k : i64
  %acc13 = llvm.add %m12, %e12 : i64
  %v13 = "llvm.intr.abs"(%x1) <{is_int_min_poison = false}> : (i24) -> i24
  %e13 = llvm.zext %v13 : i24 to i64
  %m13 = llvm.mul %acc13, %k : i64
  %acc14 = llvm.add %m13, %e13 : i64
  %v14 = llvm.intr.fshl(%x1, %x3, %x5) : (i24, i24, i24) -> i24
  %e14 = llvm.zext %v14 : i24 to i64
  %m14 = llvm.mul %acc14, %k : i64
  %acc15 = llvm.add %m14, %e14 : i64
  %v15 = llvm.intr.fshr(%x1, %x3, %x2) : (i24, i24, i24) -> i24
  %e15 = llvm.zext %v15 : i24 to i64
  %m15 = llvm.mul %acc15, %k : i64
  %acc16 = llvm.add %m15, %e15 : i64
  %v16 = llvm.intr.smax(%x1, %x3) : (i24, i24) -> i24
  %e16 = llvm.zext %v16 : i24 to i64
  %m16 = llvm.mul %acc16, %k : i64
  %acc17 = llvm.add %m16, %e16 : i64
  %v17 = llvm.intr.umin(%x1, %x3) : (i24, i24) -> i24
  %e17 = llvm.zext %v17 : i24 to i64
  %m17 = llvm.mul %acc17, %k : i64
  %acc18 = llvm.add %m17, %e17 : i64
  %v18 = "llvm.intr.ctlz"(%x2) <{is_zero_poison = false}> : (i24) -> i24
  %e18 = llvm.zext %v18 : i24 to i64
  %m18 = llvm.mul %acc18, %k : i64
  %acc19 = llvm.add %m18, %e18 : i64
  %v19 = "llvm.intr.cttz"(%x2) <{is_zero_poison = false}> : (i24) -> i24
  %e19 = llvm.zext %v19 : i24 to i64
  %m19 = llvm.mul %acc19, %k : i64
  %acc20 = llvm.add %m19, %e19 : i64
  %v20 = llvm.intr.ctpop(%x2) : (i24) -> i24
  %e20 = llvm.zext %v20 : i24 to i64
  %m20 = llvm.mul %acc20, %k : i64
  %acc21 = llvm.add %m20, %e20 : i64
  %v21 = llvm.intr.bitreverse(%x2) : (i24) -> i24
  %e21 = llvm.zext %v21 : i24 to i64
  %m21 = llvm.mul %acc21, %k : i64
  %acc22 = llvm.add %m21, %e21 : i64
  %v22 = "llvm.intr.abs"(%x2) <{is_int_min_poison = false}> : (i24) -> i24
  %e22 = llvm.zext %v22 : i24 to i64
  %m22 = llvm.mul %acc22, %k : i64
  %acc23 = llvm.add %m22, %e22 : i64
  %v23 = llvm.intr.fshl(%x2, %x3, %x5) : (i24, i24, i24) -> i24
  %e23 = llvm.zext %v23 : i24 to i64
  %m23 = llvm.mul %acc23, %k : i64
  %acc24 = llvm.add %m23, %e23 : i64
  %v24 = llvm.intr.fshr(%x2, %x3, %x2) : (i24, i24, i24) -> i24
  %e24 = llvm.zext %v24 : i24 to i64
  %m24 = llvm.mul %acc24, %k : i64
  %acc25 = llvm.add %m24, %e24 : i64
  %v25 = llvm.intr.smax(%x2, %x3) : (i24, i24) -> i24
  %e25 = llvm.zext %v25 : i24 to i64
  %m25 = llvm.mul %acc25, %k : i64
  %acc26 = llvm.add %m25, %e25 : i64
  %v26 = llvm.intr.umin(%x2, %x3) : (i24, i24) -> i24
  %e26 = llvm.zext %v26 : i24 to i64
  %m26 = llvm.mul %acc26, %k : i64
  %acc27 = llvm.add %m26, %e26 : i64
  %v27 = "llvm.intr.ctlz"(%x3) <{is_zero_poison = false}> : (i24) -> i24
  %e27 = llvm.zext %v27 : i24 to i64
  %m27 = llvm.mul %acc27, %k : i64
  %acc28 = llvm.add %m27, %e27 : i64
  %v28 = "llvm.intr.cttz"(%x3) <{is_zero_poison = false}> : (i24) -> i24
  %e28 = llvm.zext %v28 : i24 to i64
  %m28 = llvm.mul %acc28, %k : i64
  %acc29 = llvm.add %m28, %e28 : i64
  %v29 = llvm.intr.ctpop(%x3) : (i24) -> i24
  %e29 = llvm.zext %v29 : i24 to i64
  %m29 = llvm.mul %acc29, %k : i64
  %acc30 = llvm.add %m29, %e29 : i64
  %v30 = llvm.intr.bitreverse(%x3) : (i24) -> i24
  %e30 = llvm.zext %v30 : i24 to i64
  %m30 = llvm.mul %acc30, %k : i64
  %acc31 = llvm.add %m30, %e30 : i64
  %v31 = "llvm.intr.abs"(%x3) <{is_int_min_poison = false}> : (i24) -> i24
  %e31 = llvm.zext %v31 : i24 to i64
  %m31 = llvm.mul %acc31, %k : i64
  %acc32 = llvm.add %m31, %e31 : i64
  %v32 = llvm.intr.fshl(%x3, %x3, %x5) : (i24, i24, i24) -> i24
  %e32 = llvm.zext %v32 : i24 to i64
  %m32 = llvm.mul %acc32, %k : i64
  %acc33 = llvm.add %m32, %e32 : i64
  %v33 = llvm.intr.fshr(%x3, %x3, %x2) : (i24, i24, i24) -> i24
  %e33 = llvm.zext %v33 : i24 to i64
  %m33 = llvm.mul %acc33, %k : i64
  %acc34 = llvm.add %m33, %e33 : i64
  %v34 = llvm.intr.smax(%x3, %x3) : (i24, i24) -> i24
  %e34 = llvm.zext %v34 : i24 to i64
  %m34 = llvm.mul %acc34, %k : i64
  %acc35 = llvm.add %m34, %e34 : i64
  %v35 = llvm.intr.umin(%x3, %x3) : (i24, i24) -> i24
  %e35 = llvm.zext %v35 : i24 to i64
  %m35 = llvm.mul %acc35, %k : i64
  %acc36 = llvm.add %m35, %e35 : i64
  %v36 = "llvm.intr.ctlz"(%x4) <{is_zero_poison = false}> : (i24) -> i24
  %e36 = llvm.zext %v36 : i24 to i64
  %m36 = llvm.mul %acc36, %k : i64
  %acc37 = llvm.add %m36, %e36 : i64
  %v37 = "llvm.intr.cttz"(%x4) <{is_zero_poison = false}> : (i24) -> i24
  %e37 = llvm.zext %v37 : i24 to i64
  %m37 = llvm.mul %acc37, %k : i64
  %acc38 = llvm.add %m37, %e37 : i64
  %v38 = llvm.intr.ctpop(%x4) : (i24) -> i24
  %e38 = llvm.zext %v38 : i24 to i64
  %m38 = llvm.mul %acc38, %k : i64
  %acc39 = llvm.add %m38, %e38 : i64
  %v39 = llvm.intr.bitreverse(%x4) : (i24) -> i24
  %e39 = llvm.zext %v39 : i24 to i64
  %m39 = llvm.mul %acc39, %k : i64
  %acc40 = llvm.add %m39, %e39 : i64
  %v40 = "llvm.intr.abs"(%x4) <{is_int_min_poison = false}> : (i24) -> i24
  %e40 = llvm.zext %v40 : i24 to i64
  %m40 = llvm.mul %acc40, %k : i64
  %acc41 = llvm.add %m40, %e40 : i64
  %v41 = llvm.intr.fshl(%x4, %x3, %x5) : (i24, i24, i24) -> i24
  %e41 = llvm.zext %v41 : i24 to i64
  %m41 = llvm.mul %acc41, %k : i64
  %acc42 = llvm.add %m41, %e41 : i64
  %v42 = llvm.intr.fshr(%x4, %x3, %x2) : (i24, i24, i24) -> i24
  %e42 = llvm.zext %v42 : i24 to i64
  %m42 = llvm.mul %acc42, %k : i64
  %acc43 = llvm.add %m42, %e42 : i64
  %v43 = llvm.intr.smax(%x4, %x3) : (i24, i24) -> i24
  %e43 = llvm.zext %v43 : i24 to i64
  %m43 = llvm.mul %acc43, %k : i64
  %acc44 = llvm.add %m43, %e43 : i64
  %v44 = llvm.intr.umin(%x4, %x3) : (i24, i24) -> i24
  %e44 = llvm.zext %v44 : i24 to i64
  %m44 = llvm.mul %acc44, %k : i64
  %acc45 = llvm.add %m44, %e44 : i64
  %v45 = "llvm.intr.ctlz"(%x5) <{is_zero_poison = false}> : (i24) -> i24
  %e45 = llvm.zext %v45 : i24 to i64
  %m45 = llvm.mul %acc45, %k : i64
  %acc46 = llvm.add %m45, %e45 : i64
  %v46 = "llvm.intr.cttz"(%x5) <{is_zero_poison = false}> : (i24) -> i24
  %e46 = llvm.zext %v46 : i24 to i64
  %m46 = llvm.mul %acc46, %k : i64
  %acc47 = llvm.add %m46, %e46 : i64
  %v47 = llvm.intr.ctpop(%x5) : (i24) -> i24
  %e47 = llvm.zext %v47 : i24 to i64
  %m47 = llvm.mul %acc47, %k : i64
  %acc48 = llvm.add %m47, %e47 : i64
  %v48 = llvm.intr.bitreverse(%x5) : (i24) -> i24
  %e48 = llvm.zext %v48 : i24 to i64
  %m48 = llvm.mul %acc48, %k : i64
  %acc49 = llvm.add %m48, %e48 : i64
  %v49 = "llvm.intr.abs"(%x5) <{is_int_min_poison = false}> : (i24) -> i24
  %e49 = llvm.zext %v49 : i24 to i64
  %m49 = llvm.mul %acc49, %k : i64
  %acc50 = llvm.add %m49, %e49 : i64
  %v50 = llvm.intr.fshl(%x5, %x3, %x5) : (i24, i24, i24) -> i24
  %e50 = llvm.zext %v50 : i24 to i64
  %m50 = llvm.mul %acc50, %k : i64
  %acc51 = llvm.add %m50, %e50 : i64
  %v51 = llvm.intr.fshr(%x5, %x3, %x2) : (i24, i24, i24) -> i24
  %e51 = llvm.zext %v51 : i24 to i64
  %m51 = llvm.mul %acc51, %k : i64
  %acc52 = llvm.add %m51, %e51 : i64
  %v52 = llvm.intr.smax(%x5, %x3) : (i24, i24) -> i24
  %e52 = llvm.zext %v52 : i24 to i64
  %m52 = llvm.mul %acc52, %k : i64
  %acc53 = llvm.add %m52, %e52 : i64
  %v53 = llvm.intr.umin(%x5, %x3) : (i24, i24) -> i24
  %e53 = llvm.zext %v53 : i24 to i64
  %m53 = llvm.mul %acc53, %k : i64
  %acc54 = llvm.add %m53, %e53 : i64
  llvm.return %acc54 : i64
}
