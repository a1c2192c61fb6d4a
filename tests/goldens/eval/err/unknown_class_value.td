// A class in a value that does not exist.
// llvm-tblgen: line 4
class Attr;
def A { Attr x = Atr<1>; }
