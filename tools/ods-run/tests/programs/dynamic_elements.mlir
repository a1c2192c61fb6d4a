// Elements of a vector at indices that only the run tells.
// RESULT: i64 2575586

llvm.func @main() -> i64 {
  %v = llvm.mlir.constant(dense<[3, 1, 4, 1, 5, 9, 2, 6]> : vector<8xi64>) : vector<8xi64>
  %z = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %n = llvm.mlir.constant(8 : i64) : i64
  llvm.br ^loop(%z, %z, %v : i64, i64, vector<8xi64>)
^loop(%i: i64, %acc: i64, %w: vector<8xi64>):
  %end = llvm.icmp "eq" %i, %n : i64
  llvm.cond_br %end, ^exit, ^body
^body:
  %x = llvm.extractelement %w[%i : i64] : vector<8xi64>
  %rest = llvm.urem %x, %n : i64
  %y = llvm.extractelement %w[%rest : i64] : vector<8xi64>
  %u = llvm.insertelement %acc, %w[%rest : i64] : vector<8xi64>
  %k = llvm.mul %acc, %n : i64
  %s = llvm.add %k, %y : i64
  %j = llvm.add %i, %one : i64
  llvm.br ^loop(%j, %s, %u : i64, i64, vector<8xi64>)
^exit:
  llvm.return %acc : i64
}
