// A let of single bits and ranges.
class A { bits<8> b = 0; }
def D : A { let b{0} = 1; let b{7-4} = 0b1010; let b{2...1} = {1, 0}; }
def E : A { let b{1, 3} = 3; }
