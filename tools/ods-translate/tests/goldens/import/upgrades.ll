declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i32, i1)
define void @memcpy(i8* %a, i8* %b) {
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* %a, i8* %b, i64 8, i32 1, i1 false)
  ret void
}

// -----

declare void @llvm.memmove.p0i8.p0i8.i32(i8*, i8*, i32, i32, i1)
define void @memmove(i8* %a, i8* %b, i32 %n) {
  call void @llvm.memmove.p0i8.p0i8.i32(i8* %a, i8* %b, i32 %n, i32 0, i1 true)
  ret void
}

// -----

declare void @llvm.memset.p0i8.i64(i8*, i8, i64, i32, i1)
define void @memset(i8* %a, i64 %n) {
  call void @llvm.memset.p0i8.i64(i8* %a, i8 3, i64 %n, i32 16, i1 false)
  ret void
}

// -----

declare void @llvm.lifetime.start.p0i8(i64, i8*)
declare void @llvm.lifetime.end.p0i8(i64, i8*)
define void @lifetime() {
  %a = alloca i8
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %a)
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %a)
  ret void
}

// -----

declare void @llvm.lifetime.start(i64, ptr)
define void @lifetime2(ptr %a) {
  call void @llvm.lifetime.start(i64 1, ptr %a)
  ret void
}

// -----

declare i32 @llvm.ctlz.i32(i32)
declare i32 @llvm.cttz.i32(i32)
define i32 @ctlz(i32 %a) {
  %1 = call i32 @llvm.ctlz.i32(i32 %a)
  %2 = call i32 @llvm.cttz.i32(i32 %1)
  ret i32 %2
}

// -----

declare i64 @llvm.objectsize.i64.p0i8(i8*, i1)
define i64 @objectsize(i8* %a) {
  %1 = call i64 @llvm.objectsize.i64.p0i8(i8* %a, i1 true)
  ret i64 %1
}

// -----

declare <4 x i32> @llvm.masked.load.v4i32.p0v4i32(<4 x i32>*, i32, <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4i32.p0v4i32(<4 x i32>, <4 x i32>*, i32, <4 x i1>)
define void @masked(<4 x i32>* %a, <4 x i1> %m, <4 x i32> %v) {
  %1 = call <4 x i32> @llvm.masked.load.v4i32.p0v4i32(<4 x i32>* %a, i32 4, <4 x i1> %m, <4 x i32> %v)
  call void @llvm.masked.store.v4i32.p0v4i32(<4 x i32> %1, <4 x i32>* %a, i32 8, <4 x i1> %m)
  ret void
}

// -----

declare <4 x i32> @llvm.masked.gather.v4i32.v4p0i32(<4 x i32*>, i32, <4 x i1>, <4 x i32>)
declare void @llvm.masked.scatter.v4i32.v4p0i32(<4 x i32>, <4 x i32*>, i32, <4 x i1>)
define void @gather(<4 x i32*> %a, <4 x i1> %m, <4 x i32> %v) {
  %1 = call <4 x i32> @llvm.masked.gather.v4i32.v4p0i32(<4 x i32*> %a, i32 4, <4 x i1> %m, <4 x i32> %v)
  call void @llvm.masked.scatter.v4i32.v4p0i32(<4 x i32> %1, <4 x i32*> %a, i32 8, <4 x i1> %m)
  ret void
}

// -----

declare i32 @llvm.experimental.vector.reduce.add.v4i32(<4 x i32>)
declare float @llvm.experimental.vector.reduce.v2.fadd.f32.v4f32(float, <4 x float>)
define i32 @reduce(<4 x i32> %a) {
  %1 = call i32 @llvm.experimental.vector.reduce.add.v4i32(<4 x i32> %a)
  ret i32 %1
}

// -----

declare <4 x i32> @llvm.experimental.stepvector.v4i32()
declare <8 x i32> @llvm.experimental.vector.insert.v8i32.v4i32(<8 x i32>, <4 x i32>, i64)
declare <4 x i32> @llvm.experimental.vector.extract.v4i32.v8i32(<8 x i32>, i64)
define <4 x i32> @step(<8 x i32> %b) {
  %1 = call <4 x i32> @llvm.experimental.stepvector.v4i32()
  %2 = call <8 x i32> @llvm.experimental.vector.insert.v8i32.v4i32(<8 x i32> %b, <4 x i32> %1, i64 4)
  %3 = call <4 x i32> @llvm.experimental.vector.extract.v4i32.v8i32(<8 x i32> %2, i64 0)
  ret <4 x i32> %3
}

// -----

declare void @llvm.prefetch(ptr, i32, i32, i32)
define void @prefetch(ptr %p) {
  call void @llvm.prefetch(ptr %p, i32 0, i32 3, i32 1)
  ret void
}

// -----

declare void @llvm.var.annotation(ptr, ptr, ptr, i32)
define void @annotation(ptr %p, ptr %q) {
  call void @llvm.var.annotation(ptr %p, ptr %q, ptr %q, i32 3)
  ret void
}

// -----

declare i32 @llvm.annotation.i32(i32, ptr, ptr, i32)
define i32 @annotation2(i32 %p, ptr %q) {
  %1 = call i32 @llvm.annotation.i32(i32 %p, ptr %q, ptr %q, i32 3)
  ret i32 %1
}

// -----

declare ptr @llvm.invariant.start(i64, ptr)
define void @invariant(ptr %p) {
  %1 = call ptr @llvm.invariant.start(i64 4, ptr %p)
  ret void
}

// -----

declare ptr @llvm.invariant.group.barrier(ptr)
define ptr @barrier(ptr %p) {
  %1 = call ptr @llvm.invariant.group.barrier(ptr %p)
  ret ptr %1
}

// -----

declare i32 @llvm.flt.rounds()
define i32 @rounds() {
  %1 = call i32 @llvm.flt.rounds()
  ret i32 %1
}

// -----

declare { <2 x i32>, <2 x i32> } @llvm.experimental.vector.deinterleave2.v4i32(<4 x i32>)
declare <4 x i32> @llvm.experimental.vector.reverse.v4i32(<4 x i32>)
define <4 x i32> @inter(<4 x i32> %p) {
  %1 = call { <2 x i32>, <2 x i32> } @llvm.experimental.vector.deinterleave2.v4i32(<4 x i32> %p)
  %2 = call <4 x i32> @llvm.experimental.vector.reverse.v4i32(<4 x i32> %p)
  ret <4 x i32> %2
}

// -----

declare float @llvm.experimental.vector.reduce.v2.fadd.f32.v4f32(float, <4 x float>)
define float @reducef(<4 x float> %a) {
  %1 = call reassoc float @llvm.experimental.vector.reduce.v2.fadd.f32.v4f32(float 0.0, <4 x float> %a)
  ret float %1
}

// -----

declare float @llvm.convert.from.fp16.f32(i16)
declare i16 @llvm.convert.to.fp16.f32(float)
define i16 @fp16(i16 %a) {
  %1 = call float @llvm.convert.from.fp16.f32(i16 %a)
  %2 = call i16 @llvm.convert.to.fp16.f32(float %1)
  ret i16 %2
}
