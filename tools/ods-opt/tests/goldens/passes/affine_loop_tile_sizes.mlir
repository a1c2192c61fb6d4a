// options: --affine-loop-tile=tile-sizes=3,2
// Only perfect nests at the top level of functions, whose bounds do not depend on each other, and that return nothing.
#set = affine_set<(d0) : (d0 - 5 >= 0)>
func.func private @see(index)
func.func @nests(%n: index, %m: index, %c: i1, %x: f32) -> f32 {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 step 3 {
      affine.for %k = max affine_map<()[s0] -> (s0, 3)>()[%n] to min affine_map<()[s0] -> (s0, 30)>()[%m] {
        func.call @see(%k) : (index) -> ()
      }
    } {inner}
  } {outer}
  scf.if %c {
    affine.for %i = 0 to %n {
      func.call @see(%i) : (index) -> ()
    }
  }
  affine.if #set(%n) {
    affine.for %i = 0 to %n step 2 {
      func.call @see(%i) : (index) -> ()
    }
  }
  affine.for %i = 0 to %n step 2 {
    func.call @see(%i) : (index) -> ()
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      func.call @see(%j) : (index) -> ()
    }
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      func.call @see(%j) : (index) -> ()
    }
  }
  affine.for %i = 0 to 2 {
    affine.for %j = 5 to 5 {
    }
  }
  affine.for %i = 0 to affine_map<(d0)[s0] -> (d0 mod s0)>(%m)[%n] {
    func.call @see(%i) : (index) -> ()
  }
  %r = affine.for %i = 0 to 10 iter_args(%a = %x) -> f32 {
    %0 = arith.addf %a, %a : f32
    affine.yield %0 : f32
  }
  affine.for %i = 0 to affine_map<()[s0] -> (s0 * 6)>()[%n] {
    affine.for %j = %m to affine_map<()[s0] -> (s0 + 12)>()[%m] {
      func.call @see(%j) : (index) -> ()
    }
  }
  return %r : f32
}
