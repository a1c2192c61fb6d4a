// Part of odsgen. Apache-2.0.
//
// Names that Python bindings have for C++ types and for attributes. Names and values are those of MLIR 23's
// mlir/Bindings/Python/PythonBindings.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef PYTHON_BINDINGS_TD
#define PYTHON_BINDINGS_TD

class PythonTypeName<string cppType, string pythonType> {
  string cppName = cppType;
  string pyName = pythonType;
}

class PythonAttrType<string attrDefName, string pythonType> {
  string defName = attrDefName;
  string pyType = pythonType;
}

#endif // PYTHON_BINDINGS_TD
