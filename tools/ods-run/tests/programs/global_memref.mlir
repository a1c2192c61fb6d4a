// A constant table and a counter that functions change.
// RESULT: i64 131

memref.global "private" constant @table : memref<8xi32> = dense<[3, 1, 4, 1, 5, 9, 2, 6]>
memref.global @counter : memref<1xi64> = dense<100>
memref.global @zeros : memref<4x4xf32> = dense<0.0>
func.func @bump(%x: i64) {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @counter : memref<1xi64>
  %v = memref.load %m[%c0] : memref<1xi64>
  %s = arith.addi %v, %x : i64
  memref.store %s, %m[%c0] : memref<1xi64>
  return
}
func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 8 : index
  %t = memref.get_global @table : memref<8xi32>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %t[%i] : memref<8xi32>
    %y = arith.extsi %x : i32 to i64
    func.call @bump(%y) : (i64) -> ()
  }
  %zs = memref.get_global @zeros : memref<4x4xf32>
  %f = memref.load %zs[%c1, %c1] : memref<4x4xf32>
  %fi = arith.fptosi %f : f32 to i64
  %m = memref.get_global @counter : memref<1xi64>
  %r = memref.load %m[%c0] : memref<1xi64>
  %s = arith.addi %r, %fi : i64
  return %s : i64
}
