; Pointers with a pointee, and names of types that are no structs.
%t = type [4 x { i32, i8 }]
%f = type i64 (i64, i64)
%n = type i32
%v = type <4 x %n>
%s = type { %t, %v }
define ptr @element(ptr %p) {
  %e = getelementptr %t, ptr %p, i32 0, i32 2, i32 1
  ret ptr %e
}
define %v @named(%v %a, %s* %p) {
  %e = getelementptr %s, %s* %p, i32 0, i32 1
  %x = load %v, %v* %e
  %y = add %v %a, %x
  ret %v %y
}
define i32 @typed(i32* %p, i8 addrspace(3)* %q, i8** %r, void (i32)* %c) {
  %v = load i32, i32* %p
  %w = load i8, i8 addrspace(3)* %q
  call void %c(i32 %v)
  ret i32 %v
}
define i64 @called(%f* %c) {
  %r = call i64 %c(i64 1, i64 2)
  ret i64 %r
}
declare void @llvm.assume(i1)
define void @assumed(i1 %c) {
  call void @llvm.assume(i1 %c)
  ret void
}
; Structs whose pointees are themselves, directly and through another struct.
%list = type { i32, %list* }
%node = type { %edge*, [2 x %node]* }
%edge = type { %node, %list addrspace(3)* }
define %list* @next(%list* %p) {
  %e = getelementptr %list, %list* %p, i32 0, i32 1
  %n = load %list*, %list** %e
  ret %list* %n
}
define i32 @around(%edge* %p) {
  %e = getelementptr %edge, %edge* %p, i32 0, i32 0
  ret i32 0
}
