// Part of odsgen. Apache-2.0.
//
// The class of dialects, read by every emitter. Names and values are those of MLIR 22's mlir/IR/DialectBase.td (LLVM
// Project, Apache-2.0 WITH LLVM-exception).

#ifndef DIALECTBASE_TD
#define DIALECTBASE_TD

include "mlir/IR/Utils.td"

#ifdef ODS_UNTIL_MLIR_15
// Values of `emitAccessorPrefix`, which says how accessors are called in C++.
defvar kEmitAccessorPrefix_Raw = 0;
defvar kEmitAccessorPrefix_Prefixed = 1;
defvar kEmitAccessorPrefix_Both = 2;
#endif

#ifdef ODS_UNTIL_MLIR_18
// Values of `useFoldAPI`, which says what `fold` takes in C++.
class EmitFolderBase;
def kEmitRawAttributesFolder : EmitFolderBase;
def kEmitFoldAdaptorFolder : EmitFolderBase;
#endif

class Dialect {
  // The prefix of the names of its operations, types and attributes.
  string name = ?;

  // For the documentation: one line, and as many as wanted.
  string summary = ?;
  string description = ?;

  // Classes of the dialects to load with this one, because its patterns or interfaces create their entities.
  list<string> dependentDialects = [];

  // Attributes of this dialect that any operation may carry, each with a name: (ins "T":$name). Helpers are made for
  // them.
  dag discardableAttrs = (ins);

  // Where generated code is placed: namespaces separated by `::`, none if empty.
  string cppNamespace = name;

  // Text added to the class of the dialect.
  code extraClassDeclaration = "";

  // User-provided hooks: materializing an attribute as a constant operation, and the destructor of the dialect.
  bit hasConstantMaterializer = 0;
  bit hasNonDefaultDestructor = 0;

  // User-provided verifiers of this dialect's discardable attributes on operations, region arguments and results.
  bit hasOperationAttrVerify = 0;
  bit hasRegionArgAttrVerify = 0;
  bit hasRegionResultAttrVerify = 0;

  // User-provided: interfaces of operations that do not implement them.
  bit hasOperationInterfaceFallback = 0;

  // Generate the reader and printer that choose among the dialect's attributes, or types, by mnemonic.
  bit useDefaultAttributePrinterParser = 0;
  bit useDefaultTypePrinterParser = 0;

  // User-provided: canonicalization patterns that belong to no single operation.
  bit hasCanonicalizer = 0;

  // Operations and types may be added while a program runs.
  bit isExtensible = 0;

#ifdef ODS_UNTIL_MLIR_15
  int emitAccessorPrefix = kEmitAccessorPrefix_Raw;
#endif
#ifdef ODS_UNTIL_MLIR_18
  EmitFolderBase useFoldAPI = kEmitRawAttributesFolder;
#endif

#ifndef ODS_SINCE_MLIR_23
  // Store inherent attributes of operations as properties.
  bit usePropertiesForAttributes = 1;
#endif
}

#endif // DIALECTBASE_TD
