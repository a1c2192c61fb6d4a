func.func @a(%arg0: tuple<i1, i32>) -> tuple<i1, i32> { return %arg0 : tuple<i1, i32> }
func.func @b(%arg0: tuple<tuple<i1>>) -> tuple<> { %0 = "test.source"() : () -> tuple<>  return %0 : tuple<> }
func.func private @callee(tuple<i1, i32>, i8) -> (tuple<tuple<i32>, i16>, i8, tuple<>)
func.func @caller(%arg0: tuple<i1, i32>, %arg1: i8) -> (i8, tuple<tuple<i32>, i16>) {
  %0:3 = call @callee(%arg0, %arg1) {some.attr} : (tuple<i1, i32>, i8) -> (tuple<tuple<i32>, i16>, i8, tuple<>)
  "test.use"(%0#0, %0#2) : (tuple<tuple<i32>, i16>, tuple<>) -> ()
  %1 = "test.source"() : () -> (tuple<i1, i32>)
  %2:3 = call @callee(%1, %0#1) : (tuple<i1, i32>, i8) -> (tuple<tuple<i32>, i16>, i8, tuple<>)
  return %2#1, %2#0 : i8, tuple<tuple<i32>, i16>
}
func.func @blocks(%arg0: tuple<i1, i32>, %c: i1) -> tuple<i1, i32> {
  cf.cond_br %c, ^bb1(%arg0 : tuple<i1, i32>), ^bb2
^bb1(%x: tuple<i1, i32>):
  return %x : tuple<i1, i32>
^bb2:
  return %arg0 : tuple<i1, i32>
}
