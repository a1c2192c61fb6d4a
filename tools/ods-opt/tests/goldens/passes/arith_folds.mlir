// options: --canonicalize
func.func @f(%a0: tensor<0xf16>, %a1: vector<3xf64>, %a2: vector<4xf8E3M4>) {
  %v1 = arith.constant dense<[[0x2BED6, 2.0], [0x0848B, 0x6012E]]> : tensor<2x2xtf32>
  %v2 = arith.truncf %v1 : tensor<2x2xtf32> to tensor<2x2xf8E4M3FN>
  %v3 = arith.truncf %a0 upward : tensor<0xf16> to tensor<0xf8E5M2FNUZ>
  %v4 = arith.bitcast %a1 : vector<3xf64> to vector<3xi64>
  %v5 = arith.constant dense<[-1.0, 0x38, 0x27, 3.0]> : vector<4xf8E3M4>
  %v6 = arith.cmpf une, %a2, %v5 : vector<4xf8E3M4>
  "t.use"(%v4) : (vector<3xi64>) -> ()
  "t.use"(%v3) : (tensor<0xf8E5M2FNUZ>) -> ()
  "t.use"(%v6) : (vector<4xi1>) -> ()
  "t.use"(%v2) : (tensor<2x2xf8E4M3FN>) -> ()
  return
}
// -----
func.func @f(%a0: vector<3xi65>, %a1: tensor<0xi33>, %a2: vector<[4]xi64>) {
  %v1 = arith.constant dense<[4, 1, 0]> : vector<3xi7>
  %v2 = arith.extui %v1 : vector<3xi7> to vector<3xi64>
  %v3 = ub.poison : vector<[4]xf8E3M4>
  %v4 = ub.poison : vector<[4]xf8E3M4>
  %v5 = arith.cmpf ord, %v3, %v4 : vector<[4]xf8E3M4>
  %v6 = arith.constant dense<-1> : tensor<2x2xi64>
  %v7 = arith.constant dense<[[-1, 5], [-9223372036854775808, -9223372036854775808]]> : tensor<2x2xi64>
  %v8 = arith.minsi %v6, %v7 : tensor<2x2xi64>
  %v9 = arith.constant dense<0x50A3B> : vector<3xtf32>
  %v10 = arith.extf %v9 fastmath<contract> : vector<3xtf32> to vector<3xf128>
  %v11 = arith.constant dense<0x79D53> : tensor<2x2xtf32>
  %v12 = arith.constant dense<[[0x76851, 0.5], [2.0, 0x6D920]]> : tensor<2x2xtf32>
  %v13 = arith.remf %v11, %v12 fastmath<nnan> : tensor<2x2xtf32>
  %v14 = arith.constant dense<true> : tensor<2x2xi1>
  %v15 = arith.constant dense<false> : tensor<2x2xi1>
  %v16:2 = arith.mulsi_extended %v14, %v15 : tensor<2x2xi1>
  %v17 = arith.constant dense<[[8918700769483210016, -9223372036854775808], [-4145038100218898434, 3]]> : tensor<2x2xi64>
  %v18 = arith.constant dense<0> : tensor<2x2xi64>
  %v19:2 = arith.mului_extended %v17, %v18 : tensor<2x2xi64>
  %v20 = arith.constant dense<16879913870216034450> : vector<3xi65>
  %v21 = arith.remui %a0, %v20 : vector<3xi65>
  %v22 = arith.constant dense<> : tensor<0xi33>
  %v23 = arith.cmpi ugt, %a1, %v22 : tensor<0xi33>
  %v24 = arith.constant dense<1> : vector<[4]xi64>
  %v25 = ub.poison : vector<[4]xi1>
  %v26 = arith.select %v25, %a2, %v24 : vector<[4]xi1>, vector<[4]xi64>
  "t.use"(%v16#0) : (tensor<2x2xi1>) -> ()
  "t.use"(%v5) : (vector<[4]xi1>) -> ()
  "t.use"(%v21) : (vector<3xi65>) -> ()
  "t.use"(%v2) : (vector<3xi64>) -> ()
  "t.use"(%v19#1) : (tensor<2x2xi64>) -> ()
  "t.use"(%v26) : (vector<[4]xi64>) -> ()
  return
}
// -----
func.func @f(%a0: f64, %a1: tensor<2x2xi128>, %a2: vector<3xi32>, %a3: vector<[4]xi65>, %a4: i32) {
  %v1 = arith.constant dense<0x4F2F> : vector<3xf16>
  %v2 = arith.fptoui %v1 : vector<3xf16> to vector<3xi1>
  %v3 = arith.constant 0xE139783D8A7895B7 : f64
  %v4 = arith.remf %a0, %v3 fastmath<nnan,nsz> : f64
  %v5 = arith.constant 0.0 : f8E4M3B11FNUZ
  %v6 = arith.constant 0xAC : f8E4M3B11FNUZ
  %v7 = arith.cmpf olt, %v5, %v6 : f8E4M3B11FNUZ
  %v8 = ub.poison : tensor<2x2xi128>
  %v9 = arith.shli %a1, %v8 : tensor<2x2xi128>
  %v10 = arith.constant dense<[169193643, 169193643, 169193643]> : vector<3xi32>
  %v11 = arith.cmpi ne, %a2, %v10 : vector<3xi32>
  %v12 = arith.subi %a3, %a3 : vector<[4]xi65>
  %v13 = arith.constant dense<0xD6> : vector<4xf8E5M2>
  %v14 = arith.constant dense<[-1.0, 0xF9, -3.25, 0x37]> : vector<4xf8E5M2>
  %v15 = arith.cmpf ueq, %v13, %v14 : vector<4xf8E5M2>
  %v16 = arith.constant 1246461905 : i32
  %v17 = arith.ceildivui %a4, %v16 : i32
  %v18 = arith.uitofp %v17 : i32 to f8E3M4
  %v19 = arith.constant dense<3.0> : vector<4xf8E3M4>
  %v20 = arith.negf %v19 : vector<4xf8E3M4>
  %v21 = arith.constant dense<0> : vector<[4]xi65>
  %v22 = arith.cmpi ne, %v21, %v21 : vector<[4]xi65>
  "t.use"(%v9) : (tensor<2x2xi128>) -> ()
  "t.use"(%v22) : (vector<[4]xi1>) -> ()
  "t.use"(%v20) : (vector<4xf8E3M4>) -> ()
  "t.use"(%v18) : (f8E3M4) -> ()
  "t.use"(%v4) : (f64) -> ()
  "t.use"(%v2) : (vector<3xi1>) -> ()
  return
}
// -----
func.func @f(%a0: vector<4xi16>, %a1: tensor<0xf32>, %a2: i65, %a3: tensor<2x2xindex>, %a4: tensor<2x2xi1>) {
  %v1 = arith.constant dense<0> : vector<4xi16>
  %v2 = arith.shrui %v1, %v1 : vector<4xi16>
  %v3 = arith.truncf %a1 : tensor<0xf32> to tensor<0xf8E5M2FNUZ>
  %v4 = arith.constant -18446744073709551616 : i65
  %v5 = arith.ceildivsi %a2, %v4 : i65
  %v6 = arith.select %a4, %a3, %a3 : tensor<2x2xi1>, tensor<2x2xindex>
  "t.use"(%v3) : (tensor<0xf8E5M2FNUZ>) -> ()
  "t.use"(%v6) : (tensor<2x2xindex>) -> ()
  "t.use"(%v5) : (i65) -> ()
  "t.use"(%v2) : (vector<4xi16>) -> ()
  return
}
// -----
func.func @f(%a0: i128) {
  %v1 = arith.constant -170141183460469231731687303715884105728 : i128
  %v2 = arith.ceildivui %v1, %a0 : i128
  %v3 = arith.constant -0.0 : bf16
  %v4 = arith.negf %v3 : bf16
  %v5 = arith.constant dense<[-0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0]> : vector<9xf128>
  %v6 = arith.truncf %v5 : vector<9xf128> to vector<9xf64>
  "t.use"(%v6) : (vector<9xf64>) -> ()
  "t.use"(%v2) : (i128) -> ()
  "t.use"(%v4) : (bf16) -> ()
  return
}
// -----
func.func @f(%a0: i1, %a1: vector<4xi65>) {
  %v1 = arith.constant dense<0xD1> : tensor<2x2xf8E4M3B11FNUZ>
  %v2 = arith.constant dense<-1.0> : tensor<2x2xf8E4M3B11FNUZ>
  %v3 = arith.select %a0, %v1, %v2 : tensor<2x2xf8E4M3B11FNUZ>
  %v4 = arith.constant dense<> : tensor<0xf32>
  %v5 = arith.fptosi %v4 : tensor<0xf32> to tensor<0xi7>
  %v6 = arith.constant dense<1> : vector<4xi65>
  %v7 = arith.constant true
  %v8 = arith.select %v7, %v6, %a1 : vector<4xi65>
  "t.use"(%v5) : (tensor<0xi7>) -> ()
  "t.use"(%v8) : (vector<4xi65>) -> ()
  "t.use"(%v3) : (tensor<2x2xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<0xi32>) {
  %v1 = arith.constant dense<> : tensor<0xi32>
  %v2 = arith.floordivsi %a0, %v1 : tensor<0xi32>
  "t.use"(%v2) : (tensor<0xi32>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<2x2xi16>, %a1: vector<4xf80>, %a2: vector<3xbf16>, %a3: vector<9xi32>) {
  %v1 = arith.extsi %a0 : tensor<2x2xi16> to tensor<2x2xi33>
  %v2 = arith.constant dense<[[-29946639758057268512806973846315438422, 0], [4, 170141183460469231731687303715884105727]]> : tensor<2x2xi128>
  %v3 = arith.trunci %v2 : tensor<2x2xi128> to tensor<2x2xi7>
  %v4 = arith.constant dense<0x7E00> : vector<[4]xf16>
  %v5 = arith.negf %v4 : vector<[4]xf16>
  %v6 = arith.constant 0.5 : tf32
  %v7 = arith.constant 0x55166 : tf32
  %v8 = arith.constant false
  %v9 = arith.select %v8, %v6, %v7 : tf32
  %v10 = arith.maxnumf %a1, %a1 fastmath<contract> : vector<4xf80>
  %v11 = arith.negf %a2 : vector<3xbf16>
  %v12 = arith.constant -1 : i128
  %v13 = arith.trunci %v12 : i128 to i33
  %v14 = arith.constant dense<2147483647> : vector<9xi32>
  %v15 = arith.cmpi ule, %a3, %v14 : vector<9xi32>
  %v16 = arith.constant -1 : i8
  %v17 = arith.constant -32 : i8
  %v18:2 = arith.mulsi_extended %v16, %v17 : i8
  "t.use"(%v1) : (tensor<2x2xi33>) -> ()
  "t.use"(%v9) : (tf32) -> ()
  "t.use"(%v15) : (vector<9xi1>) -> ()
  "t.use"(%v11) : (vector<3xbf16>) -> ()
  "t.use"(%v10) : (vector<4xf80>) -> ()
  "t.use"(%v18#1) : (i8) -> ()
  return
}
// -----
func.func @f(%a0: tensor<2x2xi7>, %a1: vector<9xtf32>, %a2: i64, %a3: index, %a4: tensor<2x2xf8E3M4>, %a5: vector<4xindex>) {
  %v1 = arith.constant dense<-1> : vector<4xi8>
  %v2 = arith.index_castui %v1 : vector<4xi8> to vector<4xindex>
  %v3 = arith.constant dense<[[0, -9], [63, -64]]> : tensor<2x2xi7>
  %v4 = arith.shrsi %a0, %v3 : tensor<2x2xi7>
  %v5 = arith.constant dense<> : tensor<0xf8E5M2FNUZ>
  %v6 = arith.fptoui %v5 : tensor<0xf8E5M2FNUZ> to tensor<0xi65>
  %v7 = arith.constant dense<1.0e-3> : vector<9xtf32>
  %v8 = arith.cmpf one, %a1, %v7 : vector<9xtf32>
  %v9 = arith.constant -1 : i8
  %v10 = arith.trunci %v9 : i8 to i7
  %v11 = arith.bitcast %a2 : i64 to f64
  %v12 = arith.constant dense<18446744073709551615> : vector<9xi65>
  %v13 = arith.constant dense<1> : vector<9xi65>
  %v14 = arith.andi %v12, %v13 : vector<9xi65>
  %v15 = arith.constant false
  %v16 = arith.select %v15, %a3, %a3 : index
  %v17 = arith.constant dense<0> : vector<[4]xi64>
  %v18 = arith.constant dense<9223372036854775807> : vector<[4]xi64>
  %v19 = arith.shli %v17, %v18 : vector<[4]xi64>
  %v20 = arith.cmpf ogt, %a4, %a4 : tensor<2x2xf8E3M4>
  %v21 = arith.constant dense<[9223372036854775807, 0, 10, -4]> : vector<4xindex>
  %v22 = arith.cmpi sge, %a5, %v21 : vector<4xindex>
  "t.use"(%v11) : (f64) -> ()
  "t.use"(%v16) : (index) -> ()
  "t.use"(%v8) : (vector<9xi1>) -> ()
  "t.use"(%v6) : (tensor<0xi65>) -> ()
  "t.use"(%v4) : (tensor<2x2xi7>) -> ()
  "t.use"(%v19) : (vector<[4]xi64>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<0xi1>) {
  %v1 = ub.poison : f8E5M2
  %v2 = arith.negf %v1 : f8E5M2
  %v3 = arith.constant dense<> : tensor<0xi1>
  %v4 = arith.constant false
  %v5 = arith.select %v4, %v3, %a0 : tensor<0xi1>
  "t.use"(%v5) : (tensor<0xi1>) -> ()
  "t.use"(%v2) : (f8E5M2) -> ()
  return
}
// -----
func.func @f(%a0: vector<3xf32>, %a1: vector<3xf80>) {
  %v1 = arith.constant dense<-0.0> : vector<[4]xtf32>
  %v2 = arith.truncf %v1 to_nearest_away : vector<[4]xtf32> to vector<[4]xf8E4M3FN>
  %v3 = arith.constant dense<[0x62760, -0.0, 1.0e-3, 0x295BA]> : vector<4xtf32>
  %v4 = arith.constant dense<[0x6198D, -0.0, 0x7C58C, 2.0]> : vector<4xtf32>
  %v5 = arith.cmpf true, %v3, %v4 : vector<4xtf32>
  %v6 = arith.truncf %a0 : vector<3xf32> to vector<3xf8E3M4>
  %v7 = arith.constant dense<[20, 0, 5]> : vector<3xi7>
  %v8 = arith.index_cast %v7 : vector<3xi7> to vector<3xindex>
  %v9 = arith.constant dense<[0x5AF97A99B44B796B659F, 0x5AF97A99B44B796B659F, 0x5AF97A99B44B796B659F]> : vector<3xf80>
  %v10 = arith.cmpf ueq, %a1, %v9 : vector<3xf80>
  "t.use"(%v2) : (vector<[4]xf8E4M3FN>) -> ()
  "t.use"(%v10) : (vector<3xi1>) -> ()
  "t.use"(%v5) : (vector<4xi1>) -> ()
  "t.use"(%v6) : (vector<3xf8E3M4>) -> ()
  "t.use"(%v8) : (vector<3xindex>) -> ()
  return
}
// -----
func.func @f(%a0: vector<4xf8E5M2>) {
  %v1 = arith.addf %a0, %a0 : vector<4xf8E5M2>
  %v2 = arith.constant dense<170141183460469231731687303715884105727> : vector<3xi128>
  %v3 = arith.uitofp %v2 : vector<3xi128> to vector<3xf32>
  "t.use"(%v3) : (vector<3xf32>) -> ()
  "t.use"(%v1) : (vector<4xf8E5M2>) -> ()
  return
}
// -----
func.func @f(%a0: vector<[4]xi65>, %a1: vector<9xf32>, %a2: vector<9xtf32>) {
  %v1 = arith.xori %a0, %a0 : vector<[4]xi65>
  %v2 = arith.constant dense<[-1, 7922, 32767, -24887]> : vector<4xi16>
  %v3 = arith.bitcast %v2 : vector<4xi16> to vector<4xf16>
  %v4 = arith.constant dense<[2.0, 1.0, 0x7F800000, -1.0, 0xFF800000, 0.0, 0xD352BF6D, 0x45CBB019, 0x51A3432E]> : vector<9xf32>
  %v5 = ub.poison : i1
  %v6 = arith.select %v5, %v4, %a1 : vector<9xf32>
  %v7 = arith.divf %a2, %a2 fastmath<nnan,nsz> : vector<9xtf32>
  "t.use"(%v3) : (vector<4xf16>) -> ()
  "t.use"(%v7) : (vector<9xtf32>) -> ()
  "t.use"(%v6) : (vector<9xf32>) -> ()
  "t.use"(%v1) : (vector<[4]xi65>) -> ()
  return
}
// -----
func.func @f(%a0: i8, %a1: i128, %a2: tensor<2x2xf32>) {
  %v1 = arith.constant dense<[6680756986272832075, 9223372036854775807, -9, -1]> : vector<4xindex>
  %v2 = arith.index_cast %v1 : vector<4xindex> to vector<4xi33>
  %v3 = arith.constant 1 : i8
  %v4:2 = arith.addui_extended %v3, %a0 : i8, i1
  %v5 = arith.constant 1 : i128
  %v6 = arith.ceildivui %v5, %v5 : i128
  %v7 = arith.constant dense<0.5> : tensor<2x2xf32>
  %v8 = arith.maximumf %v7, %a2 : tensor<2x2xf32>
  %v9 = arith.constant dense<> : tensor<0xi32>
  %v10 = arith.index_castui %v9 : tensor<0xi32> to tensor<0xindex>
  %v11 = arith.constant dense<-1> : vector<[4]xi128>
  %v12 = arith.constant dense<0> : vector<[4]xi128>
  %v13 = arith.cmpi ugt, %v11, %v12 : vector<[4]xi128>
  %v14 = ub.poison : i8
  %v15 = arith.divui %v14, %a0 : i8
  %v16 = arith.constant dense<[-6, 0, -1928543555153689356, 9223372036854775807, -5853046536929493736, 0, 9223372036854775807, 7249320116589103565, 1]> : vector<9xindex>
  %v17 = arith.index_cast %v16 : vector<9xindex> to vector<9xi33>
  %v18 = arith.constant dense<[0xF4, 0xF4, 0xF4]> : vector<3xf8E4M3FN>
  %v19 = arith.extf %v18 : vector<3xf8E4M3FN> to vector<3xf16>
  "t.use"(%v4#1) : (i1) -> ()
  "t.use"(%v2) : (vector<4xi33>) -> ()
  "t.use"(%v13) : (vector<[4]xi1>) -> ()
  "t.use"(%v4#0) : (i8) -> ()
  "t.use"(%v17) : (vector<9xi33>) -> ()
  "t.use"(%v8) : (tensor<2x2xf32>) -> ()
  return
}
// -----
func.func @f(%a0: vector<9xi7>, %a1: vector<3xf32>, %a2: vector<9xtf32>, %a3: tensor<0xf80>) {
  %v1 = arith.constant dense<63> : vector<9xi7>
  %v2:2 = arith.addui_extended %a0, %v1 : vector<9xi7>, vector<9xi1>
  %v3 = ub.poison : tensor<2x2xi64>
  %v4 = arith.constant dense<845386159020886245> : tensor<2x2xi64>
  %v5 = arith.remsi %v3, %v4 : tensor<2x2xi64>
  %v6 = arith.constant dense<-61> : vector<4xi8>
  %v7 = arith.extsi %v6 : vector<4xi8> to vector<4xi65>
  %v8 = arith.constant dense<0x1050F160> : vector<3xf32>
  %v9 = arith.divf %a1, %v8 fastmath<fast> : vector<3xf32>
  %v10 = arith.constant dense<[0x7E554, 0x3EA84, -3.25, 0x273DD, 0x20844, 0x46262, 3.0, 0x346EA, -3.25]> : vector<9xtf32>
  %v11 = arith.subf %a2, %v10 : vector<9xtf32>
  %v12 = arith.constant dense<true> : vector<4xi1>
  %v13 = arith.index_castui %v12 : vector<4xi1> to vector<4xindex>
  %v14 = arith.constant dense<> : tensor<0xf80>
  %v15 = arith.constant false
  %v16 = arith.select %v15, %v14, %a3 : tensor<0xf80>
  %v17 = arith.constant dense<[[0, 2147483647], [-1, 2147483647]]> : tensor<2x2xi32>
  %v18 = arith.extui %v17 : tensor<2x2xi32> to tensor<2x2xi64>
  "t.use"(%v9) : (vector<3xf32>) -> ()
  "t.use"(%v7) : (vector<4xi65>) -> ()
  "t.use"(%v2#1) : (vector<9xi1>) -> ()
  "t.use"(%v13) : (vector<4xindex>) -> ()
  "t.use"(%v18) : (tensor<2x2xi64>) -> ()
  "t.use"(%v2#0) : (vector<9xi7>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<0xi128>, %a1: i33, %a2: vector<[4]xi1>, %a3: vector<9xf128>, %a4: f8E4M3B11FNUZ) {
  %v1 = arith.minsi %a0, %a0 : tensor<0xi128>
  %v2 = arith.constant -1 : i33
  %v3:2 = arith.addui_extended %a1, %v2 : i33, i1
  %v4 = arith.constant 0x6212 : f16
  %v5 = arith.negf %v4 : f16
  %v6 = arith.constant dense<true> : vector<[4]xi1>
  %v7:2 = arith.mului_extended %a2, %v6 : vector<[4]xi1>
  %v8 = arith.constant dense<[0xDE10AC5FFD595D812CDF, 0xFC2D6B11CA40AD205412, 0x621F1B670377B2C907CC]> : vector<3xf80>
  %v9 = arith.truncf %v8 : vector<3xf80> to vector<3xtf32>
  %v10 = arith.negf %a3 : vector<9xf128>
  %v11 = arith.constant 3.0 : f8E4M3B11FNUZ
  %v12 = arith.maximumf %a4, %v11 : f8E4M3B11FNUZ
  %v13 = arith.constant dense<-0.0> : vector<3xf80>
  %v14 = arith.constant dense<-1.0> : vector<3xf80>
  %v15 = arith.constant dense<[true, true, true]> : vector<3xi1>
  %v16 = arith.select %v15, %v13, %v14 : vector<3xi1>, vector<3xf80>
  %v17 = arith.constant 0x864ED706571136AF : f64
  %v18 = arith.negf %v17 : f64
  %v19 = arith.constant 0x51322B35590F5413 : f64
  %v20 = arith.negf %v19 : f64
  %v21 = arith.constant dense<false> : vector<4xi1>
  %v22 = arith.index_castui %v21 : vector<4xi1> to vector<4xindex>
  %v23 = arith.constant 1 : i32
  %v24 = arith.constant 2 : i32
  %v25 = arith.remui %v23, %v24 : i32
  "t.use"(%v7#0) : (vector<[4]xi1>) -> ()
  "t.use"(%v5) : (f16) -> ()
  "t.use"(%v10) : (vector<9xf128>) -> ()
  "t.use"(%v3#1) : (i1) -> ()
  "t.use"(%v22) : (vector<4xindex>) -> ()
  "t.use"(%v9) : (vector<3xtf32>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<2x2xf16>, %a1: vector<9xindex>) {
  %v1 = arith.constant dense<[[0xC67A, 0x7C00], [0.5, 0x001E]]> : tensor<2x2xf16>
  %v2 = arith.minnumf %v1, %a0 : tensor<2x2xf16>
  %v3 = arith.index_castui %a1 : vector<9xindex> to vector<9xi1>
  %v4 = arith.constant dense<0x21B7661839DE2305> : vector<[4]xf64>
  %v5 = arith.truncf %v4 to_nearest_even : vector<[4]xf64> to vector<[4]xf8E5M2FNUZ>
  "t.use"(%v3) : (vector<9xi1>) -> ()
  "t.use"(%v5) : (vector<[4]xf8E5M2FNUZ>) -> ()
  "t.use"(%v2) : (tensor<2x2xf16>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<2x2xbf16>) {
  %v1 = arith.constant dense<[[0x6727, 0.0], [0xFF80, 1.0e-3]]> : tensor<2x2xbf16>
  %v2 = arith.mulf %a0, %v1 fastmath<nnan,nsz> : tensor<2x2xbf16>
  %v3 = arith.constant dense<0x3492C5A7> : vector<4xf32>
  %v4 = arith.truncf %v3 fastmath<contract> : vector<4xf32> to vector<4xbf16>
  "t.use"(%v2) : (tensor<2x2xbf16>) -> ()
  "t.use"(%v4) : (vector<4xbf16>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<0xi8>, %a1: i64, %a2: vector<9xi1>, %a3: vector<4xf16>) {
  %v1 = arith.constant dense<[[-5, -1310007551], [-1825887642, 2147483647]]> : tensor<2x2xi32>
  %v2 = arith.trunci %v1 : tensor<2x2xi32> to tensor<2x2xi8>
  %v3 = arith.constant -1 : i33
  %v4 = arith.constant -4294967296 : i33
  %v5 = arith.constant false
  %v6 = arith.select %v5, %v3, %v4 : i33
  %v7 = arith.constant dense<4> : vector<3xindex>
  %v8 = arith.index_castui %v7 : vector<3xindex> to vector<3xi65>
  %v9 = arith.ceildivui %a0, %a0 : tensor<0xi8>
  %v10 = arith.constant 8 : i64
  %v11 = arith.constant false
  %v12 = arith.select %v11, %a1, %v10 : i64
  %v13 = ub.poison : tensor<2x2xtf32>
  %v14 = arith.constant dense<3.0> : tensor<2x2xtf32>
  %v15 = arith.maximumf %v13, %v14 fastmath<fast> : tensor<2x2xtf32>
  %v16 = arith.uitofp %a2 : vector<9xi1> to vector<9xf8E5M2>
  %v17 = arith.constant dense<-128> : vector<[4]xi8>
  %v18 = arith.bitcast %v17 : vector<[4]xi8> to vector<[4]xf8E5M2>
  %v19 = arith.fptoui %a3 : vector<4xf16> to vector<4xi7>
  "t.use"(%v8) : (vector<3xi65>) -> ()
  "t.use"(%v6) : (i33) -> ()
  "t.use"(%v15) : (tensor<2x2xtf32>) -> ()
  "t.use"(%v2) : (tensor<2x2xi8>) -> ()
  "t.use"(%v9) : (tensor<0xi8>) -> ()
  "t.use"(%v16) : (vector<9xf8E5M2>) -> ()
  return
}
// -----
func.func @f(%a0: f8E3M4) {
  %v1 = arith.constant dense<6> : vector<3xi64>
  %v2 = arith.constant dense<[9223372036854775807, 9223372036854775807, 9223372036854775807]> : vector<3xi64>
  %v3 = arith.floordivsi %v1, %v2 : vector<3xi64>
  %v4 = arith.constant 1.0 : f8E3M4
  %v5 = arith.cmpf ogt, %v4, %a0 : f8E3M4
  "t.use"(%v5) : (i1) -> ()
  "t.use"(%v3) : (vector<3xi64>) -> ()
  return
}
// -----
func.func @f() {
  %v1 = arith.constant -4294967296 : i33
  %v2 = arith.constant -690599044 : i33
  %v3 = arith.remsi %v1, %v2 : i33
  %v4 = arith.constant 1 : i65
  %v5 = arith.constant 18446744073709551615 : i65
  %v6 = arith.ori %v4, %v5 : i65
  "t.use"(%v6) : (i65) -> ()
  "t.use"(%v3) : (i33) -> ()
  return
}
// -----
func.func @f(%a0: vector<[4]xi8>, %a1: tensor<2x2xf8E4M3FN>, %a2: vector<4xf8E8M0FNU>) {
  %v1 = arith.constant dense<1> : vector<[4]xi8>
  %v2 = arith.divui %a0, %v1 : vector<[4]xi8>
  %v3 = arith.constant dense<0xC4> : tensor<2x2xf8E4M3FN>
  %v4 = arith.remf %v3, %a1 fastmath<contract> : tensor<2x2xf8E4M3FN>
  %v5 = arith.constant 9223372036854775807 : index
  %v6 = arith.constant 9223372036854775807 : index
  %v7 = arith.ori %v5, %v6 : index
  %v8 = arith.bitcast %a2 : vector<4xf8E8M0FNU> to vector<4xi8>
  "t.use"(%v2) : (vector<[4]xi8>) -> ()
  "t.use"(%v4) : (tensor<2x2xf8E4M3FN>) -> ()
  "t.use"(%v7) : (index) -> ()
  "t.use"(%v8) : (vector<4xi8>) -> ()
  return
}
// -----
func.func @f(%a0: f16, %a1: vector<4xi1>) {
  %v1 = arith.constant dense<[0x7FF8000000000000, 0x0B205F9A2CC8FB47, 0x590EB6DF97CDC994, 0xCB0404D6380B2253, 0xFFF0000000000000, 0x80BB68B5A1DA815E, 1.0, 1.0e-3, 1.0]> : vector<9xf64>
  %v2 = arith.negf %v1 : vector<9xf64>
  %v3 = arith.constant 0xD866 : f16
  %v4 = arith.minimumf %a0, %v3 fastmath<contract> : f16
  %v5 = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %v6 = arith.addi %v5, %a1 : vector<4xi1>
  %v7 = arith.constant dense<[0x98E8, 0.0, 0.5, 1.0, -1.0, 1.0e-3, 0xBC3A, 0.5, 0x7E00]> : vector<9xf16>
  %v8 = arith.truncf %v7 toward_zero : vector<9xf16> to vector<9xf8E4M3B11FNUZ>
  "t.use"(%v8) : (vector<9xf8E4M3B11FNUZ>) -> ()
  "t.use"(%v6) : (vector<4xi1>) -> ()
  "t.use"(%v4) : (f16) -> ()
  "t.use"(%v2) : (vector<9xf64>) -> ()
  return
}
// -----
func.func @f(%a0: f32, %a1: vector<9xf8E3M4>) {
  %v1 = arith.truncf %a0 : f32 to f8E4M3FN
  %v2 = arith.constant dense<59> : vector<[4]xi8>
  %v3 = arith.extui %v2 : vector<[4]xi8> to vector<[4]xi16>
  %v4 = arith.constant 0.0 : f128
  %v5 = arith.constant 0x49C3FA8B54F66A2A0058E16756EB6B88 : f128
  %v6 = arith.subf %v4, %v5 fastmath<nnan,nsz> : f128
  %v7 = arith.constant dense<0x6C> : vector<9xf8E3M4>
  %v8 = arith.minimumf %a1, %v7 : vector<9xf8E3M4>
  "t.use"(%v8) : (vector<9xf8E3M4>) -> ()
  "t.use"(%v3) : (vector<[4]xi16>) -> ()
  "t.use"(%v6) : (f128) -> ()
  "t.use"(%v1) : (f8E4M3FN) -> ()
  return
}
// -----
func.func @f() {
  %v1 = ub.poison : vector<4xi16>
  %v2 = arith.constant dense<[-1, -1, -1, -1]> : vector<4xi16>
  %v3:2 = arith.mulsi_extended %v1, %v2 : vector<4xi16>
  "t.use"(%v3#0) : (vector<4xi16>) -> ()
  "t.use"(%v3#1) : (vector<4xi16>) -> ()
  return
}
// -----
func.func @f(%a0: vector<4xbf16>, %a1: vector<9xi33>, %a2: vector<3xi32>, %a3: tensor<2x2xf8E5M2FNUZ>) {
  %v1 = arith.constant dense<[1.0e10, 1.0e-3, -1.0, 1.0]> : vector<4xbf16>
  %v2 = arith.constant true
  %v3 = arith.select %v2, %v1, %a0 : vector<4xbf16>
  %v4 = arith.constant dense<-3585782433> : vector<9xi33>
  %v5 = arith.minui %v4, %a1 : vector<9xi33>
  %v6 = arith.constant dense<[[-18446744073709551616, 0], [18446744073709551615, 1]]> : tensor<2x2xi65>
  %v7 = arith.constant dense<[[1, 17479325445956452576], [-18446744073709551616, 1]]> : tensor<2x2xi65>
  %v8 = arith.divsi %v6, %v7 : tensor<2x2xi65>
  %v9 = arith.constant dense<0xC7> : vector<[4]xf8E3M4>
  %v10 = arith.fptosi %v9 : vector<[4]xf8E3M4> to vector<[4]xi7>
  %v11 = arith.constant dense<1> : vector<3xi32>
  %v12 = arith.cmpi eq, %a2, %a2 : vector<3xi32>
  %v13 = arith.constant 0x6C19C : tf32
  %v14 = arith.fptoui %v13 : tf32 to i32
  %v15 = arith.constant dense<false> : vector<3xi1>
  %v16 = arith.shrui %v12, %v15 : vector<3xi1>
  %v17 = arith.constant dense<0> : vector<3xi33>
  %v18 = arith.constant dense<[0, 4294967295, 0]> : vector<3xi33>
  %v19:2 = arith.addui_extended %v17, %v18 : vector<3xi33>, vector<3xi1>
  %v20 = arith.negf %a3 : tensor<2x2xf8E5M2FNUZ>
  "t.use"(%v10) : (vector<[4]xi7>) -> ()
  "t.use"(%v12) : (vector<3xi1>) -> ()
  "t.use"(%v3) : (vector<4xbf16>) -> ()
  "t.use"(%v8) : (tensor<2x2xi65>) -> ()
  "t.use"(%v5) : (vector<9xi33>) -> ()
  "t.use"(%v19#0) : (vector<3xi33>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<0xindex>, %a1: tensor<0xindex>, %a2: bf16, %a3: vector<[4]xi33>, %a4: vector<3xf128>, %a5: vector<9xf8E4M3B11FNUZ>) {
  %v1 = arith.remsi %a0, %a0 : tensor<0xindex>
  %v2 = arith.constant 0xDEAC : bf16
  %v3 = arith.minnumf %v2, %a2 : bf16
  %v4 = arith.constant dense<0> : vector<[4]xi33>
  %v5:2 = arith.mului_extended %v4, %a3 : vector<[4]xi33>
  %v6 = arith.constant dense<-1.0> : vector<[4]xf16>
  %v7 = arith.extf %v6 fastmath<fast> : vector<[4]xf16> to vector<[4]xf80>
  %v8 = arith.constant dense<0x59D74DF44B8D9C858A932721B83753EF> : vector<3xf128>
  %v9 = arith.mulf %a4, %v8 fastmath<nnan> : vector<3xf128>
  %v10 = arith.constant dense<[0xAC, -1.0, 0x10, 0x75, 0x32, -0.0, 1.0, 0x29, -0.0]> : vector<9xf8E4M3B11FNUZ>
  %v11 = arith.cmpf ole, %v10, %a5 : vector<9xf8E4M3B11FNUZ>
  "t.use"(%v5#1) : (vector<[4]xi33>) -> ()
  "t.use"(%v9) : (vector<3xf128>) -> ()
  "t.use"(%v11) : (vector<9xi1>) -> ()
  "t.use"(%v7) : (vector<[4]xf80>) -> ()
  "t.use"(%v1) : (tensor<0xindex>) -> ()
  "t.use"(%v3) : (bf16) -> ()
  return
}
// -----
func.func @f() {
  %v1 = arith.constant dense<32767> : vector<3xi16>
  %v2 = arith.constant dense<-18262> : vector<3xi16>
  %v3:2 = arith.addui_extended %v1, %v2 : vector<3xi16>, vector<3xi1>
  "t.use"(%v3#1) : (vector<3xi1>) -> ()
  "t.use"(%v3#0) : (vector<3xi16>) -> ()
  return
}
// -----
func.func @f(%a0: i64, %a1: vector<3xi33>, %a2: vector<3xtf32>, %a3: tensor<2x2xf32>, %a4: vector<4xf128>, %a5: tensor<2x2xindex>, %a6: tensor<0xi65>) {
  %v1 = arith.constant 1 : i64
  %v2 = arith.maxsi %v1, %a0 : i64
  %v3 = arith.trunci %a1 : vector<3xi33> to vector<3xi7>
  %v4 = arith.negf %a2 : vector<3xtf32>
  %v5 = arith.cmpf olt, %a3, %a3 : tensor<2x2xf32>
  %v6 = arith.constant dense<1.0e10> : vector<3xf80>
  %v7 = arith.negf %v6 : vector<3xf80>
  %v8 = arith.constant dense<[-3.25, 1.0e-3, 2.0, 0x2F6929DAD1FEE9BBB25083628EF8B222]> : vector<4xf128>
  %v9 = arith.cmpf ord, %v8, %a4 : vector<4xf128>
  %v10 = arith.constant dense<-50> : vector<4xi8>
  %v11 = arith.constant dense<[5, 118, -119, 88]> : vector<4xi8>
  %v12 = arith.remsi %v10, %v10 : vector<4xi8>
  %v13 = arith.constant dense<> : tensor<0xi32>
  %v14 = arith.constant dense<> : tensor<0xi32>
  %v15 = arith.subi %v13, %v14 : tensor<0xi32>
  %v16 = arith.index_cast %a5 : tensor<2x2xindex> to tensor<2x2xi64>
  %v17 = arith.constant dense<> : tensor<0xi65>
  %v18 = arith.cmpi sge, %a6, %v17 : tensor<0xi65>
  %v19 = arith.constant 0x230836D7A70A06F45DB2 : f80
  %v20 = arith.constant 0xD0BDD3C5EA758CB6DDD6 : f80
  %v21 = arith.minnumf %v19, %v20 fastmath<reassoc> : f80
  %v22 = arith.constant dense<> : tensor<0xf32>
  %v23 = arith.constant dense<> : tensor<0xf32>
  %v24 = arith.maximumf %v22, %v22 : tensor<0xf32>
  "t.use"(%v9) : (vector<4xi1>) -> ()
  "t.use"(%v16) : (tensor<2x2xi64>) -> ()
  "t.use"(%v3) : (vector<3xi7>) -> ()
  "t.use"(%v2) : (i64) -> ()
  "t.use"(%v18) : (tensor<0xi1>) -> ()
  "t.use"(%v21) : (f80) -> ()
  return
}
// -----
func.func @f(%a0: vector<4xi33>, %a1: vector<3xi128>, %a2: tensor<0xindex>, %a3: vector<3xi64>) {
  %v1 = arith.constant 0xFF : f8E4M3FN
  %v2 = arith.extf %v1 fastmath<fast> : f8E4M3FN to tf32
  %v3 = arith.constant dense<-2635976326> : vector<4xi33>
  %v4 = arith.xori %a0, %v3 : vector<4xi33>
  %v5 = arith.constant -1 : i32
  %v6 = ub.poison : i32
  %v7 = arith.maxsi %v5, %v6 : i32
  %v8 = arith.addi %a1, %a1 : vector<3xi128>
  %v9 = arith.index_castui %a2 : tensor<0xindex> to tensor<0xi1>
  %v10 = arith.constant dense<[6, -9223372036854775808, -9223372036854775808]> : vector<3xi64>
  %v11 = arith.xori %v10, %a3 : vector<3xi64>
  "t.use"(%v7) : (i32) -> ()
  "t.use"(%v4) : (vector<4xi33>) -> ()
  "t.use"(%v2) : (tf32) -> ()
  "t.use"(%v11) : (vector<3xi64>) -> ()
  "t.use"(%v9) : (tensor<0xi1>) -> ()
  "t.use"(%v8) : (vector<3xi128>) -> ()
  return
}
// -----
func.func @f(%a0: vector<4xindex>, %a1: i1, %a2: bf16, %a3: vector<4xf8E4M3FN>, %a4: vector<4xi1>) {
  %v1 = arith.constant dense<> : tensor<0xindex>
  %v2 = arith.constant dense<> : tensor<0xindex>
  %v3 = arith.maxui %v1, %v2 : tensor<0xindex>
  %v4 = arith.constant dense<-3.25> : vector<3xf8E3M4>
  %v5 = arith.extf %v4 : vector<3xf8E3M4> to vector<3xbf16>
  %v6 = arith.constant dense<1> : vector<3xi65>
  %v7 = arith.extsi %v6 : vector<3xi65> to vector<3xi128>
  %v8 = arith.constant dense<[0, 9223372036854775807, 9138080172923138875, -1]> : vector<4xindex>
  %v9 = arith.select %a1, %a0, %v8 : vector<4xindex>
  %v10 = arith.constant -9223372036854775808 : index
  %v11 = arith.constant 4663507443459115559 : index
  %v12:2 = arith.mului_extended %v10, %v11 : index
  %v13 = arith.constant 0 : index
  %v14 = arith.index_cast %v13 : index to i65
  %v15 = arith.constant 1.0 : bf16
  %v16 = arith.addf %v15, %a2 : bf16
  %v17 = arith.select %a4, %a3, %a3 : vector<4xi1>, vector<4xf8E4M3FN>
  "t.use"(%v9) : (vector<4xindex>) -> ()
  "t.use"(%v16) : (bf16) -> ()
  "t.use"(%v12#0) : (index) -> ()
  "t.use"(%v5) : (vector<3xbf16>) -> ()
  "t.use"(%v12#1) : (index) -> ()
  "t.use"(%v17) : (vector<4xf8E4M3FN>) -> ()
  return
}
// -----
func.func @f(%a0: i8, %a1: vector<9xi65>, %a2: vector<3xf80>) {
  %v1 = arith.constant dense<[[384343743, -1], [-2147483648, -160512597]]> : tensor<2x2xi32>
  %v2 = arith.constant dense<1> : tensor<2x2xi32>
  %v3:2 = arith.mului_extended %v1, %v2 : tensor<2x2xi32>
  %v4 = arith.constant 1 : i8
  %v5:2 = arith.addui_extended %a0, %v4 : i8, i1
  %v6 = arith.constant dense<18446744073709551615> : vector<9xi65>
  %v7:2 = arith.addui_extended %v6, %a1 : vector<9xi65>, vector<9xi1>
  %v8 = arith.constant dense<2.0> : vector<3xf80>
  %v9 = arith.maximumf %v8, %a2 fastmath<reassoc> : vector<3xf80>
  "t.use"(%v7#1) : (vector<9xi1>) -> ()
  "t.use"(%v7#0) : (vector<9xi65>) -> ()
  "t.use"(%v3#0) : (tensor<2x2xi32>) -> ()
  "t.use"(%v9) : (vector<3xf80>) -> ()
  "t.use"(%v3#1) : (tensor<2x2xi32>) -> ()
  "t.use"(%v5#1) : (i1) -> ()
  return
}
// -----
func.func @f(%a0: vector<[4]xf8E5M2FNUZ>) {
  %v1 = arith.constant dense<0x05> : vector<[4]xf8E5M2FNUZ>
  %v2 = arith.mulf %a0, %a0 : vector<[4]xf8E5M2FNUZ>
  "t.use"(%v2) : (vector<[4]xf8E5M2FNUZ>) -> ()
  return
}
// -----
func.func @f(%a0: vector<9xbf16>, %a1: vector<3xi1>, %a2: tensor<2x2xi8>, %a3: vector<[4]xf32>, %a4: tensor<0xf8E3M4>) {
  %v1 = arith.constant dense<[170141183460469231731687303715884105727, 170141183460469231731687303715884105727, 170141183460469231731687303715884105727, 170141183460469231731687303715884105727]> : vector<4xi128>
  %v2 = arith.trunci %v1 : vector<4xi128> to vector<4xi65>
  %v3 = arith.constant 5 : index
  %v4 = arith.index_castui %v3 : index to i8
  %v5 = arith.constant dense<0x1CF6> : vector<9xbf16>
  %v6 = arith.minnumf %a0, %v5 fastmath<reassoc> : vector<9xbf16>
  %v7 = arith.constant dense<[-9223372036854775808, 4, 1846114766519924860, -9223372036854775808]> : vector<4xindex>
  %v8 = arith.constant dense<-9> : vector<4xindex>
  %v9:2 = arith.mului_extended %v7, %v8 : vector<4xindex>
  %v10 = arith.constant dense<false> : vector<3xi1>
  %v11 = arith.ceildivui %v10, %v10 : vector<3xi1>
  %v12 = arith.constant true
  %v13 = arith.index_castui %v12 : i1 to index
  %v14 = arith.constant dense<-1> : tensor<2x2xi8>
  %v15 = arith.subi %a2, %v14 : tensor<2x2xi8>
  %v16 = arith.maximumf %a3, %a3 : vector<[4]xf32>
  %v17 = arith.minnumf %a4, %a4 fastmath<fast> : tensor<0xf8E3M4>
  %v18 = arith.constant dense<1> : vector<4xi32>
  %v19 = arith.extui %v18 : vector<4xi32> to vector<4xi65>
  "t.use"(%v9#0) : (vector<4xindex>) -> ()
  "t.use"(%v4) : (i8) -> ()
  "t.use"(%v17) : (tensor<0xf8E3M4>) -> ()
  "t.use"(%v2) : (vector<4xi65>) -> ()
  "t.use"(%v6) : (vector<9xbf16>) -> ()
  "t.use"(%v16) : (vector<[4]xf32>) -> ()
  return
}
// -----
func.func @f(%a0: bf16) {
  %v1 = arith.constant dense<11631036941642616612> : vector<3xi65>
  %v2 = arith.constant dense<[0, 0, 0]> : vector<3xi65>
  %v3 = arith.divsi %v1, %v2 : vector<3xi65>
  %v4 = ub.poison : i32
  %v5 = ub.poison : i32
  %v6 = arith.ori %v4, %v5 : i32
  %v7 = arith.constant dense<4155026542247282896> : tensor<2x2xindex>
  %v8 = arith.index_cast %v7 : tensor<2x2xindex> to tensor<2x2xi65>
  %v9 = arith.constant dense<38> : tensor<2x2xi8>
  %v10 = arith.bitcast %v9 : tensor<2x2xi8> to tensor<2x2xf8E5M2>
  %v11 = arith.constant 1.0 : bf16
  %v12 = arith.cmpf ule, %v11, %a0 : bf16
  %v13 = arith.constant dense<[[0xE8CB787FB4343705, 1.0e10], [0x198412024EB08662, 0.5]]> : tensor<2x2xf64>
  %v14 = arith.truncf %v13 to_nearest_away : tensor<2x2xf64> to tensor<2x2xf32>
  "t.use"(%v8) : (tensor<2x2xi65>) -> ()
  "t.use"(%v3) : (vector<3xi65>) -> ()
  "t.use"(%v14) : (tensor<2x2xf32>) -> ()
  "t.use"(%v6) : (i32) -> ()
  "t.use"(%v10) : (tensor<2x2xf8E5M2>) -> ()
  "t.use"(%v12) : (i1) -> ()
  return
}
// -----
func.func @f(%a0: f8E4M3B11FNUZ, %a1: f8E4M3B11FNUZ, %a2: i32, %a3: tensor<2x2xi16>, %a4: f16, %a5: vector<4xi16>) {
  %v1 = arith.constant dense<[0x5E789, 0x5E789, 0x5E789, 0x5E789]> : vector<4xtf32>
  %v2 = arith.constant dense<[0x200C1, 1.0e10, 0x08FDD, 0x18D2C]> : vector<4xtf32>
  %v3 = ub.poison : i1
  %v4 = arith.select %v3, %v1, %v2 : vector<4xtf32>
  %v5 = arith.constant dense<> : tensor<0xi128>
  %v6 = arith.constant dense<> : tensor<0xi128>
  %v7:2 = arith.mulsi_extended %v5, %v6 : tensor<0xi128>
  %v8 = arith.mulf %a0, %a1 fastmath<nnan,nsz> : f8E4M3B11FNUZ
  %v9 = arith.constant 8 : i32
  %v10 = arith.cmpi sle, %v9, %a2 : i32
  %v11 = arith.constant dense<4> : vector<[4]xi8>
  %v12 = arith.constant dense<15> : vector<[4]xi8>
  %v13 = arith.maxsi %v11, %v12 : vector<[4]xi8>
  %v14 = arith.constant 0x65 : f8E5M2
  %v15 = ub.poison : f8E5M2
  %v16 = arith.remf %v14, %v15 fastmath<nnan> : f8E5M2
  %v17 = arith.maxnumf %a0, %a0 fastmath<contract> : f8E4M3B11FNUZ
  %v18 = arith.constant dense<1.0e10> : vector<[4]xf32>
  %v19 = arith.fptosi %v18 : vector<[4]xf32> to vector<[4]xi7>
  %v20 = arith.addi %a3, %a3 : tensor<2x2xi16>
  %v21 = arith.addf %a4, %a4 : f16
  %v22 = arith.constant dense<[[9223372036854775807, 5], [-1, -1]]> : tensor<2x2xindex>
  %v23 = arith.index_castui %v22 : tensor<2x2xindex> to tensor<2x2xi7>
  %v24 = arith.shrsi %a5, %a5 : vector<4xi16>
  "t.use"(%v4) : (vector<4xtf32>) -> ()
  "t.use"(%v7#0) : (tensor<0xi128>) -> ()
  "t.use"(%v13) : (vector<[4]xi8>) -> ()
  "t.use"(%v10) : (i1) -> ()
  "t.use"(%v8) : (f8E4M3B11FNUZ) -> ()
  "t.use"(%v20) : (tensor<2x2xi16>) -> ()
  return
}
// -----
func.func @f(%a0: f8E4M3FN, %a1: vector<[4]xtf32>, %a2: tensor<0xi64>, %a3: i128, %a4: i1, %a5: vector<3xi33>, %a6: f8E4M3B11FNUZ, %a7: i32, %a8: tf32) {
  %v1 = arith.constant 4 : i32
  %v2 = arith.extsi %v1 : i32 to i65
  %v3 = ub.poison : f8E4M3FN
  %v4 = arith.cmpf olt, %v3, %a0 : f8E4M3FN
  %v5 = arith.constant dense<[18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615]> : vector<9xi65>
  %v6 = arith.constant dense<[-1, 1, -5, -18446744073709551616, -8259810445271383970, 3, 0, -8, 0]> : vector<9xi65>
  %v7 = arith.constant dense<true> : vector<9xi1>
  %v8 = arith.select %v7, %v5, %v6 : vector<9xi1>, vector<9xi65>
  %v9 = arith.cmpf ogt, %a1, %a1 : vector<[4]xtf32>
  %v10 = arith.bitcast %a2 : tensor<0xi64> to tensor<0xf64>
  %v11 = arith.constant -1 : i128
  %v12 = arith.constant false
  %v13 = arith.select %v12, %v11, %a3 : i128
  %v14 = arith.shrsi %v4, %a4 : i1
  %v15 = arith.constant dense<9> : vector<3xi33>
  %v16 = arith.ceildivui %v15, %v15 : vector<3xi33>
  %v17 = arith.negf %a6 : f8E4M3B11FNUZ
  %v18 = arith.constant 5 : i128
  %v19 = arith.constant 91108221223655592615202994202218955462 : i128
  %v20:2 = arith.addui_extended %v18, %v19 : i128, i1
  %v21 = arith.constant -1 : i32
  %v22 = arith.cmpi ne, %a7, %a7 : i32
  %v23 = arith.negf %a8 : tf32
  "t.use"(%v22) : (i1) -> ()
  "t.use"(%v2) : (i65) -> ()
  "t.use"(%v13) : (i128) -> ()
  "t.use"(%v10) : (tensor<0xf64>) -> ()
  "t.use"(%v8) : (vector<9xi65>) -> ()
  "t.use"(%v16) : (vector<3xi33>) -> ()
  return
}
// -----
func.func @f() {
  %v1 = arith.constant 18 : i7
  %v2 = arith.constant 63 : i7
  %v3:2 = arith.addui_extended %v1, %v2 : i7, i1
  "t.use"(%v3#1) : (i1) -> ()
  "t.use"(%v3#0) : (i7) -> ()
  return
}
// -----
func.func @f(%a0: vector<9xf8E5M2FNUZ>) {
  %v1 = arith.extf %a0 fastmath<fast> : vector<9xf8E5M2FNUZ> to vector<9xbf16>
  %v2 = arith.constant dense<[0x99, 0xAF, 0x44, 1.0e10, 0x73, 0.0, 0xE3, -0.0, 0x4B]> : vector<9xf8E5M2>
  %v3 = arith.negf %v2 : vector<9xf8E5M2>
  "t.use"(%v3) : (vector<9xf8E5M2>) -> ()
  "t.use"(%v1) : (vector<9xbf16>) -> ()
  return
}
// -----
func.func @f(%a0: vector<4xi65>, %a1: vector<[4]xi8>, %a2: vector<[4]xf8E3M4>, %a3: i1, %a4: i1, %a5: f128, %a6: vector<3xi33>, %a7: tensor<2x2xi7>) {
  %v1 = arith.ceildivui %a0, %a0 : vector<4xi65>
  %v2 = ub.poison : vector<[4]xi8>
  %v3 = arith.shrsi %a1, %v2 : vector<[4]xi8>
  %v4 = arith.constant dense<0xE0> : vector<[4]xf8E3M4>
  %v5 = arith.select %a3, %v4, %a2 : vector<[4]xf8E3M4>
  %v6 = arith.constant dense<1> : vector<[4]xi33>
  %v7 = arith.constant dense<-1> : vector<[4]xi33>
  %v8 = arith.select %a4, %v6, %v7 : vector<[4]xi33>
  %v9 = arith.fptoui %a5 : f128 to i7
  %v10 = arith.constant dense<> : tensor<0xf8E3M4>
  %v11 = arith.negf %v10 : tensor<0xf8E3M4>
  %v12 = arith.extsi %a6 : vector<3xi33> to vector<3xi64>
  %v13 = arith.constant dense<-64> : tensor<2x2xi7>
  %v14:2 = arith.mulsi_extended %v13, %a7 : tensor<2x2xi7>
  "t.use"(%v9) : (i7) -> ()
  "t.use"(%v14#1) : (tensor<2x2xi7>) -> ()
  "t.use"(%v14#0) : (tensor<2x2xi7>) -> ()
  "t.use"(%v5) : (vector<[4]xf8E3M4>) -> ()
  "t.use"(%v12) : (vector<3xi64>) -> ()
  "t.use"(%v1) : (vector<4xi65>) -> ()
  return
}
// -----
func.func @f(%a0: vector<3xf64>, %a1: f64, %a2: vector<9xf128>, %a3: bf16, %a4: tensor<0xi64>) {
  %v1 = arith.bitcast %a0 : vector<3xf64> to vector<3xi64>
  %v2 = arith.constant 0xCD8D3400A54D3A25 : f64
  %v3 = arith.cmpf olt, %v2, %a1 : f64
  %v4 = arith.bitcast %a2 : vector<9xf128> to vector<9xi128>
  %v5 = arith.constant 2147483647 : i32
  %v6 = ub.poison : i32
  %v7 = arith.remui %v5, %v5 : i32
  %v8 = arith.constant dense<[0x19, 0xCC, 0x20, 0x6F, 0xA7, 0x05, 0x57, 0xCA, 0xD9]> : vector<9xf8E4M3B11FNUZ>
  %v9 = ub.poison : vector<9xf8E4M3B11FNUZ>
  %v10 = arith.mulf %v8, %v9 fastmath<reassoc> : vector<9xf8E4M3B11FNUZ>
  %v11 = ub.poison : i128
  %v12 = arith.trunci %v11 : i128 to i7
  %v13 = arith.bitcast %a3 : bf16 to f16
  %v14 = arith.constant dense<> : tensor<0xi64>
  %v15 = arith.cmpi sgt, %v14, %a4 : tensor<0xi64>
  "t.use"(%v15) : (tensor<0xi1>) -> ()
  "t.use"(%v4) : (vector<9xi128>) -> ()
  "t.use"(%v13) : (f16) -> ()
  "t.use"(%v3) : (i1) -> ()
  "t.use"(%v12) : (i7) -> ()
  "t.use"(%v10) : (vector<9xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
func.func @f(%a0: vector<[4]xf32>, %a1: tensor<0xi128>, %a2: tensor<0xi1>, %a3: vector<[4]xi128>, %a4: i1, %a5: vector<4xindex>) {
  %v1 = arith.constant -1.0 : f32
  %v2 = ub.poison : f32
  %v3 = arith.maxnumf %v1, %v2 fastmath<fast> : f32
  %v4 = arith.constant 0x7FF8000000000000 : f64
  %v5 = arith.negf %v4 : f64
  %v6 = arith.constant dense<1.0e10> : vector<[4]xf32>
  %v7 = arith.minnumf %a0, %v6 fastmath<reassoc> : vector<[4]xf32>
  %v8 = ub.poison : vector<[4]xf16>
  %v9 = arith.truncf %v8 upward : vector<[4]xf16> to vector<[4]xf8E4M3B11FNUZ>
  %v10 = arith.constant dense<0> : tensor<2x2xi7>
  %v11 = arith.sitofp %v10 : tensor<2x2xi7> to tensor<2x2xf64>
  %v12 = arith.select %a2, %a1, %a1 : tensor<0xi1>, tensor<0xi128>
  %v13 = arith.constant dense<true> : vector<9xi1>
  %v14 = arith.extsi %v13 : vector<9xi1> to vector<9xi33>
  %v15 = ub.poison : vector<4xi128>
  %v16 = arith.bitcast %v15 : vector<4xi128> to vector<4xf128>
  %v17 = arith.bitcast %a3 : vector<[4]xi128> to vector<[4]xf128>
  %v18 = arith.constant true
  %v19 = arith.ceildivui %a4, %v18 : i1
  %v20 = arith.constant dense<[0x55, 0.0, 0xA1, 0xEA]> : vector<4xf8E5M2>
  %v21 = ub.poison : vector<4xf8E5M2>
  %v22 = arith.minimumf %v20, %v21 fastmath<fast> : vector<4xf8E5M2>
  %v23 = arith.constant dense<10> : vector<4xindex>
  %v24 = arith.maxui %a5, %v23 : vector<4xindex>
  "t.use"(%v19) : (i1) -> ()
  "t.use"(%v7) : (vector<[4]xf32>) -> ()
  "t.use"(%v22) : (vector<4xf8E5M2>) -> ()
  "t.use"(%v11) : (tensor<2x2xf64>) -> ()
  "t.use"(%v9) : (vector<[4]xf8E4M3B11FNUZ>) -> ()
  "t.use"(%v16) : (vector<4xf128>) -> ()
  return
}
// -----
func.func @f(%a0: bf16, %a1: vector<4xi1>, %a2: tensor<2x2xbf16>) {
  %v1 = arith.constant 0x043B : f16
  %v2 = arith.constant 0x9ACD : f16
  %v3 = arith.cmpf uge, %v1, %v2 : f16
  %v4 = arith.constant dense<[0x33, 0x49, 0xC5, 0x8D]> : vector<4xf8E3M4>
  %v5 = arith.extf %v4 fastmath<contract> : vector<4xf8E3M4> to vector<4xbf16>
  %v6 = ub.poison : f16
  %v7 = arith.extf %v6 fastmath<fast> : f16 to f32
  %v8 = arith.constant 2.0 : bf16
  %v9 = arith.mulf %a0, %a0 : bf16
  %v10 = arith.constant dense<false> : vector<4xi1>
  %v11 = arith.ceildivui %v10, %a1 : vector<4xi1>
  %v12 = arith.constant dense<[[3.0, 0x1877], [0xA528, -3.25]]> : tensor<2x2xbf16>
  %v13 = arith.minimumf %v12, %a2 : tensor<2x2xbf16>
  "t.use"(%v13) : (tensor<2x2xbf16>) -> ()
  "t.use"(%v7) : (f32) -> ()
  "t.use"(%v3) : (i1) -> ()
  "t.use"(%v11) : (vector<4xi1>) -> ()
  "t.use"(%v9) : (bf16) -> ()
  "t.use"(%v5) : (vector<4xbf16>) -> ()
  return
}
// -----
func.func @f() {
  %v1 = arith.constant dense<> : tensor<0xi7>
  %v2 = arith.index_castui %v1 : tensor<0xi7> to tensor<0xindex>
  %v3 = arith.constant -14292145463112085533 : i65
  %v4 = arith.constant 8889266175611328547 : i65
  %v5 = arith.ceildivsi %v3, %v4 : i65
  %v6 = arith.constant dense<[[0x4C, 0x4C], [0x4C, 0x4C]]> : tensor<2x2xf8E3M4>
  %v7 = arith.negf %v6 : tensor<2x2xf8E3M4>
  %v8 = arith.constant dense<0x36F44> : vector<3xtf32>
  %v9 = arith.constant dense<[0.0, 0x49E4D, 0x23C13]> : vector<3xtf32>
  %v10 = arith.cmpf one, %v8, %v9 : vector<3xtf32>
  "t.use"(%v2) : (tensor<0xindex>) -> ()
  "t.use"(%v10) : (vector<3xi1>) -> ()
  "t.use"(%v7) : (tensor<2x2xf8E3M4>) -> ()
  "t.use"(%v5) : (i65) -> ()
  return
}
// -----
func.func @f(%a0: tensor<0xindex>) {
  %v1 = arith.constant dense<> : tensor<0xbf16>
  %v2 = arith.constant dense<> : tensor<0xbf16>
  %v3 = arith.cmpf ord, %v1, %v2 : tensor<0xbf16>
  %v4 = arith.constant dense<[0x85C6694707A4B6346FB8, 1.0e-3, 0.0, 0xAE1333E4AA7C858692B8]> : vector<4xf80>
  %v5 = arith.negf %v4 : vector<4xf80>
  %v6 = arith.constant dense<11024> : vector<4xi16>
  %v7 = arith.uitofp %v6 : vector<4xi16> to vector<4xf8E5M2>
  %v8 = arith.constant dense<> : tensor<0xindex>
  %v9 = arith.divui %a0, %v8 : tensor<0xindex>
  "t.use"(%v9) : (tensor<0xindex>) -> ()
  "t.use"(%v7) : (vector<4xf8E5M2>) -> ()
  "t.use"(%v3) : (tensor<0xi1>) -> ()
  "t.use"(%v5) : (vector<4xf80>) -> ()
  return
}
// -----
func.func @f(%a0: vector<9xindex>) {
  %v1 = arith.constant dense<[-1, -1, -1, -1, -1, -1, -1, -1, -1]> : vector<9xindex>
  %v2 = arith.cmpi ult, %v1, %a0 : vector<9xindex>
  "t.use"(%v2) : (vector<9xi1>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<2x2xi128>, %a1: f128, %a2: vector<4xi7>, %a3: tf32, %a4: vector<4xf8E4M3B11FNUZ>, %a5: vector<4xi1>, %a6: tensor<0xi16>) {
  %v1 = arith.subi %a0, %a0 : tensor<2x2xi128>
  %v2 = arith.fptosi %a1 : f128 to i64
  %v3 = arith.constant dense<1> : vector<4xi7>
  %v4 = arith.xori %v3, %a2 : vector<4xi7>
  %v5 = arith.constant 0x0432D : tf32
  %v6 = arith.minnumf %v5, %a3 : tf32
  %v7 = arith.constant 1 : i7
  %v8 = arith.constant 0 : i7
  %v9 = arith.divsi %v7, %v7 : i7
  %v10 = arith.constant false
  %v11 = arith.index_castui %v10 : i1 to index
  %v12 = arith.constant dense<0xC4> : vector<4xf8E4M3B11FNUZ>
  %v13 = arith.select %a5, %a4, %v12 : vector<4xi1>, vector<4xf8E4M3B11FNUZ>
  %v14 = arith.constant dense<> : tensor<0xi16>
  %v15:2 = arith.addui_extended %v14, %a6 : tensor<0xi16>, tensor<0xi1>
  "t.use"(%v13) : (vector<4xf8E4M3B11FNUZ>) -> ()
  "t.use"(%v15#1) : (tensor<0xi1>) -> ()
  "t.use"(%v11) : (index) -> ()
  "t.use"(%v1) : (tensor<2x2xi128>) -> ()
  "t.use"(%v2) : (i64) -> ()
  "t.use"(%v9) : (i7) -> ()
  return
}
// -----
func.func @f(%a0: f64, %a1: tf32, %a2: vector<[4]xf8E5M2>, %a3: i1) {
  %v1 = arith.constant dense<0.0> : vector<[4]xf8E4M3FN>
  %v2 = arith.constant dense<1.0e10> : vector<[4]xf8E4M3FN>
  %v3 = arith.remf %v1, %v1 fastmath<contract> : vector<[4]xf8E4M3FN>
  %v4 = ub.poison : vector<9xi1>
  %v5 = arith.constant dense<[false, true, true, true, true, true, false, true, true]> : vector<9xi1>
  %v6 = arith.maxsi %v4, %v5 : vector<9xi1>
  %v7 = arith.bitcast %a0 : f64 to i64
  %v8 = ub.poison : tf32
  %v9 = arith.addf %v8, %v8 : tf32
  %v10 = arith.constant dense<4> : vector<3xindex>
  %v11 = arith.index_cast %v10 : vector<3xindex> to vector<3xi65>
  %v12 = arith.constant dense<0xEA> : tensor<2x2xf8E5M2>
  %v13 = arith.constant dense<0x07> : tensor<2x2xf8E5M2>
  %v14 = arith.cmpf ord, %v12, %v13 : tensor<2x2xf8E5M2>
  %v15 = arith.fptosi %a2 : vector<[4]xf8E5M2> to vector<[4]xi32>
  %v16 = arith.constant true
  %v17 = arith.xori %a3, %v16 : i1
  %v18 = arith.constant 127 : i8
  %v19 = arith.bitcast %v18 : i8 to f8E5M2
  "t.use"(%v15) : (vector<[4]xi32>) -> ()
  "t.use"(%v14) : (tensor<2x2xi1>) -> ()
  "t.use"(%v11) : (vector<3xi65>) -> ()
  "t.use"(%v19) : (f8E5M2) -> ()
  "t.use"(%v6) : (vector<9xi1>) -> ()
  "t.use"(%v17) : (i1) -> ()
  return
}
// -----
func.func @f(%a0: tensor<0xi7>) {
  %v1 = arith.constant 7 : i32
  %v2 = arith.trunci %v1 : i32 to i7
  %v3 = arith.constant dense<> : tensor<0xi7>
  %v4 = arith.divui %a0, %v3 : tensor<0xi7>
  "t.use"(%v4) : (tensor<0xi7>) -> ()
  "t.use"(%v2) : (i7) -> ()
  return
}
// -----
func.func @f(%a0: i1, %a1: f32) {
  %v1 = ub.poison : vector<[4]xf64>
  %v2 = arith.constant dense<0.0> : vector<[4]xf64>
  %v3 = arith.constant dense<false> : vector<[4]xi1>
  %v4 = arith.select %v3, %v1, %v2 : vector<[4]xi1>, vector<[4]xf64>
  %v5 = arith.constant dense<[[-14993727666688996987, -18446744073709551616], [18446744073709551615, -1]]> : tensor<2x2xi65>
  %v6 = arith.constant dense<[[-7, -7], [-7, -7]]> : tensor<2x2xi65>
  %v7:2 = arith.mulsi_extended %v5, %v6 : tensor<2x2xi65>
  %v8 = arith.constant 0x79 : f8E5M2
  %v9 = arith.constant 0x61 : f8E5M2
  %v10 = arith.select %a0, %v8, %v9 : f8E5M2
  %v11 = arith.constant 1.0e10 : f32
  %v12 = arith.cmpf uno, %a1, %v11 : f32
  "t.use"(%v7#0) : (tensor<2x2xi65>) -> ()
  "t.use"(%v4) : (vector<[4]xf64>) -> ()
  "t.use"(%v7#1) : (tensor<2x2xi65>) -> ()
  "t.use"(%v12) : (i1) -> ()
  "t.use"(%v10) : (f8E5M2) -> ()
  return
}

// -----

func.func @empty_and_a_splat(%a: tensor<0xi7>) -> (tensor<0xi7>, tensor<0xi7>, tensor<0xi7>, tensor<0xi1>) {
  %none = arith.constant dense<> : tensor<0xi7>
  %zero = arith.xori %a, %a : tensor<0xi7>
  %0 = arith.addi %none, %zero : tensor<0xi7>
  %1 = arith.addi %zero, %none : tensor<0xi7>
  %2 = arith.cmpi slt, %none, %zero : tensor<0xi7>
  return %0, %1, %zero, %2 : tensor<0xi7>, tensor<0xi7>, tensor<0xi7>, tensor<0xi1>
}

// -----

func.func @empty_halves_and_choices(%a: tensor<0xi7>) -> (tensor<0xi7>, tensor<0xi7>, tensor<0xi7>) {
  %none = arith.constant dense<> : tensor<0xi7>
  %zero = arith.xori %a, %a : tensor<0xi7>
  %low, %high = arith.mulsi_extended %zero, %none : tensor<0xi7>
  %c = arith.constant dense<> : tensor<0xi1>
  %0 = arith.select %c, %zero, %none : tensor<0xi1>, tensor<0xi7>
  return %low, %high, %0 : tensor<0xi7>, tensor<0xi7>, tensor<0xi7>
}
