// Debug.h: flags of debug output, which a release build does not have.

#include "mlir-c/Debug.h"
#include <stdio.h>

int main(void) {
  printf("%d %d\n", mlirIsGlobalDebugEnabled(), mlirIsCurrentDebugType("a"));
  mlirEnableGlobalDebug(true);
  mlirSetGlobalDebugType("a");
  printf("%d %d %d\n", mlirIsGlobalDebugEnabled(), mlirIsCurrentDebugType("a"), mlirIsCurrentDebugType("b"));
  const char *types[] = {"b", "c"};
  mlirSetGlobalDebugTypes(types, 2);
  printf("%d %d\n", mlirIsCurrentDebugType("a"), mlirIsCurrentDebugType("b"));
  mlirEnableGlobalDebug(false);
  printf("%d\n", mlirIsGlobalDebugEnabled());
  return 0;
}
