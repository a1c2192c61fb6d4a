// Bits of a field that changes later.
class A { bits<4> src = 0; bits<2> low = src{1-0}; bit top = src{3}; bits<4> swapped = {src{0}, src{1}, src{2}, src{3}}; }
def D : A { let src = 0b1001; }
def E : A { let src{0} = ?; }
