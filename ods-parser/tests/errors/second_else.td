// llvm-tblgen: line 4
#ifdef X
#else
#else
#endif
