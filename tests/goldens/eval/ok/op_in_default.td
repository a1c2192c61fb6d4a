// Operators in the defaults of template arguments.
class A<string n, string cpp = !toupper(!substr(n, 0, 1)) # !substr(n, 1)> { string c = cpp; }
def D : A<"toy">; def E : A<"toy", "Own">;
