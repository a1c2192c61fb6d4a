// IR.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_IR_H
#define MLIR_C_IR_H

#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Writes an attribute to the standard error.
MLIR_CAPI_EXPORTED void mlirAttributeDump(MlirAttribute attr);

/// Whether two attributes are equal.
MLIR_CAPI_EXPORTED bool mlirAttributeEqual(MlirAttribute a1, MlirAttribute a2);

/// The context of an attribute.
MLIR_CAPI_EXPORTED MlirContext mlirAttributeGetContext(MlirAttribute attribute);

/// The dialect of an attribute.
MLIR_CAPI_EXPORTED MlirDialect mlirAttributeGetDialect(MlirAttribute attribute);

/// The type of an attribute; `none` for those without a type.
MLIR_CAPI_EXPORTED MlirType mlirAttributeGetType(MlirAttribute attribute);

/// The identity of the class of an attribute.
MLIR_CAPI_EXPORTED MlirTypeID mlirAttributeGetTypeID(MlirAttribute attribute);

/// The attribute that a text is; null and a diagnostic if it is none.
MLIR_CAPI_EXPORTED MlirAttribute mlirAttributeParseGet(MlirContext context, MlirStringRef attr);

/// Writes an attribute.
MLIR_CAPI_EXPORTED void mlirAttributePrint(MlirAttribute attr, MlirStringCallback callback, void *userData);

/// An attribute with a name.
MLIR_CAPI_EXPORTED MlirNamedAttribute mlirNamedAttributeGet(MlirIdentifier name, MlirAttribute attr);

/// Adds a block argument at the end.
MLIR_CAPI_EXPORTED MlirValue mlirBlockAddArgument(MlirBlock block, MlirType type, MlirLocation loc);

/// Adds an operation, which the block owns from then on, at the end.
MLIR_CAPI_EXPORTED void mlirBlockAppendOwnedOperation(MlirBlock block, MlirOperation operation);

/// Creates a block with arguments of these types at these locations, which no region owns.
MLIR_CAPI_EXPORTED MlirBlock mlirBlockCreate(intptr_t nArgs, const MlirType *args, const MlirLocation *locs);

/// Erases a block with everything in it.
MLIR_CAPI_EXPORTED void mlirBlockDestroy(MlirBlock block);

/// Takes a block out of its region. The caller owns it then.
MLIR_CAPI_EXPORTED void mlirBlockDetach(MlirBlock block);

/// Whether two blocks are the same.
MLIR_CAPI_EXPORTED bool mlirBlockEqual(MlirBlock block, MlirBlock other);

/// Erases the block argument at an index.
MLIR_CAPI_EXPORTED void mlirBlockEraseArgument(MlirBlock block, unsigned index);

/// The block argument at an index.
MLIR_CAPI_EXPORTED MlirValue mlirBlockGetArgument(MlirBlock block, intptr_t pos);

/// The first operation; null if there is none.
MLIR_CAPI_EXPORTED MlirOperation mlirBlockGetFirstOperation(MlirBlock block);

/// The next block of the region; null at the end.
MLIR_CAPI_EXPORTED MlirBlock mlirBlockGetNextInRegion(MlirBlock block);

/// Number of block arguments.
MLIR_CAPI_EXPORTED intptr_t mlirBlockGetNumArguments(MlirBlock block);

/// Number of predecessors, one for each edge.
MLIR_CAPI_EXPORTED intptr_t mlirBlockGetNumPredecessors(MlirBlock block);

/// Number of successors.
MLIR_CAPI_EXPORTED intptr_t mlirBlockGetNumSuccessors(MlirBlock block);

/// The operation whose region has the block; null if there is none.
MLIR_CAPI_EXPORTED MlirOperation mlirBlockGetParentOperation(MlirBlock block);

/// The region that has the block; null if there is none.
MLIR_CAPI_EXPORTED MlirRegion mlirBlockGetParentRegion(MlirBlock block);

/// The predecessor at an index.
MLIR_CAPI_EXPORTED MlirBlock mlirBlockGetPredecessor(MlirBlock block, intptr_t pos);

/// The successor at an index.
MLIR_CAPI_EXPORTED MlirBlock mlirBlockGetSuccessor(MlirBlock block, intptr_t pos);

/// The last operation if it is a terminator; null otherwise.
MLIR_CAPI_EXPORTED MlirOperation mlirBlockGetTerminator(MlirBlock block);

/// Inserts a block argument at an index.
MLIR_CAPI_EXPORTED MlirValue mlirBlockInsertArgument(MlirBlock block, intptr_t pos, MlirType type, MlirLocation loc);

