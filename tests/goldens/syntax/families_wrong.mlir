amdgpu.mfma 16x16
// -----
amdgpu.mfma 16x?x4
// -----
cf.switch %c : i32, [ 1: ^a ]
// -----
cf.switch %c : i32, [ default: ^a, foo ]
// -----
llvm.switch %c : i32, ^a [ 1 ^a ]
// -----
llvm.indirectbr %a : i64, [ ^a
// -----
emitc.global @a : i32 = "x"
// -----
emitc.switch %0 : i32 case foo { }
// -----
irdl.operands(: %0)
// -----
irdl.operands(a %0)
// -----
irdl.parameters(a: variadic %0)
// -----
irdl.attributes { a = %0 }
// -----
llvm.ifunc foo @a
// -----
%b = "t.x"() : () -> i1
llvm.assume %b [x()] : i1
// -----
%b = "t.x"() : () -> i1
llvm.assume %b ["x"(%b, %b : i1)] : i1
// -----
ml_program.global @a : i32
// -----
%p = "t.x"() : () -> i32
omp.parallel private(@x %p : i32) { }
// -----
%p = "t.x"() : () -> i32
omp.parallel task_reduction(@x %p -> %q : i32) { }
// -----
%p = "t.x"() : () -> i32
omp.parallel reduction(mod: foo, @x %p -> %q : i32) { }
// -----
%p = "t.x"() : () -> i32
omp.parallel private(1 %p -> %q : i32) { }
// -----
%p = "t.x"() : () -> i32
omp.parallel private(@x %p -> %q : i32, i32) { }
// -----
omp.parallel bind(foo) { }
// -----
omp.parallel hint(foo) { }
// -----
%p = "t.x"() : () -> i32
omp.parallel allocate(%p : i32 %p : i32) { }
// -----
omp.taskwait depend(foo -> %p : i32)
// -----
omp.wsloop schedule(foo)
// -----
omp.wsloop schedule(static, simd, simd)
// -----
omp.wsloop schedule(static, foo)
// -----
omp.wsloop schedule(static, none, simd, simd)
// -----
omp.wsloop order(foo)
// -----
omp.wsloop order(reproducible concurrent)
// -----
omp.wsloop grainsize(foo, %a : i32)
// -----
omp.wsloop grainsize(, %a : i32)
// -----
omp.tile (%a) < (%a)
// -----
%3 = pdl.results 1
// -----
spirv.image ["foo"]
// -----
spirv.image [1]
// -----
spirv.image ["Bias"
