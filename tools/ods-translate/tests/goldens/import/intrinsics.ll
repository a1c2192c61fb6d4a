define float @f(float %f, i32 %x, ptr %p, <4 x i1> %m, <4 x i32> %v, i64 %n) {
  call void @llvm.memset.p0.i64(ptr align 8 %p, i8 0, i64 %n, i1 false)
  call void @llvm.memset.inline.p0.i64(ptr align 8 %p, i8 0, i64 16, i1 false)
  %a = call i64 @llvm.vector.reduce.add.v4i64(<4 x i64> zeroinitializer)
  %b = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 zeroinitializer, <4 x i1> %m, <4 x float> poison)
  %c = call i32 @llvm.umul.fix.i32(i32 %x, i32 %x, i32 2)
  %d = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 2)
  %e = call {float, float} @llvm.modf.f32(float %f)
  %g = call float @llvm.minnum.f32(float %f, float 0.0)
  %h = call ptr @llvm.invariant.start.p0(i64 4, ptr %p)
  call void @llvm.invariant.end.p0(ptr %h, i64 4, ptr %p)
  %i = call i32 @llvm.eh.typeid.for.p0(ptr @g)
  %j = call ptr @llvm.launder.invariant.group.p0(ptr %p)
  %k = call <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> %v, i64 2)
  %l = call <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32> %v, <2 x i32> %k, i64 0)
  ret float %g
}
@g = external global i8