/// Inserts an operation, which the block owns from then on, at an index.
MLIR_CAPI_EXPORTED void mlirBlockInsertOwnedOperation(MlirBlock block, intptr_t pos, MlirOperation operation);

/// Inserts an operation, which the block owns from then on, after another one; at the beginning if that
/// is null.
MLIR_CAPI_EXPORTED void mlirBlockInsertOwnedOperationAfter(MlirBlock block, MlirOperation reference, MlirOperation operation);

/// Inserts an operation, which the block owns from then on, before another one; at the end if that is
/// null.
MLIR_CAPI_EXPORTED void mlirBlockInsertOwnedOperationBefore(MlirBlock block, MlirOperation reference, MlirOperation operation);

/// Creates an operation, which is in no block; null if the types of its results cannot be inferred. The
/// state is empty afterwards.
MLIR_CAPI_EXPORTED MlirOperation mlirOperationCreate(MlirOperationState *state);

/// Adds attributes.
MLIR_CAPI_EXPORTED void mlirOperationStateAddAttributes(MlirOperationState *state, intptr_t n, const MlirNamedAttribute *attributes);

/// Adds operands.
MLIR_CAPI_EXPORTED void mlirOperationStateAddOperands(MlirOperationState *state, intptr_t n, const MlirValue *operands);

/// Adds regions, which the operation owns once it is created.
MLIR_CAPI_EXPORTED void mlirOperationStateAddOwnedRegions(MlirOperationState *state, intptr_t n, const MlirRegion *regions);

/// Adds types of results.
MLIR_CAPI_EXPORTED void mlirOperationStateAddResults(MlirOperationState *state, intptr_t n, const MlirType *results);

/// Adds successors.
MLIR_CAPI_EXPORTED void mlirOperationStateAddSuccessors(MlirOperationState *state, intptr_t n, const MlirBlock *successors);

/// Says that the types of the results are to be inferred.
MLIR_CAPI_EXPORTED void mlirOperationStateEnableResultTypeInference(MlirOperationState *state);

/// A state with a name and a location.
MLIR_CAPI_EXPORTED MlirOperationState mlirOperationStateGet(MlirStringRef name, MlirLocation loc);

/// Makes the dialects of a registry loadable.
MLIR_CAPI_EXPORTED void mlirContextAppendDialectRegistry(MlirContext ctx, MlirDialectRegistry registry);

/// Creates a context without dialects.
MLIR_CAPI_EXPORTED MlirContext mlirContextCreate(void);

/// Creates a context in which the dialects of a registry can be loaded.
MLIR_CAPI_EXPORTED MlirContext mlirContextCreateWithRegistry(MlirDialectRegistry registry, bool threadingEnabled);

/// Creates a context without dialects.
MLIR_CAPI_EXPORTED MlirContext mlirContextCreateWithThreading(bool threadingEnabled);

/// Destroys a context with everything in it.
MLIR_CAPI_EXPORTED void mlirContextDestroy(MlirContext context);

/// Allows several threads to work on the context, or forbids it.
MLIR_CAPI_EXPORTED void mlirContextEnableMultithreading(MlirContext context, bool enable);

/// Whether two contexts are the same.
MLIR_CAPI_EXPORTED bool mlirContextEqual(MlirContext ctx1, MlirContext ctx2);

/// Whether operations, types and attributes of unknown dialects are allowed.
MLIR_CAPI_EXPORTED bool mlirContextGetAllowUnregisteredDialects(MlirContext context);

/// Number of dialects that are loaded.
MLIR_CAPI_EXPORTED intptr_t mlirContextGetNumLoadedDialects(MlirContext context);

/// Number of dialects that are loaded or can be.
MLIR_CAPI_EXPORTED intptr_t mlirContextGetNumRegisteredDialects(MlirContext context);

/// Number of threads that work on a module.
MLIR_CAPI_EXPORTED unsigned mlirContextGetNumThreads(MlirContext context);

/// The dialect with this namespace, which is loaded if it is not; null if there is none.
MLIR_CAPI_EXPORTED MlirDialect mlirContextGetOrLoadDialect(MlirContext context, MlirStringRef name);

/// The pool of threads that was set, or a new one.
MLIR_CAPI_EXPORTED MlirLlvmThreadPool mlirContextGetThreadPool(MlirContext context);

/// Whether an operation of this name is known. Loads its dialect if it can be.
MLIR_CAPI_EXPORTED bool mlirContextIsRegisteredOperation(MlirContext context, MlirStringRef name);

/// Loads all dialects that can be.
MLIR_CAPI_EXPORTED void mlirContextLoadAllAvailableDialects(MlirContext context);

