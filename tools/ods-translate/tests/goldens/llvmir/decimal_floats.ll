; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cut_off_too_low = global double 0x3F826E978D4FDF3B
@cut_off_too_low_again = global double 0x404E733333333333
@thousandth = global double 1.000000e-03
@tenth = global double 1.000000e-01
@six_digits = global double 1.234560e+05
@seven_digits = global double 0x4132D68700000000
@rounds_to_a_power = global double 0x412E847F00000000
@power = global double 1.000000e+22
@inexact_power = global double 0x44B52D02C7E14AF6
@largest = global double 0x7FEFFFFFFFFFFFFF
@smallest = global double 4.940660e-324
@negative_zero = global double -0.000000e+00
@infinity = global double 0x7FF0000000000000
@nan = global double 0x7FF8000000000001
@single = global float 0x3F826E9780000000
@single_exact = global float 6.250000e-02
@single_large = global float 1.000000e+10
@single_nan = global float 0x7FF0000020000000
@half = global half 0xH3E00
@bfloat = global bfloat 0xR3FC0
@extended = global x86_fp80 0xK3FFFC000000000000000
@quadruple = global fp128 0xL00000000000000003FFF800000000000

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
