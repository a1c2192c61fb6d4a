"""Other regions of scf."""

from mlir.ir import *
with Context():
    m = Module.parse("""func.func @f(%c: i1, %x: i32, %i: index) -> i32 {
  %0 = scf.while (%a = %x) : (i32) -> i32 { scf.condition(%c) %a : i32 } do { ^bb0(%b: i32): scf.yield %b : i32 }
  %1 = scf.execute_region -> i32 { scf.yield %0 : i32 }
  scf.index_switch %i case 2 { scf.yield } default { scf.yield }
  scf.parallel (%p) = (%i) to (%i) step (%i) { scf.reduce }
  return %1 : i32 }""")
    for op in m.body.operations[0].entry_block:
        print(type(op).__name__, len(op.operation.regions), [str(r.type) for r in op.operation.results])
    print(m)
    w = m.body.operations[0].entry_block.operations[0]
    print(w.before.blocks[0], w.after.blocks[0], w.inits[0])
