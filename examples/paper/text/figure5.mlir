// Figure 5: an operation whose definition says all there is to know of it.
%0 = "t.value"() : () -> tensor<4x?xf32>
%1 = nn.leaky_relu %0, 2.000000e-01 : tensor<4x?xf32>
%2 = "nn.leaky_relu"(%1) <{alpha = 0.5 : f32}> {of = "a network"} : (tensor<4x?xf32>) -> tensor<4x?xf32>

// -----

%0 = "t.value"() : () -> vector<4xf32>
%1 = nn.leaky_relu %0, 0.2 : vector<4xf32>

// -----

%0 = "t.value"() : () -> tensor<4xf32>
%1 = nn.leaky_relu %0, "a lot" : tensor<4xf32>

// -----

%0 = "t.value"() : () -> tensor<4xf32>
%1 = "nn.leaky_relu"(%0) : (tensor<4xf32>) -> tensor<4xf32>
