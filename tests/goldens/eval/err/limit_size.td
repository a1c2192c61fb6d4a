// A dag with itself twice, again and again.
// llvm-tblgen: no error; each level takes twice the space when it is printed
def op;
defvar d0 = (op 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
defvar d1 = (op d0, d0, d0, d0, d0, d0, d0, d0, d0, d0);
defvar d2 = (op d1, d1, d1, d1, d1, d1, d1, d1, d1, d1);
defvar d3 = (op d2, d2, d2, d2, d2, d2, d2, d2, d2, d2);
defvar d4 = (op d3, d3, d3, d3, d3, d3, d3, d3, d3, d3);
defvar d5 = (op d4, d4, d4, d4, d4, d4, d4, d4, d4, d4);
defvar d6 = (op d5, d5, d5, d5, d5, d5, d5, d5, d5, d5);
