"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 + (s0 - 1)) + d1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 + (d1 + 3)) + d2)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 + (d1 + 3)) * 2)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((s0 + (s1 + 3)) + s0 * 5)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 + (d1 - d2) + d2)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 + (d1 + d2) + (d2 + 4))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 + (3 * d1 + 2))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 + (s0 * s1 + 2)) + d2)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d1 * 2 + d0))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d1 + d0 * 2))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d1 * 2 + d0 * 3))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((s1 + d1 + s0 + d0))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (s1 * s0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (s0 * s1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (s1 * d0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 * s0 * s1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 * 2) * s0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d1 floordiv 2 + d0 floordiv 2))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d1 + d0) + d0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d1 + d0 + d1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d2 + d1 + d0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d2 + (d1 + d0))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (s2 + s1 + s0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d1 + d0) mod 2)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 * 6) floordiv -3)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 * 6) ceildiv -3)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 * 6) mod -3)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (7 mod -3)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (7 mod 0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (7 floordiv 0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (7 ceildiv 0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (0 floordiv 0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (0 mod s0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (0 floordiv s0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 floordiv -1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 ceildiv -1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 mod -1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 mod 1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 * 4 + d1) floordiv 4)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 * 4 + d1) floordiv -4)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 * 4 + d1) ceildiv 4)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 * 4 + 3) floordiv 4)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 * 4 + 3) mod 4)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 mod 8) mod 4)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 mod 8) mod 16)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 mod 4) mod 8)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 floordiv 2) floordiv 3)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 - (d0 floordiv 4) * 4)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 floordiv 4) * -4 + d0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 - (d0 floordiv s0) * s0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 - s0 * (d0 floordiv s0))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (-9223372036854775807 - 1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (9223372036854775807 + 1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (9223372036854775807 * 2)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 + 9223372036854775807 + 1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 * 9223372036854775807 * 2)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 + d0 * 9223372036854775807)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (-(9223372036854775807) - 1 floordiv -1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((-9223372036854775807 - 1) floordiv -1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((-9223372036854775807 - 1) ceildiv -1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((-9223372036854775807 - 1) mod 3)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 + (-9223372036854775807 - 1))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 - 9223372036854775808)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (9223372036854775808)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (9223372036854775809)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 * (-9223372036854775807 - 1))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 - (-9223372036854775807 - 1))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (-(-9223372036854775807 - 1))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 * (-9223372036854775807 - 1)) floordiv 2)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 * (-9223372036854775807 - 1)) mod 2)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 * -1 + d1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 * -1 + d1 * -1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (-d0 - d1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (-(d0 + d1))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (-(d0 * 2))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 - (d1 + d2))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 - (d1 - d2))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 - (d1 mod 2))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 - (d1 mod 2) * 3)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 + (d1 mod 2) * -3)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 - (d1 + d2) * 3)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 - (d1 * 3) * s0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 + 1) * (s0 + 2))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 + 1) mod (s0 + 2))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (-(d0 mod 2))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (-(-d0))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (-d0 * 3)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (- 3 * d0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (2 * (3 * d0))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (2 * s0 * 3 * s1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (s0 * 2 * s1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((s0 + 2) * (s1 + 3))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 ceildiv s0 floordiv s1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 + s0) floordiv 2 + 1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (1 + s0 + d0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (s0 + 1 + d0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((s0 * 0) + d0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 * 0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (s0 floordiv 1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 * s0 + d0 * 3)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 * s0 + d0 * s0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 * 3 + d0 * -3)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 - d0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (s0 * d0 - d0 * s0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 * 2) mod 4)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 * 8 + d1 * 4) mod 4)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 * 8 + d1 * 4 + 2) mod 4)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 * 8 + d1 * 4) floordiv 4)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 * 8 + d1 + d2 * 4) floordiv 4)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 * 8) floordiv 4 floordiv 2)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 * 8 + 8) floordiv 4)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 floordiv 4) mod 2)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 * 8 floordiv 4) mod 2)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 * 8 ceildiv 4) mod 2)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (((d0 * 8 + d1) floordiv 3) mod 2)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 mod 4) floordiv 4)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((-9223372036854775807 - 1) floordiv -1 + d0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 * (-9223372036854775807 - 1)) mod -1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 * 4611686018427387904 * s0 * 4) floordiv 4)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 * 4611686018427387904 * s0 * 4) mod 8)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 - (-9223372036854775807 - 1) * d1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 + d1 * (-9223372036854775807 - 1))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d1 + (-9223372036854775807 - 1) + d2)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 * 0) floordiv 0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0 + s0 * 0) floordiv d1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 mod d1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 * d1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 * d1 +)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 + * d1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 -)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 - - d1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (--d0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (-()>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (())>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ((d0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 d1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (x + d0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 floordiv)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (floordiv)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (mod mod mod)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (+d0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (*d0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (%d0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (symbol(%s))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (symbol(s0))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (symbol + 1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 floordiv d1 floordiv 3)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 * 2 * d1 * 3)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (2 * d0 * d1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 ceildiv d1 * 3)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 mod d1 + 3)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 mod d1 mod d2)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (s0 floordiv s1 * d0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 * s0 * d1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 * (d1 * 3))>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 + d1 * d2 * 2)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 + d1 * 2 * d2)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 + d1 floordiv d2)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0 + d1 floordiv d2 mod 3)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (0x10 + d0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (1.5)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> ("a")>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (d0,)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,d1,d2)[s0,s1,s2] -> (, d0)>} : () -> ()
// -----
"t.op"() {a = affine_map<() -> ()>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0 -> ()>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0,) -> ()>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0 d1) -> ()>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0, d0) -> ()>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0)[d0] -> ()>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0)[] -> (d0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0)[s0 -> ()>} : () -> ()
// -----
"t.op"() {a = affine_map<(1) -> ()>} : () -> ()
// -----
"t.op"() {a = affine_map<(%a) -> ()>} : () -> ()
// -----
"t.op"() {a = affine_map<(i32, f32)[mod] -> (i32 + f32 mod mod)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0) -> d0>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0) (d0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0) : (d0)>} : () -> ()
// -----
"t.op"() {a = affine_map<() - ()>} : () -> ()
// -----
"t.op"() {a = affine_map<d0>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0) -> (d0,)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0) -> (d0>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0) -> (d0))>} : () -> ()
// -----
"t.op"() {a = affine_map<(symbol) -> (symbol)>} : () -> ()
// -----
"t.op"() {a = affine_map<(floordiv) -> (floordiv floordiv 2)>} : () -> ()
// -----
"t.op"() {a = affine_map<(a) -> (a, b)>} : () -> ()
// -----
"t.op"() {a = affine_set<(d0) : (d0 == 0,)>} : () -> ()
// -----
"t.op"() {a = affine_set<(d0) : (d0 >= 0, d0 <= s0)>} : () -> ()
// -----
"t.op"() {a = affine_set<(d0)[s0] : (d0 >= 0, d0 <= s0)>} : () -> ()
// -----
"t.op"() {a = affine_set<(d0) : (d0 =)>} : () -> ()
// -----
"t.op"() {a = affine_set<(d0) : (d0 = = 0)>} : () -> ()
// -----
"t.op"() {a = affine_set<(d0) : (d0 > = 0)>} : () -> ()
// -----
"t.op"() {a = affine_set<(d0) : (d0 => 0)>} : () -> ()
// -----
"t.op"() {a = affine_set<(d0) : (0 == d0)>} : () -> ()
// -----
"t.op"() {a = affine_set<(d0) : (== d0)>} : () -> ()
// -----
"t.op"() {a = affine_set<(d0) : (d0 == )>} : () -> ()
// -----
"t.op"() {a = affine_set<(d0) : (d0 != 0)>} : () -> ()
// -----
"t.op"() {a = affine_set<(d0) : d0 == 0>} : () -> ()
// -----
"t.op"() {a = affine_set<(d0) : (d0 == 0) )>} : () -> ()
