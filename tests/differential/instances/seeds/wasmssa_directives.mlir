wasmssa.func @f(%arg0 : !wasmssa<local ref to i32>) {
  %c = wasmssa.local_get %arg0 : ref to i32
  %0 = wasmssa.local of type i32
  %1 = wasmssa.local_tee %0 : ref to i32 to %c : i32
  wasmssa.if %c : {
    wasmssa.block_return
  } > ^bb1
^bb1:
  wasmssa.if %c : {
    wasmssa.block_return
  } else {
    wasmssa.block_return
  } > ^bb2
^bb2:
  wasmssa.return
}
