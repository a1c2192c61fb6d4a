// llvm-tblgen: line 3
def A {
  bits x;
}
