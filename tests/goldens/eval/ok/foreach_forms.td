// What a loop may run over.
class A<int x> { int v = x; }
foreach i = [1, 2] in def L#i : A<i>;
foreach i = {3, 5-6} in def S#i : A<i>;
foreach i = 7...8 in def R#i : A<i>;
foreach i = !range(9, 11) in def O#i : A<i>;
foreach i = []<int> in def None#i;
foreach i = [1] in foreach j = [1, 2] in { def N#i#_#j : A<!add(i, j)>; }
