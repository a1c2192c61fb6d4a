// options: --gen-dialect-doc

include "mlir/IR/OpBase.td"

// With anything behind it, even a blank, this is not the place of the table of contents.
def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
  let description = "See [TOC]\n[TOC] \n";
}
