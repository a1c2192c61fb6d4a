// Figure 4: the product of two polynomials in generic form, with today's names of operations and attributes.
#one = affine_map<(d0) -> (d0)>
#sum = affine_map<(d0, d1) -> (d0 + d1)>
#zero = affine_map<() -> (0)>
#size = affine_map<()[s0] -> (s0)>

"func.func"() <{function_type = (memref<?xf32>, memref<?xf32>, memref<?xf32>, index) -> (), sym_name = "product"}> ({
^bb0(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>, %n: index):
  "affine.for"(%n) <{lowerBoundMap = #zero, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #size}> ({
  ^bb1(%i: index):
    "affine.for"(%n) <{lowerBoundMap = #zero, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #size}> ({
    ^bb2(%j: index):
      %0 = "affine.load"(%a, %i) <{map = #one}> : (memref<?xf32>, index) -> f32
      %1 = "affine.load"(%b, %j) <{map = #one}> : (memref<?xf32>, index) -> f32
      %2 = "arith.mulf"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %3 = "affine.load"(%c, %i, %j) <{map = #sum}> : (memref<?xf32>, index, index) -> f32
      %4 = "arith.addf"(%3, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "affine.store"(%4, %c, %i, %j) <{map = #sum}> : (f32, memref<?xf32>, index, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
