// !interleave joins lists of strings and numbers.
def D { string a = !interleave(["x", "y", "z"], ", "); string b = !interleave([1, 2], "+"); string c = !interleave([]<string>, ","); string d = !interleave([true, false], ""); string e = !interleave(["one"], ", "); }
