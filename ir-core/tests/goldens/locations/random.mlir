"t.op"() {a = loc("n"(fused[]))} : () -> ()
// -----
"t.op"() {a = loc("g":73:56)} : () -> ()
// -----
"t.op"() {a = loc("n"(callsite("- .\FF\t" at "":39:94 to 27:33)))} : () -> ()
// -----
"t.op"() {a = loc(fused[])} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc("":40:10 to 84:15)} : () -> ()
// -----
"t.op"() {a = loc(fused[])} : () -> ()
// -----
"t.op"() {a = loc("n"(callsite("g":88:84 to 21:88 at "g":29:66 to 90:62)))} : () -> ()
// -----
"t.op"() {a = loc(fused<distinct[2]<>>[])} : () -> ()
// -----
"t.op"() {a = loc("g":84:2)} : () -> ()
// -----
"t.op"() {a = loc("f.c":92:60)} : () -> ()
// -----
"t.op"() {a = loc(fused["n"(unknown), unknown, "a"])} : () -> ()
// -----
"t.op"() {a = loc("_\n1$Z")} : () -> ()
// -----
"t.op"() {a = loc(fused<true>["n"("f.c":68:51), "n"("\t$")])} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc(fused["n"("g":8:92 to :40), "b", "g":75:62 to :52])} : () -> ()
// -----
"t.op"() {a = loc("g":80:14 to :3)} : () -> ()
// -----
"t.op"() {a = loc("g":74:46 to :24)} : () -> ()
// -----
"t.op"() {a = loc("n"("":42:2 to 22:98))} : () -> ()
// -----
"t.op"() {a = loc(fused[fused<loc(unknown)>["g":26:74 to 70:13, unknown, "f.c":89:40 to :33], "n"("f.c":8:77 to :14), unknown])} : () -> ()
// -----
"t.op"() {a = loc(fused<dense<[-6173576003978504030, -9223372036854775808]> : vector<2xindex>>[callsite("\\" at unknown), callsite(unknown at "":67:24 to :87)])} : () -> ()
// -----
"t.op"() {a = loc("n"("f.c":70:59 to 12:13))} : () -> ()
// -----
"t.op"() {a = loc(fused<dense<[[1]]> : tensor<1x1xindex>>[callsite(unknown at "1\00"), "a", "n"("":43:61 to :21)])} : () -> ()
// -----
"t.op"() {a = loc(fused<-4.0813122265635e-202>[])} : () -> ()
// -----
"t.op"() {a = loc("n"(unknown))} : () -> ()
// -----
"t.op"() {a = loc("n"(fused["g":15:45]))} : () -> ()
// -----
"t.op"() {a = loc("a")} : () -> ()
// -----
"t.op"() {a = loc(fused<"">[unknown])} : () -> ()
// -----
"t.op"() {a = loc("n"("f.c":38:87))} : () -> ()
// -----
"t.op"() {a = loc("n"(fused[unknown, "\t.\n", "b"]))} : () -> ()
// -----
"t.op"() {a = loc("n"(unknown))} : () -> ()
// -----
"t.op"() {a = loc("n"(unknown))} : () -> ()
// -----
"t.op"() {a = loc(callsite(fused[] at "":27:17 to :30))} : () -> ()
// -----
"t.op"() {a = loc(fused[])} : () -> ()
// -----
"t.op"() {a = loc(fused["f.c":49:49 to 36:45])} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc("Z")} : () -> ()
// -----
"t.op"() {a = loc(callsite(fused["b", unknown] at "\n\0A\0Aa"))} : () -> ()
// -----
"t.op"() {a = loc(fused[fused<array<i32: 2147483647, -2043356532>>[unknown, "g":28:57 to :75, "b"]])} : () -> ()
// -----
"t.op"() {a = loc(fused<distinct[2]<-9223372036854775808 : i64>>[callsite("f.c":54:56 to :31 at "g":32:27 to 37:32)])} : () -> ()
// -----
"t.op"() {a = loc("n"("b"))} : () -> ()
// -----
"t.op"() {a = loc(fused[unknown, "f.c":61:71 to 67:60, unknown])} : () -> ()
// -----
"t.op"() {a = loc(fused<2147483647>[])} : () -> ()
// -----
"t.op"() {a = loc(fused[])} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc(callsite(fused["g":77:92, "f.c":49:84 to 17:71, "g":58:90 to :40] at "a"))} : () -> ()
// -----
"t.op"() {a = loc("f.c":32:76)} : () -> ()
// -----
"t.op"() {a = loc("b")} : () -> ()
// -----
"t.op"() {a = loc(callsite("n"("a") at "\FFZ<$a"))} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc(callsite("g":31:21 to :48 at fused[]))} : () -> ()
// -----
"t.op"() {a = loc(fused[fused[unknown, "_\00"], unknown, unknown])} : () -> ()
// -----
"t.op"() {a = loc("g":38:1 to :5)} : () -> ()
// -----
"t.op"() {a = loc("f.c":15:0)} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc("a")} : () -> ()
// -----
"t.op"() {a = loc("f.c":76:76)} : () -> ()
// -----
"t.op"() {a = loc("é_<\n")} : () -> ()
// -----
"t.op"() {a = loc("g":94:62 to :72)} : () -> ()
// -----
"t.op"() {a = loc(callsite(unknown at "f.c":97:56 to 36:33))} : () -> ()
// -----
"t.op"() {a = loc(fused<distinct[0]<"$\t\t ">>[fused<-65504.0>[]])} : () -> ()
// -----
"t.op"() {a = loc("a")} : () -> ()
// -----
"t.op"() {a = loc("g":90:89 to 64:93)} : () -> ()
// -----
"t.op"() {a = loc("g":25:85 to 8:70)} : () -> ()
// -----
"t.op"() {a = loc("n"("":10:50 to :14))} : () -> ()
// -----
"t.op"() {a = loc("n"(fused<affine_set<() : (((6) floordiv (8)) == -2, 8 * 1 <= (4), (6) floordiv (0) >= (-4) * (2))>>[unknown, unknown, "b"]))} : () -> ()
// -----
"t.op"() {a = loc(fused[fused<array<i16: 3, -32768>>[], "":78:36 to 23:56])} : () -> ()
// -----
"t.op"() {a = loc("":97:71)} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc("n"("":12:23 to :8))} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc("g":3:11 to 83:53)} : () -> ()
// -----
"t.op"() {a = loc("a")} : () -> ()
// -----
"t.op"() {a = loc("n"(fused["g":50:20 to :62, "f.c":90:3 to 63:87, "g":9:2]))} : () -> ()
// -----
"t.op"() {a = loc("f.c":62:64)} : () -> ()
// -----
"t.op"() {a = loc(fused[unknown])} : () -> ()
// -----
"t.op"() {a = loc("n"(fused<0xd7 : f8E4M3FNUZ>["g":98:99, "":70:23]))} : () -> ()
// -----
"t.op"() {a = loc(fused["b", fused<tuple<f6E2M3FN, f8E4M3FN, index, index, index, i2, i24, f8E3M4, i7, bf16, si2, f80, f80, i129, index, f6E3M2FN, index>>[], "b"])} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc("f.c":18:52)} : () -> ()
// -----
"t.op"() {a = loc(callsite(fused<affine_set<(d0, d1) : ((4) ceildiv (4) == (-2) * (100))>>["a", "\n \t"] at "n"("g":66:51)))} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc("n"(callsite("f.c":50:62 to :39 at "a1\"\00\\")))} : () -> ()
// -----
"t.op"() {a = loc("f.c":16:35 to :42)} : () -> ()
// -----
"t.op"() {a = loc(fused<sparse<[[2, 3, 1]], [6539462420307303873]> : tensor<3x4x3xindex>>[])} : () -> ()
// -----
"t.op"() {a = loc("b")} : () -> ()
// -----
"t.op"() {a = loc(fused<false>["b\00\"aa", "a"])} : () -> ()
// -----
"t.op"() {a = loc("f.c":13:67 to 48:26)} : () -> ()
// -----
"t.op"() {a = loc(fused[callsite("":41:31 to :58 at "g":61:68), fused["\t$", "":35:14]])} : () -> ()
// -----
"t.op"() {a = loc("f.c":88:63 to :37)} : () -> ()
// -----
"t.op"() {a = loc(fused[])} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc(fused<array<si8>>["g":49:80 to 4:19, callsite("\t\"\00\\$" at "":68:77 to :98)])} : () -> ()
// -----
"t.op"() {a = loc("\FFé")} : () -> ()
// -----
"t.op"() {a = loc(fused["n"("g":3:91 to :47), fused[unknown, "":63:10 to :42, "b"]])} : () -> ()
// -----
"t.op"() {a = loc("g":92:93)} : () -> ()
// -----
"t.op"() {a = loc(fused["":91:86])} : () -> ()
// -----
"t.op"() {a = loc("f.c":94:45)} : () -> ()
// -----
"t.op"() {a = loc(callsite("g":66:33 to :92 at callsite("<$" at unknown)))} : () -> ()
// -----
"t.op"() {a = loc("f.c":47:99 to :11)} : () -> ()
// -----
"t.op"() {a = loc(fused["":30:30])} : () -> ()
// -----
"t.op"() {a = loc("n"("g":79:7))} : () -> ()
// -----
"t.op"() {a = loc("b")} : () -> ()
// -----
"t.op"() {a = loc("n"("":48:1 to :89))} : () -> ()
// -----
"t.op"() {a = loc("g":76:88 to 83:75)} : () -> ()
// -----
"t.op"() {a = loc("":48:55 to 90:90)} : () -> ()
// -----
"t.op"() {a = loc("":44:33 to :31)} : () -> ()
// -----
"t.op"() {a = loc("b")} : () -> ()
// -----
"t.op"() {a = loc("":75:53 to 61:25)} : () -> ()
// -----
"t.op"() {a = loc(callsite(fused<[]>["":21:66, "f.c":1:62, "b"] at fused[unknown, unknown, "f.c":51:83 to 9:64]))} : () -> ()
// -----
"t.op"() {a = loc(fused[unknown])} : () -> ()
// -----
"t.op"() {a = loc("g":89:83)} : () -> ()
// -----
"t.op"() {a = loc("b")} : () -> ()
// -----
"t.op"() {a = loc("g":32:26 to 89:17)} : () -> ()
// -----
"t.op"() {a = loc(fused[callsite("$\00a\00" at "g":31:55 to :52), fused["f.c":72:25 to 21:47], "b"])} : () -> ()
// -----
"t.op"() {a = loc(fused[fused<strided<[]>>["g":80:6, "":44:30], "n"("b")])} : () -> ()
// -----
"t.op"() {a = loc("")} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc(callsite("n"("a") at "a"))} : () -> ()
// -----
"t.op"() {a = loc("b")} : () -> ()
// -----
"t.op"() {a = loc(fused<"\n\t">["b", "f.c":81:64 to 76:9, fused[".\0A<--"]])} : () -> ()
// -----
"t.op"() {a = loc("n"(callsite("":63:53 to 45:51 at "g":4:11)))} : () -> ()
// -----
"t.op"() {a = loc("n"("f.c":98:84 to :93))} : () -> ()
// -----
"t.op"() {a = loc("\00é")} : () -> ()
// -----
"t.op"() {a = loc(callsite(fused[] at fused<strided<[?, ?]>>[]))} : () -> ()
// -----
"t.op"() {a = loc("f.c":71:16 to :47)} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc(callsite("a" at unknown))} : () -> ()
// -----
"t.op"() {a = loc("n"(callsite("b" at "b")))} : () -> ()
// -----
"t.op"() {a = loc(fused[fused[], callsite(unknown at unknown)])} : () -> ()
// -----
"t.op"() {a = loc("f.c":79:14 to 56:34)} : () -> ()
// -----
"t.op"() {a = loc("":79:52 to 69:84)} : () -> ()
// -----
"t.op"() {a = loc("":11:93 to :15)} : () -> ()
// -----
"t.op"() {a = loc("f.c":61:94)} : () -> ()
// -----
"t.op"() {a = loc("g":16:33 to 40:26)} : () -> ()
// -----
"t.op"() {a = loc("n"(unknown))} : () -> ()
// -----
"t.op"() {a = loc(callsite("":76:8 to :66 at "g":51:71))} : () -> ()
// -----
"t.op"() {a = loc("":38:48 to :85)} : () -> ()
// -----
"t.op"() {a = loc("g":11:39 to 28:55)} : () -> ()
// -----
"t.op"() {a = loc(callsite(unknown at "f.c":47:50 to :4))} : () -> ()
// -----
"t.op"() {a = loc("n"(fused<false>[unknown, unknown]))} : () -> ()
// -----
"t.op"() {a = loc(fused[fused<affine_set<(d0, d1, d2) : ()>>[unknown, "f.c":41:78, "b"]])} : () -> ()
// -----
"t.op"() {a = loc(callsite(unknown at "g":69:26 to :2))} : () -> ()
// -----
"t.op"() {a = loc("")} : () -> ()
// -----
"t.op"() {a = loc("f.c":95:81 to 75:71)} : () -> ()
// -----
"t.op"() {a = loc(fused["n"("f.c":22:29)])} : () -> ()
// -----
"t.op"() {a = loc("":83:26 to :49)} : () -> ()
// -----
"t.op"() {a = loc("g":2:28 to 41:79)} : () -> ()
// -----
"t.op"() {a = loc("b")} : () -> ()
// -----
"t.op"() {a = loc("b")} : () -> ()
// -----
"t.op"() {a = loc(fused[fused<!a<b c>>["b", unknown, "":35:9], fused["g":23:47 to :23]])} : () -> ()
// -----
"t.op"() {a = loc("-\\")} : () -> ()
// -----
"t.op"() {a = loc(callsite(callsite(unknown at "g":6:32) at "a"))} : () -> ()
// -----
"t.op"() {a = loc("":46:98 to 90:21)} : () -> ()
// -----
"t.op"() {a = loc("a$1a1")} : () -> ()
// -----
"t.op"() {a = loc("n"("a"))} : () -> ()
// -----
"t.op"() {a = loc(fused["", "n"("b"), unknown])} : () -> ()
// -----
"t.op"() {a = loc("f.c":25:70 to 36:13)} : () -> ()
// -----
"t.op"() {a = loc("a")} : () -> ()
// -----
"t.op"() {a = loc(fused<strided<[1, -3], offset: 1>>[unknown, "f.c":25:32 to 54:64])} : () -> ()
// -----
"t.op"() {a = loc(fused<dense<[]> : tensor<0xcomplex<ui64>>>[])} : () -> ()
// -----
"t.op"() {a = loc(callsite("n"("":51:18 to :13) at unknown))} : () -> ()
// -----
"t.op"() {a = loc(fused["n"("b"), callsite("g":85:47 to 7:51 at "\00\FF\\\\")])} : () -> ()
// -----
"t.op"() {a = loc(fused[])} : () -> ()
// -----
"t.op"() {a = loc(callsite(callsite("":38:85 to :30 at "f.c":81:73) at fused[]))} : () -> ()
// -----
"t.op"() {a = loc("n"(fused["a", unknown, unknown]))} : () -> ()
// -----
"t.op"() {a = loc("n"(fused<{"a b", a, "a b"}>["a"]))} : () -> ()
// -----
"t.op"() {a = loc("":42:87)} : () -> ()
// -----
"t.op"() {a = loc(fused<f8E3M4>[callsite("":79:62 to 97:55 at unknown), callsite("g":94:17 at "g":40:17)])} : () -> ()
// -----
"t.op"() {a = loc("f.c":27:98 to :81)} : () -> ()
// -----
"t.op"() {a = loc(fused["n"("b"), callsite("b" at unknown)])} : () -> ()
// -----
"t.op"() {a = loc("g":55:34)} : () -> ()
// -----
"t.op"() {a = loc(fused[callsite("g":92:8 to :6 at "a"), unknown, fused["a"]])} : () -> ()
// -----
"t.op"() {a = loc(callsite("":24:9 to 45:29 at fused<loc(unknown)>[unknown, "f.c":23:50 to 11:55]))} : () -> ()
// -----
"t.op"() {a = loc("":36:32 to 19:57)} : () -> ()
// -----
"t.op"() {a = loc(fused["b", "f.c":26:0 to :26])} : () -> ()
// -----
"t.op"() {a = loc(fused[unknown, unknown, fused["_$\FF\n"]])} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc(fused[])} : () -> ()
// -----
"t.op"() {a = loc("g":26:76)} : () -> ()
// -----
"t.op"() {a = loc("":85:97 to :84)} : () -> ()
// -----
"t.op"() {a = loc(fused[unknown])} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc(fused<[435275410064494166 : i64]>["":90:56 to 69:84, "n"(".aé\\"), "n"(unknown)])} : () -> ()
// -----
"t.op"() {a = loc("a")} : () -> ()
// -----
"t.op"() {a = loc("a")} : () -> ()
// -----
"t.op"() {a = loc("n"("a"))} : () -> ()
// -----
"t.op"() {a = loc("f.c":42:13 to :12)} : () -> ()
// -----
"t.op"() {a = loc("n"(fused<{x.y, b = 4.5358137e-315 : f4E2M1FN, a$b}>["a"]))} : () -> ()
// -----
"t.op"() {a = loc(fused<affine_set<() : (16 <= -1)>>[fused[], "f.c":25:59, fused<affine_map<(d0)[s0] -> (-(s0) + ((d0) floordiv (3) ceildiv s0 + s0) ceildiv (1))>>[unknown]])} : () -> ()
// -----
"t.op"() {a = loc(fused["f.c":45:73 to :84])} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc("b")} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc("":33:36 to :98)} : () -> ()
// -----
"t.op"() {a = loc("":29:45)} : () -> ()
// -----
"t.op"() {a = loc("a")} : () -> ()
// -----
"t.op"() {a = loc(fused[fused["":5:4 to 32:57], "n"("a")])} : () -> ()
// -----
"t.op"() {a = loc("n"(fused["":8:12, "g":69:64]))} : () -> ()
// -----
"t.op"() {a = loc("g":98:91 to 86:42)} : () -> ()
// -----
"t.op"() {a = loc("":10:60 to :50)} : () -> ()
// -----
"t.op"() {a = loc(fused<affine_set<(d0)[s0, s1] : ((12) - (d0) >= (100) floordiv (8))>>["n"(unknown)])} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc("\\\"1")} : () -> ()
// -----
"t.op"() {a = loc("<<\FF$")} : () -> ()
// -----
"t.op"() {a = loc("g":70:66 to 55:45)} : () -> ()
// -----
"t.op"() {a = loc("g":61:23)} : () -> ()
// -----
"t.op"() {a = loc("f.c":44:90 to :27)} : () -> ()
// -----
"t.op"() {a = loc(callsite("":44:44 at fused[]))} : () -> ()
// -----
"t.op"() {a = loc("f.c":38:11 to 41:2)} : () -> ()
// -----
"t.op"() {a = loc(fused[callsite("b" at "":1:27), callsite("":68:93 at "":41:54 to 40:35)])} : () -> ()
// -----
"t.op"() {a = loc(fused["\0Ab\FF\FFb", "g":38:61 to :12])} : () -> ()
// -----
"t.op"() {a = loc(callsite(unknown at "":80:21 to 19:94))} : () -> ()
// -----
"t.op"() {a = loc("g":52:53 to :1)} : () -> ()
// -----
"t.op"() {a = loc(callsite(unknown at "n"("":22:13 to :79)))} : () -> ()
// -----
"t.op"() {a = loc("f.c":11:48 to :14)} : () -> ()
// -----
"t.op"() {a = loc("":19:76)} : () -> ()
// -----
"t.op"() {a = loc("a")} : () -> ()
// -----
"t.op"() {a = loc(fused<[@foo]>[])} : () -> ()
// -----
"t.op"() {a = loc("":94:7)} : () -> ()
// -----
"t.op"() {a = loc("b")} : () -> ()
// -----
"t.op"() {a = loc("n"(unknown))} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc("f.c":89:36)} : () -> ()
// -----
"t.op"() {a = loc("n"(fused["f.c":5:67 to 25:7]))} : () -> ()
// -----
"t.op"() {a = loc("f.c":33:94 to :22)} : () -> ()
// -----
"t.op"() {a = loc(callsite("n"("g":64:82 to :92) at fused[]))} : () -> ()
// -----
"t.op"() {a = loc("":93:55)} : () -> ()
// -----
"t.op"() {a = loc("g":69:20 to 41:96)} : () -> ()
// -----
"t.op"() {a = loc(fused["n"(unknown)])} : () -> ()
// -----
"t.op"() {a = loc(fused[fused["":83:73, "g":19:82 to 14:12], callsite(".\FFa\0A\n" at unknown), fused<@x.y>["g":76:88 to :14, "11é\00\FF", ""]])} : () -> ()
// -----
"t.op"() {a = loc("n"("n"("f.c":10:1 to 60:32)))} : () -> ()
// -----
"t.op"() {a = loc(fused<affine_map<()[s0, s1] -> ((-1))>>[fused<array<ui8: 9>>[unknown]])} : () -> ()
// -----
"t.op"() {a = loc(callsite("n"("f.c":66:82 to 26:72) at "n"("g":79:89)))} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc(fused[callsite("a" at "f.c":93:26 to :73)])} : () -> ()
// -----
"t.op"() {a = loc("f.c":73:8 to :23)} : () -> ()
// -----
"t.op"() {a = loc("n"("n"("f.c":52:66)))} : () -> ()
// -----
"t.op"() {a = loc(callsite("g":82:72 at "n"("":78:14)))} : () -> ()
// -----
"t.op"() {a = loc("n"(fused["f.c":85:95 to :28, "f.c":70:9, "a"]))} : () -> ()
// -----
"t.op"() {a = loc("a")} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc("n"(fused<loc(callsite(callsite("b" at unknown) at "n"("":88:93 to :98)))>[]))} : () -> ()
// -----
"t.op"() {a = loc(fused<affine_map<(d0)[s0] -> ((s0) * (16 + 1) + (d0 * s0) - 6)>>["n"("":2:58 to 17:88), callsite(unknown at unknown), fused<array<f8E5M2: 0x27, -1.17549435e-38, 0xbd, 0x2>>[unknown, "a", "g":26:54]])} : () -> ()
// -----
"t.op"() {a = loc(callsite("g":68:80 to 65:23 at unknown))} : () -> ()
// -----
"t.op"() {a = loc(callsite(fused["b"] at "":0:2 to :30))} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc("f.c":71:45 to 22:85)} : () -> ()
// -----
"t.op"() {a = loc(callsite(fused["a", "f.c":33:89 to 49:18, "":41:77] at fused<{}>["b", "a"]))} : () -> ()
// -----
"t.op"() {a = loc("g":66:98)} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc("n"(fused[]))} : () -> ()
// -----
"t.op"() {a = loc(callsite("f.c":75:80 to 91:57 at fused["\"\00\00Z"]))} : () -> ()
// -----
"t.op"() {a = loc("g":22:47 to 27:57)} : () -> ()
// -----
"t.op"() {a = loc("n"(unknown))} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc("f.c":8:53)} : () -> ()
// -----
"t.op"() {a = loc(fused[unknown, "f.c":39:82 to 82:17, "n"("a")])} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc("g":17:67 to 96:58)} : () -> ()
// -----
"t.op"() {a = loc(fused[])} : () -> ()
// -----
"t.op"() {a = loc(fused<-4294967295>["n"("f.c":97:57 to 21:28), "f.c":29:18, unknown])} : () -> ()
// -----
"t.op"() {a = loc(fused["":2:73])} : () -> ()
// -----
"t.op"() {a = loc("":82:18 to :20)} : () -> ()
// -----
"t.op"() {a = loc(fused<-0.0>[])} : () -> ()
// -----
"t.op"() {a = loc(callsite(fused<-9223372036854775808 : index>["g":49:60 to :74, "":62:87, "f.c":4:98 to 13:50] at unknown))} : () -> ()
// -----
"t.op"() {a = loc("f.c":73:10)} : () -> ()
// -----
"t.op"() {a = loc("":89:5 to :23)} : () -> ()
// -----
"t.op"() {a = loc("g":35:22)} : () -> ()
// -----
"t.op"() {a = loc(callsite(unknown at callsite("":79:84 to 77:87 at unknown)))} : () -> ()
// -----
"t.op"() {a = loc("g":85:45 to :27)} : () -> ()
// -----
"t.op"() {a = loc("n"(callsite("a" at "g":26:68 to 15:75)))} : () -> ()
// -----
"t.op"() {a = loc(fused<unit>["n"("f.c":66:0 to 39:75)])} : () -> ()
// -----
"t.op"() {a = loc(fused<[4.6733952e51, 9223372036854775807 : i4]>["a"])} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc("n"(callsite("\FFZ Z$" at "":4:86 to :81)))} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc("n"("f.c":10:11))} : () -> ()
// -----
"t.op"() {a = loc(fused[fused["f.c":44:0], "<b"])} : () -> ()
// -----
"t.op"() {a = loc("a")} : () -> ()
// -----
"t.op"() {a = loc(fused[fused<#a<b c>>["":44:29 to :36, "a"], callsite("g":91:22 at "b_\nb\00")])} : () -> ()
// -----
"t.op"() {a = loc(fused["b"])} : () -> ()
// -----
"t.op"() {a = loc(fused<-5.01763102481349232e-86>["g":30:7, callsite("f.c":3:61 at "":47:46 to 43:27)])} : () -> ()
// -----
"t.op"() {a = loc("g":15:64 to 77:39)} : () -> ()
// -----
"t.op"() {a = loc("a")} : () -> ()
// -----
"t.op"() {a = loc("a")} : () -> ()
// -----
"t.op"() {a = loc(fused[fused<dense<0> : tensor<2xui31>>[], fused<9223372036854775807 : i64>["a", "":80:21, "":24:29 to 21:60], fused<distinct[1]<>>["g":46:69]])} : () -> ()
// -----
"t.op"() {a = loc(callsite("f.c":17:18 to 59:93 at fused["b"]))} : () -> ()
// -----
"t.op"() {a = loc(unknown)} : () -> ()
// -----
"t.op"() {a = loc(callsite(fused<affine_map<()[s0] -> (((s0) + (s0)) mod ((0) ceildiv (6)), (((-2) - (4))) * (((100) - (s0)) - ((s0) mod (2))), s0 floordiv 6)>>[] at "f.c":34:87 to :57))} : () -> ()
// -----
"t.op"() {a = loc(fused<dense_resource<"r 2"> : tensor<?x4x2xindex>>[fused["g":0:34 to :2, "":74:30 to :70, "a"]])} : () -> ()
// -----
"t.op"() {a = loc("g":5:50)} : () -> ()
// -----
"t.op"() {a = loc("":19:6 to :81)} : () -> ()
// -----
"t.op"() {a = loc(fused[])} : () -> ()
// -----
"t.op"() {a = loc("g":92:72)} : () -> ()
// -----
"t.op"() {a = loc("n"(unknown))} : () -> ()
// -----
"t.op"() {a = loc(fused<dense<[["b"], ["a"], ["b"], ["b"]]> : tensor<4x1x!a.b>>["a", "f.c":11:30 to 72:80, fused[]])} : () -> ()
// -----
"t.op"() {a = loc("f.c":74:0 to :16)} : () -> ()
// -----
"t.op"() {a = loc("g":55:73 to 79:11)} : () -> ()
// -----
"t.op"() {a = loc("":30:72 to 17:93)} : () -> ()
