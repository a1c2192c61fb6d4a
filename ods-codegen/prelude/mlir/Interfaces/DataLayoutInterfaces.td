// Part of odsgen. Apache-2.0.
//
// Sizes and alignments of types, and what else is known of the target. Names and values are those of MLIR 22's
// mlir/Interfaces/DataLayoutInterfaces.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_DATALAYOUTINTERFACES
#define MLIR_DATALAYOUTINTERFACES

include "mlir/IR/OpBase.td"

// Attributes

def DLTIQueryInterface : AttrInterface<"DLTIQueryInterface"> {
  let cppNamespace = "::mlir";
  let description = "An attribute in which other attributes are found by keys.";
  let methods = [
    InterfaceMethod<"The attribute at the key; fails if there is none.",
      "::mlir::FailureOr<::mlir::Attribute>", "query", (ins "::mlir::DataLayoutEntryKey":$key)>,
  ];
}

def DataLayoutEntryInterface : AttrInterface<"DataLayoutEntryInterface"> {
  let cppNamespace = "::mlir";
  let description = "An entry of a data layout: a type or an identifier, and an attribute that tells something of it.";
  let methods = [
    InterfaceMethod<"The type or identifier.", "::mlir::DataLayoutEntryKey", "getKey", (ins)>,
    InterfaceMethod<"The attribute.", "::mlir::Attribute", "getValue", (ins)>,
    InterfaceMethod<"Whether the entry is well formed; says why not at `loc`.",
      "::llvm::LogicalResult", "verifyEntry", (ins "::mlir::Location":$loc), "", [{ return ::mlir::success(); }]>,
  ];
}

def DataLayoutSpecInterface : AttrInterface<"DataLayoutSpecInterface", [DLTIQueryInterface]> {
  let cppNamespace = "::mlir";
  let description = "A data layout: entries, no two of them for the same type or identifier.";
  let methods = [
    InterfaceMethod<"This layout inside the others, of which the last is the innermost; null if they contradict.",
      "::mlir::DataLayoutSpecInterface", "combineWith",
      (ins "::llvm::ArrayRef<::mlir::DataLayoutSpecInterface>":$specs)>,
    InterfaceMethod<"The entries.", "::mlir::DataLayoutEntryListRef", "getEntries", (ins)>
  ] # !foreach(what, ["Endianness", "DefaultMemorySpace", "AllocaMemorySpace", "ProgramMemorySpace",
                      "GlobalMemorySpace", "ManglingMode", "StackAlignment", "FunctionPointerAlignment",
                      "LegalIntWidths"],
    InterfaceMethod<"The identifier of the entry for this.",
      "::mlir::StringAttr", "get" # what # "Identifier", (ins "::mlir::MLIRContext *":$context)>
  ) # [
    InterfaceMethod<"The entries for types of one class.",
      "::mlir::DataLayoutEntryList", "getSpecForType", (ins "::mlir::TypeID":$type), "",
      [{ return ::mlir::detail::filterEntriesForType($_attr.getEntries(), type); }]>,
    InterfaceMethod<"The entry for an identifier; null if there is none.",
      "::mlir::DataLayoutEntryInterface", "getSpecForIdentifier", (ins "::mlir::StringAttr":$identifier), "",
      [{ return ::mlir::detail::filterEntryForIdentifier($_attr.getEntries(), identifier); }]>,
    InterfaceMethod<"Whether the layout is well formed; says why not at `loc`.",
      "::llvm::LogicalResult", "verifySpec", (ins "::mlir::Location":$loc), "",
      [{ return ::mlir::detail::verifyDataLayoutSpec($_attr, loc); }]>,
  ];
}

def TargetDeviceSpecInterface : AttrInterface<"TargetDeviceSpecInterface", [DLTIQueryInterface]> {
  let cppNamespace = "::mlir";
  let description = "Properties of a device, by name.";
  let methods = [
    InterfaceMethod<"The entries.", "::mlir::DataLayoutEntryListRef", "getEntries", (ins)>,
    InterfaceMethod<"The entry for an identifier; null if there is none.",
      "::mlir::DataLayoutEntryInterface", "getSpecForIdentifier", (ins "::mlir::StringAttr":$identifier), "",
      [{ return ::mlir::detail::filterEntryForIdentifier($_attr.getEntries(), identifier); }]>,
    InterfaceMethod<"Whether the entries are well formed; says why not at `loc`.",
      "::llvm::LogicalResult", "verifyEntry", (ins "::mlir::Location":$loc), "", [{ return ::mlir::success(); }]>,
  ];
}

