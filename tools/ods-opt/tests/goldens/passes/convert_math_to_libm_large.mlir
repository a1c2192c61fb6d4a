// options: --convert-math-to-libm
func.func @three_dimensions(%a: vector<2x3x2xf16>) -> vector<2x3x2xf16> {
  %0 = math.powf %a, %a : vector<2x3x2xf16>
  return %0 : vector<2x3x2xf16>
}
