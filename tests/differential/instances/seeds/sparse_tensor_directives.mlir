#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
%s = "t.x"() : () -> tensor<4x8xf32, #CSR>
%a = sparse_tensor.extract_iteration_space %s lvls = 0 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0>
%b = sparse_tensor.extract_iteration_space %s lvls = 0 to 2 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
