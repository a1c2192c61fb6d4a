// options: --verify-each
// MLIR 22 names two arguments of the region '%arg0', and rejects what it prints.
func.func @f(%x: i32) -> (i32, i32) {
  %0 = "emitc.expression"(%x, %x) ({
  ^bb0(%p: i32, %q: i32):
    %s = emitc.mul %p, %q : (i32, i32) -> i32
    emitc.yield %s : i32
  }) : (i32, i32) -> i32
  %1 = emitc.expression %x, %0 : (i32, i32) -> i32 {
    %s = mul %x, %0 : (i32, i32) -> i32
    yield %s : i32
  }
  return %0, %1 : i32, i32
}
