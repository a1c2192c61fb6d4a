// Part of odsgen. Apache-2.0.
//
// Effects on memory, and whether an operation may run where it would not have to. Names and values are those of MLIR
// 22's mlir/Interfaces/SideEffectInterfaces.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_INTERFACES_SIDEEFFECTS
#define MLIR_INTERFACES_SIDEEFFECTS

include "mlir/Interfaces/SideEffectInterfaceBase.td"

// Effects on memory

def MemoryEffectsOpInterface : EffectOpInterfaceBase<"MemoryEffectOpInterface", "::mlir::MemoryEffects::Effect"> {
  let description = "An operation that says how it uses memory.";
  let cppNamespace = "::mlir";
}
class MemoryEffect<string effectName, Resource resource, int stage, EffectRange range>
    : SideEffect<MemoryEffectsOpInterface, effectName, resource, stage, range>;
class MemoryEffects<list<MemoryEffect> effects = []> : SideEffectsTraitBase<MemoryEffectsOpInterface, effects>;

// Each as a class for any resource, as a class for a stage, and for all else by default as a record.
class MemAlloc<Resource resource, int stage = 0, EffectRange range = PartialEffect>
    : MemoryEffect<"::mlir::MemoryEffects::Allocate", resource, stage, range>;
class MemFree<Resource resource, int stage = 0, EffectRange range = PartialEffect>
    : MemoryEffect<"::mlir::MemoryEffects::Free", resource, stage, range>;
class MemRead<Resource resource, int stage = 0, EffectRange range = PartialEffect>
    : MemoryEffect<"::mlir::MemoryEffects::Read", resource, stage, range>;
class MemWrite<Resource resource, int stage = 0, EffectRange range = PartialEffect>
    : MemoryEffect<"::mlir::MemoryEffects::Write", resource, stage, range>;
class MemAllocAt<int stage, EffectRange range = PartialEffect> : MemAlloc<DefaultResource, stage, range>;
class MemFreeAt<int stage, EffectRange range = PartialEffect> : MemFree<DefaultResource, stage, range>;
class MemReadAt<int stage, EffectRange range = PartialEffect> : MemRead<DefaultResource, stage, range>;
class MemWriteAt<int stage, EffectRange range = PartialEffect> : MemWrite<DefaultResource, stage, range>;
def MemAlloc : MemAlloc<DefaultResource, 0, PartialEffect>;
def MemFree : MemFree<DefaultResource, 0, PartialEffect>;
def MemRead : MemRead<DefaultResource, 0, PartialEffect>;
def MemWrite : MemWrite<DefaultResource, 0, PartialEffect>;

// None, and those of the operations in the regions.
def NoMemoryEffect : MemoryEffects<[]>;
def RecursiveMemoryEffects : NativeOpTrait<"HasRecursiveMemoryEffects">;
#ifdef ODS_UNTIL_MLIR_15
def NoSideEffect : MemoryEffects<[]>;
def RecursiveSideEffects : NativeOpTrait<"HasRecursiveMemoryEffects">;
#endif

// Speculation

def ConditionallySpeculatable : OpInterface<"ConditionallySpeculatable"> {
  let description = "An operation that says whether it may run where the program would not have run it.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Whether it may.", "::mlir::Speculation::Speculatability", "getSpeculatability", (ins)>,
  ];
}

// It may always, or if the operations in its regions may.
foreach when = ["Always", "Recursively"] in {
  def when # "SpeculatableImplTrait" : NativeOpTrait<when # "SpeculatableImplTrait">;
  def when # "Speculatable"
      : TraitList<[ConditionallySpeculatable, !cast<NativeOpTrait>(when # "SpeculatableImplTrait")]>;
}

// It may be moved and removed at will.
def Pure : TraitList<[AlwaysSpeculatable, NoMemoryEffect]>;

#endif // MLIR_INTERFACES_SIDEEFFECTS
