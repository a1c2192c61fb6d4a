// A record's name may be a string or an operator.
def "quoted" { int x = 1; }
def !strconcat("a", "b") { int x = 2; }
def "with blank" { int x = 3; }
