// An argument of a name that is not there.
// llvm-tblgen: line 4; here: line 5, where the operands stand that are wrong, not where the definition around them begins
def op;
def A {
  int x = !getdagarg<int>((op 1:$x), "y");
}
