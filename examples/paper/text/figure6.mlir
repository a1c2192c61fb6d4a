// Figure 6, with --canonicalize: the operation of figure 5 as a comparison and a choice.
%0 = "t.value"() : () -> tensor<4x8xf32>
%1 = nn.leaky_relu %0, 2.000000e-01 : tensor<4x8xf32>
"t.use"(%1) : (tensor<4x8xf32>) -> ()

// -----

// How many elements there are is not known.
%0 = "t.value"() : () -> tensor<4x?xf32>
%1 = nn.leaky_relu %0, 2.000000e-01 : tensor<4x?xf32>
"t.use"(%1) : (tensor<4x?xf32>) -> ()
