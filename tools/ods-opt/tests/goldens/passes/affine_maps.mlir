// options: --canonicalize
func.func @attr(%m: memref<?xi32>, %n: index, %k: index) {
  affine.for %i = 0 to 10 {
    %a = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %v = affine.load %m[%a] {foo = 1 : i32} : memref<?xi32>
    affine.store %v, %m[%a] {foo = 1 : i32} : memref<?xi32>
    affine.prefetch %m[%a], read, locality<3>, data {foo = 1} : memref<?xi32>
    %r = affine.min affine_map<(d0)[s0] -> (d0, s0, d0)>(%a)[%n] {foo = 1}
    "x.use"(%r) : (index) -> ()
    %r2 = affine.apply affine_map<(d0)[s0] -> (d0+ s0 * 2)>(%a)[%n] {foo = 1}
    "x.use"(%r2) : (index) -> ()
  }
  return
}
// -----
func.func @dup(%n: index, %k: index) {
    %r = affine.min affine_map<(d0)[s0] -> (d0 + 1, s0, s0, d0 + 1)>(%k)[%n] 
    "x.use"(%r) : (index) -> ()
    %q = affine.min affine_map<(d0)[s0] -> (d0 mod 5, s0, s0, d0 mod 5)>(%k)[%n] 
    "x.use"(%q) : (index) -> ()
    affine.for %i = 0 to min affine_map<(d0)[s0] -> (d0 mod 5, s0, s0, d0 mod 5)>(%k)[%n] { "x.x"() : () -> () }
    affine.for %i = 0 to min affine_map<(d0)[s0] -> (d0 + 3, s0, s0, d0 + 2)>(%k)[%n] { "x.x"() : () -> () }
  return
}
// -----
func.func @demote(%n: index, %m: memref<?xi32>) {
  affine.for %i = 0 to 10 {
    %c = arith.constant 3 : index
    %a = affine.apply affine_map<(d0) -> (d0 + 1)>(%c)
    %b = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%i)[%a]
    %l = affine.load %m[%b + symbol(%n)] : memref<?xi32>
    "x.use"(%b, %l) : (index, i32) -> ()
  }
  return
}
// -----
func.func @ifs(%n: index, %k: index) {
    %c = arith.constant 0 : index
    affine.if affine_set<(d0) : (d0 >= 1)>(%c) { "x.x"() : () -> () } else { "x.y"() : () -> () }
    affine.if affine_set<(d0) : (d0 == 0)>(%c) { "x.x"() : () -> () } else { "x.y"() : () -> () }
    affine.if affine_set<(d0) : (d0 - d0 == 0)>(%n) { "x.x"() : () -> () } else { "x.y"() : () -> () }
    affine.if affine_set<(d0) : (d0 - d0 + 1== 0)>(%n) { "x.x"() : () -> () } else { "x.y"() : () -> () }
    affine.if affine_set<(d0) : (d0 - d0 + 1== 0)>(%n) { "x.x"() : () -> () } 
    affine.if affine_set<(d0) : (d0 == 0)>(%n) { "x.x"() : () -> () }  else {}
    affine.if affine_set<(d0) : (d0 == 0)>(%n) {} 
    affine.if affine_set<() : (1 == 0)>() { "x.x"() : () -> () } 
    affine.if affine_set<() : (0 == 0)>() { "x.x"() : () -> () } 
    affine.if affine_set<() : (0 >= 0)>() { "x.x"() : () -> () } 
  return
}
// -----
func.func @semi(%n: index, %k: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
    %a = affine.apply affine_map<(d0)[s0] -> (d0 * s0 + d0 mod s0 + 3)>(%i)[%n]
    %b = affine.apply affine_map<(d0)[s0] -> ((d0 * s0) floordiv s0 + s0 + d0 floordiv 3)>(%i)[%n]
    %c = affine.apply affine_map<(d0, d1)[s0] -> (s0 + d1 + d0 + d1 * s0 + d0 * s0 + 4 + s0 * s0)>(%i, %j)[%n]
    %d = affine.apply affine_map<(d0, d1)[s0] -> (s0 + d1 + d0 + d1 floordiv 3 + d0 * s0 + d1 mod 3 + 4 + s0 * s0)>(%i, %j)[%n]
    "x.use"(%a, %b, %c, %d) : (index, index,index,index) -> ()
    }
  }
  return
}
// -----
func.func @minsym(%n: index, %k: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %a = affine.min affine_map<(d0)[s0] -> (d0 * 5, s0 * 3 - d0)>(%i)[%j]
      "x.use"(%a) : (index) -> ()
    }
  }
  return
}
// -----
func.func @ordering(%n: index, %k: index, %l : index, %m : memref<?x?xf32>) {
  %c = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %d = memref.dim %m, %c : memref<?x?xf32>
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
    %a = affine.apply affine_map<(d0)[s0] -> (d0 * s0  + 3)>(%i)[%n]
    %b = affine.apply affine_map<(d0)[s0] -> (d0 * s0 + s0 + d0 floordiv 3)>(%i)[%n]
    %e = affine.apply affine_map<(d0, d1) -> (d0 mod 5 + d1 + 4)>(%i, %k)
    %f = affine.load %m[%e + %e * 3, %e floordiv 4 + symbol(%l)] : memref<?x?xf32>
    %g = affine.load %m[%a + %c5, %b - %d + symbol(%l)] : memref<?x?xf32>
    "x.use"(%a, %b, %f, %g) : (index, index, f32, f32) -> ()
    }
  }
  return
}
