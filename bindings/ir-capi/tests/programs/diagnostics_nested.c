// Handlers that attach and detach others, emit diagnostics and read texts while they handle one; notes; and who gets what.

#include "build.h"

static MlirContext context;
static int depth;

static MlirLogicalResult nested(MlirDiagnostic diagnostic, void *data) {
  printf("%*s%s: ", 2 * depth, "", (const char *)data);
  mlirDiagnosticPrint(diagnostic, write_text, NULL);
  printf(" (%d notes)\n", (int)mlirDiagnosticGetNumNotes(diagnostic));
  for (intptr_t i = 0; i < mlirDiagnosticGetNumNotes(diagnostic); ++i) {
    MlirDiagnostic note = mlirDiagnosticGetNote(diagnostic, i);
    printf("%*snote %d at ", 2 * depth, "", (int)mlirDiagnosticGetSeverity(note));
    mlirLocationPrint(mlirDiagnosticGetLocation(note), write_text, NULL);
    printf(": ");
    mlirDiagnosticPrint(note, write_text, NULL);
    printf("\n");
  }
  return mlirLogicalResultSuccess();
}

/// Handles nothing.
static MlirLogicalResult declines(MlirDiagnostic diagnostic, void *data) {
  (void)diagnostic;
  printf("%*s%s declines\n", 2 * depth, "", (const char *)data);
  return mlirLogicalResultFailure();
}

static MlirLogicalResult reads(MlirDiagnostic diagnostic, void *data) {
  (void)diagnostic;
  (void)data;
  if (depth == 2)
    return mlirLogicalResultFailure();
  ++depth;
  printf("%*sreads %d\n", 2 * depth, "", depth);
  MlirModule module = mlirModuleCreateParse(context, str("module { func.func @f() { } }"));
  printf("%*snull: %d\n", 2 * depth, "", mlirModuleIsNull(module));
  --depth;
  return mlirLogicalResultFailure();
}

static void deleted(void *data) { printf("deleted %s\n", (const char *)data); }

int main(void) {
  context = create_full_context();
  MlirDiagnosticHandlerID first = mlirContextAttachDiagnosticHandler(context, nested, "first", deleted);
  MlirDiagnosticHandlerID second = mlirContextAttachDiagnosticHandler(context, declines, "second", deleted);
  MlirLocation location = mlirLocationFileLineColGet(context, str("a.c"), 7, 9);
  mlirEmitError(location, "one");
  mlirContextDetachDiagnosticHandler(context, first);
  mlirEmitError(location, "two");
  mlirContextDetachDiagnosticHandler(context, second);
  first = mlirContextAttachDiagnosticHandler(context, nested, "third", NULL);
  // Errors with notes.
  static const char *const texts[] = {
      "func.func @f() { return }\nfunc.func @f() { return }",
      "%0 = arith.constant 1 : i32\n%0 = arith.constant 2 : i32",
      "func.func @f(%a: i32) {\n  %b = arith.addi %a, %c : i32\n  return\n}",
      "func.func @f() {\n  %r = call @g() : () -> i32\n  return\n}",
      "func.func @f(%a: i32, %p: i1) {\n  cf.cond_br %p, ^x, ^y\n^x:\n  %b = arith.addi %a, %a : i32\n  cf.br ^y\n^y:\n  "
      "%d = arith.addi %b, %b : i32\n  return\n}",
      "func.func @f() -> i32 {\n  %c = arith.constant 1 : i64\n  return %c : i64\n}",
      "func.func @f(%a: i32) {\n^b:\n  return\n}",
      "#a = 1 : i32\n#a = 2 : i32",
  };
  for (size_t i = 0; i < sizeof texts / sizeof *texts; ++i) {
    MlirModule module = mlirModuleCreateParse(context, str(texts[i]));
    printf("null: %d\n", mlirModuleIsNull(module));
    if (!mlirModuleIsNull(module))
      mlirModuleDestroy(module);
  }
  second = mlirContextAttachDiagnosticHandler(context, reads, NULL, NULL);
  mlirEmitError(location, "four");
  mlirContextDetachDiagnosticHandler(context, second);
  mlirContextDetachDiagnosticHandler(context, first);
  mlirContextAttachDiagnosticHandler(context, declines, "at the end", deleted);
  mlirContextDestroy(context);
  return 0;
}
