// A class in a type that does not exist.
// llvm-tblgen: line 5
class Attr;
def A {
  list<Atrr> x = [];
}
