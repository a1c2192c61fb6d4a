func.func @winograd(%f: tensor<2x3x3x5xf32>, %fo: tensor<6x6x5x2xf32>, %i: tensor<2x10x10x5xf32>, %io: tensor<6x6x2x2x2x5xf32>, %r: tensor<6x6x2x2x2x2xf32>, %ro: tensor<2x8x8x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xf32>) outs(%fo : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x10x10x5xf32>) outs(%io : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%r : tensor<6x6x2x2x2x2xf32>) outs(%ro : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return
}
// -----
func.func @index(%m: memref<4xindex>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<4xindex>) {
  ^bb0(%x: index):
    %0 = linalg.index 0 : index
    linalg.yield %0 : index
  }
  return
}
// -----
func.func @packs(%s: tensor<32x16xf32>, %d: tensor<4x1x8x16xf32>, %x: tensor<2x16xf32>) {
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<32x16xf32> -> tensor<4x1x8x16xf32>
  %1 = linalg.unpack %d inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %s : tensor<4x1x8x16xf32> -> tensor<32x16xf32>
  %2 = linalg.softmax dimension(1) ins(%x : tensor<2x16xf32>) outs(%x : tensor<2x16xf32>) -> tensor<2x16xf32>
  return
}
