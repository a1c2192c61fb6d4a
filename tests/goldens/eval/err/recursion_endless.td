// A class that instantiates itself without end.
// llvm-tblgen: crashes
class R<int n> { int v = R<!add(n, 1)>.v; }
def A { int x = R<0>.v; }
