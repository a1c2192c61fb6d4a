// Strings: join, parts, search, case.
def D {
  string a = !strconcat("a", "b", "c"); string b = !substr("hello", 1); string c = !substr("hello", 1, 3); string d = !substr("hello", 5); string e = !substr("hello", 2, 99);
  int f = !find("hello", "l"); int g = !find("hello", "l", 3); int h = !find("hello", "z"); string i = !tolower("AbC1"); string j = !toupper("aBc1"); int k = !size("four"); bit l = !empty(""); bit m = !empty("x");
}
