// llvm-tblgen: line 2
class C<> ;