/// Allows or forbids operations, types and attributes of unknown dialects.
MLIR_CAPI_EXPORTED void mlirContextSetAllowUnregisteredDialects(MlirContext context, bool allow);

/// Sets the pool of threads. Our threads do not come from it, so it only allows several of them.
MLIR_CAPI_EXPORTED void mlirContextSetThreadPool(MlirContext context, MlirLlvmThreadPool threadPool);

/// Whether two dialects are the same.
MLIR_CAPI_EXPORTED bool mlirDialectEqual(MlirDialect dialect1, MlirDialect dialect2);

/// The context of a dialect.
MLIR_CAPI_EXPORTED MlirContext mlirDialectGetContext(MlirDialect dialect);

/// The namespace of a dialect.
MLIR_CAPI_EXPORTED MlirStringRef mlirDialectGetNamespace(MlirDialect dialect);

/// The namespace of a dialect.
MLIR_CAPI_EXPORTED MlirStringRef mlirDialectHandleGetNamespace(MlirDialectHandle dialect);

/// Adds a dialect to a registry.
MLIR_CAPI_EXPORTED void mlirDialectHandleInsertDialect(MlirDialectHandle dialect, MlirDialectRegistry registry);

/// Loads a dialect.
MLIR_CAPI_EXPORTED MlirDialect mlirDialectHandleLoadDialect(MlirDialectHandle dialect, MlirContext context);

/// Makes a dialect loadable.
MLIR_CAPI_EXPORTED void mlirDialectHandleRegisterDialect(MlirDialectHandle dialect, MlirContext context);

/// Creates a registry without dialects.
MLIR_CAPI_EXPORTED MlirDialectRegistry mlirDialectRegistryCreate(void);

/// Destroys a registry.
MLIR_CAPI_EXPORTED void mlirDialectRegistryDestroy(MlirDialectRegistry registry);

/// Adds all dialects of this library to a registry, and those of generated code that handles were made
/// for.
MLIR_CAPI_EXPORTED void mlirRegisterAllDialects(MlirDialectRegistry registry);

/// Whether two identifiers are the same.
MLIR_CAPI_EXPORTED bool mlirIdentifierEqual(MlirIdentifier ident, MlirIdentifier other);

/// The identifier with this text.
MLIR_CAPI_EXPORTED MlirIdentifier mlirIdentifierGet(MlirContext context, MlirStringRef str);

/// The context of an identifier.
MLIR_CAPI_EXPORTED MlirContext mlirIdentifierGetContext(MlirIdentifier ident);

/// The text of an identifier, which lives as long as the context.
MLIR_CAPI_EXPORTED MlirStringRef mlirIdentifierStr(MlirIdentifier ident);

/// A location in a function, and that of the call.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationCallSiteGet(MlirLocation callee, MlirLocation caller);

/// The location in the function; null for other locations.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationCallSiteGetCallee(MlirLocation location);

/// The location of the call; null for other locations.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationCallSiteGetCaller(MlirLocation location);

/// The identity of the class `builtin.call_site_loc`.
MLIR_CAPI_EXPORTED MlirTypeID mlirLocationCallSiteGetTypeID(void);

/// Whether two locations are equal.
MLIR_CAPI_EXPORTED bool mlirLocationEqual(MlirLocation l1, MlirLocation l2);

/// A line and column of a file.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationFileLineColGet(MlirContext context, MlirStringRef filename, unsigned line, unsigned col);

/// A range of a file.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationFileLineColRangeGet(MlirContext context, MlirStringRef filename, unsigned start_line, unsigned start_col, unsigned end_line, unsigned end_col);

/// The column in the last line; -1 for other locations.
MLIR_CAPI_EXPORTED int32_t mlirLocationFileLineColRangeGetEndColumn(MlirLocation location);

/// The last line; -1 for other locations.
MLIR_CAPI_EXPORTED int32_t mlirLocationFileLineColRangeGetEndLine(MlirLocation location);

/// The name of the file; null for other locations.
MLIR_CAPI_EXPORTED MlirIdentifier mlirLocationFileLineColRangeGetFilename(MlirLocation location);

/// The column in the first line; -1 for other locations.
MLIR_CAPI_EXPORTED int32_t mlirLocationFileLineColRangeGetStartColumn(MlirLocation location);

/// The first line; -1 for other locations.
MLIR_CAPI_EXPORTED int32_t mlirLocationFileLineColRangeGetStartLine(MlirLocation location);

/// The identity of the class `builtin.file_line_range`.
MLIR_CAPI_EXPORTED MlirTypeID mlirLocationFileLineColRangeGetTypeID(void);

