// Template arguments: positional, defaulted, and a default that refers to an earlier argument.
class A<int a, int b = !add(a, 1), string s = "s" # b> { int x = a; int y = b; string z = s; }
def One : A<1>;
def Two : A<1, 5>;
def Three : A<1, 5, "own">;
