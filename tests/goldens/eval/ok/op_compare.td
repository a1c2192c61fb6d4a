// Comparisons of every type that has them.
def r; def s;
def D {
  bit a = !eq(1, 1); bit b = !ne("a", "b"); bit c = !lt(1, 2); bit d = !le("b", "a"); bit e = !gt("b", "a"); bit f = !ge(-1, -1); bit g = !eq(r, r); bit h = !ne(r, s); bit i = !eq({1, 0}, 0b10); bit j = !lt(true, false);
}
