// llvm-tblgen: line 3
class Opcode;
def A : Opcod;
