// Loops in loops: each inner one starts with the outer one's result.
defvar r = !range(20);
def d {
  int x = !foldl(0, r, a, i, !foldl(a, r, b, j, !foldl(b, r, c, k, !foldl(c, r, d, l, !add(d, 1)))));
}
