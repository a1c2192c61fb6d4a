// What the programs share: printing to the standard output.

#ifndef COMMON_H
#define COMMON_H

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Diagnostics.h"
#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#include <stdio.h>
#include <string.h>

static inline void write_text(MlirStringRef text, void *user_data) {
  (void)user_data;
  fwrite(text.data, 1, text.length, stdout);
}

static inline MlirStringRef str(const char *text) { return mlirStringRefCreateFromCString(text); }

static inline void print_text(const char *label, MlirStringRef text) {
  printf("%s: %.*s\n", label, (int)text.length, text.data);
}

static inline void print_op(const char *label, MlirOperation op) {
  printf("%s: ", label);
  if (mlirOperationIsNull(op)) {
    printf("null\n");
    return;
  }
  mlirOperationPrint(op, write_text, NULL);
  printf("\n");
}

static inline void print_type(const char *label, MlirType type) {
  printf("%s: ", label);
  if (mlirTypeIsNull(type))
    printf("null");
  else
    mlirTypePrint(type, write_text, NULL);
  printf("\n");
}

static inline void print_attribute(const char *label, MlirAttribute attribute) {
  printf("%s: ", label);
  if (mlirAttributeIsNull(attribute))
    printf("null");
  else
    mlirAttributePrint(attribute, write_text, NULL);
  printf("\n");
}

static inline void print_location(const char *label, MlirLocation location) {
  printf("%s: ", label);
  mlirLocationPrint(location, write_text, NULL);
  printf("\n");
}

static inline void print_value(const char *label, MlirValue value) {
  printf("%s: ", label);
  mlirValuePrint(value, write_text, NULL);
  printf("\n");
}

static inline void print_name(const char *label, MlirOperation op) {
  printf("%s: ", label);
  if (mlirOperationIsNull(op)) {
    printf("null\n");
    return;
  }
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  printf("%.*s\n", (int)name.length, name.data);
}

/// Prints a diagnostic with its notes, and says that it is handled.
static inline MlirLogicalResult print_diagnostic(MlirDiagnostic diagnostic, void *user_data) {
  static const char *const severities[] = {"error", "warning", "note", "remark"};
  printf("%s%s at ", user_data ? (const char *)user_data : "", severities[mlirDiagnosticGetSeverity(diagnostic)]);
  mlirLocationPrint(mlirDiagnosticGetLocation(diagnostic), write_text, NULL);
  printf(": ");
  mlirDiagnosticPrint(diagnostic, write_text, NULL);
  printf("\n");
  for (intptr_t i = 0; i < mlirDiagnosticGetNumNotes(diagnostic); ++i)
    print_diagnostic(mlirDiagnosticGetNote(diagnostic, i), user_data);
  return mlirLogicalResultSuccess();
}

/// A context that allows unknown dialects and prints its diagnostics.
static inline MlirContext create_context(void) {
  MlirContext context = mlirContextCreate();
  mlirContextSetAllowUnregisteredDialects(context, true);
  mlirContextAttachDiagnosticHandler(context, print_diagnostic, NULL, NULL);
  return context;
}

/// An operation without anything but a name and results of the type i32.
static inline MlirOperation create_op(MlirContext context, const char *name, intptr_t results) {
  MlirOperationState state = mlirOperationStateGet(str(name), mlirLocationUnknownGet(context));
  MlirType type = mlirIntegerTypeGet(context, 32);
  for (intptr_t i = 0; i < results; ++i)
    mlirOperationStateAddResults(&state, 1, &type);
  return mlirOperationCreate(&state);
}

#endif // COMMON_H
