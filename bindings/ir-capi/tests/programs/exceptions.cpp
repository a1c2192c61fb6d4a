// Exceptions of C++ that callbacks throw pass through the library, and the context works afterwards.

#include "common.h"
#include "mlir-c/AffineMap.h"
#include "mlir-c/Pass.h"
#include "mlir-c/Rewrite.h"

#include <functional>
#include <stdexcept>
#include <string>

namespace {

/// Calls a function that throws, and says what.
void attempt(const char *label, const std::function<void()> &function) {
  try {
    function();
    printf("%s: nothing\n", label);
  } catch (const std::runtime_error &error) {
    printf("%s: %s\n", label, error.what());
  } catch (int number) {
    printf("%s: %d\n", label, number);
  }
}

void throw_text(MlirStringRef, void *) { throw std::runtime_error("from a callback that prints"); }

MlirWalkResult throw_at_constant(MlirOperation op, void *visited) {
  ++*static_cast<int *>(visited);
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  if (mlirStringRefEqual(name, str("a.constant")))
    throw 42;
  return MlirWalkResultAdvance;
}

MlirLogicalResult throw_diagnostic(MlirDiagnostic diagnostic, void *) {
  std::string text;
  auto append = [](MlirStringRef part, void *text) { static_cast<std::string *>(text)->append(part.data, part.length); };
  mlirDiagnosticPrint(diagnostic, append, &text);
  throw std::runtime_error(text);
}

void throw_in_table(MlirOperation, bool, void *) { throw std::runtime_error("from a symbol table"); }

void throw_map(void *, intptr_t index, MlirAffineMap) { throw static_cast<int>(index); }

/// The data of a pass or pattern that throws at first.
struct Data {
  int runs = 0;
  int failing = 1;
};

void construct(void *) { printf("constructed\n"); }
void destruct(void *data) { printf("destructed after %d runs\n", static_cast<Data *>(data)->runs); }

void run_pass(MlirOperation op, MlirExternalPass pass, void *user_data) {
  Data *data = static_cast<Data *>(user_data);
  ++data->runs;
  mlirOperationSetDiscardableAttributeByName(op, str("a.run"),
                                             mlirIntegerAttrGet(mlirIntegerTypeGet(mlirOperationGetContext(op), 32), data->runs));
  if (data->runs <= data->failing)
    throw std::runtime_error("from a pass");
  if (data->runs == 3)
    mlirExternalPassSignalFailure(pass);
}

MlirLogicalResult rewrite(MlirRewritePattern, MlirOperation op, MlirPatternRewriter rewriter, void *user_data) {
  Data *data = static_cast<Data *>(user_data);
  ++data->runs;
  if (data->runs <= data->failing)
    throw std::runtime_error("from a pattern");
  mlirRewriterBaseEraseOp(mlirPatternRewriterAsBase(rewriter), op);
  return mlirLogicalResultSuccess();
}

MlirModule parse(MlirContext context) {
  return mlirModuleCreateParse(context, str("module {\n  \"a.first\"() : () -> ()\n  \"a.constant\"() : () -> ()\n"
                                            "  \"a.last\"() : () -> ()\n}"));
}

void walks_and_texts(MlirContext context) {
  MlirModule module = parse(context);
  MlirOperation top = mlirModuleGetOperation(module);
  attempt("print", [&] { mlirOperationPrint(top, throw_text, nullptr); });
  attempt("type", [&] { mlirTypePrint(mlirIntegerTypeGet(context, 7), throw_text, nullptr); });
  for (MlirWalkOrder order : {MlirWalkPreOrder, MlirWalkPostOrder}) {
    int visited = 0;
    attempt("walk", [&] { mlirOperationWalk(top, throw_at_constant, &visited, order); });
    printf("visited: %d\n", visited);
  }
  attempt("tables", [&] { mlirSymbolTableWalkSymbolTables(top, true, throw_in_table, nullptr); });
  MlirAffineMap maps[] = {mlirAffineMapMultiDimIdentityGet(context, 2)};
  attempt("maps", [&] { mlirAffineMapCompressUnusedSymbols(maps, 1, nullptr, throw_map); });
  print_op("afterwards", top);
  mlirModuleDestroy(module);
}

void diagnostics(MlirContext context) {
  MlirDiagnosticHandlerID id = mlirContextAttachDiagnosticHandler(context, throw_diagnostic, nullptr, nullptr);
  attempt("emit", [&] { mlirEmitError(mlirLocationUnknownGet(context), "thrown"); });
  attempt("types", [&] {
    MlirType operand = mlirIntegerTypeGet(context, 1);
    mlirFunctionTypeGet(context, 1, &operand, 0, nullptr);
    mlirVectorTypeGetChecked(mlirLocationUnknownGet(context), 1, std::initializer_list<int64_t>{-1}.begin(), operand);
  });
  mlirContextDetachDiagnosticHandler(context, id);
  mlirEmitError(mlirLocationUnknownGet(context), "printed");
}

void passes(MlirContext context) {
  MlirModule module = parse(context);
  MlirTypeIDAllocator ids = mlirTypeIDAllocatorCreate();
  Data data;
  MlirExternalPassCallbacks callbacks = {construct, destruct, nullptr, nullptr, run_pass};
  MlirPass pass = mlirCreateExternalPass(mlirTypeIDAllocatorAllocateTypeID(ids), str("thrower"), str("thrower"), str(""),
                                         str(""), 0, nullptr, callbacks, &data);
  MlirPassManager manager = mlirPassManagerCreate(context);
  mlirPassManagerAddOwnedPass(manager, pass);
  MlirOperation top = mlirModuleGetOperation(module);
  for (int i = 0; i < 4; ++i) {
    attempt("pass", [&] { printf("succeeded: %d\n", mlirPassManagerRunOnOp(manager, top).value); });
    print_op("module", top);
  }
  mlirPassManagerDestroy(manager);
  mlirTypeIDAllocatorDestroy(ids);
  mlirModuleDestroy(module);
}

void patterns(MlirContext context) {
  MlirModule module = parse(context);
  Data data;
  data.failing = 2;
  MlirRewritePatternCallbacks callbacks = {construct, destruct, rewrite};
  MlirRewritePatternSet set = mlirRewritePatternSetCreate(context);
  mlirRewritePatternSetAdd(set, mlirOpRewritePatternCreate(str("a.constant"), 1, context, callbacks, &data, 0, nullptr));
  MlirFrozenRewritePatternSet frozen = mlirFreezeRewritePattern(set);
  mlirRewritePatternSetDestroy(set);
  MlirOperation top = mlirModuleGetOperation(module);
  MlirGreedyRewriteDriverConfig config = mlirGreedyRewriteDriverConfigCreate();
  for (int i = 0; i < 3; ++i) {
    attempt("greedy", [&] { mlirApplyPatternsAndFoldGreedily(module, frozen, config); });
    attempt("walking", [&] { mlirWalkAndApplyPatterns(top, frozen); });
    print_op("module", top);
  }
  mlirGreedyRewriteDriverConfigDestroy(config);
  mlirFrozenRewritePatternSetDestroy(frozen);
  mlirModuleDestroy(module);
}

} // namespace

int main() {
  setvbuf(stdout, nullptr, _IONBF, 0);
  MlirContext context = mlirContextCreateWithThreading(false);
  mlirContextSetAllowUnregisteredDialects(context, true);
  mlirContextAttachDiagnosticHandler(context, print_diagnostic, nullptr, nullptr);
  walks_and_texts(context);
  diagnostics(context);
  passes(context);
  patterns(context);
  mlirContextDestroy(context);
  return 0;
}
