// options: --inline=default-pipeline=
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
  %v26 = arith.constant 2 : index
  %v25 = scf.for %v27 = %v6 to %v26 step %v7 iter_args(%v28 = %v7) -> (index) {
    %v29 = arith.constant 4 : index
    %v30:2 = func.call @f1(%v8, %v29, %v4) : (i32, index, i64) -> (index, i32)
    %v31 = arith.constant 5 : i64
    func.call @f0(%v31, %v4) : (i64, i64) -> ()
    %v33 = arith.constant 2 : index
    scf.yield %v33 : index
  }
  %v34 = arith.divui %v2, %v2 : i64
  cf.br ^bb1(%v6, %v6 : index, index)
}
func.func @f1(%v35: i32, %v36: index, %v37: i64) -> (index, i32) {
  func.call @f0(%v37, %v37) : (i64, i64) -> ()
  %v39 = arith.constant 1 : i64
  func.call @f0(%v39, %v37) : (i64, i64) -> ()
  %v41 = arith.constant 0 : index
  %v42 = arith.remui %v36, %v41 : index
  %v44 = arith.constant 0 : index
  %v45 = arith.constant 2 : index
  %v46 = arith.constant true
  %v43:2 = scf.for %v47 = %v42 to %v44 step %v45 iter_args(%v48 = %v37, %v49 = %v46) -> (i64, i1) {
    %v50:2 = func.call @f1(%v35, %v36, %v39) : (i32, index, i64) -> (index, i32)
    scf.if %v46 {
      scf.yield
    } else {
      %v52 = arith.constant 2 : index
      %v53 = arith.cmpi eq, %v52, %v47 : index
      %v54 = arith.constant 7 : i32
      %v55 = arith.constant 100 : i32
      %v56 = arith.cmpi slt, %v54, %v55 : i32
      scf.index_switch %v44
      case 0 {
        scf.yield
      }
      case 1 {
        %v58 = arith.select %v56, %v45, %v52 : index
        scf.yield
      }
      default {
        scf.yield
      }
      scf.yield
    }
    scf.yield %v37, %v49 : i64, i1
  }
  %v59 = arith.constant 7 : i32
  %v60 = arith.constant 0 : i32
  cf.switch %v35 : i32, [
    default: ^bb0(%v59, %v60 : i32, i32),
    0: ^bb2(%v46 : i1),
    7: ^bb1(%v39, %v42 : i64, index)
  ]
^bb0(%v61: i32, %v62: i32):
  %v63 = arith.remui %v37, %v39 : i64
  %v64 = arith.constant 0 : i32
  cf.br ^bb0(%v61, %v64 : i32, i32)
^bb1(%v65: i64, %v66: index):
  return %v41, %v35 : index, i32
^bb2(%v67: i1):
  %v68 = arith.constant false
  %v69 = arith.maxsi %v68, %v46 : i1
  %v70 = arith.constant false
  cf.cond_br %v69, ^bb2(%v70 : i1), ^bb0(%v35, %v35 : i32, i32)
}
// -----
func.func @f0(%v1: i32, %v2: i32, %v3: i1) -> (i1, i64) {
  %v4 = arith.constant 4 : index
  %v5 = arith.remui %v4, %v4 : index
  %v6 = scf.while (%v7 = %v4) : (index) -> (index) {
    %v8 = arith.constant false
    scf.condition(%v8) %v4 : index
  } do {
  ^bb0(%v9: index):
    %v10 = arith.constant 7 : i32
    %v11 = arith.constant 2 : i32
    %v12 = arith.cmpi slt, %v10, %v11 : i32
    %v13 = arith.constant true
    %v14 = arith.maxsi %v13, %v3 : i1
    %v15 = arith.remui %v2, %v2 : i32
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
  cf.cond_br %v22, ^bb0, ^bb1
^bb1:
  %v23 = arith.constant 1 : i64
  %v24 = arith.minsi %v23, %v23 : i64
  %v25 = arith.constant 0 : i64
  %v26 = arith.cmpi sge, %v25, %v24 : i64
  cf.cond_br %v26, ^bb0, ^bb1
}
func.func private @f2(%v27: i1, %v28: index, %v29: i1) -> (i32) {
  %v30 = arith.constant 4 : index
  %v31 = arith.minsi %v28, %v30 : index
  %v32 = arith.constant 1 : i32
  %v33 = arith.constant 0 : i32
  %v34 = arith.cmpi ne, %v32, %v33 : i32
  %v35 = arith.constant 0 : i64
  %v36 = arith.divui %v35, %v35 : i64
  %v38 = arith.constant 1 : index
  scf.index_switch %v38
  case 0 {
    %v39 = arith.remui %v32, %v33 : i32
    scf.yield
  }
  case 1 {
    %v40 = arith.remui %v36, %v36 : i64
    %v41 = arith.maxsi %v27, %v29 : i1
    scf.yield
  }
  default {
    %v42 = arith.constant 100 : i32
    %v43 = arith.cmpi ult, %v42, %v32 : i32
    %v44 = arith.cmpi ne, %v35, %v36 : i64
    scf.yield
  }
  %v45 = arith.constant 100 : i32
  return %v45 : i32
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
  %v28:2 = scf.index_switch %v19 -> i32, i64
  case 0 {
    scf.yield %v17, %v15 : i32, i64
  }
  case 1 {
    %v29 = arith.cmpi ne, %v16, %v19 : index
    scf.yield %v17, %v26 : i32, i64
  }
  default {
    %v30 = arith.constant -1 : i32
    scf.yield %v30, %v26 : i32, i64
  }
  %v31 = arith.constant 4 : index
  %v32 = arith.select %v21, %v31, %v16 : index
  scf.while () : () -> () {
    scf.condition(%v18) 
  } do {
  ^bb0():
    %v34 = scf.execute_region -> (i64) {
      %v35 = arith.constant 2 : index
      %v36 = arith.cmpi ult, %v32, %v35 : index
      scf.yield %v25 : i64
    }
    %v37:2 = scf.execute_region -> (i32, i32) {
      %v38 = arith.constant 4 : index
      %v39 = arith.select %v18, %v38, %v31 : index
      %v40 = arith.constant 5 : i64
      %v41 = arith.remui %v40, %v40 : i64
      %v42 = arith.select %v18, %v18, %v21 : i1
      scf.yield %v17, %v17 : i32, i32
    }
    scf.yield
  }
  cf.br ^bb3
^bb1:
  return %v18, %v16 : i1, index
^bb2(%v43: i64):
  cf.cond_br %v24, ^bb1, ^bb3
^bb3:
  %v44 = arith.constant 2 : index
  return %v21, %v44 : i1, index
}
func.func private @f2(%v45: i32, %v46: index) -> (index, i32) {
  func.call @f0() : () -> ()
  %v48 = arith.constant 1 : i64
  %v49 = arith.maxsi %v48, %v48 : i64
  %v50 = arith.constant 5 : i64
  %v51 = arith.remui %v50, %v48 : i64
  return %v46, %v45 : index, i32
^bb0:
  %v52:2 = scf.execute_region -> (i1, i64) {
    %v53:2 = func.call @f1(%v50, %v46, %v45) : (i64, index, i32) -> (i1, index)
    %v54 = arith.constant true
    scf.yield %v54, %v49 : i1, i64
  }
  %v55 = arith.constant -1 : i32
  %v56 = arith.constant 100 : i32
  %v57 = arith.divui %v55, %v56 : i32
  %v58 = arith.constant false
  %v59 = arith.constant false
  cf.cond_br %v58, ^bb1(%v58 : i1), ^bb1(%v59 : i1)
^bb1(%v60: i1):
  %v61 = arith.maxsi %v60, %v60 : i1
  %v62:2 = func.call @f2(%v45, %v46) : (i32, index) -> (index, i32)
  cf.br ^bb2
^bb2:
  func.call @f0() : () -> ()
  %v64 = arith.constant 1 : index
  %v65 = arith.minsi %v64, %v46 : index
  cf.br ^bb0
}
// -----
func.func @f0(%v1: index, %v2: i64, %v3: i64) -> (i64, i64) {
  %v4 = arith.minsi %v3, %v2 : i64
  %v5 = arith.constant true
  %v6 = arith.constant true
  %v7 = arith.maxsi %v5, %v6 : i1
  scf.while () : () -> () {
    %v9 = arith.constant 0 : i64
    %v10 = arith.minsi %v2, %v9 : i64
    scf.condition(%v6) 
  } do {
  ^bb0():
    %v11 = arith.constant true
    %v12 = arith.select %v11, %v1, %v1 : index
    %v13 = arith.cmpi ne, %v12, %v12 : index
    scf.yield
  }
  return %v2, %v2 : i64, i64
}
func.func private @f1(%v14: i1) -> (index, i64) {
  %v15 = arith.constant 1 : index
  %v16 = arith.cmpi ne, %v15, %v15 : index
  %v18 = arith.constant 1 : index
  %v19 = arith.constant 2 : index
  %v20 = arith.constant 0 : i64
  %v17 = scf.for %v21 = %v18 to %v19 step %v19 iter_args(%v22 = %v20) -> (i64) {
    scf.yield %v22 : i64
  }
  %v23 = arith.constant 4 : index
  %v24 = arith.maxsi %v18, %v23 : index
  %v25 = arith.cmpi slt, %v20, %v20 : i64
  %v26 = arith.constant 0 : index
  %v27 = arith.constant 5 : i64
  return %v26, %v27 : index, i64
}
// -----
func.func @f0(%v1: index, %v2: i1) -> (index) {
  scf.if %v2 {
    %v4 = arith.constant false
    %v5 = arith.minsi %v4, %v2 : i1
    scf.yield
  } else {
    %v6 = arith.constant 0 : index
    %v7 = arith.divui %v1, %v6 : index
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
  %v19 = arith.minsi %v17, %v18 : i32
  %v20 = arith.constant 0 : index
  return %v20 : index
^bb0(%v21: index, %v22: i64):
  %v23:2 = scf.if %v16 -> (i32, i1) {
    %v24 = arith.cmpi eq, %v1, %v15 : index
    %v25 = arith.minsi %v18, %v18 : i32
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
    %v36 = arith.constant false
    scf.yield %v22, %v36 : i64, i1
  }
  scf.while () : () -> () {
    %v38 = arith.maxsi %v15, %v30 : index
    %v39 = arith.divui %v22, %v12 : i64
    scf.condition(%v16) 
  } do {
  ^bb0():
    %v40 = func.call @f0(%v1, %v14) : (index, i1) -> (index)
    scf.yield
  }
  cf.cond_br %v14, ^bb0(%v21, %v22 : index, i64), ^bb0(%v30, %v12 : index, i64)
}
func.func private @f1()
func.func private @f2()
// -----
func.func @f0(%v1: i32) {
  %v2 = arith.constant 1 : i32
  func.call @f0(%v2) : (i32) -> ()
  scf.while () : () -> () {
    %v5 = scf.execute_region -> (index) {
      %v6 = arith.constant 0 : i32
      %v7 = arith.cmpi ne, %v6, %v6 : i32
      %v8 = arith.constant 2 : index
      scf.yield %v8 : index
    }
    %v9 = arith.constant true
    scf.condition(%v9) 
  } do {
  ^bb0():
    %v10 = arith.constant 2 : index
    %v11 = arith.maxsi %v10, %v10 : index
    %v12 = arith.constant 5 : i64
    %v13 = arith.constant 4 : index
    %v14 = arith.constant 4 : index
    func.call @f1(%v12, %v13, %v14) : (i64, index, index) -> ()
    %v16 = arith.constant 2 : index
    %v17 = arith.remui %v16, %v14 : index
    scf.yield
  }
  %v18 = arith.constant 0 : i32
  %v19 = arith.maxsi %v18, %v2 : i32
  %v20 = arith.constant 0 : index
  %v21 = arith.cmpi ult, %v20, %v20 : index
  return
}
func.func @f1(%v22: i64, %v23: index, %v24: index) {
  %v25 = arith.constant 0 : i32
  %v26 = arith.remui %v25, %v25 : i32
  %v27 = arith.constant false
  %v28 = arith.constant false
  cf.cond_br %v27, ^bb1(%v28 : i1), ^bb1(%v27 : i1)
^bb0(%v29: i32):
  %v30 = arith.constant 1 : i64
  func.call @f1(%v30, %v24, %v23) : (i64, index, index) -> ()
  %v32 = arith.divui %v29, %v29 : i32
  %v33:2 = scf.index_switch %v23 -> index, index
  case 0 {
    %v34 = arith.constant 1 : index
    scf.yield %v34, %v24 : index, index
  }
  case 1 {
    scf.yield %v24, %v24 : index, index
  }
  default {
    %v35 = arith.minsi %v23, %v23 : index
    func.call @f0(%v32) : (i32) -> ()
    scf.yield %v35, %v35 : index, index
  }
  %v37 = arith.constant false
  cf.br ^bb1(%v37 : i1)
^bb1(%v38: i1):
  %v39 = arith.constant 2 : index
  %v40 = arith.maxsi %v39, %v23 : index
  %v41 = arith.cmpi slt, %v22, %v22 : i64
  return
^bb2:
  %v42 = arith.constant false
  %v43 = arith.minsi %v42, %v42 : i1
  func.call @f1(%v22, %v23, %v24) : (i64, index, index) -> ()
  return
^bb3:
  %v45 = arith.constant false
  %v46 = arith.divui %v45, %v45 : i1
  %v47 = arith.cmpi slt, %v26, %v25 : i32
  cf.br ^bb3
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
  %v16 = scf.execute_region -> (index) {
    %v17 = arith.constant false
    %v18 = arith.constant 4 : index
    %v19 = arith.select %v17, %v18, %v18 : index
    scf.yield %v18 : index
  }
  %v21 = arith.constant 2 : index
  %v20:2 = scf.index_switch %v21 -> i64, i32
  case 0 {
    %v23 = arith.constant 0 : index
    %v24 = arith.constant 1 : i64
    %v22 = scf.for %v25 = %v21 to %v21 step %v23 iter_args(%v26 = %v24) -> (i64) {
      %v27 = arith.minsi %v15, %v1 : i32
      scf.yield %v24 : i64
    }
    scf.yield %v24, %v1 : i64, i32
  }
  case 1 {
    %v28 = arith.minsi %v21, %v21 : index
    %v29 = func.call @f1(%v2, %v1) : (i1, i32) -> (i32)
    %v30 = arith.constant 0 : i64
    scf.yield %v30, %v29 : i64, i32
  }
  default {
    %v31 = arith.constant 0 : i64
    %v32 = arith.remui %v31, %v31 : i64
    %v33 = arith.constant 0 : i32
    %v34 = func.call @f1(%v2, %v33) : (i1, i32) -> (i32)
    %v35 = arith.constant 7 : i32
    scf.yield %v31, %v35 : i64, i32
  }
  %v36 = arith.constant -1 : i32
  %v37 = arith.constant 2 : i32
  cf.switch %v36 : i32, [
    default: ^bb1,
    0: ^bb1,
    7: ^bb2(%v37 : i32)
  ]
}
func.func private @f1(%v38: i1, %v39: i32) -> (i32) {
  cf.br ^bb0(%v39 : i32)
^bb0(%v40: i32):
  %v41 = arith.constant 4 : index
  %v42 = arith.cmpi slt, %v41, %v41 : index
  cf.br ^bb2(%v39 : i32)
^bb1(%v43: i32):
  %v44 = arith.constant 0 : i64
  %v45 = arith.cmpi sge, %v44, %v44 : i64
  %v46 = arith.constant 2 : index
  %v47 = arith.constant 2 : index
  %v48 = arith.cmpi slt, %v46, %v47 : index
  return %v43 : i32
^bb2(%v49: i32):
  %v50 = arith.constant 0 : index
  %v51 = arith.constant 1 : index
  %v52 = arith.divui %v50, %v51 : index
  %v53 = arith.constant 1 : i64
  %v54 = arith.maxsi %v53, %v53 : i64
  cf.cond_br %v38, ^bb0(%v49 : i32), ^bb2(%v39 : i32)
^bb3(%v55: i64, %v56: index):
  %v58 = arith.constant 4 : index
  scf.for %v59 = %v56 to %v58 step %v56 {
    %v60 = arith.constant 1 : i32
    %v61 = arith.constant 7 : i32
    %v62 = arith.minsi %v60, %v61 : i32
    scf.yield
  }
  %v63 = arith.cmpi ne, %v58, %v56 : index
  cf.cond_br %v63, ^bb1(%v39 : i32), ^bb1(%v39 : i32)
}
// -----
func.func @f0(%v1: index, %v2: i64) {
  %v3 = arith.constant 1 : index
  func.call @f0(%v3, %v2) : (index, i64) -> ()
  %v5 = arith.constant 1 : i64
  %v6 = arith.divui %v5, %v5 : i64
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
  %v22 = arith.remui %v21, %v21 : i32
  %v23 = arith.constant 1 : i64
  %v24 = arith.cmpi ult, %v23, %v23 : i64
  %v25 = arith.constant false
  return %v25 : i1
^bb0(%v26: i1, %v27: index):
  %v28 = arith.select %v24, %v24, %v24 : i1
  %v29 = arith.divui %v22, %v22 : i32
  cf.br ^bb4
^bb1(%v30: i64):
  %v31 = arith.constant 1 : i32
  %v32 = arith.constant 0 : i32
  %v33 = arith.divui %v31, %v32 : i32
  cf.br ^bb3(%v21 : i32)
^bb2:
  %v34 = scf.index_switch %v20 -> index
  case 0 {
    %v35 = arith.maxsi %v23, %v23 : i64
    scf.yield %v20 : index
  }
  case 1 {
    scf.yield %v20 : index
  }
  default {
    %v36 = arith.constant 4 : index
    scf.yield %v36 : index
  }
  %v37 = arith.constant -1 : i32
  %v38 = arith.maxsi %v37, %v21 : i32
  scf.index_switch %v20
  case 0 {
    %v40 = arith.constant 2 : i32
    %v41 = arith.constant 2 : i32
    %v42 = arith.minsi %v40, %v41 : i32
    %v43 = arith.divui %v23, %v23 : i64
    scf.yield
  }
  case 1 {
    %v44 = arith.select %v24, %v22, %v38 : i32
    scf.yield
  }
  default {
    scf.yield
  }
  %v45 = arith.constant -1 : i32
  %v46 = arith.constant 5 : i64
  cf.cond_br %v24, ^bb3(%v45 : i32), ^bb1(%v46 : i64)
^bb3(%v47: i32):
  %v48:2 = scf.while (%v49 = %v22, %v50 = %v23) : (i32, i64) -> (i32, i64) {
    %v51 = arith.constant 0 : i64
    %v52 = arith.remui %v23, %v51 : i64
    %v53 = arith.constant false
    %v54 = arith.divui %v24, %v53 : i1
    %v55 = arith.maxsi %v54, %v53 : i1
    scf.condition(%v55) %v21, %v50 : i32, i64
  } do {
  ^bb0(%v56: i32, %v57: i64):
    %v58 = arith.divui %v56, %v47 : i32
    %v59 = arith.constant 0 : i32
    %v60 = arith.select %v24, %v59, %v58 : i32
    %v61 = arith.constant 0 : i32
    %v62 = arith.cmpi sge, %v22, %v61 : i32
    scf.yield %v56, %v57 : i32, i64
  }
  %v63 = arith.constant 2 : i32
  %v64 = arith.cmpi sge, %v63, %v47 : i32
  scf.if %v64 {
    scf.yield
  }
  %v66 = func.call @f1(%v20) : (index) -> (i1)
  %v67 = arith.constant true
  %v68 = arith.constant 4 : index
  cf.cond_br %v67, ^bb0(%v66, %v68 : i1, index), ^bb2
^bb4:
  scf.execute_region {
    %v70 = arith.constant 1 : i64
    %v71 = arith.select %v24, %v70, %v70 : i64
    scf.yield
  }
  %v72 = arith.constant 1 : i32
  %v73 = arith.minsi %v72, %v22 : i32
  %v74 = arith.constant 4 : index
  func.call @f0(%v74, %v23) : (index, i64) -> ()
  %v76 = arith.cmpi sge, %v22, %v73 : i32
  return %v76 : i1
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
  %v19 = arith.constant 4 : index
  scf.index_switch %v19
  case 0 {
    %v20 = arith.constant 2 : index
    func.call @f0(%v20) : (index) -> ()
    scf.yield
  }
  case 1 {
    scf.yield
  }
  default {
    %v22 = arith.remui %v5, %v6 : i32
    scf.yield
  }
  cf.br ^bb2
}
func.func private @f1(%v23: index, %v24: i32) {
  %v25 = arith.cmpi sge, %v24, %v24 : i32
  %v26 = arith.constant 5 : i64
  %v27 = arith.cmpi slt, %v26, %v26 : i64
  %v28 = arith.constant 2 : index
  %v29 = arith.cmpi ne, %v23, %v28 : index
  %v30 = arith.constant false
  %v31 = arith.divui %v30, %v25 : i1
  cf.br ^bb2
^bb0(%v32: i32, %v33: i1):
  %v34 = arith.constant 5 : i64
  %v35 = arith.divui %v26, %v34 : i64
  func.call @f0(%v28) : (index) -> ()
  return
^bb1(%v37: i64, %v38: index):
  %v39 = arith.constant 4 : index
  %v40 = arith.cmpi ne, %v39, %v23 : index
  return
^bb2:
  %v41 = arith.constant 0 : index
  cf.cond_br %v30, ^bb1(%v26, %v41 : i64, index), ^bb2
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
    %v22 = arith.divui %v2, %v21 : i1
    %v23 = arith.constant 1 : i64
    %v24 = arith.maxsi %v23, %v23 : i64
    %v25 = arith.constant false
    scf.yield %v25, %v25 : i1, i1
  }
  %v26 = arith.constant 5 : i64
  func.call @f2(%v26, %v1, %v6) : (i64, i1, index) -> ()
  %v28 = arith.constant 100 : i32
  %v29 = arith.divui %v28, %v28 : i32
  %v30 = arith.constant 4 : index
  %v31 = arith.constant 100 : i32
  %v32 = arith.constant 0 : index
  %v33 = arith.constant 100 : i32
  cf.switch %v7 : i32, [
    default: ^bb0(%v30, %v7 : index, i32),
    0: ^bb0(%v6, %v31 : index, i32),
    7: ^bb0(%v32, %v33 : index, i32)
  ]
}
func.func private @f1(%v34: index) -> (i32) {
  %v35 = func.call @f0() : () -> (i1)
  %v36 = arith.cmpi ne, %v34, %v34 : index
  %v37 = arith.remui %v35, %v35 : i1
  %v38 = arith.constant 1 : i32
  return %v38 : i32
}
func.func private @f2(%v39: i64, %v40: i1, %v41: index) {
  %v42 = arith.minsi %v41, %v41 : index
  %v43 = arith.constant 1 : i32
  %v44 = arith.maxsi %v43, %v43 : i32
  cf.cond_br %v40, ^bb2, ^bb1(%v39 : i64)
^bb0(%v45: index):
  %v46 = arith.constant true
  %v47 = arith.select %v46, %v41, %v41 : index
  %v48:2 = scf.execute_region -> (i32, i1) {
    %v49 = arith.select %v40, %v39, %v39 : i64
    scf.yield %v43, %v46 : i32, i1
  }
  return
^bb1(%v50: i64):
  cf.br ^bb3
^bb2:
  %v51 = arith.constant -1 : i32
  %v52 = arith.constant 0 : i64
  cf.switch %v51 : i32, [
    default: ^bb1(%v52 : i64),
    0: ^bb1(%v39 : i64),
    7: ^bb1(%v39 : i64)
  ]
^bb3:
  %v53 = arith.constant -1 : i32
  %v54 = arith.divui %v53, %v43 : i32
  %v55 = func.call @f0() : () -> (i1)
  %v56 = arith.select %v40, %v40, %v55 : i1
  %v58 = arith.constant 0 : index
  %v59 = arith.constant 1 : index
  %v57:2 = scf.for %v60 = %v58 to %v59 step %v42 iter_args(%v61 = %v44, %v62 = %v55) -> (i32, i1) {
    %v64 = arith.constant false
    %v63:2 = scf.if %v64 -> (i64, i64) {
      %v65 = arith.minsi %v43, %v53 : i32
      scf.yield %v39, %v39 : i64, i64
    } else {
      %v66 = arith.constant 5 : i64
      scf.yield %v66, %v66 : i64, i64
    }
    %v67 = arith.constant -1 : i32
    %v68 = arith.cmpi ne, %v54, %v67 : i32
    %v69 = arith.divui %v39, %v39 : i64
    %v70 = arith.constant false
    scf.yield %v44, %v70 : i32, i1
  }
  return
^bb4:
  %v72 = arith.constant true
  scf.if %v72 {
    scf.yield
  }
  %v73 = arith.maxsi %v39, %v39 : i64
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
  %v9 = arith.constant 1 : i64
  %v8 = scf.while (%v10 = %v9) : (i64) -> (i64) {
    %v11:2 = scf.execute_region -> (index, i32) {
      %v12 = arith.constant -1 : i32
      %v13 = arith.constant 2 : i32
      %v14 = arith.cmpi eq, %v12, %v13 : i32
      %v15 = arith.constant 100 : i32
      %v16 = arith.constant 2 : i32
      %v17 = arith.maxsi %v15, %v16 : i32
      scf.yield %v1, %v13 : index, i32
    }
    %v19 = arith.constant 1 : index
    scf.index_switch %v19
    case 0 {
      scf.yield
    }
    case 1 {
      scf.yield
    }
    default {
      %v20 = arith.minsi %v2, %v1 : index
      %v21 = arith.minsi %v2, %v2 : index
      scf.yield
    }
    %v22 = arith.constant true
    %v23 = arith.select %v7, %v6, %v22 : i1
    scf.condition(%v4) %v10 : i64
  } do {
  ^bb0(%v24: i64):
    %v25 = arith.remui %v4, %v6 : i1
    scf.yield %v9 : i64
  }
  cf.br ^bb0(%v7, %v6 : i1, i1)
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
  %v14 = arith.constant 4 : index
  %v13 = scf.index_switch %v14 -> index
  case 0 {
    scf.yield %v14 : index
  }
  case 1 {
    %v15 = arith.constant 4 : index
    %v16 = arith.select %v12, %v14, %v15 : index
    %v17 = arith.constant 1 : index
    %v18 = arith.maxsi %v15, %v17 : index
    scf.yield %v18 : index
  }
  default {
    %v20 = arith.constant 4 : index
    %v19:2 = scf.index_switch %v20 -> index, i32
    case 0 {
      %v21 = arith.constant -1 : i32
      %v22 = arith.divui %v21, %v21 : i32
      func.call @f2() : () -> ()
      scf.yield %v11, %v22 : index, i32
    }
    case 1 {
      scf.yield %v11, %v6 : index, i32
    }
    default {
      %v24 = arith.constant 1 : i64
      %v25 = arith.cmpi slt, %v1, %v24 : i64
      scf.yield %v7, %v4 : index, i32
    }
    scf.yield %v20 : index
  }
  cf.cond_br %v12, ^bb1, ^bb0
^bb1:
  %v26 = arith.constant 0 : i64
  %v27 = func.call @f0(%v26, %v1, %v7) : (i64, i64, index) -> (i64)
  %v28 = arith.constant true
  cf.cond_br %v28, ^bb1, ^bb0
}
func.func private @f1() {
  %v29 = arith.constant 4 : index
  %v30 = arith.divui %v29, %v29 : index
  %v31 = arith.constant 5 : i64
  %v32 = arith.cmpi sge, %v31, %v31 : i64
  %v33 = arith.constant 0 : i32
  cf.switch %v33 : i32, [
    default: ^bb0,
    0: ^bb0,
    7: ^bb4(%v30, %v31 : index, i64)
  ]
^bb0:
  %v34 = arith.minsi %v31, %v31 : i64
  %v35 = arith.constant 4 : index
  cf.cond_br %v32, ^bb4(%v35, %v31 : index, i64), ^bb3
^bb1(%v36: index):
  %v37 = func.call @f0(%v31, %v31, %v29) : (i64, i64, index) -> (i64)
  %v38 = arith.divui %v32, %v32 : i1
  %v39 = arith.constant -1 : i32
  %v40 = arith.minsi %v39, %v39 : i32
  %v41 = arith.constant 4 : index
  %v42 = arith.cmpi ne, %v41, %v30 : index
  return
^bb2(%v43: i32):
  %v44 = func.call @f0(%v31, %v31, %v30) : (i64, i64, index) -> (i64)
  %v45 = arith.constant 1 : index
  cf.cond_br %v32, ^bb0, ^bb4(%v45, %v31 : index, i64)
^bb3:
  scf.while () : () -> () {
    func.call @f1() : () -> ()
    %v48 = scf.if %v32 -> (i1) {
      %v49 = arith.constant 5 : i64
      %v50 = arith.divui %v49, %v31 : i64
      %v51 = arith.constant true
      scf.yield %v51 : i1
    } else {
      func.call @f2() : () -> ()
      scf.yield %v32 : i1
    }
    %v53 = arith.constant 1 : i32
    %v54 = arith.cmpi eq, %v53, %v53 : i32
    scf.condition(%v54) 
  } do {
  ^bb0():
    func.call @f2() : () -> ()
    scf.yield
  }
  %v56 = arith.constant 0 : index
  %v57 = arith.minsi %v30, %v56 : index
  %v58 = arith.constant 5 : i64
  %v59 = arith.constant 2 : index
  %v60 = func.call @f0(%v31, %v58, %v59) : (i64, i64, index) -> (i64)
  %v61 = arith.constant 2 : i32
  cf.cond_br %v32, ^bb3, ^bb2(%v61 : i32)
^bb4(%v62: index, %v63: i64):
  %v64 = arith.constant 1 : i64
  %v65 = func.call @f0(%v31, %v64, %v30) : (i64, i64, index) -> (i64)
  %v66 = arith.constant 1 : i32
  %v67 = arith.constant 2 : i32
  %v68 = arith.remui %v66, %v67 : i32
  %v69 = arith.minsi %v32, %v32 : i1
  %v70 = arith.cmpi eq, %v62, %v29 : index
  %v71 = arith.constant false
  cf.cond_br %v71, ^bb1(%v30 : index), ^bb1(%v29 : index)
}
func.func @f2() {
  %v73 = arith.constant 0 : index
  %v72:2 = scf.index_switch %v73 -> i1, index
  case 0 {
    %v74 = arith.constant 1 : index
    %v75 = arith.minsi %v74, %v74 : index
    %v76 = arith.constant true
    scf.yield %v76, %v75 : i1, index
  }
  case 1 {
    %v77 = arith.constant false
    scf.yield %v77, %v73 : i1, index
  }
  default {
    %v78 = arith.constant false
    scf.yield %v78, %v73 : i1, index
  }
  %v79 = arith.constant 5 : i64
  %v80 = arith.constant 1 : i64
  %v81 = arith.remui %v79, %v80 : i64
  %v82 = arith.constant 1 : i32
  %v83 = arith.cmpi ult, %v82, %v82 : i32
  %v84 = arith.cmpi eq, %v80, %v79 : i64
  scf.if %v84 {
    scf.yield
  }
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
  %v38:2 = scf.execute_region -> (index, i32) {
    %v39 = arith.maxsi %v21, %v22 : i32
    scf.while () : () -> () {
      %v41 = arith.constant true
      scf.condition(%v41) 
    } do {
    ^bb0():
      %v42 = func.call @f1(%v20, %v39, %v39) : (index, i32, i32) -> (i64)
      scf.yield
    }
    %v43 = arith.constant -1 : i32
    scf.yield %v20, %v43 : index, i32
  }
  %v45 = arith.constant 4 : index
  %v44:2 = scf.index_switch %v45 -> index, i32
  case 0 {
    scf.yield %v20, %v21 : index, i32
  }
  case 1 {
    %v46 = arith.constant 0 : index
    %v47 = arith.constant 1 : i32
    scf.yield %v46, %v47 : index, i32
  }
  default {
    %v48 = arith.constant 1 : i64
    %v49 = arith.constant 5 : i64
    %v50 = arith.cmpi slt, %v48, %v49 : i64
    %v51 = arith.constant 1 : i64
    %v52:2 = func.call @f0(%v51) : (i64) -> (index, i1)
    scf.yield %v20, %v21 : index, i32
  }
  %v53 = arith.constant 0 : i32
  %v54 = arith.minsi %v21, %v53 : i32
  scf.if %v23 {
    %v56 = arith.constant 5 : i64
    %v57:2 = func.call @f0(%v56) : (i64) -> (index, i1)
    scf.yield
  }
  %v58 = arith.constant 1 : i64
  %v59 = arith.constant 1 : i32
  cf.cond_br %v23, ^bb1(%v58 : i64), ^bb3(%v59 : i32)
^bb5:
  %v60 = arith.constant 0 : index
  %v61 = arith.minsi %v60, %v20 : index
  %v62 = arith.constant false
  %v63 = arith.constant 0 : i64
  cf.cond_br %v62, ^bb1(%v63 : i64), ^bb3(%v21 : i32)
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
  scf.for %v20 = %v1 to %v1 step %v1 {
    %v21 = arith.constant 0 : index
    func.call @f0(%v21, %v2) : (index, i64) -> ()
    %v23:2 = func.call @f1() : () -> (index, i32)
    scf.yield
  }
  %v24 = arith.constant 1 : index
  %v25 = arith.divui %v24, %v24 : index
  %v26 = arith.constant true
  %v27 = arith.divui %v26, %v26 : i1
  %v28 = arith.constant 100 : i32
  cf.switch %v28 : i32, [
    default: ^bb4(%v24 : index),
    0: ^bb1,
    7: ^bb1
  ]
^bb4(%v29: index):
  return
^bb5(%v30: i64):
  %v32 = arith.constant 1 : index
  scf.index_switch %v32
  case 0 {
    scf.yield
  }
  case 1 {
    %v33 = arith.constant 100 : i32
    %v34 = arith.select %v3, %v33, %v33 : i32
    scf.yield
  }
  default {
    %v35 = arith.constant -1 : i32
    %v36 = arith.select %v3, %v35, %v35 : i32
    scf.yield
  }
  %v37 = arith.minsi %v1, %v1 : index
  cf.br ^bb1
}
func.func private @f1() -> (index, i32) {
  %v38 = arith.constant false
  %v39 = arith.constant 5 : i64
  %v40 = arith.constant 1 : index
  cf.cond_br %v38, ^bb3(%v39, %v40 : i64, index), ^bb2
^bb0(%v41: index, %v42: i64):
  func.call @f0(%v41, %v42) : (index, i64) -> ()
  %v44 = scf.while (%v45 = %v41) : (index) -> (index) {
    %v46 = arith.constant -1 : i32
    %v47 = arith.constant 2 : i32
    %v48 = arith.divui %v46, %v47 : i32
    %v49 = arith.constant true
    scf.condition(%v49) %v41 : index
  } do {
  ^bb0(%v50: index):
    %v51 = arith.cmpi sge, %v42, %v42 : i64
    scf.yield %v50 : index
  }
  func.call @f0(%v41, %v42) : (index, i64) -> ()
  %v53 = arith.constant 2 : i32
  cf.switch %v53 : i32, [
    default: ^bb2,
    0: ^bb3(%v42, %v41 : i64, index),
    7: ^bb1(%v41, %v41 : index, index)
  ]
^bb1(%v54: index, %v55: index):
  %v56 = arith.cmpi ult, %v55, %v54 : index
  %v57 = arith.constant 1 : i64
  %v58 = arith.constant 1 : i64
  %v59 = arith.cmpi slt, %v57, %v58 : i64
  cf.cond_br %v56, ^bb1(%v54, %v55 : index, index), ^bb1(%v55, %v54 : index, index)
^bb2:
  %v60 = arith.constant true
  %v61 = arith.constant 4 : index
  %v62 = arith.select %v60, %v61, %v61 : index
  %v63 = arith.constant 1 : i64
  func.call @f0(%v61, %v63) : (index, i64) -> ()
  %v65 = arith.constant 0 : i64
  cf.cond_br %v60, ^bb0(%v62, %v63 : index, i64), ^bb0(%v61, %v65 : index, i64)
^bb3(%v66: i64, %v67: index):
  %v68 = arith.constant 0 : i32
  %v69 = arith.constant 4 : index
  %v70 = arith.constant 2 : index
  cf.switch %v68 : i32, [
    default: ^bb2,
    0: ^bb1(%v69, %v67 : index, index),
    7: ^bb1(%v67, %v70 : index, index)
  ]
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
  %v10 = arith.constant 4 : index
  scf.index_switch %v10
  case 0 {
    %v11 = arith.constant false
    %v12 = arith.maxsi %v11, %v2 : i1
    scf.yield
  }
  case 1 {
    scf.yield
  }
  default {
    %v13 = arith.maxsi %v6, %v7 : i64
    scf.yield
  }
  %v14:2 = func.call @f2(%v6) : (i64) -> (i64, i32)
  cf.cond_br %v2, ^bb0(%v2 : i1), ^bb0(%v2 : i1)
^bb0(%v15: i1):
  %v16 = arith.minsi %v1, %v3 : i32
  %v17 = arith.constant 2 : index
  %v18 = arith.remui %v10, %v17 : index
  cf.br ^bb0(%v15 : i1)
}
func.func @f1() {
  %v19 = arith.constant 0 : i64
  %v20 = arith.constant 5 : i64
  %v21 = arith.minsi %v19, %v20 : i64
  %v23 = arith.constant false
  scf.if %v23 {
    %v24 = arith.constant 0 : index
    %v25 = arith.divui %v24, %v24 : index
    %v26 = arith.remui %v23, %v23 : i1
    scf.yield
  }
  %v27 = arith.constant 1 : index
  %v28 = arith.remui %v27, %v27 : index
  %v29 = arith.constant 1 : i64
  %v30 = arith.constant true
  cf.cond_br %v23, ^bb4(%v29, %v30 : i64, i1), ^bb0(%v23 : i1)
^bb0(%v31: i1):
  %v32 = arith.remui %v20, %v20 : i64
  cf.cond_br %v23, ^bb1, ^bb2
^bb1:
  %v33 = scf.index_switch %v28 -> i1
  case 0 {
    %v34 = arith.remui %v28, %v28 : index
    scf.yield %v23 : i1
  }
  case 1 {
    %v35:2 = func.call @f2(%v21) : (i64) -> (i64, i32)
    scf.yield %v23 : i1
  }
  default {
    %v36 = arith.constant true
    scf.yield %v36 : i1
  }
  %v37 = arith.maxsi %v23, %v23 : i1
  %v38 = arith.constant 7 : i32
  %v39 = arith.constant true
  cf.switch %v38 : i32, [
    default: ^bb2,
    0: ^bb0(%v39 : i1),
    7: ^bb1
  ]
^bb2:
  %v40 = arith.constant 0 : i32
  %v41 = func.call @f0(%v40) : (i32) -> (index)
  %v42 = arith.cmpi sge, %v40, %v40 : i32
  %v43 = arith.constant true
  cf.cond_br %v43, ^bb1, ^bb1
^bb3:
  return
^bb4(%v44: i64, %v45: i1):
  return
}
func.func @f2(%v46: i64) -> (i64, i32) {
  %v47 = arith.constant 1 : index
  %v48 = arith.constant 1 : index
  %v49 = arith.maxsi %v47, %v48 : index
  %v50:2 = func.call @f2(%v46) : (i64) -> (i64, i32)
  %v51 = arith.cmpi sge, %v46, %v46 : i64
  %v52 = arith.remui %v48, %v48 : index
  cf.cond_br %v51, ^bb1(%v51, %v51 : i1, i1), ^bb2(%v51 : i1)
^bb0(%v53: i64):
  %v54 = arith.constant true
  cf.cond_br %v51, ^bb3(%v53, %v54 : i64, i1), ^bb0(%v53 : i64)
^bb1(%v55: i1, %v56: i1):
  %v58 = arith.constant 2 : index
  scf.index_switch %v58
  case 0 {
    %v59:2 = scf.if %v55 -> (i1, i1) {
      %v60 = arith.cmpi sge, %v49, %v48 : index
      %v61 = arith.constant true
      scf.yield %v61, %v60 : i1, i1
    } else {
      %v62 = arith.constant 2 : i32
      %v63 = func.call @f0(%v62) : (i32) -> (index)
      scf.yield %v56, %v56 : i1, i1
    }
    scf.yield
  }
  case 1 {
    %v64 = arith.remui %v55, %v55 : i1
    %v65 = arith.cmpi ne, %v46, %v46 : i64
    scf.yield
  }
  default {
    %v66 = arith.cmpi slt, %v47, %v58 : index
    scf.yield
  }
  %v67 = arith.constant true
  cf.cond_br %v67, ^bb0(%v46 : i64), ^bb1(%v56, %v67 : i1, i1)
^bb2(%v68: i1):
  %v69 = arith.constant 1 : i32
  %v70 = arith.cmpi sge, %v69, %v69 : i32
  cf.br ^bb3(%v46, %v70 : i64, i1)
^bb3(%v71: i64, %v72: i1):
  %v73 = arith.constant -1 : i32
  %v74 = arith.maxsi %v73, %v73 : i32
  %v75 = arith.constant false
  cf.cond_br %v75, ^bb2(%v75 : i1), ^bb1(%v72, %v51 : i1, i1)
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
    %v13 = arith.maxsi %v3, %v12 : i1
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
      %v21 = arith.minsi %v3, %v13 : i1
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
    %v31 = arith.constant false
    %v32 = arith.constant 5 : i64
    %v33 = arith.constant 5 : i64
    %v34 = arith.select %v31, %v32, %v33 : i64
    scf.condition(%v31) 
  } do {
  ^bb0():
    scf.yield
  }
  %v35 = arith.constant 5 : i64
  %v36 = arith.divui %v35, %v35 : i64
  cf.br ^bb2
^bb1(%v37: i1):
  %v38 = arith.constant 5 : i64
  %v39 = arith.minsi %v38, %v38 : i64
  %v40 = arith.constant 0 : i64
  %v41 = arith.cmpi ne, %v40, %v39 : i64
  cf.switch %v2 : i32, [
    default: ^bb2,
    0: ^bb1(%v3 : i1),
    7: ^bb0
  ]
^bb2:
  %v42 = arith.constant false
  cf.cond_br %v42, ^bb0, ^bb2
}
// -----
func.func @f0() -> (i64) {
  %v1 = arith.constant 1 : index
  %v2 = arith.minsi %v1, %v1 : index
  %v3 = arith.constant 2 : i32
  %v4 = arith.constant 2 : i32
  %v5 = arith.maxsi %v3, %v4 : i32
  cf.switch %v5 : i32, [
    default: ^bb2,
    0: ^bb3,
    7: ^bb2
  ]
^bb0(%v6: i32, %v7: index):
  %v8 = arith.constant true
  %v9 = arith.constant 0 : i64
  %v10 = arith.constant 1 : i64
  cf.cond_br %v8, ^bb4(%v9, %v10 : i64, i64), ^bb2
^bb1(%v11: i32, %v12: i64):
  %v13 = arith.constant 1 : index
  %v14 = arith.maxsi %v13, %v1 : index
  %v15 = arith.constant true
  %v16 = arith.minsi %v15, %v15 : i1
  return %v12 : i64
^bb2:
  %v17 = arith.constant true
  %v18 = arith.minsi %v17, %v17 : i1
  %v19 = arith.cmpi sge, %v1, %v1 : index
  cf.br ^bb3
^bb3:
  %v20 = arith.constant 1 : index
  %v21 = arith.divui %v20, %v2 : index
  cf.br ^bb5
^bb4(%v22: i64, %v23: i64):
  %v25 = arith.constant false
  %v24:2 = scf.if %v25 -> (i64, i32) {
    %v26 = func.call @f0() : () -> (i64)
    %v27 = arith.constant 1 : i32
    %v28 = arith.constant -1 : i32
    %v29 = arith.cmpi ult, %v27, %v28 : i32
    %v30 = arith.cmpi ne, %v1, %v2 : index
    %v31 = arith.constant 1 : i32
    scf.yield %v23, %v31 : i64, i32
  } else {
    %v32 = arith.constant 2 : i32
    %v33 = arith.remui %v4, %v32 : i32
    %v35 = arith.constant false
    scf.if %v35 {
      scf.yield
    } else {
      %v36 = arith.cmpi slt, %v3, %v32 : i32
      %v37 = arith.constant 0 : i64
      %v38 = arith.minsi %v23, %v37 : i64
      scf.yield
    }
    %v39 = arith.constant 100 : i32
    scf.yield %v23, %v39 : i64, i32
  }
  return %v22 : i64
^bb5:
  %v41 = arith.constant false
  %v40:2 = scf.if %v41 -> (i1, i32) {
    %v42 = arith.constant -1 : i32
    scf.yield %v41, %v42 : i1, i32
  } else {
    %v43 = arith.constant true
    %v44 = arith.constant 0 : index
    %v45 = arith.select %v43, %v44, %v1 : index
    func.call @f1() : () -> ()
    %v47:2 = scf.execute_region -> (i1, i1) {
      %v48 = arith.constant 2 : index
      %v49 = arith.minsi %v44, %v48 : index
      %v50 = arith.constant true
      scf.yield %v43, %v50 : i1, i1
    }
    %v51 = arith.constant false
    %v52 = arith.constant 1 : i32
    scf.yield %v51, %v52 : i1, i32
  }
  %v53 = arith.constant 0 : i64
  %v54 = arith.select %v41, %v53, %v53 : i64
  %v55 = arith.constant 4 : index
  cf.br ^bb0(%v3, %v55 : i32, index)
}
func.func @f1() {
  %v56 = arith.constant 2 : index
  %v57 = arith.constant 5 : i64
  cf.br ^bb4(%v56, %v57 : index, i64)
^bb0(%v58: i32, %v59: i1):
  %v60:2 = scf.execute_region -> (index, index) {
    %v61 = arith.constant 7 : i32
    %v62 = arith.constant 0 : i32
    %v63 = arith.cmpi slt, %v61, %v62 : i32
    %v64 = arith.constant 0 : index
    scf.yield %v64, %v64 : index, index
  }
  return
^bb1(%v65: i32):
  func.call @f1() : () -> ()
  %v67 = arith.constant 5 : i64
  %v68 = arith.cmpi eq, %v67, %v67 : i64
  %v69 = func.call @f0() : () -> (i64)
  %v70 = arith.minsi %v67, %v69 : i64
  return
^bb2(%v71: i1):
  %v72 = arith.constant true
  %v73 = arith.remui %v71, %v72 : i1
  %v74 = arith.constant 100 : i32
  %v75 = arith.constant false
  %v76 = arith.constant 2 : index
  %v77 = arith.constant 5 : i64
  cf.cond_br %v71, ^bb0(%v74, %v75 : i32, i1), ^bb4(%v76, %v77 : index, i64)
^bb3(%v78: index, %v79: i1):
  %v80 = arith.constant 0 : i64
  %v81 = arith.divui %v80, %v80 : i64
  %v82 = arith.divui %v81, %v80 : i64
  %v83 = arith.constant 1 : i32
  %v84 = arith.constant -1 : i32
  %v85 = arith.minsi %v83, %v84 : i32
  %v86 = arith.constant false
  cf.cond_br %v79, ^bb0(%v83, %v79 : i32, i1), ^bb2(%v86 : i1)
^bb4(%v87: index, %v88: i64):
  %v90 = arith.constant true
  %v89:2 = scf.if %v90 -> (i1, index) {
    %v91 = arith.constant false
    scf.yield %v91, %v87 : i1, index
  } else {
    %v92 = arith.constant true
    %v93 = arith.maxsi %v92, %v92 : i1
    %v94 = arith.constant 1 : index
    scf.yield %v92, %v94 : i1, index
  }
  %v95 = arith.constant true
  %v96 = arith.constant 2 : index
  cf.cond_br %v95, ^bb3(%v87, %v90 : index, i1), ^bb4(%v96, %v88 : index, i64)
}
// -----
func.func @f0(%v1: i32, %v2: i32) -> (i1, index) {
  %v3 = arith.constant false
  %v4 = arith.maxsi %v3, %v3 : i1
  %v5 = arith.constant false
  %v6 = arith.constant 2 : index
  %v7 = arith.constant true
  cf.cond_br %v5, ^bb0(%v6, %v7 : index, i1), ^bb0(%v6, %v7 : index, i1)
^bb0(%v8: index, %v9: i1):
  return %v9, %v8 : i1, index
}
func.func private @f1(%v10: i64) -> (i1) {
  %v11 = arith.constant -1 : i32
  %v12 = arith.maxsi %v11, %v11 : i32
  %v13 = arith.remui %v11, %v12 : i32
  %v14 = func.call @f1(%v10) : (i64) -> (i1)
  %v15 = arith.constant 5 : i64
  %v16 = arith.minsi %v15, %v15 : i64
  return %v14 : i1
}
func.func @f2(%v17: i64) -> (i64, i64) {
  %v18 = arith.maxsi %v17, %v17 : i64
  %v19 = arith.constant false
  %v20 = arith.constant 0 : i32
  %v21 = arith.select %v19, %v20, %v20 : i32
  %v22 = arith.divui %v19, %v19 : i1
  %v23 = arith.constant true
  %v24 = arith.constant 2 : index
  cf.cond_br %v23, ^bb0(%v24, %v21 : index, i32), ^bb0(%v24, %v20 : index, i32)
^bb0(%v25: index, %v26: i32):
  %v27 = arith.minsi %v26, %v26 : i32
  %v28 = arith.constant 0 : index
  %v29 = arith.select %v19, %v28, %v28 : index
  %v30 = arith.maxsi %v17, %v18 : i64
  %v31 = arith.constant 1 : i32
  %v32 = arith.constant 2 : index
  cf.switch %v31 : i32, [
    default: ^bb1,
    0: ^bb0(%v32, %v27 : index, i32),
    7: ^bb0(%v28, %v20 : index, i32)
  ]
^bb1:
  %v33 = arith.remui %v20, %v20 : i32
  %v34 = arith.cmpi ult, %v17, %v17 : i64
  %v36 = arith.constant true
  %v35:2 = scf.if %v36 -> (index, i64) {
    %v37 = arith.constant 2 : index
    %v38 = arith.constant 1 : index
    %v39 = arith.minsi %v37, %v38 : index
    %v40 = arith.remui %v19, %v34 : i1
    scf.yield %v39, %v17 : index, i64
  } else {
    %v41 = arith.constant -1 : i32
    %v42 = arith.maxsi %v41, %v20 : i32
    %v43:2 = func.call @f0(%v41, %v33) : (i32, i32) -> (i1, index)
    %v44 = arith.constant 1 : index
    scf.yield %v44, %v18 : index, i64
  }
  return %v18, %v17 : i64, i64
^bb2(%v45: i32):
  %v46 = arith.constant 4 : index
  cf.cond_br %v19, ^bb0(%v46, %v45 : index, i32), ^bb3(%v21 : i32)
^bb3(%v47: i32):
  %v48 = arith.constant 100 : i32
  %v49 = arith.maxsi %v48, %v47 : i32
  %v50 = arith.constant 5 : i64
  %v51 = func.call @f1(%v50) : (i64) -> (i1)
  %v52 = arith.maxsi %v22, %v19 : i1
  %v53 = arith.constant 2 : index
  %v54 = arith.constant 1 : i64
  cf.switch %v48 : i32, [
    default: ^bb0(%v53, %v49 : index, i32),
    0: ^bb0(%v53, %v20 : index, i32),
    7: ^bb4(%v53, %v54 : index, i64)
  ]
^bb4(%v55: index, %v56: i64):
  %v57 = arith.constant 100 : i32
  %v58:2 = func.call @f0(%v57, %v57) : (i32, i32) -> (i1, index)
  %v59 = arith.constant 0 : i32
  %v60 = arith.constant -1 : i32
  %v61 = arith.maxsi %v59, %v60 : i32
  %v62 = arith.constant 0 : i32
  %v63:2 = func.call @f0(%v62, %v57) : (i32, i32) -> (i1, index)
  %v64 = arith.constant 0 : i64
  return %v56, %v64 : i64, i64
}
func.func private @f3() -> (i32, i1) {
  %v65 = arith.constant false
  %v66 = arith.select %v65, %v65, %v65 : i1
  %v67 = arith.constant 0 : i64
  %v68 = func.call @f1(%v67) : (i64) -> (i1)
  %v69 = arith.constant 2 : i32
  %v70 = arith.constant false
  return %v69, %v70 : i32, i1
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
  %v8 = scf.while (%v9 = %v6) : (i1) -> (i1) {
    %v10 = arith.constant 1 : index
    %v11 = arith.constant 0 : index
    %v12 = arith.remui %v10, %v11 : index
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
  %v21 = arith.remui %v19, %v20 : i32
  %v22 = arith.cmpi sge, %v1, %v1 : i64
  cf.cond_br %v18, ^bb2(%v1 : i64), ^bb3
^bb2(%v23: i64):
  %v24 = arith.remui %v2, %v2 : i1
  %v25 = arith.constant 0 : i64
  %v26 = arith.remui %v25, %v23 : i64
  cf.br ^bb2(%v1 : i64)
^bb3:
  %v27 = arith.constant 0 : i64
  %v28 = arith.remui %v27, %v1 : i64
  %v29 = arith.constant 1 : index
  %v30 = arith.cmpi slt, %v29, %v3 : index
  %v31 = arith.constant 1 : i32
  %v32 = arith.constant 1 : i32
  %v33 = arith.cmpi slt, %v31, %v32 : i32
  %v35 = arith.constant 0 : index
  scf.for %v36 = %v3 to %v35 step %v4 {
    %v37 = arith.cmpi sge, %v27, %v27 : i64
    %v38 = arith.constant 4 : index
    %v39 = arith.constant 1 : index
    %v40 = arith.minsi %v38, %v39 : index
    scf.yield
  }
  %v41 = arith.constant 1 : i32
  cf.switch %v41 : i32, [
    default: ^bb3,
    0: ^bb1(%v33 : i1),
    7: ^bb2(%v1 : i64)
  ]
}
func.func @f1(%v42: index) -> (i64, i1) {
  %v43:2 = func.call @f2() : () -> (index, index)
  %v44 = arith.constant 2 : i32
  %v45 = arith.minsi %v44, %v44 : i32
  %v46 = arith.constant 5 : i64
  %v47 = arith.constant 5 : i64
  %v48 = arith.cmpi eq, %v46, %v47 : i64
  %v49 = arith.constant 1 : i64
  %v50 = arith.minsi %v46, %v49 : i64
  %v51 = arith.constant 1 : i64
  return %v51, %v48 : i64, i1
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
  %v6:2 = scf.execute_region -> (i1, index) {
    %v7 = arith.cmpi eq, %v1, %v1 : i32
    %v8 = arith.remui %v3, %v4 : i64
    %v9 = arith.constant 1 : index
    scf.yield %v7, %v9 : i1, index
  }
  %v10 = arith.constant true
  cf.cond_br %v10, ^bb4, ^bb5
^bb1:
  scf.execute_region {
    %v12 = arith.constant 0 : i32
    %v13 = arith.remui %v1, %v12 : i32
    func.call @f0(%v13, %v2) : (i32, index) -> ()
    scf.yield
  }
  %v15 = arith.maxsi %v2, %v2 : index
  %v16 = arith.constant 2 : index
  func.call @f0(%v1, %v16) : (i32, index) -> ()
  return
^bb2(%v18: index, %v19: i64):
  %v20:2 = scf.execute_region -> (i64, i64) {
    scf.yield %v4, %v3 : i64, i64
  }
  %v21 = arith.constant 2 : index
  %v22 = arith.divui %v18, %v21 : index
  %v24 = arith.constant true
  %v23 = scf.if %v24 -> (i32) {
    %v25 = arith.cmpi sge, %v2, %v22 : index
    scf.yield %v1 : i32
  } else {
    %v26 = arith.constant 7 : i32
    scf.yield %v26 : i32
  }
  %v27 = arith.constant -1 : i32
  cf.switch %v27 : i32, [
    default: ^bb1,
    0: ^bb3(%v24, %v3 : i1, i64),
    7: ^bb1
  ]
^bb3(%v28: i1, %v29: i64):
  %v30 = arith.cmpi ne, %v1, %v1 : i32
  %v32 = arith.constant 1 : index
  %v31:2 = scf.index_switch %v32 -> index, i64
  case 0 {
    %v33 = arith.constant true
    %v34 = arith.minsi %v33, %v28 : i1
    scf.yield %v32, %v29 : index, i64
  }
  case 1 {
    %v35 = arith.minsi %v29, %v3 : i64
    %v36 = arith.constant 1 : i64
    scf.yield %v32, %v36 : index, i64
  }
  default {
    %v37 = arith.constant 4 : index
    scf.yield %v37, %v29 : index, i64
  }
  %v38 = arith.constant false
  %v39 = arith.minsi %v30, %v38 : i1
  cf.cond_br %v38, ^bb1, ^bb2(%v32, %v4 : index, i64)
^bb4:
  %v40 = arith.constant true
  %v41 = arith.minsi %v40, %v40 : i1
  %v42 = arith.minsi %v2, %v2 : index
  %v43 = arith.select %v41, %v1, %v1 : i32
  %v44 = scf.for %v45 = %v2 to %v42 step %v2 iter_args(%v46 = %v43) -> (i32) {
    %v47 = arith.cmpi ne, %v4, %v4 : i64
    %v49 = arith.constant 2 : index
    %v48:2 = scf.index_switch %v49 -> i1, i1
    case 0 {
      scf.yield %v40, %v47 : i1, i1
    }
    case 1 {
      %v50 = arith.cmpi sge, %v2, %v49 : index
      %v51 = arith.constant true
      scf.yield %v50, %v51 : i1, i1
    }
    default {
      %v52 = arith.divui %v2, %v42 : index
      %v53 = arith.constant true
      scf.yield %v47, %v53 : i1, i1
    }
    %v54 = arith.select %v47, %v47, %v40 : i1
    %v55 = arith.constant 7 : i32
    scf.yield %v55 : i32
  }
  %v56 = arith.constant 0 : i32
  cf.switch %v56 : i32, [
    default: ^bb4,
    0: ^bb5,
    7: ^bb4
  ]
^bb5:
  %v57:2 = scf.execute_region -> (index, i1) {
    %v58 = arith.constant true
    scf.yield %v2, %v58 : index, i1
  }
  %v59 = arith.constant -1 : i32
  %v60 = arith.constant -1 : i32
  %v61 = arith.cmpi slt, %v59, %v60 : i32
  %v62 = scf.if %v61 -> (i64) {
    %v63 = arith.cmpi ne, %v2, %v2 : index
    %v64 = arith.constant 4 : index
    %v65 = arith.cmpi sge, %v64, %v64 : index
    %v66 = arith.maxsi %v61, %v61 : i1
    scf.yield %v3 : i64
  } else {
    %v67:2 = scf.index_switch %v2 -> i32, i32
    case 0 {
      scf.yield %v60, %v59 : i32, i32
    }
    case 1 {
      scf.yield %v1, %v59 : i32, i32
    }
    default {
      %v68 = arith.divui %v61, %v61 : i1
      %v69 = arith.minsi %v59, %v1 : i32
      scf.yield %v59, %v1 : i32, i32
    }
    scf.yield %v3 : i64
  }
  %v70 = arith.divui %v2, %v2 : index
  cf.br ^bb0
}
func.func private @f1(%v71: i1, %v72: i32) {
  %v73 = arith.constant 4 : index
  %v74 = arith.minsi %v73, %v73 : index
  %v75 = arith.maxsi %v72, %v72 : i32
  func.call @f1(%v71, %v72) : (i1, i32) -> ()
  %v77 = arith.divui %v74, %v74 : index
  %v78 = arith.cmpi ult, %v72, %v72 : i32
  return
}
// -----
func.func @f0(%v1: i64, %v2: index) -> (i64) {
  %v3 = arith.minsi %v2, %v2 : index
  %v4 = arith.constant 0 : i32
  %v5 = arith.minsi %v4, %v4 : i32
  %v6 = arith.constant true
  %v7 = arith.select %v6, %v2, %v3 : index
  %v8 = arith.constant 1 : index
  cf.br ^bb1(%v1, %v8 : i64, index)
^bb0:
  %v9 = arith.constant 0 : index
  %v10 = func.call @f0(%v1, %v9) : (i64, index) -> (i64)
  %v11 = arith.divui %v6, %v6 : i1
  %v12:2 = scf.if %v11 -> (i64, i1) {
    %v13 = arith.constant 1 : i64
    func.call @f1(%v13, %v2) : (i64, index) -> ()
    %v15 = arith.constant 5 : i64
    scf.yield %v15, %v11 : i64, i1
  } else {
    %v16 = arith.remui %v1, %v1 : i64
    %v17 = arith.constant true
    scf.yield %v10, %v17 : i64, i1
  }
  cf.cond_br %v11, ^bb0, ^bb0
^bb1(%v18: i64, %v19: index):
  %v20 = arith.constant true
  %v21 = arith.select %v20, %v4, %v5 : i32
  %v22 = arith.maxsi %v2, %v3 : index
  cf.br ^bb2(%v5, %v1 : i32, i64)
^bb2(%v23: i32, %v24: i64):
  %v26 = arith.constant false
  scf.if %v26 {
    func.call @f1(%v24, %v3) : (i64, index) -> ()
    %v28 = scf.if %v6 -> (i32) {
      scf.yield %v5 : i32
    } else {
      %v29 = arith.constant 0 : index
      %v30 = arith.constant 0 : index
      %v31 = arith.cmpi slt, %v29, %v30 : index
      %v32 = arith.maxsi %v1, %v24 : i64
      scf.yield %v4 : i32
    }
    scf.yield
  } else {
    scf.yield
  }
  %v33 = arith.constant 5 : i64
  cf.cond_br %v26, ^bb0, ^bb2(%v4, %v33 : i32, i64)
}
func.func private @f1(i64, index)
func.func private @f2() -> (i64) {
  %v34 = arith.constant 100 : i32
  %v35 = arith.divui %v34, %v34 : i32
  %v36 = func.call @f2() : () -> (i64)
  %v37 = arith.constant true
  %v38 = arith.maxsi %v37, %v37 : i1
  scf.if %v37 {
    %v40 = arith.constant 2 : index
    func.call @f1(%v36, %v40) : (i64, index) -> ()
    scf.yield
  } else {
    %v42 = arith.remui %v38, %v38 : i1
    scf.yield
  }
  %v43 = arith.cmpi sge, %v35, %v35 : i32
  cf.br ^bb1(%v38 : i1)
^bb0(%v44: i1, %v45: i64):
  %v46 = func.call @f3(%v35) : (i32) -> (i64)
  return %v46 : i64
^bb1(%v47: i1):
  %v48:2 = scf.execute_region -> (index, index) {
    %v49 = arith.constant 1 : index
    %v50 = arith.constant 2 : index
    scf.yield %v49, %v50 : index, index
  }
  %v51 = arith.remui %v43, %v47 : i1
  %v52 = arith.cmpi eq, %v35, %v34 : i32
  %v53 = arith.constant 0 : i64
  return %v53 : i64
}
func.func private @f3(%v54: i32) -> (i64) {
  %v55 = arith.constant 5 : i64
  %v56 = arith.constant 4 : index
  func.call @f1(%v55, %v56) : (i64, index) -> ()
  %v58 = arith.constant false
  cf.cond_br %v58, ^bb1, ^bb1
^bb0:
  %v59 = arith.constant false
  cf.cond_br %v59, ^bb3, ^bb2(%v56 : index)
^bb1:
  %v60 = arith.constant 1 : index
  %v61 = arith.minsi %v60, %v60 : index
  %v63 = arith.constant true
  %v62 = scf.if %v63 -> (i32) {
    %v64 = arith.constant -1 : i32
    scf.yield %v64 : i32
  } else {
    %v65 = arith.constant 4 : index
    %v66 = arith.cmpi ne, %v65, %v56 : index
    %v67 = arith.remui %v55, %v55 : i64
    scf.yield %v54 : i32
  }
  %v68 = scf.execute_region -> (i1) {
    %v69 = arith.remui %v60, %v56 : index
    scf.yield %v63 : i1
  }
  %v70 = arith.constant 1 : i32
  %v71 = arith.cmpi ult, %v70, %v54 : i32
  cf.br ^bb3
^bb2(%v72: index):
  %v73 = arith.remui %v54, %v54 : i32
  %v75 = arith.constant 2 : index
  scf.for %v76 = %v75 to %v56 step %v75 {
    %v77 = arith.remui %v73, %v54 : i32
    scf.yield
  }
  return %v55 : i64
^bb3:
  %v78 = arith.constant 1 : index
  %v79 = arith.constant 2 : index
  %v80 = arith.divui %v78, %v79 : index
  %v81 = arith.constant 0 : i64
  %v82 = arith.divui %v55, %v81 : i64
  %v83 = scf.execute_region -> (i32) {
    scf.while () : () -> () {
      %v85 = arith.cmpi ult, %v56, %v80 : index
      scf.condition(%v85) 
    } do {
    ^bb0():
      %v86 = arith.cmpi ult, %v55, %v81 : i64
      scf.yield
    }
    scf.yield %v54 : i32
  }
  return %v81 : i64
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
  %v19 = arith.constant -1 : i32
  cf.br ^bb1(%v19 : i32)
^bb0(%v20: i64):
  %v21 = arith.cmpi slt, %v18, %v18 : i64
  %v22 = arith.constant 0 : i32
  cf.cond_br %v21, ^bb2(%v22, %v22 : i32, i32), ^bb2(%v22, %v22 : i32, i32)
^bb1(%v23: i32):
  scf.while () : () -> () {
    scf.condition(%v16) 
  } do {
  ^bb0():
    %v25 = arith.maxsi %v17, %v17 : index
    %v26 = arith.cmpi sge, %v18, %v18 : i64
    scf.yield
  }
  %v27 = arith.maxsi %v18, %v18 : i64
  func.call @f2(%v16) : (i1) -> ()
  %v29 = arith.constant 0 : i32
  cf.switch %v23 : i32, [
    default: ^bb1(%v23 : i32),
    0: ^bb0(%v18 : i64),
    7: ^bb2(%v29, %v29 : i32, i32)
  ]
^bb2(%v30: i32, %v31: i32):
  %v32 = arith.constant 2 : index
  %v33 = func.call @f1(%v16, %v32, %v18) : (i1, index, i64) -> (i32)
  %v34 = arith.select %v16, %v18, %v18 : i64
  cf.cond_br %v16, ^bb0(%v34 : i64), ^bb1(%v30 : i32)
}
func.func private @f2(%v35: i1) {
  %v36 = arith.constant 7 : i32
  %v37 = arith.constant -1 : i32
  %v38 = arith.remui %v36, %v37 : i32
  %v39 = arith.constant 5 : i64
  %v40 = func.call @f0(%v39, %v36, %v36) : (i64, i32, i32) -> (i1)
  %v41 = arith.cmpi slt, %v36, %v37 : i32
  %v42 = arith.constant 2 : i32
  %v43 = arith.select %v40, %v42, %v38 : i32
  %v44 = arith.constant true
  %v45 = arith.constant true
  cf.cond_br %v44, ^bb3(%v44, %v43 : i1, i32), ^bb4(%v45 : i1)
^bb0(%v46: index):
  %v47 = arith.constant 0 : index
  cf.cond_br %v35, ^bb0(%v47 : index), ^bb5(%v43, %v43 : i32, i32)
^bb1(%v48: i32):
  %v50 = arith.constant 1 : index
  %v51 = arith.constant 0 : index
  %v49:2 = scf.for %v52 = %v50 to %v50 step %v51 iter_args(%v53 = %v39, %v54 = %v51) -> (i64, index) {
    %v55 = arith.constant 5 : i64
    scf.yield %v55, %v54 : i64, index
  }
  %v56 = arith.cmpi slt, %v48, %v43 : i32
  %v57 = scf.execute_region -> (i64) {
    %v59 = arith.constant 2 : index
    scf.for %v60 = %v59 to %v51 step %v59 {
      scf.yield
    }
    %v61:2 = scf.execute_region -> (index, i1) {
      %v62 = arith.maxsi %v59, %v51 : index
      %v63 = arith.constant 2 : index
      scf.yield %v63, %v35 : index, i1
    }
    scf.yield %v39 : i64
  }
  return
^bb2(%v64: i64):
  %v65 = arith.constant 2 : i32
  cf.br ^bb5(%v65, %v42 : i32, i32)
^bb3(%v66: i1, %v67: i32):
  %v69 = arith.constant 0 : index
  %v68 = scf.for %v70 = %v69 to %v69 step %v69 iter_args(%v71 = %v69) -> (index) {
    %v73 = arith.constant 4 : index
    %v72:2 = scf.for %v74 = %v73 to %v69 step %v71 iter_args(%v75 = %v39, %v76 = %v70) -> (i64, index) {
      %v77 = arith.constant 1 : i64
      %v78 = arith.constant 1 : index
      scf.yield %v77, %v78 : i64, index
    }
    %v79 = arith.constant true
    %v80 = arith.divui %v40, %v79 : i1
    func.call @f2(%v35) : (i1) -> ()
    scf.yield %v71 : index
  }
  %v82 = arith.minsi %v39, %v39 : i64
  return
^bb4(%v83: i1):
  %v84 = arith.constant false
  %v85 = arith.constant 2 : index
  %v86 = func.call @f1(%v84, %v85, %v39) : (i1, index, i64) -> (i32)
  %v87 = arith.select %v41, %v84, %v41 : i1
  cf.cond_br %v83, ^bb5(%v38, %v42 : i32, i32), ^bb3(%v84, %v37 : i1, i32)
^bb5(%v88: i32, %v89: i32):
  %v90 = arith.constant true
  %v91 = arith.select %v90, %v39, %v39 : i64
  %v92 = arith.minsi %v39, %v91 : i64
  cf.br ^bb4(%v90 : i1)
}
func.func private @f3(i64) -> (i1, i1)
// -----
func.func @a(%x: memref<3xi64>, %y: memref<3xi64>) {
  affine.parallel (%i) = (0) to (3) {
    %1 = memref.load %y[%i] : memref<3xi64>
    affine.store %1, %x[%i] : memref<3xi64>
  }
  return
}
func.func @b(%x: memref<3xi64>, %y: memref<3xi64>) {
  affine.parallel (%i) = (0) to (3) {
    %1 = affine.load %y[%i] : memref<3xi64>
    affine.store %1, %x[%i] : memref<3xi64>
  }
  return
}
func.func @c(%x: memref<3xi64>, %y: memref<3xi64>) {
  affine.for %i = 0 to 3 {
    %1 = memref.load %y[%i] : memref<3xi64>
    affine.store %1, %x[%i] : memref<3xi64>
  }
  return
}
func.func @d(%x: memref<3xi64>, %y: memref<3xi64>) {
  scf.forall (%i) in (3) {
    %1 = memref.load %y[%i] : memref<3xi64>
    memref.store %1, %x[%i] : memref<3xi64>
  }
  return
}
func.func @main(%x: memref<3xi64>, %y: memref<3xi64>) {
  call @a(%x, %y) : (memref<3xi64>, memref<3xi64>) -> ()
  call @b(%x, %y) : (memref<3xi64>, memref<3xi64>) -> ()
  call @c(%x, %y) : (memref<3xi64>, memref<3xi64>) -> ()
  call @d(%x, %y) : (memref<3xi64>, memref<3xi64>) -> ()
  return
}
// -----
func.func @with_index(%m: memref<8xf32>, %i: index, %v: f32) {
  affine.store %v, %m[%i] : memref<8xf32>
  return
}
func.func @with_symbol(%m: memref<8xf32>, %i: index, %v: f32) {
  affine.store %v, %m[symbol(%i)] : memref<8xf32>
  return
}
func.func @with_constant(%m: memref<8xf32>, %v: f32) {
  %c = arith.constant 3 : index
  affine.store %v, %m[%c] : memref<8xf32>
  return
}
func.func @with_dim(%m: memref<?xf32>, %v: f32) {
  %c = arith.constant 0 : index
  %d = memref.dim %m, %c : memref<?xf32>
  affine.store %v, %m[%d] : memref<?xf32>
  return
}
func.func @with_sum(%m: memref<8xf32>, %i: index, %v: f32) {
  %d = arith.addi %i, %i : index
  affine.store %v, %m[%d] : memref<8xf32>
  return
}
func.func @with_apply(%m: memref<8xf32>, %i: index, %v: f32) {
  %d = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
  %r = affine.load %m[%d] : memref<8xf32>
  return
}
func.func @plain_store(%m: memref<8xf32>, %i: index, %v: f32) {
  memref.store %v, %m[%i] : memref<8xf32>
  return
}
func.func @loop(%m: memref<8xf32>, %i: index, %v: f32) {
  affine.for %j = 0 to 8 { affine.store %v, %m[%j] : memref<8xf32> }
  return
}
func.func @pure(%i: index) -> index {
  %d = arith.addi %i, %i : index
  return %d : index
}
func.func @main(%m: memref<8xf32>, %md: memref<?xf32>, %i: index, %v: f32, %c: i1) {
  affine.for %k = 0 to 4 {
    func.call @with_index(%m, %k, %v) : (memref<8xf32>, index, f32) -> ()
    func.call @with_symbol(%m, %i, %v) : (memref<8xf32>, index, f32) -> ()
    func.call @with_constant(%m, %v) : (memref<8xf32>, f32) -> ()
    func.call @with_dim(%md, %v) : (memref<?xf32>, f32) -> ()
    func.call @with_sum(%m, %k, %v) : (memref<8xf32>, index, f32) -> ()
    func.call @with_apply(%m, %k, %v) : (memref<8xf32>, index, f32) -> ()
    func.call @plain_store(%m, %k, %v) : (memref<8xf32>, index, f32) -> ()
    func.call @loop(%m, %k, %v) : (memref<8xf32>, index, f32) -> ()
    %x = memref.load %m[%k] : memref<8xf32>
    %y = arith.index_cast %c : i1 to index
    %p = func.call @pure(%k) : (index) -> index
    memref.store %v, %m[%p] : memref<8xf32>
  }
  scf.if %c {
    func.call @loop(%m, %i, %v) : (memref<8xf32>, index, f32) -> ()
    func.call @with_index(%m, %i, %v) : (memref<8xf32>, index, f32) -> ()
    func.call @plain_store(%m, %i, %v) : (memref<8xf32>, index, f32) -> ()
  }
  affine.if affine_set<() : (0 >= 0)>() {
    func.call @with_index(%m, %i, %v) : (memref<8xf32>, index, f32) -> ()
    func.call @loop(%m, %i, %v) : (memref<8xf32>, index, f32) -> ()
  }
  affine.parallel (%k) = (0) to (3) {
    func.call @with_index(%m, %k, %v) : (memref<8xf32>, index, f32) -> ()
  }
  return
}
