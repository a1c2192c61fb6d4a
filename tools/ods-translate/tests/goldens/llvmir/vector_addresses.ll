; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = internal global [4 x { i32, i64 }] undef

define <2 x ptr> @f() {
  ret <2 x ptr> undef
}

define <2 x ptr> @f1() {
  ret <2 x ptr> poison
}

define <2 x ptr> @f2() {
  ret <2 x ptr> zeroinitializer
}

define <2 x ptr> @f3() {
  ret <2 x ptr> getelementptr inbounds ([4 x { i32, i64 }], ptr @g, <2 x i64> zeroinitializer, <2 x i64> <i64 1, i64 2>, i32 1)
}

define <2 x ptr> @f4() {
  ret <2 x ptr> getelementptr (i32, ptr @g, <2 x i64> splat (i64 2))
}

define <2 x ptr> @f5() {
  ret <2 x ptr> undef
}

define <2 x ptr> @f6() {
  ret <2 x ptr> getelementptr (i32, <2 x ptr> zeroinitializer, <2 x i64> splat (i64 3))
}

define <2 x ptr> @f7() {
  ret <2 x ptr> <ptr @g, ptr @g>
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
