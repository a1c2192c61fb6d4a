// A variable of a body twice.
// llvm-tblgen: line 5
def A {
  defvar v = 1;
  defvar v = 2;
}