/// The location that an attribute is.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationFromAttribute(MlirAttribute attribute);

/// Several locations; the metadata may be null.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationFusedGet(MlirContext ctx, intptr_t nLocations, const MlirLocation *locations, MlirAttribute metadata);

/// Writes the fused locations to an array; none for other locations.
MLIR_CAPI_EXPORTED void mlirLocationFusedGetLocations(MlirLocation location, MlirLocation *locationsCPtr);

/// The metadata of fused locations; null without, and for other locations.
MLIR_CAPI_EXPORTED MlirAttribute mlirLocationFusedGetMetadata(MlirLocation location);

/// Number of fused locations; 0 for other locations.
MLIR_CAPI_EXPORTED unsigned mlirLocationFusedGetNumLocations(MlirLocation location);

/// The identity of the class `builtin.fused_loc`.
MLIR_CAPI_EXPORTED MlirTypeID mlirLocationFusedGetTypeID(void);

/// A location as an attribute.
MLIR_CAPI_EXPORTED MlirAttribute mlirLocationGetAttribute(MlirLocation location);

/// The context of a location.
MLIR_CAPI_EXPORTED MlirContext mlirLocationGetContext(MlirLocation location);

/// Whether a location is of the class `builtin.call_site_loc`.
MLIR_CAPI_EXPORTED bool mlirLocationIsACallSite(MlirLocation location);

/// Whether a location is of the class `builtin.file_line_range`.
MLIR_CAPI_EXPORTED bool mlirLocationIsAFileLineColRange(MlirLocation location);

/// Whether a location is of the class `builtin.fused_loc`.
MLIR_CAPI_EXPORTED bool mlirLocationIsAFused(MlirLocation location);

/// Whether a location is of the class `builtin.name_loc`.
MLIR_CAPI_EXPORTED bool mlirLocationIsAName(MlirLocation location);

/// A named location; the location that it names may be null.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationNameGet(MlirContext context, MlirStringRef name, MlirLocation childLoc);

/// The location that is named; null for other locations.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationNameGetChildLoc(MlirLocation location);

/// The name of a location; null for other locations.
MLIR_CAPI_EXPORTED MlirIdentifier mlirLocationNameGetName(MlirLocation location);

/// The identity of the class `builtin.name_loc`.
MLIR_CAPI_EXPORTED MlirTypeID mlirLocationNameGetTypeID(void);

/// Writes a location.
MLIR_CAPI_EXPORTED void mlirLocationPrint(MlirLocation location, MlirStringCallback callback, void *userData);

/// The unknown location.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationUnknownGet(MlirContext context);

/// Creates a module without operations.
MLIR_CAPI_EXPORTED MlirModule mlirModuleCreateEmpty(MlirLocation location);

/// Reads and verifies a text; null if that fails.
MLIR_CAPI_EXPORTED MlirModule mlirModuleCreateParse(MlirContext context, MlirStringRef module);

/// Reads and verifies a file; null if that fails.
MLIR_CAPI_EXPORTED MlirModule mlirModuleCreateParseFromFile(MlirContext context, MlirStringRef fileName);

/// Erases a module with everything in it; nothing for null, as in MLIR.
MLIR_CAPI_EXPORTED void mlirModuleDestroy(MlirModule module);

/// Whether two modules are the same.
MLIR_CAPI_EXPORTED bool mlirModuleEqual(MlirModule lhs, MlirModule rhs);

/// The module that an operation is; null if it is none.
MLIR_CAPI_EXPORTED MlirModule mlirModuleFromOperation(MlirOperation op);

/// The block of a module.
MLIR_CAPI_EXPORTED MlirBlock mlirModuleGetBody(MlirModule module);

/// The context.
MLIR_CAPI_EXPORTED MlirContext mlirModuleGetContext(MlirModule module);

/// The operation of a module.
MLIR_CAPI_EXPORTED MlirOperation mlirModuleGetOperation(MlirModule module);

/// A hash of a module's identity.
MLIR_CAPI_EXPORTED size_t mlirModuleHashValue(MlirModule mod);

/// The attribute at an index, by name.
MLIR_CAPI_EXPORTED MlirNamedAttribute mlirOperationGetAttribute(MlirOperation op, intptr_t pos);

/// The attribute of this name, inherent or not; null if there is none.
MLIR_CAPI_EXPORTED MlirAttribute mlirOperationGetAttributeByName(MlirOperation op, MlirStringRef name);

/// The discardable attribute at an index.
MLIR_CAPI_EXPORTED MlirNamedAttribute mlirOperationGetDiscardableAttribute(MlirOperation op, intptr_t pos);

