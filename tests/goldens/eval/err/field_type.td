// A field's value of another type.
// llvm-tblgen: line 5
class C { int x = 1; }
def A : C {
  let x = "one";
}
