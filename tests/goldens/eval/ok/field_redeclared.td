// A field declared again keeps its type; only the value changes, or is unset.
class C { int x = 1; bits<2> b = 1; list<int> l = [1]; string s = "a"; }
class D { bit x = 0; int b = 2; list<string> l = []; code s = [{b}]; }
def Inherited : C, D;
def Declared : C { bit x = 0; string s; }
def Narrowed : C { bits<4> x = {0,1,0,1}; int b = 3; }
