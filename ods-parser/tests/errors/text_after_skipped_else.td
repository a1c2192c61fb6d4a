// llvm-tblgen: line 5
#ifdef A
#ifndef B // skipped
#else /* also
*/ class C;
#endif
#endif
