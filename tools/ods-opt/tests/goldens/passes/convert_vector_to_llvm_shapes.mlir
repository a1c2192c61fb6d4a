// options: --convert-vector-to-llvm
func.func @bc(%v: vector<4xf32>, %m: vector<2x4xf32>, %r: vector<f32>) -> (vector<8xi16>, vector<2x8xi16>, vector<i32>) {
  %0 = vector.bitcast %v : vector<4xf32> to vector<8xi16>
  %1 = vector.bitcast %m : vector<2x4xf32> to vector<2x8xi16>
  %2 = vector.bitcast %r : vector<f32> to vector<i32>
  return %0, %1, %2 : vector<8xi16>, vector<2x8xi16>, vector<i32>
}

func.func @ss(%v: vector<4xf32>, %m: vector<4x4xf32>, %w: vector<2xf32>) -> (vector<2xf32>, vector<2x4xf32>, vector<2x2xf32>, vector<4xf32>, vector<4x4xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %1 = vector.extract_strided_slice %m {offsets = [1], sizes = [2], strides = [1]} : vector<4x4xf32> to vector<2x4xf32>
  %2 = vector.extract_strided_slice %m {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %3 = vector.insert_strided_slice %w, %v {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
  %4 = vector.insert_strided_slice %w, %m {offsets = [2, 1], strides = [1]} : vector<2xf32> into vector<4x4xf32>
  return %0, %1, %2, %3, %4 : vector<2xf32>, vector<2x4xf32>, vector<2x2xf32>, vector<4xf32>, vector<4x4xf32>
}

func.func @fma(%v: vector<4xf32>, %m: vector<2x4xf32>, %r: vector<f32>) -> (vector<4xf32>, vector<2x4xf32>, vector<f32>) {
  %0 = vector.fma %v, %v, %v : vector<4xf32>
  %1 = vector.fma %m, %m, %m : vector<2x4xf32>
  %2 = vector.fma %r, %r, %r : vector<f32>
  return %0, %1, %2 : vector<4xf32>, vector<2x4xf32>, vector<f32>
}

func.func @tr(%m: vector<2x3xf32>) -> vector<3x2xf32> {
  %0 = vector.transpose %m, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

func.func @b(%a: f32, %v: vector<4xf32>, %w: vector<1x4xf32>, %o: vector<1xf32>) -> (vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<3x4xf32>, vector<2xf32>, vector<f32>, vector<2x3x4xf32>) {
  %0 = vector.broadcast %a : f32 to vector<4xf32>
  %1 = vector.broadcast %a : f32 to vector<2x4xf32>
  %2 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  %3 = vector.broadcast %w : vector<1x4xf32> to vector<3x4xf32>
  %4 = vector.broadcast %o : vector<1xf32> to vector<2xf32>
  %5 = vector.broadcast %a : f32 to vector<f32>
  %6 = vector.broadcast %v : vector<4xf32> to vector<2x3x4xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<3x4xf32>, vector<2xf32>, vector<f32>, vector<2x3x4xf32>
}
