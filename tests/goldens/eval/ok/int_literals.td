// Integers in all bases, wrapping at 64 bits.
def D {
  int a = 0x1F; int b = -5; int c = +7; int d = 0b101; int e = 9223372036854775807; int f = 9223372036854775808;
  int g = 0xFFFFFFFFFFFFFFFF; int h = -9223372036854775808;
}
