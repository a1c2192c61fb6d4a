// dump prints to the error stream and changes nothing.
class A<int x> { int v = x; }
dump "here";
def D : A<1>;
