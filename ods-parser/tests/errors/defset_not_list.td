// llvm-tblgen: line 2
defset int S = {
  def A;
}
