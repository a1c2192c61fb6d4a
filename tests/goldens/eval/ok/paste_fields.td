// Paste of fields resolves late.
class A { string s = "base"; string t = s # "_t"; int n = 1; string u = "n" # n; }
def D : A { let s = "own"; let n = 2; }
