// Part of odsgen. Apache-2.0.
//
// Shared traits and builder arguments of several dialects. These records are ours.

#ifndef TRAITS_ODS
#define TRAITS_ODS

include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

defvar Ods_IsCast = DeclareOpInterfaceMethods<CastOpInterface>;
defvar Ods_NamesResults = DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>;
defvar Ods_ReifiesShapes = DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>;

// The last argument of many builders.
defvar Ods_Attributes = CArg<"ArrayRef<NamedAttribute>", "{}">;

#endif
