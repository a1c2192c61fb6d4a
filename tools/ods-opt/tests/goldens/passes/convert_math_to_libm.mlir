// options: --convert-math-to-libm
func.func @f(%a: f32, %b: f64, %h: f16, %bb: bf16) {
 %0 = math.absf %a : f32
 %1 = math.powf %b, %b fastmath<nnan> : f64
 %2 = math.sin %h : f16
 %3 = math.fma %bb, %bb, %bb : bf16
 %4 = math.sin %a : f32
 return
}
module @n { func.func @g(%a: f32) -> f32 { %0 = math.trunc %a : f32  return %0: f32 } 
 func.func @truncf(%a: f32) -> f32 { return %a : f32 } }
