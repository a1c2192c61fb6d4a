// options: --arith-expand=include-f4e2m1
func.func @f(%a: i8, %b: i8, %x: f32, %y: f32, %v: vector<2xi8>, %h: bf16, %i: index) {
 %0 = arith.ceildivui %a, %b : i8
 %1 = arith.ceildivsi %v, %v : vector<2xi8>
 %2 = arith.floordivsi %i, %i : index
 %3 = arith.maxsi %a, %b : i8
 %4 = arith.minui %a, %b : i8
 %5 = arith.maximumf %x, %y fastmath<nnan,nsz> : f32
 %6 = arith.minnumf %x, %y : f32
 %7 = arith.extf %h : bf16 to f32
 %8 = arith.truncf %x : f32 to bf16
 %9 = arith.truncf %x : f32 to f8E8M0FNU
 %10 = arith.extf %9 : f8E8M0FNU to f64
 %11 = arith.truncf %x : f32 to f4E2M1FN
 %12 = arith.extf %11 fastmath<nnan>: f4E2M1FN to f16
 %13 = arith.scaling_extf %11, %x : f4E2M1FN, f32 to f16
 %14 = arith.scaling_truncf %x, %9 : f32, f8E8M0FNU to f4E2M1FN
 return
}
