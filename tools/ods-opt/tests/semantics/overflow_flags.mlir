// options: --canonicalize
// MLIR 22 keeps the flags of two operations at the merged one, whose constant wraps: x + 100 + 100 is defined for -100.
func.func @wraps(%x: i8) -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) {
  %c100 = arith.constant 100 : i8
  %n100 = arith.constant -100 : i8
  %c2 = arith.constant 2 : i8
  %c64 = arith.constant 64 : i8
  %add = arith.addi %x, %c100 overflow<nsw> : i8
  %0 = arith.addi %add, %c100 overflow<nsw> : i8
  %sub = arith.subi %x, %c100 overflow<nsw> : i8
  %1 = arith.addi %sub, %n100 overflow<nsw> : i8
  %2 = arith.subi %sub, %c100 overflow<nsw> : i8
  %3 = arith.subi %c100, %sub overflow<nsw> : i8
  %neg = arith.subi %c100, %x overflow<nsw> : i8
  %4 = arith.addi %neg, %c100 overflow<nsw> : i8
  %5 = arith.subi %neg, %n100 overflow<nsw> : i8
  %6 = arith.subi %n100, %neg overflow<nsw> : i8
  %7 = arith.subi %n100, %add overflow<nsw> : i8
  %mul = arith.muli %x, %c2 overflow<nsw> : i8
  %8 = arith.muli %mul, %c64 overflow<nsw> : i8
  %unsigned = arith.subi %x, %c100 overflow<nuw> : i8
  %9 = arith.addi %unsigned, %c2 overflow<nuw> : i8
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i8, i8, i8, i8, i8, i8, i8, i8, i8, i8
}
func.func @fits(%x: i8) -> (i8, i8, i8) {
  %c3 = arith.constant 3 : i8
  %c5 = arith.constant 5 : i8
  %add = arith.addi %x, %c3 overflow<nsw, nuw> : i8
  %0 = arith.addi %add, %c5 overflow<nsw, nuw> : i8
  %sub = arith.subi %x, %c3 overflow<nuw> : i8
  %1 = arith.addi %sub, %c5 overflow<nuw> : i8
  %mul = arith.muli %x, %c3 overflow<nsw, nuw> : i8
  %2 = arith.muli %mul, %c5 overflow<nsw> : i8
  return %0, %1, %2 : i8, i8, i8
}
