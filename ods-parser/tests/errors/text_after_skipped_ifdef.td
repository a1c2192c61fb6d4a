// llvm-tblgen: line 4
#ifdef A
#ifdef B /* skipped
*/ class C;
#endif
#endif
