// llvm-tblgen: line 4
def Register;
def A {
  list<string> l = [Registr];
}
