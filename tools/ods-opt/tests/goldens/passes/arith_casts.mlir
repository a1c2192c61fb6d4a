// options: --canonicalize
func.func @f(%a0: vector<9xbf16>, %a1: vector<9xi32>, %a2: vector<4xi16>) {
  %v1 = arith.constant dense<-1> : tensor<2x2xi128>
  %v2 = arith.bitcast %v1 : tensor<2x2xi128> to tensor<2x2xf128>
  %v3 = arith.fptoui %a0 : vector<9xbf16> to vector<9xi7>
  %v4 = arith.trunci %a1 : vector<9xi32> to vector<9xi16>
  %v5 = arith.trunci %a2 : vector<4xi16> to vector<4xi1>
  "t.use"(%v5) : (vector<4xi1>) -> ()
  "t.use"(%v2) : (tensor<2x2xf128>) -> ()
  "t.use"(%v4) : (vector<9xi16>) -> ()
  "t.use"(%v3) : (vector<9xi7>) -> ()
  return
}
// -----
func.func @f(%a0: vector<3xi32>, %a1: vector<9xi64>, %a2: tensor<2x2xtf32>, %a3: f8E5M2FNUZ) {
  %v1 = arith.bitcast %a0 : vector<3xi32> to vector<3xi32>
  %v2 = ub.poison : vector<[4]xindex>
  %v3 = arith.index_cast %v2 : vector<[4]xindex> to vector<[4]xi8>
  %v4 = arith.constant dense<2> : vector<[4]xi128>
  %v5 = arith.bitcast %v4 : vector<[4]xi128> to vector<[4]xf128>
  %v6 = arith.index_castui %a1 : vector<9xi64> to vector<9xindex>
  %v7 = arith.truncf %a2 : tensor<2x2xtf32> to tensor<2x2xf8E5M2>
  %v8 = arith.constant dense<1.0e10> : vector<9xf8E5M2>
  %v9 = arith.fptosi %v8 : vector<9xf8E5M2> to vector<9xi64>
  %v10 = arith.extf %a3 : f8E5M2FNUZ to f128
  %v11 = arith.constant dense<4294967295> : vector<9xi33>
  %v12 = arith.uitofp %v11 : vector<9xi33> to vector<9xf8E4M3FN>
  %v13 = arith.constant dense<[0xE47F, 0xE136, 0x7E00]> : vector<3xf16>
  %v14 = arith.bitcast %v13 : vector<3xf16> to vector<3xi16>
  %v15 = arith.constant dense<0xF6F765B366C15775E657> : tensor<2x2xf80>
  %v16 = arith.fptosi %v15 : tensor<2x2xf80> to tensor<2x2xi65>
  "t.use"(%v9) : (vector<9xi64>) -> ()
  "t.use"(%v5) : (vector<[4]xf128>) -> ()
  "t.use"(%v14) : (vector<3xi16>) -> ()
  "t.use"(%v16) : (tensor<2x2xi65>) -> ()
  "t.use"(%v10) : (f128) -> ()
  "t.use"(%v12) : (vector<9xf8E4M3FN>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<0xi8>, %a1: i32, %a2: i16) {
  %v1 = arith.constant dense<[-0.0, 0x08, 1.0]> : vector<3xf8E4M3FN>
  %v2 = arith.fptosi %v1 : vector<3xf8E4M3FN> to vector<3xi8>
  %v3 = arith.bitcast %a0 : tensor<0xi8> to tensor<0xf8E5M2>
  %v4 = arith.extui %a1 : i32 to i33
  %v5 = arith.index_castui %a2 : i16 to index
  %v6 = arith.constant -3.25 : f80
  %v7 = arith.truncf %v6 downward : f80 to f8E4M3FN
  %v8 = arith.constant dense<[-661312206, -7, -1964045506, 914321868]> : vector<4xi32>
  %v9 = arith.bitcast %v8 : vector<4xi32> to vector<4xf32>
  "t.use"(%v3) : (tensor<0xf8E5M2>) -> ()
  "t.use"(%v2) : (vector<3xi8>) -> ()
  "t.use"(%v7) : (f8E4M3FN) -> ()
  "t.use"(%v4) : (i33) -> ()
  "t.use"(%v5) : (index) -> ()
  "t.use"(%v9) : (vector<4xf32>) -> ()
  return
}
// -----
func.func @f(%a0: i8) {
  %v1 = arith.extsi %a0 : i8 to i128
  %v2 = arith.constant dense<-0.0> : vector<[4]xf16>
  %v3 = arith.extf %v2 : vector<[4]xf16> to vector<[4]xf128>
  %v4 = arith.constant dense<[0x7C00, 1.0e10, 0xBB53, 1.0, 0x92A3, 0x7E00, 3.0, 0xAFC7, 0xBB08]> : vector<9xf16>
  %v5 = arith.fptosi %v4 : vector<9xf16> to vector<9xi16>
  "t.use"(%v1) : (i128) -> ()
  "t.use"(%v5) : (vector<9xi16>) -> ()
  "t.use"(%v3) : (vector<[4]xf128>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<2x2xi64>) {
  %v1 = arith.uitofp %a0 : tensor<2x2xi64> to tensor<2x2xbf16>
  %v2 = arith.constant dense<0x39295F38F85AD9619E6B73E536CE45EA> : vector<3xf128>
  %v3 = arith.truncf %v2 : vector<3xf128> to vector<3xf8E4M3B11FNUZ>
  %v4 = arith.constant dense<[[0xC88ADA1574C265BA, -3.25], [1.0e-3, 0x7FF8000000000000]]> : tensor<2x2xf64>
  %v5 = arith.bitcast %v4 : tensor<2x2xf64> to tensor<2x2xi64>
  "t.use"(%v5) : (tensor<2x2xi64>) -> ()
  "t.use"(%v1) : (tensor<2x2xbf16>) -> ()
  "t.use"(%v3) : (vector<3xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<0xf8E3M4>) {
  %v1 = arith.extf %a0 : tensor<0xf8E3M4> to tensor<0xf80>
  "t.use"(%v1) : (tensor<0xf80>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<2x2xf8E5M2>, %a1: vector<[4]xi32>, %a2: vector<3xi7>) {
  %v1 = arith.extf %a0 : tensor<2x2xf8E5M2> to tensor<2x2xf128>
  %v2 = arith.constant dense<-4294967296> : tensor<2x2xi33>
  %v3 = arith.trunci %v2 : tensor<2x2xi33> to tensor<2x2xi7>
  %v4 = arith.constant dense<[-1, -1, -1, -1, -1, -1, -1, -1, -1]> : vector<9xi64>
  %v5 = arith.bitcast %v4 : vector<9xi64> to vector<9xf64>
  %v6 = arith.constant dense<10> : vector<4xi32>
  %v7 = arith.trunci %v6 : vector<4xi32> to vector<4xi16>
  %v8 = arith.bitcast %a1 : vector<[4]xi32> to vector<[4]xi32>
  %v9 = arith.sitofp %a2 : vector<3xi7> to vector<3xf128>
  %v10 = arith.constant dense<0x75FBDB93EFC4455424C0> : tensor<2x2xf80>
  %v11 = arith.fptoui %v10 : tensor<2x2xf80> to tensor<2x2xi32>
  %v12 = arith.constant dense<9223372036854775807> : vector<[4]xindex>
  %v13 = arith.index_cast %v12 : vector<[4]xindex> to vector<[4]xi16>
  %v14 = arith.constant -3.25 : bf16
  %v15 = arith.bitcast %v14 : bf16 to f16
  "t.use"(%v13) : (vector<[4]xi16>) -> ()
  "t.use"(%v5) : (vector<9xf64>) -> ()
  "t.use"(%v3) : (tensor<2x2xi7>) -> ()
  "t.use"(%v1) : (tensor<2x2xf128>) -> ()
  "t.use"(%v15) : (f16) -> ()
  "t.use"(%v7) : (vector<4xi16>) -> ()
  return
}
// -----
func.func @f(%a0: f32, %a1: tensor<0xf8E4M3B11FNUZ>, %a2: vector<[4]xi64>, %a3: tensor<0xf128>) {
  %v1 = arith.bitcast %a0 : f32 to i32
  %v2 = arith.extf %a1 fastmath<contract> : tensor<0xf8E4M3B11FNUZ> to tensor<0xf128>
  %v3 = arith.uitofp %a2 : vector<[4]xi64> to vector<[4]xf8E4M3FN>
  %v4 = arith.fptoui %a3 : tensor<0xf128> to tensor<0xi16>
  %v5 = arith.constant 0 : i7
  %v6 = arith.sitofp %v5 : i7 to f64
  "t.use"(%v6) : (f64) -> ()
  "t.use"(%v2) : (tensor<0xf128>) -> ()
  "t.use"(%v1) : (i32) -> ()
  "t.use"(%v3) : (vector<[4]xf8E4M3FN>) -> ()
  "t.use"(%v4) : (tensor<0xi16>) -> ()
  return
}
// -----
func.func @f(%a0: vector<4xi8>) {
  %v1 = arith.constant -107885904838387568682082027630637244481 : i128
  %v2 = arith.sitofp %v1 : i128 to f8E5M2FNUZ
  %v3 = arith.extui %a0 : vector<4xi8> to vector<4xi33>
  "t.use"(%v2) : (f8E5M2FNUZ) -> ()
  "t.use"(%v3) : (vector<4xi33>) -> ()
  return
}
// -----
func.func @f(%a0: i1, %a1: f128) {
  %v1 = arith.constant dense<4> : vector<[4]xi8>
  %v2 = arith.bitcast %v1 : vector<[4]xi8> to vector<[4]xf8E5M2>
  %v3 = arith.constant dense<0x9674A2CFB60F47D583D81EDD10467773> : vector<[4]xf128>
  %v4 = arith.bitcast %v3 : vector<[4]xf128> to vector<[4]xi128>
  %v5 = arith.constant dense<0> : vector<[4]xi8>
  %v6 = arith.trunci %v5 : vector<[4]xi8> to vector<[4]xi7>
  %v7 = arith.index_cast %a0 : i1 to index
  %v8 = arith.truncf %a1 fastmath<contract> : f128 to f80
  "t.use"(%v6) : (vector<[4]xi7>) -> ()
  "t.use"(%v7) : (index) -> ()
  "t.use"(%v2) : (vector<[4]xf8E5M2>) -> ()
  "t.use"(%v8) : (f80) -> ()
  "t.use"(%v4) : (vector<[4]xi128>) -> ()
  return
}
// -----
func.func @f(%a0: bf16) {
  %v1 = arith.constant dense<[-1, 161397946969772122059314937323313368483, 1, -1]> : vector<4xi128>
  %v2 = arith.uitofp %v1 : vector<4xi128> to vector<4xf16>
  %v3 = arith.bitcast %a0 : bf16 to f16
  "t.use"(%v3) : (f16) -> ()
  "t.use"(%v2) : (vector<4xf16>) -> ()
  return
}
// -----
func.func @f(%a0: vector<[4]xi64>, %a1: tensor<2x2xi7>) {
  %v1 = arith.index_castui %a0 : vector<[4]xi64> to vector<[4]xindex>
  %v2 = arith.constant dense<false> : vector<[4]xi1>
  %v3 = arith.extui %v2 : vector<[4]xi1> to vector<[4]xi16>
  %v4 = arith.extui %a1 : tensor<2x2xi7> to tensor<2x2xi65>
  %v5 = arith.constant dense<0x0F0E7734> : vector<9xf32>
  %v6 = arith.bitcast %v5 : vector<9xf32> to vector<9xi32>
  "t.use"(%v3) : (vector<[4]xi16>) -> ()
  "t.use"(%v1) : (vector<[4]xindex>) -> ()
  "t.use"(%v6) : (vector<9xi32>) -> ()
  "t.use"(%v4) : (tensor<2x2xi65>) -> ()
  return
}
// -----
func.func @f(%a0: vector<[4]xi16>) {
  %v1 = arith.constant dense<> : tensor<0xi7>
  %v2 = arith.uitofp %v1 : tensor<0xi7> to tensor<0xf16>
  %v3 = arith.constant dense<[3, 3, 3, 3]> : vector<4xi64>
  %v4 = arith.bitcast %v3 : vector<4xi64> to vector<4xf64>
  %v5 = arith.extsi %a0 : vector<[4]xi16> to vector<[4]xi128>
  %v6 = arith.constant dense<0x78644E3D> : vector<4xf32>
  %v7 = arith.fptoui %v6 : vector<4xf32> to vector<4xi128>
  %v8 = arith.constant 0x3B139 : tf32
  %v9 = arith.fptosi %v8 : tf32 to i64
  %v10 = arith.constant dense<[6, 9223372036854775807, 9223372036854775807]> : vector<3xi64>
  %v11 = arith.extui %v10 : vector<3xi64> to vector<3xi65>
  %v12 = arith.constant dense<5054706674038240169> : vector<[4]xindex>
  %v13 = arith.index_castui %v12 : vector<[4]xindex> to vector<[4]xi1>
  %v14 = arith.constant 2087014146 : i32
  %v15 = arith.bitcast %v14 : i32 to f32
  "t.use"(%v7) : (vector<4xi128>) -> ()
  "t.use"(%v9) : (i64) -> ()
  "t.use"(%v5) : (vector<[4]xi128>) -> ()
  "t.use"(%v13) : (vector<[4]xi1>) -> ()
  "t.use"(%v2) : (tensor<0xf16>) -> ()
  "t.use"(%v11) : (vector<3xi65>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<2x2xf32>, %a1: vector<[4]xi65>, %a2: vector<9xf128>) {
  %v1 = arith.constant dense<> : tensor<0xi1>
  %v2 = arith.uitofp %v1 : tensor<0xi1> to tensor<0xf8E5M2>
  %v3 = arith.bitcast %a0 : tensor<2x2xf32> to tensor<2x2xi32>
  %v4 = arith.constant 1 : i8
  %v5 = arith.bitcast %v4 : i8 to f8E8M0FNU
  %v6 = arith.constant dense<> : tensor<0xbf16>
  %v7 = arith.fptosi %v6 : tensor<0xbf16> to tensor<0xi64>
  %v8 = arith.constant 0x2370E : tf32
  %v9 = arith.fptoui %v8 : tf32 to i16
  %v10 = arith.trunci %a1 : vector<[4]xi65> to vector<[4]xi7>
  %v11 = arith.constant dense<0.5> : vector<[4]xf8E8M0FNU>
  %v12 = arith.bitcast %v11 : vector<[4]xf8E8M0FNU> to vector<[4]xi8>
  %v13 = arith.constant 1.0e-3 : f32
  %v14 = arith.bitcast %v13 : f32 to i32
  %v15 = arith.constant dense<[[false, true], [false, true]]> : tensor<2x2xi1>
  %v16 = arith.uitofp %v15 : tensor<2x2xi1> to tensor<2x2xf8E3M4>
  %v17 = arith.truncf %a2 to_nearest_away : vector<9xf128> to vector<9xf80>
  "t.use"(%v2) : (tensor<0xf8E5M2>) -> ()
  "t.use"(%v16) : (tensor<2x2xf8E3M4>) -> ()
  "t.use"(%v7) : (tensor<0xi64>) -> ()
  "t.use"(%v3) : (tensor<2x2xi32>) -> ()
  "t.use"(%v5) : (f8E8M0FNU) -> ()
  "t.use"(%v14) : (i32) -> ()
  return
}
// -----
func.func @f(%a0: vector<3xf128>, %a1: vector<9xbf16>, %a2: f128, %a3: i7) {
  %v1 = arith.constant dense<[-0.0, 0.5, 0xC7, 0x32]> : vector<4xf8E4M3B11FNUZ>
  %v2 = arith.fptosi %v1 : vector<4xf8E4M3B11FNUZ> to vector<4xi1>
  %v3 = arith.bitcast %a0 : vector<3xf128> to vector<3xi128>
  %v4 = arith.constant -1.0 : bf16
  %v5 = arith.bitcast %v4 : bf16 to f16
  %v6 = arith.constant -1.0 : f16
  %v7 = arith.truncf %v6 downward : f16 to f8E5M2
  %v8 = arith.constant dense<3> : vector<9xi32>
  %v9 = arith.extsi %v8 : vector<9xi32> to vector<9xi33>
  %v10 = arith.constant dense<[0, 1730676426273940078, -9223372036854775808, 1]> : vector<4xindex>
  %v11 = arith.index_castui %v10 : vector<4xindex> to vector<4xi33>
  %v12 = arith.fptoui %a1 : vector<9xbf16> to vector<9xi16>
  %v13 = arith.bitcast %a2 : f128 to i128
  %v14 = arith.index_castui %a3 : i7 to index
  "t.use"(%v13) : (i128) -> ()
  "t.use"(%v3) : (vector<3xi128>) -> ()
  "t.use"(%v11) : (vector<4xi33>) -> ()
  "t.use"(%v5) : (f16) -> ()
  "t.use"(%v9) : (vector<9xi33>) -> ()
  "t.use"(%v14) : (index) -> ()
  return
}
