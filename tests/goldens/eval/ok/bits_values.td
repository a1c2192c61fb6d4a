// Bits: literals, initial values, parts, conversions.
def D {
  bits<4> a = 0b0101; bits<4> b = 5; bits<4> c = {1, 0, 1, ?}; bits<4> d = -1; bits<4> e = {0b10, 0b01};
  bits<4> f = a{3-0}; bits<2> g = a{1-0}; bit h = a{2}; int i = a; bits<3> j = b{0, 1, 2}; bits<2> k = a{0...1}; bits<1> l = true; bit m = 1; bits<2> n = 3;
}
