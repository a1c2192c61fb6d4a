// Texts of modules that are wrong: the diagnostics, and that nothing of them is left.

#include "build.h"

int main(void) {
  MlirContext context = create_full_context();
  static const char *const texts[] = {
      "", " ", "// only a comment", "module", "module {", "module { }}", "module { } module { }", "modul { }", "\"builtin.module\"() ({}) : () -> (",
      "func.func @f(", "func.func @f() -> { }", "func.func @f() { return", "func.func @f() { return } }", "func.func f() { return }",
      "func.func @f(%a i32) { return }", "func.func @f(%a: i32, %a: i32) { return }", "func.func @f(%a: wrong) { return }",
      "func.func @f() { %x = arith.constant }", "func.func @f() { %x = arith.constant 1 }", "func.func @f() { %x = arith.constant 1 : }",
      "func.func @f() { %x = arith.constant 300 : i8 return }", "func.func @f() { %x = arith.constant 1.5 : i8 return }",
      "func.func @f() { %x = arith.constant dense<[1, 2]> : tensor<3xi8> return }",
      "func.func @f(%a: i32) { %x = arith.addi %a : i32 return }", "func.func @f(%a: i32) { %x, %y = arith.addi %a, %a : i32 return }",
      "func.func @f(%a: i32) { %x = arith.nothing %a : i32 return }",
      "func.func @f(%a: i32) { %x = \"arith.addi\"(%a) : (i32) -> i32 return }",
      "func.func @f(%a: i32) { %x = \"arith.addi\"(%a, %a) : (i32, i32) -> i64 return }",
      "func.func @f(%a: i32) { %x = \"arith.addi\"(%a, %a) : (i32, i64) -> i32 return }",
      "func.func @f(%a: i32) { %x = \"arith.addi\"(%a, %a) <{overflowFlags = 3 : i8}> : (i32, i32) -> i32 return }",
      "func.func @f() { cf.br ^nowhere }", "func.func @f() { ^b: return ^b: return }", "func.func @f() { cf.br ^b ^b(%x: i32): return }",
      "func.func @f() { cf.br ^b(%y : i32) ^b(%x: i32): return }", "func.func @f() { func.return %x : i32 }",
      "func.func @f() { return ^b(%x: i32): return %x : i32 }", "func.func @f(%a: index) { scf.for %i = %a to %a step %a { scf.yield %a : index } return }",
      "func.func @f(%m: memref<2xf32>) { memref.store %m, %m[] : memref<2xf32> return }", "#alias", "!alias = i32 !alias = i64", "#map = affine_map<(d0) -> (d1)>",
      "func.func @f() attributes {a = } { return }", "func.func @f() attributes {a, a} { return }", "func.func @f() loc(wrong) { return }",
      "func.func @f() { return } loc(\"a\":1)", "module attributes {x = dense<\"0xGG\"> : tensor<1xi8>} { }", "module attributes {x = \"unterminated } { }",
      "module attributes {x = array<i8: 1, 2, 300>} { }", "module attributes {x = affine_map<(d0) -> (d0 mod 0)>} { }",
      "module attributes {x = 0x1F : f8E9M9} { }", "module attributes {x = @a::b} { }",
      "\"func.func\"() ({ ^b(%a: i32): \"func.return\"() : () -> () }) : () -> ()",
  };
  for (size_t i = 0; i < sizeof texts / sizeof *texts; ++i) {
    printf("%d: %s\n", (int)i, texts[i]);
    MlirModule module = mlirModuleCreateParse(context, str(texts[i]));
    printf("null: %d\n", mlirModuleIsNull(module));
    if (!mlirModuleIsNull(module))
      mlirModuleDestroy(module);
    MlirOperation op = mlirOperationCreateParse(context, str(texts[i]), str("file.mlir"));
    printf("null: %d\n", mlirOperationIsNull(op));
    if (!mlirOperationIsNull(op))
      mlirOperationDestroy(op);
  }
  mlirContextDestroy(context);
  return 0;
}
