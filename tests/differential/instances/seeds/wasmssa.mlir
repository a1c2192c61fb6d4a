wasmssa.import_table "t" from "m" as @imported {type = !wasmssa<tabletype !wasmssa.funcref [2 : 4]>}
wasmssa.table @table !wasmssa<tabletype !wasmssa.funcref [0 : 65536]>
// -----
wasmssa.func @locals(%arg0: !wasmssa<local ref to i32>) {
  %0 = wasmssa.const 1 : i32
  wasmssa.local_set %arg0 : ref to i32 to %0 : i32
  wasmssa.return
}
// -----
wasmssa.func @blocks() -> i32 {
  wasmssa.block : {
    %0 = wasmssa.const 1 : i32
    wasmssa.branch_if %0 to level 0 else ^bb1
  ^bb1:
    wasmssa.block_return
  } > ^bb1
^bb1:
  %1 = wasmssa.const 1 : i32
  wasmssa.return %1 : i32
}
