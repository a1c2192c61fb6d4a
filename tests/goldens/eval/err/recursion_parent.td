// A class that is its own parent.
// llvm-tblgen: crashes
class R<int n> : R<n>;
