// llvm-tblgen: line 4
class C;
defset list<C> S = {
  def A;
}