/// The discardable attribute of this name; null if there is none.
MLIR_CAPI_EXPORTED MlirAttribute mlirOperationGetDiscardableAttributeByName(MlirOperation op, MlirStringRef name);

/// The inherent attribute of this name; null if there is none.
MLIR_CAPI_EXPORTED MlirAttribute mlirOperationGetInherentAttributeByName(MlirOperation op, MlirStringRef name);

/// Number of attributes, inherent ones included.
MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumAttributes(MlirOperation op);

/// Number of discardable attributes.
MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumDiscardableAttributes(MlirOperation op);

/// Whether the definition has an inherent attribute of this name, and the operation has it.
MLIR_CAPI_EXPORTED bool mlirOperationHasInherentAttributeByName(MlirOperation op, MlirStringRef name);

/// Removes the attribute of this name, inherent or not. Returns whether there was one.
MLIR_CAPI_EXPORTED bool mlirOperationRemoveAttributeByName(MlirOperation op, MlirStringRef name);

/// Removes the discardable attribute of this name. Returns whether there was one.
MLIR_CAPI_EXPORTED bool mlirOperationRemoveDiscardableAttributeByName(MlirOperation op, MlirStringRef name);

/// Sets the attribute of this name, inherent or not.
MLIR_CAPI_EXPORTED void mlirOperationSetAttributeByName(MlirOperation op, MlirStringRef name, MlirAttribute attr);

/// Sets the discardable attribute of this name.
MLIR_CAPI_EXPORTED void mlirOperationSetDiscardableAttributeByName(MlirOperation op, MlirStringRef name, MlirAttribute attr);

/// Sets the inherent attribute of this name.
MLIR_CAPI_EXPORTED void mlirOperationSetInherentAttributeByName(MlirOperation op, MlirStringRef name, MlirAttribute attr);

/// Copies an operation with everything in it. The copy is in no block.
MLIR_CAPI_EXPORTED MlirOperation mlirOperationClone(MlirOperation op);

/// Reads a text that is one operation, and verifies it; null if that fails.
MLIR_CAPI_EXPORTED MlirOperation mlirOperationCreateParse(MlirContext context, MlirStringRef sourceStr, MlirStringRef sourceName);

/// Erases an operation with everything in it.
MLIR_CAPI_EXPORTED void mlirOperationDestroy(MlirOperation op);

/// Whether two operations are the same.
MLIR_CAPI_EXPORTED bool mlirOperationEqual(MlirOperation op, MlirOperation other);

/// The block that the operation is in; null if it is in none.
MLIR_CAPI_EXPORTED MlirBlock mlirOperationGetBlock(MlirOperation op);

/// The context.
MLIR_CAPI_EXPORTED MlirContext mlirOperationGetContext(MlirOperation op);

/// The first region; null if there is none.
MLIR_CAPI_EXPORTED MlirRegion mlirOperationGetFirstRegion(MlirOperation op);

/// The location.
MLIR_CAPI_EXPORTED MlirLocation mlirOperationGetLocation(MlirOperation op);

/// The name.
MLIR_CAPI_EXPORTED MlirIdentifier mlirOperationGetName(MlirOperation op);

/// The next operation in the block; null at the end.
MLIR_CAPI_EXPORTED MlirOperation mlirOperationGetNextInBlock(MlirOperation op);

/// Number of operands.
MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumOperands(MlirOperation op);

/// Number of regions.
MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumRegions(MlirOperation op);

/// Number of results.
MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumResults(MlirOperation op);

/// Number of successors.
MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumSuccessors(MlirOperation op);

/// The operand at an index.
MLIR_CAPI_EXPORTED MlirValue mlirOperationGetOperand(MlirOperation op, intptr_t pos);

/// The operation that the operation is in; null if it is in none.
MLIR_CAPI_EXPORTED MlirOperation mlirOperationGetParentOperation(MlirOperation op);

/// The region at an index.
MLIR_CAPI_EXPORTED MlirRegion mlirOperationGetRegion(MlirOperation op, intptr_t pos);

/// The result at an index.
MLIR_CAPI_EXPORTED MlirValue mlirOperationGetResult(MlirOperation op, intptr_t pos);

/// The successor at an index.
MLIR_CAPI_EXPORTED MlirBlock mlirOperationGetSuccessor(MlirOperation op, intptr_t pos);

/// The identity of the definition; null if the operation is not registered.
MLIR_CAPI_EXPORTED MlirTypeID mlirOperationGetTypeID(MlirOperation op);

/// A hash of an operation's identity.
MLIR_CAPI_EXPORTED size_t mlirOperationHashValue(MlirOperation op);

