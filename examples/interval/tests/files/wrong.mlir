// RUN: --split-input-file
%0 = interval.constant <3 to 2> : !interval.range<i32>
// -----
%0 = interval.constant <1 to 1000> : !interval.range<i8>
// -----
func.func @f(%x: f32) -> !interval.range<f32> {
  %0 = interval.make %x, %x : !interval.range<f32>
  return %0 : !interval.range<f32>
}
// -----
func.func @f(%x: i32, %r: !interval.range<i32>) -> i32 {
  %0 = interval.inside %x in %r : !interval.range<i32> -> i32 {
    interval.yield %x : i32
  } else {
  }
  return %0 : i32
}
