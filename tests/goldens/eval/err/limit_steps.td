// Loops in loops in loops.
// llvm-tblgen: no error; it would run for hours
foreach a = 0...999 in
foreach b = 0...999 in
foreach c = 0...999 in
  defvar d = a;
