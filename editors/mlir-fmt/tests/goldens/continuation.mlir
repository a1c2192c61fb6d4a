    "t.first"() {a = 1 : i32,
        b = 2 : i32} : () -> ()
// Line breaks inside of an operation are the author's, and lines keep their distance from the operation.
func.func @aligned(%first: i32,
                   %second: i32,
    %third: i32
) -> i32 {
      %0   =    func.call @aligned(%first,
                                   %second,
                                       // between
                                   %third)
          : (i32, i32, i32) -> i32
      cf.switch %0 : i32, [
        default: ^bb1,
        1: ^bb1
      ]
  ^bb1:
    %c = arith.constant 1 : index
    %m = scf.index_switch %c -> i32
    case 1 {
      scf.yield %0 : i32
    }
  default {
      scf.yield %0 : i32
    }
    return %0
: i32
}
func.func private @tabs(
	%a: i32,
	    %b: i32)
