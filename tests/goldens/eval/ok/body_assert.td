// Assertions in classes hold for each record.
class A<int n> { assert !gt(n, 0), "n must be positive, not " # n; int x = n; }
def D : A<1>;
def E { int y = 2; assert !eq(y, 2), "two"; }
