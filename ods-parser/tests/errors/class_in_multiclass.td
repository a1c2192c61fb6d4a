// llvm-tblgen: line 4
multiclass M {
  def a;
  class C;
}
