// Attributes with names of properties are properties, unless these are given, too, or they cannot be stored.
"builtin.module"() <{sym_name = "a"}> ({^bb0:}) {sym_name} : () -> ()
"builtin.module"() <{}> ({^bb0:}) {sym_name = "b"} : () -> ()
"builtin.module"() <{}> ({^bb0:}) {sym_name, x.y = 3} : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({}) {sym_name = "g", sym_visibility = "private", x = 1} : () -> ()
%0 = "arith.constant"() <{value = 1 : i32}> {value = "a"} : () -> i32
%1 = "arith.constant"() <{}> {value = 1 : i32} : () -> i32
%2 = "memref.alloc"() <{}> {operandSegmentSizes = 3} : () -> memref<2xi32>
func.func private @g() attributes {arg_attrs = 1 : i32, no_inline = 3}
func.func @loops(%c: index) {
  scf.for %i = %c to %c step %c {
  } {unsignedCmp = 4}
  scf.forall (%i) in (3) {
  } {mapping = 4}
  scf.execute_region {
    scf.yield
  } {no_inline = 3}
  %s = affine.linearize_index [%c, %c] by (4, 5) {operandSegmentSizes = 3} : index
  return
}
