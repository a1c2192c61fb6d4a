// Instructions and memory of the dialect 'llvm'.

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @strlen(!llvm.ptr) -> i64
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @text("abc")
llvm.mlir.global internal @number(7 : i32) : i32

llvm.func @null() -> i32 {
  %p = llvm.mlir.zero : !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}

llvm.func @wild() -> i32 {
  %a = llvm.mlir.constant(64 : i64) : i64
  %p = llvm.inttoptr %a : i64 to !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}

llvm.func @poison_address() {
  %p = llvm.mlir.poison : !llvm.ptr
  %x = llvm.mlir.constant(1 : i32) : i32
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return
}

llvm.func @beyond() -> i64 {
  %n = llvm.mlir.constant(12 : i64) : i64
  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %x = llvm.load %q : !llvm.ptr -> i64
  llvm.return %x : i64
}

llvm.func @before() -> i8 {
  %n = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[-1] : (!llvm.ptr) -> !llvm.ptr, i8
  %x = llvm.load %q : !llvm.ptr -> i8
  llvm.return %x : i8
}

llvm.func @other_object() -> i8 {
  %n = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %q = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %pi = llvm.ptrtoint %p : !llvm.ptr to i64
  %qi = llvm.ptrtoint %q : !llvm.ptr to i64
  %d = llvm.sub %qi, %pi : i64
  %r = llvm.getelementptr %p[%d] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %x = llvm.load %r : !llvm.ptr -> i8
  llvm.return %x : i8
}

llvm.func @not_inbounds() -> !llvm.ptr {
  %n = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr inbounds %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return %q : !llvm.ptr
}

