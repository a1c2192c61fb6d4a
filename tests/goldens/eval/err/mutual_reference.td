// Two fields that refer to each other.
// llvm-tblgen: line 4
class C { int a; int b; }
def A : C {
  let a = !add(b, 1);
  let b = !add(a, 1);
}
