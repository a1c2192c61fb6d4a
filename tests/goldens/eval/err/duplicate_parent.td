// One class twice in a parent list.
// llvm-tblgen: line 4
class P; class Q;
def A : P, Q, P;
