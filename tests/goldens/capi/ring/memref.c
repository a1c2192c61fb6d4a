/* A program of a user: creates a circular buffer from a memref. */
#include "ring.h"

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

#include <stdio.h>

static void show(MlirStringRef text, void *userData) {
  (void)userData;
  printf("%.*s", (int)text.length, text.data);
}

int main(void) {
  MlirContext ctx = mlirContextCreate();
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__ring__(), ctx);
  int64_t shape[] = {4, 8};
  MlirType memref =
      mlirMemRefTypeContiguousGet(mlirF32TypeGet(ctx), 2, shape, mlirAttributeGetNull());
  MlirType buffer = mlirRingCircularBufferTypeGetFromMemref(memref);
  mlirTypePrint(buffer, show, NULL);
  printf("\npages: %u\n", mlirRingCircularBufferTypeGetPages(buffer));
  /* An error is reported at the location, and nothing is created. */
  MlirType none = mlirRingCircularBufferTypeGetChecked(
      mlirLocationUnknownGet(ctx), 2, shape, mlirF32TypeGet(ctx), 0);
  bool isNull = mlirTypeIsNull(none);
  mlirContextDestroy(ctx);
  return isNull ? 0 : 1;
}
