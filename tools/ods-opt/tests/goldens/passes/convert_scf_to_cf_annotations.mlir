// options: --convert-scf-to-cf
#unroll = #llvm.loop_unroll<disable = true>
#annotation = #llvm.loop_annotation<unroll = #unroll>
func.func @for(%lb: index, %ub: index, %s: index) {
  scf.for %i = %lb to %ub step %s {
    "test.use"(%i) : (index) -> ()
  } {llvm.loop_annotation = #annotation, other = 3 : i32, more = #unroll}
  return
}
func.func @while(%c: i1) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    "test.use"() : () -> ()
    scf.yield
  } attributes {llvm.loop_annotation = #annotation, x = 1 : i1}
  return
}
func.func @dowhile(%c: i1) {
  scf.while : () -> () {
    "test.use"() : () -> ()
    scf.condition(%c)
  } do {
    scf.yield
  } attributes {llvm.loop_annotation = #annotation, y}
  return
}
func.func @parallel(%lb: index, %ub: index, %s: index) {
  scf.parallel (%i, %j) = (%lb, %lb) to (%ub, %ub) step (%s, %s) {
    "test.use"(%i) : (index) -> ()
  } {llvm.loop_annotation = #annotation}
  scf.forall (%k) in (%ub) {
    "test.use"(%k) : (index) -> ()
  } {llvm.loop_annotation = #annotation}
  return
}
func.func @if(%c: i1) {
  scf.if %c {
    "test.use"() : () -> ()
  } {llvm.loop_annotation = #annotation}
  scf.execute_region {
    "test.use"() : () -> ()
    scf.yield
  } {llvm.loop_annotation = #annotation}
  return
}
