; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

%pair = type { i32, %pair2 }
%pair2 = type { ptr }

$fc = comdat largest

$any = comdat any

@plain = external global i32
@defined = global i32 7
@weak = weak_odr hidden unnamed_addr constant double 1.500000e+00, section "s", comdat($any), align 16
@ew = extern_weak global i8
@tls = linkonce protected thread_local local_unnamed_addr global i64 0
@undefined = private global %pair undef
@text = internal addrspace(3) constant [6 x i8] c"abc\01\22\\"
@zeros = internal constant [2 x i8] zeroinitializer
@nested = internal global [2 x [2 x i16]] [[2 x i16] [i16 1, i16 2], [2 x i16] [i16 3, i16 4]]
@splat = internal global [2 x [2 x i16]] [[2 x i16] [i16 3, i16 3], [2 x i16] [i16 3, i16 3]]
@vectors = internal global [2 x <2 x i16>] [<2 x i16> <i16 1, i16 2>, <2 x i16> <i16 3, i16 4>]
@bits = internal global <3 x i1> <i1 true, i1 false, i1 true>
@floats = internal global [2 x float] [float 1.000000e+00, float 2.500000e+00]
@halves = internal global [2 x bfloat] [bfloat 0xR3F80, bfloat 0xR4020]
@fzero = internal global [2 x float] zeroinitializer
@bytes = internal global [3 x i8] c"Hi\0A"
@structure = internal global { i32, float } { i32 1, float 2.000000e+00 }
@arrays = internal global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] [i32 3, i32 4]]
@"needs quotes" = internal addrspace(1) global i32 30
@pointers = internal global { ptr, ptr, i64 } { ptr @plain, ptr getelementptr inbounds nuw (i8, ptr @plain, i64 4), i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @plain, i64 4) to i64) }
@far = internal global ptr getelementptr (i8, ptr @plain, i64 28)
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @ctor, ptr null }, { i32, ptr, ptr } { i32 1, ptr @ctor, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 3, ptr @ctor, ptr null }]

@alias = alias i32, ptr @defined
@alias2 = weak hidden thread_local unnamed_addr alias i64, ptr @tls

@ifunc = ifunc i32 (i32), ptr @resolver

define ptr @resolver() {
  ret ptr null
}

define void @ctor() comdat($fc) {
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
