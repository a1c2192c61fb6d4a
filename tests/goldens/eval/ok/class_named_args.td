// Named template arguments, mixed with positional ones, in any order.
class A<int a, int b = 2, int c = 3> { int x = a; int y = b; int z = c; }
def D1 : A<1, c = 9>;
def D2 : A<c = 7, a = 4>;
def D3 : A<a = 1, b = 1>;
