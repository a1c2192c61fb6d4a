// options: --canonicalize
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
  %v14 = arith.constant 0 : i32
  "t.use"(%v14) : (i32) -> ()
  %v15 = arith.constant 0 : i64
  %v16 = arith.maxsi %v15, %v2 : i64
  return
^bb1(%v17: index, %v18: index):
  %v19 = arith.constant 0 : i64
  "t.use"(%v19) : (i64) -> ()
  %v20 = arith.cmpi ult, %v8, %v9 : i32
  %v21 = arith.constant 2 : index
  "t.use"(%v21) : (index) -> ()
  %v22 = arith.constant false
  cf.cond_br %v20, ^bb2(%v22 : i1), ^bb2(%v22 : i1)
^bb2(%v23: i1):
  %v24:2 = func.call @f1(%v9, %v7, %v4) : (i32, index, i64) -> (index, i32)
  return
}
func.func @f1(%v25: i32, %v26: index, %v27: i64) -> (index, i32) {
  %v28 = arith.constant true
  %v29 = arith.constant 0 : i64
  %v30 = arith.select %v28, %v29, %v29 : i64
  %v31 = arith.constant false
  %v32 = arith.maxsi %v28, %v31 : i1
  %v33 = arith.constant 100 : i32
  %v34 = arith.cmpi ult, %v25, %v33 : i32
  %v35 = arith.cmpi ne, %v29, %v30 : i64
  %v36 = arith.divui %v29, %v29 : i64
  %v37 = arith.constant 0 : i32
  return %v26, %v37 : index, i32
}
// -----
func.func @f0(%v1: i32, %v2: i32, %v3: i1) -> (i1, i64) {
  %v4 = "t.op"() : () -> index
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
  %v19 = "t.op"() : () -> i64
  return %v11 : i32
}
func.func private @f2(%v20: i1, %v21: index, %v22: i1) -> (i32) {
  %v23 = arith.constant -1 : i32
  return %v23 : i32
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
  "t.use"(%v16) : (index) -> ()
  %v18 = arith.minsi %v17, %v17 : i32
  %v19 = arith.constant false
  %v20 = arith.constant 100 : i32
  %v21 = arith.select %v19, %v20, %v17 : i32
  %v22 = arith.constant 1 : i64
  %v23 = arith.cmpi slt, %v22, %v15 : i64
  cf.br ^bb0(%v15, %v22 : i64, i64)
^bb0(%v24: i64, %v25: i64):
  %v26:2 = func.call @f2(%v18, %v16) : (i32, index) -> (index, i32)
  %v27 = "t.op"() : () -> i32
  %v28:2 = func.call @f2(%v18, %v16) : (i32, index) -> (index, i32)
  cf.br ^bb0(%v24, %v22 : i64, i64)
^bb1:
  cf.cond_br %v19, ^bb3, ^bb2(%v22 : i64)
^bb2(%v29: i64):
  cf.br ^bb1
^bb3:
  %v30 = arith.cmpi ne, %v22, %v22 : i64
  cf.br ^bb3
}
func.func private @f2(%v31: i32, %v32: index) -> (index, i32) {
  %v33 = arith.constant 2 : i32
  %v34 = arith.maxsi %v33, %v33 : i32
  %v35 = arith.constant 2 : index
  %v36 = arith.cmpi ult, %v32, %v35 : index
  "t.use"(%v35) : (index) -> ()
  %v37 = arith.constant 5 : i64
  %v38 = arith.constant 0 : i32
  %v39:2 = func.call @f1(%v37, %v35, %v38) : (i64, index, i32) -> (i1, index)
  return %v32, %v34 : index, i32
}
// -----
func.func @f0(%v1: index, %v2: i64, %v3: i64) -> (i64, i64) {
  %v4 = "t.op"() : () -> i1
  %v5 = arith.constant 0 : i64
  %v6 = arith.cmpi ult, %v5, %v5 : i64
  %v7 = arith.constant 1 : i32
  %v8 = arith.constant -1 : i32
  %v9 = arith.minsi %v7, %v8 : i32
  %v10 = arith.constant 0 : index
  %v11 = arith.cmpi ult, %v1, %v10 : index
  return %v5, %v3 : i64, i64
}
func.func private @f1(%v12: i1) -> (index, i64) {
  %v13 = arith.constant 2 : i32
  %v14 = arith.constant false
  %v15 = arith.constant 1 : i64
  %v16 = arith.constant false
  cf.switch %v13 : i32, [
    default: ^bb1(%v14, %v15 : i1, i64),
    0: ^bb1(%v16, %v15 : i1, i64),
    7: ^bb0(%v15 : i64)
  ]
^bb0(%v17: i64):
  %v18 = arith.constant 2 : index
  return %v18, %v17 : index, i64
^bb1(%v19: i1, %v20: i64):
  %v21 = arith.constant 2 : index
  %v22:2 = func.call @f0(%v21, %v20, %v20) : (index, i64, i64) -> (i64, i64)
  %v23 = arith.minsi %v21, %v21 : index
  cf.cond_br %v19, ^bb1(%v19, %v20 : i1, i64), ^bb1(%v19, %v20 : i1, i64)
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
  %v2 = arith.constant true
  "t.use"(%v2) : (i1) -> ()
  %v3 = arith.constant 0 : i64
  %v4 = arith.remui %v3, %v3 : i64
  %v5 = arith.constant 1 : index
  "t.use"(%v5) : (index) -> ()
  "t.use"(%v2) : (i1) -> ()
  %v6 = arith.constant 0 : i64
  %v7 = arith.maxsi %v6, %v4 : i64
  return
}
func.func @f1(%v8: i64, %v9: index, %v10: index) {
  %v11 = arith.constant 4 : index
  %v12 = arith.constant 4 : index
  %v13 = arith.divui %v11, %v12 : index
  %v14 = arith.constant 2 : index
  "t.use"(%v14) : (index) -> ()
  %v15 = arith.constant true
  %v16 = arith.constant false
  %v17 = arith.remui %v15, %v16 : i1
  %v18 = arith.divui %v15, %v15 : i1
  return
^bb0:
  "t.use"(%v8) : (i64) -> ()
  %v19 = "t.op"() : () -> i32
  cf.br ^bb0
^bb1(%v20: i1):
  return
^bb2(%v21: i1):
  return
}
// -----
func.func @f0(%v1: i32) -> (i1, i1) {
  %v2 = arith.cmpi slt, %v1, %v1 : i32
  %v3 = arith.constant false
  return %v2, %v3 : i1, i1
^bb0(%v4: i1):
  %v5 = arith.constant 4 : index
  %v6 = arith.maxsi %v5, %v5 : index
  %v7 = "t.op"() : () -> i64
  %v8 = arith.constant true
  %v9 = func.call @f1(%v8, %v1) : (i1, i32) -> (i32)
  %v10 = arith.constant false
  %v11 = arith.constant false
  return %v10, %v11 : i1, i1
^bb1:
  %v12 = arith.constant 5 : i64
  %v13 = arith.cmpi ult, %v12, %v12 : i64
  %v14 = arith.constant -1 : i32
  %v15 = arith.divui %v1, %v14 : i32
  %v16 = arith.constant 4 : index
  %v17 = arith.constant 2 : index
  %v18 = arith.cmpi slt, %v16, %v17 : index
  %v19 = arith.constant false
  cf.cond_br %v19, ^bb1, ^bb2(%v15 : i32)
^bb2(%v20: i32):
  %v21 = arith.constant 0 : i64
  "t.use"(%v21) : (i64) -> ()
  %v22 = arith.constant 1 : index
  %v23 = arith.constant 4 : index
  %v24 = arith.minsi %v22, %v23 : index
  %v25 = arith.constant 1 : i32
  "t.use"(%v25) : (i32) -> ()
  return %v2, %v2 : i1, i1
}
func.func private @f1(%v26: i1, %v27: i32) -> (i32) {
  %v28 = arith.constant 1 : i64
  %v29 = arith.cmpi slt, %v28, %v28 : i64
  %v30 = arith.constant 1 : index
  %v31 = arith.remui %v30, %v30 : index
  %v32 = arith.remui %v28, %v28 : i64
  %v33 = arith.constant 1 : i32
  return %v33 : i32
^bb0(%v34: i32):
  %v35 = arith.cmpi ult, %v32, %v28 : i64
  %v36 = arith.constant 1 : i64
  %v37 = arith.divui %v28, %v36 : i64
  %v38 = arith.constant -1 : i32
  cf.switch %v38 : i32, [
    default: ^bb3(%v35 : i1),
    0: ^bb2,
    7: ^bb0(%v38 : i32)
  ]
^bb1:
  %v39 = "t.op"() : () -> index
  %v40 = arith.divui %v27, %v27 : i32
  %v41 = arith.cmpi ult, %v40, %v40 : i32
  %v42:2 = func.call @f0(%v27) : (i32) -> (i1, i1)
  cf.cond_br %v29, ^bb3(%v29 : i1), ^bb3(%v29 : i1)
^bb2:
  %v43 = arith.remui %v28, %v28 : i64
  cf.br ^bb1
^bb3(%v44: i1):
  %v45 = arith.constant false
  %v46 = arith.constant 2 : index
  %v47 = arith.select %v45, %v46, %v30 : index
  %v48 = arith.constant 0 : i64
  %v49 = arith.constant 5 : i64
  %v50 = arith.remui %v48, %v49 : i64
  %v51 = arith.constant false
  cf.cond_br %v51, ^bb0(%v27 : i32), ^bb2
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
  "t.use"(%v7) : (i1) -> ()
  %v8 = arith.constant 7 : i32
  cf.switch %v8 : i32, [
    default: ^bb0,
    0: ^bb1(%v4, %v5 : i64, i1),
    7: ^bb0
  ]
^bb1(%v9: i64, %v10: i1):
  %v11 = arith.constant 1 : i64
  %v12 = arith.maxsi %v9, %v11 : i64
  %v13 = arith.constant 100 : i32
  "t.use"(%v13) : (i32) -> ()
  %v14 = arith.cmpi slt, %v4, %v4 : i64
  %v15 = arith.constant 1 : i64
  %v16 = arith.maxsi %v11, %v15 : i64
  %v17 = arith.constant true
  cf.cond_br %v17, ^bb0, ^bb0
}
// -----
func.func @f0(%v1: index) {
  %v2 = arith.constant 1 : index
  %v3 = arith.divui %v1, %v2 : index
  %v4 = arith.constant true
  %v5 = arith.constant 2 : i32
  %v6 = arith.select %v4, %v5, %v5 : i32
  %v7 = arith.constant 5 : i64
  "t.use"(%v7) : (i64) -> ()
  return
^bb0(%v8: i64):
  %v9 = arith.divui %v2, %v2 : index
  cf.cond_br %v4, ^bb2, ^bb0(%v7 : i64)
^bb1(%v10: index):
  %v11 = "t.op"() : () -> i64
  %v12 = arith.remui %v4, %v4 : i1
  %v13 = arith.cmpi sge, %v11, %v7 : i64
  cf.br ^bb0(%v7 : i64)
^bb2:
  "t.use"(%v5) : (i32) -> ()
  %v14 = arith.divui %v4, %v4 : i1
  cf.switch %v6 : i32, [
    default: ^bb2,
    0: ^bb2,
    7: ^bb0(%v7 : i64)
  ]
}
func.func private @f1(%v15: index, %v16: i32) {
  %v17 = arith.constant 2 : index
  %v18 = arith.minsi %v17, %v17 : index
  %v19 = arith.constant -1 : i32
  "t.use"(%v19) : (i32) -> ()
  %v20 = "t.op"() : () -> i1
  %v21 = arith.constant 1 : i64
  %v22 = arith.cmpi ne, %v21, %v21 : i64
  return
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
  "t.use"(%v38) : (i1) -> ()
  %v40 = arith.constant 0 : i32
  cf.br ^bb2(%v40 : i32)
^bb0(%v41: i32, %v42: i1):
  %v43 = arith.constant 2 : index
  "t.use"(%v43) : (index) -> ()
  %v44 = arith.constant false
  %v45 = arith.constant true
  cf.cond_br %v44, ^bb1(%v42, %v41 : i1, i32), ^bb0(%v41, %v45 : i32, i1)
^bb1(%v46: i1, %v47: i32):
  %v48 = arith.cmpi ne, %v47, %v47 : i32
  %v49 = "t.op"() : () -> i32
  %v50 = arith.constant 1 : i64
  %v51 = arith.cmpi ult, %v37, %v50 : i64
  %v52 = arith.constant 100 : i32
  cf.switch %v52 : i32, [
    default: ^bb0(%v47, %v48 : i32, i1),
    0: ^bb0(%v52, %v48 : i32, i1),
    7: ^bb1(%v51, %v47 : i1, i32)
  ]
^bb2(%v53: i32):
  %v54 = arith.constant 2 : i32
  cf.cond_br %v38, ^bb0(%v53, %v38 : i32, i1), ^bb2(%v54 : i32)
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
  %v18 = "t.op"() : () -> index
  %v19 = arith.constant false
  %v20 = arith.constant 0 : i64
  cf.cond_br %v19, ^bb0(%v3, %v3 : i32, i32), ^bb2(%v20, %v20 : i64, i64)
^bb3(%v21: i64, %v22: i32):
  %v23 = arith.remui %v22, %v3 : i32
  %v24 = "t.op"() : () -> index
  %v25 = arith.constant 0 : i64
  cf.cond_br %v2, ^bb2(%v25, %v25 : i64, i64), ^bb2(%v21, %v21 : i64, i64)
^bb4(%v26: i64, %v27: i64):
  %v28 = arith.constant -1 : i32
  %v29 = arith.constant 2 : i32
  cf.cond_br %v2, ^bb1(%v3, %v28 : i32, i32), ^bb0(%v29, %v3 : i32, i32)
}
// -----
func.func @f0() -> (i32) {
  %v1 = arith.constant 4 : index
  %v2 = arith.maxsi %v1, %v1 : index
  %v3 = arith.constant 0 : i32
  return %v3 : i32
^bb0(%v4: i1, %v5: i1):
  %v6 = arith.constant -1 : i32
  "t.use"(%v6) : (i32) -> ()
  %v7 = arith.constant 0 : i64
  %v8 = arith.remui %v7, %v7 : i64
  %v9 = arith.constant false
  cf.cond_br %v9, ^bb0(%v5, %v5 : i1, i1), ^bb0(%v5, %v4 : i1, i1)
}
// -----
func.func @f0(%v1: i64, %v2: i64, %v3: index) -> (i64) {
  %v4 = arith.constant -1 : i32
  %v5 = arith.constant 100 : i32
  %v6 = arith.minsi %v4, %v5 : i32
  %v7 = arith.maxsi %v3, %v3 : index
  %v8 = arith.cmpi sge, %v1, %v2 : i64
  func.call @f1() : () -> ()
  %v10 = "t.op"() : () -> i1
  cf.br ^bb0
^bb0:
  %v11 = arith.constant 5 : i64
  %v12 = arith.constant 1 : i64
  %v13 = arith.select %v8, %v11, %v12 : i64
  %v14 = arith.constant 100 : i32
  %v15 = arith.constant 1 : i32
  %v16 = arith.cmpi ne, %v14, %v15 : i32
  %v17 = arith.maxsi %v14, %v15 : i32
  cf.cond_br %v8, ^bb0, ^bb1
^bb1:
  %v18 = arith.remui %v3, %v7 : index
  %v19 = arith.constant false
  cf.cond_br %v19, ^bb1, ^bb1
}
func.func private @f1() {
  %v20 = arith.constant -1 : i32
  cf.br ^bb2(%v20 : i32)
^bb0(%v21: i1, %v22: index):
  "t.use"(%v22) : (index) -> ()
  %v23 = arith.constant 2 : i32
  %v24 = arith.constant 0 : i64
  cf.cond_br %v21, ^bb1(%v23, %v24 : i32, i64), ^bb0(%v21, %v22 : i1, index)
^bb1(%v25: i32, %v26: i64):
  %v27 = arith.constant -1 : i32
  %v28 = arith.cmpi ne, %v25, %v27 : i32
  %v29 = arith.constant 2 : index
  %v30 = arith.constant 100 : i32
  cf.switch %v27 : i32, [
    default: ^bb0(%v28, %v29 : i1, index),
    0: ^bb0(%v28, %v29 : i1, index),
    7: ^bb2(%v30 : i32)
  ]
^bb2(%v31: i32):
  %v32 = arith.constant 0 : i64
  %v33 = arith.constant 1 : i64
  %v34 = arith.cmpi sge, %v32, %v33 : i64
  cf.br ^bb2(%v31 : i32)
}
func.func @f2() {
  %v35 = arith.constant 100 : i32
  %v36 = arith.constant 4 : index
  %v37 = arith.constant 0 : index
  cf.switch %v35 : i32, [
    default: ^bb0(%v36, %v35 : index, i32),
    0: ^bb0(%v36, %v35 : index, i32),
    7: ^bb0(%v37, %v35 : index, i32)
  ]
^bb0(%v38: index, %v39: i32):
  %v40 = arith.constant 4 : index
  %v41 = arith.cmpi eq, %v38, %v40 : index
  cf.cond_br %v41, ^bb0(%v38, %v39 : index, i32), ^bb1(%v40, %v39 : index, i32)
^bb1(%v42: index, %v43: i32):
  return
^bb2(%v44: i32, %v45: i32):
  %v46 = arith.constant 1 : index
  cf.br ^bb1(%v46, %v45 : index, i32)
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
  %v8 = "t.op"() : () -> i32
  %v9 = arith.constant 0 : i64
  %v10 = arith.constant 5 : i64
  %v11 = arith.cmpi slt, %v9, %v10 : i64
  %v12 = arith.constant false
  cf.cond_br %v12, ^bb2(%v10 : i64), ^bb3
^bb2(%v13: i64):
  %v14 = arith.constant false
  "t.use"(%v14) : (i1) -> ()
  %v15 = arith.cmpi ne, %v13, %v1 : i64
  %v16 = arith.constant 0 : index
  %v17 = arith.maxsi %v16, %v16 : index
  cf.br ^bb3
^bb3:
  %v18 = arith.constant 0 : index
  %v19 = arith.constant 1 : i32
  %v20 = func.call @f1(%v18, %v19, %v19) : (index, i32, i32) -> (i64)
  %v21 = arith.constant false
  cf.cond_br %v21, ^bb1(%v21 : i1), ^bb3
}
func.func private @f1(%v22: index, %v23: i32, %v24: i32) -> (i64) {
  %v25 = arith.constant true
  %v26 = arith.constant false
  %v27 = arith.minsi %v25, %v26 : i1
  %v28 = arith.constant 1 : i64
  return %v28 : i64
^bb0(%v29: i1, %v30: i64):
  cf.switch %v24 : i32, [
    default: ^bb2(%v24 : i32),
    0: ^bb3(%v23 : i32),
    7: ^bb5
  ]
^bb1(%v31: i64):
  cf.br ^bb1(%v31 : i64)
^bb2(%v32: i32):
  %v33 = arith.cmpi slt, %v23, %v23 : i32
  %v34 = arith.constant 1 : i64
  %v35 = arith.minsi %v34, %v34 : i64
  %v36 = func.call @f1(%v22, %v32, %v24) : (index, i32, i32) -> (i64)
  return %v35 : i64
^bb3(%v37: i32):
  %v38 = arith.constant 2 : i32
  %v39 = arith.constant 0 : i64
  cf.cond_br %v27, ^bb3(%v38 : i32), ^bb0(%v27, %v39 : i1, i64)
^bb4:
  %v40 = arith.constant 0 : index
  %v41 = arith.cmpi ult, %v40, %v22 : index
  %v42 = arith.constant 5 : i64
  %v43 = arith.cmpi eq, %v42, %v42 : i64
  %v44 = arith.constant true
  %v45 = arith.constant -1 : i32
  cf.cond_br %v44, ^bb5, ^bb2(%v45 : i32)
^bb5:
  "t.use"(%v22) : (index) -> ()
  %v46 = arith.constant false
  %v47 = arith.constant 0 : i64
  cf.cond_br %v46, ^bb1(%v47 : i64), ^bb5
}
// -----
func.func @f0(%v1: i32, %v2: i64, %v3: i32) {
  %v4 = arith.constant true
  %v5 = arith.select %v4, %v4, %v4 : i1
  %v6 = arith.constant 1 : i32
  func.call @f0(%v1, %v2, %v6) : (i32, i64, i32) -> ()
  %v8 = arith.constant 2 : index
  %v9 = arith.constant 4 : index
  %v10 = arith.select %v5, %v8, %v9 : index
  return
}
func.func private @f1() -> (index)
func.func private @f2() {
  return
}
// -----
func.func @f0(%v1: index, %v2: i64) {
  %v3 = arith.constant true
  %v4 = arith.constant true
  %v5 = arith.remui %v3, %v4 : i1
  return
^bb0:
  func.call @f0(%v1, %v2) : (index, i64) -> ()
  %v7 = arith.constant 7 : i32
  %v8 = arith.constant 7 : i32
  %v9 = arith.minsi %v7, %v8 : i32
  %v10 = arith.cmpi slt, %v2, %v2 : i64
  cf.cond_br %v10, ^bb0, ^bb4(%v1 : index)
^bb1:
  %v11 = arith.constant 1 : i64
  %v12 = arith.select %v5, %v11, %v11 : i64
  %v13 = arith.constant 5 : i64
  %v14 = arith.minsi %v11, %v13 : i64
  %v15 = arith.constant false
  cf.cond_br %v15, ^bb0, ^bb0
^bb2(%v16: i1, %v17: index):
  return
^bb3(%v18: i32):
  %v19 = arith.remui %v2, %v2 : i64
  %v20 = arith.constant 0 : index
  func.call @f0(%v20, %v19) : (index, i64) -> ()
  %v22 = arith.constant true
  cf.cond_br %v22, ^bb3(%v18 : i32), ^bb0
^bb4(%v23: index):
  %v24 = arith.remui %v1, %v23 : index
  cf.cond_br %v3, ^bb1, ^bb1
^bb5(%v25: i64):
  %v26 = arith.constant 7 : i32
  "t.use"(%v26) : (i32) -> ()
  %v27 = arith.constant 1 : i32
  %v28 = arith.maxsi %v26, %v27 : i32
  %v29 = arith.divui %v25, %v2 : i64
  cf.cond_br %v3, ^bb1, ^bb2(%v5, %v1 : i1, index)
}
func.func private @f1() -> (index, i32) {
  %v30:2 = func.call @f1() : () -> (index, i32)
  %v31 = arith.constant 1 : index
  %v32 = arith.constant 7 : i32
  return %v31, %v32 : index, i32
}
// -----
func.func @f0(%v1: i32) -> (index) {
  %v2 = arith.constant true
  %v3 = arith.constant 2 : i32
  %v4 = arith.constant 7 : i32
  %v5 = arith.select %v2, %v3, %v4 : i32
  %v6 = arith.constant 0 : i64
  %v7 = arith.divui %v6, %v6 : i64
  func.call @f1() : () -> ()
  "t.use"(%v7) : (i64) -> ()
  %v9 = arith.constant true
  %v10 = arith.constant true
  cf.cond_br %v2, ^bb0(%v9 : i1), ^bb0(%v10 : i1)
^bb0(%v11: i1):
  %v12 = arith.constant 1 : index
  %v13 = arith.cmpi ult, %v12, %v12 : index
  %v14 = arith.constant 2 : index
  "t.use"(%v14) : (index) -> ()
  %v15 = arith.select %v2, %v7, %v6 : i64
  cf.cond_br %v2, ^bb0(%v2 : i1), ^bb0(%v11 : i1)
}
func.func @f1() {
  %v16 = arith.constant 0 : index
  %v17 = arith.cmpi eq, %v16, %v16 : index
  return
}
func.func @f2(%v18: i64) -> (i64, i32) {
  %v19 = arith.minsi %v18, %v18 : i64
  %v20 = arith.constant true
  %v21 = arith.maxsi %v20, %v20 : i1
  %v22 = arith.divui %v20, %v20 : i1
  %v23:2 = func.call @f2(%v19) : (i64) -> (i64, i32)
  %v24 = arith.constant 2 : i32
  cf.switch %v24 : i32, [
    default: ^bb0(%v21 : i1),
    0: ^bb1,
    7: ^bb2
  ]
^bb0(%v25: i1):
  %v26:2 = func.call @f2(%v18) : (i64) -> (i64, i32)
  %v27 = "t.op"() : () -> i32
  %v28 = arith.constant 2 : index
  %v29 = arith.cmpi ne, %v28, %v28 : index
  %v30 = func.call @f0(%v27) : (i32) -> (index)
  %v31 = arith.constant 1 : i32
  return %v19, %v31 : i64, i32
^bb1:
  %v32 = arith.constant 2 : i32
  return %v19, %v32 : i64, i32
^bb2:
  %v33 = arith.constant 0 : i64
  %v34 = arith.divui %v19, %v33 : i64
  %v35 = arith.constant 0 : index
  %v36 = arith.constant 2 : index
  %v37 = arith.remui %v35, %v36 : index
  %v38 = arith.constant -1 : i32
  cf.switch %v38 : i32, [
    default: ^bb0(%v22 : i1),
    0: ^bb3,
    7: ^bb2
  ]
^bb3:
  %v39:2 = func.call @f2(%v18) : (i64) -> (i64, i32)
  %v40 = arith.constant 7 : i32
  %v41 = arith.constant 7 : i32
  %v42 = arith.remui %v40, %v41 : i32
  %v43 = arith.constant 1 : i64
  return %v43, %v42 : i64, i32
^bb4(%v44: i64, %v45: i1):
  %v46 = arith.constant 0 : i32
  %v47 = func.call @f0(%v46) : (i32) -> (index)
  %v48 = arith.cmpi sge, %v46, %v46 : i32
  %v49 = arith.constant true
  cf.cond_br %v49, ^bb1, ^bb1
}
// -----
func.func @f0(%v1: index) -> (i32, i1) {
  %v2 = arith.constant 1 : i32
  %v3 = arith.cmpi eq, %v2, %v2 : i32
  %v4 = arith.cmpi eq, %v1, %v1 : index
  cf.cond_br %v3, ^bb1(%v3 : i1), ^bb2
^bb0:
  %v5 = "t.op"() : () -> i1
  "t.use"(%v4) : (i1) -> ()
  %v6 = arith.constant 1 : i64
  %v7 = arith.cmpi sge, %v6, %v6 : i64
  return %v2, %v5 : i32, i1
^bb1(%v8: i1):
  "t.use"(%v8) : (i1) -> ()
  %v9:2 = func.call @f0(%v1) : (index) -> (i32, i1)
  return %v2, %v4 : i32, i1
^bb2:
  %v10 = arith.maxsi %v3, %v3 : i1
  cf.br ^bb2
}
// -----
func.func @f0() -> (i64) {
  %v1 = "t.op"() : () -> i32
  %v2 = func.call @f0() : () -> (i64)
  %v3 = arith.constant 1 : index
  %v4 = arith.cmpi sge, %v3, %v3 : index
  %v5 = arith.constant 2 : i32
  %v6 = arith.constant 4 : index
  cf.cond_br %v4, ^bb5, ^bb0(%v5, %v6 : i32, index)
^bb0(%v7: i32, %v8: index):
  %v9 = arith.divui %v3, %v8 : index
  "t.use"(%v4) : (i1) -> ()
  cf.switch %v1 : i32, [
    default: ^bb3,
    0: ^bb2,
    7: ^bb2
  ]
^bb1(%v10: i32, %v11: i64):
  cf.br ^bb3
^bb2:
  %v12 = arith.constant -1 : i32
  %v13 = arith.divui %v1, %v12 : i32
  %v14 = arith.constant 0 : i64
  %v15 = arith.maxsi %v14, %v14 : i64
  %v16 = arith.select %v4, %v4, %v4 : i1
  %v17 = arith.constant 2 : i32
  cf.cond_br %v4, ^bb4(%v14, %v14 : i64, i64), ^bb0(%v17, %v3 : i32, index)
^bb3:
  cf.br ^bb5
^bb4(%v18: i64, %v19: i64):
  %v20 = arith.constant 1 : index
  %v21 = arith.constant 0 : i64
  %v22 = arith.constant 5 : i64
  cf.cond_br %v4, ^bb0(%v1, %v20 : i32, index), ^bb4(%v21, %v22 : i64, i64)
^bb5:
  %v23 = arith.cmpi ne, %v3, %v3 : index
  %v24 = arith.constant true
  %v25 = arith.remui %v24, %v4 : i1
  %v26 = "t.op"() : () -> i1
  cf.br ^bb4(%v2, %v2 : i64, i64)
}
func.func @f1() {
  %v27 = arith.constant 2 : index
  "t.use"(%v27) : (index) -> ()
  %v28 = arith.constant false
  %v29 = arith.maxsi %v28, %v28 : i1
  %v30 = arith.constant false
  %v31 = arith.divui %v29, %v30 : i1
  return
^bb0:
  %v32 = arith.constant true
  %v33 = arith.minsi %v28, %v32 : i1
  %v34 = arith.constant 0 : index
  %v35 = arith.minsi %v34, %v34 : index
  %v36 = arith.constant -1 : i32
  %v37 = arith.constant 2 : i32
  %v38 = arith.minsi %v36, %v37 : i32
  cf.br ^bb0
^bb1:
  %v39 = arith.constant 0 : i32
  %v40 = arith.minsi %v39, %v39 : i32
  cf.switch %v39 : i32, [
    default: ^bb5,
    0: ^bb2,
    7: ^bb1
  ]
^bb2:
  %v41 = func.call @f0() : () -> (i64)
  func.call @f1() : () -> ()
  return
^bb3:
  %v43 = arith.divui %v27, %v27 : index
  %v44 = func.call @f0() : () -> (i64)
  %v45 = arith.constant 1 : index
  %v46 = arith.divui %v45, %v43 : index
  %v47 = arith.constant 100 : i32
  cf.switch %v47 : i32, [
    default: ^bb0,
    0: ^bb2,
    7: ^bb1
  ]
^bb4(%v48: i1, %v49: index):
  %v50 = arith.constant 1 : i64
  %v51 = arith.remui %v50, %v50 : i64
  %v52 = arith.constant 1 : i32
  %v53 = arith.constant 1 : i32
  %v54 = arith.remui %v52, %v53 : i32
  %v55 = arith.cmpi eq, %v51, %v51 : i64
  func.call @f1() : () -> ()
  cf.br ^bb0
^bb5:
  %v57 = "t.op"() : () -> index
  %v58 = arith.remui %v28, %v28 : i1
  %v59 = "t.op"() : () -> i32
  cf.br ^bb0
}
// -----
func.func @f0(%v1: i32, %v2: i32) -> (i1, index) {
  %v3 = arith.constant false
  "t.use"(%v3) : (i1) -> ()
  %v4 = arith.constant 2 : index
  %v5 = arith.maxsi %v4, %v4 : index
  cf.cond_br %v3, ^bb0(%v5, %v3 : index, i1), ^bb0(%v5, %v3 : index, i1)
^bb0(%v6: index, %v7: i1):
  %v8 = "t.op"() : () -> i32
  %v9:2 = func.call @f3() : () -> (i32, i1)
  %v10:2 = func.call @f3() : () -> (i32, i1)
  %v11 = arith.constant 0 : i64
  %v12 = arith.remui %v11, %v11 : i64
  %v13 = arith.constant true
  %v14 = arith.constant true
  %v15 = arith.constant true
  cf.cond_br %v13, ^bb0(%v4, %v14 : index, i1), ^bb0(%v4, %v15 : index, i1)
}
func.func private @f1(%v16: i64) -> (i1) {
  %v17 = arith.constant 0 : i32
  "t.use"(%v17) : (i32) -> ()
  %v18:2 = func.call @f2(%v16) : (i64) -> (i64, i64)
  %v19 = arith.constant true
  %v20 = arith.select %v19, %v19, %v19 : i1
  %v21 = arith.constant 0 : index
  %v22 = arith.divui %v21, %v21 : index
  %v23 = arith.cmpi sge, %v17, %v17 : i32
  return %v20 : i1
}
func.func @f2(%v24: i64) -> (i64, i64) {
  %v25 = arith.constant 0 : i64
  return %v24, %v25 : i64, i64
}
func.func private @f3() -> (i32, i1) {
  %v26 = arith.constant false
  "t.use"(%v26) : (i1) -> ()
  %v27 = arith.constant -1 : i32
  %v28 = arith.divui %v27, %v27 : i32
  %v29 = arith.constant 0 : i64
  %v30 = func.call @f1(%v29) : (i64) -> (i1)
  %v31:2 = func.call @f3() : () -> (i32, i1)
  %v32 = arith.constant 1 : i32
  %v33 = arith.constant 100 : i32
  %v34 = arith.cmpi eq, %v32, %v33 : i32
  return %v33, %v30 : i32, i1
^bb0(%v35: index):
  return %v28, %v26 : i32, i1
^bb1(%v36: i1, %v37: i64):
  %v38 = arith.remui %v28, %v27 : i32
  %v39 = "t.op"() : () -> i64
  %v40 = arith.cmpi ult, %v27, %v28 : i32
  %v41 = arith.constant 7 : i32
  return %v41, %v40 : i32, i1
^bb2:
  "t.use"(%v28) : (i32) -> ()
  %v42 = arith.constant 1 : index
  %v43 = arith.maxsi %v42, %v42 : index
  %v44 = arith.divui %v32, %v27 : i32
  %v45 = arith.constant 1 : index
  cf.cond_br %v30, ^bb0(%v45 : index), ^bb0(%v45 : index)
^bb3(%v46: i32, %v47: i1):
  %v48 = arith.constant 7 : i32
  cf.br ^bb3(%v48, %v34 : i32, i1)
}
// -----
func.func @f0() -> (i1, index) {
  %v1 = arith.constant 0 : i64
  %v2 = arith.cmpi ult, %v1, %v1 : i64
  %v3 = arith.constant 4 : index
  %v4 = arith.remui %v3, %v3 : index
  cf.cond_br %v2, ^bb0, ^bb1(%v2 : i1)
^bb0:
  %v5 = arith.constant 100 : i32
  %v6 = arith.cmpi ne, %v5, %v5 : i32
  %v7:2 = func.call @f1(%v3) : (index) -> (i64, i1)
  %v8 = arith.minsi %v4, %v4 : index
  cf.br ^bb3
^bb1(%v9: i1):
  cf.cond_br %v2, ^bb2(%v1 : i64), ^bb1(%v2 : i1)
^bb2(%v10: i64):
  %v11 = arith.constant 7 : i32
  cf.switch %v11 : i32, [
    default: ^bb2(%v10 : i64),
    0: ^bb3,
    7: ^bb0
  ]
^bb3:
  %v12:2 = func.call @f0() : () -> (i1, index)
  %v13 = arith.select %v2, %v2, %v2 : i1
  cf.br ^bb0
}
func.func @f1(%v14: index) -> (i64, i1) {
  %v15 = arith.constant 0 : i64
  %v16 = arith.constant false
  return %v15, %v16 : i64, i1
^bb0:
  %v17 = "t.op"() : () -> i64
  "t.use"(%v17) : (i64) -> ()
  %v18 = arith.constant 0 : index
  %v19 = arith.cmpi eq, %v18, %v14 : index
  return %v17, %v19 : i64, i1
^bb1:
  %v20 = arith.maxsi %v14, %v14 : index
  %v21 = arith.constant 1 : i32
  %v22 = arith.constant 0 : i64
  %v23 = arith.constant true
  cf.switch %v21 : i32, [
    default: ^bb4(%v20 : index),
    0: ^bb4(%v14 : index),
    7: ^bb2(%v22, %v23 : i64, i1)
  ]
^bb2(%v24: i64, %v25: i1):
  cf.br ^bb0
^bb3(%v26: index):
  %v27 = arith.constant 0 : i32
  %v28 = arith.remui %v27, %v27 : i32
  %v29 = arith.constant 0 : i64
  %v30 = arith.constant false
  cf.switch %v27 : i32, [
    default: ^bb2(%v29, %v30 : i64, i1),
    0: ^bb2(%v29, %v30 : i64, i1),
    7: ^bb1
  ]
^bb4(%v31: index):
  %v32 = arith.constant 4 : index
  %v33 = arith.cmpi ne, %v31, %v32 : index
  %v34 = arith.constant 0 : i64
  %v35 = arith.minsi %v34, %v34 : i64
  cf.br ^bb4(%v14 : index)
}
func.func private @f2() -> (index, index)
// -----
func.func @f0(%v1: i32, %v2: index) {
  %v3 = arith.constant 0 : i64
  %v4 = arith.minsi %v3, %v3 : i64
  %v5 = arith.constant 0 : i32
  cf.switch %v5 : i32, [
    default: ^bb1,
    0: ^bb2(%v2, %v3 : index, i64),
    7: ^bb2(%v2, %v4 : index, i64)
  ]
^bb0:
  "t.use"(%v4) : (i64) -> ()
  %v6 = arith.constant 0 : index
  %v7 = arith.minsi %v2, %v6 : index
  return
^bb1:
  %v8 = arith.constant false
  %v9 = arith.minsi %v8, %v8 : i1
  %v10 = arith.constant 100 : i32
  %v11 = arith.constant -1 : i32
  %v12 = arith.divui %v10, %v11 : i32
  %v13 = arith.constant false
  %v14 = arith.maxsi %v13, %v9 : i1
  return
^bb2(%v15: index, %v16: i64):
  %v17 = arith.minsi %v1, %v1 : i32
  %v18 = arith.constant 5 : i64
  "t.use"(%v18) : (i64) -> ()
  %v19 = arith.constant true
  cf.cond_br %v19, ^bb0, ^bb0
^bb3(%v20: i1, %v21: i64):
  %v22 = arith.constant 5 : i64
  %v23 = arith.cmpi ne, %v22, %v4 : i64
  %v24 = arith.constant true
  func.call @f1(%v24, %v1) : (i1, i32) -> ()
  %v26 = arith.maxsi %v1, %v1 : i32
  cf.cond_br %v20, ^bb0, ^bb3(%v23, %v22 : i1, i64)
^bb4:
  %v27 = arith.constant true
  %v28 = arith.constant 2 : index
  cf.cond_br %v27, ^bb2(%v28, %v3 : index, i64), ^bb1
^bb5:
  %v29 = arith.divui %v1, %v1 : i32
  %v30 = "t.op"() : () -> i32
  %v31 = arith.constant 0 : i64
  %v32 = arith.constant 1 : i64
  %v33 = arith.divui %v31, %v32 : i64
  %v34 = arith.constant false
  cf.cond_br %v34, ^bb1, ^bb0
}
func.func private @f1(%v35: i1, %v36: i32) {
  "t.use"(%v35) : (i1) -> ()
  return
}
// -----
func.func @f0(%v1: i64, %v2: index) -> (i64) {
  %v3 = arith.minsi %v2, %v2 : index
  %v4 = arith.constant 0 : i32
  %v5 = arith.minsi %v4, %v4 : i32
  %v6 = arith.constant true
  %v7 = arith.select %v6, %v2, %v3 : index
  "t.use"(%v1) : (i64) -> ()
  %v8 = arith.constant false
  cf.cond_br %v8, ^bb1(%v1, %v3 : i64, index), ^bb0
^bb0:
  %v9 = arith.maxsi %v5, %v4 : i32
  cf.switch %v9 : i32, [
    default: ^bb1(%v1, %v3 : i64, index),
    0: ^bb2(%v4, %v1 : i32, i64),
    7: ^bb0
  ]
^bb1(%v10: i64, %v11: index):
  %v12 = arith.constant 5 : i64
  %v13 = arith.minsi %v12, %v10 : i64
  %v14 = arith.remui %v10, %v10 : i64
  %v15 = arith.constant 1 : index
  %v16 = arith.remui %v15, %v11 : index
  %v17 = func.call @f2() : () -> (i64)
  cf.cond_br %v6, ^bb2(%v4, %v10 : i32, i64), ^bb1(%v10, %v11 : i64, index)
^bb2(%v18: i32, %v19: i64):
  return %v1 : i64
}
func.func private @f1(i64, index)
func.func private @f2() -> (i64) {
  %v20 = arith.constant 7 : i32
  cf.br ^bb5(%v20 : i32)
^bb0:
  %v21 = arith.constant 1 : i64
  "t.use"(%v21) : (i64) -> ()
  %v22 = arith.constant true
  cf.cond_br %v22, ^bb4, ^bb4
^bb1(%v23: i64):
  %v24 = arith.constant false
  %v25 = arith.constant 7 : i32
  cf.cond_br %v24, ^bb1(%v23 : i64), ^bb5(%v25 : i32)
^bb2(%v26: i64, %v27: index):
  %v28 = arith.constant 0 : i64
  return %v28 : i64
^bb3:
  %v29 = arith.constant 0 : i64
  return %v29 : i64
^bb4:
  %v30 = arith.constant 0 : i64
  return %v30 : i64
^bb5(%v31: i32):
  %v32 = arith.cmpi slt, %v31, %v31 : i32
  cf.switch %v31 : i32, [
    default: ^bb5(%v31 : i32),
    0: ^bb3,
    7: ^bb3
  ]
}
func.func private @f3(%v33: i32) -> (i64) {
  %v34 = arith.constant 0 : i32
  %v35 = arith.constant 5 : i64
  cf.br ^bb0(%v34, %v35 : i32, i64)
^bb0(%v36: i32, %v37: i64):
  %v38 = arith.constant 0 : index
  func.call @f1(%v37, %v38) : (i64, index) -> ()
  %v40 = arith.divui %v33, %v36 : i32
  %v41 = arith.minsi %v38, %v38 : index
  return %v37 : i64
}
// -----
func.func @f0(%v1: i64, %v2: i32, %v3: i32) -> (i1) {
  %v4 = arith.constant 0 : i64
  %v5 = arith.remui %v4, %v1 : i64
  %v6 = arith.constant 0 : i64
  %v7 = arith.constant 0 : i64
  %v8 = arith.cmpi ult, %v6, %v7 : i64
  %v9 = arith.constant 0 : index
  %v10 = arith.constant 0 : index
  cf.switch %v3 : i32, [
    default: ^bb0(%v9 : index),
    0: ^bb0(%v9 : index),
    7: ^bb0(%v10 : index)
  ]
^bb0(%v11: index):
  %v12 = arith.remui %v8, %v8 : i1
  %v13 = arith.select %v8, %v5, %v1 : i64
  %v14 = arith.minsi %v2, %v3 : i32
  %v15 = arith.divui %v11, %v11 : index
  cf.br ^bb0(%v15 : index)
}
func.func private @f1(%v16: i1, %v17: index, %v18: i64) -> (i32) {
  %v19 = "t.op"() : () -> i64
  %v20 = arith.constant -1 : i32
  return %v20 : i32
^bb0(%v21: i64):
  %v22 = arith.cmpi slt, %v18, %v18 : i64
  %v23 = arith.constant 0 : i32
  cf.cond_br %v22, ^bb2(%v23, %v23 : i32, i32), ^bb2(%v23, %v23 : i32, i32)
^bb1(%v24: i32):
  %v25 = arith.constant false
  func.call @f2(%v25) : (i1) -> ()
  %v27 = arith.maxsi %v17, %v17 : index
  cf.br ^bb1(%v24 : i32)
^bb2(%v28: i32, %v29: i32):
  %v30 = arith.constant 2 : i32
  cf.br ^bb2(%v30, %v29 : i32, i32)
}
func.func private @f2(%v31: i1) {
  %v32 = arith.constant false
  %v33 = arith.select %v31, %v31, %v32 : i1
  %v34 = arith.constant 1 : index
  %v35 = arith.constant 2 : index
  %v36 = arith.minsi %v34, %v35 : index
  %v37 = arith.constant 4 : index
  %v38 = arith.select %v33, %v34, %v37 : index
  %v39 = arith.constant 1 : i64
  %v40 = arith.cmpi slt, %v39, %v39 : i64
  cf.br ^bb0(%v36 : index)
^bb0(%v41: index):
  %v42 = arith.constant -1 : i32
  %v43 = arith.cmpi eq, %v42, %v42 : i32
  %v44 = arith.constant 100 : i32
  %v45 = arith.select %v40, %v42, %v44 : i32
  %v46 = arith.constant true
  cf.cond_br %v46, ^bb1, ^bb1
^bb1:
  %v47:2 = func.call @f3(%v39) : (i64) -> (i1, i1)
  %v48 = arith.divui %v39, %v39 : i64
  %v49 = arith.constant 0 : index
  "t.use"(%v49) : (index) -> ()
  cf.cond_br %v40, ^bb1, ^bb1
^bb2:
  %v50 = arith.constant true
  %v51 = arith.maxsi %v40, %v50 : i1
  %v52 = arith.constant 7 : i32
  "t.use"(%v52) : (i32) -> ()
  %v53 = arith.constant 1 : i32
  %v54 = arith.constant 1 : i32
  %v55 = arith.maxsi %v53, %v54 : i32
  cf.switch %v55 : i32, [
    default: ^bb2,
    0: ^bb3(%v39 : i64),
    7: ^bb1
  ]
^bb3(%v56: i64):
  %v57 = arith.constant 7 : i32
  %v58 = arith.cmpi slt, %v57, %v57 : i32
  %v59 = arith.constant 5 : i64
  %v60 = func.call @f0(%v59, %v57, %v57) : (i64, i32, i32) -> (i1)
  cf.br ^bb0(%v36 : index)
^bb4(%v61: index):
  %v62 = arith.constant 1 : index
  %v63 = arith.constant 2 : index
  %v64 = arith.divui %v62, %v63 : index
  %v65 = arith.constant 2 : index
  %v66 = func.call @f1(%v31, %v65, %v39) : (i1, index, i64) -> (i32)
  %v67 = arith.maxsi %v37, %v63 : index
  %v68 = arith.constant true
  %v69 = arith.constant 4 : index
  cf.cond_br %v68, ^bb0(%v69 : index), ^bb1
}
func.func private @f3(i64) -> (i1, i1)
