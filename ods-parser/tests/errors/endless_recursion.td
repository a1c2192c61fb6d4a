// llvm-tblgen: crashes
class C<int n> {
  int v = C<!add(n, 1)>.v;
}
def A { int x = C<0>.v; }
