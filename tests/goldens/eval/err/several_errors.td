// Several errors in one run; the first is the peer's.
// llvm-tblgen: line 4
class C<int a> { int x = a; }
def A : C<"one">;
def B : D;
def Fine : C<1>;
def E { int y = undefined; }
def Last { int z = Fine.nothing; }