/// Whether an operation comes before another one of the same block.
MLIR_CAPI_EXPORTED bool mlirOperationIsBeforeInBlock(MlirOperation op, MlirOperation other);

/// Moves an operation after another one.
MLIR_CAPI_EXPORTED void mlirOperationMoveAfter(MlirOperation op, MlirOperation other);

/// Moves an operation before another one.
MLIR_CAPI_EXPORTED void mlirOperationMoveBefore(MlirOperation op, MlirOperation other);

/// Takes an operation out of its block. The caller owns it then.
MLIR_CAPI_EXPORTED void mlirOperationRemoveFromParent(MlirOperation op);

/// Replaces the operands of an operation that are one value by another one.
MLIR_CAPI_EXPORTED void mlirOperationReplaceUsesOfWith(MlirOperation op, MlirValue of, MlirValue with);

/// Changes the location.
MLIR_CAPI_EXPORTED void mlirOperationSetLocation(MlirOperation op, MlirLocation loc);

/// Replaces the operand at an index.
MLIR_CAPI_EXPORTED void mlirOperationSetOperand(MlirOperation op, intptr_t pos, MlirValue newValue);

/// Replaces all operands.
MLIR_CAPI_EXPORTED void mlirOperationSetOperands(MlirOperation op, intptr_t nOperands, const MlirValue *operands);

/// Replaces the successor at an index.
MLIR_CAPI_EXPORTED void mlirOperationSetSuccessor(MlirOperation op, intptr_t pos, MlirBlock block);

/// Whether an operation and everything in it is valid. Errors are reported.
MLIR_CAPI_EXPORTED bool mlirOperationVerify(MlirOperation op);

/// Calls a function for an operation and everything in it. It may change the IR, and erase what it is
/// called with.
MLIR_CAPI_EXPORTED void mlirOperationWalk(MlirOperation op, MlirOperationWalkCallback callback, void *userData, MlirWalkOrder walkOrder);

/// Names for the values of an operation and of those around it.
MLIR_CAPI_EXPORTED MlirAsmState mlirAsmStateCreateForOperation(MlirOperation op, MlirOpPrintingFlags flags);

/// Names for a value and those around it.
MLIR_CAPI_EXPORTED MlirAsmState mlirAsmStateCreateForValue(MlirValue value, MlirOpPrintingFlags flags);

/// Destroys names.
MLIR_CAPI_EXPORTED void mlirAsmStateDestroy(MlirAsmState state);

/// Writes the label and the operations of a block.
MLIR_CAPI_EXPORTED void mlirBlockPrint(MlirBlock block, MlirStringCallback callback, void *userData);

/// A configuration of the writer of bytecode, which this library does not have.
MLIR_CAPI_EXPORTED MlirBytecodeWriterConfig mlirBytecodeWriterConfigCreate(void);

/// Sets the version of bytecode that is written.
MLIR_CAPI_EXPORTED void mlirBytecodeWriterConfigDesiredEmitVersion(MlirBytecodeWriterConfig flags, int64_t version);

/// Destroys a configuration.
MLIR_CAPI_EXPORTED void mlirBytecodeWriterConfigDestroy(MlirBytecodeWriterConfig config);

/// Prints operations in custom form without verifying them first.
MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsAssumeVerified(MlirOpPrintingFlags flags);

/// Flags with MLIR's defaults.
MLIR_CAPI_EXPORTED MlirOpPrintingFlags mlirOpPrintingFlagsCreate(void);

/// Destroys flags.
MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsDestroy(MlirOpPrintingFlags flags);

/// Leaves out dense elements of more than this number.
MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsElideLargeElementsAttrs(MlirOpPrintingFlags flags, intptr_t largeElementLimit);

/// Leaves out resources of more than this number of characters.
MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsElideLargeResourceString(MlirOpPrintingFlags flags, intptr_t largeResourceLimit);

/// Prints locations, in a form for humans if `prettyForm` is true.
MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsEnableDebugInfo(MlirOpPrintingFlags flags, bool enable, bool prettyForm);

/// Prints operations in generic form.
MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsPrintGenericOpForm(MlirOpPrintingFlags flags);

/// Names values after their locations.
MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsPrintNameLocAsPrefix(MlirOpPrintingFlags flags);

/// Leaves out regions.
MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsSkipRegions(MlirOpPrintingFlags flags);

/// Prints an operation without regard to what is around it: no aliases.
MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsUseLocalScope(MlirOpPrintingFlags flags);

/// Writes the text of an operation to the standard error.
MLIR_CAPI_EXPORTED void mlirOperationDump(MlirOperation op);

