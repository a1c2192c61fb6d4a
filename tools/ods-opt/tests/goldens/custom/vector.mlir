// Operations of 'vector' in custom syntax.
func.func @elements(%a: f32, %v: vector<2xf32>, %m: vector<2x2xf32>, %r: vector<f32>, %i: vector<4xindex>) {
  %0 = vector.from_elements %a, %a : vector<2xf32>
  %1 = vector.from_elements %a : vector<f32>
  %2 = vector.from_elements %a, %a, %a, %a {note} : vector<2x2xf32>
  %3:2 = vector.to_elements %v : vector<2xf32>
  %4:4 = vector.to_elements %m : vector<2x2xf32>
  %5 = vector.to_elements %r : vector<f32>
  %6 = vector.shuffle %v, %0 [0, 3, -1] : vector<2xf32>, vector<2xf32>
  %7 = vector.shuffle %m, %2 [3] : vector<2x2xf32>, vector<2x2xf32>
  %8 = vector.shuffle %r, %1 [0, 1] : vector<f32>, vector<f32>
  %9 = vector.reduction <add>, %v : vector<2xf32> into f32
  %10 = vector.reduction <maximumf>, %v, %a fastmath<nnan> {note} : vector<2xf32> into f32
  %11 = vector.reduction <xor>, %i : vector<4xindex> into index
  %12 = vector.fma %m, %m, %m : vector<2x2xf32>
  %13 = vector.step : vector<4xindex>
  %14 = vector.step : vector<[4]xindex>
  return
}

func.func @shapes(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: vector<[4]xf32>) {
  %0 = vector.bitcast %v : vector<4xf32> to vector<8xi16>
  %1 = vector.shape_cast %v : vector<4xf32> to vector<2x2xf32>
  %2 = vector.shape_cast %s : vector<[4]xf32> to vector<1x[4]xf32>
  %3 = vector.extract_strided_slice %m {offsets = [2], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  %4 = vector.insert_strided_slice %v, %m {offsets = [1, 2], strides = [1]} : vector<4xf32> into vector<4x8xf32>
  %5 = vector.transpose %m, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  return
}

func.func @masks(%i: index, %m: memref<?xf32>, %t: tensor<?xf32>, %k: vector<4xi1>, %p: vector<4xf32>, %j: vector<4xi32>) {
  %0 = vector.constant_mask [3] : vector<4xi1>
  %1 = vector.constant_mask [1] : vector<i1>
  %2 = vector.create_mask %i, %i : vector<2x4xi1>
  %3 = vector.create_mask %i : vector<[4]xi1>
  %4 = vector.maskedload %m[%i], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %k, %p {alignment = 16 : i64} : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %5 = vector.expandload %m[%i], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %6 = vector.gather %m[%i] [%j], %k, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %7 = vector.gather %t[%i] [%j], %k, %p : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i] [%j], %k, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %8 = vector.scatter %t[%i] [%j], %k, %p : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<?xf32>
  return
}

#rows = affine_map<(d0, d1) -> (d0)>
#same = affine_map<(d0, d1) -> (0)>
func.func @transfers(%m: memref<?x8xf32>, %t: tensor<?x8xf32>, %e: memref<?xvector<4xf32>>, %i: index, %p: f32, %q: vector<4xf32>, %v: vector<4xf32>, %k: vector<4xi1>, %o: vector<1xi1>, %r: vector<f32>) {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x8xf32>, vector<4xf32>
  %1 = vector.transfer_read %t[%i, %i], %p, %k {in_bounds = [true]} : tensor<?x8xf32>, vector<4xf32>
  %2 = vector.transfer_read %m[%i, %i], %p {permutation_map = #rows} : memref<?x8xf32>, vector<4xf32>
  %3 = vector.transfer_read %m[%i, %i], %p, %o {in_bounds = [true], note, permutation_map = #same} : memref<?x8xf32>, vector<4xf32>
  %4 = vector.transfer_read %m[%i, %i], %p {in_bounds = [false, true]} : memref<?x8xf32>, vector<2x4xf32>
  %5 = vector.transfer_read %m[%i, %i], %p {in_bounds = [false], permutation_map = affine_map<(d0, d1) -> (d1)>} : memref<?x8xf32>, vector<4xf32>
  %6 = vector.transfer_read %m[%i, %i], %p : memref<?x8xf32>, vector<f32>
  %7 = vector.transfer_read %e[%i], %q : memref<?xvector<4xf32>>, vector<1x4xf32>
  vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, memref<?x8xf32>
  vector.transfer_write %v, %m[%i, %i], %k {in_bounds = [true], permutation_map = #rows} : vector<4xf32>, memref<?x8xf32>
  %8 = vector.transfer_write %v, %t[%i, %i] : vector<4xf32>, tensor<?x8xf32>
  vector.transfer_write %r, %m[%i, %i] : vector<f32>, memref<?x8xf32>
  return
}
