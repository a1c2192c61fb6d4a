// options: --pass-pipeline=builtin.module(any(affine-loop-tile{separate tile-size=3}))
// Full tiles apart from others: of symbols, of minima, of constants, and if all are full; not with steps or quotients.
func.func private @see(index)
func.func @separate(%n: index, %m: index) {
  affine.for %i = 0 to %n {
    affine.for %j = %m to min affine_map<()[s0, s1] -> (s1, s0 + 100, 1000)>()[%n, %m] {
      func.call @see(%j) : (index) -> ()
    }
  }
  affine.for %i = 3 to 10 {
    func.call @see(%i) : (index) -> ()
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to %n {
      func.call @see(%j) : (index) -> ()
    }
  }
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 2 {
      func.call @see(%j) : (index) -> ()
    }
  }
  affine.for %i = 0 to 10 step 2 {
    func.call @see(%i) : (index) -> ()
  }
  affine.for %i = 0 to affine_map<()[s0] -> (s0 floordiv 2)>()[%n] {
    func.call @see(%i) : (index) -> ()
  }
  affine.for %i = 0 to affine_map<()[s0, s1] -> (s0 * 2 - s1)>()[%n, %m] {
    func.call @see(%i) : (index) -> ()
  }
  return
}
