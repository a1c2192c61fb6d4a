// Part of odsgen. Apache-2.0.
//
// The general forms of traits, for operations, attributes and types alike; OpBase.td and AttrTypeBase.td have the forms
// for each. Names and values are those of MLIR 22's mlir/IR/Traits.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef TRAITS_TD
#define TRAITS_TD

include "mlir/IR/Constraints.td"

class Trait;

// Several traits under one name; readers put the members in the place of the list.
class TraitList<list<Trait> props> : Trait {
  list<Trait> traits = props;
}

// A trait that the runtime implements, `entityType` being Op, Attribute or Type. The two texts are added to the class
// of everything that has the trait.
class NativeTrait<string name, string entityType, code extraClassDeclaration = [{}], code extraClassDefinition = [{}]>
    : Trait {
  string trait = name;
  string cppNamespace = "::mlir::" # entityType # "Trait";
  code extraConcreteClassDeclaration = extraClassDeclaration;
  code extraConcreteClassDefinition = extraClassDefinition;
}

// The same with parameters, `params` being their text.
class ParamNativeTrait<string prop, string params, string entityType>
    : NativeTrait<prop # "<" # params # ">::Impl", entityType>;

// A trait that only the generator sees: it changes builders and accessors.
class GenInternalTrait<string prop, string entityType> : Trait {
  string trait = "::mlir::" # entityType # "Trait::" # prop;
}

// A trait that a predicate on the whole entity checks. `summary` is in the message when it fails.
class PredTrait<string descr, Pred pred> : Trait {
  string summary = descr;
  Pred predicate = pred;
}

#endif // TRAITS_TD
