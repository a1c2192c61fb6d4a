// A later parent's value replaces an earlier one's; new fields come in order.
class A { int x = 1; int a = 1; }
class B { int b = 2; int x = 2; }
def D : A, B;
def E : B, A;
