// Interop.h: objects of the C API in capsules of Python, as MLIR's Python package exchanges them.
//
// A capsule holds the pointer of a handle and has a name that says of which kind it is, such as "mlir.ir.Context._CAPIPtr". An
// object of the package has its capsule in the attribute `_CAPIPtr`, and its class makes an object of a capsule by the class
// method `_CAPICreate`. A capsule owns nothing: whoever has one keeps the object of the package alive for as long as it uses
// the handle. A capsule of another kind gives a null handle, and a Python error is set.
//
// A package of another name than `mlir` defines MLIR_PYTHON_PACKAGE_PREFIX, with a dot at the end, before it includes this file.

#ifndef MLIR_C_BINDINGS_PYTHON_INTEROP_H
#define MLIR_C_BINDINGS_PYTHON_INTEROP_H

#include <Python.h>

#include "mlir-c/AffineExpr.h"
#include "mlir-c/AffineMap.h"
#include "mlir-c/ExecutionEngine.h"
#include "mlir-c/IR.h"
#include "mlir-c/IntegerSet.h"
#include "mlir-c/Pass.h"
#include "mlir-c/Rewrite.h"

#ifndef MLIR_PYTHON_PACKAGE_PREFIX
/// The package, with a dot at the end.
#define MLIR_PYTHON_PACKAGE_PREFIX mlir.
#endif

#define MLIR_PYTHON_STRINGIZE(s) #s
#define MLIR_PYTHON_STRINGIZE_ARG(arg) MLIR_PYTHON_STRINGIZE(arg)
/// The name of something in the package.
#define MAKE_MLIR_PYTHON_QUALNAME(local) MLIR_PYTHON_STRINGIZE_ARG(MLIR_PYTHON_PACKAGE_PREFIX) local

// Names of capsules.
#define MLIR_PYTHON_CAPSULE_AFFINE_EXPR MAKE_MLIR_PYTHON_QUALNAME("ir.AffineExpr._CAPIPtr")
#define MLIR_PYTHON_CAPSULE_AFFINE_MAP MAKE_MLIR_PYTHON_QUALNAME("ir.AffineMap._CAPIPtr")
#define MLIR_PYTHON_CAPSULE_ATTRIBUTE MAKE_MLIR_PYTHON_QUALNAME("ir.Attribute._CAPIPtr")
#define MLIR_PYTHON_CAPSULE_BLOCK MAKE_MLIR_PYTHON_QUALNAME("ir.Block._CAPIPtr")
#define MLIR_PYTHON_CAPSULE_CONTEXT MAKE_MLIR_PYTHON_QUALNAME("ir.Context._CAPIPtr")
#define MLIR_PYTHON_CAPSULE_DIALECT_REGISTRY MAKE_MLIR_PYTHON_QUALNAME("ir.DialectRegistry._CAPIPtr")
#define MLIR_PYTHON_CAPSULE_EXECUTION_ENGINE MAKE_MLIR_PYTHON_QUALNAME("execution_engine.ExecutionEngine._CAPIPtr")
#define MLIR_PYTHON_CAPSULE_INTEGER_SET MAKE_MLIR_PYTHON_QUALNAME("ir.IntegerSet._CAPIPtr")
#define MLIR_PYTHON_CAPSULE_LOCATION MAKE_MLIR_PYTHON_QUALNAME("ir.Location._CAPIPtr")
#define MLIR_PYTHON_CAPSULE_MODULE MAKE_MLIR_PYTHON_QUALNAME("ir.Module._CAPIPtr")
#define MLIR_PYTHON_CAPSULE_OPERATION MAKE_MLIR_PYTHON_QUALNAME("ir.Operation._CAPIPtr")
#define MLIR_PYTHON_CAPSULE_PASS_MANAGER MAKE_MLIR_PYTHON_QUALNAME("passmanager.PassManager._CAPIPtr")
#define MLIR_PYTHON_CAPSULE_TYPE MAKE_MLIR_PYTHON_QUALNAME("ir.Type._CAPIPtr")
#define MLIR_PYTHON_CAPSULE_TYPEID MAKE_MLIR_PYTHON_QUALNAME("ir.TypeID._CAPIPtr")
#define MLIR_PYTHON_CAPSULE_VALUE MAKE_MLIR_PYTHON_QUALNAME("ir.Value._CAPIPtr")

