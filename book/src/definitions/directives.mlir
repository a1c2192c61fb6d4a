func.func @f(%a: i32, %b: f32, %p: index, %m: i1) {
  %0 = directives.pair %a, %b width 8 {note} : i32, f32 -> i64
  %1 = directives.apply @f(%a, %b) : (i32, f32) -> i64
  %2 = directives.everything(%a, %a) {note} : (i32, i32) -> i64
  %3 = directives.load volatile %p[%p, %p] mask %m
  directives.cache shared size %a
  directives.count <{from = 1 : i64, to = 2 : i64}>
  directives.sample %b 5 percent : f32
  directives.stop because "of this"
}
