// Segment sizes: by both of their names, of the wrong length or class, and as attributes of an operation that exists.

#include "build.h"

static void show(MlirContext context, const char *name, const char *sizes) {
  MlirBlock block = create_block(context, (const char *[]){"i1", "i32", NULL});
  MlirBlock target = create_block(context, (const char *[]){"i32", NULL}), other = create_block(context, (const char *[]){NULL});
  MlirRegion region = region_of(block);
  mlirRegionAppendOwnedBlock(region, target);
  mlirRegionAppendOwnedBlock(region, other);
  MlirOperation branch = create(context, block, .name = "cf.cond_br", .operands = {mlirBlockGetArgument(block, 0), mlirBlockGetArgument(block, 1)},
                                .attributes = {{name, sizes}}, .successors = {target, other});
  printf("%s = %s\n", name, sizes);
  static const char *const names[] = {"operandSegmentSizes", "operand_segment_sizes"};
  for (int i = 0; i < 2; ++i) {
    printf("inherent %d\n", mlirOperationHasInherentAttributeByName(branch, str(names[i])));
    print_attribute("  inherent", mlirOperationGetInherentAttributeByName(branch, str(names[i])));
    print_attribute("  any", mlirOperationGetAttributeByName(branch, str(names[i])));
    print_attribute("  discardable", mlirOperationGetDiscardableAttributeByName(branch, str(names[i])));
  }
  printf("attributes %d, discardable %d\n", (int)mlirOperationGetNumAttributes(branch), (int)mlirOperationGetNumDiscardableAttributes(branch));
  mlirOperationSetAttributeByName(branch, str("operand_segment_sizes"), attribute_of(context, "array<i32: 1, 0, 1>"));
  print_attribute("set", mlirOperationGetAttributeByName(branch, str("operandSegmentSizes")));
  mlirOperationSetAttributeByName(branch, str("operandSegmentSizes"), attribute_of(context, "array<i32: 1, 1, 0>"));
  mlirOperationSetAttributeByName(branch, str("operandSegmentSizes"), attribute_of(context, "array<i32: 1>"));
  print_attribute("set", mlirOperationGetAttributeByName(branch, str("operandSegmentSizes")));
  mlirOperationSetAttributeByName(branch, str("operandSegmentSizes"), attribute_of(context, "\"text\""));
  print_attribute("set", mlirOperationGetAttributeByName(branch, str("operandSegmentSizes")));
  mlirRegionDestroy(region);
}

int main(void) {
  MlirContext context = create_full_context();
  show(context, "operandSegmentSizes", "array<i32: 1, 1, 0>");
  show(context, "operand_segment_sizes", "array<i32: 1, 1, 0>");
  show(context, "operandSegmentSizes", "array<i32: 1, 1>");
  show(context, "operand_segment_sizes", "7 : i32");
  show(context, "other", "array<i32: 1, 1, 0>");
  static const char *const texts[] = {
      "\"cf.cond_br\"(%p, %x)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()",
      "\"cf.cond_br\"(%p, %x)[^a, ^b] {operandSegmentSizes = array<i32: 1, 1, 0>} : (i1, i32) -> ()",
  };
  for (int i = 0; i < 2; ++i) {
    char text[300];
    snprintf(text, sizeof text, "func.func @f(%%p: i1, %%x: i32) { %s ^a(%%y: i32): return ^b: return }", texts[i]);
    MlirModule module = parse_module(context, text);
    if (!mlirModuleIsNull(module))
      finish("module", module);
  }
  mlirContextDestroy(context);
  return 0;
}
