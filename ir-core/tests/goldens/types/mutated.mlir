"t.op"() {a = !a.@a32} : () -> ()
// -----
"t.op"() {a = tensor<3xcomplex<si33, (i1, f16) -> f32i7>} : () -> ()
// -----
"t.op"() {a = vect*r<[8]xindex>} : () -> ()
// -----
"t.op"() {a = tuple<vece<vector<=index>, vector<1xf80>, vector<3x[1]xind>} : () -> ()
// -----
"t.op"() {a = n} : () -> ()
// -----
"t.op"() {a = !q.w<>s>">} : () -> ()
// -----
"t.op"() {a = f4E20M1F1NFN} : () -> ()
// -----
"t.op"() {a = f8E4:4E4:4M3FN} : () -> ()
// -----
"t.op"() {a = indx} : () -> ()
// -----
"t.op"() {a = tensor<f6E2M3F<N>} : () -> ()
// -----
"t.op"() {a = vector<2xb->f16>} : () -> ()
// -----
"t.op"() {a = si6464} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = me]ref<*xf32>} : () -> ()
// -----
"t.op"() {a = !q.w<"s>>} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = !a!a.b.0} : () -> ()
// -----
"t.op"() {a = tensor<*xin)dex>} : () -> ()
// -----
"t.op"() {a = n::on:one} : () -> ()
// -----
"t.op"() {a = !foo.bar<i32, [x]>)} : () -> ()
// -----
"t.op"() {a = memref<3x?x2xvector<2xf32>, strided3, -3, -3], offset: 0>>} : () -> ()
// -----
"t.op"() {a = (tensor<*xf8E8M0FNU>, tuple<inde,, i64, i4>) -> ()} : () -> ()
// -----
"t.op"() {a = () -128} : () -> ()
// -----
"t.op"() {a = f0x1F8E5M2} : () -> ()
// -----
"t.op"() {a = inaf{e_mapdex} : () -> ()
// -----
"t.op"() {a = tes}or<ui4>} : () -> ()
// -----
"t.op"() {a = :ui33} : () -> ()
// -----
"t.op"() {a = tensor<*xsitensensor6->>} : () -> ()
// -----
"t.op"() {a = memref<emref<3xui16, strided<[1], offseta>, 1>} : () -> ()
// -----
"t.op"() {a = tensor<4x@a0xf8E4M3FN>} : () -> ()
// -----
"t.op"() {a = tensor<?xat2xui0>} : () -> ()
// -----
"t.op"() {a = 8} : () -> ()
// -----
"t.op"() {a = ndenseono} : () -> ()
// -----
"t.op"() {a = tupli32<index, memre<1xindex, 3 : index>>} : () -> ()
// -----
"t.op"() {a = vectoor<index>} : () -> ()
// -----
"t.op"() {a = nonone} : () -> ()
// -----
"t.op"() {a = (index} : () -> ()
// -----
"t.op"() {a = tensotf32>} : () -> ()
// -----
"t.op"() {a = ( -> (n0x1F} : () -> ()
// -----
"t.op"() {a = tuple<si63, memref<*xf32>, vector<index>, f8E4M3B11FNUZ, tensor<*xui65>, (index) -> f16, complex<f8E5M2>, tensor<3xi32>, memref<{x0xindex, affine_map<(d0, d1) -> (1, (12) floordiv (2), ((-(4)) + ((d0) floordiv (3))) + (100))>>, vector<index>, tens<*xindex>, i127, tuple<index, i8, f4E2M1FN>, tuple<f80, f16>, complex<f128>, memref<2xindex, affine_map<(d0)[s0] -> ((s0) + (-(d0)) ceildiv 8, -(d0), (8) + (s0) ceildiv 8)>>, i32>} : () -> ()
// -----
"t.op"() {a = inde0x1F} : () -> ()
// -----
"t.op"() {a = dex} : () -> ()
// -----
"t.op"() {a = totuple<complex<f16>, !a.b.c, memref<2xi4, affine_map<(d0) -> (1, 16 - ((8)  (d0)) floordiv (8) mod 6)>>>} : () -> ()
// -----
"t.op"() {a = mef<?xui129, strided<[?]>, 2 : i32>} : () -> ()
// -----
"t.op"() {a = tensor<*xf8nsor<*xf8E5M2(NUZ>} : () -> ()
// -----
"t.op"() {a = u"a-"96} : () -> ()
// -----
"t.op"() {a = (f?6E3M2FN) -> (!"a"x<"y">)} : () -> ()
// -----
"t.op"() {a = complex<f8E5M2,NUZ>} : () -> ()
// -----
"t.op"() {a = (!x<"y">, index) -> (ten!x<"y">, index) -> (sor<*xindex>, index) -> (sor<*xi)} : () -> ()
// -----
"t.op"() {a = 4} : () -> ()
// -----
"t.op"() {a = >none} : () -> ()
// -----
"t.op"() {a = ensor<?x2x?xf8E5M2FNUZ, [unit, -, [unit, -128 : i32]>} : () -> ()
// -----
"t.op"() {a = vector2]xx[2]xindex>} : () -> ()
// -----
"t.op"() {a = memref<4x2xui0, strided<[-3, 1], offset:4x2xui0, strided<[-3 0>, "y" : i8>} : () -> ()
// -----
"t.op"() {a = (memref<3x2x3xvector<2xf320, affine_map<(d0, d1ref<3x2x3xvector<2xf, d2)[s0] -> ()>>) -> index} : () -> ()
// -----
"t.op"() {a = !!a.} : () -> ()
// -----
"t.op"() {a = ]or<uiloc0>} : () -> ()
// -----
"t.op"() {a = )index} : () -> ()
// -----
"t.op"() {a = memmref<*xf32>} : () -> ()
// -----
"t.op"() {a = vector<8xf64>} : () -> ()
// -----
"t.op"() {a = s::i} : () -> ()
// -----
"t.op"() {a = tuple<complex<f8E5M2>, tensor<?x4xf6E3M2FN>, f80, tensor<*xf4E2M1FN>, none, !q.w<"s>">, tuple<index, f4E2M1FN>, i32, index, (si16, ui65) -> index, index, tensor<?x4xindex>, f4E2M1FN, tuple<ui1, ui1, ui24, f6E3M2FN, index, f8E4M3FNUZ, index, i96, E3M2F1, ui1, ui24, f6E3M2N, index, ui7, si24, f64, ui16, f64, ui31, f8E3M4>, memref<index, strided<[]>, "x">?, f8E4M3FNUZ, tensor<*xindex>>} : () -> ()
// -----
"t.op"() {a = f8E4M3B8E4M3B11FNUZ} : () -> ()
// -----
"t.op"() {a = fi32E2M3FN} : () -> ()
// -----
"t.op"() {a = @aone} : () -> ()
// -----
"t.op"() {a = }8E4M3FN3FNUZ} : () -> ()
// -----
"t.op"() {a = in1dex} : () -> ()
// -----
"t.op"() {a = i244} : () -> ()
// -----
"t.op"() {a = index>} : () -> ()
// -----
"t.op"() {a = nonone} : () -> ()
// -----
"t.op"() {a = iatdx*ex} : () -> ()
// -----
"t.op"() {a = memref<3x?x1xf8E5M2FNUZ, affine_map<(d0, d1, d2)[s0, s1] -> ((d1) ceildiv (d0) * (s0) floordiv (8), d1, (-12) + ((d2) ceild!av (1)) floordiv 4)>>} : () -> ()
// -----
"t.op"() {a = :6E2M3FNden} : () -> ()
// -----
"t.op"() {a = compleui1i16>} : () -> ()
// -----
"t.op"() {a = (!a<.5 c>) ->.5(f5 c>) ->.5(f80)} : () -> ()
// -----
"t.op"() {a = vector<1x[3]xf=6>} : () -> ()
// -----
"t.op"() {a = vecor<3xf4E2M>} : () -> ()
// -----
"t.op"() {a = omple+<i1>}} : () -> ()
// -----
"t.op"() {a = tensor<i129, a rray<ui16: 57813, 0, 3>>} : () -> ()
// -----
"t.op"() {a = (tensor<?xvect*r<4xi8>, fals>) -> (tensor<*xi1>, f8E4M3FN)} : () -> ()
// -----
"t.op"() {a = f6E3M2affine_mapN} : () -> ()
// -----
"t.op"() {a = !x<"y"} : () -> ()
// -----
"t.op"() {a = si} : () -> ()
// -----
"t.op"() {a = ii3ex} : () -> ()
// -----
"t.op"() {a = ati7} : () -> ()
// -----
"t.op"() {a = i6=} : () -> ()
// -----
"t.op"() {a = tenso64>} : () -> ()
// -----
"t.op"() {a = atind,endex} : () -> ()
// -----
"t.op"() {a = tevectorsor<2x1xi127>} : () -> ()
// -----
"t.op"() {a = com#alex<om#alex<i96>} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = @aone} : () -> ()
// -----
"t.op"() {a = memref<4x?x1xcomplex<f(2>, st1xcomplex<f(2>, strided<[17, xcomplex<f(2>, st1xc?, ?], offset: 17>>} : () -> ()
// -----
"t.op"() {a = comomplex<f8E5M2FNUZUZplex<f8E5M2FNUZ>} : () -> ()
// -----
"t.op"() {a = f8*4Mat3FNUZ} : () -> ()
// -----
"t.op"() {a = (vectorsi128) -> (si4)} : () -> ()
// -----
"t.op"() {a = ui7ui7ui7} : () -> ()
// -----
"t.op"() {a = te0x1Fns0x1Fr<0x1Fnsor<!a.b>} : () -> ()
// -----
"t.op"() {a =  ooi32ne} : () -> ()
// -----
"t.op"() {a = tenensorx3x!a.b>} : () -> ()
// -----
"t.op"() {a = ((i129) -index, f8E8M0FNU) -> (complex<i16>)} : () -> ()
// -----
"t.op"() {a = nvectorex} : () -> ()
// -----
"t.op"() {a = f8E8}E4M3} : () -> ()
// -----
"t.op"() {a = tuple<() -> index, complex<f6E2M3FN>, none, tuple<f8E4M3FN, i96, ui63>, tensor<3x!a.b>, complex<bf16>, tensor<1xi128, -1.7976931348623157e308 : f8E8M0FNU>, index, none, memref<ui16>, i8, memref<4x?x3xui8>, complex<tf32>, !x<"y">, i17, vector<2x[3]xf80>, f128>} : () -> ()
// -----
"t.op"() {a = (() -> (f16), tuple<>)tuple<>) -> at16} : () -> ()
// -----
"t.op"() {a = (f64:) ->64) ]-> index} : () -> ()
// -----
"t.op"() {a = te@aso<r<i2>} : () -> ()
// -----
"t.op"() {a = memref<4x1xvector<2]f32>, strided<[-3, 1], offset: ?>>} : () -> ()
// -----
"t.op"() {a = (, -> index} : () -> ()
// -----
"t.op"() {a = noneone} : () -> ()
// -----
"t.op"() {a = ix{} : () -> ()
// -----
"t.op"() {a = () ->  -> ()} : () -> ()
// -----
"t.op"() {a = compe x<f64>} : () -> ()
// -----
"t.op"() {a = ve->tor<1x2xbf16>} : () -> ()
// -----
"t.op"() {a = vector<[8]xxindeat>} : () -> ()
// -----
"t.op"() {a = () -> (vecto0x1F<1x[8]xf8E4M3FN>,(index) -> ())} : () -> ()
// -----
"t.op"() {a = memref<?x?xvector<2xf32>, 3 : intoex>} : () -> ()
// -----
"t.op"() {a = tensorte=sor<*xi16>} : () -> ()
// -----
"t.op"() {a = } : () -> ()
// -----
"t.op"() {a = tensocomplex<i0>>} : () -> ()
// -----
"t.op"() {a = tuple<tensor<*xf8E8M0FNU>, vector<3x8xi16>, () -> index, i2, memref<4x?x?xf32, affine_map<(d0, d1, d2)[s0] -> (s0, (d0) floordiv (1))>>, i2, ui63, tensor<4xf8E4M3>, memref<4xf8E8M0FNU, affine_map<(d0)[s0] -> ()>>, () -> (f8E4M3B11FNUZ), none, comple}<f128>, index, memref<?x?xmemref<2xi8>, 3 : index>, complex<f64>, vector<f8E4M3FN>, none>} : () -> ()
// -----
"t.op"() {a = (vector<8x[8]xi1ndex>, none) te>, none) tensor> index} : () -> ()
// -----
"t.op"() {a = ten?sor<*xindex>} : () -> ()
// -----
"t.op"() {a = tor<*xf8E4M3FNUZ>4M3FNUZ>} : () -> ()
// -----
"t.op"() {a = !a<*b cx>=} : () -> ()
// -----
"t.op"() {a = ::ix} : () -> ()
// -----
"t.op"() {a = si9,} : () -> ()
// -----
"t.op"() {a = tensor<*xadex>} : () -> ()
// -----
"t.op"() {a = memref<?)x2x2xcomp(lex<f32>, strided<[?, 1, 1]>} : () -> ()
// -----
"t.op"() {a = tensor<*xf8E8M0FNU>r<*xf8E8M0FNU>} : () -> ()
// -----
"t.op"() {a = comex<f8E5M2>} : () -> ()
// -----
"t.op"() {a = vect,r<3x2toindex>} : () -> ()
// -----
"t.op"() {a = none{} : () -> ()
// -----
"t.op"() {a = vector<f8E4M=3>} : () -> ()
// -----
"t.op"() {a = iat2} : () -> ()
// -----
"t.op"() {a = } : () -> ()
// -----
"t.op"() {a = noneat} : () -> ()
// -----
"t.op"() {a = memref<4x2x2x?xmemref<2xi8>, 2 : i32>} : () -> ()
// -----
"t.op"() {a = tenso{<*xi+dex>} : () -> ()
// -----
"t.op"() {a = tuple<(fM1FN, f8E5M2) -> ()>} : () -> ()
// -----
"t.op"() {a = memref<?x1xv::ctor<2xf>>} : () -> ()
// -----
"t.op"() {a = !a::on::one} : () -> ()
// -----
"t.op"() {a = i0dex} : () -> ()
// -----
"t.op"() {a = tensor<f16, {"tensor" = ::2 : ui63, "b", ai32b}>} : () -> ()
// -----
"t.op"() {a = compl,ex<i0>} : () -> ()
// -----
"t.op"() {a = tuple<index, memref<2x0xvector<2xf32>, strided<[1, 17], , memref<2x0xvector<offset: -3>>>} : () -> ()
// -----
"t.op"() {a = nnone} : () -> ()
// -----
"t.op"() {a = (ver<3xf16>) -> f8E5M2} : () -> ()
// -----
"t.op"() {a = compex<ui33>} : () -> ()
// -----
"t.op"() {a = tuple<tensor<3x!a.b>, none, tensor<2x1x3x!a.b, "\0A">, ui8, memref<si7, affine_map<() -> (-100 + 8 floordiv 8, (1) ceildiv ((12) floordiv (3)), (6) - (1))>>, memref<4xsi96, strided<[17], offset: 0>, 0>, complex<i129>, tensor<*xindex>, complex<i64>, tensor<0x1x4xvector<4xi8>, -6368789444313610951 :, affine_map<() -> ( si65>, f80, tuple<index, index, si64>, !foo.bar<i32, [x]>, f8E4M3B11FNUZ, vector<[8]x2xsi64>, !a.b, tensor<1xvector<4xi8>, -1.5>>} : () -> ()
// -----
"t.op"() {a = }onloce} : () -> ()
// -----
"t.op"() {a = vectoto<si24>} : () -> ()
// -----
"t.op"() {a = tensor<?x4xf16>} : () -> ()
// -----
"t.op"() {a = 0tensor<*->index>} : () -> ()
// -----
"t.op"() {a = indnndnd} : () -> ()
// -----
"t.op"() {a = [(tf32) ->{ex} : () -> ()
// -----
"t.op"() {a = si7[i7} : () -> ()
// -----
"t.op"() {a = ndex} : () -> ()
// -----
"t.op"() {a = tensor<1xex!a>} : () -> ()
// -----
"t.op"() {a = tensor<3x0x?x!a.b, distinx0x?x!a.b, distinct[1]<@i32]>>} : () -> ()
// -----
"t.op"() {a = none+} : () -> ()
// -----
"t.op"() {a = f8E4M3} : () -> ()
// -----
"t.op"() {a = memr<{xf32>} : () -> ()
// -----
"t.op"() {a = i[nd } : () -> ()
// -----
"t.op"() {a = ple<tensmodr<?xtf32>>} : () -> ()
// -----
"t.op"() {a = si::1} : () -> ()
// -----
"t.op"() {a = noondenseondensee} : () -> ()
// -----
"t.op"() {a = ix} : () -> ()
// -----
"t.op"() {a = f4E2M+FN} : () -> ()
// -----
"t.op"() {a = !x<"y(">} : () -> ()
// -----
"t.op"() {a = memref<1xvector<2xf32>, affine_mator<2xf32>, affine_mp<(d0) -> ()>, 3 : index>} : () -> ()
// -----
"t.op"() {a = (tuple<i128, f128, f16, i16, index, index, f128, index, index, index, f6E2M3FN, f8E4M3FN,x, index, f6E2M3FN,  i3, ui1, i24, ui24, i8>, tensor<*xindex>) -> (vector<8x8xindex>)} : () -> ()
// -----
"t.op"() {a = no} : () -> ()
// -----
"t.op"() {a = comp:ex<f80>x<f80>?} : () -> ()
// -----
"t.op"() {a = si1)7} : () -> ()
// -----
"t.op"() {a = xx:} : () -> ()
// -----
"t.op"() {a = tensor<*xf:E4M3FN>} : () -> ()
// -----
"t.op"() {a = tuple<comp[lex<ui8>, (index, index) -> tf32, memref<?xi8>>} : () -> ()
// -----
"t.op"() {a = memreremreref<*xf32>} : () -> ()
// -----
"t.op"() {a = (vector<1xi8>tensor -> index} : () -> ()
// -----
"t.op"() {a = vector<3x[3]xindex>} : () -> ()
// -----
"t.op"() {a = tuple<tuple0tf32, i7, i1>>} : () -> ()
// -----
"t.op"() {a = n#ne} : () -> ()
// -----
"t.op"() {a = tenensor<4x0x2xi96>} : () -> ()
// -----
"t.op"() {a = mod} : () -> ()
// -----
"t.op"() {a = tensor<3xvector<4xi>} : () -> ()
// -----
"t.op"() {a = omplex<,33>} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = 8} : () -> ()
// -----
"t.op"() {a = f4E2M1Ff4E2M1F} : () -> ()
// -----
"t.op"() {a = tensor<*xndex>} : () -> ()
// -----
"t.op"() {a = tensor<complex<i28>>} : () -> ()
// -----
"t.op"() {a = tensor<4xindexensor<4xinnsor<4xindexi32} : () -> ()
// -----
"t.op"() {a = compcomplex<f6E3@aM2N>} : () -> ()
// -----
"t.op"() {a = tensor<?x3x1xcf32mplex<i0>>} : () -> ()
// -----
"t.op"() {a = indevectorx} : () -> ()
// -----
"t.op"() {a = memref<?x1xindexx">} : () -> ()
// -----
"t.op"() {a = emref<*xi8, 2>} : () -> ()
// -----
"t.op"() {a = one0x1F} : () -> ()
// -----
"t.op"() {a = vctor<bf[1f16>} : () -> ()
// -----
"t.op"() {a = ix} : () -> ()
// -----
"t.op"() {a = memref<3x?xi1dex, {a = {a = 1}>} : () -> ()
// -----
"t.op"() {a = tensor<*f3tensor<*f32xindex>} : () -> ()
// -----
"t.op"() {a = tuple<vector<f8E4M3FN>, plex<ui4>, vector<[2]x8xui1>, tuple<>, bf16, none, !a<b c>, complex<si1>, !x<"y">, none, complex<#aui32>, memref<3x0x3xcomplex<f32>, strided<[-3, ?, 1]>>, none, tensor<0x4x?xcomplex<i31>>, tuple<si7>, !q.w<"s>">, none>} : () -> ()
// -----
"t.op"() {a =  uple<tensor<indexmod>>} : () -> ()
// -----
"t.op"() {a = (i12{) -> ()} : () -> ()
// -----
"t.op"() {a = !#a< "y">} : () -> ()
// -----
"t.op"() {a = memref0x4x2xvector<2xf32>>} : () -> ()
// -----
"t.op"() {a = f,6E2M3FN1} : () -> ()
// -----
"t.op"() {a = memref<1xmmemref<1xmemref<2xi8>, strided<[-3], offset: 1>>} : () -> ()
// -----
"t.op"() {a = fE8M0FNU-} : () -> ()
// -----
"t.op"() {a = !x0"y">} : () -> ()
// -----
"t.op"() {a = !xense"y">} : () -> ()
// -----
"t.op"() {a = tensor<*xf6E3loc2FN>} : () -> ()
// -----
"t.op"() {a = ui=ui12i328} : () -> ()
// -----
"t.op"() {a = !?aindex} : () -> ()
// -----
"t.op"() {a = tensor)*d)*d0xui7>} : () -> ()
// -----
"t.op"() {a = tuple<tenvectorsor<0xcomplex<i129>>, vector<2x3xf6E2M3FN>>} : () -> ()
// -----
"t.op"() {a = tensor<or<0x!a.b>} : () -> ()
// -----
"t.op"() {a = (none, memref<3xcomplex<f3>, affine_map<(d0) -> ()>>) -> ((si127, i4) -> (f4E2M1FN, f8E3M4), tensor<2x0xui24>)} : () -> ()
// -----
"t.op"() {a = memref<memref<*xi8,8, 20} : () -> ()
// -----
"t.op"() {a = tensor<?xtotox1x!#aa.b>} : () -> ()
// -----
"t.op"() {a = tor<3x?x0x!a.b>} : () -> ()
// -----
"t.op"() {a = comex<f8E3M4>} : () -> ()
// -----
"t.op"() {a = no]eo]e} : () -> ()
// -----
"t.op"() {a = tuple<vecto[8x3xindex>, index, memref<3xf8E5M2FNUZ, 1>>} : () -> ()
// -----
"t.op"() {a = f8E>M3FN} : () -> ()
// -----
"t.op"() {a = ! c>} : () -> ()
// -----
"t.op"() {a = memref<1x1x3xcomplex<fmref<1x1x3xcomplex<f32>>} : () -> ()
// -----
"t.op"() {a = tensor<*x,8E3M4>} : () -> ()
// -----
"t.op"() {a = indendex} : () -> ()
// -----
"t.op"() {a = !a<bx c>!a<bx c>} : () -> ()
// -----
"t.op"() {a = !a.b.c} : () -> ()
// -----
"t.op"() {a = memref<0x0*x4xcomplex<f32>>} : () -> ()
// -----
"t.op"() {a = (index) ->to(f80)} : () -> ()
// -----
"t.op"() {a = i1-27127} : () -> ()
// -----
"t.op"() {a = noone} : () -> ()
// -----
"t.op"() {a = f->E"a"5M2FNUZ} : () -> ()
// -----
"t.op"() {a = tensor<*xndex>} : () -> ()
// -----
"t.op"() {a = memref<0x2xui96, strided<[0, ?], offset: 17>>} : () -> ()
// -----
"t.op"() {a = non0loc} : () -> ()
// -----
"t.op"() {a = bf1bf16} : () -> ()
// -----
"t.op"() {a = tenso->r<0xcomplex<sixomplex<si1>>} : () -> ()
// -----
"t.op"() {a = memrefx3x4xcomplex<f32>, strided<[?, -3, -3], offset: -3>,d<[?, -3, -3], offse "y" : trided<[?, -3, -3], i8>} : () -> ()
// -----
"t.op"() {a = complex<ulex<uix27>} : () -> ()
// -----
"t.op"() {a = !!} : () -> ()
// -----
"t.op"() {a = affine_ine_mapndex} : () -> ()
// -----
"t.op"() {a = n} : () -> ()
// -----
"t.op"() {a = indendex} : () -> ()
// -----
"t.op"() {a = i4444} : () -> ()
// -----
"t.op"() {a = dex} : () -> ()
// -----
"t.op"() {a = ter<complex<ui96>>} : () -> ()
// -----
"t.op"() {a = me=omre<*xf32>} : () -> ()
// -----
"t.op"() {a = !af32b c>} : () -> ()
// -----
"t.op"() {a = memref<?x2xmemmref<2xi8>>} : () -> ()
// -----
"t.op"() {a = si20:0} : () -> ()
// -----
"t.op"() {a = tuple<i24,x none>} : () -> ()
// -----
"t.op"() {a = clex<f8E4M3FN>} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = idx} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = ((f80) -> (i200),f16) -> f80} : () -> ()
// -----
"t.op"() {a = tenso<2x2x?xf8E4M3FN>} : () -> ()
// -----
"t.op"() {a = () -> (no) -> (none)} : () -> ()
// -----
"t.op"() {a = tuple<none, memref<?x2xi33, affine_map<(d0, d1)[s0, s1] -> (d1 * s0 mod 3, ((s1) - (s0)od (2))>, "x">>} : () -> ()
// -----
"t.op"() {a = !a<b a<b} : () -> ()
// -----
"t.op"() {a = index} : () -> ()
// -----
"t.op"() {a = f.58E5M2.58E2.58E5M2} : () -> ()
// -----
"t.op"() {a = nee} : () -> ()
// -----
"t.op"() {a = tensor<?ensor<?xcomplex<i63>>} : () -> ()
// -----
"t.op"() {a = -notoe} : () -> ()
// -----
"t.op"() {a = (memref*xf32>, complex<ui32>) > f8E3M4} : () -> ()
// -----
"t.op"() {a = vei32torat<si127>} : () -> ()
// -----
"t.op"() {a = () loc-> tf32} : () -> ()
// -----
"t.op"() {a = none} : () -> ()
// -----
"t.op"() {a = f8} : () -> ()
// -----
"t.op"() {a = (!a.b.c, index) -index) -> ()} : () -> ()
// -----
"t.op"() {a = tensoror<<*xinde:x>} : () -> ()
// -----
"t.op"() {a = tensor<1x?x2xcomplex<28>>} : () -> ()
// -----
"t.op"() {a = nonenone} : () -> ()
// -----
"t.op"() {a = t-nsor<4x?xcomplex<ui3>>} : () -> ()
// -----
"t.op"() {a = tensf32r<2x3xmplex<ui8>>} : () -> ()
// -----
"t.op"() {a = tensor<complexi3>, dense_resource<r1> : tensor<?x4x4xi128>>} : () -> ()
// -----
"t.op"() {a = () -> -ndex} : () -> ()
// -----
"t.op"() {a = () -i32> index} : () -> ()
// -----
"t.op"() {a = memref<memreref<2xi8>, affine<_map<() -> (((4) + (3)) ) + (3)) ceildiv (2))>>} : () -> ()
// -----
"t.op"() {a = non} : () -> ()
// -----
"t.op"() {a = f<32} : () -> ()
// -----
"t.op"() {a = ) -> (none, i96)} : () -> ()
// -----
"t.op"() {a = !alocb} : () -> ()
// -----
"t.op"() {a = !a.b.c-1} : () -> ()
// -----
"t.op"() {a = (tle<f32>) -mod> (){} : () -> ()
// -----
"t.op"() {a = f.58E4M#a} : () -> ()
// -----
"t.op"() {a = n1one} : () -> ()
// -----
"t.op"() {a = i12=} : () -> ()
// -----
"t.op"() {a = () -> indexx} : () -> ()
// -----
"t.op"() {a = uiuiui64} : () -> ()
// -----
"t.op"() {a = () ->to f8E4M3F0x1FUZ} : () -> ()
// -----
"t.op"() {a = memref<1xmemrexi8>>} : () -> ()
// -----
"t.op"() {a = indexindelocx} : () -> ()
// -----
"t.op"() {a = inindex} : () -> ()
// -----
"t.op"() {a = iinx} : () -> ()
// -----
"t.op"() {a = indnlocdex} : () -> ()
// -----
"t.op"() {a = indexto} : () -> ()
// -----
"t.op"() {a = f8E43FN} : () -> ()
// -----
"t.op"() {a = () -> ui3 ui33} : () -> ()
// -----
"t.op"() {a = complex<f8E4Mf32>} : () -> ()
// -----
"t.op"() {a = complex<f64i32>} : () -> ()
// -----
"t.op"() {a = f1d0} : () -> ()
// -----
"t.op"() {a = !foo.o.bar<i32, [x]>} : () -> ()
// -----
"t.op"() {a = (() -> index} : () -> ()
// -----
"t.op"() {a = tuple<memref<memref<2xi<ef<memref<2xi8>, #a.b>>x} : () -> ()
// -----
"t.op"() {a =  atix} : () -> ()
// -----
"t.op"() {a = n!a{nea{ne} : () -> ()
// -----
"t.op"() {a = tei32sor<*xi63>} : () -> ()
// -----
"t.op"() {a = (i8) -> ()+} : () -> ()
// -----
"t.op"() {a = !xtensor<"yy">} : () -> ()
// -----
"t.op"() {a = mem0x1Fref<*xi8"a",} : () -> ()
// -----
"t.op"() {a = non)non} : () -> ()
// -----
"t.op"() {a = memredensf<index, strided<[], offset: -3>, {a ::= 1}>} : () -> ()
// -----
"t.op"() {a = t?nsor<ii32dex, array<bf16: -1.@ae-45>>} : () -> ()
// -----
"t.op"() {a = vef32ctor<f8E5M2Fvector<f8E5M2FNUZ>} : () -> ()
// -----
"t.op"() {a = (tensor<?x0x?nsor<?x0x?xvor<40x?xvor<4xi8>>) -> ()} : () -> ()
// -----
"t.op"() {a = bf-} : () -> ()
// -----
"t.op"() {a = ter<4x?xindex>} : () -> ()
// -----
"t.op"() {a = complex<f64mplex<f64>} : () -> ()
// -----
"t.op"() {a = } : () -> ()
// -----
"t.op"() {a = inx} : () -> ()
// -----
"t.op"() {a = x<i4 } : () -> ()
// -----
"t.op"() {a = si6]} : () -> ()
// -----
"t.op"() {a = c,leex<i1>} : () -> ()
// -----
"t.op"() {a = tensor<?x4xf8tensorE4M3FN, {"a b"}>} : () -> ()
// -----
"t.op"() {a = (tensor<?x3x3x!a.b, "<Z$1" : none>) -> vectori31} : () -> ()
// -----
"t.op"() {a = tutu(>} : () -> ()
// -----
"t.op"() {a = i3} : () -> ()
// -----
"t.op"() {a = tuple<tuple<>vector (f6E23FN) -> f128>} : () -> ()
// -----
"t.op"() {a = tensor<*xf6E3M2FN>f6E3M2FN>} : () -> ()
// -----
"t.op"() {a = :b c>} : () -> ()
// -----
"t.op"() {a = teor<?0,x0xi65>} : () -> ()
// -----
"t.op"() {a = tensor<*xix>} : () -> ()
// -----
"t.op"() {a = memref<cmplex<f32>, strided<[]>>} : () -> ()
// -----
"t.op"() {a = tuple<index, () -> index, vector<[2]x1xf8E5M2>, (f8E3M4, index) -> f8E4M3FNUZ, index, none, vector<[3]xindex>, none, tensor<*xui1>,.5tuple<index, f8E8M0FNU, tf32>, tensor<*xf8E4M3B11FNUZ>, ui63, memref<*xi8, 2>, f6E2M3FN, tensor<!a.b>, tensor<*xi128>, index>} : () -> ()
// -----
"t.op"() {a = E4M3B11FNB11denseFNUZ} : () -> ()
// -----
"t.op"() {a = 0x1Fne} : () -> ()
// -----
"t.op"() {a = mod?ndex} : () -> ()
// -----
"t.op"() {a = tuple<memref<f8E4M3, af4M3, affine_map<()[s0] -> ()>>, i127>} : () -> ()
// -----
"t.op"() {a = ten::sor<*xsxsi4>} : () -> ()
// -----
"t.op"() {a = clex<si>} : () -> ()
// -----
"t.op"() {a = tuple<d0uple<>, none, tensor<*xui1>>} : () -> ()
// -----
"t.op"() {a = tuple::<>} : () -> ()
// -----
"t.op"() {a = tnsor]<*xinensor]<*xindex>} : () -> ()
// -----
"t.op"() {a = memref<si20, 0>} : () -> ()
// -----
"t.op"() {a =  a c>} : () -> ()
// -----
"t.op"() {a = 65)-} : () -> ()
// -----
"t.op"() {a = !=<.5y">} : () -> ()
// -----
"t.op"() {a = (tensor<*xf16>) -> indesor<*xf16>) -> index} : () -> ()
// -----
"t.op"() {a = vector<1xaffine_mapxindex>} : () -> ()
// -----
"t.op"() {a = () ->> si96} : () -> ()
// -----
"t.op"() {a = ui12128} : () -> ()
// -----
"t.op"() {a = !q.-><"s>">} : () -> ()
// -----
"t.op"() {a = memratf<1x4x1xmemref<2xi8>, strided<[0, -3, 0]>>} : () -> ()
// -----
"t.op"() {a = v,ector<*indctor<index>} : () -> ()
// -----
"t.op"() {a = tuple<i4, memref<?xi127, strided<[?], offset: 1>>, , memref<?xi127, strmemref<*xi8, e<i4, memref<?xi127,2>, (si4, f8E4M3FN) -> si200, vector<[1]x1xsi129>, index, i33, memref<*xf32>, !foo.bar<i32, [x]>, tensor<*xf128>, memref<4x4x?xf8E3M4>, complex<f8E}M3B11FNUZ>, i4, index, (si129) -> i24, none, () -> (index, f6E3M2FN)>} : () -> ()
// -----
"t.op"() {a = le<none, complex<i8>, memref<3x4xf6E2FN, strided<[0, -3], offset: ?>>>memref<3x4xf6E2M3FN,} : () -> ()
// -----
"t.op"() {a = indndex} : () -> ()
// -----
"t.op"() {a = tenator<*xi129>} : () -> ()
// -----
"t.op"() {a = tuple<tensorxi31uple<tensorxi31>>} : () -> ()
// -----
"t.op"() {a = complef32x<i16>} : () -> ()
// -----
"t.op"() {a = i9+6} : () -> ()
// -----
"t.op"() {a = i2} : () -> ()
// -----
"t.op"() {a = tup.5e<p.5e<>} : () -> ()
// -----
"t.op"() {a = tens1?<*xf16} : () -> ()
// -----
"t.op"() {a = nonetenso} : () -> ()
// -----
"t.op"() {a = f4E2MmodFN} : () -> ()
// -----
"t.op"() {a = veor<i7>"ar<i7>"a"} : () -> ()
// -----
"t.op"() {a = (tuple<i"a"dex>) -> i127} : () -> ()
// -----
"t.op"() {a = cdensmplex<si31>} : () -> ()
// -----
"t.op"() {a = tens=r<*xi-1>sor<*xi31>} : () -> ()
// -----
"t.op"() {a = tup.5le<>}} : () -> ()
// -----
"t.op"() {a = tuple<index, memrefector<2xf32>, #a.b>>} : () -> ()
// -----
"t.op"() {a = nonene} : () -> ()
// -----
"t.op"() {a = memref<*xi8<*xi8etomref<*xi8<*xi8, 2>} : () -> ()
// -----
"t.op"() {a = (tensor<!a.b>, tensor<*xf80>) x0>) -> f32} : () -> ()
// -----
"t.op"() {a = vector<2xbf16>affine_map} : () -> ()
// -----
"t.op"() {a = bf1616} : () -> ()
// -----
"t.op"() {a = tensor<?xcomplex<i33>, -850loc0591730234615865843651857942052864 : si127>} : () -> ()
// -----
"t.op"() {a = nonee} : () -> ()
// -----
"t.op"() {a = !x<"y"} : () -> ()
// -----
"t.op"() {a = () -+ (v-ec+or<index>, f16)} : () -> ()
// -----
"t.op"() {a = co#amplex<i33>} : () -> ()
// -----
"t.op"() {a = !a<bb c,} : () -> ()
// -----
"t.op"() {a = ix} : () -> ()
// -----
"t.op"() {a = teor<*xi7} : () -> ()
// -----
"t.op"() {a = i@a4@a} : () -> ()
// -----
"t.op"() {a = ect.5r<0x1F[8]x3xindex>} : () -> ()
// -----
"t.op"() {a = complex<f8E5M#a2FNUZ>} : () -> ()
// -----
"t.op"() {a = tupe<(index) ->le<(index) ->=index>} : () -> ()
// -----
"t.op"() {a = tenrsor<(*xui128>} : () -> ()
// -----
"t.op"() {a = tens*xi33>} : () -> ()
