"""The object of a module's handle is the module's."""

import gc

from mlir.ir import *

context = Context()
module = Module.parse("module @text {}", context)
handle = module._CAPIPtr
again = Module._CAPICreate(handle)
print(again is module, again == module, again.context is context, context._get_live_module_count())
del module, again, handle
gc.collect()
print(context._get_live_module_count())
