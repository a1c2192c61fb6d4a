"""What `import *` gives besides the IR's own names."""

from mlir.ir import *

print(np.zeros(2, dtype=np.int32), np.ndarray.__name__)

from mlir.runtime import *

print(ctypes.sizeof(ctypes.c_int32), np.float32(1))
