amdgpu.mfma 16x16x4
%t, %v = "t.x"() : () -> (i32, !async.value<f32>)
async.await %t : i32
%0 = async.await %v : !async.value<f32>
// -----
"t.w"() ({
  %a, %c = "t.x"() : () -> (i64, i32)
  cf.switch %c : i32, [
    default: ^a(%a : i64), 1: ^b, -1: ^a(%a : i64)
  ]
^a(%x: i64):
  llvm.switch %c : i32, ^b [ 1: ^b, -42: ^a(%a : i64) ]
^b:
  llvm.indirectbr %a : i64, [^a(%a : i64), ^b]
^c:
  llvm.indirectbr %a : i64, []
^d:
  llvm.switch %c : i32, ^b []
^e:
  cf.switch %c : i32, [default: ^b]
}) : () -> ()
// -----
emitc.global @a : i32
emitc.global @b : f32 = 4.0 {a}
%0 = "t.x"() : () -> i32
emitc.switch %0 : i32
case 2 { "t.y"() : () -> () }
case -1 { "t.z"() : () -> () } default { "t.d"() : () -> () }
emitc.switch %0 : i32 default { "t.d"() : () -> () }
// -----
irdl.type @a
irdl.type @b attributes {x} { %0 = "t.x"() : () -> i32 }
%0 = "t.x"() : () -> i32
irdl.parameters(a: %0, b: %0)
irdl.parameters()
irdl.operands(x: variadic %0, y: optional %0, z: %0, w: single %0)
irdl.attributes {"p" = %0, "q" = %0}
irdl.attributes
// -----
%b, %p, %v = "t.x"() : () -> (i1, i32, vector<[4]xf32>)
llvm.ifunc @a
llvm.ifunc weak @b
llvm.assume %b : i1
llvm.assume %b ["align"(%p, %b : i32, i1), "x"()] : i1
llvm.assume %b [] : i1
%0 = llvm.shuffle %v [0, 1] : vector<[4]xf32>
ml_program.global private @c : i32
ml_program.global nested @d(4 : i32) : f32
// -----
"ml_program.global"() <{sym_name = "e", type = f32}> : () -> ()
// -----
%p, %i = "t.x"() : () -> (f32, i32)
omp.parallel allocate(%i : i32 -> %p : f32) bind(teams) hint(contended, speculative) private(@x %p -> %q, @y %i -> %r : f32, i32) private_barrier reduction(mod: task, byref @z %p -> %s, @z %p -> %u : f32, f32) {
  "t.y"(%q, %r, %s, %u) : (f32, i32, f32, f32) -> ()
} {x}
omp.parallel hint(none) { "t.y"() : () -> () }
omp.target has_device_addr(%p -> %a : f32) host_eval(%p -> %b : f32) in_reduction(@x %p -> %c : f32) map_entries(%p -> %d, %i -> %e : f32, i32) private(@x %p -> %f [map_idx=1], @y %p -> %g : f32, f32) {
  "t.y"(%a, %b, %c, %d, %e, %f, %g) : (f32, f32, f32, f32, i32, f32, f32) -> ()
}
omp.taskwait depend(taskdependin -> %p : f32, taskdependout -> %i : i32) aligned(%p : f32 -> 32 : i64) copyprivate(%p -> @a : f32)
omp.wsloop schedule(static = %i : i32, monotonic, simd) order(reproducible:concurrent) grainsize(unconstrained, %i : i32)
omp.wsloop schedule(auto, simd) order(concurrent) grainsize(%i : i32)
omp.map(always, tofrom, foo) members [0, 1], [-2]
omp.map(none)
omp.map(storage, from)
omp.tile (%i, %i) <- (%i)
omp.tile <- (%i)
// -----
%v = "t.x"() : () -> !pdl.value
%0 = pdl.range %v : !pdl.value
%1 = pdl.range %0 : !pdl.range<!pdl.value>
%2 = pdl.range : !pdl.range<!pdl.value>
%3 = pdl.results
%4 = pdl.results 1 -> !pdl.value
// -----
spirv.image ["Bias|Lod"]
spirv.image
