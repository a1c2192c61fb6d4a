"t.op"() {a0 = 5 : i64} : () -> () loc(fused["f.c":23:59 to 84:92, callsite("g":20:64 to 55:15 at "":88:7 to 22:40)])
"t.op"() {a0 = 0 : ui33, a1 = i64} : () -> () loc(fused[])
"t.op"() {a0 = @"-é\"1-", a1 = @"\0Aé"::@""} : () -> () loc("g":26:33 to :45)
// -----
"t.op"() {a0 = {loc = affine_map<()[s0] -> (((-2) - (4)) floordiv (-1 * 0))>}} : () -> () loc("\FF\t-\"")
"t.op"() {a0 = "\"\t<" : memref<?x?xmemref<2xi8>, "x">} : () -> () loc("":45:18 to :40)
"t.op"() {a0 = {"i32", x.y}, a1 = #a<b c>, a2 = affine_map<(d0, d1, d2) -> ((((-1) + (d1)) * (-1)) - (((1) + (4)) ceildiv (1)), (4))>} : () -> () loc("n"(unknown))
// -----
"t.op"() {a0 = array<f8E5M2: -0.00002018089, -0.5722016647734702>, a1 = true, a2 = 9223372036854775808 : ui127} : () -> () loc("n"(unknown))
// -----
"t.op"() {a0 = affine_map<(d0, d1)[s0, s1] -> (d0)>, a1 = dense<[[(2.62461861250239492e98, -8.852e265), (2.62461861250239492e98, -8.852e265), (2.62461861250239492e98, -8.852e265)], [(2.62461861250239492e98, -8.852e265), (2.62461861250239492e98, -8.852e265), (2.62461861250239492e98, -8.852e265)], [(2.62461861250239492e98, -8.852e265), (2.62461861250239492e98, -8.852e265), (2.62461861250239492e98, -8.852e265)]]> : tensor<3x3xcomplex<tf32>>, a2 = loc("f.c":75:14 to :68)} : () -> () loc("n"("":39:46 to 34:32))
// -----
"t.op"() {a0 = sparse<[], []> : tensor<3x4x3xcomplex<f32>>, a1 = {"affine_map" = dense<[false, false]> : tensor<2xi1>}} : () -> () loc(callsite(fused["":22:35 to :88, unknown, "a"] at callsite("":44:28 to 96:23 at "f.c":92:31)))
"t.op"() {a0 = false, a1 = loc("ZZ")} : () -> () loc("n"(fused[unknown, "\\_\\1é", unknown]))
// -----
"t.op"() {a0 = affine_map<(d0, d1, d2) -> ()>, a1 = #a.b} : () -> () loc("a")
"t.op"() {a0 = dense_resource<r3> : tensor<4x?xui96>, a1 = -5 : index} : () -> () loc("f.c":73:65)
"t.op"() {a0 = @f32::@loc::@"\FF\00Z\0A1", a1 = @loc} : () -> () loc("":0:5 to :29)
// -----
"t.op"() {a0 = affine_set<(d0, d1, d2)[s0] : (((d0) - (s0)) + (2) >= 16, d1 >= -2)>} : () -> () loc(callsite(callsite("g":57:90 at "a") at "f.c":58:57))
// -----
"t.op"() {a0 = affine_set<(d0, d1, d2)[s0, s1] : (s1 >= d0, 8 == d1, d2 >= d2)>, a1 = affine_map<()[s0] -> (((s0 + -1)) + (s0), 3, 3 - -1)>, a2 = @a::@f32::@x.y} : () -> () loc("f.c":1:4)
// -----
"t.op"() {a0 = -3 : i64, a1 = dense<"x\0Ay"> : tensor<1x1x4x!a.b>} : () -> () loc("a")
"t.op"() {a0 = sparse<[], []> : tensor<4xf6E3M2FN>} : () -> () loc("f.c":66:14 to 13:39)
// -----
"t.op"() {a0 = unit} : () -> () loc(unknown)
// -----
"t.op"() {a0 = [strided<[], offset: 17>], a1 = [255], a2 = dense<[]> : tensor<0xindex>} : () -> () loc("n"(callsite("f.c":21:34 to 29:77 at "":36:89)))
"t.op"() {a0 = {"a b" = #a.b<x> : i32, _z = strided<[17, 1], offset: 17>}} : () -> () loc("f.c":37:83 to :31)
// -----
"t.op"() {a0 = sparse<[[0, 2], [0, 2], [0, 0]], [(-65504.0, -2.0e-300), (0x554f79e5, 891946.550395343452692), (2.5298236e-32, 100000.0)]> : tensor<1x3xcomplex<f32>>} : () -> () loc("g":83:3)
"t.op"() {a0 = #a<b c>, a1 = -3113798013707509636 : index} : () -> () loc(fused<{"_z", "a b", "1x"}>[])
"t.op"() {a0 = -6.25399563e122, a1 = sparse<[[3, 1]], [(0x3b51783, -145.28)]> : tensor<4x2xcomplex<f32>>, a2 = dense_resource<"r 2"> : tensor<?x3x1xi128>} : () -> () loc("g":97:63 to 73:92)
// -----
"t.op"() {a0 = -0} : () -> () loc("n"(unknown))
"t.op"() {a0 = unit, a1 = affine_map<()[s0, s1] -> ((-2) + ((s0) ceildiv (8)))>} : () -> () loc(fused[fused<f8E4M3B11FNUZ>["b"], callsite("b" at "f.c":99:22)])
// -----
"t.op"() {a0 = #a<b c>, a1 = 9223372036854775807 : index} : () -> () loc(fused<loc("a")>["g":79:76 to 87:32, callsite(unknown at "f.c":50:32 to :65)])
"t.op"() {a0 = affine_set<(d0, d1) : (d1 <= d1, (2) + (d1) == (d0) - -1)>, a1 = !x<"y">} : () -> () loc("f.c":53:5 to :30)
// -----
"t.op"() {a0 = complex<i3>} : () -> () loc(callsite("":13:53 at "n"("f.c":30:55 to 65:67)))
// -----
"t.op"() {a0 = dense<[-9223372036854775808, 9223372036854775807]> : tensor<2xindex>, a1 = affine_map<(d0)[s0, s1] -> ()>, a2 = ""} : () -> () loc(callsite(callsite("g":62:40 to 34:88 at "":76:7 to :86) at unknown))
"t.op"() {a0 = loc("n"(fused["":89:5 to 34:42, "\tZ-\n"]))} : () -> () loc(unknown)
"t.op"() {a0 = loc("a"), a1 = loc(unknown), a2 = sparse<[[2, 0], [0, 1], [2, 1]], [(3.14159, 6.11719018849419616e171), (-922854.310577247, 65520.0), (-1.737052e246, -0.0000002332)]> : tensor<3x4xcomplex<f32>>} : () -> () loc(fused<dense_resource<"r 2"> : tensor<si24>>[unknown, "a", fused[]])
// -----
"t.op"() {a0 = unit, a1 = -4.958176956421381e142} : () -> () loc(fused<dense<1.030871883e234> : tensor<f64>>[fused["":35:32 to 62:65], "f.c":74:5 to :68, unknown])
"t.op"() {a0 = affine_map<(d0, d1, d2)[s0] -> ((((-8) + (-1))) + ((((16) * (1)) mod ((0) ceildiv (4))) floordiv (1)), d0)>, a1 = dense<[[[(0x27, 0x14), (0x24, 0x39), (6.53912844589e-159, 0.000), (-41.8584164882188645, 0x22)], [(0xd, 1.56820640638116693e265), (-6.59059608445750733e41, 0x3), (1.18967701e-188, 0x24), (-1.12253088221455e250, 0xf)]], [[(3.14159, 2.66606226e285), (-4.653378461e-157, 0xf), (-0.001, 8.46511624573e135), (-0.0041, 9555.57)], [(-8.51e-87, -123456789.0), (0x3f, -0.00946401), (0x1d, -4.42640195234715e303), (65520.0, 0x26)]]]> : tensor<2x2x4xcomplex<f6E3M2FN>>, a2 = dense<[[[(-9, -8), (127, -128)], [(-128, -128), (127, -128)]], [[(-128, 8), (7, 127)], [(-8, 111), (-128, 101)]], [[(-128, -128), (127, -121)], [(-128, -4), (-8, -128)]], [[(127, -128), (88, 65)], [(-8, 127), (76, -128)]]]> : tensor<4x2x2xcomplex<i8>>} : () -> () loc("n"(callsite(unknown at unknown)))
// -----
"t.op"() {a0 = affine_set<()[s0] : ()>} : () -> () loc("n"("g":63:47))
"t.op"() {a0 = dense_resource<"r 2"> : tensor<?x3xi31>, a1 = memref<3xindex, strided<[?]>>} : () -> () loc("b")
"t.op"() {a0 = [".Za$" : !a.b], a1 = affine_map<(d0)[s0] -> (d0)>} : () -> () loc(fused<-18446744073709551615>["f.c":27:0 to 55:23, "a"])
// -----
"t.op"() {a0 = -39526651740002800485879200964846 : si7, a1 = affine_set<(d0, d1) : (16 == (100 + d0) + ((0)), 8 == 0, 6 <= ((-1) mod (1)) * ((d1)))>} : () -> () loc(fused<affine_map<(d0, d1)[s0] -> (((s0) ceildiv 1 * ((d0) - (s0)) * (3)) ceildiv (((s0) + (4) - s0)), -(d1))>>["":77:22 to :49])
"t.op"() {a0 = complex<f8E5M2FNUZ>} : () -> () loc("n"(fused["b", "a"]))
// -----
"t.op"() {a0 = {"a b", affine_map = sparse<[[0, 0, 1], [0, 1, 1]], [0x17, -3.14159]> : tensor<1x4x2xf6E3M2FN>}, a1 = 2 : si32, a2 = #q<"w"> : tensor<2xi8>} : () -> () loc("g":48:89 to 39:3)
"t.op"() {a0 = affine_map<() -> (0, (4), 4)>, a1 = strided<[17, 1, 17], offset: 17>} : () -> () loc(fused[unknown, fused<dense<22342747542138992277> : tensor<3x1xui65>>["":42:10 to 71:67, "b$\t._"], "n"("g":38:22 to :84)])
"t.op"() {a0 = -0.0040199965} : () -> () loc(callsite("f.c":96:97 to 83:98 at "n"("":5:24 to :41)))
// -----
"t.op"() {a0 = affine_set<(d0, d1, d2)[s0, s1] : (d2 == -(s0) * (s0), d0 == d2 - d0)>, a1 = affine_map<(d0, d1)[s0, s1] -> ((d0) * (2), ((d0) - (d1)))>, a2 = @".<$-\0A"::@a$b::@f32} : () -> () loc(callsite(unknown at unknown))
"t.op"() {a0 = 9223372036854775807 : index, a1 = unit, a2 = sparse<[[0, 0, 0]], [9223372036854775807]> : tensor<3x1x3xindex>} : () -> () loc(fused[])
"t.op"() {a0 = affine_map<(d0)[s0] -> ((s0) mod (0))>, a1 = none} : () -> () loc("n"("a"))
// -----
"t.op"() {a0 = 2500245509611767915 : i64} : () -> () loc(callsite(fused["a", "f.c":9:78 to 15:39, "g":78:69] at "f.c":6:31 to :32))
// -----
"t.op"() {a0 = loc("n"(fused<-0.30000001>["g":91:88 to :85, "g":78:39 to 3:8, "f.c":15:23 to 91:66])), a1 = -683234529} : () -> () loc(fused[])
// -----
"t.op"() {a0 = {a, _z = memref<4x?x0xf32, affine_map<(d0, d1, d2)[s0, s1] -> (s1 + (5) * (s1) - (s0) + (d0), 16, (1))>, 0>}} : () -> () loc("":96:28)
"t.op"() {a0 = [affine_map<(d0, d1) -> ()>], a1 = -2147483648} : () -> () loc(fused["n"("b"), "":62:40 to 46:48, callsite("":66:94 at unknown)])
// -----
"t.op"() {a0 = affine_map<(d0)[s0, s1] -> (s1, d0, ((d0) floordiv (2)) ceildiv (8) + (s0) * (0) + s0 + s1)>} : () -> () loc(fused[callsite("b" at "f.c":45:39 to :52), "f.c":37:99 to 94:67])
"t.op"() {a0 = {}, a1 = {a}, a2 = 127} : () -> () loc(fused["b"])
"t.op"() {a0 = dense<[[]]> : tensor<1x0x1xf8E5M2FNUZ>} : () -> () loc(callsite(fused[] at "n"("":28:19 to :73)))
// -----
"t.op"() {a0 = array<f16: 0xc379, 65520.0, -24027.26586499, 1.4e-45>, a1 = distinct[1]<-176>} : () -> () loc(fused[fused["g":42:31 to 17:70], callsite(unknown at unknown)])
// -----
"t.op"() {a0 = true, a1 = distinct[2]<sparse<[], []> : tensor<2x4x3xi64>>, a2 = strided<[17, 1], offset: 1>} : () -> () loc("f.c":64:42)
"t.op"() {a0 = () -> bf16} : () -> () loc(fused[])
"t.op"() {a0 = loc(fused<"$_é">["n"(unknown), fused<0x4f6c : f16>["f.c":90:79 to :36, "":80:21], "b"])} : () -> () loc(fused[])
// -----
"t.op"() {a0 = complex<i33>, a1 = index, a2 = strided<[]>} : () -> () loc(fused["f.c":97:92 to :79, callsite("b" at "a")])
// -----
"t.op"() {a0 = 0x12 : f6E3M2FN} : () -> () loc(fused<affine_set<(d0, d1)[s0, s1] : ()>>["n"(unknown), "b"])
"t.op"() {a0 = -0.000000125914824 : f8E4M3FN, a1 = dense<[[[(0, 3)]]]> : tensor<1x1x1xcomplex<i3>>, a2 = dense<[]> : tensor<0x1x2xf8E4M3>} : () -> () loc(unknown)
// -----
"t.op"() {a0 = tuple<>, a1 = #q<"w"> : tensor<2xi8>, a2 = []} : () -> () loc("n"("f.c":93:58))
"t.op"() {a0 = strided<[17, -3, 0]>} : () -> () loc("a")
"t.op"() {a0 = sparse<[], []> : tensor<1x1xf128>} : () -> () loc(fused<"\FF\00.b" : !a.b.c>[])
// -----
"t.op"() {a0 = 863498841721822469 : i64, a1 = loc(callsite(unknown at fused[unknown]))} : () -> () loc("f.c":57:29 to :90)
"t.op"() {a0 = 6 : i65, a1 = distinct[0]<-9223372036854775807 : si1>} : () -> () loc("f.c":78:81 to :63)
// -----
"t.op"() {a0 = "" : index, a1 = unit, a2 = {"a b" = affine_map<(d0, d1)[s0, s1] -> (-(s0 - 6 + s1) mod (8))>}} : () -> () loc("b")
// -----
"t.op"() {a0 = {}} : () -> () loc(fused["g":68:28 to :82, "b", "n"(unknown)])
// -----
"t.op"() {a0 = -0, a1 = 9223372036854775807} : () -> () loc(callsite("g":13:39 at "a"))
// -----
"t.op"() {a0 = affine_map<(d0)[s0] -> (((d0) + (3)) + ((d0) + (-4)), s0)>, a1 = distinct[1]<[-1.17549435e-38]>, a2 = 9223372036854775807 : i64} : () -> () loc("n"(fused[]))
"t.op"() {a0 = dense<["x\0Ay", "x\0Ay"]> : tensor<2x!a.b>} : () -> () loc("":91:51)
"t.op"() {a0 = {affine_map = -3.5302622169576e76, a$b = unit, "1x" = dense<[[[879236.67558183567598], [-39738.95], [0x1], [1.0e39]]]> : vector<1x4x1xf6E2M3FN>}, a1 = loc(fused[fused<strided<[1]>>[], fused<affine_set<()[s0] : ()>>["":88:65 to :30], fused[]])} : () -> () loc(fused<9223372036854775807 : index>[])
// -----
"t.op"() {a0 = -1368.68443475846 : f16} : () -> () loc("n"(fused<loc("n"("g":79:53 to :5))>[]))
"t.op"() {a0 = "b_\n- " : none, a1 = [-0.30000001 : f8E4M3, -1.e300 : f128, sparse<[[2]], [-9223372036854775808]> : tensor<3xi64>], a2 = dense_resource<"r 2"> : tensor<3xtf32>} : () -> () loc(fused<strided<[17], offset: 0>>[])
"t.op"() {a0 = -0 : si4, a1 = @_z::@vector::@loc} : () -> () loc(fused["a", fused["g":77:68 to 25:58]])
// -----
"t.op"() {a0 = "éb1ba", a1 = affine_set<(d0, d1)[s0] : ((s0 - s0) mod (3) == d0, -4 <= ((d0) - (s0)) mod (6))>, a2 = array<f80: -70403.8, -5.52e236>} : () -> () loc("b")
// -----
"t.op"() {a0 = dense<[0x290f7, 2.0e-300]> : tensor<2xtf32>} : () -> () loc("n"(fused[unknown, unknown, "f.c":63:41 to 83:18]))
"t.op"() {a0 = tensor<*xf8E4M3FN>, a1 = 1667942622538100947 : i64} : () -> () loc(callsite(callsite("f.c":7:94 to 96:0 at unknown) at unknown))
// -----
"t.op"() {a0 = #a.b, a1 = distinct[0]<"" : memref<index>>, a2 = distinct[0]<affine_set<(d0, d1) : ((1) <= (5) - (-1))>>} : () -> () loc(fused<sparse<[[0, 2, 0], [0, 3, 0]], [(-0.0013165716224, 0x7ed05b06), (2.9831, 0xcb27af9f)]> : tensor<1x4x1xcomplex<f32>>>[unknown, " \00\""])
// -----
"t.op"() {a0 = distinct[0]<index>, a1 = [[@f32::@"ab<é\n"::@loc], {"a b", x.y = "_\00é\"" : vector<[3]xindex>, "1x" = @b::@b::@_z}, none]} : () -> () loc("a")
"t.op"() {a0 = tf32} : () -> () loc("g":88:17 to 18:17)
"t.op"() {a0 = {}, a1 = #q<"w"> : tensor<2xi8>, a2 = 7 : i96} : () -> () loc(fused<32767>["g":60:2 to 47:23])
// -----
"t.op"() {a0 = sparse<[], []> : tensor<3x3x2xf80>} : () -> () loc("a")
"t.op"() {a0 = -25.4209, a1 = #a.b<x> : i32} : () -> () loc(unknown)
// -----
"t.op"() {a0 = dense<"x\0Ay"> : tensor<!a.b>, a1 = #a.b<x> : i32} : () -> () loc("a")
"t.op"() {a0 = {foo = sparse<[], []> : tensor<4x1xcomplex<f32>>, b = 0x79f3d0f4 : f32, tensor = affine_map<(d0, d1)[s0, s1] -> (d1 + -s0, s1)>}, a1 = []} : () -> () loc("f.c":50:5 to :14)
"t.op"() {a0 = strided<[?], offset: -3>} : () -> () loc("b")
// -----
"t.op"() {a0 = [index], a1 = affine_map<(d0)[s0] -> ()>} : () -> () loc(fused["f.c":40:97 to :85, callsite("":45:49 at "éb<"), "b"])
"t.op"() {a0 = 9223372036854775807 : i64, a1 = affine_map<(d0, d1, d2)[s0, s1] -> (((s0) + ((d1) mod (s0))) - (((d1) mod (3)) + ((d0) floordiv (3))), s0 + (d2) + ((d0) + (100)) ceildiv 4)>} : () -> () loc(fused["":4:0 to :26, fused["g":99:12 to 68:15, "f.c":53:43 to :7], "f.c":3:89 to :38])
// -----
"t.op"() {a0 = dense_resource<"r 2"> : tensor<?xf8E5M2>, a1 = [false, -8.193364065e82, [-9223372036854775807, -3.19302e175, 0x992d : bf16]], a2 = 6181087620788450023 : i64} : () -> () loc("":63:85 to :11)
"t.op"() {a0 = affine_map<(d0) -> ()>, a1 = dense<[[[0x70eb, -195.0542], [9.42303e-102, 0xcd44], [6.742132e-169, 0.00006], [0x53b9, 8.9e69]]]> : tensor<1x4x2xf16>} : () -> () loc("n"("f.c":4:85 to 20:92))
"t.op"() {a0 = loc(fused["g":21:9 to 95:98, fused[unknown, "a"], unknown])} : () -> () loc("n"("a"))
// -----
"t.op"() {a0 = !a<b c>} : () -> () loc("":74:65 to 63:24)
// -----
"t.op"() {a0 = affine_map<(d0, d1, d2)[s0] -> ((1) * (((d2) - (0))))>, a1 = affine_map<(d0, d1, d2)[s0] -> ((d1 - s0) mod (100), s0 mod -4, s0)>} : () -> () loc("b")
"t.op"() {a0 = none} : () -> () loc(unknown)
"t.op"() {a0 = sparse<[], []> : tensor<1x3x2xcomplex<f32>>} : () -> () loc(fused[])
// -----
"t.op"() {a0 = #q<"w"> : tensor<2xi8>, a1 = "\t\\"} : () -> () loc(fused[fused["g":67:69, "f.c":2:59 to 36:91, "f.c":57:85], "n"("f.c":49:97), fused[]])
// -----
"t.op"() {a0 = sparse<[[0]], [65520.0]> : tensor<3xf8E4M3FNUZ>} : () -> () loc("b")
// -----
"t.op"() {a0 = sparse<[[1, 0], [1, 0]], [(-0.0238908, -0.0004335435201), (-8.3621435860609e211, 0.044043)]> : tensor<3x2xcomplex<f32>>, a1 = loc("g":39:48 to :96), a2 = i16} : () -> () loc(fused<false>[])
"t.op"() {a0 = @"<\0A\"\"\n", a1 = {a, "1x" = dense<8991095331532877888> : vector<130xindex>}} : () -> () loc(fused[fused["a"]])
// -----
"t.op"() {a0 = dense_resource<"r 2"> : tensor<2xf8E5M2>, a1 = affine_set<()[s0, s1] : (1 == -2, s0 >= (5) * (0) - s0 ceildiv 1, (4) + (s1) == ((s0)))>} : () -> () loc("f.c":54:10)
"t.op"() {a0 = array<f8E8M0FNU: 100000.0, -1.172320e259, 0xbc>, a1 = tensor<*xf6E3M2FN>} : () -> () loc("n"(callsite(unknown at "g":79:16 to 97:30)))
// -----
"t.op"() {a0 = -0, a1 = {a = array<i128: 170141183460469231731687303715884105727, -170141183460469231731687303715884105728, 170141183460469231731687303715884105727, -170141183460469231731687303715884105728>}, a2 = unit} : () -> () loc(fused[unknown])
// -----
"t.op"() {a0 = dense<[9223372036854775807, -9223372036854775808]> : tensor<2xindex>} : () -> () loc(fused<dense_resource<"r 2"> : tensor<f6E3M2FN>>[fused[unknown, unknown]])
// -----
"t.op"() {a0 = complex<f80>, a1 = -18446744073709551615 : ui33, a2 = -6 : index} : () -> () loc(unknown)
"t.op"() {a0 = f128} : () -> () loc("n"(fused["f.c":33:28, unknown, "":38:28 to :74]))
// -----
"t.op"() {a0 = -128, a1 = -0.001} : () -> () loc("f.c":24:1 to :60)
"t.op"() {a0 = affine_set<(d0, d1)[s0, s1] : (-4 <= 0, ((3) - (-1)) floordiv (4) <= (-1) + (d1))>} : () -> () loc("a")
"t.op"() {a0 = array<bf16: 90111.7636092987, 0x38d6>} : () -> () loc(unknown)
// -----
"t.op"() {a0 = "é", a1 = dense_resource<r1> : tensor<1xindex>, a2 = 0x37 : f8E8M0FNU} : () -> () loc("n"(unknown))
"t.op"() {a0 = dense_resource<r3> : tensor<?xui2>, a1 = @"\" ", a2 = affine_set<(d0, d1, d2) : (d1 <= 1, -2 == 12, 5 <= (4) - (4))>} : () -> () loc(unknown)
"t.op"() {a0 = distinct[1]<-0.00000018708697>, a1 = @affine_map::@"b"} : () -> () loc("":78:7 to 21:93)
// -----
"t.op"() {a0 = {"1x" = dense<[[-803469022129495137770981046170581301261101496891396417650688, -803469022129495137770981046170581301261101496891396417650688]]> : tensor<1x2xi200>, a}, a1 = -9223372036854775808 : index, a2 = ["\0A" : index, dense<(8, 15117430434140897112)> : tensor<complex<ui64>>]} : () -> () loc(fused<[7.48400111971871e-191 : f8E4M3FNUZ, true, -9223372036854775808 : index]>[])
"t.op"() {a0 = [unit, distinct[1]<0x1685 : bf16>, [""]], a1 = -9223372036854775807, a2 = array<i32: 2147483647>} : () -> () loc("n"(unknown))
// -----
"t.op"() {a0 = tuple<vector<1xindex>, !foo.bar<i32, [x]>, complex<ui32>>} : () -> () loc("n"(fused<() -> index>[]))
"t.op"() {a0 = sparse<[], []> : tensor<1x2x3xindex>} : () -> () loc("\FF\t\n1")
"t.op"() {a0 = dense_resource<r3> : tensor<4xindex>, a1 = loc(fused<tensor<*xindex>>["n"("g":34:92)])} : () -> () loc("":10:47 to 26:56)
// -----
"t.op"() {a0 = -7706.62263} : () -> () loc(unknown)
// -----
"t.op"() {a0 = tensor<*xindex>} : () -> () loc(unknown)
// -----
"t.op"() {a0 = #a.b<x> : i32, a1 = "b\FFb"} : () -> () loc(fused<[]>["g":76:7])
"t.op"() {a0 = 1 : index, a1 = unit} : () -> () loc("n"("b"))
// -----
"t.op"() {a0 = affine_map<(d0, d1, d2) -> (100, d0, (d2) - ((d2) - (-4)))>} : () -> () loc("g":63:93)
"t.op"() {a0 = dense<(-128, -128)> : tensor<complex<i8>>, a1 = [distinct[1]<>, 6.6e-10 : f80], a2 = distinct[2]<affine_set<(d0, d1) : (((5) mod (-1)) >= 2 - -1, 2 == (2 + 5) + ((d0)), 3 == d1 * -1)>>} : () -> () loc("":35:99 to :35)
"t.op"() {a0 = "-", a1 = ["ZZ\"\00." : tuple<f6E3M2FN>]} : () -> () loc(callsite("":96:56 to :12 at "g":72:77 to 94:79))
// -----
"t.op"() {a0 = dense_resource<r3> : tensor<si129>, a1 = -2.0e-300 : f80, a2 = 128 : ui1} : () -> () loc(fused[fused[unknown, "f.c":61:47, unknown]])
// -----
"t.op"() {a0 = -32767 : i4} : () -> () loc(callsite("n"("a") at callsite("g":78:14 at "":30:37)))
"t.op"() {a0 = index, a1 = [dense_resource<"r 2"> : tensor<2xtf32>, dense<[0x63b08d04d19f6c7f9609, 0x985e6e108fce0577a669, 8.3e6]> : tensor<3xf80>, affine_map<()[s0] -> ()>]} : () -> () loc(fused[])
// -----
"t.op"() {a0 = [-5 : index, array<f32: -0.000000121416>]} : () -> () loc("g":32:53 to 70:64)
"t.op"() {a0 = dense<"x\0Ay"> : tensor<1x3x!a.b>, a1 = [sparse<[[0, 1, 1]], [(0xbb3590b6, 821918.405381252)]> : tensor<4x3x4xcomplex<f32>>, loc(fused<#q<"w"> : tensor<2xi8>>[fused[]]), #q<"w"> : tensor<2xi8>], a2 = affine_map<(d0, d1, d2)[s0] -> ()>} : () -> () loc("g":95:25 to 77:49)
// -----
"t.op"() {a0 = array<i32: -1216675439, 2147483647>, a1 = loc("b")} : () -> () loc("g":22:57 to 79:8)
"t.op"() {a0 = "<ZZ", a1 = 448.0} : () -> () loc("n"(fused<#a.b.c>["\"Zé", "g":75:69, unknown]))
"t.op"() {a0 = affine_map<(d0, d1, d2) -> (((d0) * (4)) + ((d2) * (12) * -1 mod -4 - 0 - (12)), (d2), -1)>} : () -> () loc(callsite("":65:82 at callsite("$Z\t" at "a")))
// -----
"t.op"() {a0 = #q<"w"> : tensor<2xi8>, a1 = 943 : ui96, a2 = affine_set<(d0, d1, d2)[s0] : (-1 == ((s0) floordiv (8)) - (s0), s0 <= (2) ceildiv (4), ((d2) floordiv (2)) * ((s0) * (s0)) >= ((s0) * (d0)))>} : () -> () loc(fused<f8E4M3FNUZ>[])
"t.op"() {a0 = []} : () -> () loc(fused<distinct[1]<>>["":82:77 to :46, ""])
"t.op"() {a0 = memref<*xf32>, a1 = dense<-9223372036854775808> : vector<index>} : () -> () loc("f.c":90:0 to 70:40)
// -----
"t.op"() {a0 = affine_set<(d0)[s0, s1] : (d0 >= 3)>, a1 = loc(unknown), a2 = @a$b::@"\\\0A$1"} : () -> () loc(unknown)
"t.op"() {a0 = array<f128: 0x5f82692a94793a3401a5c8c976861dc1, -7.02215e-10>, a1 = array<i64>, a2 = [[-7.52e-316 : f4E2M1FN, -9223372036854775808 : i64, "Z\0A\t_" : !x<"y">], "\n-\FF"]} : () -> () loc("n"("n"(unknown)))
// -----
"t.op"() {a0 = -9223372036854775807 : i127} : () -> () loc("g":75:67)
"t.op"() {a0 = 5.0e-324 : f8E5M2FNUZ, a1 = dense<[[]]> : tensor<1x0xbf16>} : () -> () loc(unknown)
"t.op"() {a0 = 1052299628184709414 : i64} : () -> () loc(fused[fused[unknown, "f.c":39:10 to 62:74]])
// -----
"t.op"() {a0 = @A1, a1 = strided<[1, 0, -3], offset: ?>, a2 = @b::@""} : () -> () loc("":26:80 to :45)
"t.op"() {a0 = 0x1 : f6E3M2FN, a1 = 0 : index} : () -> () loc("g":46:78 to 95:57)
"t.op"() {a0 = index} : () -> () loc("n"(unknown))
// -----
"t.op"() {a0 = 255 : i1, a1 = array<si8>} : () -> () loc(fused[])
"t.op"() {a0 = dense_resource<"r 2"> : tensor<2xui63>, a1 = true, a2 = loc("n"("":66:88 to :91))} : () -> () loc("n"(callsite("g":51:7 to 6:96 at "f.c":69:16 to :79)))
// -----
"t.op"() {a0 = array<i32: -6>, a1 = dense<[]> : tensor<0xf32>, a2 = 22673487617732658840433000796 : i96} : () -> () loc(fused[])
// -----
"t.op"() {a0 = dense<[[-8848037737417508469, -8848037737417508469, -8848037737417508469]]> : vector<1x3xindex>, a1 = f8E4M3FNUZ, a2 = -1.4e-45} : () -> () loc(callsite(callsite("f.c":99:93 to 68:74 at "":58:83 to 10:82) at "$"))
// -----
"t.op"() {a0 = {vector, i32 = strided<[17], offset: 17>, x.y = -4 : i64}, a1 = false} : () -> () loc(fused["b"])
"t.op"() {a0 = sparse<[], []> : tensor<4x1x3xindex>, a1 = dense<[[[(-462759102, -2147483648)], [(2147483647, -2147483648)]]]> : tensor<1x2x1xcomplex<i32>>} : () -> () loc("b")
"t.op"() {a0 = 128, a1 = [dense_resource<r3> : tensor<index>, i96, index]} : () -> () loc(callsite(unknown at "a"))
// -----
"t.op"() {a0 = dense<[[7578014601327795560], [-1], [-9223372036854775808]]> : vector<3x1xindex>, a1 = 0xcecb7d955a182597 : f64, a2 = 0x35 : f8E4M3FNUZ} : () -> () loc("g":11:88)
// -----
"t.op"() {a0 = affine_set<(d0, d1)[] : ()>} : () -> () loc("n"("f.c":58:70 to :2))
"t.op"() {a0 = array<f64: 9.38786e183>} : () -> () loc("n"("a"))
"t.op"() {a0 = array<f16>, a1 = -9223372036854775808 : index} : () -> () loc("":90:46 to :48)
// -----
"t.op"() {a0 = strided<[], offset: -3>, a1 = -9223372036854775808 : index} : () -> () loc("b")
"t.op"() {a0 = 65504.0, a1 = [[2.5587586006690950e-12, unit]]} : () -> () loc(fused<{}>[fused["b", "":91:52, "":74:22 to :6], "":32:48 to 49:29])
"t.op"() {a0 = "1Z"} : () -> () loc(callsite("n"("":5:47 to 75:96) at "f.c":12:13 to 10:45))
// -----
"t.op"() {a0 = memref<4xvector<2xf32>, strided<[?], offset: -3>>, a1 = strided<[1]>} : () -> () loc(callsite(fused<sparse<[], []> : tensor<2x3xcomplex<f32>>>[unknown, "g":69:62, ""] at "Z\na\\_"))
"t.op"() {a0 = "\0AZ", a1 = {"A1" = {"loc", "a b", "1x"}, b}} : () -> () loc(unknown)
// -----
"t.op"() {a0 = dense_resource<r1> : tensor<1xindex>} : () -> () loc(fused["n"("b"), fused["g":70:9, unknown]])
"t.op"() {a0 = 1 : i4, a1 = dense<[[2007152975004873686], [837133862857526963], [-5], [-9223372036854775808]]> : tensor<4x1xindex>} : () -> () loc("b")
"t.op"() {a0 = 1257497445047213319 : index, a1 = dense<[]> : tensor<0x2xi16>} : () -> () loc("n"(fused<dense<[[]]> : tensor<1x0x3xui3>>[unknown, "":41:53 to 40:93, "g":1:17]))
// -----
"t.op"() {a0 = strided<[?], offset: 17>} : () -> () loc(fused["b", "":61:10, "g":32:77 to 74:57])
"t.op"() {a0 = @affine_map, a1 = true} : () -> () loc(callsite(fused["b", "":32:82 to 65:81] at fused[]))
// -----
"t.op"() {a0 = dense<(3, -4)> : tensor<complex<i3>>, a1 = false, a2 = 5.8821e6 : bf16} : () -> () loc("n"("":99:56))
"t.op"() {a0 = {"1x", foo = -8.94834969002967e-230 : tf32}, a1 = -4.9875095125e262, a2 = !a.b.c} : () -> () loc(unknown)
"t.op"() {a0 = affine_set<(d0)[s0, s1] : (s0 >= 4, d0 floordiv 5 == d0 - 16)>} : () -> () loc(fused["g":88:34 to :86, unknown, fused<@".$- ">[unknown, "g":73:71 to 25:33]])
// -----
"t.op"() {a0 = loc("\"$b"), a1 = vector<1xui8>, a2 = 0.081866} : () -> () loc(unknown)
// -----
"t.op"() {a0 = affine_map<(d0, d1, d2)[s0, s1] -> (-(-((s1) + (d2)) ceildiv (-2)))>, a1 = affine_map<()[s0, s1] -> (((8) * (3 mod 2)))>} : () -> () loc(fused<9223372036854775807 : i64>[unknown])
"t.op"() {a0 = tuple<index>, a1 = (tensor<*xindex>) -> (tensor<*xf6E2M3FN>)} : () -> () loc(fused["n"("f.c":31:69), "a", "g":97:74 to :64])
// -----
"t.op"() {a0 = [affine_map<(d0, d1)[s0] -> ((s0) * (s0 + s0) * 3, ((((s0) floordiv (-4)) + ((s0) - (s0))) + (1)) * (((d1 - d1) mod (2)) floordiv (1)))>, affine_set<(d0, d1, d2)[s0] : ()>]} : () -> () loc(callsite("n"(unknown) at unknown))
"t.op"() {a0 = affine_map<() -> ((12 + 8) + (8) ceildiv 6 * (12) - (((4) + (1)) - (0 floordiv 2)))>, a1 = -123456789.0, a2 = dense<[]> : tensor<0xcomplex<i3>>} : () -> () loc("":15:22 to :29)
// -----
"t.op"() {a0 = affine_map<(d0)[s0] -> ((((s0) floordiv (2)) + -((d0) - (s0))) + ((((d0) ceildiv (6)) * ((6) * (5))) floordiv (0)), 6)>} : () -> () loc("n"("n"("":32:46 to 3:23)))
"t.op"() {a0 = @vector::@"_\nZ"::@"\00<$", a1 = dense_resource<r3> : tensor<f8E4M3FN>, a2 = affine_map<()[s0, s1] -> ()>} : () -> () loc("n"(callsite(unknown at unknown)))
"t.op"() {a0 = affine_set<() : (-5 + -2 >= ((-4) - (4)) - ((8) - (4)), (3) + (-2 + 3) == (-4) - (2), (0) - (12) <= 5)>, a1 = distinct[1]<9223372036854775807 : index>} : () -> () loc(unknown)
// -----
"t.op"() {a0 = strided<[1, 17, -3], offset: 0>, a1 = tensor<?x1xf8E5M2FNUZ, #a.b.c>, a2 = #a.b} : () -> () loc(fused<[@b]>[fused<array<f8E5M2: 0x4b, -27.585772525, 3.55791143734347e112, -0.549128612605077>>[unknown], "f.c":28:4 to :94])
"t.op"() {a0 = dense_resource<"r 2"> : tensor<0xbf16>, a1 = sparse<[[2], [2], [0]], [(0x9e04ac71, 6.365149748795957e110), (0.0000, -9.5e-117), (0x8c875d1e, 0.00000015)]> : tensor<4xcomplex<f32>>, a2 = "\00" : !a.b.c} : () -> () loc(callsite(unknown at unknown))
// -----
"t.op"() {a0 = distinct[1]<affine_map<()[s0] -> (8)>>, a1 = affine_set<(d0)[s0, s1] : (-2 + 1 == s0, 8 <= (s1) - ((d0) - (d0)))>, a2 = sparse<[[0]], [9223372036854775807]> : tensor<2xindex>} : () -> () loc(unknown)
"t.op"() {a0 = unit, a1 = distinct[2]<strided<[?, ?, -3]>>, a2 = sparse<[[0], [0], [0]], [(-567.91238577457909, 2.7799036e261), (-5.0e-324, 0xfb6e510d), (1.0e39, -0.000)]> : tensor<1xcomplex<f32>>} : () -> () loc("n"(callsite("f.c":53:42 to 27:21 at "":26:8)))
"t.op"() {a0 = 0.0 : f80} : () -> () loc("f.c":27:13 to :27)
// -----
"t.op"() {a0 = affine_set<()[s0] : ()>, a1 = dense<[[[9223372036854775807, 9223372036854775807, 9223372036854775807, 782734785945385847], [-4, 4871131945779118165, 2925923631310996104, 9223372036854775807], [9223372036854775807, -1803405313924640285, 3, 4], [9223372036854775807, 9, 9223372036854775807, -3]]]> : vector<1x4x4xindex>, a2 = 0xa8 : f8E5M2} : () -> () loc("f.c":15:87 to :33)
// -----
"t.op"() {a0 = strided<[?, 17], offset: ?>} : () -> () loc("b")
"t.op"() {a0 = distinct[0]<>} : () -> () loc("g":72:80 to 17:35)
// -----
"t.op"() {a0 = {a$b = sparse<[], []> : tensor<1xindex>, A1}, a1 = affine_map<() -> ()>} : () -> () loc(unknown)
"t.op"() {a0 = sparse<[[1, 3, 0], [1, 2, 0], [0, 0, 0]], [(1131.7, -9580.34922), (-3.081634500e-164, -0.2893828639764193), (-7.971713e-122, 5.0e-324)]> : tensor<3x4x1xcomplex<f32>>, a1 = -4294967295} : () -> () loc("g":69:35 to :25)
// -----
"t.op"() {a0 = @"\00-.\n"::@foo, a1 = loc(callsite(callsite("b" at unknown) at fused<dense<"a"> : tensor<100x!a.b>>["g":25:26 to 73:82]))} : () -> () loc(callsite("n"("a") at "f.c":23:52 to 42:7))
"t.op"() {a0 = affine_map<(d0)[s0, s1] -> (12, 4, 4)>, a1 = "" : complex<i63>} : () -> () loc("n"("b"))
// -----
"t.op"() {a0 = affine_map<(d0, d1, d2)[s0, s1] -> (((((12) + (d1))) - (8 floordiv 2)) - (s1), (s1 + (d2) - (s1)) ceildiv (2), (((d0) floordiv (2)) + (4)) floordiv ((s0) ceildiv (2)))>, a1 = dense_resource<"r 2"> : tensor<1xindex>} : () -> () loc("b.$")
// -----
"t.op"() {a0 = [], a1 = affine_set<()[s0, s1] : (s1 == -4, -1 <= s1)>, a2 = "éé"} : () -> () loc(callsite("a" at unknown))
// -----
"t.op"() {a0 = sparse<[], []> : tensor<1x4xcomplex<f32>>, a1 = none, a2 = dense_resource<"r 2"> : tensor<4xindex>} : () -> () loc("":72:22)
// -----
"t.op"() {a0 = i96, a1 = "\FF\\"} : () -> () loc(fused[callsite("":91:5 to 36:3 at unknown)])
// -----
"t.op"() {a0 = "\00\00", a1 = complex<si31>, a2 = affine_map<()[s0] -> (-4 - ((4)) - ((5) + (-4)), (s0) mod (4), s0)>} : () -> () loc(fused<@tensor>["f.c":2:63, "n"("":7:13)])
// -----
"t.op"() {a0 = false, a1 = 9223372036854775807 : i64} : () -> () loc(fused<dense<[]> : tensor<0x2xcomplex<f80>>>[unknown])
"t.op"() {a0 = strided<[1]>, a1 = array<f8E8M0FNU: -123456789.0, 0x7b, -2.189368e192, -7.5075e-91>, a2 = loc(unknown)} : () -> () loc(fused[])
// -----
"t.op"() {a0 = loc(callsite("n"("a") at callsite("f.c":80:7 to :9 at "g":62:16 to :65))), a1 = () -> ui24, a2 = distinct[0]<"Z$$\t">} : () -> () loc("f.c":41:48 to 18:8)
"t.op"() {a0 = tuple<vector<f4E2M1FN>, index, !a.b.c, vector<2xsi4>, tensor<*xtf32>, f128, none, index, memref<0xf64, 2 : i32>, none, i65, i1, tensor<0x!a.b, false>, tuple<index, f8E4M3FN, i1>, tensor<*xbf16>, memref<?xvector<2xf32>>, tensor<*xindex>>} : () -> () loc(fused["g":64:2 to 84:63])
"t.op"() {a0 = dense<[[-0.041, 0.001, 100000.0, 0x64]]> : tensor<1x4xf8E4M3FNUZ>, a1 = [{"1x" = 0x565fef0f70765df8194be8898f7e4f50 : f128, i32 = 1.17549435e-38}, affine_map<(d0)[s0, s1] -> (((d0)) + (3), (d0))>]} : () -> () loc(unknown)
// -----
"t.op"() {a0 = @""::@a$b::@affine_map} : () -> () loc("":96:99 to :89)
"t.op"() {a0 = {"a b", affine_map, foo = loc("":88:80 to :6)}} : () -> () loc(unknown)
"t.op"() {a0 = dense<[[[(0x2133ef8aa1d33be, 65520.0), (-5.0e-324, -5.08066e-305)]]]> : tensor<1x1x2xcomplex<f64>>, a1 = array<f128: -3.17742914e-203, -0.00, 1.0e39>} : () -> () loc("\0A\\bb$")
// -----
"t.op"() {a0 = dense_resource<"r 2"> : tensor<1xindex>, a1 = 1.7976931348623157e308} : () -> () loc("g":17:26 to :9)
"t.op"() {a0 = 9223372036854775807 : index, a1 = -65535 : si0, a2 = dense_resource<"r 2"> : tensor<?x2xsi16>} : () -> () loc("n"("g":91:6 to :39))
"t.op"() {a0 = #a.b.c, a1 = dense_resource<r3> : tensor<index>} : () -> () loc(unknown)
// -----
"t.op"() {a0 = @" ", a1 = affine_set<() : (8 <= 8)>, a2 = memref<1x?xcomplex<f32>, strided<[1, 1]>, 0>} : () -> () loc(fused["g":10:60 to 80:59])
"t.op"() {a0 = sparse<[[0, 0], [0, 0]], [(-123456789.0, 0xbc4d77b4), (74299.45, 1.17549435e-38)]> : tensor<1x3xcomplex<f32>>} : () -> () loc(fused["g":18:11 to 25:73, "f.c":2:90 to :56])
"t.op"() {a0 = affine_set<(d0, d1, d2) : (16 >= ((-4)) - ((d2) floordiv (3)), d0 <= d1 floordiv 5, (100) + (1) <= 16)>} : () -> () loc(callsite(unknown at fused<dense_resource<"r 2"> : tensor<2x1x0xindex>>["f.c":76:53, "f.c":95:89 to :38]))
// -----
"t.op"() {a0 = 2147483648, a1 = affine_map<() -> (((0) + (5) mod 3) + (4) + -4)>, a2 = [#a.b]} : () -> () loc(fused["":92:77 to :26, "g":19:97 to :55, "":44:15 to 32:44])
"t.op"() {a0 = dense_resource<r1> : tensor<index>, a1 = dense<[[["x\0Ay", "x\0Ay"], ["x\0Ay", "x\0Ay"]]]> : tensor<1x2x2x!a.b>} : () -> () loc(unknown)
// -----
"t.op"() {a0 = vector<si7>, a1 = @b::@vector, a2 = distinct[1]<>} : () -> () loc(fused[callsite("f.c":30:70 at "f.c":9:34), callsite("g":80:69 to 32:7 at "g":46:98), fused<dense<[(18446744073709551615, 8244461512324247982), (1, 0)]> : tensor<2xcomplex<ui64>>>[]])
"t.op"() {a0 = strided<[?, 0, 1], offset: 1>, a1 = [loc(fused<array<si8: -2, 121>>["n"("f.c":18:35 to 19:81), unknown, ""])]} : () -> () loc(unknown)
// -----
"t.op"() {a0 = 4294967295 : i96, a1 = affine_map<(d0)[s0, s1] -> ()>, a2 = 2 : ui96} : () -> () loc("n"(unknown))
"t.op"() {a0 = @"\\\n\""::@foo::@loc, a1 = 8 : i64, a2 = tensor<0x1xvector<4xi8>>} : () -> () loc("f.c":1:45)
// -----
"t.op"() {a0 = affine_map<()[s0, s1] -> (s0, s0, 4 * -4)>} : () -> () loc(fused<loc("g":41:93)>[unknown, "n"(unknown)])
"t.op"() {a0 = affine_set<()[s0] : (0 == 0, s0 >= s0)>, a1 = distinct[1]<dense<[[["x\0Ay", "b", "b", "x\0Ay"], ["b", "x\0Ay", "b", "x\0Ay"], ["a", "a", "a", "b"], ["b", "a", "x\0Ay", "x\0Ay"]], [["b", "x\0Ay", "a", "a"], ["x\0Ay", "x\0Ay", "x\0Ay", "a"], ["b", "a", "a", "x\0Ay"], ["a", "x\0Ay", "x\0Ay", "x\0Ay"]]]> : tensor<2x4x4x!a.b>>, a2 = [index, dense<[[-1977199602986484170, -1, -4, -18446744073709551616]]> : vector<1x4xi65>]} : () -> () loc(unknown)
// -----
"t.op"() {a0 = distinct[2]<-613487.3926629>} : () -> () loc(unknown)
// -----
"t.op"() {a0 = array<f128: -1745.062821048>} : () -> () loc("g":28:25 to 62:45)
// -----
"t.op"() {a0 = "é\t11", a1 = dense<[[[-3460921511247568825, -3460921511247568825]]]> : tensor<1x1x2xindex>, a2 = dense_resource<r3> : tensor<2x3xindex>} : () -> () loc("n"(callsite("f.c":75:92 to 70:62 at unknown)))
// -----
"t.op"() {a0 = {a = "_"}, a1 = 5.6883067e-154} : () -> () loc("n"(fused[]))
"t.op"() {a0 = dense_resource<"r 2"> : tensor<1xi8>, a1 = affine_set<(d0, d1, d2) : (5 >= 4)>, a2 = 1.0e39} : () -> () loc("f.c":65:90 to :44)
// -----
"t.op"() {a0 = !q.w<"s>">, a1 = [dense_resource<"r 2"> : tensor<index>], a2 = "b\"\\\t" : !x<"y">} : () -> () loc("n"("b"))
"t.op"() {a0 = "\t<" : none} : () -> () loc("n"("f.c":46:99 to 11:63))
"t.op"() {a0 = affine_map<(d0, d1, d2)[] -> ()>, a1 = !a<b c>, a2 = @b} : () -> () loc("f.c":66:48 to 98:95)
// -----
"t.op"() {a0 = distinct[2]<{"a b", "a b"}>, a1 = sparse<[], []> : tensor<4xcomplex<f32>>} : () -> () loc(callsite(fused["f.c":62:53 to :78] at unknown))
// -----
"t.op"() {a0 = loc("n"(""))} : () -> () loc("n"("n"("a")))
"t.op"() {a0 = f8E3M4, a1 = -128 : si8} : () -> () loc("n"("a"))
// -----
"t.op"() {a0 = affine_map<(d0, d1, d2) -> (d1, ((((d1) * (2)) + ((-4) mod (0)))) + (3))>} : () -> () loc(fused[])
// -----
"t.op"() {a0 = loc("g":96:93 to 83:91)} : () -> () loc("g":38:11 to 43:30)
"t.op"() {a0 = 64086777362772030533496009397974574820606899776392623482258 : ui200} : () -> () loc(unknown)
// -----
"t.op"() {a0 = true, a1 = strided<[]>} : () -> () loc("":66:23 to 43:61)
// -----
"t.op"() {a0 = affine_map<()[s0] -> (s0, ((100) - ((3))) ceildiv (8))>, a1 = #a<b c>, a2 = sparse<[[0], [0], [1]], [(0x765c7d3b, 6.88748e223), (0x4bf2972, 3.80), (-448.0, -1.17017509529573e-40)]> : tensor<3xcomplex<f32>>} : () -> () loc("b")
// -----
"t.op"() {a0 = -1234567.0, a1 = [affine_map<()[s0] -> (6)>, -3 : index], a2 = index} : () -> () loc("a")
"t.op"() {a0 = dense<"a"> : tensor<!a.b>, a1 = strided<[0]>, a2 = distinct[2]<dense_resource<r3> : tensor<index>>} : () -> () loc(fused<dense_resource<r1> : tensor<2x2xi129>>[])
"t.op"() {a0 = #a.b, a1 = sparse<[], []> : tensor<4xcomplex<f32>>, a2 = loc("g":92:98 to :99)} : () -> () loc(unknown)
// -----
"t.op"() {a0 = i4, a1 = affine_map<(d0, d1, d2)[s0, s1] -> (d0, (s1) - ((100) + (s1)))>, a2 = strided<[], offset: ?>} : () -> () loc("":80:64 to :34)
"t.op"() {a0 = "", a1 = -255 : ui63, a2 = array<i64>} : () -> () loc(callsite("b" at unknown))
// -----
"t.op"() {a0 = [], a1 = affine_map<(d0, d1, d2) -> ()>, a2 = "_\0A$"} : () -> () loc("b")
"t.op"() {a0 = 1234567.0, a1 = dense<(0.000000638581142, 5.348e-122)> : tensor<complex<f64>>} : () -> () loc("n"(unknown))
// -----
"t.op"() {a0 = vector<i0>, a1 = dense<[18446744073709551615]> : tensor<1xui64>} : () -> () loc(unknown)
// -----
"t.op"() {a0 = 8.302474e184 : f6E2M3FN, a1 = affine_map<(d0, d1)[s0, s1] -> (d0)>} : () -> () loc(unknown)
"t.op"() {a0 = dense<9223372036854775807> : tensor<index>, a1 = array<i128: -5, 170141183460469231731687303715884105727, -58348812043088737018424890689244723580, 5>, a2 = -8 : si200} : () -> () loc("g":16:56 to 44:44)
"t.op"() {a0 = loc("n"(unknown)), a1 = -647.529165125182885} : () -> () loc(callsite("f.c":33:92 to 13:78 at "n"(unknown)))
// -----
"t.op"() {a0 = dense<[1.2179308618476550e-75, 0x864c]> : tensor<2xbf16>, a1 = distinct[0]<[-8]>, a2 = sparse<[[0, 1], [0, 1], [0, 0]], [false, true, true]> : tensor<2x3xi1>} : () -> () loc(fused<true>["b", fused<affine_map<(d0) -> (d0, (d0) ceildiv (2))>>["f.c":99:1 to :79]])
"t.op"() {a0 = sparse<[[2, 0]], [(0xbd51695c, 1.7976931348623157e308)]> : tensor<3x3xcomplex<f32>>, a1 = dense<[-9223372036854775808]> : tensor<1xindex>, a2 = {i32 = tensor<*xui128>}} : () -> () loc(fused[])
// -----
"t.op"() {a0 = strided<[], offset: 1>, a1 = affine_set<(d0, d1)[s0] : ((d1) + (12) >= (d1) + (s0), s0 mod s0 == 6 + 100)>, a2 = affine_map<()[s0] -> (3 + s0 mod 100 floordiv 4, 5)>} : () -> () loc("":44:51 to 20:73)
"t.op"() {a0 = dense_resource<r1> : tensor<3x1x4xindex>} : () -> () loc(fused<affine_map<(d0, d1)[s0, s1] -> (s0)>>[fused[unknown, "b"], fused<#a.b<x> : i32>[]])
// -----
"t.op"() {a0 = affine_map<(d0, d1)[s0, s1] -> (((s1) mod (1)) - ((s1) ceildiv (6)) + s1)>, a1 = memref<3x4xindex, strided<[17, -3], offset: ?>>, a2 = #a.b} : () -> () loc("":45:33 to 67:37)
"t.op"() {a0 = @" \"\n\0A", a1 = -9223372036854775808 : i64, a2 = tuple<>} : () -> () loc("f.c":39:60)
// -----
"t.op"() {a0 = loc("g":93:63 to 51:68), a1 = dense<2334105549334207339> : vector<2xindex>, a2 = tensor<complex<i65>, -1>} : () -> () loc("n"(callsite(unknown at "f.c":82:36 to :15)))
// -----
"t.op"() {a0 = dense<[]> : tensor<0xindex>} : () -> () loc(unknown)
// -----
"t.op"() {a0 = array<i128: -3>, a1 = sparse<[[0, 1, 3], [3, 1, 2]], [(0xcc3477f, 2.0e-300), (-2.4911784e-191, -5.6214694706057e-34)]> : tensor<4x2x4xcomplex<f32>>, a2 = tuple<!x<"y">>} : () -> () loc(callsite("f.c":72:15 at "a"))
"t.op"() {a0 = [], a1 = [dense<-7429427358699176789> : tensor<4x3xindex>, 0.30000001 : f8E4M3FN, loc(fused<array<f16: 8.196e-296, 8.2454529e174, -8.1890229081392e-286, 0x8303>>["":15:59, fused["a"], "n"(unknown)])], a2 = strided<[1, 0]>} : () -> () loc(fused[callsite("a" at ""), unknown, fused["g":37:77, "ZZ_<", "":17:48]])
// -----
"t.op"() {a0 = distinct[0]<false>, a1 = 4 : index} : () -> () loc(fused<false>[callsite("f.c":84:71 at "":49:97), fused<affine_set<()[s0, s1] : ((16) mod (8) >= s0)>>["a"]])
"t.op"() {a0 = -6.5759719590838399e-206 : f8E4M3B11FNUZ} : () -> () loc(fused[callsite(unknown at "":74:64 to :32), "a"])
// -----
"t.op"() {a0 = #a<b c>, a1 = distinct[2]<>, a2 = affine_map<()[s0, s1] -> ((16) mod (4), (6) + (s1))>} : () -> () loc(fused["a", "a", "":51:77 to :46])
// -----
"t.op"() {a0 = 0 : ui1} : () -> () loc("f.c":26:32 to 19:83)
"t.op"() {a0 = #a.b<x> : i32, a1 = strided<[-3, -3]>} : () -> () loc(fused["g":82:46 to 88:18])
// -----
"t.op"() {a0 = strided<[0, 1], offset: ?>, a1 = sparse<[[0, 0], [0, 0]], [(1.4e-45, 4.2e142), (347.347600539080, 88790.3126530988957)]> : tensor<1x2xcomplex<f32>>, a2 = @"b"::@"\0A-"} : () -> () loc(fused[fused<loc("f.c":16:74)>["":61:99 to :54, unknown, "":62:38 to :55], fused<unit>["f.c":70:77 to :12, "b"]])
"t.op"() {a0 = index, a1 = 8 : index} : () -> () loc("g":9:87)
"t.op"() {a0 = affine_set<(d0, d1)[s0, s1] : (d1 == 0, s1 <= s0, d0 mod 8 >= s1 ceildiv 2)>, a1 = f8E8M0FNU} : () -> () loc("a")
// -----
"t.op"() {a0 = dense_resource<r1> : tensor<?x4x4xf64>, a1 = (bf16) -> (vector<[2]xindex>, vector<si2>), a2 = loc(fused[])} : () -> () loc(callsite(unknown at "b"))
"t.op"() {a0 = affine_set<(d0)[s0] : ()>, a1 = 6274095011393620557 : i64} : () -> () loc(fused["a"])
// -----
"t.op"() {a0 = {}} : () -> () loc(fused[])
"t.op"() {a0 = loc(unknown), a1 = 9223372036854775807, a2 = affine_set<(d0)[s0, s1] : (s0 >= ((d0) - (d0)) ceildiv (6), 3 * 5 + d0 mod 8 == (s1 floordiv 3) + ((d0) ceildiv (s1)), s0 <= d0)>} : () -> () loc(callsite("b" at callsite("f.c":58:83 to 5:55 at "é\00")))
// -----
"t.op"() {a0 = 65535} : () -> () loc("":16:65 to :88)
"t.op"() {a0 = loc(callsite(callsite(unknown at "a") at "a")), a1 = "\FF", a2 = 9223372036854775807 : index} : () -> () loc("":65:13)
"t.op"() {a0 = sparse<[[1, 0], [1, 3], [0, 1]], [-2147483648, -2147483648, 9]> : tensor<2x4xi32>, a1 = 0x33 : f6E3M2FN} : () -> () loc(callsite("":83:34 at "g":62:92 to :94))
// -----
"t.op"() {a0 = dense_resource<"r 2"> : tensor<?x1x4xindex>, a1 = dense_resource<"r 2"> : tensor<0xsi16>, a2 = array<i1: true, false, false, false>} : () -> () loc(fused<@"">["n"("b"), "n"("":74:74), fused["a", unknown]])
"t.op"() {a0 = affine_set<()[s0, s1] : (-(-2) == 0, s1 ceildiv 1 == s0 * 6, (2) * (3) == -(5) mod (100))>, a1 = array<si8: -128, -56, -45, -1>, a2 = 2.0e-300} : () -> () loc(callsite("b" at unknown))
"t.op"() {a0 = i16} : () -> () loc("b")
// -----
"t.op"() {a0 = 1234567.0 : f32, a1 = affine_map<()[s0, s1] -> (1, (1) - ((s1) * (s0) * -1))>} : () -> () loc(callsite("f.c":92:68 to :53 at callsite(unknown at "\\")))
// -----
"t.op"() {a0 = 8388607 : si24} : () -> () loc(callsite(fused<dense<[0x1ce3266defce0ef]> : vector<1xf64>>["g":98:65 to 12:64] at callsite("a" at "":86:9 to :0)))
"t.op"() {a0 = 6.98328879} : () -> () loc(fused<0.001>["n"(unknown), callsite("f.c":92:63 at "f.c":29:92 to :52), "g":43:63 to :38])
// -----
"t.op"() {a0 = 0x4dcf : bf16} : () -> () loc("n"(callsite("a" at "é_")))
"t.op"() {a0 = ""} : () -> () loc(fused<affine_map<(d0, d1, d2) -> ()>>[callsite("a_\t<_" at "a")])
"t.op"() {a0 = " \\\"Z"} : () -> () loc("g":98:79 to 87:44)
// -----
"t.op"() {a0 = affine_set<(d0, d1) : (-2 <= 12)>, a1 = -9223372036854775808 : i64} : () -> () loc(unknown)
"t.op"() {a0 = i1, a1 = dense<[[[(8, -1690801439)], [(995355414, 1286494540)], [(-2147483648, 2147483647)]], [[(239671971, -2147483648)], [(1, -5)], [(-9, -2147483648)]], [[(-2147483648, 9)], [(9, 2147483647)], [(8, 2147483647)]], [[(3, -2147483648)], [(2147483647, -2147483648)], [(-1096425955, -1252076517)]]]> : tensor<4x3x1xcomplex<i32>>} : () -> () loc(unknown)
"t.op"() {a0 = {tensor}} : () -> () loc("":25:33 to :85)
// -----
"t.op"() {a0 = [], a1 = "$\\Z" : (f64, i1) -> (f8E5M2, index)} : () -> () loc(unknown)
"t.op"() {a0 = " \\<\" "} : () -> () loc("":82:43)
"t.op"() {a0 = affine_map<(d0)[s0, s1] -> ((s0) floordiv (s1), (((s0) + (-2)) + s0) * ((d0) + (s0)), 4 mod 2)>, a1 = []} : () -> () loc(callsite(fused["":22:19 to :2, unknown, "":12:96 to :26] at "":42:78 to 7:8))
// -----
"t.op"() {a0 = complex<f8E4M3>} : () -> () loc(callsite("a" at unknown))
"t.op"() {a0 = 536, a1 = 9223372036854775807 : i64} : () -> () loc("n"(fused<strided<[?]>>[]))
"t.op"() {a0 = index, a1 = dense<0x9f> : tensor<f8E4M3B11FNUZ>} : () -> () loc(fused["n"("g":61:75 to 21:79)])
// -----
"t.op"() {a0 = affine_set<()[s0, s1] : (s1 <= s0)>, a1 = 3.4288345e77} : () -> () loc(callsite("":45:71 at fused["b"]))
"t.op"() {a0 = dense<"a"> : tensor<!a.b>, a1 = affine_set<(d0, d1, d2)[s0, s1] : ((d1 mod -2) * (1) <= 0)>, a2 = distinct[1]<"Z\t\\\n" : complex<f8E5M2FNUZ>>} : () -> () loc(callsite(callsite("":24:0 at "b") at fused["":66:95, unknown, "a"]))
"t.op"() {a0 = [], a1 = 4.493043075047114e150} : () -> () loc("n"("é\0Aé"))
// -----
"t.op"() {a0 = array<f32: 0x1ecab4b2>} : () -> () loc("":93:99 to 20:70)
"t.op"() {a0 = dense<[]> : tensor<0x!a.b>} : () -> () loc(unknown)
// -----
"t.op"() {a0 = dense<[[], []]> : tensor<2x0x1x!a.b>} : () -> () loc("g":53:30)
"t.op"() {a0 = si2, a1 = vector<tf32>} : () -> () loc("g":48:88 to 41:42)
// -----
"t.op"() {a0 = affine_set<(d0, d1, d2)[s0] : ((1) <= (1) - (2))>, a1 = dense_resource<r1> : tensor<?x2x?xindex>} : () -> () loc("n"(callsite("f.c":57:7 at "b")))
"t.op"() {a0 = [sparse<[], []> : tensor<3x2xf8E5M2>, tuple<bf16, index>]} : () -> () loc("f.c":74:39 to :68)
// -----
"t.op"() {a0 = @".é\00", a1 = tensor<index>, a2 = {f32, tensor = affine_map<(d0)[s0, s1] -> (d0, ((d0) + (d0)), (2) + (s0))>}} : () -> () loc(unknown)
"t.op"() {a0 = []} : () -> () loc(unknown)
"t.op"() {a0 = {f32 = -256}, a1 = -3 : i8} : () -> () loc("":79:32 to :25)
// -----
"t.op"() {a0 = #a.b, a1 = affine_set<(d0)[s0] : ()>, a2 = (f6E2M3FN) -> index} : () -> () loc("n"("<\n\00"))
"t.op"() {a0 = affine_set<() : (4 >= (12) mod (1) mod (-4))>, a1 = distinct[1]<dense<-1.4e-45> : tensor<f6E3M2FN>>, a2 = dense<[-4, -4, -4]> : tensor<3xindex>} : () -> () loc(callsite(unknown at unknown))
// -----
"t.op"() {a0 = loc(fused[unknown, "n"(unknown), "":21:97 to 3:7]), a1 = {b, "a b", "a b"}} : () -> () loc("b")
// -----
"t.op"() {a0 = -65535, a1 = f8E4M3, a2 = dense<[[-3847390, -8388608, 4, 8]]> : tensor<1x4xi24>} : () -> () loc("g":77:13 to 93:64)
"t.op"() {a0 = #a.b.c, a1 = 9223372036854775807 : i64} : () -> () loc(fused["f.c":12:76, callsite("g":42:11 to 26:19 at "b"), callsite("g":13:25 at "a")])
"t.op"() {a0 = 0x5 : f6E2M3FN, a1 = array<bf16: 65520.0, -2.0e-300, 0x4427, 3.5e-143>} : () -> () loc(callsite("n"("b") at "":56:66 to :49))
// -----
"t.op"() {a0 = -6 : i64, a1 = dense_resource<r1> : tensor<index>} : () -> () loc("g":26:75 to :2)
"t.op"() {a0 = ["", @f32], a1 = (index) -> f6E3M2FN, a2 = dense_resource<"r 2"> : tensor<?x2xui1>} : () -> () loc(fused<strided<[0, 17]>>[callsite("g":42:47 to 74:16 at "a"), fused["f.c":76:87 to :23, "g":41:90 to 52:54], "f.c":0:84])
"t.op"() {a0 = index, a1 = [[unit], -0.1, i1]} : () -> () loc(fused[callsite("b" at "a")])
// -----
"t.op"() {a0 = sparse<[], []> : tensor<3x1xf8E3M4>, a1 = loc("a"), a2 = -9.5e-252 : f32} : () -> () loc("n"(callsite("g":10:11 at "1 <Z")))
"t.op"() {a0 = affine_set<(d0, d1, d2)[s0, s1] : ()>, a1 = {_z, "a b"}} : () -> () loc(fused[fused["":6:30 to :92], "n"("f.c":17:23 to :92)])
"t.op"() {a0 = sparse<[[2, 2]], [0x14ad28fa6be12d5417af]> : tensor<3x3xf80>, a1 = array<i1>, a2 = affine_set<(d0, d1)[s0] : ()>} : () -> () loc("")
// -----
"t.op"() {a0 = 85070591730234615865843651857942052863 : i127, a1 = sparse<[[0], [0], [0]], [(-0.00, 0xb39ecc90), (-9238.06698971852347, 820576.6744), (2.4398102465e-49, -9.5774543305107667)]> : tensor<1xcomplex<f32>>, a2 = sparse<[[0, 0, 0], [0, 0, 0]], [false, true]> : tensor<3x1x1xi1>} : () -> () loc(callsite(unknown at "":23:47))
"t.op"() {a0 = 5.9427086 : f8E4M3, a1 = @""::@a, a2 = sparse<[[1], [1], [2]], [-9223372036854775808, 9223372036854775807, 8]> : tensor<3xindex>} : () -> () loc(callsite("b" at callsite("" at "g":98:52 to :38)))
"t.op"() {a0 = strided<[]>} : () -> () loc("b")
// -----
"t.op"() {a0 = array<f128: -1.0e39, -6.913487e-290>, a1 = strided<[-3, 0, 17]>, a2 = loc(unknown)} : () -> () loc(fused["g":7:40])
"t.op"() {a0 = #a.b} : () -> () loc(fused[])
// -----
"t.op"() {a0 = "\té" : () -> i127, a1 = dense<6.621e34> : tensor<f8E4M3FNUZ>, a2 = tuple<>} : () -> () loc(callsite(unknown at "f.c":52:56 to 96:3))
"t.op"() {a0 = @foo, a1 = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xsi0>} : () -> () loc(unknown)
// -----
"t.op"() {a0 = @loc::@b, a1 = dense<[["b", "b"]]> : tensor<1x2x!a.b>, a2 = true} : () -> () loc(callsite(unknown at callsite("f.c":36:31 to :73 at "":68:27)))
"t.op"() {a0 = affine_map<(d0, d1, d2)[s0] -> (s0, d0 mod 8, s0)>, a1 = strided<[-3]>, a2 = -70943.45 : f32} : () -> () loc("g":69:25 to :49)
"t.op"() {a0 = "1a"} : () -> () loc(callsite("n"("g":26:68 to 93:15) at fused["f.c":39:75 to 87:88, "f.c":0:80 to :87, "\00\00\FFé"]))
// -----
"t.op"() {a0 = () -> (tuple<f6E3M2FN, index, i4>)} : () -> () loc(unknown)
// -----
"t.op"() {a0 = dense<(-5.0e-324, 0x79f04)> : tensor<complex<tf32>>, a1 = "$a-__"} : () -> () loc(fused[fused["":82:92, "f.c":16:28]])
"t.op"() {a0 = complex<f64>, a1 = #a.b<x> : i32} : () -> () loc(unknown)
// -----
"t.op"() {a0 = "1\0A\n"} : () -> () loc("":51:23 to 64:13)
// -----
"t.op"() {a0 = "\FF_\FFZ\00"} : () -> () loc("n"(fused<dense_resource<"r 2"> : tensor<?xindex>>["a"]))
"t.op"() {a0 = affine_set<(d0, d1) : (5 <= -12, 16 <= 16, 2 >= 8 - d0)>, a1 = [@a, [-7, true], {"a b", "foo"}], a2 = sparse<[[2], [2]], [6, 0]> : tensor<4xui96>} : () -> () loc("g":88:24 to 13:63)
"t.op"() {a0 = dense<[["x\0Ay", "b"], ["b", "x\0Ay"], ["x\0Ay", "x\0Ay"], ["b", "a"]]> : tensor<4x2x!a.b>} : () -> () loc("g":95:23 to 15:74)
// -----
"t.op"() {a0 = 0x5260c : tf32, a1 = #q<"w"> : tensor<2xi8>} : () -> () loc("":5:37 to 88:29)
"t.op"() {a0 = () -> (), a1 = 255, a2 = 4.490527e180} : () -> () loc("f.c":90:34 to 85:19)
// -----
"t.op"() {a0 = true} : () -> () loc("":43:51 to 22:93)
"t.op"() {a0 = "Z\t-\n-" : complex<f8E8M0FNU>, a1 = @tensor} : () -> () loc("b")
// -----
"t.op"() {a0 = #a<b c>, a1 = strided<[17]>, a2 = #q<"w"> : tensor<2xi8>} : () -> () loc("n"(fused<loc("f.c":38:6 to 93:14)>["":3:69 to 7:18, "":36:54]))
// -----
"t.op"() {a0 = array<ui8: 110, 214, 73>, a1 = -9223372036854775808 : i64} : () -> () loc(unknown)
"t.op"() {a0 = affine_map<(d0, d1, d2) -> (d2, 4)>} : () -> () loc("a")
"t.op"() {a0 = dense_resource<"r 2"> : tensor<1x3x?xsi3>, a1 = bf16, a2 = -855} : () -> () loc(unknown)
// -----
"t.op"() {a0 = loc(callsite("":63:1 to :35 at fused<affine_map<(d0, d1)[s0, s1] -> (((d0) + (d1)) * (0), (s0) floordiv ((d0) - (s0)) floordiv s0 ceildiv 8, 100)>>[])), a1 = false} : () -> () loc("f.c":69:24)
"t.op"() {a0 = "1-" : index, a1 = loc(unknown)} : () -> () loc("f.c":25:33)
// -----
"t.op"() {a0 = -9223372036854775808} : () -> () loc("n"(callsite("f.c":46:39 at "g":93:95 to :58)))
// -----
"t.op"() {a0 = [], a1 = []} : () -> () loc("n"("g":10:24))
"t.op"() {a0 = dense<(-0.0, 0xde)> : tensor<complex<f8E5M2>>} : () -> () loc(callsite(unknown at "f.c":36:93 to :55))
"t.op"() {a0 = []} : () -> () loc(fused[fused<"\né\" ">["f.c":67:52 to :40], fused["":61:39]])
// -----
"t.op"() {a0 = tensor<!a.b>, a1 = distinct[2]<vector<[3]xsi96>>} : () -> () loc(unknown)
// -----
"t.op"() {a0 = [], a1 = 0 : si2} : () -> () loc("b")
"t.op"() {a0 = strided<[17, 17]>, a1 = vector<2xi64>} : () -> () loc("n"("n"("":25:36 to 4:47)))
"t.op"() {a0 = affine_map<(d0)[s0, s1] -> ((((s0) - (s0))) floordiv (0), d0)>, a1 = -8.5802101105966493e77, a2 = affine_map<(d0, d1)[s0] -> ()>} : () -> () loc("":89:29)
// -----
"t.op"() {a0 = 1.4e-45 : f32, a1 = dense<[[[(2, -1), (-3, -1), (3, -4)]], [[(-2, -4), (0, 2), (0, -4)]]]> : tensor<2x1x3xcomplex<i3>>} : () -> () loc(fused["n"(unknown)])
"t.op"() {a0 = "Za" : f8E3M4, a1 = vector<f6E2M3FN>, a2 = "\0A<é"} : () -> () loc(fused<9223372036854775807 : i64>["n"(unknown), fused[], "g":21:74])
// -----
"t.op"() {a0 = @"<\\"::@a$b} : () -> () loc("":84:60 to 24:22)
"t.op"() {a0 = -5 : si0, a1 = #a<b c>} : () -> () loc(unknown)
"t.op"() {a0 = {"b", "1x" = loc(callsite(callsite(unknown at "g":54:65 to 88:89) at fused["":78:85 to :16, "g":84:34]))}} : () -> () loc("n"(callsite("f.c":70:91 at "g":75:19 to :87)))
// -----
"t.op"() {a0 = [array<f64: 0xc059f47fc963117>, unit], a1 = -5.96107866269688280e-152, a2 = [affine_set<()[s0, s1] : ()>, array<i1>]} : () -> () loc("n"(callsite("f.c":93:80 to :91 at "":83:96 to 30:91)))
// -----
"t.op"() {a0 = 6.6865342e-181} : () -> () loc(unknown)
"t.op"() {a0 = dense<[[], []]> : tensor<2x0xcomplex<i32>>, a1 = "\\" : vector<index>} : () -> () loc(fused[fused<-9223372036854775807 : si63>[unknown, "":41:57 to 30:60, "a"], fused<unit>[], "f.c":25:55 to 8:65])
"t.op"() {a0 = loc("g":28:65 to :58), a1 = dense_resource<"r 2"> : tensor<index>, a2 = 0.2} : () -> () loc("g":42:8 to :12)
// -----
"t.op"() {a0 = affine_map<(d0, d1, d2)[s0] -> (((s0) * (s0)), (((d1))) - (d2))>} : () -> () loc("g":25:24 to 29:33)
"t.op"() {a0 = strided<[], offset: -3>} : () -> () loc(unknown)
// -----
"t.op"() {a0 = affine_map<(d0)[s0] -> ((100) ceildiv (3))>, a1 = @"", a2 = loc(unknown)} : () -> () loc(unknown)
"t.op"() {a0 = affine_map<(d0, d1, d2)[s0] -> ()>, a1 = affine_map<(d0)[s0] -> (d0, -1)>, a2 = #a.b.c} : () -> () loc("f.c":95:4 to :60)
// -----
"t.op"() {a0 = {"a b" = dense<[-9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808]> : tensor<99xindex>, "1x"}, a1 = -6.75929892147e-310 : f16, a2 = []} : () -> () loc(unknown)
// -----
"t.op"() {a0 = affine_map<(d0, d1, d2) -> ()>, a1 = 9223372036854775807 : i64, a2 = sparse<[[0], [0], [0]], [-4, -4, -4]> : tensor<1xsi3>} : () -> () loc(unknown)
"t.op"() {a0 = #a.b<x> : i32} : () -> () loc(callsite("b" at "g":37:21 to :6))
// -----
"t.op"() {a0 = strided<[?], offset: 0>} : () -> () loc(fused[])
"t.op"() {a0 = unit} : () -> () loc(fused<strided<[]>>[])
// -----
"t.op"() {a0 = dense<[[(-2147483648, -290694086), (33017977, 2147483647)], [(2147483647, -469242356), (2147483647, 2147483647)]]> : tensor<2x2xcomplex<i32>>, a1 = affine_set<(d0, d1, d2) : ((-2) - (-d2) >= (d2), (12 floordiv 2) + (4 mod -2) <= ((100) ceildiv (2)) mod (2), 5 == 8 ceildiv 8)>, a2 = {"a b" = 9223372036854775807 : i64, "a b"}} : () -> () loc(fused<sparse<[[1, 0, 0], [0, 0, 1], [3, 0, 0]], [0x9490cf4d, 0xaae761a2, 6.587306537e40]> : tensor<4x1x3xf32>>[callsite("g":96:15 to 46:6 at "f.c":67:9)])
// -----
"t.op"() {a0 = 8.7769477910e215, a1 = distinct[0]<>} : () -> () loc(fused[fused[], "n"(unknown)])
"t.op"() {a0 = affine_map<(d0, d1, d2)[s0] -> ()>} : () -> () loc(unknown)
// -----
"t.op"() {a0 = sparse<[], []> : tensor<4x1xf128>} : () -> () loc("b")
"t.op"() {a0 = dense<[[[]]]> : tensor<1x1x0xi7>} : () -> () loc(unknown)
// -----
"t.op"() {a0 = loc(callsite(fused["f.c":78:36 to 60:51, "g":5:12 to 60:83] at unknown)), a1 = 4611686018427387903 : si63} : () -> () loc("f.c":60:25)
"t.op"() {a0 = dense<9223372036854775807> : vector<1x2xindex>, a1 = [tensor<2xi1>]} : () -> () loc("n"("b"))
// -----
"t.op"() {a0 = sparse<[[2], [1], [0]], [-9223372036854775808, 6119800632308820172, 9223372036854775807]> : tensor<3xi64>} : () -> () loc(callsite("n"(unknown) at fused[]))
"t.op"() {a0 = [dense<[["b"]]> : tensor<1x1x!a.b>, [884 : i127, 5008.424514257131, @vector]]} : () -> () loc(fused["b"])
"t.op"() {a0 = strided<[17, 1, ?]>, a1 = distinct[0]<-4 : index>, a2 = 3.56338839094e-144} : () -> () loc("f.c":61:26 to 76:73)
// -----
"t.op"() {a0 = "b" : !q.w<"s>">, a1 = "\n\\é1-", a2 = array<i16: 32767>} : () -> () loc("n"("_\t\00\t"))
// -----
"t.op"() {a0 = {"a$b", a$b}} : () -> () loc(callsite(unknown at unknown))
"t.op"() {a0 = 8388607 : si24} : () -> () loc(fused<0x658b8cee2d94204e : f64>["a", "f.c":94:26 to :65, "n"("f.c":24:39 to 14:97)])
// -----
"t.op"() {a0 = affine_map<(d0, d1, d2)[s0, s1] -> (s1 - d2)>, a1 = i33} : () -> () loc(fused<#a.b>["n"(unknown), unknown, "g":33:30])
"t.op"() {a0 = array<i128: -170141183460469231731687303715884105728, -170141183460469231731687303715884105728, -170141183460469231731687303715884105728, -170141183460469231731687303715884105728>, a1 = [], a2 = sparse<[[1], [2]], [-6925645070065372359, 6707014571278322297]> : tensor<3xindex>} : () -> () loc("":25:10)
"t.op"() {a0 = affine_set<()[s0] : ()>, a1 = #q<"w"> : tensor<2xi8>, a2 = index} : () -> () loc(fused<@loc::@"">[])
// -----
"t.op"() {a0 = dense_resource<"r 2"> : tensor<0x4xindex>, a1 = array<f128: -8.600e138, -0.1>, a2 = [memref<complex<f32>, affine_map<()[s0] -> ((5) mod ((-((-1) mod (s0)))), 0, 100)>>, {"f32", "1x"}]} : () -> () loc(callsite("":75:9 to 95:66 at callsite("b" at "")))
// -----
"t.op"() {a0 = -32767 : ui1, a1 = 0 : ui4} : () -> () loc(fused<-2147483647>[fused["":72:92 to 9:12, "", "g":72:69], callsite("f.c":16:85 to :87 at "":5:83), unknown])
"t.op"() {a0 = memref<2x0x?xvector<2xf32>, strided<[0, -3, ?], offset: 0>>, a1 = sparse<[[1, 0, 1], [1, 1, 0]], [-1.0e10, 2.489e108]> : tensor<2x3x3xf8E4M3B11FNUZ>} : () -> () loc(unknown)
"t.op"() {a0 = loc(fused[fused[unknown, "":28:98 to :82, unknown], unknown]), a1 = dense<[[[], []], [[], []], [[], []], [[], []]]> : tensor<4x2x0xi33>, a2 = 0x2e : f6E2M3FN} : () -> () loc(fused["a", fused[]])
// -----
"t.op"() {a0 = 3.30676414156e-96 : f8E4M3FNUZ} : () -> () loc("n"("n"("":57:3)))
// -----
"t.op"() {a0 = "b.<a", a1 = @a$b, a2 = array<f128: 0x4cce86d3b260405ea716faba988dde52, 1.097144115380e70, -1.7976931348623157e308>} : () -> () loc("":58:28)
"t.op"() {a0 = sparse<[[2, 2, 0], [1, 0, 0], [0, 2, 1]], [(8.594982e206, -6.3428932692680302e61), (0x292965ba, 0x5922f1e9), (0xfc6809b2, 7.048e-171)]> : tensor<3x4x2xcomplex<f32>>} : () -> () loc("g":15:80 to 27:97)
"t.op"() {a0 = 9223372036854775807 : index, a1 = dense_resource<r1> : tensor<2xindex>} : () -> () loc("n"("f.c":72:62 to :53))
// -----
"t.op"() {a0 = {affine_map, "1x", vector}, a1 = 0x6f1cd272 : f32} : () -> () loc(callsite("a" at callsite("":13:13 to 86:24 at unknown)))
"t.op"() {a0 = vector<[1]xf8E4M3>} : () -> () loc("f.c":61:53 to :25)
// -----
"t.op"() {a0 = -5.125367796e-264, a1 = [unit, []], a2 = "_b$" : tuple<>} : () -> () loc("g":33:96)
"t.op"() {a0 = true} : () -> () loc("":53:94 to :22)
"t.op"() {a0 = [["\00$b\FF\t" : f6E3M2FN, 256 : i63], 0.00562005], a1 = affine_map<()[s0] -> (((8) - (s0 - -1)) mod (3))>, a2 = true} : () -> () loc("a")
// -----
"t.op"() {a0 = -9223372036854775808 : index, a1 = 8545800824363510585 : i64} : () -> () loc(unknown)
"t.op"() {a0 = 0xda : f8E4M3FNUZ, a1 = 5.175662591192289e-114 : f16, a2 = memref<complex<f32>>} : () -> () loc(unknown)
"t.op"() {a0 = array<i1: true, true>, a1 = sparse<[[2], [0], [3]], [(0x8bf23cff, 0xc2f751c5), (0xf145a622, 3.48863e-138), (-0.0000020159, 123456789.0)]> : tensor<4xcomplex<f32>>} : () -> () loc("n"(callsite("g":96:37 to 3:37 at "g":27:61 to :55)))
// -----
"t.op"() {a0 = strided<[], offset: ?>, a1 = 2.70917988713e259} : () -> () loc("n"(callsite("f.c":80:74 to :43 at "f.c":81:57 to 84:70)))
// -----
"t.op"() {a0 = dense_resource<r1> : tensor<?x4x0xsi1>, a1 = affine_map<(d0)[s0, s1] -> (100, ((s0) * (s0) + (d0) ceildiv (2)) - (8), (-8 ceildiv s0) * d0)>, a2 = affine_set<(d0, d1)[s0, s1] : (s0 == ((s1) mod (8)) ceildiv (3), d1 >= 1)>} : () -> () loc(unknown)
// -----
"t.op"() {a0 = strided<[]>, a1 = -3 : i8} : () -> () loc(fused[])
// -----
"t.op"() {a0 = dense<[-14995288422502082002396927799283593822, 9, 272426399628446808713778833738345677175, -64176322588301929299266774061834158736]> : vector<4xi129>, a1 = @"1_-\""::@a::@x.y, a2 = unit} : () -> () loc(callsite("n"("g":78:52) at callsite("a" at unknown)))
"t.op"() {a0 = @A1::@"\\"::@"\n$$", a1 = @"a"::@a$b::@affine_map} : () -> () loc(callsite(unknown at "n"("":94:95 to :49)))
"t.op"() {a0 = dense<["b", "b", "b"]> : tensor<3x!a.b>} : () -> () loc(callsite("n"("":84:46 to 16:28) at callsite(unknown at "f.c":16:34 to :52)))
// -----
"t.op"() {a0 = -747 : i2, a1 = affine_map<(d0)[s0, s1] -> ((d0 floordiv 0) - ((d0) mod (0)), (d0 mod 2) + ((-1) - (d0)))>} : () -> () loc(unknown)
// -----
"t.op"() {a0 = unit, a1 = [0xff : f8E4M3FNUZ, affine_map<(d0, d1)[s0, s1] -> ((d1))>, dense_resource<r3> : tensor<4xtf32>]} : () -> () loc(unknown)
// -----
"t.op"() {a0 = affine_map<(d0)[s0, s1] -> (16, d0, (s0 - (d0) - (s1)))>} : () -> () loc(fused<dense<-5.187093> : vector<f4E2M1FN>>[fused<7493881965711860106 : i64>["a"], fused[]])
"t.op"() {a0 = 1.0e-10 : f16, a1 = affine_map<(d0, d1)[s0] -> (s0 - (d1) - (-4) - (-4) floordiv (2), s0, 1 mod 2)>} : () -> () loc("g":28:63 to 49:49)
"t.op"() {a0 = -9223372036854775808 : index, a1 = affine_map<(d0, d1, d2)[s0, s1] -> (1 - s0, ((s1) ceildiv (3)) + ((d1) floordiv (3)))>, a2 = array<i64: -6717257475530854612, -1773143611410333311>} : () -> () loc(callsite(callsite(unknown at unknown) at callsite("":99:36 to 69:41 at unknown)))
// -----
"t.op"() {a0 = sparse<[[0, 1, 1]], [(1.4e-45, 0x9052c209)]> : tensor<2x2x2xcomplex<f32>>, a1 = 0xfc : f8E4M3FN} : () -> () loc("n"(fused[unknown, "g":93:45 to 94:92, "g":34:14 to 36:50]))
