func.func @f(%v: vector<2xf32>, %x: i8) {
  vector.print %v : vector<2xf32>
  vector.print %x : i8 punctuation <comma>
  vector.print punctuation <newline>
  vector.print punctuation <open>
  vector.print str "Hello\n"
  vector.print
  vector.print str "Hello" {a = 1 : i32}
  %0 = vector.broadcast %x : i8 to vector<2x3xi8>
  %1 = vector.broadcast %v : vector<2xf32> to vector<4x2xf32>
  return
}
