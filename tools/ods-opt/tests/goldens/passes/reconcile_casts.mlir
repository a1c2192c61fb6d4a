// options: --reconcile-unrealized-casts
func.func @f(%a: i64, %b: i64) -> (i64, i32) {
 %1 = builtin.unrealized_conversion_cast %a : i64 to i32
 %2 = builtin.unrealized_conversion_cast %1 : i32 to i16
 %3 = builtin.unrealized_conversion_cast %2 : i16 to i64
 %4 = builtin.unrealized_conversion_cast %2 : i16 to i32
 return %3, %4 : i64, i32
}
