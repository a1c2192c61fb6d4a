// options: --convert-arith-to-emitc
func.func @c(%x: i7, %v: vector<4xi32>, %i: index, %f: f32, %t: tensor<2xi32>, %d: f128, %b: i1, %s: i32, %q: si32) {
  %2 = arith.constant 3 : index
  %3 = arith.constant 1.0 : f32
  %4 = arith.constant dense<1> : tensor<2xindex>
  %7 = arith.addi %i, %i : index
  %8 = arith.addi %i, %i overflow<nsw> : index
  %9 = arith.muli %s, %s overflow<nsw> : i32
  %10 = arith.subi %s, %s : i32
  %14 = arith.addf %f, %f : f32
  %16 = arith.remui %s, %s : i32
  %17 = arith.divsi %i, %i : index
  %18 = arith.remsi %b, %b : i1
  %19 = arith.divui %b, %b : i1
  %20 = arith.andi %i, %i : index
  %21 = arith.ori %s, %s : i32
  %22 = arith.xori %b, %b : i1
  %23 = arith.shli %s, %s : i32
  %24 = arith.shrsi %s, %s : i32
  %25 = arith.shrui %i, %2 : index
  %250 = arith.shrsi %i, %i : index
  %27 = arith.cmpi ult, %s, %s : i32
  %28 = arith.cmpi slt, %i, %i : index
  %29 = arith.cmpi ugt, %i, %i : index
  %30 = arith.cmpi eq, %b, %b : i1
  %31 = arith.cmpi eq, %x, %x : i7
  %32 = arith.cmpf false, %f, %f : f32
  %33 = arith.cmpf ueq, %f, %f : f32
  %34 = arith.cmpf one, %f, %f : f32
  %36 = arith.negf %f : f32
  %38 = arith.select %b, %s, %s : i32
  %39 = arith.select %b, %i, %i : index
  %40 = arith.select %b, %d, %d : f128
  %41 = arith.trunci %s : i32 to i1
  %42 = arith.trunci %s : i32 to i8
  %44 = arith.extui %b : i1 to i32
  %45 = arith.extsi %s : i32 to i64
  %46 = arith.index_cast %s : i32 to index
  %47 = arith.index_cast %i : index to i1
  %48 = arith.index_castui %s : i32 to index
  %49 = arith.index_castui %i : index to i32
  %50 = arith.sitofp %s : i32 to f32
  %51 = arith.uitofp %s : i32 to f64
  %52 = arith.fptosi %f : f32 to i32
  %53 = arith.fptoui %f : f32 to i32
  %55 = arith.extf %f : f32 to f64
  %56 = arith.truncf %f : f32 to f16
  %60 = arith.sitofp %b : i1 to f32
  %61 = arith.uitofp %b : i1 to f32
  %62 = arith.maxsi %s, %s : i32
  %64 = arith.index_cast %i : index to i64
  %65 = arith.negf %f {a = 1} : f32
  %66 = arith.constant {a} 1 : i32
  %67 = arith.constant true
  return
}