/// Writes the text of an operation, with a newline at the end if nothing is around it.
MLIR_CAPI_EXPORTED void mlirOperationPrint(MlirOperation op, MlirStringCallback callback, void *userData);

/// Writes the text of an operation as flags say.
MLIR_CAPI_EXPORTED void mlirOperationPrintWithFlags(MlirOperation op, MlirOpPrintingFlags flags, MlirStringCallback callback, void *userData);

/// Writes the text of an operation with names that were made before.
MLIR_CAPI_EXPORTED void mlirOperationPrintWithState(MlirOperation op, MlirAsmState state, MlirStringCallback callback, void *userData);

/// Writes bytecode. This library lacks it: the error reports this, and nothing is written.
MLIR_CAPI_EXPORTED void mlirOperationWriteBytecode(MlirOperation op, MlirStringCallback callback, void *userData);

/// Writes bytecode. This library lacks it: the error reports this, and the result is failure.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirOperationWriteBytecodeWithConfig(MlirOperation op, MlirBytecodeWriterConfig config, MlirStringCallback callback, void *userData);

/// Writes a value to the standard error.
MLIR_CAPI_EXPORTED void mlirValueDump(MlirValue value);

/// Writes the operation of a result, or a description of a block argument.
MLIR_CAPI_EXPORTED void mlirValuePrint(MlirValue value, MlirStringCallback callback, void *userData);

/// Writes the name of a value.
MLIR_CAPI_EXPORTED void mlirValuePrintAsOperand(MlirValue value, MlirAsmState state, MlirStringCallback callback, void *userData);

/// Adds a block, which the region owns from then on, at the end.
MLIR_CAPI_EXPORTED void mlirRegionAppendOwnedBlock(MlirRegion region, MlirBlock block);

/// Creates a region that no operation owns.
MLIR_CAPI_EXPORTED MlirRegion mlirRegionCreate(void);

/// Erases a region that no operation owns.
MLIR_CAPI_EXPORTED void mlirRegionDestroy(MlirRegion region);

/// Whether two regions are the same.
MLIR_CAPI_EXPORTED bool mlirRegionEqual(MlirRegion region, MlirRegion other);

/// The first block; null if there is none.
MLIR_CAPI_EXPORTED MlirBlock mlirRegionGetFirstBlock(MlirRegion region);

/// The next region of the operation; null at the end.
MLIR_CAPI_EXPORTED MlirRegion mlirRegionGetNextInOperation(MlirRegion region);

/// Inserts a block, which the region owns from then on, at an index.
MLIR_CAPI_EXPORTED void mlirRegionInsertOwnedBlock(MlirRegion region, intptr_t pos, MlirBlock block);

/// Inserts a block, which the region owns from then on, after another one; at the beginning if that is
/// null.
MLIR_CAPI_EXPORTED void mlirRegionInsertOwnedBlockAfter(MlirRegion region, MlirBlock reference, MlirBlock block);

/// Inserts a block, which the region owns from then on, before another one; at the end if that is null.
MLIR_CAPI_EXPORTED void mlirRegionInsertOwnedBlockBefore(MlirRegion region, MlirBlock reference, MlirBlock block);

/// Erases the blocks of a region, and moves those of another one to it.
MLIR_CAPI_EXPORTED void mlirRegionTakeBody(MlirRegion target, MlirRegion source);

/// The symbols of an operation; null if it is not a symbol table.
MLIR_CAPI_EXPORTED MlirSymbolTable mlirSymbolTableCreate(MlirOperation operation);

/// Destroys a symbol table, not its operation.
MLIR_CAPI_EXPORTED void mlirSymbolTableDestroy(MlirSymbolTable symbolTable);

/// Removes a symbol from a table, and erases it.
MLIR_CAPI_EXPORTED void mlirSymbolTableErase(MlirSymbolTable symbolTable, MlirOperation operation);

/// The name of the attribute with the name of a symbol.
MLIR_CAPI_EXPORTED MlirStringRef mlirSymbolTableGetSymbolAttributeName(void);

/// The name of the attribute with the visibility of a symbol.
MLIR_CAPI_EXPORTED MlirStringRef mlirSymbolTableGetVisibilityAttributeName(void);

/// Adds a symbol, which is inserted in the block of the table if it is in none, and renamed if there is
/// one of its name. The name that it has then.
MLIR_CAPI_EXPORTED MlirAttribute mlirSymbolTableInsert(MlirSymbolTable symbolTable, MlirOperation operation);

/// The symbol of this name; null if there is none.
MLIR_CAPI_EXPORTED MlirOperation mlirSymbolTableLookup(MlirSymbolTable symbolTable, MlirStringRef name);

