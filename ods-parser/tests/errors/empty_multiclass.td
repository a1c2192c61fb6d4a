// llvm-tblgen: line 3
multiclass M {
}
