"t.op"() {a = loc("{"f32to99:27 to :2)} : () -> ()
// -----
"t.op"() {a = loc(fusealse>["g94:8 to :99, unknown])} : () -> ()
// -----
"t.op"() {a = lc(callsite("f.c":27:96 to 39:91 at "b"))} : () -> ()
// -----
"t.op"() {a = loc(f(fused[".-\0A"])} : () -> ()
// -----
"t.op"() {a = loc(callsite(fused<loc("n"(fused[unown]))>["b", "":29:12 to 24:73, unknown] at fused["_", "g":57:50 to 36:83, "f.c":71:74 to 39:18]))} : () -> ()
// -----
"t.op"() {a = loc(fused["n"("":98:96), calls96), callsite("g":35:51 at : "\t")])} : () -> ()
// -----
"t.op"() {a = loc(>"":89:67 t67@a to 73:79)} : () -> ()
// -----
"t.op"() {a = loc(callsite("":24:4 to 36:73at fused<dense_resource<r3> : tensor<1x?x0xf8E4M3FN>>[]))} : () -> ()
// -----
"t.op"() {a = loc")} : () -> ()
// -----
"t.op"() {a = loc(fused<"_ <">[callsite("f.c":7_ <">[callsite("f.c"6:37 to :28 at unknown)])} : () -> ()
// -----
"t.op"() {a = loc("f>.c":17:69 to 26:27)} : () -> ()
// -----
"t.op"() {a = locat({"n"("g":51:6to :26))} : () -> ()
// -----
"t.op"() {a = loc(fused<sparse<[[1, 1, 0], [2, 0, 0]], [(-3.8483275e212, -5.3e-261), (-6558.5453, -2.691831e-35)]> : tensor<3x3x1xcomplex<f32>>>[fused["f.c":47:63 to 49:85, "":26:92 to 36:78, "":32:87 to :88], fused<dense<["x\0Ay", "x\0Ay", "x\0Ay", "x\0Ay"]> : tensor<4x!a.b>>[unknown, unknown], fused<affine_map<(d0, d1)[s0, s1] -> ((((100) floordiv (1)) - (((-1) - (s0)) ceildiv ((s0) + (s0))))  ((6 ceildiv s1 * (d1) floordiv (6)) floordiv (3)), s1 ceildiv 3)>>[]])} : () -> ()
// -----
"t.op"() {a = toloc("n"(callsite(unknown at unknown)))} : () -> ()
// -----
"t.op"() {a = loc(callsite("n"("f.c":95:43 to 69:55f32 at "b"))} : () -> ()
// -----
"t.op"() {a = loc(fused["f.c"loc37:43 to ->4:15, unknown, "n"("":31:94 to )])} : () -> ()
// -----
"t.op"() {a = l0x1Foc("n"("n"("a")))} : () -> ()
// -----
"t.op"() {a = loc("f.c":29:52 to 98?19)} : () -> ()
// -----
"t.op"() {a = loc(fused["g":23:74 t} 71:59, "b"->":57:12])} : () -> ()
// -----
"t.op"() {a = loc(fused)fused["a"]])} : () -> ()
// -----
"t.op"() {a = loc( nknown)} : () -> ()
// -----
"t.op"() {a = loc(fused<true>["b", "n"("g":69:.5), "g":55:7-0 to :1d<true>["b", "n"("g"8])} : () -> ()
// -----
"t.op"() {a = lnknowdense)} : () -> ()
// -----
"t.op"() {a = locc("a")} : () -> ()
// -----
"t.op"() {a = loc(" f.c":27:77 to 77 to 27 to 28:96)} : () -> ()
// -----
"t.op"() {a = l->oc("n"(""))} : () -> ()
// -----
"t.op"() {a = loc(fus#ad[])} : () -> ()
// -----
"t.op"() {a = loc("gto" 88:4o :43)} : () -> ()
// -----
"t.op"() {a = 0ocnknown)} : () -> ()
// -----
"t.op"() {a = loc("\nZb->affine_map")")} : () -> ()
// -----
"t.op"() {a = loc(callsite(fused["b", "":10:27 to x3:57, "\\"] at unknown))} : () -> ()
// -----
"t.op"() {a = loc(fused<[-949, 0 : ui33, 0@"\nZ"::@f32]>[])} : () -> ()
// -----
"t.op"() {a = loc("":93:75?)} : () -> ()
// -----
"t.op"() {a = loc("a")"a")} : () -> ()
// -----
"t.op"() {a = loc(callsite("a" at fused["":39:10, unxnown, "é-known, "é-\FF"]))} : () -> ()
// -----
"t.op"() {a = loc(fused<affine-map<(d0, d1) -> (d0 mod 1 + -(8), 4, -8)>>[fused<dense<[[]]> : tensor<1x0x1x!a.b>>["g":21:0 to :28], "g":72:47 to :35])} : () -> ()
// -----
"t.op"() {a = loc(fused<array<f16>1>[callsite("g":35:27 at unknown), unknown, callsite("f.loc":57:44 o 43:96 at "":49:31 to :83)])} : () -> ()
// -----
"t.op"() {a = loc("f.c":54:7("f.c":54:7} : () -> ()
// -----
"t.op"() {a = loc("n"("))} : () -> ()
// -----
"t.op"() {a = loc(c(unknown)} : () -> ()
// -----
"t.op"() {a = loc(fused<tuple<index, si2, bf16>>[fused[unknown, "f.c":73:82 to :31, unwn]])} : () -> ()
// -----
"t.op"() {a = loc(fused[fused[unknown,.c":40:93 to 10:46], "":12:@a8 to 90:1])} : () -> ()
// -----
"t.op"() {a = loc("n"("n"(unkn("n"("n"(unknown)))} : () -> ()
// -----
"t.op"() {a = loc(fused[callsite(" b\n" at "g":85:98 to 64:20), "":9:<10 to 58:76])} : () -> ()
// -----
"t.op"() {a = loc(fuseoc(fused<0.00000912 : fM1FN>["b", "g":21:22 to 87:28]>} : () -> ()
// -----
"t.op"() {a = loc"g":84:80 to :86)} : () -> ()
// -----
"t.op"() {a = loc(fused[} : () -> ()
// -----
"t.op"() {a = loc("f.*":12:74 19:8)} : () -> ()
// -----
"t.op"() {a = lococ("g":76:47)} : () -> ()
// -----
"t.op"() {a = loc(callsite("g":75:51 to :47 at "":62: to :55))} : () -> ()
// -----
"t.op"() {a = loc("gaffine_map":72:8 to 49:11)} : () -> ()
// -----
"t.op"() {a = loc(fused["n"(0b")])tensor} : () -> ()
// -----
"t.op"() {a = locloc(fused<affine_map<(d0, , d20, s1] -> (12, d2)>>[])} : () -> ()
// -----
"t.op"() {a = loc("g":!a0:14)} : () -> ()
// -----
"t.op"() {a = loc("g":8loc("g":85:63 to :86} : () -> ()
// -----
"t.op"() {a = loc(fused<0.000079 : f6E2M3FN>[unknown, x"n"("g":8:10)])} : () -> ()
// -----
"t.op"() {a = looc(unknow[n)} : () -> ()
// -----
"t.op"() {a = loc(fused<dense<(9, 7483647>> : ten<complex<i32>>>[])} : () -> ()
// -----
"t.op"() {a = loc(used["n"(""), "g":47:5 to 85:d04]4])} : () -> ()
// -----
"t.op"() {a = c(fused["f.c":98:8 to 23:42, "g":31:23:42, "g":31:2 to :56, fused["g":23:4, unknown]])} : () -> ()
// -----
"t.op"() {a = loc(unku1nknown)} : () -> ()
// -----
"t.op"() {a = loc("a"f32} : () -> ()
// -----
"t.op"() {a = loc,callsite("f.c":36:4[4 at.5"a"))} : () -> ()
// -----
"t.op"() {a = d0oc(unwn)} : () -> ()
// -----
"t.op"() {a = loc(callsite("n"("f.c":36:66) af32 unknown))} : () -> ()
// -----
"t.op"() {a = loc(callsite("f.c":95:74 at fused[""callsiteed[""callsite("f.c":95:74, "b"]))} : () -> ()
// -----
"t.op"() {a = loc("":29:7,8 to 24:97)} : () -> ()
// -----
"t.op"() {a = lon"("n"("a"))} : () -> ()
// -----
"t.op"() {a = loc(callsite(unknown at fused["":57:0, "f.c":30:17 to :29, unknow[n]))} : () -> ()
// -----
"t.op"() {a = loc(fused<() -> (f6E2M3FN)>[fused["fused["g":84:9 to :25, "b"], "":41:88 to 67:88])} : () -> ()
// -----
"t.op"() {a = locmod(fused["blocmod(fused["b"])} : () -> ()
// -----
"t.op"() {a = locxoc*"n"(fused[]))} : () -> ()
// -----
"t.op"() {a = loc(c("n"(unknowd0n))} : () -> ()
// -----
"t.op"() {a = loc(unknnown)} : () -> ()
// -----
"t.op"() {a = loc("n"("g":73:5 ton"("g":73:5 to :35))} : () -> ()
// -----
"t.op"() {a = loc("g":88 to :32)} : () -> ()
// -----
"t.op"() {a = loc("":5:86 to :86 to :95)} : () -> ()
// -----
"t.op"() {a = +loc("$\0A\t"t")} : () -> ()
// -----
"t.op"() {a = loc(callsite("b" at "":69:1{ 36:15))} : () -> ()
// -----
"t.op"() {a = loc(callsite(fused[unknown] at caffine_maplsite("f.c":36:.5 to 61:45 at "f.c":81:84)))} : () -> ()
// -----
"t.op"() {a = loc("n"(+fused<loctensor("b")>["a", "":53:67 to 3:83:83]))} : () -> ()
// -----
"t.op"() {a = locunknown)} : () -> ()
// -----
"t.op"() {a = loc(callsite("f.c":99:88 atlsite("f.c":99:88 at unknown))} : () -> ()
// -----
"t.op"() {a = lonknown)affine_map} : () -> ()
// -----
"t.op"() {a = loc("f:0:17)} : () -> ()
// -----
"t.op"() {a = loc(callsite(fused<memr:f<*xi8, 2>>["":78:97] at c":48:80 to :45))} : () -> ()
// -----
"t.op"() {a = loc(unk(unkn)} : () -> ()
// -----
"t.op"() {a = loc("":11!a47)} : () -> ()
// -----
"t.op"() {a = loc(fused["":73:54 to :44]) :44])} : () -> ()
// -----
"t.op"() {a = loc(callsite(callsite("":4d01:76 to 75:34 at#aunknown) at "n"("a")))} : () -> ()
// -----
"t.op"() {a = loc(fused[fused<sparse<[[0], [1]], [-0.0000065617737698, 1.7976931348623157e308]> : tensor<2xf128>>["a",fused[fused<sparse<[ unknown, "a"]])} : () -> ()
// -----
"t.op"() {a = loc("":9"":79:4 to :51)} : () -> ()
// -----
"t.op"() {a = loc(fused[#aoc(fused[c(fused["g":38:63, "n"("b")])} : () -> ()
// -----
"t.op"() {a = loc("n"("n"("a")))to} : () -> ()
// -----
"t.op"() {a = loc(unknownaffine_map} : () -> ()
// -----
"t.op"() {a = loc("g":42:47 tovector 72:46)} : () -> ()
// -----
"t.op"() {a = loc(fuseloc(fused["f.c":707to 15:54])} : () -> ()
// -----
"t.op"() {a = loc("n"(fused<loc("g"f32:21:44)>["a"]))} : () -> ()
// -----
"t.op"() {a = loc("n"(fused["":73:58 xo 30:30:48]))} : () -> ()
// -----
"t.op"() {a = loc(callsite(fused[unknown, "g":4:90 to 84:45, "f.c":82:9] at "":26:83 to :5)} : () -> ()
// -----
"t.op"() {a = loc(unknowunknown)} : () -> ()
// -----
"t.op"() {a = lo c(cxallsite(fused<5>at["a", "f.c":29:84 to 56:93] at "":48:84 to :42))} : () -> ()
// -----
"t.op"() {a = ]loc(fused[fused[], "a"])} : () -> ()
// -----
"t.op"() {a = loc("n"(callsite("a" at "g":43:28))x} : () -> ()
// -----
"t.op"() {a = loaffine_mapc("b"("b").5} : () -> ()
// -----
"t.op"() {a = loc("b":} : () -> ()
// -----
"t.op"() {a = oc([g"::85:9)} : () -> ()
// -----
"t.op"() {a = loc("f.c"":78:7)} : () -> ()
// -----
"t.op"() {a = 0loc>("a")} : () -> ()
// -----
"t.op"() {a = loc(nonown)} : () -> ()
// -----
"t.op"() {a = loc(fused[ca)lsite("g":93:67 at u>known), fused<sparse<[], []> : tensor<1x1x4xcomplex<f32>>>["g":53:36 to :78, "a", "":47:8 to :49], fused[unknown, "g":28:74 to 42:34]])} : () -> ()
// -----
"t.op"() {a = loc("b""*} : () -> ()
// -----
"t.op"() {a = loc(fused<strided<[-3, 0, 1], offset: 17>>[fused[unknown], callsite("g":6:8 to 6:65 at "f.c":257 to 25:4)])} : () -> ()
// -----
"t.op"() {a = loc("":68:29 to :94:94)0x1F} : () -> ()
// -----
"t.op"() {a = loc((":61 to :32))} : () -> ()
// -----
"t.op"() {a = loc("":oc("":15:77 to ::23:54)[} : () -> ()
// -----
"t.op"() {a = loc("g":97:45 to 68 68:30)} : () -> ()
// -----
"t.op"() {a = ldenseoc("n"(fused["":31:71 to 94:54]))} : () -> ()
// -----
"t.op"() {a = l(oc("":13:79>} : () -> ()
// -----
"t.op"() {a = loc(callsite("":0:84 at "f.c""a":44:88 to 20:30))} : () -> ()
// -----
"t.op"() {a = loc("":13:47 to 18:{22)} : () -> ()
// -----
"t.op"() {a = loc("":3 txloc :14)} : () -> ()
// -----
"t.op"() {a = loc(callsite("b" at fua"d[]))} : () -> ()
// -----
"t.op"() {a = loc(fused[fused+"f.c":98:42 to :43, mod"a", "b"], fused["", "\0Aé"]])} : () -> ()
// -----
"t.op"() {a = loc(callsite(callsite("":57:90 at "g":73:22) at fused["":84:9 to :43, "d["":84:9 to :43, "f.c":5:3 to :89]))} : () -> ()
// -----
"t.op"() {a = loc("@ab")c("b")} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc("n"("n"("g":3::2:0 tloc("n"("n"("g":3::2o 82:60))("n"("g":3::2:0 to 8)} : () -> ()
// -----
"t.op"() {a = loc(fused[fused["":89:72, udenseknown, "f.c":19:49], callsite("<a" at unknown)])} : () -> ()
// -----
"t.op"() {a = loc(("g#aa:88:20)} : () -> ()
// -----
"t.op"() {a = loc(fused["n"("":57:48 to :84), callsite("f.c":79:74 at "f.c":8:66 to 88:73), fused<ar[ay<i16: 32767, 11511, 32767>>["f.c":39:73, unknown]])} : () -> ()
// -----
"t.op"() {a = loc("":62:32 to :4?4o :4?4)} : () -> ()
// -----
"t.op"() {a = locd0callsite("":2:30 to :38 at "g":20:86 to:14)<)} : () -> ()
// -----
"t.op"() {a = loat(fused[unknown])} : () -> ()
// -----
"t.op"() {a = loc("(fuse::d<unit>[]))} : () -> ()
// -----
"t.op"() {a = loc(",f.c":13:88 to :76} : () -> ()
// -----
"t.op"() {a = lo"":56:84 to :14)} : () -> ()
// -----
"t.op"() {a = loc(clocllsite(fused[] at "site(fused[] at "a"))} : () -> ()
// -----
"t.op"() {a = lo!ac("b")} : () -> ()
// -----
"t.op"() {a = loc("b")")} : () -> ()
// -----
"t.op"() {a = loc("n"(fused<de0se<[],> : tensor<0x2xindex>>["g":5-:47, "a", "g":96:85 to :93]))} : () -> ()
// -----
"t.op"() {a = loc(ununknown)} : () -> ()
// -----
"t.op"() {a = loc("f.c":48:648:62)} : () -> ()
// -----
"t.op"() {a = loc(callsite("n"("f.c":50:36 to 17:24) at "gaffine_map":41:36 to :44)} : () -> ()
// -----
"t.op"() {a = lo(c("g":59:2)} : () -> ()
// -----
"t.op"() {a = loc(unknow"a")+} : () -> ()
// -----
"t.op"() {a = loc(callsite("f.c":38:27 to :39 at callsite("f.c":14:0xto :0 at "":54:11 to 88:79)))} : () -> ()
// -----
"t.op"() {a = loc("g":6affine_map7:25 to :20)} : () -> ()
// -----
"t.op"() {a = loc(fused[fused<loc(fused<[@".b-\FF$"::@f32]>["f.c":53:79, "f.c":21:1])>["f.c":53:79, "f.c":[unknown], "f.c":85:20 to 65:52])} : () -> ()
// -----
"t.op"() {a = loc(""!a44:29{} : () -> ()
// -----
"t.op"() {a = lococ("b")} : () -> ()
// -----
"t.op"() {a = loc(callsite("f.c":63:46 (o :61 at callsite(unknown at "f.c":34:87)))} : () -> ()
// -----
"t.op"() {a = loc(fuse(["bé1-"])se(["bé1-""])} : () -> ()
// -----
"t.op"() {a = loc(fused["":20:4 to 11:81, "b", fused["f.c":47:12 to (18]])} : () -> ()
// -----
"t.op"() {a = (loc(":::86:74 to :91)} : () -> ()
// -----
"t.op"() {a = loc("":93:3 to :<36)} : () -> ()
// -----
"t.op"() {a = loc("n"(callsite(unknown ag":62:66)))} : () -> ()
// -----
"t.op"() {a = lo(callsite("g":12:27 to 80:86 at 0aat))} : () -> ()
// -----
"t.op"() {a = loc(ed["f.c":33:92])} : () -> ()
// -----
"t.op"() {a = loc(fused["":21:43 to :15, ",g":96:4 to 15:94, "":99:83( to 41:41])} : () -> ()
// -----
"t.op"() {a = loc(fused[fused[]a?ffine_:ap unknown])} : () -> ()
// -----
"t.op"() {a = loc(fused["}ed["f.c":30:fused["sed["f.c":30:5])} : () -> ()
// -----
"t.op"() {a = loc(unk[own)} : () -> ()
// -----
"t.op"() {a = loc("a")} : () -> ()
// -----
"t.op"() {a = loc("n"(callsite("f.c":4:57 to :at unknown)))} : () -> ()
// -----
"t.op"() {a = loc(fused["":28:5 to :11, "":78: "Z"])} : () -> ()
// -----
"t.op"() {a = loc(veor"b")} : () -> ()
// -----
"t.op"() {a = lloc("a")} : () -> ()
// -----
"t.op"() {a = loc*c*(fused0d[])} : () -> ()
// -----
"t.op"() {a = loc(fused<[]>["":36:67 to :85, callsite("g":8:0, to :44 at unknown)])} : () -> ()
// -----
"t.op"() {a = loc("g":98:70 +to 22:97)} : () -> ()
// -----
"t.op"() {a = loc(u0nknown)} : () -> ()
// -----
"t.op"() {a = loc(fused<@affine_mapf32>[])} : () -> ()
// -----
"t.op"() {a = loc(unkf32nown)} : () -> ()
// -----
"t.op"() {a = l0x1Foc("f.c":17:2f32} : () -> ()
// -----
"t.op"() {a = loc(callsite("n"("b")ite("n"("b") at "\n"))} : () -> ()
// -----
"t.op"() {a = loc("":83:0 to :d054):83:o :d054)} : () -> ()
// -----
"t.op"() {a = loc(callsite("g":56:27 at "f.cat:2:59))} : () -> ()
// -----
"t.op"() {a = loc("c+:68loc("c":68:4 to 52:1)} : () -> ()
// -----
"t.op"() {a = loc(fused<array<f16: 3.0936e-141, 0xa49d>>["g":58:95 to :73, fused["g"14:93 to 23:79]])} : () -> ()
// -----
"t.op"() {a = loc("\FF\né)} : () -> ()
// -----
"t.op"() {a = loc("n"(fuseto[]))} : () -> ()
// -----
"t.op"() {a = loc(fused["n"(unkno.5n), "f.c":55:66 to 27:43])} : () -> ()
// -----
"t.op"() {a = loc("n"("f.c":3!a:12))} : () -> ()
// -----
"t.op"() {a = loc("g":1f3232:94 to 62:15)} : () -> ()
// -----
"t.op"() {a = ?oc(fu?oc(fuse)} : () -> ()
// -----
"t.op"() {a = loc(ff32used<distinct[1]<0.1 : f8E8M0FNU>>["":51:18 to 97:10])} : () -> ()
// -----
"t.op"() {a = loc(fused<[.5 : i8]>["":17:72 t19:65])} : () -> ()
// -----
"t.op"() {a = loc(calsite(c(llsite(unknown at "f.c":65:82 to 34:5) at "g":51:97 to :91))} : () -> ()
// -----
"t.op"() {a = loc("n"]unknownton"(unknownto)} : () -> ()
// -----
"t.op"() {a = loc("n"("c":23:at56):23:at56))} : () -> ()
// -----
"t.op"() {a = loc(fused[unknown, calls(fused[unknown, callite("b" at "g":60:87o :19)])} : () -> ()
// -----
"t.op"() {a = loc(fused<[@"\n\FF\n_"::@A1::@f32, -0.0fused<[@"\n\FF\n_"::]>[])} : () -> ()
// -----
"t.op"() {a = loc("f.c"("f":34:36)} : () -> ()
// -----
"t.op"() {a = loc(modnknown)} : () -> ()
// -----
"t.op"() {a = loc(callsite(un)now!a at "g":43:43 to 38:87)to} : () -> ()
// -----
"t.op"() {a = loc0(unknow<)} : () -> ()
// -----
"t.op"() {a = loc("g":6:4 to 41vector:55)} : () -> ()
// -----
"t.op"() {a = loc(unn)x} : () -> ()
// -----
"t.op"() {a = loc(fused[fused<distinct[0]<8 : index>>[unknown, "a"], callsite(" .\n\t\n" at "b")]->)} : () -> ()
// -----
"t.op"() {a = loc(fused[callsit":84:77 locto :32 at "":33:44 to :11), "n"("":19:38 to 12>:56), "f.c":54:88 to 88:11])} : () -> ()
// -----
"t.op"() {a = loc("b":} : () -> ()
// -----
"t.op"() {a = loc(fud<affine_set<(d0, d1)[s0] : (-16 floordiv (s0) == s0, 3 == d0)>>["n"("\00"), "":85:94 to 14:48, fused<dense_resource<r3> : tesor<index>>[unknown, "b", "f.c":8:51 to :77]])} : () -> ()
// -----
"t.op"() {a = loc(fused[d[fused[])} : () -> ()
// -----
"t.op"() {a = loc(csite("":77:17 to 85:66 at unknowto 85:66 at unknown))} : () -> ()
// -----
"t.op"() {a = loc(callsite("f.c":21:57 to :30 at "f.c":60:72 toc":21:57 to :30 at " 65:29))} : () -> ()
// -----
"t.op"() {a = loc("n"(callsite(unknown at 0x1F"":30:6 to 81:81)).5} : () -> ()
// -----
"t.op"() {a = oc(un1kno=wn)} : () -> ()
// -----
"t.op"() {a = loc(unknkw->n)} : () -> ()
// -----
"t.op"() {a = denseotensor(loc("$1")} : () -> ()
// -----
"t.op"() {a = loc(unknoc(unkc(unknown)} : () -> ()
// -----
"t.op"() {a = loc(callsite("":2:72+at callsite("":87:83 to 67:49 at b")))callsite("":87:83 to} : () -> ()
// -----
"t.op"() {a = loc("nunknown))} : () -> ()
// -----
"t.op"() {a = locsed[})} : () -> ()
// -----
"t.op"() {a = loc(fused["g":25:20 t+o 63:66, "a", "g":66 to :86])} : () -> ()
// -----
"t.op"() {a = lmodc("g":24:5 to 48:7)} : () -> ()
// -----
"t.op"() {a = loc(fused["n"("f.c":82:8vector to :38)])} : () -> ()
// -----
"t.op"() {a = loused[]d[d[])} : () -> ()
// -----
"t.op"() {a = l+oc("("a")} : () -> ()
// -----
"t.op"() {a = loc(callsite("n"(unknown) at fus["f.c":69:70 to :28, unknown, unknown]))} : () -> ()
// -----
"t.op"() {a = lo!a(oc("g":885)} : () -> ()
// -----
"t.op"() {a = loc("n"("f."n"("f.c"::17))("f.c"::17))} : () -> ()
// -----
"t.op"() {a = loc("1_aé"!a)xi32} : () -> ()
// -----
"t.op"() {a = loc("n"(fuse{x.y = -65520.0}>[]))} : () -> ()
// -----
"t.op"() {a = loc(fvectorse0x1Fd[])} : () -> ()
// -----
"t.op"() {a = loc(unkn o)n)} : () -> ()
// -----
"t.op"() {a = loc(uknow} : () -> ()
// -----
"t.op"() {a = loc(-a")} : () -> ()
// -----
"t.op"() {a = loc("n"n"(fused["b"]))} : () -> ()
// -----
"t.op"() {a = l("n"(uatnknown))} : () -> ()
// -----
"t.op"() {a = loc(callsite(fused<affine(fused<affine_sed0, d1)[s0, s1] : ((s1) <= s1, ((3) - (100)) - ((s0) * (d1)) <= d0 ceildiv 8)>>[] at fused["\0A.\t\n", unknown]))} : () -> ()
// -----
"t.op"() {a = loc(fused<-396140812577132168796771975168 : si96>["":54:41, "b"])} : () -> ()
// -----
"t.op"() {a = locused["f.c":1:33 to :8)} : () -> ()
// -----
"t.op"() {a = loc (fused<st::ided<[?], offset: 17>>[])} : () -> ()
// -----
"t.op"() {a = loc(""d0:888+:40)} : () -> ()
// -----
"t.op"() {a = loc.5oc("<<Z\t")} : () -> ()
// -----
"t.op"() {a = lo.5(a")} : () -> ()
// -----
"t.op"() {a = loc(fused[fused<index>[unknown, "":>[unknown, "":0:50 to :35, unknown], "":92:34 to 17:69, ""])} : () -> ()
// -----
"t.op"() {a = loc("n"("n"(":53 to :80)))} : () -> ()
// -----
"t.op"() {a = loc(fused[]]} : () -> ()
// -----
"t.op"() {a = loc::("n"(fused["a"],)} : () -> ()
// -----
"t.op"() {a = loc(":7:73 to :4)vector} : () -> ()
// -----
"t.op"() {a = loc("n"("f.c""n"(")f.c":86:64 to :57))} : () -> ()
// -----
"t.op"() {a = (fused<#a.b<x> : i32>["n(unknow(unknown)])} : () -> ()
// -----
"t.op"() {a = loc(::"n"(f0x1Fused[unkn]wn]))} : () -> ()
// -----
"t.op"() {a = loc.5"n"("b"))} : () -> ()
// -----
"t.op"() {a = loc("f.ci32]:87:36)} : () -> ()
// -----
"t.op"() {a = loc("a")} : () -> ()
// -----
"t.op"() {a = loc(fus->d<affine_set<(d!a0, d1, d2)[] : (5 >= 6, 6 >= 5 + d1)>>[])} : () -> ()
// -----
"t.op"() {a = ("n"(unkk1nown))} : () -> ()
// -----
"t.op"() {a = loc("n"("f.c"n"("f.c":5:6)):6))} : () -> ()
// -----
"t.op"() {a = loc("n"("":82:86 to 4))} : () -> ()
// -----
"t.op"() {a = loc(*b"))} : () -> ()
// -----
"t.op"() {a = loc(fused[unknown, callsite(unknown at "":28:8nown, callsite(unkno0 to 79:37)])} : () -> ()
// -----
"t.op"() {a = loc("n"("f.c":62:85"("f.c":62:85))} : () -> ()
// -----
"t.op"() {a = loc(fused[fused[unkown, unknown, "g":88:23], "n"(unknown)])} : () -> ()
// -----
"t.op"() {a = loc(""87:9 to :6!a)mod} : () -> ()
// -----
"t.op"() {a = loc(fused[unkned[unknown, "g":10:5 to :75])} : () -> ()
// -----
"t.op"() {a = loc}"a")} : () -> ()
// -----
"t.op"() {a = llof32c(fused["n"(u"a"known), "b"])} : () -> ()
// -----
"t.op"() {a = loc(fused<affine_map<()[s0, s1] -> (16)>>[unkwn, fused["f.c":77:89 to :42]])} : () -> ()
// -----
"t.op"() {a = loc(fused[fus=d[], fused[]])} : () -> ()
// -----
"t.op"() {a = loc(callsite(callsite(unknowndense at "f.c":91:80 to :10) at "b"))} : () -> ()
// -----
"t.op"() {a = loc(unknowunknown)} : () -> ()
// -----
"t.op"() {a = loc(fused<to{}>[])} : () -> ()
// -----
"t.op"() {a = loc(callsite("a" callsite(>"g":68:84 toat "f.c":12:8)))} : () -> ()
// -----
"t.op"() {a = loc("g":13- to 7:52)} : () -> ()
// -----
"t.op"() {a = loc(fused<"-\00$" : vector<1x3xi129>>[fused["":29069, "b", uknown], ""])} : () -> ()
// -----
"t.op"() {a = loc("n"("n"("f.c":<6:29 to 73:21)))} : () -> ()
// -----
"t.op"() {a = loc(callsite(unknown at "\00\00\\é"\00\00\\é\t")@a)} : () -> ()
// -----
"t.op"() {a = loc("foc("f.c":73:58 to 53:58 t> 53:55)} : () -> ()
// -----
"t.op"() {a = loc("a->"} : () -> ()
// -----
"t.op"() {a = loc(unknowntenso::} : () -> ()
// -----
"t.op"() {a = loc("gx:57:63 to 73:95)} : () -> ()
// -----
"t.op"() {a = lc(fused[])} : () -> ()
// -----
"t.op"() {a = loc(fused<"_.Z["f.c":8(fused<"_.ZZ">["f.c6:d043 to :81])} : () -> ()
// -----
"t.op"() {a = loc(fused["n"("":83:21 to :4), fused["g" fused["g":3:74, "g":45:11]])} : () -> ()
// -----
"t.op"() {a = loc(->i32"g":21:2)} : () -> ()
// -----
"t.op"() {a = loc(callsite("":76:31dense to 31:20 at "":70:19 to 4019 to 40:0))} : () -> ()
// -----
"t.op"() {a = loc(fused[fused[unknown]1])} : () -> ()
// -----
"t.op"() {a = loc(fused["a", "":2:86 t+ 54:33])} : () -> ()
// -----
"t.op"() {a = loc(fused[])loc(fusused[])} : () -> ()
// -----
"t.op"() {a = loc("n"(callsite)("b" at "":98:86 to 28:10)))} : () -> ()
// -----
"t.op"() {a = loc(callsite("g":78:68 to :50 at fu(ed["":8:4 to :94]))} : () -> ()
// -----
"t.op"() {a = loc(callsite("b? at fused["":87:38, "":24:51]))} : () -> ()
// -----
"t.op"() {a = loc("g.5:65:69)} : () -> ()
// -----
"t.op"() {a = loc("n-(callsite("":43:37 to :48 at unknown)))} : () -> ()
// -----
"t.op"() {a = loc(c("n"(unknown))} : () -> ()
// -----
"t.op"() {a = loc(fused["{", unknown])} : () -> ()
// -----
"t.op"() {a = lo!a(""<18:6 to 30:27)} : () -> ()
// -----
"t.op"() {a = loc("n"(callsite("g":86:36 to 13:88 at "g"to80:10)))} : () -> ()
// -----
"t.op"() {a = loc(unknoc(unknown)} : () -> ()
// -----
"t.op"() {a = lo::c("a")} : () -> ()
// -----
"t.op"() {a = loc("n"("n"("c("n"("n"("")))} : () -> ()
// -----
"t.op"() {a = loc("@af.c":8":8:64 to :82)} : () -> ()
// -----
"t.op"() {a = loc("g":4:83 to 33)} : () -> ()
// -----
"t.op"() {a = li32c(callsite("f.c":99:9 to :84 at "":14:54))} : () -> ()
// -----
"t.op"() {a = loc(fused[fused["":72:8 to :7, unknown, "a"], "a", callsite("":2:4 to 45:37 at "a")callsite("":2:4 to 4])} : () -> ()
// -----
"t.op"() {a = loc(unknownn)} : () -> ()
// -----
"t.op"() {a = loc("g":69:41 to 62:46} : () -> ()
