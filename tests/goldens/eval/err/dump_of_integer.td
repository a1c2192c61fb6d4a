// A dump prints strings and records.
// llvm-tblgen: line 4
multiclass M<int x> {
  dump x;
  def A;
}
defm D : M<3>;
