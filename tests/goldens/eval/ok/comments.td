// Comments of both kinds, nested.
/* outer /* inner */ still outer */ def A; // trailing
def /* in between */ B { int x = /* here */ 1; }
