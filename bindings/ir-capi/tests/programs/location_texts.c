// Locations in texts: those that are written, those of aliases, and how they are printed with each of the flags.

#include "build.h"

static const char *const program =
    "#unknown = loc(unknown)\n"
    "#file = loc(\"f.c\":1:2)\n"
    "#range = loc(\"f.c\":1:2 to 3:4)\n"
    "#line = loc(\"f.c\":5:6 to :9)\n"
    "#name = loc(\"name\"(#file))\n"
    "#call = loc(callsite(#name at \"g.c\":7:8))\n"
    "#fused = loc(fused<\"meta\">[#file, #call, \"other\"])\n"
    "module {\n"
    "  func.func @f(%a: i32 loc(#file), %b: i32 loc(\"b\")) -> i32 {\n"
    "    %c = arith.addi %a, %b : i32 loc(#range)\n"
    "    %d = arith.addi %c, %b : i32 loc(#call)\n"
    "    cf.br ^next(%d : i32) loc(#unknown)\n"
    "  ^next(%e: i32 loc(#fused)):\n"
    "    return %e : i32 loc(#line)\n"
    "  } loc(#fused)\n"
    "  func.func private @g() loc(fused[\"x\", #file, \"x\"])\n"
    "} loc(#name)\n";

static void print_with(MlirOperation op, bool debug, bool pretty, bool local) {
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  if (debug)
    mlirOpPrintingFlagsEnableDebugInfo(flags, true, pretty);
  if (local)
    mlirOpPrintingFlagsUseLocalScope(flags);
  printf("debug %d, pretty %d, local %d:\n", debug, pretty, local);
  mlirOperationPrintWithFlags(op, flags, write_text, NULL);
  printf("\n");
  mlirOpPrintingFlagsDestroy(flags);
}

static void describe(MlirLocation location, int depth) {
  printf("%*s", 2 * depth, "");
  print_location("location", location);
  printf("%*sfile %d, name %d, call %d, fused %d\n", 2 * depth, "", mlirLocationIsAFileLineColRange(location), mlirLocationIsAName(location),
         mlirLocationIsACallSite(location), mlirLocationIsAFused(location));
  if (mlirLocationIsAFileLineColRange(location)) {
    print_text("file", mlirIdentifierStr(mlirLocationFileLineColRangeGetFilename(location)));
    printf("%d:%d to %d:%d\n", mlirLocationFileLineColRangeGetStartLine(location), mlirLocationFileLineColRangeGetStartColumn(location),
           mlirLocationFileLineColRangeGetEndLine(location), mlirLocationFileLineColRangeGetEndColumn(location));
  } else if (mlirLocationIsAName(location)) {
    print_text("name", mlirIdentifierStr(mlirLocationNameGetName(location)));
    describe(mlirLocationNameGetChildLoc(location), depth + 1);
  } else if (mlirLocationIsACallSite(location)) {
    describe(mlirLocationCallSiteGetCallee(location), depth + 1);
    describe(mlirLocationCallSiteGetCaller(location), depth + 1);
  } else if (mlirLocationIsAFused(location)) {
    MlirLocation parts[8];
    unsigned count = mlirLocationFusedGetNumLocations(location);
    mlirLocationFusedGetLocations(location, parts);
    print_attribute("metadata", mlirLocationFusedGetMetadata(location));
    for (unsigned i = 0; i < count; ++i)
      describe(parts[i], depth + 1);
  }
}

static MlirWalkResult visit(MlirOperation op, void *data) {
  (void)data;
  print_name("op", op);
  describe(mlirOperationGetLocation(op), 0);
  return MlirWalkResultAdvance;
}

int main(void) {
  MlirContext context = create_full_context();
  MlirModule module = parse_module(context, program);
  MlirOperation op = mlirModuleGetOperation(module);
  for (int i = 0; i < 6; ++i)
    print_with(op, i > 0, i % 2 == 0, i > 2);
  mlirOperationWalk(op, visit, NULL, MlirWalkPostOrder);
  MlirBlock entry = entry_of(symbol(module, "f"));
  for (intptr_t i = 0; i < mlirBlockGetNumArguments(entry); ++i)
    print_location("argument", mlirValueGetLocation(mlirBlockGetArgument(entry, i)));
  print_location("next", mlirValueGetLocation(mlirBlockGetArgument(mlirBlockGetNextInRegion(entry), 0)));
  MlirLocation here = mlirOperationGetLocation(mlirBlockGetFirstOperation(entry));
  printf("equal: %d\n", mlirLocationEqual(here, mlirLocationFileLineColRangeGet(context, str("f.c"), 1, 2, 3, 4)));
  print_location("from an attribute", mlirLocationFromAttribute(mlirLocationGetAttribute(here)));
  mlirBlockArgumentSetLocation(mlirBlockGetArgument(entry, 0), mlirLocationNameGet(context, str("changed"), here));
  mlirOperationSetLocation(op, mlirLocationCallSiteGet(here, mlirLocationUnknownGet(context)));
  print_with(op, true, false, false);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
