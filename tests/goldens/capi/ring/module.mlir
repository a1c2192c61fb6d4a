func.func @push(%b: !ring.cb<[4], i32>, %v: i32, %t: !ring.token) {
  %0 = ring.push %b, %v, %v after %t <read> 4 : !ring.cb<[4], i32>, i32, i32
  %1 = ring.push %b, %v <write> 0 {layout = #ring.layout<read, "l", true, 0, [unit]>} : !ring.cb<[4], i32>, i32
  %2 = ring.same %v : i32
  %3:2 = "ring.loop"(%v, %t) ({}, {}, {}) : (i32, !ring.token) -> (i32, i64)
  return
}
