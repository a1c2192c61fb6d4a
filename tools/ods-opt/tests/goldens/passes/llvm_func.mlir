// options: --convert-func-to-llvm
func.func private @ext(memref<?xf32>, i32) -> (i32, f32) attributes {llvm.emit_c_interface, foo = 1 : i32, llvm.linkage = #llvm.linkage<internal>}
func.func @def(%a: memref<?xf32> {llvm.noalias}, %b: memref<*xf32>, %p: i32 {llvm.signext}) -> (i32 {llvm.zeroext}) attributes {llvm.emit_c_interface} {
  return %p : i32
}
func.func @ret(%b: memref<*xf32>) -> (memref<*xf32>, memref<2xf32>) attributes {llvm.emit_c_interface} {
  %0, %1 = call @ret(%b) {tag} : (memref<*xf32>) -> (memref<*xf32>, memref<2xf32>)
  return %b, %1 : memref<*xf32>, memref<2xf32>
}
func.func private @extret(memref<*xf32>) -> memref<*xf32> attributes {llvm.emit_c_interface, llvm.readnone}
func.func @byval(%a: index {llvm.byval = i32}, %b: !llvm.ptr {llvm.byval = index}, %c: index {llvm.byref = index}) attributes {func.varargs = true} {
  "test.use"(%a, %b, %c) : (index, !llvm.ptr, index) -> ()
  return {x}
}
func.func private @varargs(i32) attributes {func.varargs = true}
func.func nested @none() {
  %f = constant @none : () -> ()
  %g = constant {foo} @one : (index) -> index
  call_indirect %f() {y} : () -> ()
  %c = "test.def"() : () -> index
  %d = call_indirect %g(%c) : (index) -> index
  return
}
func.func @one(%a: index) -> index {
  %0 = call @one(%a) {no_inline} : (index) -> index
  return %0 : index
}
func.func @bare(%a: memref<2xf32>) -> memref<2xf32> attributes {llvm.bareptr} {
  %0 = call @bare(%a) : (memref<2xf32>) -> memref<2xf32>
  return %0 : memref<2xf32>
}
func.func @two(%a: index) -> (index, index) {
  %0:2 = call @two(%a) : (index) -> (index, index)
  return %0#1, %0#0 : index, index
}
func.func @br(%a: index) -> index {
  cf.br ^bb1(%a : index)
^bb1(%b: index):
  return %b : index
}
func.func private @argattrs(index {llvm.noundef, foo.bar}, !llvm.ptr {llvm.sret = index}, !llvm.ptr {llvm.inalloca = i32})
// -----
func.func @f(%a: memref<*xf32>, %b: memref<*xi8, 1>) -> (memref<*xf32>, memref<*xi8, 1>) {
  %0:2 = call @f(%a, %b) : (memref<*xf32>, memref<*xi8, 1>) -> (memref<*xf32>, memref<*xi8, 1>)
  return %0#0, %0#1 : memref<*xf32>, memref<*xi8, 1>
}
// -----
func.func @f(%a: memref<2x?xf32>, %b: memref<*xf32>, %c: index) -> (memref<2x?xf32>, memref<*xf32>, memref<4xf32, strided<[1], offset: 3>>) {
  "test.use"(%a, %b, %c) : (memref<2x?xf32>, memref<*xf32>, index) -> ()
  %0 = "test.def"() : () -> memref<4xf32, strided<[1], offset: 3>>
  return %a, %b, %0 : memref<2x?xf32>, memref<*xf32>, memref<4xf32, strided<[1], offset: 3>>
}
func.func @g(%a: memref<2x3xf32, strided<[3, 1], offset: 3>>) attributes {llvm.bareptr} {
  "test.use"(%a) : (memref<2x3xf32, strided<[3, 1], offset: 3>>) -> ()
  return
}
