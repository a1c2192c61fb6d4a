// !initialized of values and arguments.
class A<int x> { bit i = !initialized(x); }
def D1 : A<1>;
def D2 { bit a = !initialized(1); bit b = !initialized(?); bit c = !initialized("s"); }
