// Elements of dense arrays in an assembly format are C++ integers, and sizes of scalable dimensions are integers.
func.func @f(%c: i1) {
 cf.cond_br %c weights([true, 1]), ^bb1, ^bb1
^bb1:
 return
}
// -----
func.func @f(%c: i1) {
 cf.cond_br %c weights([-1, 1]), ^bb1, ^bb1
^bb1:
 return
}
// -----
func.func @f(%c: i1) {
 cf.cond_br %c weights([- -1, 1]), ^bb1, ^bb1
^bb1:
 return
}
// -----
func.func @f(%c: i1) {
 cf.cond_br %c weights([1.5, 1]), ^bb1, ^bb1
^bb1:
 return
}
// -----
func.func @f(%c: i1) {
 cf.cond_br %c weights([a, 1]), ^bb1, ^bb1
^bb1:
 return
}
// -----
func.func @f(%c: i1) {
 cf.cond_br %c weights([0xFF, 1]), ^bb1, ^bb1
^bb1:
 return
}
// -----
func.func @f(%c: i1) {
 cf.cond_br %c weights([0xFFFFFFFF, 1]), ^bb1, ^bb1
^bb1:
 return
}
// -----
func.func @f(%c: i1) {
 cf.cond_br %c weights([0x0FFFFFFFF, 1]), ^bb1, ^bb1
^bb1:
 return
}
// -----
func.func @f(%c: i1) {
 cf.cond_br %c weights([-0xFFFFFFFF, 1]), ^bb1, ^bb1
^bb1:
 return
}
// -----
func.func @f(%c: i1) {
 cf.cond_br %c weights([-2147483648, 1]), ^bb1, ^bb1
^bb1:
 return
}
// -----
func.func @f(%c: i1) {
 cf.cond_br %c weights([-2147483649, 1]), ^bb1, ^bb1
^bb1:
 return
}
// -----
func.func @f(%c: i1) {
 cf.cond_br %c weights([]), ^bb1, ^bb1
^bb1:
 return
}
// -----
func.func @f(%c: i1) {
 cf.cond_br %c weights([1), ^bb1, ^bb1
^bb1:
 return
}
// -----
func.func @f(%c: i1) {
 cf.cond_br %c weights([1,]), ^bb1, ^bb1
^bb1:
 return
}
// -----
func.func @f(%c: i1) {
 cf.cond_br %c weights([), ^bb1, ^bb1
^bb1:
 return
}
// -----
func.func @f(%c: i1) {
 cf.cond_br %c weights([- , 1]), ^bb1, ^bb1
^bb1:
 return
}
// -----
"t.op"() {a = vector<[x]xi32>} : () -> ()
// -----
"t.op"() {a = vector<[>} : () -> ()
// -----
"t.op"() {a = vector<[?]xi32>} : () -> ()
// -----
"t.op"() {a = vector<[0x4]xi32>} : () -> ()
// -----
"t.op"() {a = array<ui1: true, false>} : () -> ()
// -----
"t.op"() {a = array<si1: true, 1>} : () -> ()
// -----
"t.op"() {a = array<ui1: -5.8>} : () -> ()
// -----
"t.op"() {a = array<ui1>} : () -> ()
// -----
"t.op"() {a = array<i1: 2>} : () -> ()
// -----
"t.op"() {a = array<ui1: 0>} : () -> ()
// -----
"t.op"() {a = array<ui3: 0>} : () -> ()