def TargetSystemSpecInterface : AttrInterface<"TargetSystemSpecInterface", [DLTIQueryInterface]> {
  let cppNamespace = "::mlir";
  let description = "The devices of a system, by identifiers.";
  let methods = [
    InterfaceMethod<"The entries.", "::llvm::ArrayRef<DataLayoutEntryInterface>", "getEntries", (ins)>,
    InterfaceMethod<"The device of an identifier; nothing if there is none.",
      "std::optional<::mlir::TargetDeviceSpecInterface>", "getDeviceSpecForDeviceID", (ins "StringAttr":$deviceID)>,
    InterfaceMethod<"Whether the system is well formed; says why not at `loc`.",
      "::llvm::LogicalResult", "verifySpec", (ins "::mlir::Location":$loc), "",
      [{ return ::mlir::detail::verifyTargetSystemSpec($_attr, loc); }]>,
  ];
}

// Operations and types

def DataLayoutOpInterface : OpInterface<"DataLayoutOpInterface"> {
  let cppNamespace = "::mlir";
  let description = [{
    An operation that may have a data layout, for what is inside it. The static methods answer from the entries given;
    they know the builtin types and ask the others.
  }];
  let methods = [
    InterfaceMethod<"The layout; null if there is none.",
      "::mlir::DataLayoutSpecInterface", "getDataLayoutSpec", (ins)>,
    InterfaceMethod<"The system; null if there is none.",
      "::mlir::TargetSystemSpecInterface", "getTargetSystemSpec", (ins)>,
    StaticInterfaceMethod<"The size of a type in bytes.",
      "::llvm::TypeSize", "getTypeSize",
      (ins "::mlir::Type":$type, "const ::mlir::DataLayout &":$dataLayout, "::mlir::DataLayoutEntryListRef":$params),
      "", CppBody>,
    StaticInterfaceMethod<"The size of a type in bits.",
      "::llvm::TypeSize", "getTypeSizeInBits",
      (ins "::mlir::Type":$type, "const ::mlir::DataLayout &":$dataLayout, "::mlir::DataLayoutEntryListRef":$params),
      "", [{ return ::mlir::detail::getDefaultTypeSizeInBits(type, dataLayout, params); }]>,
    StaticInterfaceMethod<"The alignment that a type needs, in bytes.",
      "uint64_t", "getTypeABIAlignment",
      (ins "::mlir::Type":$type, "const ::mlir::DataLayout &":$dataLayout, "::mlir::DataLayoutEntryListRef":$params),
      "", [{ return ::mlir::detail::getDefaultABIAlignment(type, dataLayout, params); }]>,
    StaticInterfaceMethod<"The alignment that is best for a type, in bytes.",
      "uint64_t", "getTypePreferredAlignment",
      (ins "::mlir::Type":$type, "const ::mlir::DataLayout &":$dataLayout, "::mlir::DataLayoutEntryListRef":$params),
      "", [{ return ::mlir::detail::getDefaultPreferredAlignment(type, dataLayout, params); }]>,
    StaticInterfaceMethod<"The width of integers that count elements where a type points to; nothing if to none.",
      "std::optional<uint64_t>", "getIndexBitwidth",
      (ins "::mlir::Type":$type, "const ::mlir::DataLayout &":$dataLayout, "::mlir::DataLayoutEntryListRef":$params),
      "", [{ return ::mlir::detail::getDefaultIndexBitwidth(type, dataLayout, params); }]>
  ] # !foreach(what, ["Endianness", "DefaultMemorySpace", "AllocaMemorySpace", "ManglingMode", "ProgramMemorySpace",
                      "GlobalMemorySpace", "StackAlignment", "FunctionPointerAlignment", "LegalIntWidths"],
    StaticInterfaceMethod<"What the entry for this says, or the default.",
      !cond(!eq(what, "StackAlignment"): "uint64_t",
            !or(!eq(what, "FunctionPointerAlignment"), !eq(what, "LegalIntWidths")): "Attribute",
            true: "::mlir::Attribute"),
      "get" # what, (ins "::mlir::DataLayoutEntryInterface":$entry), "",
      "return ::mlir::detail::getDefault" # what # "(entry);">
  ) # [
    StaticInterfaceMethod<"The value of a property of a device; nothing if it is not known.",
      "std::optional<Attribute>", "getDevicePropertyValue", (ins "::mlir::DataLayoutEntryInterface":$entry), "",
      [{ return ::mlir::detail::getDevicePropertyValue(entry); }]>,
  ];
  let dependentTraits = [IsolatedFromAbove];
  let verify = [{ return ::mlir::detail::verifyDataLayoutOp($_op); }];
}

