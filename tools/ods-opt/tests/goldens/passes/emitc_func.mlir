// options: --convert-func-to-emitc --allow-unregistered-dialect
module {
func.func private @ext(i32, index) -> index
func.func @f(%x: i32 {a.b}, %i: index) -> (index {c.d}) attributes {foo.bar} {
  %0 = func.call @ext(%x, %i) {xx} : (i32, index) -> index
  return %0 : index
}
func.func private @g() { return }
func.func nested @h() { return }
func.func public @h2() { cf.br ^a
^a: return }
}
module {
func.func @m(%a: i7) { return }
}
module {
func.func @m(%a: memref<2xi32>) { return }
}
module {
func.func @m(%a: tuple<i32, i32>) -> tuple<i32, i32> { return %a : tuple<i32, i32> }
}
