// Part of odsgen. Apache-2.0.
//
// The dialect of pointers, and its types. Names and values are those of MLIR 22's mlir/Dialect/Ptr/IR/PtrDialect.td
// (LLVM
// Project, Apache-2.0 WITH LLVM-exception).

#ifndef PTR_DIALECT
#define PTR_DIALECT

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"

def Ptr_Dialect : Dialect {
  let name = "ptr";
  let cppNamespace = "::mlir::ptr";
  let summary = "Pointer dialect";
  let description = "Pointers to memory of a space, loads and stores.";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

class Ptr_Type<string name, string typeMnemonic, list<Trait> traits = []> : TypeDef<Ptr_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}

def Ptr_PtrType
    : Ptr_Type<"Ptr", "ptr",
               [MemRefElementTypeInterface, PtrLikeTypeInterface, VectorElementTypeInterface,
                DeclareTypeInterfaceMethods<DataLayoutTypeInterface,
                                            ["areCompatible", "getIndexBitwidth", "verifyEntries",
                                             "getPreferredAlignment"]>]> {
  let summary = "pointer type";
  let description = "A pointer to anything in a memory space.";
  let parameters = (ins "MemorySpaceAttrInterface":$memorySpace);
  let builders = [TypeBuilderWithInferredContext<(ins "MemorySpaceAttrInterface":$memorySpace), CppBody>];
  let assemblyFormat = "`<` $memorySpace `>`";
}

def Ptr_PtrMetadata : Ptr_Type<"PtrMetadata", "ptr_metadata"> {
  let summary = "Pointer metadata type";
  let description = "What a value of a type like a pointer has besides the address.";
  let parameters = (ins "PtrLikeTypeInterface":$type);
  let builders = [TypeBuilderWithInferredContext<(ins "PtrLikeTypeInterface":$ptrLike), CppBody>];
  let assemblyFormat = "`<` $type `>`";
  let genVerifyDecl = 1;
}

class Pointer_Op<string mnemonic, list<Trait> traits = []> : Op<Ptr_Dialect, mnemonic, traits>;

#endif // PTR_DIALECT
