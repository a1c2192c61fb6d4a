// Part of odsgen. Apache-2.0.
//
// The classes of interfaces of operations, attributes, types and dialects, and of their methods. Read by the emitters
// of interfaces, and of whatever implements them. Names and values are those of MLIR 22's mlir/IR/Interfaces.td (LLVM
// Project, Apache-2.0 WITH LLVM-exception).

#ifndef INTERFACES_TD
#define INTERFACES_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Constraints.td"
include "mlir/IR/Traits.td"

// An interface as a trait of whatever implements it. The text goes into the trait.
class InterfaceTrait<string name> : NativeTrait<"", ""> {
  let trait = name # "::Trait";
  let cppNamespace = "";
  code extraTraitClassDeclaration = "";
}

// The same for operations, which may have to be checked: `verify` is the text of the check of $_op, made after the
// traits in `dependentTraits` and, if `verifyWithRegions` is set, after what the regions hold.
class OpInterfaceTrait<string name, code verifyBody = [{}], list<Trait> traits = []> : InterfaceTrait<name> {
  code verify = verifyBody;
  bit verifyWithRegions = 0;
  list<Trait> dependentTraits = traits;
}

// A method. It may name $_op, $_attr or $_type, the object it is called on, which is not in `arguments`.
// `body` is the text for every implementation, `defaultBody` the one for those that write none.
class InterfaceMethod<string desc, string retTy, string methodName, dag args = (ins), code methodBody = [{}],
                      code defaultImplementation = [{}]> {
  string description = desc;
  string name = methodName;
  string returnType = retTy;
  dag arguments = args;
  code body = methodBody;
  code defaultBody = defaultImplementation;
}

// A method that is called on a class of entities instead of one of them.
#ifdef ODS_SINCE_MLIR_23
// Methods without a body: those that each implementation has to have.
class PureVirtualInterfaceMethod<string desc, string retTy, string methodName, dag args = (ins)>
    : InterfaceMethod<desc, retTy, methodName, args>;
class InterfaceMethodDeclaration<string desc, string retTy, string methodName, dag args = (ins)>
    : InterfaceMethod<desc, retTy, methodName, args>;
#endif
class StaticInterfaceMethod<string desc, string retTy, string methodName, dag args = (ins), code methodBody = [{}],
                            code defaultImplementation = [{}]>
    : InterfaceMethod<desc, retTy, methodName, args, methodBody, defaultImplementation>;

// What interfaces of all kinds have.
class Interface<string name, list<Interface> baseInterfacesArg = []> {
  string description = "";
  string cppInterfaceName = name;

  // Where generated code is placed: namespaces separated by `::`.
  string cppNamespace = "";

  list<InterfaceMethod> methods = [];

  // Text added to the class of the interface, and text added to that and to the trait.
  code extraClassDeclaration = "";
  code extraSharedClassDeclaration = "";

  // A condition on $_op, $_attr or $_type for entities that have the interface only at times.
  code extraClassOf = "";

  // Interfaces that an implementation of this one implements too.
  list<Interface> baseInterfaces = baseInterfacesArg;
}

// Interfaces of attributes and types are constraints as well: the attribute, or the type, implements the interface.
class AttrInterface<string name, list<Interface> baseInterfaces = []>
    : Interface<name, baseInterfaces>, InterfaceTrait<name>,
      Attr<CPred<"::llvm::isa<" # !if(!empty(cppNamespace), "", cppNamespace # "::") # name # ">($_self)">,
           name # " instance"> {
  let storageType = !if(!empty(cppNamespace), "", cppNamespace # "::") # name;
  let returnType = storageType;
  let convertFromStorage = "$_self";
}

class OpInterface<string name, list<Interface> baseInterfaces = []>
    : Interface<name, baseInterfaces>, OpInterfaceTrait<name>;

class TypeInterface<string name, list<Interface> baseInterfaces = []>
    : Interface<name, baseInterfaces>, InterfaceTrait<name>,
      Type<CPred<"::llvm::isa<" # !if(!empty(cppNamespace), "", cppNamespace # "::") # name # ">($_self)">,
           name # " instance", !if(!empty(cppNamespace), "", cppNamespace # "::") # name>;

class DialectInterface<string name, list<Interface> baseInterfaces = []>
    : Interface<name, baseInterfaces>, OpInterfaceTrait<name>;

// A user-provided implementation: the methods are declared in the class that is generated for the entity, those that
// have a default body only if they are named in the second argument.
class DeclareInterfaceMethods<list<string> overridenMethods = []> {
  list<string> alwaysOverriddenMethods = overridenMethods;
}

class DeclareAttrInterfaceMethods<AttrInterface interface, list<string> overridenMethods = []>
    : DeclareInterfaceMethods<overridenMethods>, AttrInterface<interface.cppInterfaceName, interface.baseInterfaces> {
  let description = interface.description;
  let cppInterfaceName = interface.cppInterfaceName;
  let cppNamespace = interface.cppNamespace;
  let methods = interface.methods;
  let baseInterfaces = interface.baseInterfaces;
}

class DeclareOpInterfaceMethods<OpInterface interface, list<string> overridenMethods = []>
    : DeclareInterfaceMethods<overridenMethods>, OpInterface<interface.cppInterfaceName, interface.baseInterfaces> {
  let description = interface.description;
  let cppInterfaceName = interface.cppInterfaceName;
  let cppNamespace = interface.cppNamespace;
  let methods = interface.methods;
  let baseInterfaces = interface.baseInterfaces;
}

class DeclareTypeInterfaceMethods<TypeInterface interface, list<string> overridenMethods = []>
    : DeclareInterfaceMethods<overridenMethods>, TypeInterface<interface.cppInterfaceName, interface.baseInterfaces> {
  let description = interface.description;
  let cppInterfaceName = interface.cppInterfaceName;
  let cppNamespace = interface.cppNamespace;
  let methods = interface.methods;
  let baseInterfaces = interface.baseInterfaces;
}

#endif // INTERFACES_TD