/// Attribute of an object with its capsule.
#define MLIR_PYTHON_CAPI_PTR_ATTR "_CAPIPtr"
/// Class method that makes an object of a capsule.
#define MLIR_PYTHON_CAPI_FACTORY_ATTR "_CAPICreate"
/// Method of a type, attribute or value that returns it as an object of its own class.
#define MLIR_PYTHON_MAYBE_DOWNCAST_ATTR "maybe_downcast"
/// Function of the module `ir` that registers a class for the types and attributes of an identity.
#define MLIR_PYTHON_CAPI_TYPE_CASTER_REGISTER_ATTR "register_type_caster"
/// Function of the module `ir` that registers a class for the values whose types have an identity.
#define MLIR_PYTHON_CAPI_VALUE_CASTER_REGISTER_ATTR "register_value_caster"

/// The pointer of a handle without its `const`.
#ifdef __cplusplus
#define MLIR_PYTHON_GET_WRAPPED_POINTER(object) (const_cast<void *>(static_cast<const void *>((object).ptr)))
#else
#define MLIR_PYTHON_GET_WRAPPED_POINTER(object) ((void *)(object).ptr)
#endif

#ifdef __cplusplus
extern "C" {
#endif

/// Defines `mlirPython<Kind>ToCapsule`, which makes a capsule of a handle, and `mlirPythonCapsuleTo<Kind>`, its reverse.
#define MLIR_PYTHON_CAPSULES_OF(Kind, NAME)                                                                                      \
  static inline PyObject *mlirPython##Kind##ToCapsule(Mlir##Kind handle) {                                                       \
    return PyCapsule_New(MLIR_PYTHON_GET_WRAPPED_POINTER(handle), NAME, NULL);                                                   \
  }                                                                                                                              \
  static inline Mlir##Kind mlirPythonCapsuleTo##Kind(PyObject *capsule) {                                                        \
    Mlir##Kind handle = {PyCapsule_GetPointer(capsule, NAME)};                                                                   \
    return handle;                                                                                                               \
  }

MLIR_PYTHON_CAPSULES_OF(AffineExpr, MLIR_PYTHON_CAPSULE_AFFINE_EXPR)
MLIR_PYTHON_CAPSULES_OF(AffineMap, MLIR_PYTHON_CAPSULE_AFFINE_MAP)
MLIR_PYTHON_CAPSULES_OF(Attribute, MLIR_PYTHON_CAPSULE_ATTRIBUTE)
MLIR_PYTHON_CAPSULES_OF(Block, MLIR_PYTHON_CAPSULE_BLOCK)
MLIR_PYTHON_CAPSULES_OF(Context, MLIR_PYTHON_CAPSULE_CONTEXT)
MLIR_PYTHON_CAPSULES_OF(DialectRegistry, MLIR_PYTHON_CAPSULE_DIALECT_REGISTRY)
MLIR_PYTHON_CAPSULES_OF(ExecutionEngine, MLIR_PYTHON_CAPSULE_EXECUTION_ENGINE)
// MLIR gives them the name of pass managers.
MLIR_PYTHON_CAPSULES_OF(FrozenRewritePatternSet, MLIR_PYTHON_CAPSULE_PASS_MANAGER)
MLIR_PYTHON_CAPSULES_OF(IntegerSet, MLIR_PYTHON_CAPSULE_INTEGER_SET)
MLIR_PYTHON_CAPSULES_OF(Location, MLIR_PYTHON_CAPSULE_LOCATION)
MLIR_PYTHON_CAPSULES_OF(Module, MLIR_PYTHON_CAPSULE_MODULE)
MLIR_PYTHON_CAPSULES_OF(Operation, MLIR_PYTHON_CAPSULE_OPERATION)
MLIR_PYTHON_CAPSULES_OF(PassManager, MLIR_PYTHON_CAPSULE_PASS_MANAGER)
MLIR_PYTHON_CAPSULES_OF(Type, MLIR_PYTHON_CAPSULE_TYPE)
MLIR_PYTHON_CAPSULES_OF(TypeID, MLIR_PYTHON_CAPSULE_TYPEID)
MLIR_PYTHON_CAPSULES_OF(Value, MLIR_PYTHON_CAPSULE_VALUE)

#undef MLIR_PYTHON_CAPSULES_OF

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_BINDINGS_PYTHON_INTEROP_H
