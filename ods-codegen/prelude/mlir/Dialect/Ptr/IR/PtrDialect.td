// Part of odsgen. Apache-2.0.
//
// The dialect of pointers, and its types. Names and values are those of MLIR 22's mlir/Dialect/Ptr/IR/PtrDialect.td
// (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef PTR_DIALECT
#define PTR_DIALECT

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"

let useDefaultAttributePrinterParser = 1, useDefaultTypePrinterParser = 1 in {
  def Ptr_Dialect : Dialect {
    let name = "ptr";
    let summary = "Pointer dialect";
    let description = "Pointers to memory of a space, loads and stores.";
    let cppNamespace = "::mlir::ptr";
  }
}

class Pointer_Op<string mnemonic, list<Trait> traits = []> : Op<Ptr_Dialect, mnemonic, traits>;

class Ptr_Type<string name, string typeMnemonic, list<Trait> traits = []> : TypeDef<Ptr_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}

// A type with one parameter, which has the context; its builder may call it something else.
multiclass Ptr_OneParameter<string cppName, string key, string short, string long, string parameterType,
                            string parameter, string argument = parameter, list<Trait> traits = []> {
  def NAME : Ptr_Type<cppName, key, traits> {
    let summary = short;
    let description = long;
    let assemblyFormat = "`<` $" # parameter # " `>`";
    let builders = [TypeBuilderWithInferredContext<!dag(ins, [parameterType], [argument]), CppBody>];
    let parameters = !dag(ins, [parameterType], [parameter]);
  }
}

defvar Ptr_HasLayout = DeclareTypeInterfaceMethods<
    DataLayoutTypeInterface, ["areCompatible", "getIndexBitwidth", "verifyEntries", "getPreferredAlignment"]>;
defm Ptr_PtrType : Ptr_OneParameter<
    "Ptr", "ptr", "pointer type", "A pointer to anything in a memory space.", "MemorySpaceAttrInterface",
    "memorySpace", "memorySpace",
    [MemRefElementTypeInterface, PtrLikeTypeInterface, VectorElementTypeInterface, Ptr_HasLayout]>;

let genVerifyDecl = 1 in {
  defm Ptr_PtrMetadata : Ptr_OneParameter<
      "PtrMetadata", "ptr_metadata", "Pointer metadata type",
      "What a value of a type like a pointer has besides the address.", "PtrLikeTypeInterface", "type", "ptrLike">;
}

#endif // PTR_DIALECT
