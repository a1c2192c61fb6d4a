// What the programs about types and attributes print with.
#ifndef PROGRAMS_PRINT_H
#define PROGRAMS_PRINT_H

#include "common.h"

#include "mlir-c/AffineExpr.h"
#include "mlir-c/AffineMap.h"
#include "mlir-c/IntegerSet.h"

#include <inttypes.h>
#include <stdlib.h>

static inline void show(MlirStringRef text, void *userData) { write_text(text, userData); }

static inline void showText(const char *label, MlirStringRef text) {
  printf("%s: '%.*s'\n", label, (int)text.length, text.data);
}

static inline void showType(const char *label, MlirType type) { print_type(label, type); }

static inline void showAttribute(const char *label, MlirAttribute attribute) { print_attribute(label, attribute); }

static inline void showLocation(const char *label, MlirLocation location) {
  if (mlirLocationIsNull(location))
    printf("%s: null\n", label);
  else
    print_location(label, location);
}

static inline void showIdentifier(const char *label, MlirIdentifier identifier) {
  if (identifier.ptr)
    showText(label, mlirIdentifierStr(identifier));
  else
    printf("%s: null\n", label);
}

static inline void showExpr(const char *label, MlirAffineExpr expr) {
  printf("%s: ", label);
  if (mlirAffineExprIsNull(expr))
    printf("null");
  else
    mlirAffineExprPrint(expr, show, NULL);
  printf("\n");
}

static inline void showMap(const char *label, MlirAffineMap map) {
  printf("%s: ", label);
  if (mlirAffineMapIsNull(map))
    printf("null");
  else
    mlirAffineMapPrint(map, show, NULL);
  printf("\n");
}

static inline void showSet(const char *label, MlirIntegerSet set) {
  printf("%s: ", label);
  if (mlirIntegerSetIsNull(set))
    printf("null");
  else
    mlirIntegerSetPrint(set, show, NULL);
  printf("\n");
}

static inline void showBool(const char *label, bool value) { printf("%s: %s\n", label, value ? "true" : "false"); }

static inline void showNumber(const char *label, int64_t value) { printf("%s: %" PRId64 "\n", label, value); }

static inline MlirContext newContext(void) { return create_context(); }

static inline MlirType parseType(MlirContext context, const char *text) { return mlirTypeParseGet(context, str(text)); }

static inline MlirAttribute parseAttribute(MlirContext context, const char *text) {
  return mlirAttributeParseGet(context, str(text));
}

#define SHOW_TEXT(call) showText(#call, call)
#define SHOW_TYPE(call) showType(#call, call)
#define SHOW_ATTR(call) showAttribute(#call, call)
#define SHOW_LOC(call) showLocation(#call, call)
#define SHOW_IDENT(call) showIdentifier(#call, call)
#define SHOW_EXPR(call) showExpr(#call, call)
#define SHOW_MAP(call) showMap(#call, call)
#define SHOW_SET(call) showSet(#call, call)
#define SHOW_BOOL(call) showBool(#call, call)
#define SHOW_NUMBER(call) showNumber(#call, (int64_t)(call))
#define SHOW_DOUBLE(call) printf("%s: %g\n", #call, (double)(call))

#endif
