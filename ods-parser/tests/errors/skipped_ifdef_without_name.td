// llvm-tblgen: line 3
#ifdef A
#ifdef
#endif
#endif
