// options: --mem2reg --allow-unregistered-dialect
func.func private @use(i32)
func.func @unused(%c: i1, %x: i32) {
  %a = memref.alloca() : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.store %x, %a[] : memref<i32>
  cf.br ^bb3
^bb2:
  cf.br ^bb3
^bb3:
  %v = memref.load %a[] : memref<i32>
  return
}
func.func @used(%c: i1, %x: i32) {
  %a = memref.alloca() : memref<i32>
  %b = memref.alloca() : memref<1x1xi32>
  %z = arith.constant 0 : index
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.store %x, %a[] : memref<i32>
  memref.store %x, %b[%z, %z] : memref<1x1xi32>
  cf.br ^bb3
^bb2:
  cf.br ^bb3
^bb4:
  %w = memref.load %a[] : memref<i32>
  func.call @use(%w) : (i32) -> ()
  memref.store %w, %a[] : memref<i32>
  cf.br ^bb3
^bb3:
  %v = memref.load %a[] : memref<i32>
  func.call @use(%v) : (i32) -> ()
  %w2 = memref.load %b[%z, %z] : memref<1x1xi32>
  func.call @use(%w2) : (i32) -> ()
  cf.br ^bb3
}
func.func @reg(%c: i1, %x: i32) {
  %a = memref.alloca() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  scf.if %c {
    %v = memref.load %a[] : memref<i32>
    func.call @use(%v) : (i32) -> ()
    %b = memref.alloca() : memref<i32>
    memref.store %x, %b[] : memref<i32>
    %v2 = memref.load %b[] : memref<i32>
    func.call @use(%v2) : (i32) -> ()
  }
  return
}
// -----

func.func @x() {
%oo = llvm.mlir.constant(1 : i32) : i32
"test.r"() ({
 ^bb0:
  llvm.br ^bb2
 ^bb1:
  llvm.br ^bb2
 ^bb2:
  %p1 = memref.alloca() : memref<i32, strided<[], offset: 3>, 3>
  memref.store %oo, %p1[] {nontemporal=true}: memref<i32, strided<[], offset: 3>, 3>
  %v1 = memref.load %p1[] : memref<i32, strided<[], offset: 3>, 3>
  "test.x"(%v1) : (i32) -> ()
  %p2 = llvm.alloca %oo x i32 : (i32) -> !llvm.ptr
  %v2 = llvm.load %p2 : !llvm.ptr -> i32
  llvm.br ^bb2
}) : () -> ()
"test.r"() ({
  %p1 = llvm.alloca %oo x i32 : (i32) -> !llvm.ptr
  %i8 = llvm.mlir.constant(1 : i8) : i8
  %n4 = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memset"(%p1, %i8, %n4) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %v1 = llvm.load %p1 : !llvm.ptr -> i32
  "test.x"(%v1) : (i32) -> ()
}) : () -> ()
return
}
func.func @nested(%c: i1, %x: i32) {
%oo = llvm.mlir.constant(1 : i32) : i32
  %p1 = llvm.alloca %oo x i32 : (i32) -> !llvm.ptr
  scf.if %c {
  llvm.intr.lifetime.start %p1 : !llvm.ptr
  }
  llvm.store %x, %p1 : i32, !llvm.ptr
  %v1 = llvm.load %p1 : !llvm.ptr -> i32
  "test.x"(%v1) : (i32) -> ()
return
}

// -----

%o = llvm.mlir.constant(1 : i32) : i32
%p = llvm.alloca %o x i32 : (i32) -> !llvm.ptr
llvm.store %o, %p : i32, !llvm.ptr
%v = llvm.load %p : !llvm.ptr -> i32
"test.x"(%v) : (i32) -> ()
"test.r"() ({
  %p1 = llvm.alloca %o x i32 : (i32) -> !llvm.ptr
  %v1 = llvm.load %p1 : !llvm.ptr -> i32
  llvm.store %o, %p1 : i32, !llvm.ptr
  "test.x"(%v1) : (i32) -> ()
}) : () -> ()

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#ty = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v = #llvm.di_local_variable<scope = #sp, name = "x", file = #file, line = 1, type = #ty>
#w = #llvm.di_local_variable<scope = #sp, name = "y", file = #file, line = 1, type = #ty>
func.func @dbg(%c: i1, %x: i32, %y: i8) {
  %oo = llvm.mlir.constant(1 : i32) : i32
  %p1 = llvm.alloca %oo x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #v = %p1 : !llvm.ptr
  llvm.intr.dbg.declare #w = %p1 : !llvm.ptr
  llvm.intr.dbg.value #v = %p1 : !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.store %x, %p1 : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  %v1 = llvm.load %p1 : !llvm.ptr -> i32
  "test.x"(%v1) : (i32) -> ()
  llvm.br ^bb2
}

