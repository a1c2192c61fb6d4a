// An inner variable hides an outer one until its block ends.
defvar v = 1;
let x = v in { }
class A { int x = v; }
foreach i = [0] in { defvar v = 2; def In { int x = v; } }
def Out { int x = v; }
