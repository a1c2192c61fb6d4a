func.func @arrays(%a: !smt.array<[!smt.bool -> !smt.int]>, %i: !smt.bool, %v: !smt.int, %f: !smt.func<(!smt.int, !smt.bool) !smt.bool>) {
  %0 = smt.array.select %a[%i] : !smt.array<[!smt.bool -> !smt.int]>
  %1 = smt.array.store %a[%i], %v : !smt.array<[!smt.bool -> !smt.int]>
  %2 = smt.array.broadcast %v : !smt.array<[!smt.bool -> !smt.int]>
  %3 = smt.apply_func %f(%v, %i) : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  return
}
