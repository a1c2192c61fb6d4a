// options: --gen-dialect-doc

include "mlir/IR/OpBase.td"

// The place of the table of contents is added at the end unless the description has it on a line of its own.
def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
  let description = [{
    Text.

      [TOC]

    More text.
  }];
}
