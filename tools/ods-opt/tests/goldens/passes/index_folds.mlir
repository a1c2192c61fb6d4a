// options: --canonicalize
func.func @constants() -> (index, index, index, index, index, index, index, i1, i1, i64, i16) {
  %a = index.constant -7
  %b = index.constant 2
  %z = index.constant 0
  %big = index.constant 4294967296
  %s = index.constant 40
  %0 = index.add %a, %b
  %1 = index.divs %a, %b
  %2 = index.floordivs %a, %b
  %3 = index.divu %a, %b
  %4 = index.rems %a, %z
  %5 = index.shl %a, %s
  %6 = index.maxs %big, %b
  %7 = index.cmp slt(%a, %b)
  %8 = index.cmp ugt(%big, %b)
  %9 = index.casts %a : index to i64
  %10 = index.castu %a : index to i16
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : index, index, index, index, index, index, index, i1, i1, i64, i16
}

func.func @neutral(%n: index) -> (index, index, index, index, i1) {
  %z = index.constant 0
  %o = index.constant 1
  %0 = index.add %n, %z
  %1 = index.mul %o, %n
  %2 = index.mul %n, %z
  %3 = index.ceildivu %n, %o
  %4 = index.cmp sge(%n, %n)
  return %0, %1, %2, %3, %4 : index, index, index, index, i1
}

func.func @merged(%n: index, %m: index) -> (index, index, i1, i1, i1) {
  %a = index.constant 3
  %b = index.constant 5
  %z = index.constant 0
  %0 = index.add %n, %a
  %1 = index.add %0, %b
  %2 = index.minu %n, %a
  %3 = index.minu %2, %b
  %4 = index.cmp ule(%2, %b)
  %5 = index.sub %n, %m
  %6 = index.cmp ne(%5, %z)
  %7 = index.cmp eq(%z, %5)
  return %1, %3, %4, %6, %7 : index, index, i1, i1, i1
}
