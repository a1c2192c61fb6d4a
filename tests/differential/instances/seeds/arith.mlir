func.func @casts(%a: i16, %b: index) {
  %0 = arith.extsi %a : i16 to i32
  %1 = arith.index_cast %b : index to i64
  return
}
