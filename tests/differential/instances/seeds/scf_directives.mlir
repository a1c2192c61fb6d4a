%i = "t.x"() : () -> index
scf.index_switch %i
case 2 {
  scf.yield
}
case -5 {
  scf.yield
}
default {
  scf.yield
}
