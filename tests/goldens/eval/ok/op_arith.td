// Arithmetic.
def D {
  int add = !add(1, 2, 3); int sub = !sub(1, 5); int mul = !mul(2, 3, 4); int div = !div(-7, 2); int wrap = !add(9223372036854775807, 1);
  int log = !logtwo(1000); int mixed = !add(true, {1, 1}); 
}
