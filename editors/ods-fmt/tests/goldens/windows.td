def A;
def   B {
  int x;   // comment
}
