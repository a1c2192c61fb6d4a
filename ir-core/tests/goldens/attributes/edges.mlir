"t.op"() {a = 1 : i0} : () -> ()
// -----
"t.op"() {a = 0 : i0} : () -> ()
// -----
"t.op"() {a = -0 : i0} : () -> ()
// -----
"t.op"() {a = 1 : none} : () -> ()
// -----
"t.op"() {a = 1 : f32} : () -> ()
// -----
"t.op"() {a = 0x1 : f32} : () -> ()
// -----
"t.op"() {a = -0x1 : f32} : () -> ()
// -----
"t.op"() {a = 0x7fc00000 : f32} : () -> ()
// -----
"t.op"() {a = 0x17fc00000 : f32} : () -> ()
// -----
"t.op"() {a = 1.0 : i32} : () -> ()
// -----
"t.op"() {a = 1.0 : tensor<1xf32>} : () -> ()
// -----
"t.op"() {a = -1 : ui8} : () -> ()
// -----
"t.op"() {a = 255 : i8} : () -> ()
// -----
"t.op"() {a = 256 : i8} : () -> ()
// -----
"t.op"() {a = -128 : si8} : () -> ()
// -----
"t.op"() {a = 128 : si8} : () -> ()
// -----
"t.op"() {a = -129 : i8} : () -> ()
// -----
"t.op"() {a = 0xff : i8} : () -> ()
// -----
"t.op"() {a = 0x1ff : i8} : () -> ()
// -----
"t.op"() {a = 0x0ff : i8} : () -> ()
// -----
"t.op"() {a = 1 : vector<2xi32>} : () -> ()
// -----
"t.op"() {a = 18446744073709551615} : () -> ()
// -----
"t.op"() {a = 18446744073709551616} : () -> ()
// -----
"t.op"() {a = -9223372036854775808} : () -> ()
// -----
"t.op"() {a = -9223372036854775809} : () -> ()
// -----
"t.op"() {a = true} : () -> ()
// -----
"t.op"() {a = true : i1} : () -> ()
// -----
"t.op"() {a = 1 : i1} : () -> ()
// -----
"t.op"() {a = 2 : i1} : () -> ()
// -----
"t.op"() {a = -1 : i1} : () -> ()
// -----
"t.op"() {a = 1 : index} : () -> ()
// -----
"t.op"() {a = -1 : index} : () -> ()
// -----
"t.op"() {a = 1.5} : () -> ()
// -----
"t.op"() {a = 1.e5} : () -> ()
// -----
"t.op"() {a = 1.5 : bf16} : () -> ()
// -----
"t.op"() {a = 1e5} : () -> ()
// -----
"t.op"() {a = 1.0e400} : () -> ()
// -----
"t.op"() {a = 1.0e39 : f32} : () -> ()
// -----
"t.op"() {a = -1.5e-3 : f16} : () -> ()
// -----
"t.op"() {a = - 3} : () -> ()
// -----
"t.op"() {a = -x} : () -> ()
// -----
"t.op"() {a = "a" : i32} : () -> ()
// -----
"t.op"() {a = "a\0Ab\"\\\n\t\FF"} : () -> ()
// -----
"t.op"() {a = "é"} : () -> ()
// -----
"t.op"() {a = @foo} : () -> ()
// -----
"t.op"() {a = @foo::@bar} : () -> ()
// -----
"t.op"() {a = @"a b"::@c} : () -> ()
// -----
"t.op"() {a = @foo:@bar} : () -> ()
// -----
"t.op"() {a = @foo : i32} : () -> ()
// -----
"t.op"() {a = @foo::bar} : () -> ()
// -----
"t.op"() {a = @""} : () -> ()
// -----
"t.op"() {a = @"foo"} : () -> ()
// -----
"t.op"() {a = @-} : () -> ()
// -----
"t.op"() {a = @} : () -> ()
// -----
"t.op"() {a = [1,]} : () -> ()
// -----
"t.op"() {a = []} : () -> ()
// -----
"t.op"() {a = [1 2]} : () -> ()
// -----
"t.op"() {a = {}} : () -> ()
// -----
"t.op"() {a = {a}} : () -> ()
// -----
"t.op"() {a = {a = 1, a = 2}} : () -> ()
// -----
"t.op"() {a = {b=1,a=2}} : () -> ()
// -----
"t.op"() {a = {"x y"=1}} : () -> ()
// -----
"t.op"() {a = {i32=1}} : () -> ()
// -----
"t.op"() {a = {1=2}} : () -> ()
// -----
"t.op"() {a = {""=2}} : () -> ()
// -----
"t.op"() {a = {affine_map}} : () -> ()
// -----
"t.op"() {a = {"a.b"=1, a.b=2}} : () -> ()
// -----
"t.op"() {a = {a$b=1,_=2}} : () -> ()
// -----
"t.op"() {a = unit} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = affine_map<>} : () -> ()
// -----
"t.op"() {a = affine_map<() : ()>} : () -> ()
// -----
"t.op"() {a = affine_set<() -> ()>} : () -> ()
// -----
"t.op"() {a = affine_set<() : ()>} : () -> ()
// -----
"t.op"() {a = affine_set<(d0) : (d0 == 0, d0 >= 3, d0 <= 9)>} : () -> ()
// -----
"t.op"() {a = affine_set<(d0) : (d0)>} : () -> ()
// -----
"t.op"() {a = affine_set<(d0) : (d0 = 0)>} : () -> ()
// -----
"t.op"() {a = affine_set<(d0) : (d0 > 0)>} : () -> ()
// -----
"t.op"() {a = strided<[]>} : () -> ()
// -----
"t.op"() {a = strided<[1], offset: -3>} : () -> ()
// -----
"t.op"() {a = strided<[1],>} : () -> ()
// -----
"t.op"() {a = strided<1>} : () -> ()
// -----
"t.op"() {a = strided<[1], off: 3>} : () -> ()
// -----
"t.op"() {a = strided<[9223372036854775808]>} : () -> ()
// -----
"t.op"() {a = strided<[-9223372036854775808]>} : () -> ()
// -----
"t.op"() {a = strided<[-]>} : () -> ()
// -----
"t.op"() {a = array<i32>} : () -> ()
// -----
"t.op"() {a = array<i32:>} : () -> ()
// -----
"t.op"() {a = array<i32: 1, -2>} : () -> ()
// -----
"t.op"() {a = array<i1: true,false>} : () -> ()
// -----
"t.op"() {a = array<i1: 1>} : () -> ()
// -----
"t.op"() {a = array<i8: true>} : () -> ()
// -----
"t.op"() {a = array<f32: 1.0, 0x1, -2.0>} : () -> ()
// -----
"t.op"() {a = array<f32: 1>} : () -> ()
// -----
"t.op"() {a = array<i7: 1>} : () -> ()
// -----
"t.op"() {a = array<none>} : () -> ()
// -----
"t.op"() {a = array<i8: 256>} : () -> ()
// -----
"t.op"() {a = array<ui8: -1>} : () -> ()
// -----
"t.op"() {a = array<si8: -1>} : () -> ()
// -----
"t.op"() {a = array<i32: 1.0>} : () -> ()
// -----
"t.op"() {a = array<f32: "a">} : () -> ()
// -----
"t.op"() {a = array<i0: 0>} : () -> ()
// -----
"t.op"() {a = array<i0: 0, 0>} : () -> ()
// -----
"t.op"() {a = array<i0>} : () -> ()
// -----
"t.op"() {a = array<i128: 1>} : () -> ()
// -----
"t.op"() {a = array<tf32: 1.0>} : () -> ()
// -----
"t.op"() {a = array<f80: 1.0>} : () -> ()
// -----
"t.op"() {a = array<f4E2M1FN: 1.0>} : () -> ()
// -----
"t.op"() {a = array<>} : () -> ()
// -----
"t.op"() {a = array<i32: 1} : () -> ()
// -----
"t.op"() {a = array<i32: 1,>} : () -> ()
// -----
"t.op"() {a = dense_resource<x> : tensor<2xi32>} : () -> ()
// -----
"t.op"() {a = dense_resource<"x y"> : tensor<2xi32>} : () -> ()
// -----
"t.op"() {a = dense_resource<"x"> : tensor<2xi32>} : () -> ()
// -----
"t.op"() {a = dense_resource<i32> : tensor<2xi32>} : () -> ()
// -----
"t.op"() {a = dense_resource<1>} : () -> ()
// -----
"t.op"() {a = dense_resource<x>} : () -> ()
// -----
"t.op"() {a = dense_resource<x> : i32} : () -> ()
// -----
"t.op"() {a = dense<1> : tensor<2x2xi32>} : () -> ()
// -----
"t.op"() {a = dense<[1,1,1]> : tensor<3xi32>} : () -> ()
// -----
"t.op"() {a = dense<[[1,2],[3,4]]> : tensor<2x2xi32>} : () -> ()
// -----
"t.op"() {a = dense<[[1,2],[3]]> : tensor<2x2xi32>} : () -> ()
// -----
"t.op"() {a = dense<[1,2]> : tensor<3xi32>} : () -> ()
// -----
"t.op"() {a = dense<[1,2]> : tensor<2x1xi32>} : () -> ()
// -----
"t.op"() {a = dense<> : tensor<2xi32>} : () -> ()
// -----
"t.op"() {a = dense<1> : tensor<0xi32>} : () -> ()
// -----
"t.op"() {a = dense<[]> : tensor<2x0xi32>} : () -> ()
// -----
"t.op"() {a = dense<[[],[]]> : tensor<2x0xi32>} : () -> ()
// -----
"t.op"() {a = dense<> : tensor<i32>} : () -> ()
// -----
"t.op"() {a = dense<1> : tensor<i32>} : () -> ()
// -----
"t.op"() {a = dense<[1]> : tensor<i32>} : () -> ()
// -----
"t.op"() {a = dense<1> : i32} : () -> ()
// -----
"t.op"() {a = dense<1> : tensor<?xi32>} : () -> ()
// -----
"t.op"() {a = dense<1> : tensor<*xi32>} : () -> ()
// -----
"t.op"() {a = dense<1> : memref<2xi32>} : () -> ()
// -----
"t.op"() {a = dense<1> : vector<[2]xi32>} : () -> ()
// -----
"t.op"() {a = dense<1.0> : tensor<2xi32>} : () -> ()
// -----
"t.op"() {a = dense<1> : tensor<2xf32>} : () -> ()
// -----
"t.op"() {a = dense<0x7F> : tensor<2xf8E5M2>} : () -> ()
// -----
"t.op"() {a = dense<[0x7FC00000, 1.0, -0.0]> : tensor<3xf32>} : () -> ()
// -----
"t.op"() {a = dense<true> : tensor<2xi8>} : () -> ()
// -----
"t.op"() {a = dense<1> : tensor<2xi1>} : () -> ()
// -----
"t.op"() {a = dense<-1> : tensor<2xi1>} : () -> ()
// -----
"t.op"() {a = dense<[true,0]> : tensor<2xi1>} : () -> ()
// -----
"t.op"() {a = dense<-1> : tensor<2xui8>} : () -> ()
// -----
"t.op"() {a = dense<256> : tensor<2xui8>} : () -> ()
// -----
"t.op"() {a = dense<(1,2)> : tensor<2xcomplex<i32>>} : () -> ()
// -----
"t.op"() {a = dense<[(1,2),(3,4)]> : tensor<2xcomplex<i32>>} : () -> ()
// -----
"t.op"() {a = dense<[(1.0,2.0),(1.0,2.0)]> : tensor<2xcomplex<f32>>} : () -> ()
// -----
"t.op"() {a = dense<1> : tensor<2xcomplex<i32>>} : () -> ()
// -----
"t.op"() {a = dense<(1)> : tensor<2xcomplex<i32>>} : () -> ()
// -----
"t.op"() {a = dense<[1,2]> : tensor<2xcomplex<i32>>} : () -> ()
// -----
"t.op"() {a = dense<(1,2)> : tensor<2xi32>} : () -> ()
// -----
"t.op"() {a = dense<[(1,2)]> : tensor<2xi32>} : () -> ()
// -----
"t.op"() {a = dense<"abc"> : tensor<2xi32>} : () -> ()
// -----
"t.op"() {a = dense<"0x01000000"> : tensor<2xi32>} : () -> ()
// -----
"t.op"() {a = dense<"0x0100000002000000"> : tensor<2xi32>} : () -> ()
// -----
"t.op"() {a = dense<"0x0100000001000000"> : tensor<2xi32>} : () -> ()
// -----
"t.op"() {a = dense<"0x01"> : tensor<2xi32>} : () -> ()
// -----
"t.op"() {a = dense<"0x0"> : tensor<2xi4>} : () -> ()
// -----
"t.op"() {a = dense<"0x0102"> : tensor<2xi4>} : () -> ()
// -----
"t.op"() {a = dense<"0xFF02"> : tensor<2xi4>} : () -> ()
// -----
"t.op"() {a = dense<"0xFF0F"> : tensor<2xi4>} : () -> ()
// -----
"t.op"() {a = dense<"0xFFFF"> : tensor<2xi4>} : () -> ()
// -----
"t.op"() {a = dense<"0x"> : tensor<2xi32>} : () -> ()
// -----
"t.op"() {a = dense<"0x"> : tensor<0xi32>} : () -> ()
// -----
"t.op"() {a = dense<"0x01000000"> : tensor<0xi32>} : () -> ()
// -----
"t.op"() {a = dense<["a","a"]> : tensor<2xi32>} : () -> ()
// -----
"t.op"() {a = dense<"a"> : tensor<2x!a.b>} : () -> ()
// -----
"t.op"() {a = dense<["a","a"]> : tensor<2x!a.b>} : () -> ()
// -----
"t.op"() {a = dense<["a","b"]> : tensor<1x!a.b>} : () -> ()
// -----
"t.op"() {a = dense<[1,2]> : tensor<2x!a.b>} : () -> ()
// -----
"t.op"() {a = dense<["a\n","é"]> : tensor<2x!a.b>} : () -> ()
// -----
"t.op"() {a = dense<> : tensor<2x!a.b>} : () -> ()
// -----
"t.op"() {a = dense<> : tensor<0x!a.b>} : () -> ()
// -----
"t.op"() {a = dense<"a"> : tensor<0x!a.b>} : () -> ()
// -----
"t.op"() {a = dense<"a"> : tensor<2xvector<2xi32>>} : () -> ()
// -----
"t.op"() {a = dense<[1,[2]]> : tensor<2xi32>} : () -> ()
// -----
"t.op"() {a = dense<[x]> : tensor<2xi32>} : () -> ()
// -----
"t.op"() {a = dense<x>} : () -> ()
// -----
"t.op"() {a = dense<1} : () -> ()
// -----
"t.op"() {a = dense 1} : () -> ()
// -----
"t.op"() {a = dense<-x> : tensor<2xi32>} : () -> ()
// -----
"t.op"() {a = dense<[1 2]> : tensor<2xi32>} : () -> ()
// -----
"t.op"() {a = dense<[1,]> : tensor<1xi32>} : () -> ()
// -----
"t.op"() {a = dense<(1 2)> : tensor<2xi32>} : () -> ()
// -----
"t.op"() {a = dense<(1,2> : tensor<2xi32>} : () -> ()
// -----
"t.op"() {a = dense<1> : tensor<2xindex>} : () -> ()
// -----
"t.op"() {a = dense<[1,-2]> : tensor<2xindex>} : () -> ()
// -----
"t.op"() {a = dense<1> : tensor<4611686018427387904x4xi8>} : () -> ()
// -----
"t.op"() {a = dense<[1,2]> : tensor<4611686018427387904x4xi8>} : () -> ()
// -----
"t.op"() {a = dense<1> : tensor<99999999x99999999xi8>} : () -> ()
// -----
"t.op"() {a = dense<"0x01"> : tensor<99999999x99999999xi8>} : () -> ()
// -----
"t.op"() {a = dense<"0x"> : tensor<99999999x99999999xi8>} : () -> ()
// -----
"t.op"() {a = dense<> : tensor<99999999x99999999xi8>} : () -> ()
// -----
"t.op"() {a = dense<1> : tensor<0x99999999x99999999xi8>} : () -> ()
// -----
"t.op"() {a = dense<1.0> : tensor<2xf80>} : () -> ()
// -----
"t.op"() {a = dense<[1.0,2.0]> : tensor<2xf80>} : () -> ()
// -----
"t.op"() {a = dense<[1.0,2.0]> : tensor<2xtf32>} : () -> ()
// -----
"t.op"() {a = dense<[1.0,2.0]> : tensor<2xf6E2M3FN>} : () -> ()
// -----
"t.op"() {a = dense<[0]> : tensor<1xi0>} : () -> ()
// -----
"t.op"() {a = dense<[0,0]> : tensor<2xi0>} : () -> ()
// -----
"t.op"() {a = dense<0> : tensor<2xi0>} : () -> ()
// -----
"t.op"() {a = dense<[true,false,true,true,false,true,false,true,true]> : tensor<9xi1>} : () -> ()
// -----
"t.op"() {a = dense<[true,true,true,true,true,true,true,true,true]> : tensor<9xi1>} : () -> ()
// -----
"t.op"() {a = dense<"0xFF01"> : tensor<9xi1>} : () -> ()
// -----
"t.op"() {a = dense<"0xFFFF"> : tensor<9xi1>} : () -> ()
// -----
"t.op"() {a = dense<"0x0000"> : tensor<9xi1>} : () -> ()
// -----
"t.op"() {a = dense<"0x5501"> : tensor<9xi1>} : () -> ()
// -----
"t.op"() {a = dense<"0x01"> : tensor<8xi1>} : () -> ()
// -----
"t.op"() {a = dense<"0x01"> : tensor<1xi1>} : () -> ()
// -----
"t.op"() {a = dense<"0xFF"> : tensor<9xi1>} : () -> ()
// -----
"t.op"() {a = dense<"0xFE"> : tensor<9xi1>} : () -> ()
// -----
"t.op"() {a = dense<"0x00"> : tensor<9xi1>} : () -> ()
// -----
"t.op"() {a = dense<[(true,false),(true,false)]> : tensor<2xcomplex<i1>>} : () -> ()
// -----
"t.op"() {a = dense<(1,-2)> : tensor<complex<i4>>} : () -> ()
// -----
"t.op"() {a = dense<"0x01020304"> : tensor<2xcomplex<i8>>} : () -> ()
// -----
"t.op"() {a = dense<"0x0102"> : tensor<2xcomplex<i8>>} : () -> ()
// -----
"t.op"() {a = dense<true> : tensor<2xf32>} : () -> ()
// -----
"t.op"() {a = dense<"a"> : tensor<2xf32>} : () -> ()
// -----
"t.op"() {a = dense<["a"]> : tensor<1xf32>} : () -> ()
// -----
"t.op"() {a = dense<1> : vector<i32>} : () -> ()
// -----
"t.op"() {a = dense<[[[1]]]> : vector<1x1x1xi32>} : () -> ()
// -----
"t.op"() {a = dense<[[[1,2],[3,4]],[[5,6],[7,8]]]> : vector<2x2x2xsi8>} : () -> ()
// -----
"t.op"() {a = sparse<[[0,0],[1,2]],[1,5]> : tensor<3x4xi32>} : () -> ()
// -----
"t.op"() {a = sparse<0,1> : tensor<3xi32>} : () -> ()
// -----
"t.op"() {a = sparse<[0],[1]> : tensor<3xi32>} : () -> ()
// -----
"t.op"() {a = sparse<[[0]],[1]> : tensor<3xi32>} : () -> ()
// -----
"t.op"() {a = sparse<[[5]],[1]> : tensor<3xi32>} : () -> ()
// -----
"t.op"() {a = sparse<[[0,1]],[1]> : tensor<3xi32>} : () -> ()
// -----
"t.op"() {a = sparse<[[0],[1]],[1]> : tensor<3xi32>} : () -> ()
// -----
"t.op"() {a = sparse<[[0],[1]],1> : tensor<3xi32>} : () -> ()
// -----
"t.op"() {a = sparse<[[0],[1]],"0x0100000002000000"> : tensor<3xi32>} : () -> ()
// -----
"t.op"() {a = sparse<[[0],[1]],["a","b"]> : tensor<3x!a.b>} : () -> ()
// -----
"t.op"() {a = sparse<0,1> : vector<3xi32>} : () -> ()
// -----
"t.op"() {a = sparse<0,1> : memref<3xi32>} : () -> ()
// -----
"t.op"() {a = sparse<[[-1]],[1]> : tensor<3xi32>} : () -> ()
// -----
"t.op"() {a = sparse<"a",1> : tensor<3xi32>} : () -> ()
// -----
"t.op"() {a = sparse<1.0,1> : tensor<3xi32>} : () -> ()
// -----
"t.op"() {a = sparse<[[[0]]],[1]> : tensor<3xi32>} : () -> ()
// -----
"t.op"() {a = sparse<0,1> : tensor<i32>} : () -> ()
// -----
"t.op"() {a = sparse<0,1> : tensor<3x3xi32>} : () -> ()
// -----
"t.op"() {a = sparse<2,1> : tensor<3x2xi32>} : () -> ()
// -----
"t.op"() {a = sparse<1>} : () -> ()
// -----
"t.op"() {a = sparse 1} : () -> ()
// -----
"t.op"() {a = sparse<> : tensor<?xi32>} : () -> ()
// -----
"t.op"() {a = sparse<> : i32} : () -> ()
// -----
"t.op"() {a = sparse<> : tensor<3x!a.b>} : () -> ()
// -----
"t.op"() {a = sparse<> : tensor<3xf32>} : () -> ()
// -----
"t.op"() {a = sparse<0,[[1]]> : tensor<3xi32>} : () -> ()
// -----
"t.op"() {a = sparse<[],[]> : tensor<3xi32>} : () -> ()
// -----
"t.op"() {a = distinct[0]<>} : () -> ()
// -----
"t.op"() {a = distinct[0]<1>} : () -> ()
// -----
"t.op"() {a = distinct[1]<unit>} : () -> ()
// -----
"t.op"() {a = distinct[0]} : () -> ()
// -----
"t.op"() {a = distinct[99999999999999999999]<>} : () -> ()
// -----
"t.op"() {a = distinct<0>} : () -> ()
// -----
"t.op"() {a = distinct[a]<>} : () -> ()
// -----
"t.op"() {a = distinct[0]<x>} : () -> ()
// -----
"t.op"() {a = [distinct[0]<>, distinct[0]<1>]} : () -> ()
// -----
"t.op"() {a = [distinct[0]<2>, distinct[7]<1>, distinct[0]<2>]} : () -> ()
// -----
"t.op"() {a = #foo} : () -> ()
// -----
"t.op"() {a = #foo.bar} : () -> ()
// -----
"t.op"() {a = #foo.bar : i32} : () -> ()
// -----
"t.op"() {a = #foo.bar<1> : i32} : () -> ()
// -----
"t.op"() {a = #foo<"abc">} : () -> ()
// -----
"t.op"() {a = #foo<abc> : tensor<2xi32>} : () -> ()
// -----
"t.op"() {a = #foo<>} : () -> ()
// -----
"t.op"() {a = #foo.<a>} : () -> ()
// -----
"t.op"() {a = #foo.a.b<c>} : () -> ()
// -----
"t.op"() {a = #foo.1} : () -> ()
// -----
"t.op"() {a = #foo.bar<a> : } : () -> ()
// -----
"t.op"() {a = #foo.-a} : () -> ()
// -----
"t.op"() {a = #foo.a-b} : () -> ()
// -----
"t.op"() {a = 1 +} : () -> ()
// -----
"t.op"() {a = / } : () -> ()
// -----
"t.op"() {a = ;} : () -> ()
// -----
"t.op"() {a = "abc} : () -> ()
// -----
"t.op"() {a = "a\x"} : () -> ()
// -----
"t.op"() {a = 0x} : () -> ()
// -----
"t.op"() {a = 0xg} : () -> ()
// -----
"t.op"() {a = 1.0e} : () -> ()
// -----
"t.op"() {a = 1.e+} : () -> ()
// -----
"t.op"() {a = 1.5e-} : () -> ()
// -----
"t.op"() {a = ..} : () -> ()
// -----
"t.op"() {a = ...} : () -> ()
// -----
"t.op"() {a = {-#} : () -> ()
// -----
"t.op"() {a = ^a} : () -> ()
// -----
"t.op"() {a = %a} : () -> ()
// -----
"t.op"() {a = %} : () -> ()
// -----
"t.op"() {a = ^} : () -> ()
// -----
"t.op"() {a = #} : () -> ()
// -----
"t.op"() {a = $} : () -> ()
// -----
"x.y"() {a = #un-reg.foo} : () -> ()
// -----
"x.y"() {a = #un-reg<"foo">} : () -> ()
// -----
"x.y"() {a = [#un-reg.x<"foo"> : i32, 1]} : () -> ()
// -----
#un-reg = 5 : i32
"x.y"() {a = #un-reg} : () -> ()
