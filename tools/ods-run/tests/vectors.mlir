// Output of vectors and scalars, with broadcasts.
func.func @main() {
  %a = arith.constant 7 : i32
  %v = vector.broadcast %a : i32 to vector<3xi32>
  vector.print str "v = "
  vector.print %v : vector<3xi32>
  %row = arith.constant dense<[1.5, -2.0]> : vector<2xf32>
  %m = vector.broadcast %row : vector<2xf32> to vector<3x2xf32>
  vector.print %m : vector<3x2xf32>
  %column = arith.constant dense<[[1], [2]]> : vector<2x1xi8>
  %c = vector.broadcast %column : vector<2x1xi8> to vector<2x2x3xi8>
  vector.print %c : vector<2x2x3xi8>
  %bits = arith.constant dense<[true, false]> : vector<2xi1>
  vector.print %bits : vector<2xi1> punctuation <comma>
  %u = arith.constant -1 : i64
  %i = arith.constant -1 : index
  vector.print %u : i64 punctuation <comma>
  vector.print %i : index
  %h = arith.constant 0.5 : f16
  %b = arith.constant 3.0 : bf16
  %d = arith.constant 0.333333333333 : f64
  vector.print punctuation <open>
  vector.print %h : f16 punctuation <comma>
  vector.print %b : bf16 punctuation <comma>
  vector.print %d : f64 punctuation <no_punctuation>
  vector.print punctuation <close>
  vector.print punctuation <newline>
  %z = vector.broadcast %a : i32 to vector<i32>
  vector.print %z : vector<i32>
  return
}
