// llvm-tblgen: line 3
multiclass M<int n> {
  def a { int x = !div(1, n); }
}
defm A : M<0>;
