func.func @main() -> i32 {
  %x = arith.constant 40 : i32
  %y = arith.constant 2 : i32
  %z = arith.addi %x, %y : i32
  return %z : i32
}
func.func @values(%n: i8, %m: memref<2xf32>) -> (vector<2xi8>, f32, i1) {
  %v = arith.constant dense<[1, -2]> : vector<2xi8>
  %c1 = arith.constant 1 : index
  %x = memref.load %m[%c1] : memref<2xf32>
  %zero = arith.constant 0 : i8
  %c = arith.cmpi slt, %n, %zero : i8
  return %v, %x, %c : vector<2xi8>, f32, i1
}
func.func @poison() -> i32 {
  %x = arith.constant 40 : i32
  %z = arith.shli %x, %x : i32
  return %z : i32
}
func.func @division(%x: i32, %y: i32) -> i32 {
  %z = arith.divsi %x, %y : i32
  return %z : i32
}
func.func @loop() {
  cf.br ^a
^a:
  cf.br ^a
}
