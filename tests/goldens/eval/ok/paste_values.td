// Paste turns both sides into strings; lists are joined.
class A;
def rec : A;
defvar glob = "value";
def D {
  string a = "a" # 1; string b = 1 # 2; string c = "a" # rec; string d = "x" # true; list<int> e = [1] # [2]; string f = "left" #; string g = glob # "r"; string h = "l" # glob;
  string i = "a" # "b" # "c" # 4; string j = "bits " # 0b101;
}
