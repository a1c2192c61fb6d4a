%T = type { i32 }
define internal noundef nonnull align 8 dereferenceable(4) ptr @a(ptr byval(%T) align 4 %a, ptr %b, ptr noalias nocapture readonly %c, i8 zeroext %d, i32 signext range(i32 0, 5) %e, ptr dereferenceable_or_null(8) nofree nonnull %f, float nofpclass(nan inf) %g, ptr captures(address) writeonly %h, i32 inreg %i, ptr nest readnone %j, ptr swiftself %k, ptr alignstack(8) dead_on_unwind writable %l) noinline nounwind optnone willreturn cold "no-inline"="x" "frame-pointer"="none" { ret ptr null }
declare void @b() alwaysinline inlinehint convergent noreturn norecurse nosync nofree mustprogress memory(none) uwtable(sync) "tune-cpu"="x" "min-legal-vector-width"="0" "no-trapping-math"="true" vscale_range(1,16)  alignstack(16) allockind("alloc,zeroed") 
declare void @c() memory(argmem: read, inaccessiblemem: write) strictfp speculatable "denormal-fp-math"="ieee,ieee" "no-infs-fp-math"="true" "unsafe-fp-math"="false" "prefer-vector-width"="256" "instrument-function-entry"="__fentry__" section "foo" align 16 gc "statepoint"
define void @d() unnamed_addr personality ptr @p { ret void }
declare i32 @p(...)
declare ptr @e(i64) minsize optsize ssp sspstrong "aarch64_pstate_sm_enabled" "vec-type-hint" allocsize(0)
declare extern_weak fastcc void @g() nobuiltin memory(read)
declare void @h(ptr noundef, ptr byref(i8))
define void @i(ptr %p, i32 %x) {
  call void @b() #1
  %r = call noundef ptr @a(ptr byval(%T) %p, ptr %p, ptr %p, i8 1, i32 2, ptr %p, float 0.0, ptr %p, i32 3, ptr %p, ptr %p, ptr %p) nobuiltin noinline "foo"="bar"
  call void @c() memory(none) willreturn
  call void @c() convergent alwaysinline [ "deopt"(i32 4), "x"() ]
  tail call void @d()
  ret void
}
attributes #1 = { nounwind noreturn cold }
// -----
declare void @a() "reciprocal-estimates"="all" "approx-func-fp-math"="true" "target-cpu"="x" "tune-cpu"="y" "target-features"="" "fp-contract"="fast" "aarch64_new_za" "probe-stack"="x" "stack-protector-buffer-size"="8" uwtable memory(argmem: none) nosync
declare void @b() memory(readwrite) null_pointer_is_valid sanitize_address "vscale-x" vscale_range(2) mustprogress
declare void @c(ptr allocptr, i64 allocalign, ptr noundef dead_on_return, i32 noext, ptr swiftasync, ptr noalias align 16 nofree, ptr initializes((0, 4)), ptr captures(none), ptr readonly captures(address, read_provenance))
