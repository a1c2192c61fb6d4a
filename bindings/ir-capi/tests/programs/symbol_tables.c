// Symbol tables: nested ones, names that are taken, replacement of uses, and walks.

#include "build.h"

static const char *const program = "module @top {\n"
                                   "  func.func @a() { call @b() : () -> () return }\n"
                                   "  func.func private @b()\n"
                                   "  module @inner {\n"
                                   "    func.func @a() { call @b() : () -> () return }\n"
                                   "    func.func private @b()\n"
                                   "    func.func nested @c() attributes {ref = @b, far = @inner::@b, list = [@a, {x = @b}]} { return }\n"
                                   "  }\n"
                                   "  func.func private @d() attributes {ref = @inner::@b, other = @b}\n"
                                   "}\n";

static void walked(MlirOperation op, bool all_visible, void *data) {
  print_name((const char *)data, op);
  print_attribute("  symbol", mlirOperationGetAttributeByName(op, str("sym_name")));
  printf("  all uses visible: %d\n", all_visible);
}

int main(void) {
  MlirContext context = create_full_context();
  MlirModule module = parse_module(context, program);
  MlirOperation top = mlirModuleGetOperation(module);
  MlirOperation inner = symbol(module, "inner");
  MlirSymbolTable outer_table = mlirSymbolTableCreate(top), inner_table = mlirSymbolTableCreate(inner);
  print_op("b in inner", mlirSymbolTableLookup(inner_table, str("b")));
  print_op("c in top", mlirSymbolTableLookup(outer_table, str("c")));
  printf("no table: %d\n", mlirSymbolTableIsNull(mlirSymbolTableCreate(mlirSymbolTableLookup(outer_table, str("a")))));

  // A name that is taken is changed.
  MlirOperation copy = mlirOperationClone(mlirSymbolTableLookup(outer_table, str("b")));
  print_attribute("inserted as", mlirSymbolTableInsert(outer_table, copy));
  MlirOperation second = mlirOperationClone(copy);
  print_attribute("inserted as", mlirSymbolTableInsert(outer_table, second));
  MlirOperation into_inner = mlirOperationClone(mlirSymbolTableLookup(outer_table, str("d")));
  print_attribute("inserted as", mlirSymbolTableInsert(inner_table, into_inner));
  mlirSymbolTableErase(outer_table, second);
  print_op("erased", mlirSymbolTableLookup(outer_table, str("b_1")));
  print_op("top", top);

  mlirSymbolTableWalkSymbolTables(top, true, walked, "visible");
  mlirSymbolTableWalkSymbolTables(top, false, walked, "hidden");

  printf("replaced: %d\n", mlirLogicalResultIsSuccess(mlirSymbolTableReplaceAllSymbolUses(str("b"), str("renamed"), inner)));
  print_op("inner", inner);
  printf("replaced: %d\n", mlirLogicalResultIsSuccess(mlirSymbolTableReplaceAllSymbolUses(str("b"), str("outer_b"), top)));
  print_op("top", top);
  printf("replaced: %d\n", mlirLogicalResultIsSuccess(mlirSymbolTableReplaceAllSymbolUses(str("missing"), str("b"), top)));

  MlirStringRef name = mlirSymbolTableGetSymbolAttributeName(), visibility = mlirSymbolTableGetVisibilityAttributeName();
  print_text("name", name);
  print_text("visibility", visibility);
  print_attribute("visibility of c", mlirOperationGetAttributeByName(mlirSymbolTableLookup(inner_table, str("c")), visibility));
  mlirSymbolTableDestroy(inner_table);
  mlirSymbolTableDestroy(outer_table);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
