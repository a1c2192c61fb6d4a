// Part of odsgen. Apache-2.0.
//
// Side effects of any sort: traits of operations and decorators of operands and results. Names and values are those of
// MLIR 22's mlir/Interfaces/SideEffectInterfaceBase.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_INTERFACES_SIDEEFFECTS_BASE
#define MLIR_INTERFACES_SIDEEFFECTS_BASE

include "mlir/IR/OpBase.td"

// What an effect is on, as a class; the second form is for those of MLIR itself.
class Resource<string resourceName> {
  string name = resourceName;
}
class IntrinsicResource<string resourceName> : Resource<"::mlir::SideEffects::" # resourceName>;
foreach name = ["DefaultResource", "AutomaticAllocationScopeResource"] in {
  def name # "" : IntrinsicResource<name>;
}

// An interface of operations that have effects of the class `baseEffect`.
class EffectOpInterfaceBase<string name, string baseEffect> : OpInterface<name> {
  let methods = [
    InterfaceMethod<"Adds all effects of the operation to the list.",
      "void", "getEffects",
      (ins "::llvm::SmallVectorImpl<::mlir::SideEffects::EffectInstance<" # baseEffect # ">> &":$effects)>,
  ];
  string baseEffectName = baseEffect;
}

// Whether an effect is on all of the value, or possibly on a part of it.
class EffectRange<bits<1> val> {
  bits<1> Value = val;
}
def FullEffect : EffectRange<1>;
def PartialEffect : EffectRange<0>;

// An effect as a decorator. Effects happen in the order of their stages.
class SideEffect<EffectOpInterfaceBase interface, string effectName, Resource resourceReference, int effectStage,
                 EffectRange range> : OpVariableDecorator {
  string baseEffectName = interface.baseEffectName;
  string interfaceTrait = interface.trait;
  string cppNamespace = interface.cppNamespace;
  string effect = effectName;
  string resource = resourceReference.name;
  int stage = effectStage;
  bit effectOnFullRegion = range.Value;
}

// The interface as a trait, with effects that every operation with the trait has.
class SideEffectsTraitBase<EffectOpInterfaceBase parentInterface, list<SideEffect> staticEffects>
    : OpInterfaceTrait<""> {
  let trait = parentInterface.trait;
  string cppNamespace = parentInterface.cppNamespace;
  string baseEffectName = parentInterface.baseEffectName;
  list<SideEffect> effects = staticEffects;
}

#endif // MLIR_INTERFACES_SIDEEFFECTS_BASE
