// Two classes that derive from two classes with the same parents: the number of ancestors doubles each time.
// llvm-tblgen: no error; each level takes twice the time
class A0; class B0;
class A1 : A0, B0; class B1 : A0, B0;
class A2 : A1, B1; class B2 : A1, B1;
class A3 : A2, B2; class B3 : A2, B2;
class A4 : A3, B3; class B4 : A3, B3;
class A5 : A4, B4; class B5 : A4, B4;
class A6 : A5, B5; class B6 : A5, B5;
class A7 : A6, B6; class B7 : A6, B6;
class A8 : A7, B7; class B8 : A7, B7;
class A9 : A8, B8; class B9 : A8, B8;
class A10 : A9, B9; class B10 : A9, B9;
class A11 : A10, B10;
