// Two parameters of one name.
// llvm-tblgen: line 3
class C<int a, string a>;
