%a, %b = "t.x"() : () -> (vector<2x3xf32>, vector<4x3xf32>)
%0 = vector.shuffle %a, %b [0, 3, 2] : vector<2x3xf32>, vector<4x3xf32>
%1:6 = vector.to_elements %a : vector<2x3xf32>
