// options: --convert-to-llvm
module {
  func.func @sum(%values: memref<?xi64>, %count: index, %start: i64) -> (i64, i1) attributes {llvm.emit_c_interface} {
    %zero = index.constant 0
    %one = index.constant 1
    cf.br ^head(%zero, %start : index, i64)
  ^head(%i: index, %sum: i64):
    %more = index.cmp ult(%i, %count)
    cf.cond_br %more, ^body, ^end
  ^body:
    %value = "test.load"(%values, %i) : (memref<?xi64>, index) -> i64
    %next = arith.addi %sum, %value overflow<nsw> : i64
    %j = index.add %i, %one
    cf.br ^head(%j, %next : index, i64)
  ^end:
    %ones = math.ctpop %sum : i64
    %limit = arith.constant 32 : i64
    %few = arith.cmpi ult, %ones, %limit : i64
    cf.assert %few, "too many"
    return %ones, %few : i64, i1
  }
  func.func @nothing() -> vector<2x2xindex> {
    %0 = ub.poison : vector<2x2xindex>
    return %0 : vector<2x2xindex>
  }
}
