// Configurations of the writer of bytecode.

#include "common.h"

int main(void) {
  MlirBytecodeWriterConfig first = mlirBytecodeWriterConfigCreate();
  MlirBytecodeWriterConfig second = mlirBytecodeWriterConfigCreate();
  printf("different: %d\n", first.ptr != second.ptr);
  for (int64_t version = 0; version < 7; ++version)
    mlirBytecodeWriterConfigDesiredEmitVersion(first, version);
  mlirBytecodeWriterConfigDestroy(first);
  mlirBytecodeWriterConfigDesiredEmitVersion(second, 6);
  mlirBytecodeWriterConfigDestroy(second);
  return 0;
}
