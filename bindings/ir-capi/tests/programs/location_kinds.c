// Locations of all kinds: creation, tests, accessors.
#include "print.h"

static void describe(MlirLocation loc) {
  SHOW_LOC(loc);
  printf("  kinds: range %d, call site %d, fused %d, name %d\n", mlirLocationIsAFileLineColRange(loc),
         mlirLocationIsACallSite(loc), mlirLocationIsAFused(loc), mlirLocationIsAName(loc));
  printf("  range: %d:%d to %d:%d ", mlirLocationFileLineColRangeGetStartLine(loc),
         mlirLocationFileLineColRangeGetStartColumn(loc), mlirLocationFileLineColRangeGetEndLine(loc),
         mlirLocationFileLineColRangeGetEndColumn(loc));
  // MLIR reads these from locations of their kinds only.
  if (mlirLocationIsAFileLineColRange(loc))
    SHOW_IDENT(mlirLocationFileLineColRangeGetFilename(loc));
  if (mlirLocationIsACallSite(loc)) {
    SHOW_LOC(mlirLocationCallSiteGetCallee(loc));
    SHOW_LOC(mlirLocationCallSiteGetCaller(loc));
  }
  unsigned count = mlirLocationFusedGetNumLocations(loc);
  MlirLocation *parts = calloc(count + 1, sizeof(MlirLocation));
  mlirLocationFusedGetLocations(loc, parts);
  for (unsigned i = 0; i < count; ++i)
    SHOW_LOC(parts[i]);
  free(parts);
  if (mlirLocationIsAFused(loc))
    SHOW_ATTR(mlirLocationFusedGetMetadata(loc));
  if (mlirLocationIsAName(loc)) {
    SHOW_IDENT(mlirLocationNameGetName(loc));
    SHOW_LOC(mlirLocationNameGetChildLoc(loc));
  }
  MlirAttribute attribute = mlirLocationGetAttribute(loc);
  SHOW_ATTR(attribute);
  SHOW_BOOL(mlirAttributeIsALocation(attribute));
  SHOW_BOOL(mlirLocationEqual(mlirLocationFromAttribute(attribute), loc));
  MlirTypeID id = mlirAttributeGetTypeID(attribute);
  printf("  identities: %d %d %d %d\n", mlirTypeIDEqual(id, mlirLocationFileLineColRangeGetTypeID()),
         mlirTypeIDEqual(id, mlirLocationCallSiteGetTypeID()), mlirTypeIDEqual(id, mlirLocationFusedGetTypeID()),
         mlirTypeIDEqual(id, mlirLocationNameGetTypeID()));
}

int main(void) {
  MlirContext context = newContext();
  MlirLocation unknown = mlirLocationUnknownGet(context);
  MlirLocation file = mlirLocationFileLineColGet(context, str("a.mlir"), 3, 7);
  MlirLocation range = mlirLocationFileLineColRangeGet(context, str("b c.mlir"), 1, 2, 3, 4);
  MlirLocation line = mlirLocationFileLineColRangeGet(context, str("b.mlir"), 1, 2, 1, 4);
  MlirLocation name = mlirLocationNameGet(context, str("name"), file);
  MlirLocation bare = mlirLocationNameGet(context, str("bare"), (MlirLocation){NULL});
  MlirLocation call = mlirLocationCallSiteGet(name, range);
  describe(unknown);
  describe(file);
  describe(range);
  describe(line);
  describe(mlirLocationFileLineColGet(context, str(""), 1, 1));
  describe(name);
  describe(bare);
  describe(call);
  MlirLocation parts[] = {file, unknown, call, file};
  MlirLocation fused = mlirLocationFusedGet(context, 4, parts, mlirAttributeGetNull());
  describe(fused);
  describe(mlirLocationFusedGet(context, 2, parts, mlirStringAttrGet(context, str("metadata"))));
  describe(mlirLocationFusedGet(context, 1, parts, mlirAttributeGetNull()));
  describe(mlirLocationFusedGet(context, 0, NULL, mlirAttributeGetNull()));
  describe(mlirLocationFusedGet(context, 0, NULL, mlirUnitAttrGet(context)));
  MlirLocation nested[] = {fused, bare};
  describe(mlirLocationFusedGet(context, 2, nested, mlirAttributeGetNull()));

  SHOW_BOOL(mlirLocationEqual(file, mlirLocationFileLineColGet(context, str("a.mlir"), 3, 7)));
  SHOW_BOOL(mlirLocationEqual(file, range));
  SHOW_BOOL(mlirLocationEqual(file, (MlirLocation){NULL}));
  SHOW_BOOL(mlirContextEqual(mlirLocationGetContext(fused), context));
  SHOW_LOC(mlirLocationFromAttribute(parseAttribute(context, "loc(callsite(\"f\" at \"g\"(\"h\":1:2)))")));
  mlirEmitError(call, "at a call");
  mlirContextDestroy(context);
  return 0;
}
