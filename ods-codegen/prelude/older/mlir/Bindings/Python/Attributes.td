// Part of odsgen. Apache-2.0.
//
// Python classes of attributes, by C++ classes: Python bindings of MLIR 15 and 16 are generated with these. Names and
// values are those of MLIR 16's mlir/Bindings/Python/Attributes.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef PYTHON_ATTRIBUTES
#define PYTHON_ATTRIBUTES

class PythonAttr<string c, string p> {
  string cppStorageType = c;
  string pythonType = p;
}

foreach name = ["Attribute", "BoolAttr", "IntegerAttr", "FloatAttr", "StringAttr", "DenseElementsAttr",
                "DenseIntElementsAttr", "DenseFPElementsAttr"] in {
  def : PythonAttr<"::mlir::" # name, "_ods_ir." # name>;
}

#endif // PYTHON_ATTRIBUTES
