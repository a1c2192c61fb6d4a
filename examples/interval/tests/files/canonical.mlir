// RUN: --canonicalize
func.func @in_stock(%n: i32, %least: i32, %most: i32) -> i32 {
  %ordered = interval.make %least, %most : !interval.range<i32>
  %margin = interval.constant <-5 to 5> : !interval.range<i32>
  %wide = interval.add %ordered, %margin : !interval.range<i32>
  %result = interval.inside %n in %wide : !interval.range<i32> -> i32 {
    interval.yield %n : i32
  } else {
    %low = interval.low %wide : !interval.range<i32>
    interval.yield %low : i32
  }
  return %result : i32
}

func.func @constants() -> (!interval.range<i8>, i1) {
  %a = interval.constant <1 to 3> : !interval.range<i8>
  %b = interval.constant <2 to 107> : !interval.range<i8>
  %sum = interval.add %a, %b : !interval.range<i8>
  %hull = interval.hull %sum, %a : !interval.range<i8>
  %after = interval.related after %hull, %a : !interval.range<i8>
  return %hull, %after : !interval.range<i8>, i1
}

func.func @bounds(%least: i32, %most: i32) -> i32 {
  %ordered = interval.make %least, %most : !interval.range<i32>
  %low = interval.low %ordered : !interval.range<i32>
  return %low : i32
}
