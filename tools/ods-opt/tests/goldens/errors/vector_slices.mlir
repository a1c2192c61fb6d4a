func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [2, 2, 2], sizes = [2, 2, 2], strides = [1, 1, 1]} : vector<4x8xf32> to vector<2x2xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [2, 2], sizes = [2], strides = [1, 1]} : vector<4x8xf32> to vector<2x2xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [4], sizes = [1], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [0], sizes = [5], strides = [1]} : vector<4x8xf32> to vector<5x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [0], sizes = [0], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [0], sizes = [2], strides = [2]} : vector<4x8xf32> to vector<2x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [3], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<3x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [-1], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  return
}

// -----

func.func @f(%a: vector<[4]x8xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [0], sizes = [2], strides = [1]} : vector<[4]x8xf32> to vector<2x8xf32>
  return
}

// -----

func.func @f(%a: vector<[4]x8xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<[4]x8xf32> to vector<[2]x2xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [0], sizes = [2]} : vector<4x8xf32> to vector<2x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<2xf32>) {
  %0 = vector.insert_strided_slice %b, %a {offsets = [2], strides = [1]} : vector<2xf32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<2xf32>) {
  %0 = vector.insert_strided_slice %b, %a {offsets = [2, 0], strides = [1, 1]} : vector<2xf32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<2x2xf32>) {
  %0 = vector.insert_strided_slice %b, %a {offsets = [2], strides = [1, 1]} : vector<2x2xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<2xf32>) {
  %0 = vector.insert_strided_slice %b, %a {offsets = [4, 0], strides = [1]} : vector<2xf32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<2xf32>) {
  %0 = vector.insert_strided_slice %b, %a {offsets = [0, 7], strides = [1]} : vector<2xf32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<2xf32>) {
  %0 = vector.insert_strided_slice %b, %a {offsets = [0, 0], strides = [2]} : vector<2xf32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<10xf32>) {
  %0 = vector.insert_strided_slice %b, %a {offsets = [0, 0], strides = [1]} : vector<10xf32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x[8]xf32>, %b: vector<8xf32>) {
  %0 = vector.insert_strided_slice %b, %a {offsets = [0, 0], strides = [1]} : vector<8xf32> into vector<4x[8]xf32>
  return
}

// -----

func.func @f(%a: vector<4x[8]xf32>, %b: vector<[4]xf32>) {
  %0 = vector.insert_strided_slice %b, %a {offsets = [0, 0], strides = [1]} : vector<[4]xf32> into vector<4x[8]xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.transpose %a, [0] : vector<4x8xf32> to vector<8x4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.transpose %a, [0, 2] : vector<4x8xf32> to vector<8x4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.transpose %a, [0, 0] : vector<4x8xf32> to vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.transpose %a, [1, 0] : vector<4x8xf32> to vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.transpose %a, [1, 0] : vector<4x8xf32> to vector<32xf32>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [2] : vector<4x4xi1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [5] : vector<4xi1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [-1] : vector<4xi1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [0, 3] : vector<4x4xi1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [2] : vector<[4]xi1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [2] : vector<i1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [] : vector<i1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [1, 1] : vector<i1>
  return
}

// -----

func.func @f(%i: index) {
  %0 = vector.create_mask %i : vector<4x4xi1>
  return
}

// -----

func.func @f(%i: index) {
  %0 = vector.create_mask : vector<i1>
  return
}

// -----

func.func @f(%i: index) {
  %0 = vector.create_mask %i, %i : vector<4xi1>
  return
}

// -----

func.func @f(%i: index) {
  %0 = vector.create_mask %i : vector<4xi2>
  return
}

// -----

func.func @f(%i: index) {
  %0 = vector.step : vector<4xi32>
  return
}

// -----

func.func @f(%i: index) {
  %0 = vector.step : vector<4x4xindex>
  return
}

// -----

func.func @f(%i: vector<4xi32>) {
  %0 = vector.fma %i, %i, %i : vector<4xi32>
  return
}
