// Records without a common class.
// llvm-tblgen: line 5
class P; class Q;
def p : P; def q : Q;
def A { list<P> l = [p, q]; }
