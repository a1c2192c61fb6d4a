// !match searches for a regular expression.
def D { bit a = !match("hello", "l+o"); bit b = !match("hello", "^l"); bit c = !match("a1", "[0-9]$"); bit d = !match("ab", "(a|x)b"); }