llvm.func @wraps_unsigned() -> !llvm.ptr {
  %n = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr nuw %p[-1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return %q : !llvm.ptr
}

llvm.func @use_after_free() -> i32 {
  %n = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}

llvm.func @double_free() {
  %n = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @free_inside() {
  %n = llvm.mlir.constant(8 : i64) : i64
  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.call @free(%q) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @free_of_global() {
  %p = llvm.mlir.addressof @number : !llvm.ptr
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @write_to_constant() {
  %p = llvm.mlir.addressof @text : !llvm.ptr
  %x = llvm.mlir.constant(1 : i8) : i8
  llvm.store %x, %p : i8, !llvm.ptr
  llvm.return
}

llvm.func @local() -> !llvm.ptr {
  %n = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  llvm.return %p : !llvm.ptr
}

llvm.func @use_after_return() -> i32 {
  %p = llvm.call @local() : () -> !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}

llvm.func @after_restore() -> i32 {
  %s = llvm.intr.stacksave : !llvm.ptr
  %n = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  llvm.intr.stackrestore %s : !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}

llvm.func @misaligned() -> i32 {
  %n = llvm.mlir.constant(2 : i64) : i64
  %p = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %x = llvm.load %q {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return %x : i32
}

llvm.func @uninitialised_divisor() -> i32 {
  %n = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  %y = llvm.urem %x, %x : i32
  llvm.return %y : i32
}

llvm.func @padding() -> i8 {
  %n = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %n x !llvm.struct<(i8, i32)> : (i64) -> !llvm.ptr
  %z = llvm.mlir.zero : !llvm.struct<(i8, i32)>
  llvm.store %z, %p : !llvm.struct<(i8, i32)>, !llvm.ptr
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %x = llvm.load %q : !llvm.ptr -> i8
  llvm.return %x : i8
}

llvm.func @frozen() -> i32 {
  %u = llvm.mlir.undef : i32
  %f = llvm.freeze %u : i32
  llvm.return %f : i32
}

llvm.func @overlapping_copy() {
  %n = llvm.mlir.constant(16 : i64) : i64
  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %k = llvm.mlir.constant(8 : i64) : i64
  "llvm.intr.memcpy"(%q, %p, %k) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func @copy_too_long() {
  %n = llvm.mlir.constant(16 : i64) : i64
  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %q = llvm.mlir.addressof @number : !llvm.ptr
  "llvm.intr.memmove"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func @fill_too_long() {
  %n = llvm.mlir.constant(16 : i64) : i64
  %q = llvm.mlir.addressof @number : !llvm.ptr
  %b = llvm.mlir.constant(0 : i8) : i8
  "llvm.intr.memset"(%q, %b, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}

llvm.func @string_without_end() -> i64 {
  %p = llvm.mlir.addressof @text : !llvm.ptr
  %n = llvm.call @strlen(%p) : (!llvm.ptr) -> i64
  llvm.return %n : i64
}

llvm.func @call_of_data() {
  %p = llvm.mlir.addressof @number : !llvm.ptr
  llvm.call %p() : !llvm.ptr, () -> ()
  llvm.return
}

llvm.func @two(%a: i32, %b: i32) { llvm.return }

llvm.func @wrong_arguments() {
  %p = llvm.mlir.addressof @two : !llvm.ptr
  %x = llvm.mlir.constant(1 : i32) : i32
  llvm.call %p(%x) : !llvm.ptr, (i32) -> ()
  llvm.return
}

llvm.func @read_of_function() -> i8 {
  %p = llvm.mlir.addressof @two : !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i8
  llvm.return %x : i8
}

llvm.func @unreachable() {
  llvm.unreachable
}

llvm.func @wrong_assumption() {
  %f = llvm.mlir.constant(false) : i1
  llvm.intr.assume %f : i1
  llvm.return
}

llvm.func @trap() {
  "llvm.intr.trap"() : () -> ()
  llvm.return
}

llvm.func @common_bit() -> i8 {
  %x = llvm.mlir.constant(3 : i8) : i8
  %y = llvm.mlir.constant(2 : i8) : i8
  %z = llvm.or disjoint %x, %y : i8
  llvm.return %z : i8
}

llvm.func @negative_extended() -> i32 {
  %x = llvm.mlir.constant(-1 : i8) : i8
  %z = llvm.zext nneg %x : i8 to i32
  llvm.return %z : i32
}

llvm.func @negative_converted() -> f32 {
  %x = llvm.mlir.constant(-1 : i8) : i8
  %z = llvm.uitofp nneg %x : i8 to f32
  llvm.return %z : f32
}

llvm.func @truncated() -> i8 {
  %x = llvm.mlir.constant(200 : i32) : i32
  %z = llvm.trunc %x overflow<nsw> : i32 to i8
  llvm.return %z : i8
}

llvm.func @zeros_of_zero() -> i8 {
  %x = llvm.mlir.constant(0 : i8) : i8
  %z = "llvm.intr.ctlz"(%x) <{is_zero_poison = true}> : (i8) -> i8
  llvm.return %z : i8
}

llvm.func @absolute_smallest() -> i8 {
  %x = llvm.mlir.constant(-128 : i8) : i8
  %z = "llvm.intr.abs"(%x) <{is_int_min_poison = true}> : (i8) -> i8
  llvm.return %z : i8
}

llvm.func @element_beyond() -> i8 {
  %v = llvm.mlir.constant(dense<[1, 2]> : vector<2xi8>) : vector<2xi8>
  %i = llvm.mlir.constant(2 : i32) : i32
  %x = llvm.extractelement %v[%i : i32] : vector<2xi8>
  llvm.return %x : i8
}

llvm.func @open_element() -> vector<2xi8> {
  %v = llvm.mlir.constant(dense<[1, 2]> : vector<2xi8>) : vector<2xi8>
  %s = llvm.shufflevector %v, %v [1, -1] : vector<2xi8>
  llvm.return %s : vector<2xi8>
}

llvm.func @poison_field() -> !llvm.struct<(i8, i16)> {
  %u = llvm.mlir.undef : !llvm.struct<(i8, i16)>
  %x = llvm.mlir.constant(5 : i16) : i16
  %s = llvm.insertvalue %x, %u[1] : !llvm.struct<(i8, i16)>
  llvm.return %s : !llvm.struct<(i8, i16)>
}

llvm.func @printed_poison() {
  %f = llvm.mlir.addressof @format : !llvm.ptr
  %u = llvm.mlir.undef : i32
  %n = llvm.call @printf(%f, %u) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.return
}

llvm.mlir.global internal constant @format("%d\00")

llvm.func @too_few_printed() {
  %f = llvm.mlir.addressof @format : !llvm.ptr
  %n = llvm.call @printf(%f) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> i32
  llvm.return
}

llvm.func @no_nan() -> f32 {
  %x = llvm.mlir.constant(0x7F800000 : f32) : f32
  %z = llvm.fsub %x, %x {fastmathFlags = #llvm.fastmath<nnan>} : f32
  llvm.return %z : f32
}
