// llvm-tblgen: line 4
class Cls<int a>;
def A {
  Cls c = Clz<1>;
}