/// Replaces the references to a symbol in an operation by references to another name.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirSymbolTableReplaceAllSymbolUses(MlirStringRef oldSymbol, MlirStringRef newSymbol, MlirOperation from);

/// Calls a function for each symbol table in an operation, inner ones first, and passes whether all its
/// uses are visible.
MLIR_CAPI_EXPORTED void mlirSymbolTableWalkSymbolTables(MlirOperation from, bool allSymUsesVisible, MlirSymbolTableWalkCallback callback, void *userData);

/// Writes a type to the standard error.
MLIR_CAPI_EXPORTED void mlirTypeDump(MlirType ty);

/// Whether two types are equal.
MLIR_CAPI_EXPORTED bool mlirTypeEqual(MlirType t1, MlirType t2);

/// The context of a type.
MLIR_CAPI_EXPORTED MlirContext mlirTypeGetContext(MlirType ty);

/// The dialect of a type.
MLIR_CAPI_EXPORTED MlirDialect mlirTypeGetDialect(MlirType ty);

/// The identity of the class of a type.
MLIR_CAPI_EXPORTED MlirTypeID mlirTypeGetTypeID(MlirType ty);

/// The type that a text is; null and a diagnostic if it is none.
MLIR_CAPI_EXPORTED MlirType mlirTypeParseGet(MlirContext context, MlirStringRef text);

/// Writes a type.
MLIR_CAPI_EXPORTED void mlirTypePrint(MlirType ty, MlirStringCallback callback, void *userData);

/// The index of a block argument.
MLIR_CAPI_EXPORTED intptr_t mlirBlockArgumentGetArgNumber(MlirValue value);

/// The block of a block argument.
MLIR_CAPI_EXPORTED MlirBlock mlirBlockArgumentGetOwner(MlirValue value);

/// Changes the location of a block argument.
MLIR_CAPI_EXPORTED void mlirBlockArgumentSetLocation(MlirValue value, MlirLocation loc);

/// Changes the type of a block argument.
MLIR_CAPI_EXPORTED void mlirBlockArgumentSetType(MlirValue value, MlirType type);

/// The next use of the operand's value; null at the end.
MLIR_CAPI_EXPORTED MlirOpOperand mlirOpOperandGetNextUse(MlirOpOperand opOperand);

/// The index of an operand.
MLIR_CAPI_EXPORTED unsigned mlirOpOperandGetOperandNumber(MlirOpOperand opOperand);

/// The operation of an operand.
MLIR_CAPI_EXPORTED MlirOperation mlirOpOperandGetOwner(MlirOpOperand opOperand);

/// The value of an operand.
MLIR_CAPI_EXPORTED MlirValue mlirOpOperandGetValue(MlirOpOperand opOperand);

/// Whether a handle of an operand is null.
MLIR_CAPI_EXPORTED bool mlirOpOperandIsNull(MlirOpOperand opOperand);

/// The operation of a result.
MLIR_CAPI_EXPORTED MlirOperation mlirOpResultGetOwner(MlirValue value);

/// The index of a result.
MLIR_CAPI_EXPORTED intptr_t mlirOpResultGetResultNumber(MlirValue value);

/// Whether two values are the same.
MLIR_CAPI_EXPORTED bool mlirValueEqual(MlirValue value1, MlirValue value2);

/// The context.
MLIR_CAPI_EXPORTED MlirContext mlirValueGetContext(MlirValue v);

/// The newest use of a value; null if it is unused.
MLIR_CAPI_EXPORTED MlirOpOperand mlirValueGetFirstUse(MlirValue value);

/// The location of the operation of a result, or of a block argument.
MLIR_CAPI_EXPORTED MlirLocation mlirValueGetLocation(MlirValue v);

/// The type of a value.
MLIR_CAPI_EXPORTED MlirType mlirValueGetType(MlirValue value);

/// Whether a value is a block argument.
MLIR_CAPI_EXPORTED bool mlirValueIsABlockArgument(MlirValue value);

/// Whether a value is the result of an operation.
MLIR_CAPI_EXPORTED bool mlirValueIsAOpResult(MlirValue value);

/// Replaces all uses of a value but those by these operations.
MLIR_CAPI_EXPORTED void mlirValueReplaceAllUsesExcept(MlirValue of, MlirValue with, intptr_t numExceptions, MlirOperation *exceptions);

/// Replaces all uses of a value by uses of another one.
MLIR_CAPI_EXPORTED void mlirValueReplaceAllUsesOfWith(MlirValue of, MlirValue with);

/// Changes the type of a value.
MLIR_CAPI_EXPORTED void mlirValueSetType(MlirValue value, MlirType type);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_IR_H
