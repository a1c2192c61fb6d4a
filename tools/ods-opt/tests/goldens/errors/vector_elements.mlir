func.func @f(%v: vector<2x2xf32>) {
  %0 = vector.reduction <add>, %v : vector<2x2xf32> into f32
  return
}

// -----

func.func @f(%v: vector<2xf32>) {
  %0 = vector.reduction <and>, %v : vector<2xf32> into f32
  return
}

// -----

func.func @f(%v: vector<2xi32>) {
  %0 = vector.reduction <minnumf>, %v : vector<2xi32> into i32
  return
}

// -----

func.func @f(%v: vector<2xi32>) {
  %0 = vector.reduction <add>, %v : vector<2xi32> into f32
  return
}

// -----

func.func @f(%v: vector<2xi32>, %a: f32) {
  %0 = vector.reduction <add>, %v, %a : vector<2xi32> into i32
  return
}

// -----

func.func @f(%v: vector<2xi32>, %a: f32) {
  %0 = "vector.reduction"(%v, %a) {kind = #vector.kind<add>} : (vector<2xi32>, f32) -> i32
  return
}

// -----

func.func @f(%v: vector<2xi32>, %a: f32) {
  %0 = vector.reduction <foo>, %v : vector<2xi32> into i32
  return
}

// -----

func.func @f(%v: vector<2xf32>, %w: vector<2x2xf32>) {
  %0 = vector.shuffle %v, %w [0] : vector<2xf32>, vector<2x2xf32>
  return
}

// -----

func.func @f(%v: vector<2x3xf32>, %w: vector<2x2xf32>) {
  %0 = vector.shuffle %v, %w [0] : vector<2x3xf32>, vector<2x2xf32>
  return
}

// -----

func.func @f(%v: vector<2xf32>) {
  %0 = "vector.shuffle"(%v, %v) {mask = array<i64>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
  return
}

// -----

func.func @f(%v: vector<2xf32>) {
  %0 = vector.shuffle %v, %v [4] : vector<2xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%v: vector<2xf32>) {
  %0 = vector.shuffle %v, %v [0, -2] : vector<2xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%v: vector<2xf32>) {
  %0 = "vector.shuffle"(%v, %v) {mask = array<i64: 0, 1>} : (vector<2xf32>, vector<2xf32>) -> vector<3xf32>
  return
}

// -----

func.func @f(%v: vector<2xf32>, %w: vector<2xi32>) {
  %0 = vector.shuffle %v, %w [0] : vector<2xf32>, vector<2xi32>
  return
}

// -----

func.func @f(%v: vector<[2]xf32>) {
  %0 = vector.shuffle %v, %v [0] : vector<[2]xf32>, vector<[2]xf32>
  return
}

// -----

func.func @f(%v: vector<f32>) {
  %0 = vector.shuffle %v, %v [2] : vector<f32>, vector<f32>
  return
}

// -----

func.func @f(%a: f32) {
  %0 = vector.from_elements %a : vector<2xf32>
  return
}

// -----

func.func @f(%a: f32) {
  %0 = "vector.from_elements"(%a, %a) : (f32, f32) -> vector<2xi32>
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  %0 = vector.to_elements %a : vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  %0:3 = "vector.to_elements"(%a) : (vector<2xf32>) -> (f32, f32, f32)
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  %0 = vector.bitcast %a : vector<2xf32> to vector<3xi32>
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  %0 = vector.bitcast %a : vector<2xf32> to vector<1x2xi32>
  return
}

// -----

func.func @f(%a: vector<f32>) {
  %0 = vector.bitcast %a : vector<f32> to vector<i16>
  return
}

// -----

func.func @f(%a: vector<2x2xf32>) {
  %0 = vector.bitcast %a : vector<2x2xf32> to vector<3x2xi32>
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  %0 = vector.shape_cast %a : vector<2xf32> to vector<3xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  %0 = vector.shape_cast %a : vector<2xf32> to vector<2x1xi32>
  return
}

// -----

func.func @f(%a: vector<[2]xf32>) {
  %0 = vector.shape_cast %a : vector<[2]xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<[4]x[4]xf32>) {
  %0 = vector.shape_cast %a : vector<[4]x[4]xf32> to vector<[16]xf32>
  return
}
