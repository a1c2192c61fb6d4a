// llvm-tblgen: line 4
#ifdef A
#ifdef B
#endif class C;
#endif
