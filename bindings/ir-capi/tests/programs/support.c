// Texts, results, identities, pools of threads.

#include "common.h"

int main(void) {
  printf("equal: %d %d\n", mlirStringRefEqual(str("a"), str("a")), mlirStringRefEqual(str("a"), str("ab")));
  printf("prefix: %d\n", mlirStringRefEqual(str("ab"), mlirStringRefCreate("abc", 2)));
  print_text("created", mlirStringRefCreate("abc", 2));
  printf("success: %d %d\n", mlirLogicalResultIsSuccess(mlirLogicalResultSuccess()),
         mlirLogicalResultIsFailure(mlirLogicalResultSuccess()));
  printf("failure: %d %d\n", mlirLogicalResultIsSuccess(mlirLogicalResultFailure()),
         mlirLogicalResultIsFailure(mlirLogicalResultFailure()));

  static const uint64_t a = 1, b = 2;
  MlirTypeID of_a = mlirTypeIDCreate(&a), of_b = mlirTypeIDCreate(&b);
  printf("ids: %d %d %d\n", mlirTypeIDIsNull(of_a), mlirTypeIDEqual(of_a, mlirTypeIDCreate(&a)),
         mlirTypeIDEqual(of_a, of_b));
  printf("hash: %d\n", mlirTypeIDHashValue(of_a) == mlirTypeIDHashValue(mlirTypeIDCreate(&a)));
  MlirTypeIDAllocator allocator = mlirTypeIDAllocatorCreate();
  MlirTypeID first = mlirTypeIDAllocatorAllocateTypeID(allocator);
  MlirTypeID second = mlirTypeIDAllocatorAllocateTypeID(allocator);
  printf("allocated: %d %d\n", mlirTypeIDIsNull(first), mlirTypeIDEqual(first, second));
  mlirTypeIDAllocatorDestroy(allocator);

  MlirContext context = mlirContextCreateWithThreading(false);
  MlirLlvmThreadPool pool = mlirLlvmThreadPoolCreate();
  mlirContextSetThreadPool(context, pool);
  printf("pool: %d\n", mlirContextGetThreadPool(context).ptr == pool.ptr);
  printf("threads: %d\n", mlirContextGetNumThreads(context) > 0);
  mlirContextDestroy(context);
  mlirLlvmThreadPoolDestroy(pool);
  return 0;
}
