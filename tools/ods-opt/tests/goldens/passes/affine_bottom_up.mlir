// options: --canonicalize=top-down=false
func.func @f(%n: index, %m: index, %line: memref<?xf32>, %x: f32) {
  affine.for %v3 = 0 to %m {
    %v4:2 = affine.delinearize_index %v3 into (2, 4) : index, index
    %v5 = affine.delinearize_index %v3 into () : index
    affine.store %x, %line[%v5 + %v4#0 + 4] : memref<?xf32>
    "x.y"(%v5) : (index) -> ()
  }
  affine.for %v3 = 0 to %m {
    %v4:2 = affine.delinearize_index %v3 into (2, 4) : index, index
    %v5 = affine.delinearize_index %v3 into (8) : index
    affine.store %x, %line[%v5 + %v4#0 + 4] : memref<?xf32>
  }
  affine.for %v3 = 0 to %m {
    %v4:2 = affine.delinearize_index %v3 into (2, 4) : index, index
    %v5:2 = affine.delinearize_index %v3 into (8) : index, index
    affine.store %x, %line[%v5#1 + %v4#0 + 4] : memref<?xf32>
  }
  affine.for %v3 = 0 to %m {
    %v4:2 = affine.delinearize_index %v3 into (2, 4) : index, index
    %v5 = affine.apply affine_map<(d0) -> (d0)>(%v3)
    affine.store %x, %line[%v5 + %v4#0 + 4] : memref<?xf32>
  }
  affine.for %v3 = 0 to %m {
    %v4:2 = affine.delinearize_index %v3 into (2, 4) : index, index
    affine.store %x, %line[%v3 + %v4#0 + 4] : memref<?xf32>
  }
  return
}
