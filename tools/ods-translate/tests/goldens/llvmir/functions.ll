; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

%pair = type { i32, i64 }

declare noundef zeroext i1 @declared(i32 signext, ptr noalias readonly align 8 captures(none) dereferenceable(16), ...)

; Function Attrs: noinline nounwind
define internal fastcc void @local(ptr byval(%pair) %0, i32 range(i32 -3, 10) %1) #0 section "code" align 32 gc "statepoint-example" {
  ret void
}

; Function Attrs: alwaysinline convergent inlinehint willreturn
declare hidden void @sret(ptr sret(i32)) #1

; Function Attrs: uwtable(sync)
declare protected void @all() unnamed_addr #2

; Function Attrs: memory(read, argmem: readwrite, inaccessiblemem: none, errnomem: none, target_mem0: none, target_mem1: none)
declare void @memory() #3

; Function Attrs: memory(none)
declare void @nothing() #4

; Function Attrs: noreturn alignstack(8)
declare void @pass() #5

define void @streaming() #6 {
  unreachable
}

; Function Attrs: noinline optnone
declare void @optnone() #7

define void @kernel() !prof !1 !vec_type_hint !2 !work_group_size_hint !3 !reqd_work_group_size !4 !intel_reqd_sub_group_size !5 {
  ret void
}

declare void @variadic(i32, ...)

declare float @takes(float, i8)

declare i32 @personality(...)

declare i32 @throws()

define float @calls(ptr %0, i32 %1, float %2, i8 %3) personality ptr @personality {
  %5 = call nnan contract fastcc float @takes(float %2, i8 %3)
  %6 = tail call float @takes(float %2, i8 %3)
  %7 = call i64 %0(i32 %1)
  call void (i32, ...) @variadic(i32 %1, float %2)
  call void (i32, ...) %0(i32 %1, float %2) #10
  %8 = call float @takes(float %2, i8 %3) [ "tag"(i32 %1, ptr %0), "other"() ]
  %9 = call float @takes(float %2, i8 %3) #11
  %10 = call i32 asm sideeffect inteldialect "mov $0, $1", "=r,r"(i32 %1)
  call void asm "nop \22q\22", ""()
  %11 = call float @llvm.round.f32(float %2)
  call void @llvm.donothing()
  %12 = call noundef float @takes(float noundef %2, i8 signext %3)
  %13 = invoke i32 @throws()
          to label %14 unwind label %16

14:                                               ; preds = %4
  %15 = phi float [ %2, %4 ]
  ret float %15

16:                                               ; preds = %4
  %17 = landingpad { ptr, i32 }
          cleanup
          catch ptr null
  resume { ptr, i32 } %17
}

define ptr @blocks(i1 %0, ptr %1, i32 %2) {
  br i1 %0, label %4, label %7, !prof !6

4:                                                ; preds = %3
  indirectbr ptr %1, [label %5, label %7]

5:                                                ; preds = %4
  %6 = phi i32 [ %2, %4 ]
  br label %7

7:                                                ; preds = %5, %4, %3
  ret ptr blockaddress(@blocks, %4)

8:                                                ; preds = %8
  br label %8
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.round.f32(float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare void @llvm.donothing() #9

attributes #0 = { noinline nounwind }
attributes #1 = { alwaysinline convergent inlinehint willreturn }
attributes #2 = { uwtable(sync) "frame-pointer"="non-leaf" "target-features"="+a,-b" }
attributes #3 = { memory(read, argmem: readwrite, inaccessiblemem: none, errnomem: none, target_mem0: none, target_mem1: none) }
attributes #4 = { memory(none) }
attributes #5 = { noreturn alignstack=8 "custom"="v" "flag" }
attributes #6 = { "aarch64_new_za" "aarch64_pstate_sm_enabled" }
attributes #7 = { noinline optnone }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #10 = { convergent nounwind }
attributes #11 = { willreturn memory(argmem: read) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!"function_entry_count", i64 42}
!2 = !{float undef, i32 1}
!3 = !{i32 1, i32 2, i32 3}
!4 = !{i32 4, i32 5, i32 6}
!5 = !{i32 8}
!6 = !{!"branch_weights", i32 3, i32 4}

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

; Function Attrs: memory(argmem: read)
declare void @memory0() #0

; Function Attrs: memory(read, argmem: none, inaccessiblemem: none, errnomem: none, target_mem0: none, target_mem1: none)
declare void @memory1() #1

; Function Attrs: memory(write, inaccessiblemem: none, errnomem: none, target_mem0: none, target_mem1: none)
declare void @memory2() #2

; Function Attrs: memory(none)
declare void @memory3() #3

; Function Attrs: memory(target_mem1: read)
declare void @memory4() #4

; Function Attrs: allockind("alloc,uninitialized") allocsize(0)
declare noalias ptr @alloc(i64) #5

; Function Attrs: allockind("free")
declare void @free(ptr allocptr) #6

attributes #0 = { memory(argmem: read) }
attributes #1 = { memory(read, argmem: none, inaccessiblemem: none, errnomem: none, target_mem0: none, target_mem1: none) }
attributes #2 = { memory(write, inaccessiblemem: none, errnomem: none, target_mem0: none, target_mem1: none) }
attributes #3 = { memory(none) }
attributes #4 = { memory(target_mem1: read) }
attributes #5 = { allockind("alloc,uninitialized") allocsize(0) }
attributes #6 = { allockind("free") }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
