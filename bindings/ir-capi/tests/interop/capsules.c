// Prints for each kind of handle the name of its capsules, and whether the handle comes back out of one, and out of one of
// another name.

#include "mlir-c/Bindings/Python/Interop.h"

#include <stdio.h>
#include <string.h>

static PyObject last;

PyObject *PyCapsule_New(void *pointer, const char *name, void (*destructor)(PyObject *)) {
  last = (PyObject){destructor ? NULL : pointer, name};
  return &last;
}

void *PyCapsule_GetPointer(PyObject *capsule, const char *name) {
  return strcmp(capsule->name, name) ? NULL : capsule->pointer;
}

#define SHOW(Kind)                                                                                                     \
  do {                                                                                                                 \
    static char target;                                                                                                \
    Mlir##Kind handle = {&target}, back = mlirPythonCapsuleTo##Kind(mlirPython##Kind##ToCapsule(handle));              \
    PyObject other = {&target, "other"};                                                                               \
    printf("%s: %s %d %d\n", #Kind, last.name, back.ptr == handle.ptr, mlirPythonCapsuleTo##Kind(&other).ptr != NULL); \
  } while (0)

int main(void) {
  SHOW(AffineExpr);
  SHOW(AffineMap);
  SHOW(Attribute);
  SHOW(Block);
  SHOW(Context);
  SHOW(DialectRegistry);
  SHOW(ExecutionEngine);
  SHOW(FrozenRewritePatternSet);
  SHOW(IntegerSet);
  SHOW(Location);
  SHOW(Module);
  SHOW(Operation);
  SHOW(PassManager);
  SHOW(Type);
  SHOW(TypeID);
  SHOW(Value);
  printf("%s %s %s %s %s\n", MLIR_PYTHON_CAPI_PTR_ATTR, MLIR_PYTHON_CAPI_FACTORY_ATTR, MLIR_PYTHON_MAYBE_DOWNCAST_ATTR,
         MLIR_PYTHON_CAPI_TYPE_CASTER_REGISTER_ATTR, MLIR_PYTHON_CAPI_VALUE_CASTER_REGISTER_ATTR);
  return 0;
}
