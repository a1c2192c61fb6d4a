// options: --sccp
func.func @f0(%v1: i64, %v2: i64) {
  func.call @f0(%v1, %v1) : (i64, i64) -> ()
  %v4 = arith.constant 0 : i64
  func.call @f0(%v4, %v4) : (i64, i64) -> ()
  %v6 = arith.constant 4 : index
  %v7 = arith.xori %v6, %v6 : index
  %v8 = arith.constant 2 : i32
  %v9 = arith.minui %v8, %v8 : i32
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
  %v32 = arith.divui %v28, %v31 : i1
  %v33 = arith.constant 5 : i64
  %v34:2 = func.call @f1(%v25, %v26, %v33) : (i32, index, i64) -> (index, i32)
  %v35 = arith.constant 1 : i64
  %v36 = arith.cmpi eq, %v35, %v29 : i64
  %v37 = arith.cmpi ult, %v27, %v30 : i64
  %v38 = arith.constant -1 : i32
  return %v26, %v38 : index, i32
}
// -----
func.func @f0(%v1: i32, %v2: i32, %v3: i1) -> (i1, i64) {
  %v4 = "t.op"() : () -> index
  %v5 = arith.xori %v4, %v4 : index
  %v6 = scf.while (%v7 = %v4) : (index) -> (index) {
    %v8 = arith.constant false
    scf.condition(%v8) %v4 : index
  } do {
  ^bb0(%v9: index):
    %v10 = arith.constant 7 : i32
    %v11 = arith.constant 2 : i32
    %v12 = arith.cmpi slt, %v10, %v11 : i32
    %v13 = arith.constant true
    %v14 = arith.minui %v13, %v3 : i1
    %v15 = arith.xori %v2, %v2 : i32
    scf.yield %v9 : index
  }
  %v16 = arith.constant true
  %v17 = arith.constant 1 : i64
  return %v16, %v17 : i1, i64
}
func.func private @f1(%v18: i64, %v19: i1, %v20: i64) -> (i32) {
  cf.br ^bb1
^bb0:
  scf.execute_region {
    scf.yield
  }
  %v22 = arith.constant false
  "t.use"(%v22) : (i1) -> ()
  %v23 = arith.constant 2 : i32
  cf.switch %v23 : i32, [
    default: ^bb1,
    0: ^bb1,
    7: ^bb0
  ]
^bb1:
  %v24 = arith.constant false
  %v25 = arith.select %v19, %v24, %v24 : i1
  cf.cond_br %v19, ^bb1, ^bb0
}
func.func private @f2(%v26: i1, %v27: index, %v28: i1) -> (i32) {
  %v29 = arith.constant 1 : i32
  return %v29 : i32
^bb0:
  %v30 = arith.constant 1 : i64
  cf.br ^bb2(%v30 : i64)
^bb1(%v31: index, %v32: index):
  %v33 = arith.constant true
  %v34 = arith.andi %v28, %v33 : i1
  %v36 = arith.constant 1 : index
  %v35 = scf.for %v37 = %v36 to %v36 step %v31 iter_args(%v38 = %v34) -> (i1) {
    %v39 = "t.op"() : () -> i1
    %v40 = arith.subi %v36, %v32 : index
    scf.yield %v34 : i1
  }
  %v41 = arith.constant 0 : i32
  return %v41 : i32
^bb2(%v42: i64):
  %v43 = arith.constant -1 : i32
  %v44 = arith.cmpi ult, %v43, %v43 : i32
  %v45 = arith.cmpi ne, %v42, %v42 : i64
  %v46 = arith.ori %v27, %v27 : index
  %v47 = arith.constant 0 : i32
  %v48 = arith.andi %v43, %v47 : i32
  cf.br ^bb0
^bb3(%v49: i32):
  %v50 = arith.constant 1 : i64
  %v51 = arith.constant 100 : i32
  cf.cond_br %v28, ^bb0, ^bb4(%v50, %v51 : i64, i32)
^bb4(%v52: i64, %v53: i32):
  return %v53 : i32
^bb5(%v54: i1, %v55: i64):
  %v56 = arith.constant 1 : index
  "t.use"(%v56) : (index) -> ()
  %v57 = arith.ori %v27, %v27 : index
  %v58 = arith.constant false
  %v59 = arith.constant false
  %v60 = arith.divui %v58, %v59 : i1
  "t.use"(%v55) : (i64) -> ()
  cf.br ^bb1(%v27, %v27 : index, index)
}
// -----
func.func @f0() {
  cf.br ^bb2
^bb0:
  %v1 = arith.constant false
  %v2 = arith.xori %v1, %v1 : i1
  cf.cond_br %v2, ^bb1, ^bb0
^bb1:
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 4 : index
  %v5 = arith.addi %v3, %v4 : index
  %v6 = arith.constant true
  cf.cond_br %v6, ^bb2, ^bb2
^bb2:
  %v7 = arith.constant 0 : i64
  %v8 = arith.constant 0 : index
  %v9 = arith.constant 1 : i32
  %v10:2 = func.call @f1(%v7, %v8, %v9) : (i64, index, i32) -> (i1, index)
  %v11 = arith.constant 1 : i64
  %v12 = arith.constant 5 : i64
  %v13 = arith.addi %v11, %v12 : i64
  %v14 = arith.constant false
  cf.cond_br %v14, ^bb0, ^bb1
}
func.func @f1(%v15: i64, %v16: index, %v17: i32) -> (i1, index) {
  "t.use"(%v16) : (index) -> ()
  %v18 = arith.andi %v17, %v17 : i32
  scf.execute_region {
    "t.use"(%v15) : (i64) -> ()
    %v20:2 = func.call @f2(%v18, %v16) : (i32, index) -> (index, i32)
    %v21 = arith.constant 1 : i64
    %v22 = arith.cmpi slt, %v21, %v15 : i64
    scf.yield
  }
  %v23 = arith.cmpi sge, %v17, %v18 : i32
  %v24:2 = func.call @f2(%v17, %v16) : (i32, index) -> (index, i32)
  cf.switch %v17 : i32, [
    default: ^bb3,
    0: ^bb0(%v15, %v15 : i64, i64),
    7: ^bb2(%v15 : i64)
  ]
^bb0(%v25: i64, %v26: i64):
  %v27 = arith.constant false
  %v28 = arith.select %v23, %v23, %v27 : i1
  scf.execute_region {
    %v30 = arith.cmpi slt, %v18, %v18 : i32
    %v31 = arith.constant 5 : i64
    %v32 = arith.constant 2 : i32
    %v33:2 = func.call @f1(%v31, %v16, %v32) : (i64, index, i32) -> (i1, index)
    %v34 = arith.constant true
    %v35 = arith.minui %v34, %v34 : i1
    scf.yield
  }
  %v36 = arith.constant false
  cf.cond_br %v36, ^bb3, ^bb2(%v25 : i64)
^bb1:
  "t.use"(%v18) : (i32) -> ()
  %v37 = arith.constant 4 : index
  %v38 = arith.select %v23, %v37, %v37 : index
  %v39 = arith.constant 5 : i64
  %v40 = arith.muli %v39, %v39 : i64
  cf.br ^bb0(%v15, %v39 : i64, i64)
^bb2(%v41: i64):
  scf.execute_region {
    scf.yield
  }
  %v43 = arith.constant 0 : i64
  %v44 = arith.cmpi sge, %v43, %v43 : i64
  %v45:2 = func.call @f2(%v17, %v16) : (i32, index) -> (index, i32)
  cf.br ^bb3
^bb3:
  %v46 = arith.constant 1 : i32
  %v47 = arith.cmpi eq, %v17, %v46 : i32
  cf.br ^bb3
}
func.func private @f2(%v48: i32, %v49: index) -> (index, i32) {
  func.call @f0() : () -> ()
  %v51 = arith.constant 1 : i64
  %v52 = arith.minui %v51, %v51 : i64
  %v53 = arith.constant 5 : i64
  %v54 = arith.xori %v53, %v51 : i64
  return %v49, %v48 : index, i32
^bb0:
  %v55:2 = scf.execute_region -> (i1, i64) {
    %v56:2 = func.call @f1(%v53, %v49, %v48) : (i64, index, i32) -> (i1, index)
    %v57 = arith.constant true
    scf.yield %v57, %v52 : i1, i64
  }
  %v58 = arith.constant -1 : i32
  %v59 = arith.constant 100 : i32
  %v60 = arith.divui %v58, %v59 : i32
  %v61 = arith.constant 2 : index
  return %v61, %v60 : index, i32
}
// -----
func.func @f0(%v1: index, %v2: i64, %v3: i64) -> (i64, i64) {
  %v4 = "t.op"() : () -> i1
  %v5 = arith.constant 0 : i64
  %v6 = arith.cmpi ult, %v5, %v5 : i64
  %v8 = arith.constant 2 : index
  %v9 = arith.constant 2 : i32
  %v7:2 = scf.for %v10 = %v8 to %v8 step %v1 iter_args(%v11 = %v9, %v12 = %v4) -> (i32, i1) {
    scf.yield %v9, %v6 : i32, i1
  }
  "t.use"(%v8) : (index) -> ()
  %v13:2 = scf.execute_region -> (i1, i64) {
    %v14 = arith.constant false
    scf.yield %v14, %v5 : i1, i64
  }
  return %v5, %v3 : i64, i64
}
func.func private @f1(%v15: i1) -> (index, i64) {
  %v16 = "t.op"() : () -> i32
  %v17:2 = func.call @f1(%v15) : (i1) -> (index, i64)
  %v18 = arith.constant true
  %v19 = arith.muli %v15, %v18 : i1
  %v20 = arith.constant 2 : index
  %v21 = arith.constant 1 : i64
  %v22:2 = func.call @f0(%v20, %v21, %v21) : (index, i64, i64) -> (i64, i64)
  %v23 = arith.andi %v20, %v20 : index
  %v24 = arith.constant 100 : i32
  cf.cond_br %v19, ^bb0(%v16 : i32), ^bb0(%v24 : i32)
^bb0(%v25: i32):
  %v26 = arith.constant -1 : i32
  %v27 = arith.constant 0 : i32
  cf.cond_br %v18, ^bb0(%v26 : i32), ^bb0(%v27 : i32)
}
// -----
func.func @f0(%v1: index, %v2: i1) -> (index) {
  scf.if %v2 {
    %v4 = arith.constant false
    %v5 = arith.muli %v4, %v2 : i1
    scf.yield
  } else {
    %v6 = arith.constant 0 : index
    %v7 = arith.addi %v1, %v6 : index
    %v8:2 = scf.execute_region -> (index, i32) {
      %v9 = arith.constant 4 : index
      %v10 = arith.constant 100 : i32
      scf.yield %v9, %v10 : index, i32
    }
    func.call @f1() : () -> ()
    scf.yield
  }
  %v12 = arith.constant 5 : i64
  %v13 = arith.constant 1 : i64
  %v14 = arith.cmpi sge, %v12, %v13 : i64
  %v15 = arith.constant 0 : index
  %v16 = arith.cmpi ult, %v15, %v15 : index
  %v17 = arith.constant 100 : i32
  %v18 = arith.constant 0 : i32
  %v19 = arith.muli %v17, %v18 : i32
  %v20 = arith.constant 0 : index
  return %v20 : index
^bb0(%v21: index, %v22: i64):
  %v23:2 = scf.if %v16 -> (i32, i1) {
    %v24 = arith.cmpi eq, %v1, %v15 : index
    %v25 = arith.muli %v18, %v18 : i32
    %v26 = arith.constant 100 : i32
    %v27 = arith.cmpi slt, %v19, %v26 : i32
    %v28 = arith.constant false
    scf.yield %v26, %v28 : i32, i1
  } else {
    scf.yield %v19, %v16 : i32, i1
  }
  %v30 = arith.constant 4 : index
  %v29:2 = scf.for %v31 = %v30 to %v15 step %v1 iter_args(%v32 = %v13, %v33 = %v14) -> (i64, i1) {
    %v34 = arith.select %v16, %v33, %v16 : i1
    %v35 = func.call @f0(%v30, %v14) : (index, i1) -> (index)
    "t.use"(%v15) : (index) -> ()
    scf.yield %v32, %v34 : i64, i1
  }
  "t.use"(%v21) : (index) -> ()
  %v36 = arith.maxsi %v15, %v30 : index
  return %v15 : index
}
func.func private @f1()
func.func private @f2()
// -----
func.func @f0(%v1: i32) {
  %v2 = arith.constant true
  "t.use"(%v2) : (i1) -> ()
  %v3 = arith.constant 0 : i64
  %v4 = arith.xori %v3, %v3 : i64
  %v5 = arith.constant 1 : index
  "t.use"(%v5) : (index) -> ()
  "t.use"(%v2) : (i1) -> ()
  %v6 = arith.constant 0 : i64
  %v7 = arith.minui %v6, %v4 : i64
  return
}
func.func @f1(%v8: i64, %v9: index, %v10: index) {
  %v11 = arith.constant 4 : index
  %v12 = arith.constant 4 : index
  %v13 = arith.subi %v11, %v12 : index
  %v14 = arith.constant 2 : index
  "t.use"(%v14) : (index) -> ()
  %v15 = arith.constant true
  %v16 = arith.constant false
  %v17 = arith.xori %v15, %v16 : i1
  %v18 = arith.subi %v15, %v15 : i1
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
  %v15 = arith.addi %v1, %v14 : i32
  %v16 = arith.constant 4 : index
  %v17 = arith.constant 2 : index
  %v18 = arith.cmpi slt, %v16, %v17 : index
  %v19 = arith.constant false
  cf.cond_br %v19, ^bb1, ^bb2(%v15 : i32)
^bb2(%v20: i32):
  %v22 = arith.constant 4 : index
  %v21 = scf.while (%v23 = %v22) : (index) -> (index) {
    "t.use"(%v2) : (i1) -> ()
    %v24 = arith.xori %v2, %v2 : i1
    %v25 = arith.constant 4 : index
    scf.condition(%v2) %v25 : index
  } do {
  ^bb0(%v26: index):
    scf.yield %v22 : index
  }
  %v27 = arith.constant 1 : index
  %v28 = arith.minui %v22, %v27 : index
  scf.while () : () -> () {
    scf.condition(%v2) 
  } do {
  ^bb0():
    %v30 = arith.constant 1 : index
    %v31 = arith.ori %v30, %v22 : index
    %v32 = arith.constant 0 : i64
    %v33 = arith.andi %v32, %v32 : i64
    scf.yield
  }
  %v34 = arith.constant false
  "t.use"(%v34) : (i1) -> ()
  %v35 = arith.constant true
  cf.br ^bb0(%v35 : i1)
}
func.func private @f1(%v36: i1, %v37: i32) -> (i32) {
  return %v37 : i32
}
// -----
func.func @f0(%v1: index, %v2: i64) {
  %v3 = arith.constant 1 : index
  func.call @f0(%v3, %v2) : (index, i64) -> ()
  %v5 = arith.constant 1 : i64
  %v6 = arith.subi %v5, %v5 : i64
  %v8 = arith.constant 1 : index
  %v7 = scf.for %v9 = %v8 to %v1 step %v1 iter_args(%v10 = %v3) -> (index) {
    %v11 = func.call @f1(%v1) : (index) -> (i1)
    func.call @f0(%v10, %v5) : (index, i64) -> ()
    %v14 = arith.constant 1 : index
    %v15 = arith.constant 2 : index
    %v13 = scf.for %v16 = %v14 to %v15 step %v1 iter_args(%v17 = %v11) -> (i1) {
      scf.yield %v17 : i1
    }
    %v18 = arith.constant 0 : index
    scf.yield %v18 : index
  }
  %v19 = func.call @f1(%v8) : (index) -> (i1)
  return
}
func.func private @f1(%v20: index) -> (i1) {
  %v21 = arith.constant -1 : i32
  %v22 = arith.ori %v21, %v21 : i32
  %v23 = arith.constant 1 : i64
  %v24 = arith.cmpi ult, %v23, %v23 : i64
  %v25 = arith.constant false
  return %v25 : i1
^bb0(%v26: i1, %v27: index):
  %v28 = arith.select %v24, %v24, %v24 : i1
  %v29 = arith.subi %v22, %v22 : i32
  "t.use"(%v20) : (index) -> ()
  %v30 = arith.constant true
  %v31 = arith.constant 2 : index
  cf.br ^bb0(%v30, %v31 : i1, index)
^bb1(%v32: i64):
  cf.br ^bb3(%v21 : i32)
^bb2:
  "t.use"(%v20) : (index) -> ()
  %v34 = arith.constant 0 : index
  %v33:2 = scf.for %v35 = %v34 to %v34 step %v34 iter_args(%v36 = %v24, %v37 = %v21) -> (i1, i32) {
    %v38 = arith.constant 2 : index
    %v39 = func.call @f1(%v38) : (index) -> (i1)
    %v40 = arith.constant 1 : index
    %v41 = func.call @f1(%v40) : (index) -> (i1)
    %v42 = arith.constant 0 : i32
    scf.yield %v41, %v42 : i1, i32
  }
  %v43 = arith.constant 5 : i64
  %v44 = arith.cmpi eq, %v43, %v23 : i64
  %v45 = arith.subi %v34, %v20 : index
  cf.br ^bb0(%v24, %v45 : i1, index)
^bb3(%v46: i32):
  %v47 = arith.constant true
  %v48 = arith.andi %v24, %v47 : i1
  %v49:2 = scf.if %v47 -> (i32, i32) {
    %v50 = arith.select %v47, %v23, %v23 : i64
    %v51 = arith.addi %v24, %v24 : i1
    scf.yield %v22, %v22 : i32, i32
  } else {
    %v52 = arith.constant -1 : i32
    scf.yield %v22, %v52 : i32, i32
  }
  %v54 = arith.constant false
  %v53 = scf.if %v54 -> (i64) {
    %v55 = arith.andi %v21, %v21 : i32
    %v56 = arith.constant false
    %v57 = arith.subi %v56, %v54 : i1
    %v58 = arith.constant 0 : i64
    %v59 = arith.maxsi %v58, %v58 : i64
    scf.yield %v58 : i64
  } else {
    func.call @f0(%v20, %v23) : (index, i64) -> ()
    scf.yield %v23 : i64
  }
  %v61 = arith.constant 1 : i64
  cf.br ^bb1(%v61 : i64)
^bb4:
  %v62 = "t.op"() : () -> index
  "t.use"(%v23) : (i64) -> ()
  %v63 = arith.xori %v21, %v22 : i32
  %v64 = arith.constant 0 : i32
  %v65 = arith.andi %v64, %v63 : i32
  cf.br ^bb3(%v65 : i32)
}
// -----
func.func @f0(%v1: index) {
  func.call @f0(%v1) : (index) -> ()
  %v3 = arith.constant 0 : i64
  %v4 = arith.constant 1 : i64
  %v5 = arith.cmpi slt, %v3, %v4 : i64
  %v6 = arith.cmpi sge, %v1, %v1 : index
  %v7 = arith.minui %v5, %v6 : i1
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
  %v3 = arith.subi %v1, %v2 : index
  %v4 = arith.constant true
  %v5 = arith.constant 2 : i32
  %v6 = arith.select %v4, %v5, %v5 : i32
  %v7 = arith.constant 5 : i64
  "t.use"(%v7) : (i64) -> ()
  return
^bb0(%v8: i64):
  %v9 = arith.subi %v2, %v2 : index
  %v10 = scf.execute_region -> (index) {
    %v11 = "t.op"() : () -> i32
    %v12:2 = scf.execute_region -> (i32, i64) {
      %v13 = arith.constant 1 : i32
      scf.yield %v13, %v8 : i32, i64
    }
    %v14 = arith.cmpi sge, %v8, %v7 : i64
    scf.yield %v2 : index
  }
  cf.br ^bb0(%v7 : i64)
^bb1(%v15: index):
  scf.while () : () -> () {
    %v17 = arith.constant 2 : index
    %v18 = arith.subi %v1, %v17 : index
    %v19 = arith.constant 7 : i32
    %v20 = arith.xori %v19, %v5 : i32
    %v21 = arith.constant 2 : index
    func.call @f0(%v21) : (index) -> ()
    %v23 = arith.constant true
    scf.condition(%v23) 
  } do {
  ^bb0():
    %v24 = arith.constant 1 : i64
    %v25 = arith.cmpi ne, %v7, %v24 : i64
    scf.yield
  }
  %v26 = arith.constant true
  cf.cond_br %v26, ^bb1(%v1 : index), ^bb1(%v15 : index)
^bb2:
  %v27 = arith.constant 2 : i32
  func.call @f1(%v2, %v27) : (index, i32) -> ()
  %v29 = arith.constant 1 : i64
  "t.use"(%v29) : (i64) -> ()
  %v30 = arith.constant false
  %v31 = arith.xori %v4, %v30 : i1
  return
}
func.func private @f1(%v32: index, %v33: i32) {
  %v34 = arith.constant true
  %v35 = arith.constant 5 : i64
  cf.cond_br %v34, ^bb0(%v32, %v32 : index, index), ^bb4(%v35, %v34 : i64, i1)
^bb0(%v36: index, %v37: index):
  %v38 = arith.constant 1 : i64
  %v39 = arith.ori %v38, %v38 : i64
  %v40 = arith.constant false
  %v41 = arith.constant 0 : index
  cf.cond_br %v40, ^bb0(%v41, %v37 : index, index), ^bb1
^bb1:
  %v42:2 = scf.execute_region -> (i1, i32) {
    %v43 = arith.constant true
    %v44 = arith.andi %v43, %v43 : i1
    scf.while () : () -> () {
      scf.condition(%v43) 
    } do {
    ^bb0():
      scf.yield
    }
    scf.yield %v43, %v33 : i1, i32
  }
  return
^bb2:
  %v46 = arith.constant 4 : index
  %v47 = arith.constant 5 : i64
  %v48 = func.call @f2(%v46, %v47) : (index, i64) -> (i64)
  cf.br ^bb2
^bb3:
  %v49 = arith.ori %v32, %v32 : index
  %v50 = arith.constant false
  cf.cond_br %v50, ^bb3, ^bb5
^bb4(%v51: i64, %v52: i1):
  "t.use"(%v52) : (i1) -> ()
  cf.br ^bb4(%v51, %v52 : i64, i1)
^bb5:
  %v53 = arith.ori %v33, %v33 : i32
  cf.br ^bb2
}
func.func private @f2(index, i64) -> (i64)
// -----
func.func @f0() -> (i1) {
  %v1 = arith.constant false
  %v2 = arith.muli %v1, %v1 : i1
  %v3 = arith.constant false
  %v4 = arith.constant 1 : index
  %v5 = arith.constant 1 : i32
  cf.cond_br %v3, ^bb0(%v4, %v5 : index, i32), ^bb0(%v4, %v5 : index, i32)
^bb0(%v6: index, %v7: i32):
  %v8:2 = scf.execute_region -> (i1, i1) {
    %v10 = arith.constant 0 : index
    %v9 = scf.for %v11 = %v10 to %v6 step %v10 iter_args(%v12 = %v10) -> (index) {
      %v13 = arith.constant false
      %v14 = arith.constant true
      %v15 = arith.select %v2, %v13, %v14 : i1
      %v16 = arith.constant 5 : i64
      %v17 = arith.constant true
      func.call @f2(%v16, %v17, %v6) : (i64, i1, index) -> ()
      %v19 = arith.cmpi sge, %v16, %v16 : i64
      %v20 = arith.constant 1 : index
      scf.yield %v20 : index
    }
    %v21 = arith.constant true
    %v22 = arith.addi %v2, %v21 : i1
    %v23 = arith.constant 1 : i64
    %v24 = arith.maxsi %v23, %v23 : i64
    %v25 = arith.constant false
    scf.yield %v25, %v25 : i1, i1
  }
  %v26 = arith.constant 5 : i64
  func.call @f2(%v26, %v1, %v6) : (i64, i1, index) -> ()
  "t.use"(%v7) : (i32) -> ()
  func.call @f2(%v26, %v2, %v6) : (i64, i1, index) -> ()
  cf.br ^bb0(%v6, %v7 : index, i32)
}
func.func private @f1(%v29: index) -> (i32) {
  %v30 = arith.constant 2 : i32
  %v31 = arith.constant 100 : i32
  %v32 = arith.subi %v30, %v31 : i32
  %v33 = "t.op"() : () -> i1
  %v34 = arith.andi %v29, %v29 : index
  cf.br ^bb3(%v30 : i32)
^bb0:
  %v35 = arith.constant 1 : i32
  %v36 = arith.divui %v32, %v35 : i32
  %v37 = arith.constant 1 : index
  %v38 = arith.select %v33, %v37, %v37 : index
  scf.while () : () -> () {
    %v40 = arith.muli %v31, %v30 : i32
    "t.use"(%v33) : (i1) -> ()
    scf.condition(%v33) 
  } do {
  ^bb0():
    %v41 = arith.select %v33, %v37, %v37 : index
    scf.yield
  }
  cf.cond_br %v33, ^bb2(%v33 : i1), ^bb2(%v33 : i1)
^bb1(%v42: i1, %v43: index):
  "t.use"(%v42) : (i1) -> ()
  %v44 = scf.execute_region -> (index) {
    %v45 = arith.constant 1 : index
    %v46 = arith.cmpi sge, %v43, %v45 : index
    scf.yield %v45 : index
  }
  %v47 = arith.maxsi %v33, %v42 : i1
  %v48 = arith.constant 100 : i32
  cf.switch %v48 : i32, [
    default: ^bb1(%v33, %v34 : i1, index),
    0: ^bb0,
    7: ^bb2(%v42 : i1)
  ]
^bb2(%v49: i1):
  %v50 = arith.constant 1 : i64
  %v51 = arith.constant 5 : i64
  %v52 = arith.cmpi ult, %v50, %v51 : i64
  %v53 = arith.constant 5 : i64
  %v54 = arith.muli %v53, %v50 : i64
  %v55 = arith.constant false
  func.call @f2(%v54, %v55, %v29) : (i64, i1, index) -> ()
  %v57 = arith.constant 2 : i32
  return %v57 : i32
^bb3(%v58: i32):
  %v59 = arith.constant -1 : i32
  %v60 = arith.constant 1 : i32
  cf.switch %v59 : i32, [
    default: ^bb0,
    0: ^bb3(%v60 : i32),
    7: ^bb0
  ]
}
func.func private @f2(%v61: i64, %v62: i1, %v63: index) {
  %v64 = func.call @f1(%v63) : (index) -> (i32)
  %v65 = arith.constant true
  %v66 = arith.xori %v62, %v65 : i1
  %v67 = arith.ori %v62, %v65 : i1
  %v68 = arith.constant 7 : i32
  %v69 = arith.cmpi ult, %v68, %v68 : i32
  return
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
  %v19:2 = scf.index_switch %v4 -> i32, i1
  case 0 {
    %v20 = arith.andi %v18, %v4 : index
    scf.yield %v3, %v2 : i32, i1
  }
  case 1 {
    %v21 = arith.constant 0 : index
    %v22 = arith.constant 2 : index
    %v23 = arith.cmpi sge, %v21, %v22 : index
    %v24 = arith.constant 1 : index
    %v25 = arith.maxsi %v18, %v24 : index
    scf.yield %v3, %v23 : i32, i1
  }
  default {
    scf.yield %v3, %v2 : i32, i1
  }
  %v26 = arith.constant 1 : i32
  return %v26 : i32
^bb3(%v27: i64, %v28: i32):
  cf.cond_br %v2, ^bb4(%v27, %v27 : i64, i64), ^bb2(%v27, %v27 : i64, i64)
^bb4(%v29: i64, %v30: i64):
  func.call @f0(%v3) : (i32) -> ()
  %v32 = arith.constant 4 : index
  %v33 = arith.cmpi ne, %v4, %v32 : index
  %v34 = arith.andi %v32, %v32 : index
  %v35 = arith.xori %v3, %v3 : i32
  return %v3 : i32
}
// -----
func.func @f0() -> (i32) {
  %v1 = arith.constant 4 : index
  %v2 = arith.minui %v1, %v1 : index
  %v3 = arith.constant 0 : i32
  return %v3 : i32
^bb0(%v4: i1, %v5: i1):
  %v6 = arith.constant -1 : i32
  "t.use"(%v6) : (i32) -> ()
  %v7 = arith.constant 0 : i64
  %v8 = arith.xori %v7, %v7 : i64
  %v10 = arith.constant 2 : index
  %v9:2 = scf.for %v11 = %v10 to %v2 step %v2 iter_args(%v12 = %v6, %v13 = %v7) -> (i32, i64) {
    %v14 = arith.constant 0 : i64
    scf.yield %v6, %v14 : i32, i64
  }
  %v15 = arith.constant true
  cf.cond_br %v4, ^bb0(%v4, %v5 : i1, i1), ^bb0(%v15, %v5 : i1, i1)
}
// -----
func.func @f0(%v1: i64, %v2: i64, %v3: index) -> (i64) {
  %v4 = arith.constant -1 : i32
  %v5 = arith.constant 100 : i32
  %v6 = arith.muli %v4, %v5 : i32
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
  %v17 = arith.minui %v14, %v15 : i32
  cf.cond_br %v8, ^bb0, ^bb1
^bb1:
  %v18 = arith.divui %v3, %v7 : index
  %v19 = arith.constant false
  %v20 = arith.minui %v10, %v19 : i1
  cf.cond_br %v19, ^bb0, ^bb1
}
func.func private @f1() {
  return
}
func.func @f2() {
  %v21 = arith.constant false
  "t.use"(%v21) : (i1) -> ()
  %v22 = arith.constant 1 : i32
  %v23 = arith.xori %v22, %v22 : i32
  %v24 = arith.constant 0 : i64
  cf.cond_br %v21, ^bb0, ^bb1(%v22, %v24 : i32, i64)
^bb0:
  %v25:2 = scf.execute_region -> (i1, index) {
    %v26 = arith.constant 0 : index
    scf.yield %v21, %v26 : i1, index
  }
  %v27 = arith.constant true
  %v28 = arith.constant 0 : i64
  %v29 = arith.constant false
  %v30 = arith.constant 7 : i32
  cf.cond_br %v27, ^bb1(%v22, %v28 : i32, i64), ^bb2(%v29, %v30 : i1, i32)
^bb1(%v31: i32, %v32: i64):
  %v33 = arith.constant 2 : index
  %v34 = arith.cmpi eq, %v33, %v33 : index
  "t.use"(%v31) : (i32) -> ()
  %v36 = arith.constant true
  %v35:2 = scf.if %v36 -> (i32, i32) {
    %v37 = arith.constant 1 : i32
    scf.yield %v37, %v31 : i32, i32
  } else {
    %v38 = arith.divui %v32, %v32 : i64
    scf.yield %v22, %v22 : i32, i32
  }
  %v39 = "t.op"() : () -> i64
  cf.br ^bb2(%v36, %v23 : i1, i32)
^bb2(%v40: i1, %v41: i32):
  %v42 = arith.constant 5 : i64
  %v43 = arith.select %v21, %v42, %v42 : i64
  cf.br ^bb0
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
  %v17 = arith.divui %v16, %v16 : index
  cf.br ^bb3
^bb3:
  %v18 = arith.constant 0 : index
  %v19 = arith.constant 1 : i32
  %v20 = func.call @f1(%v18, %v19, %v19) : (index, i32, i32) -> (i64)
  %v21 = scf.while (%v22 = %v18) : (index) -> (index) {
    %v23 = arith.constant false
    scf.condition(%v23) %v18 : index
  } do {
  ^bb0(%v24: index):
    %v25 = arith.constant 0 : index
    %v26 = arith.cmpi ne, %v18, %v25 : index
    %v27 = arith.andi %v26, %v26 : i1
    %v28 = arith.select %v26, %v1, %v1 : i64
    %v29 = arith.constant 4 : index
    scf.yield %v29 : index
  }
  %v30 = arith.constant false
  %v31 = arith.constant false
  cf.cond_br %v30, ^bb3, ^bb1(%v31 : i1)
}
func.func private @f1(%v32: index, %v33: i32, %v34: i32) -> (i64) {
  %v35 = arith.constant 0 : i64
  %v36 = arith.cmpi slt, %v35, %v35 : i64
  %v37 = arith.constant 0 : i64
  return %v37 : i64
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
  %v5 = arith.xori %v3, %v4 : i1
  return
^bb0:
  func.call @f0(%v1, %v2) : (index, i64) -> ()
  %v7 = arith.constant 7 : i32
  %v8 = arith.constant 7 : i32
  %v9 = arith.muli %v7, %v8 : i32
  %v10 = arith.cmpi slt, %v2, %v2 : i64
  cf.cond_br %v10, ^bb0, ^bb4(%v1 : index)
^bb1:
  %v11 = arith.constant 1 : i64
  %v12 = arith.select %v5, %v11, %v11 : i64
  %v13 = arith.constant 5 : i64
  %v14 = arith.muli %v11, %v13 : i64
  %v15 = arith.constant false
  cf.cond_br %v15, ^bb0, ^bb0
^bb2(%v16: i1, %v17: index):
  return
^bb3(%v18: i32):
  scf.for %v20 = %v1 to %v1 step %v1 {
    %v21 = arith.constant 0 : index
    func.call @f0(%v21, %v2) : (index, i64) -> ()
    %v23:2 = func.call @f1() : () -> (index, i32)
    scf.yield
  }
  %v24 = "t.op"() : () -> i1
  %v25 = arith.cmpi eq, %v1, %v1 : index
  %v26 = arith.constant true
  %v27 = arith.divui %v26, %v25 : i1
  %v28 = arith.constant true
  cf.cond_br %v28, ^bb0, ^bb4(%v1 : index)
^bb4(%v29: index):
  %v30 = arith.constant 1 : i32
  %v31 = arith.constant 0 : i32
  %v32 = arith.subi %v30, %v31 : i32
  cf.br ^bb4(%v1 : index)
^bb5(%v33: i64):
  %v34 = arith.subi %v1, %v1 : index
  return
}
func.func private @f1() -> (index, i32) {
  cf.br ^bb0
^bb0:
  %v36 = arith.constant 7 : i32
  %v35 = scf.while (%v37 = %v36) : (i32) -> (i32) {
    %v38 = arith.constant 1 : index
    "t.use"(%v38) : (index) -> ()
    %v39 = arith.constant false
    scf.condition(%v39) %v37 : i32
  } do {
  ^bb0(%v40: i32):
    %v42 = arith.constant true
    %v41:2 = scf.if %v42 -> (i32, i64) {
      %v43 = arith.constant 4 : index
      %v44 = arith.constant 1 : i64
      func.call @f0(%v43, %v44) : (index, i64) -> ()
      %v46 = arith.constant true
      %v47 = arith.select %v46, %v43, %v43 : index
      %v48 = arith.constant 4 : index
      %v49 = arith.cmpi eq, %v43, %v48 : index
      %v50 = arith.constant 5 : i64
      scf.yield %v36, %v50 : i32, i64
    } else {
      %v51 = arith.constant 2 : index
      %v52 = arith.andi %v51, %v51 : index
      %v53 = arith.constant -1 : i32
      %v54 = arith.cmpi ne, %v53, %v40 : i32
      %v55 = arith.constant 5 : i64
      scf.yield %v53, %v55 : i32, i64
    }
    %v57 = arith.constant 4 : index
    %v56 = scf.while (%v58 = %v57) : (index) -> (index) {
      %v59 = arith.divui %v42, %v42 : i1
      %v60 = arith.constant -1 : i32
      "t.use"(%v60) : (i32) -> ()
      %v61 = arith.divui %v42, %v42 : i1
      scf.condition(%v42) %v58 : index
    } do {
    ^bb0(%v62: index):
      scf.yield %v57 : index
    }
    scf.yield %v40 : i32
  }
  %v63 = arith.constant false
  %v64 = arith.xori %v63, %v63 : i1
  %v65 = arith.constant true
  %v66 = arith.constant 2 : index
  %v67 = arith.select %v65, %v66, %v66 : index
  %v68 = "t.op"() : () -> i32
  cf.cond_br %v63, ^bb0, ^bb0
}
// -----
func.func @f0(%v1: i32) -> (index) {
  %v2 = arith.constant true
  %v3 = arith.constant 2 : i32
  %v4 = arith.constant 7 : i32
  %v5 = arith.select %v2, %v3, %v4 : i32
  %v6 = arith.constant 0 : i64
  %v7 = arith.divui %v6, %v6 : i64
  %v9 = arith.constant false
  %v8 = scf.if %v9 -> (index) {
    %v11 = arith.constant 1 : index
    %v12 = arith.constant 0 : index
    %v10 = scf.for %v13 = %v11 to %v11 step %v12 iter_args(%v14 = %v2) -> (i1) {
      %v15 = arith.constant 4 : index
      %v16 = arith.cmpi sge, %v12, %v15 : index
      %v17 = arith.constant true
      scf.yield %v17 : i1
    }
    %v18 = arith.select %v2, %v7, %v6 : i64
    "t.use"(%v3) : (i32) -> ()
    scf.yield %v12 : index
  } else {
    %v20 = arith.constant 2 : index
    %v19 = scf.while (%v21 = %v20) : (index) -> (index) {
      %v22 = arith.muli %v21, %v21 : index
      %v23 = arith.xori %v7, %v6 : i64
      scf.condition(%v2) %v22 : index
    } do {
    ^bb0(%v24: index):
      scf.yield %v20 : index
    }
    %v26 = arith.constant 1 : i64
    %v25:2 = scf.while (%v27 = %v6, %v28 = %v26) : (i64, i64) -> (i64, i64) {
      %v29 = arith.subi %v20, %v20 : index
      %v30 = arith.ori %v9, %v2 : i1
      %v31 = arith.constant true
      scf.condition(%v31) %v28, %v6 : i64, i64
    } do {
    ^bb0(%v32: i64, %v33: i64):
      %v34 = arith.constant 5 : i64
      %v35 = arith.andi %v34, %v32 : i64
      %v36 = func.call @f0(%v3) : (i32) -> (index)
      %v37 = arith.divui %v3, %v3 : i32
      %v38 = arith.constant 0 : i64
      %v39 = arith.constant 5 : i64
      scf.yield %v38, %v39 : i64, i64
    }
    scf.yield %v20 : index
  }
  %v40 = arith.constant 1 : index
  %v41 = arith.addi %v40, %v40 : index
  %v42 = arith.constant true
  %v43 = arith.divui %v9, %v42 : i1
  %v44 = arith.constant false
  %v45 = arith.constant true
  cf.cond_br %v44, ^bb0(%v44 : i1), ^bb0(%v45 : i1)
^bb0(%v46: i1):
  %v47 = arith.divui %v1, %v3 : i32
  %v48 = arith.constant 7 : i32
  %v49 = arith.constant false
  cf.switch %v48 : i32, [
    default: ^bb0(%v43 : i1),
    0: ^bb0(%v49 : i1),
    7: ^bb0(%v46 : i1)
  ]
}
func.func @f1() {
  %v50 = arith.constant true
  cf.cond_br %v50, ^bb0, ^bb0
^bb0:
  %v52 = arith.constant true
  %v51 = scf.if %v52 -> (i64) {
    %v53 = arith.constant false
    %v54 = arith.divui %v52, %v53 : i1
    %v56 = arith.constant 2 : index
    scf.index_switch %v56
    case 0 {
      scf.yield
    }
    case 1 {
      scf.yield
    }
    default {
      scf.yield
    }
    %v57 = arith.constant 0 : i64
    scf.yield %v57 : i64
  } else {
    %v58 = arith.constant 1 : i64
    %v59 = arith.constant 5 : i64
    %v60 = arith.andi %v58, %v59 : i64
    %v61 = arith.constant 0 : i64
    %v62 = arith.muli %v59, %v61 : i64
    scf.yield %v62 : i64
  }
  %v63 = arith.constant 7 : i32
  %v64 = arith.constant true
  %v65 = arith.constant false
  cf.switch %v63 : i32, [
    default: ^bb1(%v64 : i1),
    0: ^bb0,
    7: ^bb3(%v65 : i1)
  ]
^bb1(%v66: i1):
  %v67 = arith.constant 100 : i32
  %v68 = arith.maxsi %v67, %v67 : i32
  %v69 = arith.constant 1 : i64
  %v70:2 = func.call @f2(%v69) : (i64) -> (i64, i32)
  "t.use"(%v67) : (i32) -> ()
  %v71 = arith.constant true
  %v72 = arith.minui %v66, %v71 : i1
  %v73 = arith.constant 4 : index
  cf.cond_br %v72, ^bb4(%v73 : index), ^bb0
^bb2(%v74: index, %v75: index):
  %v76 = arith.constant 1 : i64
  %v77 = arith.cmpi ult, %v76, %v76 : i64
  %v78 = arith.xori %v76, %v76 : i64
  %v80 = arith.constant true
  %v79:2 = scf.if %v80 -> (index, index) {
    %v81 = "t.op"() : () -> index
    %v82 = arith.constant 0 : index
    %v83 = arith.constant 0 : index
    %v84 = arith.select %v80, %v82, %v83 : index
    "t.use"(%v77) : (i1) -> ()
    %v85 = arith.constant 1 : index
    scf.yield %v85, %v85 : index, index
  } else {
    %v86 = arith.constant 2 : index
    scf.yield %v86, %v75 : index, index
  }
  %v87 = arith.constant false
  cf.cond_br %v87, ^bb4(%v74 : index), ^bb4(%v75 : index)
^bb3(%v88: i1):
  %v89 = arith.constant 5 : i64
  %v90 = arith.constant 0 : i64
  %v91 = arith.divui %v89, %v90 : i64
  %v92 = arith.constant 1 : index
  %v93 = arith.constant 1 : index
  %v94 = arith.addi %v92, %v93 : index
  %v95 = arith.constant 1 : i64
  %v96:2 = func.call @f2(%v95) : (i64) -> (i64, i32)
  return
^bb4(%v97: index):
  %v98 = arith.constant 0 : i32
  %v99 = arith.cmpi slt, %v98, %v98 : i32
  scf.if %v99 {
    %v101 = arith.constant 5 : i64
    %v102 = arith.minui %v101, %v101 : i64
    %v103:2 = scf.index_switch %v97 -> i64, i1
    case 0 {
      %v104 = arith.constant false
      scf.yield %v101, %v104 : i64, i1
    }
    case 1 {
      %v105 = arith.cmpi slt, %v97, %v97 : index
      scf.yield %v101, %v99 : i64, i1
    }
    default {
      scf.yield %v102, %v99 : i64, i1
    }
    %v106 = arith.constant 7 : i32
    %v107 = arith.maxsi %v98, %v106 : i32
    scf.yield
  }
  cf.cond_br %v99, ^bb5, ^bb1(%v99 : i1)
^bb5:
  %v108 = arith.constant 7 : i32
  %v109 = arith.andi %v108, %v108 : i32
  %v110 = arith.constant -1 : i32
  %v111 = arith.muli %v110, %v108 : i32
  %v113 = arith.constant 2 : index
  %v112 = scf.index_switch %v113 -> index
  case 0 {
    scf.yield %v113 : index
  }
  case 1 {
    %v114 = arith.addi %v113, %v113 : index
    %v115 = arith.constant 1 : i32
    "t.use"(%v115) : (i32) -> ()
    %v116 = arith.constant 4 : index
    scf.yield %v116 : index
  }
  default {
    scf.yield %v113 : index
  }
  cf.br ^bb4(%v113 : index)
}
func.func @f2(%v117: i64) -> (i64, i32) {
  "t.use"(%v117) : (i64) -> ()
  %v118 = arith.constant false
  %v119 = arith.select %v118, %v117, %v117 : i64
  func.call @f1() : () -> ()
  %v121 = arith.constant 0 : i64
  cf.cond_br %v118, ^bb2(%v117, %v121 : i64, i64), ^bb4(%v121, %v119 : i64, i64)
^bb0(%v122: i32):
  %v124 = arith.constant 0 : index
  %v125 = arith.constant 1 : index
  scf.for %v126 = %v124 to %v125 step %v125 {
    %v127 = scf.if %v118 -> (index) {
      %v128 = arith.cmpi ne, %v124, %v125 : index
      scf.yield %v126 : index
    } else {
      %v129 = arith.constant 4 : index
      scf.yield %v129 : index
    }
    %v130 = arith.constant 5 : i64
    %v131 = arith.xori %v119, %v130 : i64
    %v132 = arith.subi %v130, %v117 : i64
    scf.yield
  }
  %v133 = arith.constant true
  %v134 = arith.select %v133, %v119, %v117 : i64
  %v135 = arith.constant 0 : i64
  "t.use"(%v135) : (i64) -> ()
  %v136 = arith.maxsi %v134, %v135 : i64
  %v137 = arith.constant true
  cf.cond_br %v137, ^bb0(%v122 : i32), ^bb5(%v122, %v122 : i32, i32)
^bb1(%v138: i32):
  %v139 = arith.constant 1 : i64
  %v140 = arith.select %v118, %v139, %v117 : i64
  %v141 = arith.constant 2 : index
  %v142 = arith.subi %v141, %v141 : index
  %v143 = arith.cmpi slt, %v142, %v141 : index
  cf.cond_br %v118, ^bb3, ^bb0(%v138 : i32)
^bb2(%v144: i64, %v145: i64):
  %v146 = arith.constant 7 : i32
  %v147 = arith.cmpi sge, %v146, %v146 : i32
  %v148 = arith.constant 7 : i32
  %v149 = arith.constant 7 : i32
  cf.switch %v148 : i32, [
    default: ^bb0(%v149 : i32),
    0: ^bb1(%v146 : i32),
    7: ^bb1(%v148 : i32)
  ]
^bb3:
  scf.while () : () -> () {
    %v151 = arith.addi %v118, %v118 : i1
    %v152 = arith.select %v151, %v151, %v151 : i1
    %v153 = arith.cmpi ult, %v117, %v117 : i64
    scf.condition(%v151) 
  } do {
  ^bb0():
    %v154 = arith.constant 2 : index
    %v155 = arith.constant 4 : index
    %v156 = arith.cmpi sge, %v154, %v155 : index
    scf.yield
  }
  %v157 = arith.constant 7 : i32
  cf.br ^bb1(%v157 : i32)
^bb4(%v158: i64, %v159: i64):
  scf.execute_region {
    scf.yield
  }
  %v161 = arith.constant 2 : index
  %v162 = arith.select %v118, %v161, %v161 : index
  "t.use"(%v159) : (i64) -> ()
  %v163 = arith.constant true
  %v164 = arith.select %v163, %v162, %v161 : index
  cf.br ^bb3
^bb5(%v165: i32, %v166: i32):
  %v167 = arith.xori %v119, %v117 : i64
  %v168 = arith.subi %v118, %v118 : i1
  %v169 = arith.constant 2 : index
  %v170 = arith.cmpi sge, %v169, %v169 : index
  %v171 = arith.constant 1 : i32
  cf.switch %v165 : i32, [
    default: ^bb2(%v167, %v119 : i64, i64),
    0: ^bb0(%v171 : i32),
    7: ^bb3
  ]
}
// -----
func.func @f0(%v1: index) -> (i32, i1) {
  %v2 = arith.constant 1 : i32
  %v3 = arith.cmpi eq, %v2, %v2 : i32
  scf.while () : () -> () {
    %v5 = arith.select %v3, %v2, %v2 : i32
    %v6 = arith.constant 100 : i32
    %v7 = arith.cmpi ne, %v6, %v6 : i32
    %v8 = arith.constant 5 : i64
    %v9 = arith.cmpi ne, %v8, %v8 : i64
    %v10 = arith.constant false
    scf.condition(%v10) 
  } do {
  ^bb0():
    scf.yield
  }
  %v11 = scf.while (%v12 = %v3) : (i1) -> (i1) {
    %v13 = arith.minui %v3, %v12 : i1
    %v14 = scf.while (%v15 = %v1) : (index) -> (index) {
      scf.condition(%v13) %v1 : index
    } do {
    ^bb0(%v16: index):
      %v17:2 = scf.execute_region -> (i32, i64) {
        %v18 = arith.constant 1 : i64
        scf.yield %v2, %v18 : i32, i64
      }
      %v19 = arith.constant 4 : index
      %v20:2 = func.call @f0(%v19) : (index) -> (i32, i1)
      %v21 = arith.muli %v3, %v13 : i1
      scf.yield %v16 : index
    }
    %v22 = arith.constant false
    scf.condition(%v13) %v22 : i1
  } do {
  ^bb0(%v23: i1):
    scf.yield %v23 : i1
  }
  cf.br ^bb0
^bb0:
  %v24 = arith.constant 0 : index
  %v25 = arith.cmpi slt, %v1, %v24 : index
  scf.while () : () -> () {
    %v27:2 = scf.execute_region -> (i1, i64) {
      %v28 = arith.constant -1 : i32
      %v29 = arith.select %v3, %v28, %v28 : i32
      %v30 = arith.constant 0 : i64
      scf.yield %v3, %v30 : i1, i64
    }
    %v31 = arith.constant 5 : i64
    "t.use"(%v31) : (i64) -> ()
    %v32 = arith.cmpi ult, %v24, %v24 : index
    scf.condition(%v32) 
  } do {
  ^bb0():
    "t.use"(%v2) : (i32) -> ()
    scf.yield
  }
  %v33 = "t.op"() : () -> i1
  cf.br ^bb2
^bb1(%v34: i1):
  %v35 = scf.while (%v36 = %v1) : (index) -> (index) {
    %v37:2 = func.call @f0(%v36) : (index) -> (i32, i1)
    %v38 = arith.constant 4 : index
    %v39:2 = func.call @f0(%v38) : (index) -> (i32, i1)
    %v40 = arith.ori %v1, %v38 : index
    scf.condition(%v3) %v1 : index
  } do {
  ^bb0(%v41: index):
    %v42 = arith.constant 4 : index
    scf.yield %v42 : index
  }
  %v43 = scf.if %v34 -> (i32) {
    %v44 = arith.constant 1 : i32
    %v45 = arith.cmpi eq, %v44, %v2 : i32
    %v46:2 = func.call @f0(%v1) : (index) -> (i32, i1)
    scf.yield %v44 : i32
  } else {
    scf.yield %v2 : i32
  }
  %v47:2 = scf.execute_region -> (i1, i1) {
    "t.use"(%v2) : (i32) -> ()
    %v48 = arith.andi %v3, %v3 : i1
    %v49 = arith.constant 0 : index
    %v50 = arith.select %v34, %v1, %v49 : index
    %v51 = arith.constant true
    %v52 = arith.constant false
    scf.yield %v51, %v52 : i1, i1
  }
  cf.cond_br %v3, ^bb0, ^bb0
^bb2:
  %v53 = "t.op"() : () -> i64
  %v54 = arith.cmpi slt, %v2, %v2 : i32
  %v55 = arith.constant false
  %v56 = arith.divui %v54, %v55 : i1
  %v57:2 = func.call @f0(%v1) : (index) -> (i32, i1)
  cf.br ^bb0
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
  %v10 = arith.constant 1 : i64
  %v9:2 = scf.for %v11 = %v3 to %v8 step %v3 iter_args(%v12 = %v3, %v13 = %v10) -> (index, i64) {
    %v14 = arith.divui %v4, %v4 : i1
    %v15 = arith.constant -1 : i32
    %v16 = arith.muli %v15, %v7 : i32
    %v17 = arith.constant 0 : i64
    scf.yield %v11, %v17 : index, i64
  }
  %v18 = arith.constant 1 : index
  %v19 = arith.xori %v18, %v18 : index
  "t.use"(%v4) : (i1) -> ()
  %v20 = arith.constant 2 : i32
  cf.cond_br %v4, ^bb4(%v10, %v10 : i64, i64), ^bb0(%v20, %v18 : i32, index)
^bb1(%v21: i32, %v22: i64):
  cf.br ^bb5
^bb2:
  %v23:2 = scf.if %v4 -> (i64, i32) {
    %v24 = arith.constant 5 : i64
    %v25 = arith.cmpi ult, %v2, %v24 : i64
    %v26 = func.call @f0() : () -> (i64)
    scf.yield %v24, %v1 : i64, i32
  } else {
    %v27 = arith.andi %v4, %v4 : i1
    %v28 = arith.constant 0 : i32
    scf.yield %v2, %v28 : i64, i32
  }
  cf.br ^bb3
^bb3:
  %v29 = arith.andi %v1, %v1 : i32
  %v30 = arith.constant 0 : i64
  cf.switch %v1 : i32, [
    default: ^bb5,
    0: ^bb4(%v30, %v2 : i64, i64),
    7: ^bb2
  ]
^bb4(%v31: i64, %v32: i64):
  return %v31 : i64
^bb5:
  %v33 = arith.constant 1 : i64
  cf.br ^bb4(%v33, %v33 : i64, i64)
}
func.func @f1() {
  %v34 = arith.constant true
  "t.use"(%v34) : (i1) -> ()
  %v35 = arith.constant 5 : i64
  %v36 = arith.constant 0 : i64
  %v37 = arith.minui %v35, %v36 : i64
  %v38 = arith.constant 4 : index
  %v39 = arith.xori %v38, %v38 : index
  scf.execute_region {
    %v41 = arith.constant 1 : i32
    %v42 = arith.constant 7 : i32
    %v43 = arith.andi %v41, %v42 : i32
    scf.yield
  }
  return
^bb0(%v44: index):
  %v45 = arith.constant 2 : index
  %v46 = arith.muli %v39, %v45 : index
  "t.use"(%v45) : (index) -> ()
  %v47 = arith.constant 1 : i64
  %v48 = arith.constant 5 : i64
  %v49 = arith.cmpi slt, %v47, %v48 : i64
  %v50 = arith.constant 1 : i32
  %v51 = arith.cmpi ne, %v50, %v50 : i32
  %v52 = arith.constant 100 : i32
  cf.cond_br %v34, ^bb1(%v52 : i32), ^bb0(%v46 : index)
^bb1(%v53: i32):
  "t.use"(%v34) : (i1) -> ()
  %v54 = arith.constant 1 : index
  %v55 = arith.cmpi ult, %v54, %v39 : index
  %v57 = arith.constant 4 : index
  %v56:2 = scf.index_switch %v57 -> i64, index
  case 0 {
    %v58 = arith.ori %v34, %v55 : i1
    %v59 = arith.andi %v58, %v34 : i1
    %v60 = arith.constant 5 : i64
    scf.yield %v60, %v38 : i64, index
  }
  case 1 {
    scf.yield %v35, %v39 : i64, index
  }
  default {
    scf.yield %v36, %v54 : i64, index
  }
  "t.use"(%v57) : (index) -> ()
  return
^bb2:
  cf.cond_br %v34, ^bb2, ^bb2
}
// -----
func.func @f0(%v1: i32, %v2: i32) -> (i1, index) {
  %v3 = arith.constant false
  "t.use"(%v3) : (i1) -> ()
  %v4 = arith.constant 2 : index
  %v5 = arith.minui %v4, %v4 : index
  cf.cond_br %v3, ^bb0(%v5, %v3 : index, i1), ^bb0(%v5, %v3 : index, i1)
^bb0(%v6: index, %v7: i1):
  %v8 = "t.op"() : () -> i32
  %v9:2 = func.call @f3() : () -> (i32, i1)
  %v10:2 = func.call @f3() : () -> (i32, i1)
  %v11 = arith.constant 0 : i64
  %v12 = arith.divui %v11, %v11 : i64
  cf.br ^bb0(%v4, %v3 : index, i1)
}
func.func private @f1(%v13: i64) -> (i1) {
  %v14 = arith.constant true
  "t.use"(%v14) : (i1) -> ()
  %v16 = arith.constant 2 : index
  %v15 = scf.index_switch %v16 -> i1
  case 0 {
    %v17 = arith.constant true
    scf.yield %v17 : i1
  }
  case 1 {
    %v18:2 = func.call @f3() : () -> (i32, i1)
    %v19 = arith.constant 0 : index
    %v20 = arith.cmpi ult, %v19, %v19 : index
    scf.yield %v14 : i1
  }
  default {
    %v21 = arith.select %v14, %v16, %v16 : index
    %v22 = arith.subi %v14, %v14 : i1
    scf.yield %v22 : i1
  }
  return %v14 : i1
}
func.func @f2(%v23: i64) -> (i64, i64) {
  %v24 = arith.constant 7 : i32
  %v25 = arith.maxsi %v24, %v24 : i32
  %v26 = arith.maxsi %v24, %v25 : i32
  %v27 = arith.constant 7 : i32
  %v28 = arith.addi %v27, %v27 : i32
  %v29 = func.call @f1(%v23) : (i64) -> (i1)
  %v30 = arith.constant true
  %v31 = arith.andi %v29, %v30 : i1
  return %v23, %v23 : i64, i64
}
func.func private @f3() -> (i32, i1) {
  %v32 = arith.constant false
  %v33 = arith.constant -1 : i32
  %v34 = arith.select %v32, %v33, %v33 : i32
  %v35 = arith.constant true
  %v36 = arith.constant false
  cf.cond_br %v32, ^bb0, ^bb2(%v35, %v36 : i1, i1)
^bb0:
  %v37 = arith.divui %v32, %v32 : i1
  %v38 = arith.constant 0 : i64
  %v39 = arith.muli %v38, %v38 : i64
  cf.br ^bb1
^bb1:
  %v40 = arith.constant 100 : i32
  %v41 = arith.minui %v40, %v33 : i32
  %v42 = arith.maxsi %v33, %v41 : i32
  cf.cond_br %v32, ^bb1, ^bb1
^bb2(%v43: i1, %v44: i1):
  %v45 = arith.cmpi ne, %v34, %v34 : i32
  %v46 = arith.constant 0 : i64
  %v47 = arith.constant 0 : i64
  %v48 = arith.minui %v46, %v47 : i64
  cf.br ^bb2(%v45, %v45 : i1, i1)
}
// -----
func.func @f0() -> (i1, index) {
  %v1 = arith.constant 0 : i64
  %v2 = arith.cmpi ult, %v1, %v1 : i64
  %v3 = arith.constant 4 : index
  %v4 = arith.xori %v3, %v3 : index
  cf.cond_br %v2, ^bb0, ^bb1(%v2 : i1)
^bb0:
  %v5 = arith.constant 100 : i32
  %v6 = arith.cmpi ne, %v5, %v5 : i32
  %v7:2 = func.call @f1(%v3) : (index) -> (i64, i1)
  %v8 = scf.while (%v9 = %v6) : (i1) -> (i1) {
    %v10 = arith.constant 1 : index
    %v11 = arith.constant 0 : index
    %v12 = arith.ori %v10, %v11 : index
    %v13:2 = func.call @f2() : () -> (index, index)
    %v14 = arith.constant true
    scf.condition(%v14) %v2 : i1
  } do {
  ^bb0(%v15: i1):
    %v16 = arith.constant false
    scf.yield %v16 : i1
  }
  %v17 = arith.cmpi ne, %v4, %v3 : index
  cf.switch %v5 : i32, [
    default: ^bb1(%v2 : i1),
    0: ^bb1(%v6 : i1),
    7: ^bb0
  ]
^bb1(%v18: i1):
  %v19 = arith.constant 7 : i32
  %v20 = arith.constant 100 : i32
  %v21 = arith.xori %v19, %v20 : i32
  %v22 = arith.cmpi sge, %v1, %v1 : i64
  cf.cond_br %v18, ^bb2(%v1 : i64), ^bb3
^bb2(%v23: i64):
  %v24 = arith.xori %v2, %v2 : i1
  %v25 = arith.constant 1 : i32
  "t.use"(%v25) : (i32) -> ()
  %v26 = arith.xori %v24, %v24 : i1
  %v27 = arith.cmpi sge, %v3, %v3 : index
  return %v27, %v3 : i1, index
^bb3:
  %v28 = arith.constant 1 : index
  %v29 = arith.cmpi slt, %v28, %v3 : index
  %v30 = arith.constant 1 : i32
  %v31 = arith.constant 1 : i32
  %v32 = arith.cmpi slt, %v30, %v31 : i32
  cf.switch %v30 : i32, [
    default: ^bb2(%v1 : i64),
    0: ^bb1(%v2 : i1),
    7: ^bb3
  ]
}
func.func @f1(%v33: index) -> (i64, i1) {
  %v34 = arith.constant 4 : index
  %v35 = arith.cmpi ne, %v33, %v34 : index
  %v36 = arith.constant 0 : i64
  %v37 = arith.andi %v36, %v36 : i64
  cf.br ^bb2(%v35 : i1)
^bb0(%v38: i32):
  %v39:2 = func.call @f2() : () -> (index, index)
  %v40 = arith.muli %v38, %v38 : i32
  %v41 = arith.constant 5 : i64
  %v42 = arith.constant 5 : i64
  %v43 = arith.cmpi eq, %v41, %v42 : i64
  %v44 = arith.constant 1 : i64
  %v45 = arith.muli %v36, %v44 : i64
  %v46 = arith.constant -1 : i32
  cf.br ^bb0(%v46 : i32)
^bb1:
  "t.use"(%v35) : (i1) -> ()
  %v47:2 = func.call @f0() : () -> (i1, index)
  %v48 = arith.constant 7 : i32
  %v49 = arith.xori %v48, %v48 : i32
  %v50 = arith.subi %v35, %v35 : i1
  %v51 = arith.constant true
  %v52 = arith.constant -1 : i32
  cf.cond_br %v51, ^bb2(%v50 : i1), ^bb0(%v52 : i32)
^bb2(%v53: i1):
  %v54 = arith.constant 0 : i32
  cf.br ^bb0(%v54 : i32)
}
func.func private @f2() -> (index, index)
// -----
func.func @f0(%v1: i32, %v2: index) {
  %v3 = arith.constant 0 : i64
  %v4 = arith.andi %v3, %v3 : i64
  %v5 = arith.constant 0 : i32
  cf.switch %v5 : i32, [
    default: ^bb1,
    0: ^bb2(%v2, %v3 : index, i64),
    7: ^bb2(%v2, %v4 : index, i64)
  ]
^bb0:
  "t.use"(%v4) : (i64) -> ()
  %v6 = arith.constant 0 : index
  %v7 = arith.muli %v2, %v6 : index
  return
^bb1:
  %v9 = arith.constant 2 : index
  %v10 = arith.constant 1 : index
  %v11 = arith.constant 100 : i32
  %v8:2 = scf.for %v12 = %v2 to %v9 step %v10 iter_args(%v13 = %v3, %v14 = %v11) -> (i64, i32) {
    %v15 = arith.cmpi ult, %v13, %v3 : i64
    %v16 = arith.constant 5 : i64
    scf.yield %v16, %v11 : i64, i32
  }
  %v17 = arith.constant 2 : index
  func.call @f0(%v1, %v17) : (i32, index) -> ()
  %v20 = arith.constant 1 : index
  %v21 = arith.constant 2 : index
  %v22 = arith.constant 4 : index
  %v19:2 = scf.for %v23 = %v20 to %v21 step %v21 iter_args(%v24 = %v22, %v25 = %v3) -> (index, i64) {
    %v26 = arith.divui %v4, %v4 : i64
    %v27 = "t.op"() : () -> i32
    scf.yield %v2, %v3 : index, i64
  }
  %v28 = arith.minui %v11, %v1 : i32
  %v29 = arith.constant true
  cf.cond_br %v29, ^bb3(%v29, %v4 : i1, i64), ^bb5
^bb2(%v30: index, %v31: i64):
  %v33 = arith.constant 2 : index
  %v32:2 = scf.index_switch %v33 -> i64, i32
  case 0 {
    %v34 = arith.xori %v1, %v1 : i32
    scf.yield %v3, %v1 : i64, i32
  }
  case 1 {
    %v35 = arith.constant 100 : i32
    scf.yield %v3, %v35 : i64, i32
  }
  default {
    %v37 = arith.constant 2 : index
    %v36:2 = scf.for %v38 = %v37 to %v2 step %v37 iter_args(%v39 = %v33, %v40 = %v1) -> (index, i32) {
      %v41 = arith.constant 1 : i64
      %v42 = arith.constant 1 : i64
      %v43 = arith.ori %v41, %v42 : i64
      %v44 = arith.constant 1 : i32
      scf.yield %v30, %v44 : index, i32
    }
    %v45 = arith.cmpi ne, %v37, %v37 : index
    %v46 = arith.constant 1 : i64
    scf.yield %v46, %v1 : i64, i32
  }
  %v47 = arith.muli %v30, %v30 : index
  %v48 = arith.constant false
  cf.cond_br %v48, ^bb0, ^bb5
^bb3(%v49: i1, %v50: i64):
  "t.use"(%v49) : (i1) -> ()
  %v51 = arith.constant true
  cf.cond_br %v51, ^bb5, ^bb0
^bb4:
  cf.br ^bb2(%v2, %v4 : index, i64)
^bb5:
  %v52 = arith.addi %v1, %v1 : i32
  %v53 = arith.constant false
  %v54 = arith.constant 5 : i64
  %v55 = arith.select %v53, %v3, %v54 : i64
  %v56 = "t.op"() : () -> i1
  %v57 = arith.maxsi %v54, %v4 : i64
  cf.cond_br %v56, ^bb4, ^bb5
}
func.func private @f1(%v58: i1, %v59: i32) {
  %v60 = "t.op"() : () -> i64
  %v61 = arith.ori %v58, %v58 : i1
  cf.cond_br %v58, ^bb0, ^bb2(%v60, %v59 : i64, i32)
^bb0:
  %v62 = arith.constant 1 : index
  %v63 = arith.ori %v62, %v62 : index
  %v64 = arith.divui %v58, %v61 : i1
  %v65 = arith.constant 5 : i64
  %v66 = arith.divui %v60, %v65 : i64
  "t.use"(%v61) : (i1) -> ()
  return
^bb1(%v67: i32, %v68: i32):
  %v69 = arith.ori %v60, %v60 : i64
  %v71 = arith.constant 1 : index
  %v70 = scf.index_switch %v71 -> i1
  case 0 {
    %v72 = arith.constant 1 : i64
    %v73 = arith.constant 1 : i64
    %v74 = arith.cmpi eq, %v72, %v73 : i64
    %v75 = arith.constant 0 : i32
    %v76 = arith.cmpi ne, %v67, %v75 : i32
    %v77 = arith.constant false
    scf.yield %v77 : i1
  }
  case 1 {
    %v78 = "t.op"() : () -> i64
    %v79 = arith.constant 7 : i32
    %v80 = arith.subi %v59, %v79 : i32
    scf.yield %v58 : i1
  }
  default {
    scf.yield %v61 : i1
  }
  %v81 = arith.cmpi sge, %v59, %v67 : i32
  %v82 = arith.subi %v58, %v81 : i1
  return
^bb2(%v83: i64, %v84: i32):
  %v85 = arith.constant 0 : i64
  %v86 = arith.muli %v85, %v60 : i64
  %v87 = arith.xori %v59, %v84 : i32
  %v88 = arith.constant 4 : index
  func.call @f0(%v84, %v88) : (i32, index) -> ()
  %v90 = arith.muli %v88, %v88 : index
  return
}
// -----
func.func @f0(%v1: i64, %v2: index) -> (i64) {
  %v3 = arith.muli %v2, %v2 : index
  %v4 = arith.constant 0 : i32
  %v5 = arith.andi %v4, %v4 : i32
  %v6 = arith.constant true
  %v7 = arith.select %v6, %v2, %v3 : index
  "t.use"(%v1) : (i64) -> ()
  %v8 = arith.constant false
  cf.cond_br %v8, ^bb1(%v1, %v3 : i64, index), ^bb0
^bb0:
  %v9 = arith.divui %v5, %v4 : i32
  %v10 = arith.constant 0 : i32
  %v11 = arith.cmpi slt, %v10, %v9 : i32
  cf.cond_br %v6, ^bb1(%v1, %v7 : i64, index), ^bb0
^bb1(%v12: i64, %v13: index):
  %v14 = arith.andi %v4, %v4 : i32
  scf.index_switch %v3
  case 0 {
    scf.yield
  }
  case 1 {
    scf.yield
  }
  default {
    scf.yield
  }
  %v16 = arith.constant 5 : i64
  %v17 = arith.maxsi %v12, %v16 : i64
  %v18 = arith.constant 2 : index
  %v19 = arith.xori %v18, %v2 : index
  cf.cond_br %v6, ^bb0, ^bb0
^bb2(%v20: i32, %v21: i64):
  %v22 = arith.muli %v7, %v7 : index
  %v23 = arith.cmpi ne, %v22, %v2 : index
  %v25 = arith.constant false
  scf.if %v25 {
    func.call @f1(%v21, %v7) : (i64, index) -> ()
    %v27 = scf.if %v25 -> (i32) {
      "t.use"(%v5) : (i32) -> ()
      scf.yield %v5 : i32
    } else {
      %v28 = arith.constant true
      %v29 = arith.maxsi %v6, %v28 : i1
      %v30 = arith.ori %v3, %v2 : index
      %v31 = arith.constant 1 : index
      %v32 = func.call @f0(%v1, %v31) : (i64, index) -> (i64)
      scf.yield %v5 : i32
    }
    scf.yield
  }
  %v33 = arith.constant 1 : i64
  %v34 = arith.constant 4 : index
  cf.cond_br %v6, ^bb1(%v33, %v34 : i64, index), ^bb0
}
func.func private @f1(i64, index)
func.func private @f2() -> (i64) {
  %v35 = arith.constant true
  %v36 = arith.minui %v35, %v35 : i1
  scf.if %v35 {
    %v38 = arith.constant 1 : i64
    %v39 = arith.constant 2 : index
    func.call @f1(%v38, %v39) : (i64, index) -> ()
    "t.use"(%v39) : (index) -> ()
    scf.yield
  } else {
    %v41 = arith.constant 2 : index
    %v42 = arith.addi %v41, %v41 : index
    %v43 = arith.maxsi %v42, %v42 : index
    %v44 = arith.andi %v36, %v36 : i1
    scf.yield
  }
  %v45 = arith.constant -1 : i32
  %v46 = func.call @f3(%v45) : (i32) -> (i64)
  return %v46 : i64
^bb0:
  %v47 = arith.constant 2 : index
  %v48 = arith.constant 2 : index
  %v49 = arith.xori %v47, %v48 : index
  cf.cond_br %v36, ^bb0, ^bb1(%v46, %v45 : i64, i32)
^bb1(%v50: i64, %v51: i32):
  %v52 = arith.constant 0 : i64
  return %v52 : i64
^bb2(%v53: i64):
  %v54 = "t.op"() : () -> i32
  %v55 = arith.constant 2 : index
  %v56 = arith.subi %v55, %v55 : index
  %v57 = "t.op"() : () -> i64
  return %v46 : i64
^bb3:
  %v58 = arith.constant 7 : i32
  %v59 = arith.cmpi sge, %v58, %v45 : i32
  %v60 = func.call @f3(%v58) : (i32) -> (i64)
  %v61 = arith.constant 1 : index
  %v62 = func.call @f0(%v46, %v61) : (i64, index) -> (i64)
  %v63 = arith.constant 5 : i64
  return %v63 : i64
^bb4:
  return %v46 : i64
}
func.func private @f3(%v64: i32) -> (i64) {
  %v65 = scf.execute_region -> (i64) {
    "t.use"(%v64) : (i32) -> ()
    %v66 = arith.constant true
    "t.use"(%v66) : (i1) -> ()
    %v67 = arith.constant 1 : i64
    scf.yield %v67 : i64
  }
  %v68 = scf.execute_region -> (i1) {
    %v69 = arith.constant 2 : index
    %v70 = arith.xori %v69, %v69 : index
    %v71 = arith.constant false
    scf.yield %v71 : i1
  }
  %v72 = arith.constant false
  %v73 = arith.select %v72, %v64, %v64 : i32
  %v74 = arith.constant 100 : i32
  %v75 = arith.cmpi sge, %v73, %v74 : i32
  %v76 = arith.constant 0 : i64
  %v77 = arith.constant 1 : i64
  %v78 = arith.divui %v76, %v77 : i64
  %v79 = arith.constant false
  %v80 = arith.constant 1 : i32
  cf.cond_br %v79, ^bb0(%v79 : i1), ^bb2(%v80 : i32)
^bb0(%v81: i1):
  %v82 = arith.constant 1 : index
  "t.use"(%v82) : (index) -> ()
  %v83:2 = scf.if %v72 -> (index, i32) {
    %v84 = arith.constant 2 : index
    %v85 = arith.constant 2 : index
    %v86 = arith.muli %v84, %v85 : index
    scf.while () : () -> () {
      %v88 = arith.cmpi ult, %v82, %v86 : index
      scf.condition(%v72) 
    } do {
    ^bb0():
      %v89 = arith.cmpi ult, %v76, %v77 : i64
      scf.yield
    }
    func.call @f1(%v76, %v82) : (i64, index) -> ()
    scf.yield %v84, %v64 : index, i32
  } else {
    "t.use"(%v76) : (i64) -> ()
    %v91 = arith.constant 2 : index
    func.call @f1(%v77, %v91) : (i64, index) -> ()
    %v93 = arith.constant 2 : i32
    scf.yield %v82, %v93 : index, i32
  }
  return %v76 : i64
^bb1(%v94: index):
  cf.br ^bb0(%v72 : i1)
^bb2(%v95: i32):
  %v96 = arith.ori %v77, %v78 : i64
  %v97 = arith.constant 0 : index
  %v98 = arith.select %v72, %v97, %v97 : index
  %v99 = arith.cmpi eq, %v96, %v77 : i64
  return %v77 : i64
}
// -----
func.func @f0(%v1: i64, %v2: i32, %v3: i32) -> (i1) {
  %v4 = arith.constant 0 : i64
  %v5 = arith.xori %v4, %v1 : i64
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
  %v12 = arith.ori %v8, %v8 : i1
  %v13 = arith.select %v8, %v5, %v1 : i64
  %v14 = arith.muli %v2, %v3 : i32
  %v15 = arith.addi %v11, %v11 : index
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
  scf.while () : () -> () {
    scf.condition(%v16) 
  } do {
  ^bb0():
    %v26 = arith.maxsi %v17, %v17 : index
    %v27 = arith.cmpi sge, %v18, %v19 : i64
    scf.yield
  }
  %v28 = arith.minui %v19, %v19 : i64
  func.call @f2(%v16) : (i1) -> ()
  %v30 = arith.constant 100 : i32
  cf.switch %v24 : i32, [
    default: ^bb1(%v24 : i32),
    0: ^bb0(%v28 : i64),
    7: ^bb2(%v30, %v24 : i32, i32)
  ]
^bb2(%v31: i32, %v32: i32):
  %v33 = arith.constant 4 : index
  %v34 = arith.constant 4 : index
  %v35 = arith.ori %v33, %v34 : index
  %v36 = arith.select %v16, %v19, %v19 : i64
  "t.use"(%v18) : (i64) -> ()
  return %v32 : i32
}
func.func private @f2(%v37: i1) {
  %v39 = arith.constant 4 : index
  %v38 = scf.while (%v40 = %v39) : (index) -> (index) {
    scf.condition(%v37) %v39 : index
  } do {
  ^bb0(%v41: index):
    scf.yield %v41 : index
  }
  %v42 = arith.cmpi eq, %v39, %v39 : index
  %v43 = arith.constant 1 : index
  %v44 = arith.constant 4 : index
  %v45 = arith.cmpi eq, %v43, %v44 : index
  %v46 = arith.constant false
  %v47 = arith.maxsi %v46, %v37 : i1
  %v48 = arith.addi %v39, %v39 : index
  return
}
func.func private @f3(i64) -> (i1, i1)
