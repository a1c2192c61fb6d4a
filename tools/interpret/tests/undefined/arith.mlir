// Poison and undefined behaviour of arithmetic.

func.func @divide_by_zero() -> i32 {
  %x = arith.constant 7 : i32
  %zero = arith.constant 0 : i32
  %q = arith.divsi %x, %zero : i32
  return %q : i32
}

func.func @remainder_by_zero() -> i32 {
  %x = arith.constant 7 : i32
  %zero = arith.constant 0 : i32
  %q = arith.remui %x, %zero : i32
  return %q : i32
}

func.func @ceil_divide_by_zero() -> i8 {
  %x = arith.constant 7 : i8
  %zero = arith.constant 0 : i8
  %q = arith.ceildivui %x, %zero : i8
  return %q : i8
}

func.func @quotient_overflows() -> i16 {
  %x = arith.constant -32768 : i16
  %y = arith.constant -1 : i16
  %q = arith.divsi %x, %y : i16
  return %q : i16
}

func.func @floor_quotient_overflows() -> i64 {
  %x = arith.constant -9223372036854775808 : i64
  %y = arith.constant -1 : i64
  %q = arith.floordivsi %x, %y : i64
  return %q : i64
}

func.func @divide_by_poison() -> i32 {
  %x = arith.constant 7 : i32
  %p = ub.poison : i32
  %q = arith.divui %x, %p : i32
  return %q : i32
}

func.func @divide_poison() -> i32 {
  %x = arith.constant 7 : i32
  %p = ub.poison : i32
  %q = arith.divui %p, %x : i32
  return %q : i32
}

func.func @divide_poison_by_zero() -> i32 {
  %x = arith.constant 0 : i32
  %p = ub.poison : i32
  %q = arith.divui %p, %x : i32
  return %q : i32
}

func.func @shift_by_width() -> i8 {
  %x = arith.constant 1 : i8
  %y = arith.constant 8 : i8
  %z = arith.shli %x, %y : i8
  return %z : i8
}

func.func @shift_right_by_more() -> i8 {
  %x = arith.constant 1 : i8
  %y = arith.constant -1 : i8
  %z = arith.shrsi %x, %y : i8
  return %z : i8
}

func.func @signed_overflow() -> i8 {
  %x = arith.constant 127 : i8
  %y = arith.constant 1 : i8
  %z = arith.addi %x, %y overflow<nsw> : i8
  return %z : i8
}

func.func @unsigned_overflow() -> i8 {
  %x = arith.constant 1 : i8
  %y = arith.constant 2 : i8
  %z = arith.subi %x, %y overflow<nuw> : i8
  return %z : i8
}

func.func @product_overflows() -> i128 {
  %x = arith.constant 85070591730234615865843651857942052864 : i128
  %y = arith.constant 2 : i128
  %z = arith.muli %x, %y overflow<nsw> : i128
  return %z : i128
}

func.func @shift_overflows() -> i8 {
  %x = arith.constant 64 : i8
  %y = arith.constant 1 : i8
  %z = arith.shli %x, %y overflow<nsw> : i8
  return %z : i8
}

func.func @truncation_overflows() -> i8 {
  %x = arith.constant 300 : i32
  %z = arith.trunci %x overflow<nuw> : i32 to i8
  return %z : i8
}

func.func @inexact_quotient() -> i8 {
  %x = arith.constant 7 : i8
  %y = arith.constant 2 : i8
  %z = arith.divsi %x, %y exact : i8
  return %z : i8
}

func.func @inexact_shift() -> i8 {
  %x = arith.constant 7 : i8
  %y = arith.constant 1 : i8
  %z = arith.shrui %x, %y exact : i8
  return %z : i8
}

func.func @float_out_of_range() -> i8 {
  %x = arith.constant 200.0 : f32
  %z = arith.fptosi %x : f32 to i8
  return %z : i8
}

func.func @float_without_integer() -> i32 {
  %x = arith.constant 0x7FC00000 : f32
  %z = arith.fptoui %x : f32 to i32
  return %z : i32
}

func.func @promised_no_nan() -> f32 {
  %x = arith.constant 0.0 : f32
  %z = arith.divf %x, %x fastmath<nnan> : f32
  return %z : f32
}

func.func @promised_no_infinity() -> f64 {
  %x = arith.constant 1.0 : f64
  %y = arith.constant 0.0 : f64
  %z = arith.divf %x, %y fastmath<ninf> : f64
  return %z : f64
}

func.func @poison_is_carried() -> i32 {
  %x = arith.constant 40 : i32
  %one = arith.constant 1 : i32
  %p = arith.shli %one, %x : i32
  %s = arith.addi %p, %one : i32
  %t = arith.muli %s, %s : i32
  return %t : i32
}

func.func @poison_not_selected() -> i32 {
  %p = ub.poison : i32
  %x = arith.constant 4 : i32
  %true = arith.constant true
  %s = arith.select %true, %x, %p : i32
  return %s : i32
}

func.func @selected_by_poison() -> i32 {
  %p = ub.poison : i1
  %x = arith.constant 4 : i32
  %s = arith.select %p, %x, %x : i32
  return %s : i32
}

func.func @element_of_vector() -> vector<3xi8> {
  %x = arith.constant dense<[1, 2, 3]> : vector<3xi8>
  %y = arith.constant dense<[1, 9, 2]> : vector<3xi8>
  %z = arith.shli %x, %y : vector<3xi8>
  return %z : vector<3xi8>
}

func.func @element_divided() -> vector<2xi8> {
  %x = arith.constant dense<[1, 2]> : vector<2xi8>
  %y = arith.constant dense<[1, 0]> : vector<2xi8>
  %z = arith.divui %x, %y : vector<2xi8>
  return %z : vector<2xi8>
}
