// options: --convert-index-to-llvm=index-bitwidth=32
func.func @f(%a: index, %b: index, %i: i32, %j: i64) -> index {
  %0 = index.add %a, %b {x}
  %1 = index.sub %0, %b
  %2 = index.mul %1, %b
  %3 = index.divs %2, %b
  %4 = index.divu %3, %b
  %6 = index.ceildivu %4, %b
  %8 = index.rems %6, %b
  %9 = index.remu %8, %b
  %10 = index.maxs %9, %b
  %11 = index.maxu %10, %b
  %12 = index.mins %11, %b
  %13 = index.minu %12, %b
  %14 = index.shl %13, %b
  %15 = index.shrs %14, %b
  %16 = index.shru %15, %b
  %17 = index.and %16, %b
  %18 = index.or %17, %b
  %19 = index.xor %18, %b
  %20 = index.casts %19 : index to i32
  %21 = index.castu %19 : index to i64
  %22 = index.castu %19 : index to i128
  %23 = index.casts %i : i32 to index
  %24 = index.cmp slt(%a, %b)
  %25 = index.sizeof
  %26 = index.constant 4294967297
  %27 = index.bool.constant true
  "test.use"(%20, %21, %22, %23, %24, %25, %26, %27) : (i32, i64, i128, index, i1, index, index, i1) -> ()
  return %19 : index
}
