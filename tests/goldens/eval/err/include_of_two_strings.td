// llvm-tblgen: line 6

// Strings side by side are joined in values only.
#ifndef ONCE
#define ONCE
include "include_of_two_strings.td" "x"
#endif
