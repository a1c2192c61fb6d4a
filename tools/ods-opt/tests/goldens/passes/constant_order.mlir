// options: --canonicalize
func.func @constants_of_unreachable_blocks_are_moved_before_these_are_erased() {
  cf.br ^bb2
^bb1:
  %five = arith.constant 5 : i32
  "t.use"(%five) : (i32) -> ()
  cf.br ^bb2
^bb2:
  %seven = arith.constant 7 : i32
  %again = arith.constant 5 : i32
  "t.use"(%seven, %again) : (i32, i32) -> ()
  return
}

// -----

func.func @unreachable_blocks_in_regions(%n: i32) {
  %r = scf.execute_region -> i32 {
    cf.br ^bb2
  ^bb1:
    %five = arith.constant 5 : i32
    %sum = arith.addi %n, %five : i32
    cf.br ^bb1
  ^bb2:
    %seven = arith.constant 7 : i32
    %again = arith.constant 5 : i32
    "t.use"(%seven, %again) : (i32, i32) -> ()
    scf.yield %seven : i32
  }
  "t.use"(%r) : (i32) -> ()
  return
}

// -----

func.func @all_ones_of_an_or_are_a_new_constant() -> (i64, i32) {
  %ones = arith.constant -1 : i64
  "t.op"() : () -> ()
  %0 = arith.ori %ones, %ones : i64
  %zero = arith.constant 0 : i32
  return %0, %zero : i64, i32
}

// -----

func.func @the_carry_of_an_unknown_shape(%a: tensor<?xi65>, %b: tensor<?xi65>) -> tensor<?xi65> {
  %sum, %carry = arith.addui_extended %a, %b : tensor<?xi65>, tensor<?xi1>
  return %sum : tensor<?xi65>
}
