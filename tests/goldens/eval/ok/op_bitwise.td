// Bitwise operators and shifts.
def D {
  int and = !and(12, 10, 14); int or = !or(8, 1); int xor = !xor(5, 1, 1); int not0 = !not(0); int not5 = !not(5); int shl = !shl(1, 63); int sra = !sra(-8, 1); int srl = !srl(-8, 60);
  bit b = !and(1, 0);
}