// -----

func.func private @use(i32)

// A slot that holds the pointer of another one is promoted first, and the other one in the next round.
func.func @pointer_in_slot(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %p = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %a, %p : !llvm.ptr, !llvm.ptr
  %q = llvm.load %p : !llvm.ptr -> !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  %v = llvm.load %a : !llvm.ptr -> i32
  return %v : i32
}

// The first bytes of a slot, as other types.
func.func @parts(%x: i32, %y: i8, %f: f32, %v: vector<2xi16>) -> (i8, f32, i16, vector<2xi16>) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.store %y, %a : i8, !llvm.ptr
  %0 = llvm.load %a : !llvm.ptr -> i8
  %1 = llvm.load %a : !llvm.ptr -> f32
  llvm.store %v, %a : vector<2xi16>, !llvm.ptr
  %2 = llvm.load %a : !llvm.ptr -> i16
  llvm.store %f, %a : f32, !llvm.ptr
  %3 = llvm.load %a : !llvm.ptr -> vector<2xi16>
  return %0, %1, %2, %3 : i8, f32, i16, vector<2xi16>
}

// Copies of whole slots, whose sizes depend on alignments.
func.func @copies(%p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(i8, i64, i8)> : (i32) -> !llvm.ptr
  %b = llvm.alloca %one x !llvm.struct<packed (i8, i64, i8)> : (i32) -> !llvm.ptr
  %c = llvm.alloca %one x !llvm.array<3 x struct<(i32, i8)>> : (i32) -> !llvm.ptr
  %d = llvm.alloca %one x !llvm.array<2 x ptr> : (i32) -> !llvm.ptr
  %e = llvm.alloca %one x !llvm.struct<(i8, vector<3xi16>)> : (i32) -> !llvm.ptr
  %f = llvm.alloca %one x !llvm.struct<(i8, f80)> : (i32) -> !llvm.ptr
  %g = llvm.alloca %one x i24 : (i32) -> !llvm.ptr
  "llvm.intr.memcpy.inline"(%p, %a) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memcpy.inline"(%p, %b) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memcpy.inline"(%p, %c) <{isVolatile = false, len = 24 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memcpy.inline"(%p, %d) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memcpy.inline"(%p, %e) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memcpy.inline"(%f, %p) <{isVolatile = false, len = 32 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memcpy.inline"(%g, %p) <{isVolatile = false, len = 3 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  return
}

// Bytes that are no constant are repeated. A length that is not that of the slot, or a volatile access, keeps it.
func.func @fills(%byte: i8) -> (i32, f64, i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %four = llvm.mlir.constant(4 : i64) : i64
  %eight = llvm.mlir.constant(8 : i64) : i64
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %one x f64 : (i32) -> !llvm.ptr
  %c = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %d = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %byte, %four) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memset"(%b, %byte, %eight) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memset"(%c, %byte, %eight) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %0 = llvm.load %a : !llvm.ptr -> i32
  %1 = llvm.load %b : !llvm.ptr -> f64
  %2 = llvm.load %c : !llvm.ptr -> i32
  llvm.store volatile %2, %d : i32, !llvm.ptr
  return %0, %1, %2 : i32, f64, i32
}

// A terminator that passes no values keeps the slot whose values meet after it.
func.func @jump(%x: i32, %c: i1) -> i32 {
  %a = memref.alloca() : memref<i32>
  %b = memref.alloca() : memref<i32>
  memref.store %x, %b[] : memref<i32>
  "test.jump"() [^bb1, ^bb2] : () -> ()
^bb1:
  memref.store %x, %a[] : memref<i32>
  "test.jump"() [^bb2] : () -> ()
^bb2:
  %v = memref.load %a[] : memref<i32>
  %w = memref.load %b[] : memref<i32>
  %s = arith.addi %v, %w : i32
  return %s : i32
}
