// Values: definitions, types, uses.

#include "common.h"

static void print_uses(const char *label, MlirValue value) {
  printf("%s:", label);
  for (MlirOpOperand use = mlirValueGetFirstUse(value); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(mlirOpOperandGetOwner(use)));
    printf(" %.*s#%u", (int)name.length, name.data, mlirOpOperandGetOperandNumber(use));
    if (!mlirValueEqual(mlirOpOperandGetValue(use), value))
      printf("!");
  }
  printf("\n");
}

static MlirOperation user(MlirContext context, const char *name, intptr_t count, MlirValue const *values) {
  MlirOperationState state = mlirOperationStateGet(str(name), mlirLocationUnknownGet(context));
  mlirOperationStateAddOperands(&state, count, values);
  return mlirOperationCreate(&state);
}

int main(void) {
  MlirContext context = create_context();
  MlirOperation two = create_op(context, "test.two", 2);
  MlirValue a = mlirOperationGetResult(two, 0), b = mlirOperationGetResult(two, 1);
  printf("kinds: %d %d null: %d\n", mlirValueIsAOpResult(a), mlirValueIsABlockArgument(a), mlirValueIsNull(a));
  printf("equal: %d %d\n", mlirValueEqual(a, mlirOperationGetResult(two, 0)), mlirValueEqual(a, b));
  printf("number: %d owner: %d\n", (int)mlirOpResultGetResultNumber(b),
         mlirOperationEqual(mlirOpResultGetOwner(b), two));
  printf("context: %d\n", mlirContextEqual(mlirValueGetContext(a), context));
  print_location("location", mlirValueGetLocation(a));
  print_value("value", a);
  mlirValueSetType(b, mlirF16TypeGet(context));
  print_type("type", mlirValueGetType(b));
  print_value("value", b);

  MlirType type = mlirIntegerTypeGet(context, 8);
  MlirLocation location = mlirLocationNameGet(context, str("arg"), mlirLocationUnknownGet(context));
  MlirBlock block = mlirBlockCreate(1, &type, &location);
  MlirValue argument = mlirBlockGetArgument(block, 0);
  printf("kinds: %d %d\n", mlirValueIsAOpResult(argument), mlirValueIsABlockArgument(argument));
  print_value("argument", argument);
  print_location("location", mlirValueGetLocation(argument));

  print_uses("unused", a);
  MlirValue values[] = {a, a, b};
  MlirOperation first = user(context, "test.first", 3, values), second = user(context, "test.second", 2, values);
  MlirOperation third = user(context, "test.third", 1, values);
  print_uses("a", a);
  print_uses("b", b);
  mlirOperationSetOperand(first, 1, b);
  print_uses("a", a);
  print_uses("b", b);
  MlirOperation exceptions[] = {second};
  mlirValueReplaceAllUsesExcept(a, b, 1, exceptions);
  print_uses("a", a);
  print_uses("b", b);
  mlirValueReplaceAllUsesOfWith(b, argument);
  print_uses("b", b);
  print_uses("argument", argument);

  mlirOperationDestroy(third);
  mlirOperationDestroy(second);
  mlirOperationDestroy(first);
  mlirOperationDestroy(two);
  mlirBlockDestroy(block);
  mlirContextDestroy(context);
  return 0;
}
