// options: --inline
func.func @f0(%v1: i64, %v2: i64) {
  func.call @f0(%v1, %v1) : (i64, i64) -> ()
  %v4 = arith.constant 0 : i64
  func.call @f0(%v4, %v4) : (i64, i64) -> ()
  %v6 = arith.constant 4 : index
  %v7 = arith.remui %v6, %v6 : index
  %v8 = arith.constant 2 : i32
  %v9 = arith.maxsi %v8, %v8 : i32
  %v10 = arith.constant false
  %v11 = arith.constant 2 : i32
  cf.cond_br %v10, ^bb0(%v9, %v10 : i32, i1), ^bb0(%v11, %v10 : i32, i1)
^bb0(%v12: i32, %v13: i1):
  %v14 = arith.constant 100 : i32
  %v15 = arith.minsi %v14, %v9 : i32
  cf.br ^bb1(%v6, %v6 : index, index)
^bb1(%v16: index, %v17: index):
  %v18 = arith.cmpi slt, %v2, %v4 : i64
  %v19 = arith.cmpi ult, %v8, %v9 : i32
  %v20 = arith.constant 7 : i32
  %v21 = arith.constant false
  cf.cond_br %v19, ^bb2(%v19 : i1), ^bb0(%v20, %v21 : i32, i1)
^bb2(%v22: i1):
  %v23 = arith.constant false
  %v24 = arith.select %v23, %v23, %v22 : i1
  %v25 = arith.constant 2 : index
  cf.cond_br %v23, ^bb1(%v6, %v25 : index, index), ^bb0(%v8, %v23 : i32, i1)
}
func.func @f1(%v26: i32, %v27: index, %v28: i64) -> (index, i32) {
  %v29 = arith.cmpi ne, %v28, %v28 : i64
  %v30 = arith.divui %v28, %v28 : i64
  %v31 = arith.cmpi sge, %v28, %v28 : i64
  cf.br ^bb5
^bb0(%v32: index, %v33: i1):
  return %v32, %v26 : index, i32
^bb1(%v34: index, %v35: i64):
  %v36 = arith.cmpi eq, %v27, %v27 : index
  %v37 = arith.cmpi slt, %v27, %v34 : index
  cf.br ^bb4(%v29, %v34 : i1, index)
^bb2(%v38: index):
  %v39 = arith.divui %v29, %v31 : i1
  cf.br ^bb4(%v31, %v27 : i1, index)
^bb3:
  return %v27, %v26 : index, i32
^bb4(%v40: i1, %v41: index):
  %v42 = arith.constant 2 : index
  %v43 = arith.cmpi eq, %v42, %v42 : index
  return %v41, %v26 : index, i32
^bb5:
  %v44 = arith.maxsi %v29, %v29 : i1
  %v45 = arith.constant 2 : index
  cf.cond_br %v44, ^bb5, ^bb2(%v45 : index)
}
// -----
func.func @f0(%v1: i32, %v2: i32, %v3: i1) -> (i1, i64) {
  %v4 = arith.constant 4 : index
  %v5 = arith.remui %v4, %v4 : index
  %v6 = arith.constant false
  %v7 = arith.constant 0 : i64
  return %v6, %v7 : i1, i64
}
func.func private @f1(%v8: i64, %v9: i1, %v10: i64) -> (i32) {
  %v11 = arith.constant -1 : i32
  %v12 = arith.constant 100 : i32
  %v13 = arith.cmpi slt, %v11, %v12 : i32
  return %v11 : i32
^bb0(%v14: index):
  %v15 = arith.cmpi slt, %v11, %v11 : i32
  %v16 = arith.cmpi sge, %v11, %v12 : i32
  %v17 = arith.constant 100 : i32
  cf.br ^bb1(%v17 : i32)
^bb1(%v18: i32):
  %v19 = arith.cmpi slt, %v12, %v11 : i32
  return %v11 : i32
}
func.func private @f2(%v20: i1, %v21: index, %v22: i1) -> (i32) {
  %v23 = arith.constant 1 : index
  %v24 = arith.remui %v21, %v23 : index
  %v25 = arith.constant 5 : i64
  %v26 = arith.remui %v25, %v25 : i64
  %v27 = arith.constant 100 : i32
  %v28 = arith.constant -1 : i32
  %v29 = arith.remui %v27, %v28 : i32
  %v30 = arith.constant 4 : index
  %v31 = arith.maxsi %v30, %v23 : index
  %v32 = arith.constant 1 : i32
  return %v32 : i32
}
// -----
func.func @f0() {
  cf.br ^bb2
^bb0:
  %v1 = arith.constant false
  %v2 = arith.remui %v1, %v1 : i1
  cf.cond_br %v2, ^bb1, ^bb0
^bb1:
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 4 : index
  %v5 = arith.divui %v3, %v4 : index
  %v6 = arith.constant true
  cf.cond_br %v6, ^bb2, ^bb2
^bb2:
  %v7 = arith.constant 0 : i64
  %v8 = arith.constant 0 : index
  %v9 = arith.constant 1 : i32
  %v10:2 = func.call @f1(%v7, %v8, %v9) : (i64, index, i32) -> (i1, index)
  %v11 = arith.constant 1 : i64
  %v12 = arith.constant 5 : i64
  %v13 = arith.divui %v11, %v12 : i64
  %v14 = arith.constant false
  cf.cond_br %v14, ^bb0, ^bb1
}
func.func @f1(%v15: i64, %v16: index, %v17: i32) -> (i1, index) {
  %v18 = arith.constant true
  %v19 = arith.select %v18, %v16, %v16 : index
  %v20 = arith.constant false
  %v21 = arith.select %v20, %v20, %v20 : i1
  %v22:2 = func.call @f2(%v17, %v16) : (i32, index) -> (index, i32)
  %v23 = arith.constant 1 : i64
  %v24 = arith.cmpi slt, %v23, %v15 : i64
  cf.br ^bb0(%v15, %v23 : i64, i64)
^bb0(%v25: i64, %v26: i64):
  %v27:2 = func.call @f2(%v17, %v19) : (i32, index) -> (index, i32)
  cf.switch %v17 : i32, [
    default: ^bb3,
    0: ^bb0(%v26, %v26 : i64, i64),
    7: ^bb2(%v26 : i64)
  ]
^bb1:
  %v28 = arith.constant false
  %v29 = arith.select %v18, %v21, %v28 : i1
  cf.br ^bb3
^bb2(%v30: i64):
  %v31 = arith.remui %v23, %v23 : i64
  %v32 = arith.constant 5 : i64
  %v33 = arith.constant 2 : i32
  %v34:2 = func.call @f1(%v32, %v16, %v33) : (i64, index, i32) -> (i1, index)
  %v35 = arith.constant true
  %v36 = arith.maxsi %v35, %v35 : i1
  %v37 = arith.constant false
  cf.cond_br %v37, ^bb3, ^bb2(%v31 : i64)
^bb3:
  %v38 = arith.divui %v21, %v18 : i1
  %v39 = arith.constant -1 : i32
  %v40 = arith.constant 1 : i64
  cf.switch %v39 : i32, [
    default: ^bb2(%v15 : i64),
    0: ^bb1,
    7: ^bb0(%v40, %v23 : i64, i64)
  ]
}
func.func private @f2(%v41: i32, %v42: index) -> (index, i32) {
  cf.br ^bb2
^bb0:
  %v43 = arith.constant 0 : index
  %v44 = arith.cmpi sge, %v43, %v42 : index
  %v45:2 = func.call @f2(%v41, %v43) : (i32, index) -> (index, i32)
  cf.br ^bb3
^bb1(%v46: i64):
  %v47 = arith.constant 1 : i32
  %v48 = arith.cmpi eq, %v41, %v47 : i32
  cf.br ^bb3
^bb2:
  cf.br ^bb0
^bb3:
  func.call @f0() : () -> ()
  %v50 = arith.constant 1 : i64
  %v51 = arith.maxsi %v50, %v50 : i64
  %v52 = arith.constant 5 : i64
  %v53 = arith.remui %v52, %v50 : i64
  return %v42, %v41 : index, i32
}
// -----
func.func @f0(%v1: index, %v2: i64, %v3: i64) -> (i64, i64) {
  %v4 = arith.minsi %v3, %v2 : i64
  %v5 = arith.constant true
  %v6 = arith.constant true
  %v7 = arith.maxsi %v5, %v6 : i1
  return %v2, %v4 : i64, i64
}
func.func private @f1(%v8: i1) -> (index, i64) {
  %v9 = arith.constant 2 : index
  %v10 = arith.select %v8, %v9, %v9 : index
  %v11:2 = func.call @f1(%v8) : (i1) -> (index, i64)
  %v12 = arith.constant 1 : i64
  %v13 = arith.constant 1 : i64
  %v14 = arith.cmpi ne, %v12, %v13 : i64
  %v15 = arith.maxsi %v12, %v12 : i64
  return %v9, %v13 : index, i64
^bb0:
  %v16 = arith.constant 2 : index
  return %v16, %v12 : index, i64
}
// -----
func.func @f0(%v1: index, %v2: i1) -> (index) {
  %v3 = arith.divui %v1, %v1 : index
  %v4 = func.call @f0(%v3, %v2) : (index, i1) -> (index)
  return %v3 : index
^bb0(%v5: index, %v6: i64):
  %v7 = arith.constant 100 : i32
  %v8 = arith.cmpi slt, %v7, %v7 : i32
  %v9 = arith.constant 2 : index
  return %v9 : index
}
func.func private @f1()
func.func private @f2()
// -----
func.func @f0(%v1: i32) {
  %v2 = arith.constant 1 : i32
  func.call @f0(%v2) : (i32) -> ()
  %v4 = arith.constant 1 : i64
  %v5 = arith.constant 1 : i64
  %v6 = arith.divui %v4, %v5 : i64
  %v7 = arith.constant 7 : i32
  func.call @f0(%v7) : (i32) -> ()
  return
}
func.func @f1(%v9: i64, %v10: index, %v11: index) {
  %v12 = arith.minsi %v11, %v11 : index
  %v13 = arith.constant 2 : i32
  %v14 = arith.constant 0 : i32
  %v15 = arith.cmpi eq, %v13, %v14 : i32
  %v16 = arith.constant true
  cf.br ^bb0(%v15, %v16 : i1, i1)
^bb0(%v17: i1, %v18: i1):
  %v19 = arith.constant 5 : i64
  %v20 = arith.cmpi eq, %v9, %v19 : i64
  %v21 = arith.constant true
  cf.br ^bb0(%v15, %v21 : i1, i1)
}
// -----
func.func @f0(%v1: i32) -> (i1, i1) {
  %v2 = arith.cmpi slt, %v1, %v1 : i32
  %v3 = arith.constant false
  return %v2, %v3 : i1, i1
^bb0(%v4: i1):
  %v5 = arith.constant 4 : index
  %v6 = arith.maxsi %v5, %v5 : index
  %v7 = arith.constant 4 : index
  %v8 = arith.constant 1 : index
  %v9 = arith.cmpi sge, %v7, %v8 : index
  %v10 = arith.constant -1 : i32
  cf.cond_br %v4, ^bb2(%v1 : i32), ^bb2(%v10 : i32)
^bb1:
  %v11 = arith.constant 4 : index
  %v12 = arith.cmpi ult, %v11, %v11 : index
  %v13 = arith.constant -1 : i32
  %v14 = arith.divui %v1, %v13 : i32
  cf.br ^bb2(%v13 : i32)
^bb2(%v15: i32):
  %v16 = arith.constant 5 : i64
  %v17 = arith.cmpi ne, %v16, %v16 : i64
  %v18 = arith.constant false
  %v19 = arith.constant 0 : i64
  %v20 = arith.select %v18, %v19, %v16 : i64
  cf.cond_br %v17, ^bb2(%v15 : i32), ^bb1
}
func.func private @f1(%v21: i1, %v22: i32) -> (i32) {
  %v23 = arith.constant 0 : i32
  %v24 = arith.divui %v23, %v22 : i32
  return %v22 : i32
^bb0:
  cf.cond_br %v21, ^bb1, ^bb1
^bb1:
  %v25 = arith.constant 2 : i32
  %v26 = arith.minsi %v22, %v25 : i32
  %v27 = func.call @f1(%v21, %v26) : (i1, i32) -> (i32)
  %v28 = arith.constant 1 : index
  cf.cond_br %v21, ^bb1, ^bb2(%v26, %v28 : i32, index)
^bb2(%v29: i32, %v30: index):
  %v31 = arith.constant 1 : i64
  %v32 = arith.constant 5 : i64
  %v33 = arith.maxsi %v31, %v32 : i64
  %v34 = arith.constant 7 : i32
  return %v34 : i32
}
// -----
func.func @f0(%v1: index, %v2: i64) {
  %v3 = arith.constant 1 : index
  func.call @f0(%v3, %v2) : (index, i64) -> ()
  %v5 = arith.constant 1 : i64
  %v6 = arith.divui %v5, %v5 : i64
  %v7 = arith.constant 1 : index
  %v8 = arith.minsi %v7, %v1 : index
  return
}
func.func private @f1(%v9: index) -> (i1) {
  %v10 = arith.constant false
  %v11 = arith.constant true
  cf.cond_br %v10, ^bb1(%v11 : i1), ^bb1(%v11 : i1)
^bb0(%v12: i32):
  cf.br ^bb0(%v12 : i32)
^bb1(%v13: i1):
  return %v13 : i1
^bb2(%v14: i32):
  %v15 = arith.constant true
  %v16 = arith.constant 100 : i32
  %v17 = arith.constant 2 : i32
  %v18 = arith.select %v15, %v16, %v17 : i32
  %v19 = arith.constant -1 : i32
  cf.cond_br %v15, ^bb0(%v19 : i32), ^bb3(%v14, %v18 : i32, i32)
^bb3(%v20: i32, %v21: i32):
  %v22 = arith.constant 0 : index
  %v23 = arith.cmpi ult, %v9, %v22 : index
  %v24 = arith.select %v23, %v23, %v23 : i1
  return %v24 : i1
}
// -----
func.func @f0(%v1: index) {
  func.call @f0(%v1) : (index) -> ()
  %v3 = arith.constant 0 : i64
  %v4 = arith.constant 1 : i64
  %v5 = arith.cmpi slt, %v3, %v4 : i64
  %v6 = arith.cmpi sge, %v1, %v1 : index
  %v7 = arith.maxsi %v5, %v6 : i1
  return
^bb0:
  %v8 = arith.constant 1 : i64
  cf.cond_br %v7, ^bb0, ^bb1(%v8, %v5 : i64, i1)
^bb1(%v9: i64, %v10: i1):
  %v11 = arith.constant -1 : i32
  cf.switch %v11 : i32, [
    default: ^bb1(%v4, %v5 : i64, i1),
    0: ^bb1(%v4, %v5 : i64, i1),
    7: ^bb0
  ]
}
// -----
func.func @f0(%v1: index) {
  %v2 = arith.constant 1 : index
  %v3 = arith.divui %v1, %v2 : index
  %v4 = arith.constant true
  %v5 = arith.constant 2 : i32
  %v6 = arith.select %v4, %v5, %v5 : i32
  cf.cond_br %v4, ^bb2, ^bb2
^bb0(%v7: i64):
  %v8 = arith.remui %v3, %v2 : index
  %v9 = arith.constant -1 : i32
  %v10 = arith.minsi %v9, %v5 : i32
  %v11 = arith.constant 1 : i64
  cf.cond_br %v4, ^bb0(%v11 : i64), ^bb0(%v11 : i64)
^bb1(%v12: index):
  func.call @f1(%v12, %v5) : (index, i32) -> ()
  %v14 = arith.constant 1 : i64
  %v15 = func.call @f2(%v2, %v14) : (index, i64) -> (i64)
  cf.cond_br %v4, ^bb1(%v12 : index), ^bb0(%v15 : i64)
^bb2:
  %v16 = arith.constant false
  %v17 = arith.select %v16, %v5, %v5 : i32
  %v18 = arith.constant true
  %v19 = arith.constant 0 : index
  %v20 = arith.constant 1 : i64
  cf.cond_br %v18, ^bb1(%v19 : index), ^bb0(%v20 : i64)
}
func.func private @f1(%v21: index, %v22: i32) {
  func.call @f1(%v21, %v22) : (index, i32) -> ()
  %v24 = arith.constant false
  %v25 = arith.constant 2 : i32
  %v26 = arith.select %v24, %v25, %v22 : i32
  cf.br ^bb0(%v25 : i32)
^bb0(%v27: i32):
  %v28 = arith.constant 2 : i32
  func.call @f1(%v21, %v28) : (index, i32) -> ()
  %v30 = arith.constant true
  %v31 = arith.constant 1 : i64
  %v32 = arith.constant 0 : i64
  %v33 = arith.select %v30, %v31, %v32 : i64
  cf.br ^bb0(%v28 : i32)
}
func.func private @f2(index, i64) -> (i64)
// -----
func.func @f0() -> (i1) {
  %v1 = arith.constant false
  %v2 = arith.minsi %v1, %v1 : i1
  %v3 = arith.constant false
  %v4 = arith.constant 1 : index
  %v5 = arith.constant 1 : i32
  cf.cond_br %v3, ^bb0(%v4, %v5 : index, i32), ^bb0(%v4, %v5 : index, i32)
^bb0(%v6: index, %v7: i32):
  %v8 = arith.constant 5 : i64
  %v9 = arith.constant true
  func.call @f2(%v8, %v9, %v6) : (i64, i1, index) -> ()
  %v11 = arith.cmpi slt, %v6, %v6 : index
  %v12 = arith.constant 0 : i64
  %v13 = arith.cmpi ne, %v8, %v12 : i64
  %v14 = arith.constant true
  %v15 = arith.constant 100 : i32
  cf.cond_br %v14, ^bb0(%v6, %v15 : index, i32), ^bb0(%v6, %v15 : index, i32)
}
func.func private @f1(%v16: index) -> (i32) {
  %v17 = arith.constant false
  %v18 = arith.minsi %v17, %v17 : i1
  %v19 = arith.constant 4 : index
  %v20 = arith.maxsi %v16, %v19 : index
  %v21 = arith.constant 5 : i64
  %v22 = arith.constant 0 : i64
  cf.cond_br %v17, ^bb0(%v21, %v22 : i64, i64), ^bb1
^bb0(%v23: i64, %v24: i64):
  %v25 = arith.divui %v17, %v18 : i1
  %v26 = arith.cmpi ne, %v24, %v23 : i64
  %v27 = func.call @f0() : () -> (i1)
  %v28 = arith.constant false
  %v29 = arith.maxsi %v28, %v18 : i1
  %v30 = arith.constant 5 : i64
  %v31 = arith.constant 1 : i64
  cf.cond_br %v28, ^bb0(%v30, %v31 : i64, i64), ^bb0(%v24, %v30 : i64, i64)
^bb1:
  %v32 = arith.constant 0 : index
  %v33 = arith.remui %v16, %v32 : index
  %v34 = arith.remui %v18, %v18 : i1
  %v35 = arith.cmpi ult, %v19, %v19 : index
  %v36 = arith.constant 100 : i32
  return %v36 : i32
}
func.func private @f2(%v37: i64, %v38: i1, %v39: index) {
  return
^bb0(%v40: i32, %v41: i1):
  cf.cond_br %v38, ^bb0(%v40, %v38 : i32, i1), ^bb2(%v40 : i32)
^bb1(%v42: i1, %v43: i32):
  %v44 = arith.remui %v43, %v43 : i32
  cf.br ^bb1(%v38, %v44 : i1, i32)
^bb2(%v45: i32):
  %v46 = arith.maxsi %v37, %v37 : i64
  %v47 = arith.select %v38, %v38, %v38 : i1
  %v48 = arith.constant true
  cf.cond_br %v47, ^bb1(%v48, %v45 : i1, i32), ^bb0(%v45, %v48 : i32, i1)
}
// -----
func.func @f0(%v1: i32) {
  return
}
func.func @f1(%v2: i1, %v3: i32, %v4: index) -> (i32) {
  cf.switch %v3 : i32, [
    default: ^bb1(%v3, %v3 : i32, i32),
    0: ^bb0(%v3, %v3 : i32, i32),
    7: ^bb0(%v3, %v3 : i32, i32)
  ]
^bb0(%v5: i32, %v6: i32):
  %v7 = arith.constant 2 : index
  %v8 = arith.cmpi ult, %v7, %v7 : index
  %v9 = arith.constant 2 : index
  %v10 = arith.maxsi %v9, %v4 : index
  %v11 = arith.constant 0 : i64
  %v12 = arith.constant 0 : i64
  %v13 = arith.maxsi %v11, %v12 : i64
  return %v3 : i32
^bb1(%v14: i32, %v15: i32):
  return %v14 : i32
^bb2(%v16: i64, %v17: i64):
  %v18 = arith.constant false
  %v19 = arith.select %v18, %v3, %v3 : i32
  cf.br ^bb0(%v3, %v19 : i32, i32)
^bb3(%v20: i64, %v21: i32):
  %v22 = arith.remui %v21, %v3 : i32
  cf.br ^bb0(%v22, %v3 : i32, i32)
^bb4(%v23: i64, %v24: i64):
  %v25 = arith.divui %v24, %v24 : i64
  %v26 = arith.constant 0 : i32
  %v27 = arith.constant 0 : i32
  cf.cond_br %v2, ^bb1(%v26, %v27 : i32, i32), ^bb4(%v25, %v24 : i64, i64)
}
// -----
func.func @f0() -> (i32) {
  %v1 = arith.constant 4 : index
  %v2 = arith.maxsi %v1, %v1 : index
  %v3 = arith.constant 0 : i32
  return %v3 : i32
^bb0(%v4: i1, %v5: i1):
  %v6 = arith.constant true
  %v7 = arith.remui %v4, %v6 : i1
  %v8 = arith.constant 2 : i32
  %v9 = arith.constant false
  %v10 = arith.constant true
  %v11 = arith.constant true
  cf.switch %v8 : i32, [
    default: ^bb0(%v9, %v10 : i1, i1),
    0: ^bb0(%v5, %v4 : i1, i1),
    7: ^bb0(%v11, %v9 : i1, i1)
  ]
}
// -----
func.func @f0(%v1: i64, %v2: i64, %v3: index) -> (i64) {
  %v4 = arith.constant -1 : i32
  %v5 = arith.constant 100 : i32
  %v6 = arith.minsi %v4, %v5 : i32
  %v7 = arith.maxsi %v3, %v3 : index
  %v8 = arith.cmpi sge, %v1, %v2 : i64
  func.call @f1() : () -> ()
  cf.cond_br %v8, ^bb1, ^bb1
^bb0:
  %v10 = arith.constant 1 : index
  %v11 = arith.constant 4 : index
  %v12 = arith.cmpi ult, %v10, %v11 : index
  cf.cond_br %v8, ^bb1, ^bb0
^bb1:
  %v13 = arith.maxsi %v5, %v6 : i32
  cf.cond_br %v8, ^bb0, ^bb1
}
func.func private @f1() {
  func.call @f1() : () -> ()
  %v15 = arith.constant false
  %v16 = arith.constant 2 : index
  cf.cond_br %v15, ^bb3(%v16 : index), ^bb3(%v16 : index)
^bb0(%v17: i32):
  %v18 = arith.constant true
  %v19 = arith.constant 100 : i32
  %v20 = arith.select %v18, %v19, %v17 : i32
  %v21 = arith.constant 5 : i64
  %v22 = arith.minsi %v21, %v21 : i64
  %v23 = arith.constant -1 : i32
  %v24 = arith.minsi %v19, %v23 : i32
  %v25 = arith.constant true
  cf.switch %v23 : i32, [
    default: ^bb1(%v18, %v22 : i1, i64),
    0: ^bb4(%v17, %v21 : i32, i64),
    7: ^bb1(%v25, %v21 : i1, i64)
  ]
^bb1(%v26: i1, %v27: i64):
  %v28 = arith.constant 0 : i32
  %v29 = arith.constant 7 : i32
  %v30 = arith.maxsi %v28, %v29 : i32
  %v31 = arith.constant 0 : index
  cf.cond_br %v26, ^bb2(%v27, %v31 : i64, index), ^bb0(%v30 : i32)
^bb2(%v32: i64, %v33: index):
  %v34 = arith.constant true
  %v35 = arith.constant 7 : i32
  cf.cond_br %v34, ^bb3(%v33 : index), ^bb0(%v35 : i32)
^bb3(%v36: index):
  func.call @f1() : () -> ()
  %v38 = arith.constant true
  %v39 = arith.constant 0 : i64
  %v40 = arith.constant 0 : index
  %v41 = arith.constant 5 : i64
  cf.cond_br %v38, ^bb2(%v39, %v40 : i64, index), ^bb2(%v41, %v36 : i64, index)
^bb4(%v42: i32, %v43: i64):
  %v44 = arith.divui %v43, %v43 : i64
  %v45 = arith.constant true
  %v46 = arith.divui %v45, %v45 : i1
  return
}
func.func @f2() {
  %v47 = arith.constant 1 : index
  %v48 = arith.maxsi %v47, %v47 : index
  %v49 = arith.constant true
  %v50 = arith.select %v49, %v49, %v49 : i1
  %v51 = arith.constant 0 : i64
  %v52 = arith.cmpi sge, %v51, %v51 : i64
  return
}
// -----
func.func @f0(%v1: i64) -> (index, i1) {
  %v2 = arith.constant false
  %v3 = arith.constant 2 : i32
  %v4 = arith.constant 1 : i64
  cf.cond_br %v2, ^bb0(%v3 : i32), ^bb2(%v4 : i64)
^bb0(%v5: i32):
  %v6 = arith.constant false
  cf.br ^bb1(%v6 : i1)
^bb1(%v7: i1):
  %v8 = arith.constant true
  %v9 = arith.constant false
  %v10 = arith.remui %v8, %v9 : i1
  %v11 = arith.constant false
  cf.cond_br %v11, ^bb2(%v1 : i64), ^bb3
^bb2(%v12: i64):
  %v13 = arith.constant true
  cf.cond_br %v13, ^bb3, ^bb2(%v12 : i64)
^bb3:
  %v14 = arith.constant 1 : i64
  %v15 = arith.cmpi ult, %v1, %v14 : i64
  %v16 = arith.constant 7 : i32
  %v17 = arith.divui %v16, %v16 : i32
  %v18 = arith.divui %v16, %v16 : i32
  %v19 = arith.constant false
  cf.cond_br %v19, ^bb1(%v19 : i1), ^bb3
}
func.func private @f1(%v20: index, %v21: i32, %v22: i32) -> (i64) {
  %v23 = arith.constant true
  %v24 = arith.constant false
  %v25 = arith.minsi %v23, %v24 : i1
  %v26 = arith.constant 1 : i64
  return %v26 : i64
^bb0(%v27: i1, %v28: i64):
  cf.switch %v22 : i32, [
    default: ^bb2(%v22 : i32),
    0: ^bb3(%v21 : i32),
    7: ^bb5
  ]
^bb1(%v29: i64):
  cf.br ^bb1(%v29 : i64)
^bb2(%v30: i32):
  %v31 = arith.cmpi slt, %v21, %v21 : i32
  %v32 = arith.constant 1 : i64
  %v33 = arith.minsi %v32, %v32 : i64
  %v34 = func.call @f1(%v20, %v30, %v22) : (index, i32, i32) -> (i64)
  return %v33 : i64
^bb3(%v35: i32):
  %v36 = arith.constant 2 : i32
  %v37 = arith.constant 0 : i64
  cf.cond_br %v25, ^bb3(%v36 : i32), ^bb0(%v25, %v37 : i1, i64)
^bb4:
  %v38 = arith.constant 0 : index
  %v39 = arith.cmpi ult, %v38, %v20 : index
  %v40 = arith.constant 5 : i64
  %v41 = arith.cmpi eq, %v40, %v40 : i64
  %v42 = arith.constant true
  %v43 = arith.constant -1 : i32
  cf.cond_br %v42, ^bb5, ^bb2(%v43 : i32)
^bb5:
  %v44 = arith.constant 1 : i32
  %v45 = arith.constant 0 : i64
  cf.switch %v22 : i32, [
    default: ^bb4,
    0: ^bb3(%v44 : i32),
    7: ^bb1(%v45 : i64)
  ]
}
