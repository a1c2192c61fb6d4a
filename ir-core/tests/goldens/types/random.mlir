"t.op"() {a = complex<f8E5M2FNUZ>} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = f64} : () -> ()
// -----
"t.op"() {a = tensor<2x!a.b>} : () -> ()
// -----
"t.op"() {a = memref<memref<2xi8>, strided<[]>, 0>} : () -> ()
// -----
"t.op"() {a = tensor<3xvector<4xi8>>} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = complex<f8E5M2FNUZ>} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = i127} : () -> ()
// -----
"t.op"() {a = vector<1x1xindex>} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = memref<*xi8, 2>} : () -> ()
// -----
"t.op"() {a = ui1} : () -> ()
// -----
"t.op"() {a = tensor<f32>} : () -> ()
// -----
"t.op"() {a = tensor<2xf80>} : () -> ()
// -----
"t.op"() {a = (f4E2M1FN, ui200) -> (tuple<f80, tensor<*xindex>, vector<index>>, vector<[1]x[2]xbf16>)} : () -> ()
// -----
"t.op"() {a = (ui3, index) -> ()} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = vector<f64>} : () -> ()
// -----
"t.op"() {a = i16} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = i3} : () -> ()
// -----
"t.op"() {a = i96} : () -> ()
// -----
"t.op"() {a = (!a.b.c, vector<3x1xindex>) -> f32} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = vector<i3>} : () -> ()
// -----
"t.op"() {a = i96} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = memref<vector<2xf32>, strided<[]>>} : () -> ()
// -----
"t.op"() {a = vector<[8]xindex>} : () -> ()
// -----
"t.op"() {a = (complex<si31>) -> (tuple<memref<?x?x?xcomplex<f32>, affine_map<(d0, d1, d2)[s0, s1] -> (-(s0) * (s0), (d2), 100)>, "x">, memref<1x?xcomplex<f32>>, () -> si64, memref<f8E4M3, affine_map<()[s0, s1] -> ()>>, ui3, index, complex<f8E4M3FN>, tensor<0x?x1xi127, 9 : index>, tensor<*xf128>, none, (si200, f8E8M0FNU) -> si200, none, complex<f8E4M3FNUZ>, f8E4M3, complex<f8E3M4>, complex<f8E4M3FNUZ>, !a<b c>>)} : () -> ()
// -----
"t.op"() {a = vector<[1]x3xtf32>} : () -> ()
// -----
"t.op"() {a = (tensor<?x4x?x!a.b>, memref<?x?x0xmemref<2xi8>, affine_map<(d0, d1, d2)[s0] -> (-(4) * ((s0) mod (s0)))>, {a = 1}>) -> ()} : () -> ()
// -----
"t.op"() {a = vector<[2]x2xbf16>} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = complex<i31>} : () -> ()
// -----
"t.op"() {a = (f8E5M2, tensor<2xvector<4xi8>>) -> (index)} : () -> ()
// -----
"t.op"() {a = () -> ()} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = tuple<vector<8xsi96>, none, tensor<*xindex>>} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = memref<2xcomplex<f32>, true>} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = tensor<!a.b>} : () -> ()
// -----
"t.op"() {a = tuple<vector<[8]x2xindex>, ((si4, index) -> si96, tuple<f64, index, i1, index, index, f6E3M2FN, index, index, ui8, f8E4M3FNUZ, index, f64, f64, i0, i0, f8E4M3B11FNUZ, f80>) -> ((index, i32) -> i4), tensor<?x0xcomplex<si2>, "\n-">, complex<f8E4M3FN>, memref<complex<f32>>, vector<2x[1]xindex>, !a.b.c, memref<2x?x4xsi2>, none, memref<2x0x3xvector<2xf32>, strided<[?, ?, 17]>, 3 : index>, f8E4M3B11FNUZ, tensor<*xi96>, f6E3M2FN, memref<*xi8, 2>, tensor<*xindex>, tensor<4x4x?xindex>, i1>} : () -> ()
// -----
"t.op"() {a = tensor<*xui63>} : () -> ()
// -----
"t.op"() {a = i96} : () -> ()
// -----
"t.op"() {a = tensor<*xf80>} : () -> ()
// -----
"t.op"() {a = tensor<*xindex>} : () -> ()
// -----
"t.op"() {a = !foo.bar<i32, [x]>} : () -> ()
// -----
"t.op"() {a = f32} : () -> ()
// -----
"t.op"() {a = !foo.bar<i32, [x]>} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = i63} : () -> ()
// -----
"t.op"() {a = complex<f8E3M4>} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = !q.w<"s>">} : () -> ()
// -----
"t.op"() {a = f32} : () -> ()
// -----
"t.op"() {a = (complex<f6E2M3FN>) -> ()} : () -> ()
// -----
"t.op"() {a = complex<i24>} : () -> ()
// -----
"t.op"() {a = complex<ui63>} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = (si63) -> index} : () -> ()
// -----
"t.op"() {a = complex<f4E2M1FN>} : () -> ()
// -----
"t.op"() {a = complex<bf16>} : () -> ()
// -----
"t.op"() {a = i65} : () -> ()
// -----
"t.op"() {a = tensor<vector<4xi8>>} : () -> ()
// -----
"t.op"() {a = tuple<memref<complex<f32>>, complex<i128>, none>} : () -> ()
// -----
"t.op"() {a = f64} : () -> ()
// -----
"t.op"() {a = f16} : () -> ()
// -----
"t.op"() {a = tuple<complex<i0>, tensor<1x2xf80>, vector<3x8xindex>>} : () -> ()
// -----
"t.op"() {a = tf32} : () -> ()
// -----
"t.op"() {a = () -> (i65, complex<si31>)} : () -> ()
// -----
"t.op"() {a = complex<ui127>} : () -> ()
// -----
"t.op"() {a = f8E4M3} : () -> ()
// -----
"t.op"() {a = tensor<complex<si129>, -0.0000>} : () -> ()
// -----
"t.op"() {a = tensor<2x?x?x!a.b>} : () -> ()
// -----
"t.op"() {a = tensor<*xindex>} : () -> ()
// -----
"t.op"() {a = ui2} : () -> ()
// -----
"t.op"() {a = memref<0xindex, affine_map<(d0)[s0, s1] -> (d0)>>} : () -> ()
// -----
"t.op"() {a = tensor<1x1x0xvector<4xi8>>} : () -> ()
// -----
"t.op"() {a = vector<[1]xindex>} : () -> ()
// -----
"t.op"() {a = tensor<*xui2>} : () -> ()
// -----
"t.op"() {a = tuple<index, () -> ()>} : () -> ()
// -----
"t.op"() {a = ui32} : () -> ()
// -----
"t.op"() {a = tensor<*xsi16>} : () -> ()
// -----
"t.op"() {a = (tuple<!a<b c>, memref<4x?x1xsi2, strided<[0, -3, -3], offset: -3>, 0>>) -> index} : () -> ()
// -----
"t.op"() {a = vector<[8]x3xindex>} : () -> ()
// -----
"t.op"() {a = tensor<0x?x2xi3>} : () -> ()
// -----
"t.op"() {a = f8E5M2FNUZ} : () -> ()
// -----
"t.op"() {a = f8E3M4} : () -> ()
// -----
"t.op"() {a = f6E2M3FN} : () -> ()
// -----
"t.op"() {a = (tuple<index>) -> (index, tuple<none, tuple<>, tuple<i129, i127>>)} : () -> ()
// -----
"t.op"() {a = tuple<>} : () -> ()
// -----
"t.op"() {a = f8E4M3FN} : () -> ()
// -----
"t.op"() {a = (complex<i16>, !q.w<"s>">) -> (vector<2x1xindex>)} : () -> ()
// -----
"t.op"() {a = memref<f6E3M2FN>} : () -> ()
// -----
"t.op"() {a = vector<3xindex>} : () -> ()
// -----
"t.op"() {a = vector<8xf128>} : () -> ()
// -----
"t.op"() {a = tensor<4x!a.b>} : () -> ()
// -----
"t.op"() {a = complex<ui31>} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = complex<f8E4M3FN>} : () -> ()
// -----
"t.op"() {a = vector<[3]x1xindex>} : () -> ()
// -----
"t.op"() {a = () -> (tensor<*xindex>)} : () -> ()
// -----
"t.op"() {a = tensor<!a.b>} : () -> ()
// -----
"t.op"() {a = i0} : () -> ()
// -----
"t.op"() {a = tuple<vector<8xindex>>} : () -> ()
// -----
"t.op"() {a = tuple<f32, () -> ui127, memref<*xf32>>} : () -> ()
// -----
"t.op"() {a = complex<f8E4M3FNUZ>} : () -> ()
// -----
"t.op"() {a = vector<[8]x1xf8E5M2FNUZ>} : () -> ()
// -----
"t.op"() {a = !a<b c>} : () -> ()
// -----
"t.op"() {a = tensor<vector<4xi8>>} : () -> ()
// -----
"t.op"() {a = si64} : () -> ()
// -----
"t.op"() {a = ui127} : () -> ()
// -----
"t.op"() {a = f4E2M1FN} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = tensor<*xbf16>} : () -> ()
// -----
"t.op"() {a = bf16} : () -> ()
// -----
"t.op"() {a = (index, tuple<tuple<>, (f6E3M2FN, f6E3M2FN) -> index, complex<si2>, none, index, i65, (index, f32) -> si64, tuple<f8E4M3, i3, index>, () -> f64, none, tensor<0xvector<4xi8>>, complex<f6E3M2FN>, tensor<*xf4E2M1FN>, memref<1x1xindex, affine_map<(d0, d1) -> ()>>, index, index, memref<3x?xvector<2xf32>, affine_map<(d0, d1) -> ()>, 2 : i32>>) -> f8E4M3FNUZ} : () -> ()
// -----
"t.op"() {a = memref<?xi8, strided<[?], offset: -3>>} : () -> ()
// -----
"t.op"() {a = memref<0xmemref<2xi8>>} : () -> ()
// -----
"t.op"() {a = memref<vector<2xf32>, affine_map<()[s0, s1] -> ()>>} : () -> ()
// -----
"t.op"() {a = f32} : () -> ()
// -----
"t.op"() {a = f8E5M2FNUZ} : () -> ()
// -----
"t.op"() {a = tuple<complex<tf32>, index, tensor<index>>} : () -> ()
// -----
"t.op"() {a = f4E2M1FN} : () -> ()
// -----
"t.op"() {a = i65} : () -> ()
// -----
"t.op"() {a = tensor<i65, {i32}>} : () -> ()
// -----
"t.op"() {a = f80} : () -> ()
// -----
"t.op"() {a = complex<f32>} : () -> ()
// -----
"t.op"() {a = tuple<>} : () -> ()
// -----
"t.op"() {a = tensor<*xindex>} : () -> ()
// -----
"t.op"() {a = memref<i1>} : () -> ()
// -----
"t.op"() {a = !x<"y">} : () -> ()
// -----
"t.op"() {a = (memref<3x3xcomplex<f32>, affine_map<(d0, d1)[s0] -> (((d1) + ((d1)) * 2) + (((1) + (5)) * (d1 ceildiv 16 floordiv 2)), (-4) * (d1))>>, memref<?x?x4xindex, "x">) -> i129} : () -> ()
// -----
"t.op"() {a = tuple<tensor<*xf64>, () -> (complex<f8E4M3>, none), () -> ()>} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = () -> ()} : () -> ()
// -----
"t.op"() {a = f16} : () -> ()
// -----
"t.op"() {a = memref<?x?xmemref<2xi8>>} : () -> ()
// -----
"t.op"() {a = complex<f8E4M3B11FNUZ>} : () -> ()
// -----
"t.op"() {a = complex<tf32>} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = memref<0xcomplex<f32>, strided<[0]>, "y" : i8>} : () -> ()
// -----
"t.op"() {a = vector<i3>} : () -> ()
// -----
"t.op"() {a = f64} : () -> ()
// -----
"t.op"() {a = complex<i2>} : () -> ()
// -----
"t.op"() {a = vector<f6E2M3FN>} : () -> ()
// -----
"t.op"() {a = ((tensor<1xui8>) -> index, memref<1x0xmemref<2xi8>>) -> f16} : () -> ()
// -----
"t.op"() {a = tensor<*xi127>} : () -> ()
// -----
"t.op"() {a = f16} : () -> ()
// -----
"t.op"() {a = memref<*xi8, 2>} : () -> ()
// -----
"t.op"() {a = memref<memref<2xi8>, affine_map<()[s0, s1] -> ()>>} : () -> ()
// -----
"t.op"() {a = tensor<*xi4>} : () -> ()
// -----
"t.op"() {a = !x<"y">} : () -> ()
// -----
"t.op"() {a = vector<[3]xindex>} : () -> ()
// -----
"t.op"() {a = !a.b} : () -> ()
// -----
"t.op"() {a = i16} : () -> ()
// -----
"t.op"() {a = tuple<complex<f6E2M3FN>, memref<?xcomplex<f32>, affine_map<(d0) -> (((d0) ceildiv (4)) - (5), d0)>>, complex<i1>>} : () -> ()
// -----
"t.op"() {a = () -> i7} : () -> ()
// -----
"t.op"() {a = vector<8xui200>} : () -> ()
// -----
"t.op"() {a = tensor<1x3xindex, {vector, a}>} : () -> ()
// -----
"t.op"() {a = vector<index>} : () -> ()
// -----
"t.op"() {a = vector<1x8xi33>} : () -> ()
// -----
"t.op"() {a = memref<*xf32>} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = i4} : () -> ()
// -----
"t.op"() {a = !a.b} : () -> ()
// -----
"t.op"() {a = tensor<1x2x3xf8E4M3FN>} : () -> ()
// -----
"t.op"() {a = memref<2xmemref<2xi8>>} : () -> ()
// -----
"t.op"() {a = vector<index>} : () -> ()
// -----
"t.op"() {a = memref<*xi8, 2>} : () -> ()
// -----
"t.op"() {a = tuple<vector<8xi1>>} : () -> ()
// -----
"t.op"() {a = tensor<0xindex>} : () -> ()
// -----
"t.op"() {a = f8E3M4} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = f8E3M4} : () -> ()
// -----
"t.op"() {a = tensor<*xi32>} : () -> ()
// -----
"t.op"() {a = memref<memref<2xi8>, affine_map<()[s0] -> (((0)) + (-(-2) floordiv (6)), 16)>>} : () -> ()
// -----
"t.op"() {a = vector<[8]x1xindex>} : () -> ()
// -----
"t.op"() {a = memref<complex<f32>, affine_map<()[s0] -> ((s0) - (s0), s0 - s0, 100)>>} : () -> ()
// -----
"t.op"() {a = tuple<i96>} : () -> ()
// -----
"t.op"() {a = !q.w<"s>">} : () -> ()
// -----
"t.op"() {a = tensor<*xindex>} : () -> ()
// -----
"t.op"() {a = ui16} : () -> ()
// -----
"t.op"() {a = f8E3M4} : () -> ()
// -----
"t.op"() {a = tensor<3x?xf6E2M3FN, dense<[0]> : tensor<1xi0>>} : () -> ()
// -----
"t.op"() {a = memref<*xi8, 2>} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = vector<3x[3]xindex>} : () -> ()
// -----
"t.op"() {a = i7} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = complex<f80>} : () -> ()
// -----
"t.op"() {a = tensor<*xindex>} : () -> ()
// -----
"t.op"() {a = memref<2x3x3xvector<2xf32>, affine_map<(d0, d1, d2)[s0] -> (d0, (((-8) ceildiv ((s0) mod (3))) mod (4)), s0)>>} : () -> ()
// -----
"t.op"() {a = () -> ()} : () -> ()
// -----
"t.op"() {a = !foo.bar<i32, [x]>} : () -> ()
// -----
"t.op"() {a = complex<ui32>} : () -> ()
// -----
"t.op"() {a = ui128} : () -> ()
// -----
"t.op"() {a = vector<f8E5M2>} : () -> ()
// -----
"t.op"() {a = f8E4M3} : () -> ()
// -----
"t.op"() {a = tuple<>} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = tensor<0x3x4xui200, strided<[]>>} : () -> ()
// -----
"t.op"() {a = vector<2xindex>} : () -> ()
// -----
"t.op"() {a = !x<"y">} : () -> ()
// -----
"t.op"() {a = memref<*xf32>} : () -> ()
// -----
"t.op"() {a = tuple<(tensor<0x1xcomplex<si16>>, memref<memref<2xi8>, affine_map<()[s0, s1] -> (12, -4)>, #a.b>) -> (complex<i0>, index), tensor<*xindex>, memref<?xvector<2xf32>, affine_map<(d0)[s0] -> (d0)>>, vector<tf32>, index, () -> (complex<tf32>), (!foo.bar<i32, [x]>) -> f8E3M4, tuple<memref<?x2xf16>, tensor<?xcomplex<si7>>, tensor<f8E4M3B11FNUZ>>, f128, vector<1x3xsi2>, vector<2x[8]xindex>, complex<f64>, () -> index, complex<f64>, tensor<4x?x4xf8E4M3B11FNUZ, dense<[[[]], [[]], [[]], [[]]]> : tensor<4x1x0xsi31>>, tensor<1x2xvector<4xi8>, dense<[(-128, -128)]> : tensor<1xcomplex<i8>>>, index>} : () -> ()
// -----
"t.op"() {a = tensor<*xui4>} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = f8E4M3} : () -> ()
// -----
"t.op"() {a = vector<si31>} : () -> ()
// -----
"t.op"() {a = tuple<tuple<f6E3M2FN, vector<8x3xsi129>, memref<3x?x4xmemref<2xi8>, strided<[-3, 0, 0]>>>, !a.b.c, index>} : () -> ()
// -----
"t.op"() {a = !foo.bar<i32, [x]>} : () -> ()
// -----
"t.op"() {a = tuple<index, none>} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = (memref<?x2x?xindex, strided<[1, 17, -3]>>) -> index} : () -> ()
// -----
"t.op"() {a = tensor<!a.b, affine_set<()[s0, s1] : (-2 == s1 + 100)>>} : () -> ()
// -----
"t.op"() {a = memref<1xmemref<2xi8>, affine_map<(d0)[s0, s1] -> (5)>, "y" : i8>} : () -> ()
// -----
"t.op"() {a = tuple<none>} : () -> ()
// -----
"t.op"() {a = complex<f8E4M3FN>} : () -> ()
// -----
"t.op"() {a = !foo.bar<i32, [x]>} : () -> ()
// -----
"t.op"() {a = ((memref<*xi8, 2>, tuple<ui3>) -> (tensor<*xi7>), !x<"y">) -> i8} : () -> ()
// -----
"t.op"() {a = i63} : () -> ()
// -----
"t.op"() {a = tuple<>} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = !a.b} : () -> ()
// -----
"t.op"() {a = tensor<*xindex>} : () -> ()
// -----
"t.op"() {a = complex<f8E4M3FNUZ>} : () -> ()
// -----
"t.op"() {a = tuple<>} : () -> ()
// -----
"t.op"() {a = i4} : () -> ()
// -----
"t.op"() {a = memref<?x?x3xmemref<2xi8>, affine_map<(d0, d1, d2)[s0, s1] -> (100, (s0) - (1 mod 8) + (8 + d1) * (s0) ceildiv s1, s1)>, "y" : i8>} : () -> ()
// -----
"t.op"() {a = tensor<complex<i127>>} : () -> ()
// -----
"t.op"() {a = vector<[3]x1xi200>} : () -> ()
// -----
"t.op"() {a = tensor<*xf8E4M3FN>} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = si0} : () -> ()
// -----
"t.op"() {a = memref<*xi8, 2>} : () -> ()
// -----
"t.op"() {a = f8E4M3FNUZ} : () -> ()
// -----
"t.op"() {a = memref<?xindex, #a.b>} : () -> ()
// -----
"t.op"() {a = tuple<!a.b.c>} : () -> ()
// -----
"t.op"() {a = tuple<memref<memref<2xi8>>, (tensor<*xsi96>) -> (), !a<b c>, index, ui3, tuple<vector<[8]xf8E4M3FNUZ>, tensor<?xcomplex<i1>>, tensor<?x3xui31>, memref<vector<2xf32>>, tensor<2x?x2xindex>, memref<complex<f32>, 3 : index>, tensor<*xi200>, !q.w<"s>">, i65, tensor<*xindex>, !a.b.c, ui128, none, tensor<*xindex>, !a.b.c, tensor<*xui1>, vector<index>>, () -> (tensor<*xui1>), none, tuple<tuple<f8E5M2FNUZ, index, si4>, ui31>, f64, memref<si24>, ui3, ((tf32, index) -> (index, i32)) -> (), none, memref<2x1xi4, affine_map<(d0, d1) -> ((d1) - (-2))>>, none, tensor<4x?x1xindex>>} : () -> ()
// -----
"t.op"() {a = vector<[3]x2xf8E5M2FNUZ>} : () -> ()
// -----
"t.op"() {a = complex<f8E4M3FN>} : () -> ()
// -----
"t.op"() {a = memref<*xi8, 2>} : () -> ()
// -----
"t.op"() {a = i4} : () -> ()
// -----
"t.op"() {a = ui1} : () -> ()
// -----
"t.op"() {a = tensor<*xf8E5M2FNUZ>} : () -> ()
// -----
"t.op"() {a = memref<4x1xcomplex<f32>, strided<[17, 17]>>} : () -> ()
// -----
"t.op"() {a = memref<*xi8, 2>} : () -> ()
// -----
"t.op"() {a = vector<3x[1]xindex>} : () -> ()
// -----
"t.op"() {a = vector<tf32>} : () -> ()
// -----
"t.op"() {a = tuple<none>} : () -> ()
// -----
"t.op"() {a = !q.w<"s>">} : () -> ()
// -----
"t.op"() {a = vector<3xi2>} : () -> ()
// -----
"t.op"() {a = i1} : () -> ()
// -----
"t.op"() {a = tensor<*xf8E4M3B11FNUZ>} : () -> ()
// -----
"t.op"() {a = (index) -> (index)} : () -> ()
// -----
"t.op"() {a = (memref<?xvector<2xf32>, strided<[0]>, 1>, tensor<*xf8E4M3B11FNUZ>) -> i64} : () -> ()
// -----
"t.op"() {a = f32} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = tuple<!foo.bar<i32, [x]>, vector<[2]xf8E8M0FNU>, memref<4x3x3xmemref<2xi8>>, tuple<tensor<*xi64>, complex<f8E4M3FN>, index, index, f8E3M4, tuple<f8E4M3B11FNUZ, i127>, complex<si3>, index, f64, f64, tuple<>, tensor<*xindex>, complex<i33>, !a.b.c, memref<complex<f32>, "x">, complex<i65>, (f16, si65) -> (ui7)>, index, vector<8xf16>, none, tensor<*xindex>, vector<1x8xf64>, ui32, memref<1x3xvector<2xf32>, strided<[0, 1], offset: ?>>, i1, complex<si63>, memref<*xf32>, tuple<tuple<>, vector<[2]x1xf16>, f8E4M3FNUZ>, none, () -> (ui129, vector<f64>)>} : () -> ()
// -----
"t.op"() {a = tuple<tuple<!a.b.c, ui127>, vector<f16>, vector<ui1>, tensor<0x4x0xi31>, f8E4M3B11FNUZ, memref<*xi8, 2>, vector<2xindex>, index, none, f6E3M2FN, index, vector<[3]x3xindex>, vector<3xindex>, tensor<*xindex>, index, si128, index>} : () -> ()
// -----
"t.op"() {a = vector<index>} : () -> ()
// -----
"t.op"() {a = f4E2M1FN} : () -> ()
// -----
"t.op"() {a = complex<ui31>} : () -> ()
// -----
"t.op"() {a = !a.b} : () -> ()
// -----
"t.op"() {a = si128} : () -> ()
// -----
"t.op"() {a = f8E5M2} : () -> ()
// -----
"t.op"() {a = tensor<*xui1>} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = memref<f4E2M1FN, affine_map<()[s0, s1] -> ((s0) - ((s0) floordiv (5)), ((3) ceildiv (3)) * (-4 * s0 - s1))>>} : () -> ()
// -----
"t.op"() {a = tensor<*xbf16>} : () -> ()
// -----
"t.op"() {a = tensor<?x3xsi127>} : () -> ()
// -----
"t.op"() {a = (tensor<2xindex>) -> ()} : () -> ()
// -----
"t.op"() {a = tensor<?x0x1xcomplex<ui200>>} : () -> ()
// -----
"t.op"() {a = memref<memref<2xi8>, strided<[]>>} : () -> ()
// -----
"t.op"() {a = vector<index>} : () -> ()
// -----
"t.op"() {a = !x<"y">} : () -> ()
// -----
"t.op"() {a = tensor<2x!a.b>} : () -> ()
// -----
"t.op"() {a = ((vector<2x3xf8E4M3B11FNUZ>) -> index) -> index} : () -> ()
// -----
"t.op"() {a = bf16} : () -> ()
// -----
"t.op"() {a = memref<*xi8, 2>} : () -> ()
// -----
"t.op"() {a = ui4} : () -> ()
// -----
"t.op"() {a = memref<?x1x?xi1, strided<[17, 17, ?]>>} : () -> ()
// -----
"t.op"() {a = complex<i4>} : () -> ()
// -----
"t.op"() {a = f16} : () -> ()
// -----
"t.op"() {a = tuple<() -> tf32, complex<si1>, f80>} : () -> ()
// -----
"t.op"() {a = () -> f4E2M1FN} : () -> ()
// -----
"t.op"() {a = tensor<?xcomplex<si1>>} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = memref<*xf32>} : () -> ()
// -----
"t.op"() {a = () -> index} : () -> ()
// -----
"t.op"() {a = complex<si127>} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = ui63} : () -> ()
// -----
"t.op"() {a = tensor<*xf8E4M3>} : () -> ()
// -----
"t.op"() {a = tensor<0x3x?xindex>} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = tensor<0xindex, true>} : () -> ()
// -----
"t.op"() {a = memref<*xi8, 2>} : () -> ()
// -----
"t.op"() {a = complex<ui2>} : () -> ()
// -----
"t.op"() {a = f8E3M4} : () -> ()
// -----
"t.op"() {a = si31} : () -> ()
// -----
"t.op"() {a = tensor<*xindex>} : () -> ()
// -----
"t.op"() {a = complex<tf32>} : () -> ()
// -----
"t.op"() {a = vector<[8]x[1]xindex>} : () -> ()
// -----
"t.op"() {a = tensor<1x0x2x!a.b>} : () -> ()
// -----
"t.op"() {a = tuple<memref<index, 3 : index>, vector<8xf8E3M4>>} : () -> ()
// -----
"t.op"() {a = (i63, tuple<>) -> i7} : () -> ()
// -----
"t.op"() {a = vector<i128>} : () -> ()
// -----
"t.op"() {a = tuple<tuple<>>} : () -> ()
// -----
"t.op"() {a = complex<si129>} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = memref<index>} : () -> ()
// -----
"t.op"() {a = tensor<f8E4M3B11FNUZ, {a, tensor = #q<"w"> : tensor<2xi8>}>} : () -> ()
// -----
"t.op"() {a = tensor<*xi128>} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = !x<"y">} : () -> ()
// -----
"t.op"() {a = i7} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = vector<8xui2>} : () -> ()
// -----
"t.op"() {a = tuple<>} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = tuple<() -> (none), tensor<index>, complex<f64>>} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = complex<si128>} : () -> ()
// -----
"t.op"() {a = ui65} : () -> ()
// -----
"t.op"() {a = !a.b.c} : () -> ()
// -----
"t.op"() {a = vector<8x[3]xf8E5M2>} : () -> ()
// -----
"t.op"() {a = tensor<?x!a.b>} : () -> ()
// -----
"t.op"() {a = () -> index} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = () -> f128} : () -> ()
// -----
"t.op"() {a = complex<i24>} : () -> ()
// -----
"t.op"() {a = tensor<*xi32>} : () -> ()
// -----
"t.op"() {a = !a<b c>} : () -> ()
// -----
"t.op"() {a = tuple<() -> (tuple<i31, index, i1, index, i200, f8E4M3FNUZ, si2, f8E4M3FN, ui1, index, index, f8E4M3FNUZ, index, index, f4E2M1FN, index, index>), f8E3M4, tensor<4x?xindex>>} : () -> ()
// -----
"t.op"() {a = complex<f8E5M2FNUZ>} : () -> ()
// -----
"t.op"() {a = complex<bf16>} : () -> ()
// -----
"t.op"() {a = ui8} : () -> ()
// -----
"t.op"() {a = f80} : () -> ()
// -----
"t.op"() {a = tensor<?x2x1xcomplex<si64>>} : () -> ()
// -----
"t.op"() {a = !q.w<"s>">} : () -> ()
// -----
"t.op"() {a = memref<*xf32>} : () -> ()
// -----
"t.op"() {a = ui0} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = memref<4xcomplex<f32>>} : () -> ()
// -----
"t.op"() {a = f8E4M3FN} : () -> ()
// -----
"t.op"() {a = (vector<3xindex>) -> (() -> i2, complex<ui16>)} : () -> ()
// -----
"t.op"() {a = !q.w<"s>">} : () -> ()
// -----
"t.op"() {a = tuple<tuple<!a<b c>, tensor<*xsi96>, index, vector<2x[2]xi16>, tensor<*xindex>, none, tuple<ui24, f8E4M3B11FNUZ, f4E2M1FN, index, f128, index, f8E4M3FN, index, f8E5M2FNUZ, si24, f8E4M3, f8E3M4, f128, index, index, f8E4M3B11FNUZ, index>, none, none, si4, f8E3M4, none, none, index, memref<vector<2xf32>>, tensor<*xf80>, !a.b.c>, memref<1xindex, affine_map<(d0)[] -> (100)>>, !a.b.c>} : () -> ()
// -----
"t.op"() {a = vector<[3]x[8]xf8E4M3>} : () -> ()
// -----
"t.op"() {a = memref<*xi8, 2>} : () -> ()
// -----
"t.op"() {a = complex<i0>} : () -> ()
// -----
"t.op"() {a = tensor<*xindex>} : () -> ()
// -----
"t.op"() {a = f8E4M3FN} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = vector<3x[1]xindex>} : () -> ()
// -----
"t.op"() {a = memref<0xcomplex<f32>, affine_map<(d0) -> (d0 ceildiv 6, 4)>>} : () -> ()
// -----
"t.op"() {a = tf32} : () -> ()
// -----
"t.op"() {a = memref<0x0x1xf80, strided<[1, 17, 17], offset: -3>>} : () -> ()
// -----
"t.op"() {a = (complex<i127>, index) -> (none)} : () -> ()
// -----
"t.op"() {a = tensor<2xindex>} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = tensor<*xindex>} : () -> ()
// -----
"t.op"() {a = vector<8xindex>} : () -> ()
// -----
"t.op"() {a = () -> (i127)} : () -> ()
// -----
"t.op"() {a = complex<f8E4M3FN>} : () -> ()
// -----
"t.op"() {a = complex<f8E4M3>} : () -> ()
// -----
"t.op"() {a = tuple<memref<*xi8, 2>, memref<*xf32>, i32>} : () -> ()
// -----
"t.op"() {a = tuple<(complex<f8E4M3B11FNUZ>, complex<i4>) -> i0, index, memref<0x?x0xmemref<2xi8>, affine_map<(d0, d1, d2)[s0] -> ()>, 2 : i32>>} : () -> ()
// -----
"t.op"() {a = !q.w<"s>">} : () -> ()
// -----
"t.op"() {a = ui3} : () -> ()
// -----
"t.op"() {a = memref<2x0xindex>} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = vector<i0>} : () -> ()
// -----
"t.op"() {a = vector<3x1xindex>} : () -> ()
// -----
"t.op"() {a = tuple<index, tuple<memref<?x?xmemref<2xi8>, "x">>, complex<i7>>} : () -> ()
// -----
"t.op"() {a = vector<2x3xf16>} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = complex<f8E4M3FNUZ>} : () -> ()
// -----
"t.op"() {a = f8E5M2FNUZ} : () -> ()
// -----
"t.op"() {a = ui7} : () -> ()
// -----
"t.op"() {a = i65} : () -> ()
// -----
"t.op"() {a = tensor<*xf8E4M3FN>} : () -> ()
// -----
"t.op"() {a = (memref<?x3xmemref<2xi8>, strided<[1, -3], offset: 1>, {a = 1}>, none) -> index} : () -> ()
// -----
"t.op"() {a = tensor<?x3x0xcomplex<i7>, []>} : () -> ()
// -----
"t.op"() {a = complex<f8E4M3FN>} : () -> ()
// -----
"t.op"() {a = complex<i0>} : () -> ()
// -----
"t.op"() {a = i16} : () -> ()
// -----
"t.op"() {a = f16} : () -> ()
// -----
"t.op"() {a = memref<3x1xmemref<2xi8>, "y" : i8>} : () -> ()
// -----
"t.op"() {a = tuple<index, tensor<4xf16, -0.00>, complex<si128>>} : () -> ()
// -----
"t.op"() {a = f8E4M3FN} : () -> ()
// -----
"t.op"() {a = memref<4x?xvector<2xf32>, strided<[0, -3], offset: 1>>} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = f8E4M3} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = tf32} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = tensor<*xindex>} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = !foo.bar<i32, [x]>} : () -> ()
// -----
"t.op"() {a = memref<vector<2xf32>>} : () -> ()
// -----
"t.op"() {a = tuple<tensor<*xf8E5M2FNUZ>>} : () -> ()
// -----
"t.op"() {a = vector<index>} : () -> ()
// -----
"t.op"() {a = f32} : () -> ()
// -----
"t.op"() {a = f32} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = ui128} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = vector<3xui31>} : () -> ()
// -----
"t.op"() {a = vector<i65>} : () -> ()
// -----
"t.op"() {a = complex<f8E4M3>} : () -> ()
// -----
"t.op"() {a = vector<index>} : () -> ()
// -----
"t.op"() {a = memref<1xmemref<2xi8>, affine_map<(d0)[] -> (d0, ((d0) mod (0)) - (8 ceildiv -2) * 3)>>} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = () -> i7} : () -> ()
// -----
"t.op"() {a = tensor<*xf8E8M0FNU>} : () -> ()
// -----
"t.op"() {a = f16} : () -> ()
// -----
"t.op"() {a = () -> tf32} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = tensor<1x1x?xcomplex<ui32>>} : () -> ()
// -----
"t.op"() {a = vector<2xsi127>} : () -> ()
// -----
"t.op"() {a = i200} : () -> ()
// -----
"t.op"() {a = ui24} : () -> ()
// -----
"t.op"() {a = tensor<?x!a.b>} : () -> ()
// -----
"t.op"() {a = complex<i200>} : () -> ()
// -----
"t.op"() {a = vector<i4>} : () -> ()
// -----
"t.op"() {a = tensor<?xindex>} : () -> ()
// -----
"t.op"() {a = f8E5M2FNUZ} : () -> ()
// -----
"t.op"() {a = vector<f8E4M3FNUZ>} : () -> ()
// -----
"t.op"() {a = complex<ui24>} : () -> ()
// -----
"t.op"() {a = memref<*xf32>} : () -> ()
// -----
"t.op"() {a = tensor<1x3xvector<4xi8>>} : () -> ()
// -----
"t.op"() {a = i1} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = vector<2xsi33>} : () -> ()
// -----
"t.op"() {a = tensor<*xf8E4M3FN>} : () -> ()
// -----
"t.op"() {a = memref<?x?x1xindex, strided<[0, ?, 17], offset: 0>>} : () -> ()
// -----
"t.op"() {a = tensor<*xsi33>} : () -> ()
// -----
"t.op"() {a = tensor<f32>} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = tensor<2x3xcomplex<i24>>} : () -> ()
// -----
"t.op"() {a = () -> ()} : () -> ()
// -----
"t.op"() {a = tensor<*xindex>} : () -> ()
// -----
"t.op"() {a = complex<f8E4M3FN>} : () -> ()
// -----
"t.op"() {a = tensor<1x3xvector<4xi8>, dense<[[], [], []]> : tensor<3x0xindex>>} : () -> ()
// -----
"t.op"() {a = tensor<*xf8E4M3FNUZ>} : () -> ()
// -----
"t.op"() {a = tuple<>} : () -> ()
// -----
"t.op"() {a = tuple<>} : () -> ()
// -----
"t.op"() {a = vector<[8]xi65>} : () -> ()
// -----
"t.op"() {a = f8E4M3FN} : () -> ()
// -----
"t.op"() {a = memref<?x4xvector<2xf32>>} : () -> ()
// -----
"t.op"() {a = f6E2M3FN} : () -> ()
// -----
"t.op"() {a = vector<ui2>} : () -> ()
// -----
"t.op"() {a = memref<?xcomplex<f32>>} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = vector<[1]x3xsi4>} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = vector<f8E4M3B11FNUZ>} : () -> ()
// -----
"t.op"() {a = !a.b.c} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = tensor<2x3x0xcomplex<ui1>, strided<[0, ?, -3]>>} : () -> ()
// -----
"t.op"() {a = !foo.bar<i32, [x]>} : () -> ()
// -----
"t.op"() {a = vector<3xsi32>} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = i24} : () -> ()
// -----
"t.op"() {a = vector<[8]x[3]xi128>} : () -> ()
// -----
"t.op"() {a = tensor<*xf128>} : () -> ()
// -----
"t.op"() {a = memref<?x?x2xcomplex<f32>>} : () -> ()
// -----
"t.op"() {a = tuple<>} : () -> ()
// -----
"t.op"() {a = i64} : () -> ()
// -----
"t.op"() {a = i7} : () -> ()
// -----
"t.op"() {a = complex<si2>} : () -> ()
// -----
"t.op"() {a = (tuple<tuple<f8E5M2, f64, f4E2M1FN, i32, f128, bf16, f32, f32, index, f6E2M3FN, i2, index, f8E4M3B11FNUZ, si1, index, f6E3M2FN, i4>, f6E2M3FN, tuple<f8E8M0FNU, i31, index>>, none) -> (none)} : () -> ()
// -----
"t.op"() {a = (tensor<*xbf16>) -> index} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = complex<si129>} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = tensor<3xindex>} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = tensor<*xi7>} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = f8E5M2} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = tensor<4x4xvector<4xi8>, true>} : () -> ()
// -----
"t.op"() {a = complex<f128>} : () -> ()
