// llvm-tblgen: line 3; better: the expression, not the record it is in
def op;
def A {
  int x = !getdagarg<int>((op 1:$a), "b");
}
