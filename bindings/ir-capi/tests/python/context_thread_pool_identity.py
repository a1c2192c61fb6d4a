"""The thread pool of a context is the one that it was given."""

from mlir.ir import *

pool = ThreadPool()
given, set_later, without = Context(thread_pool=pool), Context(), Context()
set_later.set_thread_pool(pool)
print([c._mlir_thread_pool_ptr() == pool._mlir_thread_pool_ptr() for c in (given, set_later, without)])
print(given.get_num_threads() == pool.get_max_concurrency())
