// The CRC-32 of 256 bytes, bit by bit.
// RESULT: i64 688229491

func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %n = arith.constant 256 : index
  %ones = arith.constant -1 : i32
  %poly = arith.constant 0xEDB88320 : i32
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%crc = %ones) -> (i32) {
    %b = arith.index_cast %i : index to i32
    %x = arith.xori %crc, %b : i32
    %y = scf.for %k = %c0 to %c8 step %c1 iter_args(%v = %x) -> (i32) {
      %bit = arith.andi %v, %one : i32
      %is = arith.cmpi ne, %bit, %zero : i32
      %s = arith.shrui %v, %one : i32
      %t = arith.xori %s, %poly : i32
      %w = arith.select %is, %t, %s : i32
      scf.yield %w : i32
    }
    scf.yield %y : i32
  }
  %f = arith.xori %r, %ones : i32
  %e = arith.extui %f : i32 to i64
  return %e : i64
}
