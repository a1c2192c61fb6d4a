shard.grid @g(shape = 2x3x4)
func.func @grids(%x: index) -> index {
  %0:3 = shard.grid_shape @g : index, index, index
  %1 = shard.grid_shape @g axes = [1] : index
  %2:3 = shard.process_multi_index on @g : index, index, index
  %3 = shard.process_multi_index on @g axes = [0] : index
  %4 = shard.process_linear_index on @g : index
  %5:2 = shard.neighbors_linear_indices on @g[%x, %x, %x] split_axes = [1] : index, index
  return %4 : index
}
// -----
shard.grid @g(shape = 2x3)
func.func @shardings(%t: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %s = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
  %h = shard.sharding @g split_axes = [[0], [1]] halo_sizes = [1, 1, 1, 1] : !shard.sharding
  %0 = shard.shard %t to %s : tensor<8x8xf32>
  %g = shard.get_sharding %0 : tensor<8x8xf32> -> !shard.sharding
  %1:2 = shard.shard_shape dims = [8, 8] sharding = %s device = [0, 1] : index, index
  return %0 : tensor<8x8xf32>
}
// -----
shard.grid @g(shape = 2x2)
func.func @halo(%t: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = shard.update_halo %t on @g split_axes = [[0]] halo_sizes = [1, 1] : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
shard.grid @g(shape = 2x4)
func.func @collectives(%t: tensor<4x8xf32>) {
  %0 = shard.all_gather %t on @g grid_axes = [0] gather_axis = 0 : tensor<4x8xf32> -> tensor<8x8xf32>
  %1 = shard.all_reduce %t on @g grid_axes = [0] : tensor<4x8xf32> -> tensor<4x8xf32>
  %2 = shard.all_slice %t on @g grid_axes = [0] slice_axis = 0 : tensor<4x8xf32> -> tensor<2x8xf32>
  %3 = shard.all_to_all %t on @g grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x8xf32> -> tensor<2x16xf32>
  %4 = shard.broadcast %t on @g grid_axes = [0] root = [0] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %5 = shard.gather %t on @g grid_axes = [0] gather_axis = 0 root = [1] : (tensor<4x8xf32>) -> tensor<8x8xf32>
  %6 = shard.recv %t on @g grid_axes = [0] source = [1] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %7 = shard.reduce %t on @g grid_axes = [0] reduction = max root = [1] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %8 = shard.reduce_scatter %t on @g grid_axes = [0] scatter_axis = 0 : tensor<4x8xf32> -> tensor<2x8xf32>
  %9 = shard.scatter %t on @g grid_axes = [0] scatter_axis = 0 root = [1] : (tensor<4x8xf32>) -> tensor<2x8xf32>
  %10 = shard.send %t on @g grid_axes = [0] destination = [1] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %11 = shard.shift %t on @g grid_axes = [0] shift_axis = 0 offset = 2 rotate : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
