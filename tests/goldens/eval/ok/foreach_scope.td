// Each round has a fresh scope.
foreach i = [1, 2] in { defvar d = !mul(i, 2); def D#d { int x = d; } }
defvar d = "after";
def E { string s = d; }
