// What Interop.h needs of Python's headers, so that tests need no Python: a capsule is its pointer and its name.

#ifndef PYTHON_H
#define PYTHON_H

#include <stddef.h>

typedef struct {
  void *pointer;
  const char *name;
} PyObject;

PyObject *PyCapsule_New(void *pointer, const char *name, void (*destructor)(PyObject *));
void *PyCapsule_GetPointer(PyObject *capsule, const char *name);

#endif // PYTHON_H
