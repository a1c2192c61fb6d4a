// Escapes, adjacent strings, code.
def D {
  string a = "t\tn\nq\"b\\s\'";
  string b = "one " "two "
             "three";
  code c = [{ a "raw" \n ] } text }];
  string d = [{code in a string}];
  code e = "string in code";
  string f = "ünï";
}