def DataLayoutTypeInterface : TypeInterface<"DataLayoutTypeInterface"> {
  let cppNamespace = "::mlir";
  let description = [{
    A type that has a size and alignments. It answers from the entries of the layout for types of its class, all of
    them, and by itself where there is none.
  }];
  let methods = [
    InterfaceMethod<"The size in bytes.",
      "::llvm::TypeSize", "getTypeSize",
      (ins "const ::mlir::DataLayout &":$dataLayout, "::mlir::DataLayoutEntryListRef":$params), "", CppBody>,
    InterfaceMethod<"The size in bits.",
      "::llvm::TypeSize", "getTypeSizeInBits",
      (ins "const ::mlir::DataLayout &":$dataLayout, "::mlir::DataLayoutEntryListRef":$params)>,
    InterfaceMethod<"The alignment that it needs, in bytes.",
      "uint64_t", "getABIAlignment",
      (ins "const ::mlir::DataLayout &":$dataLayout, "::mlir::DataLayoutEntryListRef":$params)>,
    InterfaceMethod<"The alignment that is best, in bytes.",
      "uint64_t", "getPreferredAlignment",
      (ins "const ::mlir::DataLayout &":$dataLayout, "::mlir::DataLayoutEntryListRef":$params), "",
      [{ return $_type.getABIAlignment(dataLayout, params); }]>,
    InterfaceMethod<"The width of integers that count elements where it points to; nothing if to none.",
      "std::optional<uint64_t>", "getIndexBitwidth",
      (ins "const ::mlir::DataLayout &":$dataLayout, "::mlir::DataLayoutEntryListRef":$params), "",
      [{ return std::nullopt; }]>,
    InterfaceMethod<"Whether the new entries may be inside an operation that has the old ones.",
      "bool", "areCompatible",
      (ins "::mlir::DataLayoutEntryListRef":$oldLayout, "::mlir::DataLayoutEntryListRef":$newLayout,
           "::mlir::DataLayoutSpecInterface":$newSpec, "const ::mlir::DataLayoutIdentifiedEntryMap&":$identified), "",
      [{ return true; }]>,
    InterfaceMethod<"Whether entries for types of this class are well formed; says why not at `loc`.",
      "::llvm::LogicalResult", "verifyEntries",
      (ins "::mlir::DataLayoutEntryListRef":$entries, "::mlir::Location":$loc), "", [{ return ::mlir::success(); }]>,
  ];
}
#ifdef ODS_SINCE_MLIR_23

def DataLayoutDialectInterface : DialectInterface<"DataLayoutDialectInterface"> {
  let cppNamespace = "::mlir";
  let description = "A dialect with identifiers of its own in specifications of layouts.";
  let methods = [
    InterfaceMethod<"Whether an entry is well formed; says why not at `loc`.",
      "::mlir::LogicalResult", "verifyEntry",
      (ins "::mlir::DataLayoutEntryInterface":$entry, "::mlir::Location":$loc), CppBody>,
    InterfaceMethod<"The same of the specification of a device.",
      "::mlir::LogicalResult", "verifyEntry",
      (ins "::mlir::TargetDeviceSpecInterface":$entry, "::mlir::Location":$loc), CppBody>,
    InterfaceMethod<"The entry that both make together; null if they contradict.",
      "::mlir::DataLayoutEntryInterface", "combine",
      (ins "::mlir::DataLayoutEntryInterface":$outer, "::mlir::DataLayoutEntryInterface":$inner), CppBody>,
  ];
}
#endif

#endif // MLIR_DATALAYOUTINTERFACES
