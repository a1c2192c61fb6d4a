// Types and predicates of the dialect smt, also in text.

#include "common.h"
#include "mlir-c/Dialect/SMT.h"
#include "mlir-c/RegisterEverything.h"

static void show(const char *label, MlirType type) {
  print_type(label, type);
  printf("  tests: %d %d %d %d %d %d %d %d\n", mlirSMTTypeIsAnySMTValueType(type),
         mlirSMTTypeIsAnyNonFuncSMTValueType(type), mlirSMTTypeIsAArray(type), mlirSMTTypeIsABitVector(type),
         mlirSMTTypeIsABool(type), mlirSMTTypeIsAInt(type), mlirSMTTypeIsASMTFunc(type), mlirSMTTypeIsASort(type));
}

static void show_attribute(const char *label, MlirAttribute attribute) {
  print_attribute(label, attribute);
  printf("  test: %d\n", mlirSMTAttrIsASMTAttribute(attribute));
}

static void parse(MlirContext context, const char *text) {
  print_type(text, mlirTypeParseGet(context, str(text)));
}

static void parse_attribute(MlirContext context, const char *text) {
  MlirAttribute attribute = mlirAttributeParseGet(context, str(text));
  if (mlirAttributeIsNull(attribute))
    printf("%s: null\n", text);
  else
    show_attribute(text, attribute);
}

int main(void) {
  MlirContext context = mlirContextCreate();
  mlirContextAttachDiagnosticHandler(context, print_diagnostic, NULL, NULL);
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__smt__(), context);
  MlirType boolean = mlirSMTTypeGetBool(context), integer = mlirSMTTypeGetInt(context);
  MlirType vector = mlirSMTTypeGetBitVector(context, 8);
  show("bool", boolean);
  show("int", integer);
  show("bv", vector);
  show("array", mlirSMTTypeGetArray(context, integer, vector));
  show("func", mlirSMTTypeGetSMTFunc(context, 2, (MlirType[]){integer, boolean}, vector));
  show("sort", mlirSMTTypeGetSort(context, mlirIdentifierGet(context, str("s")), 0, NULL));
  show("sort", mlirSMTTypeGetSort(context, mlirIdentifierGet(context, str("a b")), 2, (MlirType[]){boolean, vector}));
  show("i8", mlirIntegerTypeGet(context, 8));

  parse(context, "!smt.bv<0>");
  parse(context, "!smt.bv<-1>");
  parse(context, "!smt.array<[i32 -> !smt.bool]>");
  parse(context, "!smt.array<[!smt.bool -> i32]>");
  parse(context, "!smt.array<[!smt.bool -> !smt.func<(!smt.int) !smt.bool>]>");
  parse(context, "!smt.func<() !smt.bool>");
  parse(context, "!smt.func<(i32) !smt.bool>");
  parse(context, "!smt.func<(!smt.int) !smt.func<(!smt.int) !smt.bool>>");
  parse(context, "!smt.func<(!smt.func<(!smt.int) !smt.bool>) !smt.bool>");
  parse(context, "!smt.sort<\"a\"[i32]>");
  parse(context, "!smt.sort<\"a\"[!smt.int, !smt.sort<\"b\">]>");

  const char *names[] = {"slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge", "lt", "le", "gt", "ge", "eq", ""};
  for (int i = 0; i < 14; ++i) {
    bool is_vector = mlirSMTAttrCheckBVCmpPredicate(context, str(names[i]));
    bool is_integer = mlirSMTAttrCheckIntPredicate(context, str(names[i]));
    printf("'%s': %d %d\n", names[i], is_vector, is_integer);
    if (is_vector)
      show_attribute("  bv", mlirSMTAttrGetBVCmpPredicate(context, str(names[i])));
    if (is_integer)
      show_attribute("  int", mlirSMTAttrGetIntPredicate(context, str(names[i])));
  }
  show_attribute("8", mlirIntegerAttrGet(mlirIntegerTypeGet(context, 64), 8));
  show_attribute("1 : i32", mlirIntegerAttrGet(mlirIntegerTypeGet(context, 32), 1));

  show_attribute("5", mlirSMTAttrGetBitVector(context, 5, 8));
  show_attribute("255", mlirSMTAttrGetBitVector(context, 255, 8));
  show_attribute("1", mlirSMTAttrGetBitVector(context, 1, 64));
  show_attribute("0", mlirSMTAttrGetBitVector(context, 0, 100));
  parse_attribute(context, "#smt.bv<92> : !smt.bv<8>");
  parse_attribute(context, "#smt.bv<255> : !smt.bv<8>");
  parse_attribute(context, "#smt.bv<256> : !smt.bv<8>");
  parse_attribute(context, "#smt.bv<-128> : !smt.bv<8>");
  parse_attribute(context, "#smt.bv<-129> : !smt.bv<8>");
  parse_attribute(context, "#smt.bv<0x1F> : !smt.bv<5>");
  parse_attribute(context, "#smt.bv<1267650600228229401496703205376> : !smt.bv<101>");
  parse_attribute(context, "#smt.bv<0> : i8");
  parse_attribute(context, "#smt.bv<0>");
  parse_attribute(context, "#smt.bv<> : !smt.bv<8>");
  print_text("bv", mlirSMTBitVectorTypeGetName());
  print_text("bool", mlirSMTBoolTypeGetName());
  print_text("int", mlirSMTIntTypeGetName());
  mlirContextDestroy(context);
  return 0;
}
