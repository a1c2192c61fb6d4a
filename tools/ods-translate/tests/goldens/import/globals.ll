%S = type { i32, [2 x i8], ptr }
@a1 = global [2 x i32] zeroinitializer
@a2 = global [2 x i32] [i32 1, i32 2]
@a3 = global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] zeroinitializer]
@a4 = global [2 x i8] [i8 1, i8 2]
@a5 = global [2 x i8] zeroinitializer
@v1 = global <2 x i32> <i32 1, i32 1>
@v2 = global <2 x i32> <i32 1, i32 2>
@v3 = global <2 x i32> zeroinitializer
@v4 = global <2 x i1> <i1 1, i1 0>
@v5 = global [2 x <2 x float>] [<2 x float> <float 1.0, float 2.0>, <2 x float> <float 1.0, float 1.0>]
@p1 = global [2 x ptr] zeroinitializer
@p2 = global ptr null
@p3 = global [2 x ptr] [ptr @a1, ptr null]
@u1 = global i32 undef
@u2 = global [2 x i32] [i32 1, i32 undef]
@s1 = global %S zeroinitializer
@s2 = global %S { i32 5, [2 x i8] c"xy", ptr getelementptr (i8, ptr @a2, i64 4) }
@s3 = global { i32, i32 } { i32 1, i32 1 }
@s4 = global { {i32,i32}, {i32,i32} } { {i32, i32} {i32 1, i32 2}, {i32, i32} {i32 3, i32 4} }
@e1 = global i64 ptrtoint (ptr @a1 to i64)
@e2 = global i64 add (i64 ptrtoint (ptr @a1 to i64), i64 5)
@e3 = global ptr inttoptr (i64 5 to ptr)
@f1 = global float 1.5
@f2 = global x86_fp80 0xK3FFF8000000000000000
@b1 = global [1 x i128] [i128 5]
@b2 = global [0 x i32] zeroinitializer
@c1 = private unnamed_addr constant [3 x i8] c"abc", section "foo", align 1
@t1 = thread_local global i32 0
@x1 = external hidden global i32
@x2 = extern_weak global i32
@x3 = common global i32 0, align 8
@x4 = weak_odr protected local_unnamed_addr global i32 5
@x5 = external addrspace(3) externally_initialized global i32
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @f, ptr null }]
@llvm.used = appending global [1 x ptr] [ptr @a1], section "llvm.metadata"
define void @f(ptr %p) {
  store [2 x i32] zeroinitializer, ptr %p
  store <2 x i32> <i32 7, i32 8>, ptr %p
  store [2 x ptr] [ptr @a1, ptr @a2], ptr %p
  store {i32, [2 x ptr]} {i32 9, [2 x ptr] [ptr @a1, ptr @a2]}, ptr %p
  store <2 x ptr> <ptr @a1, ptr @a2>, ptr %p
  store i64 add (i64 ptrtoint (ptr @a1 to i64), i64 5), ptr %p
  store i32 5, ptr getelementptr inbounds (%S, ptr @s1, i64 0, i32 2)
  store ptr @f, ptr %p
  store <4 x i32> poison, ptr %p
  store <2 x i32> <i32 poison, i32 8>, ptr %p
  ret void
}
// -----
define void @f(ptr %p) {
 store <vscale x 4 x i32> zeroinitializer, ptr %p
 ret void
}
