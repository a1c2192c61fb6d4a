// options: --convert-arith-to-llvm
func.func @f(%i: i32, %j: i32, %f: f32, %g: f32, %h: f64, %v: vector<4xi32>, %w: vector<2x3xi32>, %x: index, %vf: vector<4xf32>, %wf: vector<2x3xf32>, %c: i1, %u: i8, %f8: f8E5M2, %vx: vector<2x3xindex>, %v0: vector<i32>, %bf: bf16, %vs : vector<[4]xi32>) {
  %0 = arith.addi %i, %j overflow<nsw, nuw> {a} : i32
  %1 = arith.addf %f, %g fastmath<nnan,contract> {a} : f32
  %2 = arith.addi %v, %v overflow<nsw> {a}: vector<4xi32>
  %3 = arith.addi %w, %w overflow<nsw> {a}: vector<2x3xi32>
  %4 = arith.extf %f fastmath<fast> {a} : f32 to f64
  %44 = arith.extf %f {a} : f32 to f64
  %5 = arith.truncf %h fastmath<nnan> {a}: f64 to f32
  %6 = arith.truncf %h downward {a}: f64 to f32
  %66 = arith.truncf %h to_nearest_even fastmath<nnan> {a}: f64 to f32
  %7 = arith.extui %i {a}: i32 to i64
  %8 = arith.uitofp %i {a} : i32 to f32
  %88 = arith.uitofp %i : i32 to f32
  %9 = arith.trunci %i overflow<nsw> : i32 to i16
  %10 = arith.divsi %i, %j : i32
  %11 = arith.shrsi %i, %j : i32
  %12 = arith.index_cast %x {a} : index to i32
  %13 = arith.index_cast %i {a} : i32 to index
  %14 = arith.index_castui %x {a} : index to i64
  %15 = arith.index_castui %vx {a} : vector<2x3xindex> to vector<2x3xi8>
  %16 = arith.cmpi slt, %i, %j {a} : i32
  %17 = arith.cmpi slt, %w, %w {a} : vector<2x3xi32>
  %18 = arith.cmpf olt, %f, %g fastmath<nnan> {a} : f32
  %19 = arith.cmpf olt, %wf, %wf {a} : vector<2x3xf32>
  %20, %21 = arith.addui_extended %i, %j {a} : i32, i1
  %22, %23 = arith.mulsi_extended %i, %j {a} : i32
  %24, %25 = arith.mului_extended %v, %v {a} : vector<4xi32>
  %26 = arith.select %c, %i, %j {a} : i32
  %27 = arith.constant {a} 3 : index
  %28 = arith.constant dense<1> : vector<2x3xi32>
  %29 = arith.constant dense<1> : vector<4xindex>
  %30 = arith.constant 1.0 : f8E5M2
  %31 = arith.bitcast %i {a} : i32 to f32
  %32 = arith.bitcast %u {a} : i8 to f8E5M2
  %33 = arith.bitcast %v0 {a} : vector<i32> to vector<f32>
  %34 = arith.negf %f {a} : f32
  %35 = arith.maximumf %f, %g fastmath<nnan> : f32
  %36 = arith.maxsi %i, %j {a} : i32
  %37 = arith.ceildivsi %i, %j {a} : i32
  %38 = arith.fptosi %f {a} : f32 to i32
  %39 = arith.sitofp %i {a} : i32 to f32
  %40 = arith.remf %f, %g {a} : f32
  %41 = arith.floordivsi %x, %x {a} : index
  %42 = arith.ceildivui %x, %x {a} : index
  %43 = arith.constant dense<1> : tensor<4xi32>
  return
}
// -----
func.func @f(%i: i32, %j: i32) -> (i32, i32) {
  %10 = arith.divsi %i, %j exact {b}: i32
  %11 = arith.shrsi %i, %j exact : i32
  return %10, %11 : i32, i32
}
// -----
// Floats that LLVM IR lacks, and vectors with several dimensions.
func.func @f(%f: f8E5M2, %g: f8E5M2, %c: i1, %w: vector<2x3xi32>, %x: index) -> (f8E5M2, f8E5M2, vector<2x3xi32>, vector<2x3xi1>) {
  %0 = arith.addf %f, %g : f8E5M2
  %1 = arith.select %c, %0, %g : f8E5M2
  %2, %3 = arith.addui_extended %w, %w : vector<2x3xi32>, vector<2x3xi1>
  %4, %5 = arith.mulsi_extended %x, %x : index
  return %0, %1, %2, %3 : f8E5M2, f8E5M2, vector<2x3xi32>, vector<2x3xi1>
}
