// options: --canonicalize
func.func @two_dimensions(%t: tensor<64x64xf32>, %s: index, %n: index, %p: index, %q: index) -> tensor<8x4xf32> {
  %zero = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[16, 0] [%s, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, %n] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 nofold low[0, 0] high[0, %q] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}

// -----

func.func @known_sizes(%t: tensor<?x?xf32>, %o: index) -> tensor<8x6x3xf32> {
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<9x9x9xf32>
  %0 = tensor.extract_slice %e[%o, 0, 1] [5, 9, 3] [1, 1, 1] : tensor<9x9x9xf32> to tensor<5x9x3xf32>
  %1 = tensor.pad %0 low[0, 0, 0] high[3, 0, 0] {
  ^bb0(%i: index, %j: index, %k: index):
    %c = arith.constant 1.0 : f32
    tensor.yield %c : f32
  } : tensor<5x9x3xf32> to tensor<8x9x3xf32>
  %2 = tensor.extract_slice %1[0, %o, 0] [8, 4, 3] [1, 1, 1] : tensor<8x9x3xf32> to tensor<8x4x3xf32>
  %3 = tensor.pad %2 low[0, 0, 0] high[0, 2, 0] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %one : f32
  } : tensor<8x4x3xf32> to tensor<8x6x3xf32>
  return %3 : tensor<8x6x3xf32>
}

// -----

func.func @other_values(%t: tensor<64x64xf32>, %s: index, %p: index) -> tensor<8x9xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %0 = tensor.extract_slice %t[16, 0] [%s, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, 4] [1, 1] : tensor<8x64xf32> to tensor<8x4xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, 5] {
  ^bb0(%i: index, %j: index):
    tensor.yield %one : f32
  } : tensor<8x4xf32> to tensor<8x9xf32>
  return %3 : tensor<8x9xf32>
}

// -----

func.func @padded_twice(%t: tensor<64x64xf32>, %s: index, %p: index) -> tensor<9x9xf32> {
  %zero = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[16, 0] [%s, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, 4] [1, 1] : tensor<8x64xf32> to tensor<8x4xf32>
  %3 = tensor.pad %2 low[0, 0] high[1, 5] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<8x4xf32> to tensor<9x9xf32>
  return %3 : tensor<9x9xf32>
}

// -----

func.func @padding_below(%t: tensor<64x64xf32>, %s: index, %p: index) -> tensor<8x9xf32> {
  %zero = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[16, 0] [%s, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, 4] [1, 1] : tensor<8x64xf32> to tensor<8x4xf32>
  %3 = tensor.pad %2 low[0, 2] high[0, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<8x4xf32> to tensor<8x9xf32>
  return %3 : tensor<8x9xf32>
}

// -----

func.func @part_of_what_is_padded(%t: tensor<64x64xf32>, %s: index, %p: index) -> tensor<7x9xf32> {
  %zero = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[16, 0] [%s, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [7, 4] [1, 1] : tensor<8x64xf32> to tensor<7x4xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, 5] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<7x4xf32> to tensor<7x9xf32>
  return %3 : tensor<7x9xf32>
}

// -----

func.func @both_begin_later(%t: tensor<64x64xf32>, %s: index, %p: index) -> tensor<8x9xf32> {
  %zero = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[16, 1] [%s, 60] [1, 1] : tensor<64x64xf32> to tensor<?x60xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<?x60xf32> to tensor<8x60xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, 4] [1, 1] : tensor<8x60xf32> to tensor<8x4xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, 5] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<8x4xf32> to tensor<8x9xf32>
  return %3 : tensor<8x9xf32>
}

// -----

func.func @strides(%t: tensor<64x64xf32>, %s: index, %p: index) -> tensor<8x9xf32> {
  %zero = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[16, 0] [%s, 64] [2, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, 4] [1, 1] : tensor<8x64xf32> to tensor<8x4xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, 5] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<8x4xf32> to tensor<8x9xf32>
  return %3 : tensor<8x9xf32>
}

// -----

func.func @fewer_dimensions(%t: tensor<1x64x64xf32>, %s: index, %p: index) -> tensor<8x9xf32> {
  %zero = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[0, 16, 0] [1, %s, 64] [1, 1, 1] : tensor<1x64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, 4] [1, 1] : tensor<8x64xf32> to tensor<8x4xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, 5] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<8x4xf32> to tensor<8x9xf32>
  return %3 : tensor<8x9xf32>
}
